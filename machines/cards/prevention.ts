/** Cards that prevent damage, or turn it aside. */
import {
  activated,
  all,
  anotherCreature,
  anyTarget,
  artifact,
  controllerOf,
  creature,
  creatureYouControl,
  dealDamageToPlayers,
  dealDamageToTarget,
  enchant,
  entersWith,
  exactly,
  flash,
  flying,
  instantOrSorcerySpell,
  inYourGraveyard,
  mana,
  modalSpell,
  mode,
  named,
  one,
  other,
  putCounters,
  replacement,
  sacrifice,
  spell,
  staticAbility,
  target,
  targetCreature,
  targetPlayer,
  whenEnters,
} from '../rules/abilities/write/index.ts';
import type {
  CardDefinition,
  Instruction,
  Quantity,
  StaticAbility,
} from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  artifactCreatureCard,
  auraCard,
  creatureCard,
  instantCard,
  legendary,
  typed,
  worded,
} from './define.ts';

const removing = (count: Quantity): Instruction => ({
  do: 'removeCounters',
  kind: '+1/+1',
  count,
  from: 'self',
});

/** "If damage would be dealt to this while it has a +1/+1 counter on it, prevent that damage and …" */
const preventedByCounters = (...also: readonly Instruction[]): StaticAbility =>
  replacement({
    event: { would: 'dealDamage', to: 'self', atOnce: true },
    if: { holds: 'is', what: 'self', like: { counters: { kind: '+1/+1', atLeast: 1 } } },
    prevent: true,
    also,
  });

export const prevention: readonly CardDefinition[] = [
  worded(
    ['<pronoun>'],
    legendary(
      creatureCard(
        'Polukranos, Unchained',
        '{2}{B}{G}',
        'Zombie Hydra',
        '0/0',
        replacement({
          event: { would: 'enter', what: 'self' },
          if: { holds: 'not', of: { holds: 'paid', cost: 'escape' } },
          counters: { kind: '+1/+1', count: 6 },
        }),
        replacement({
          event: { would: 'enter', what: 'self' },
          if: { holds: 'paid', cost: 'escape' },
          counters: { kind: '+1/+1', count: 12 },
        }),
        preventedByCounters(removing({ number: 'eventAmount' })),
        activated({
          cost: [mana('{1}{B}{G}')],
          targets: [one(anotherCreature)],
          effect: [{ do: 'fight', first: 'self', second: target(0) }],
        }),
        {
          kind: 'keyword',
          keyword: 'escape',
          cost: [mana('{4}{B}{G}'), { pay: 'exile', what: inYourGraveyard(other({})), count: 6 }],
        },
      ),
    ),
  ),
  creatureCard(
    'Magma Pummeler',
    '{X}{R}{R}',
    'Elemental',
    '0/0',
    entersWith('+1/+1', { number: 'x' }),
    preventedByCounters(
      { ...removing({ number: 'eventAmount' }), as: 'removed' },
      {
        do: 'reflexive',
        after: 'removed',
        targets: [anyTarget],
        effect: [dealDamageToTarget({ number: 'amount', by: 'removed' })],
      },
    ),
  ),
  worded(
    ['<pronoun>'],
    creatureCard(
      'Oathsworn Knight',
      '{1}{B}{B}',
      'Human Knight',
      '0/0',
      entersWith('+1/+1', 4),
      { kind: 'static', rules: [{ rule: 'mustAttack' }] },
      preventedByCounters(removing(1)),
    ),
  ),
  worded(
    [
      'if <to:damagedRecipient> would be dealt <which:damageKind> , prevent that damage and <also:clauses> .',
      '<pronoun>',
    ],
    creatureCard(
      'Unbreathing Horde',
      '{2}{B}',
      'Zombie',
      '0/0',
      entersWith('+1/+1', {
        number: 'plus',
        of: [
          { number: 'count', of: { subtype: 'Zombie', controller: 'you', other: true } },
          { number: 'count', of: { subtype: 'Zombie', zone: 'graveyard', owner: 'you' } },
        ],
      }),
      replacement({
        event: { would: 'dealDamage', to: 'self', atOnce: true },
        prevent: true,
        also: [removing(1)],
      }),
    ),
  ),
  instantCard(
    'Deflecting Palm',
    '{R}{W}',
    spell(
      [],
      { do: 'chooseSource', as: 'chosen' },
      {
        do: 'replace',
        replacement: {
          event: { would: 'dealDamage', from: exactly(named('chosen')), toPlayer: 'you' },
          prevent: true,
          as: 'prevented',
          also: [
            {
              do: 'if',
              condition: { holds: 'did', by: 'prevented' },
              then: [
                dealDamageToPlayers({ number: 'amount', by: 'prevented' }, controllerOf({ event: 'source' })),
              ],
            },
          ],
        },
        until: 'untilEndOfTurn',
        once: true,
      },
    ),
  ),
  creatureCard(
    'Glarecaster',
    '{4}{W}{W}',
    'Bird Cleric',
    '3/3',
    flying,
    activated({
      cost: [mana('{5}{W}')],
      targets: [anyTarget],
      effect: [
        {
          do: 'replace',
          replacement: {
            event: { would: 'dealDamage', to: 'self', toPlayer: 'you', atOnce: true },
            redirectTo: target(0),
            redirectToPlayers: target(0),
          },
          until: 'untilEndOfTurn',
          once: true,
        },
      ],
    }),
  ),
  auraCard(
    'Ward of Piety',
    '{1}{W}',
    enchant(creature),
    activated({
      cost: [mana('{1}{W}')],
      targets: [anyTarget],
      effect: [
        {
          do: 'replace',
          replacement: {
            event: { would: 'dealDamage', to: 'attached' },
            redirectTo: target(0),
            redirectToPlayers: target(0),
          },
          until: 'untilEndOfTurn',
          amount: 1,
        },
      ],
    }),
  ),
  creatureCard(
    'Martyrs of Korlis',
    '{3}{W}{W}',
    'Human',
    '1/6',
    staticAbility({
      if: { holds: 'is', what: 'self', like: { tapped: false } },
      replaces: {
        event: { would: 'dealDamage', from: artifact, toPlayer: 'you', atOnce: true },
        redirectTo: 'self',
      },
    }),
  ),
  artifactCreatureCard(
    'Armored Transport',
    '{3}',
    'Construct',
    '2/1',
    replacement({
      event: {
        would: 'dealDamage',
        to: 'self',
        from: { ...creature, blockingAny: 'self' },
        combat: true,
        atOnce: true,
      },
      prevent: true,
    }),
  ),
  artifactCard(
    'Forcefield',
    '{3}',
    activated({
      cost: [mana('{1}')],
      effect: [
        {
          do: 'choose',
          from: { ...creature, unblocked: true },
          count: { min: 1, max: 1 },
          as: 'chosen',
        },
        {
          do: 'replace',
          replacement: {
            event: { would: 'dealDamage', from: exactly(named('chosen')), toPlayer: 'you', combat: true },
            prevent: { number: 'minus', of: [{ number: 'eventAmount' }, 1] },
          },
          until: 'untilEndOfTurn',
          once: true,
        },
      ],
    }),
  ),
  creatureCard(
    'Haze Frog',
    '{3}{G}{G}',
    'Frog',
    '2/1',
    flash,
    whenEnters([], {
      do: 'preventDamage',
      amount: 'all',
      combat: true,
      from: all(anotherCreature),
      until: 'untilEndOfTurn',
    }),
  ),
  instantCard(
    'Safe Passage',
    '{2}{W}',
    spell([], {
      do: 'preventDamage',
      amount: 'all',
      to: all(creatureYouControl),
      toPlayers: 'you',
      until: 'untilEndOfTurn',
    }),
  ),
  typed(
    {
      ...instantCard(
        'Ethereal Haze',
        '{W}',
        spell([], { do: 'preventDamage', amount: 'all', from: all(creature), until: 'untilEndOfTurn' }),
      ),
      subtypes: ['Arcane'],
    },
    'instant',
  ),
  instantCard(
    "Dromoka's Command",
    '{G}{W}',
    modalSpell(
      2,
      mode([one(instantOrSorcerySpell)], {
        do: 'preventDamage',
        amount: 'all',
        from: target(0),
        until: 'untilEndOfTurn',
      }),
      mode([targetPlayer], sacrifice(target(0), { type: 'enchantment' })),
      mode([targetCreature], putCounters('+1/+1', 1, target(0))),
      mode([one(creatureYouControl), one({ ...creature, notController: 'you' })], {
        do: 'fight',
        first: target(0),
        second: target(1),
      }),
    ),
  ),
];
