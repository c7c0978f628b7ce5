/** Cards with counters: what enters with more, what loses and what moves them. */
import {
  activated,
  affecting,
  all,
  anySpell,
  artifactCreatureToken,
  base,
  controllerOf,
  counter,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dies,
  diesSelf,
  entersWith,
  exactly,
  flying,
  haste,
  having,
  mana,
  may,
  move,
  named,
  one,
  other,
  plus,
  putCounters,
  replacement,
  sacrificeSelf,
  sacrificeThis,
  spell,
  spellLike,
  staticAbility,
  tap,
  target,
  targetCreature,
  thatObject,
  trample,
  triggered,
  untilEndOfTurn,
  vigilance,
  youCast,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, TargetSpec } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  artifactCreatureCard,
  creatureCard,
  enchantmentCard,
  instantCard,
  legendary,
  worded,
} from './define.ts';

/** "Target creature" and "another target creature with the same controller". */
const ofOneController: readonly TargetSpec[] = [
  targetCreature,
  { objects: { ...creature, controller: controllerOf(target(0)) }, differentFrom: 0 },
];

export const counters: readonly CardDefinition[] = [
  creatureCard(
    'Master Biomancer',
    '{2}{G}{U}',
    'Elf Wizard',
    '2/4',
    replacement({
      event: { would: 'enter', what: other(creatureYouControl) },
      counters: { kind: '+1/+1', count: { number: 'value', value: 'power', of: 'self' } },
      subtypes: ['Mutant'],
    }),
  ),
  instantCard(
    'Bioshift',
    '{G/U}',
    spell(ofOneController, {
      do: 'moveCounter',
      kind: '+1/+1',
      count: 'any',
      from: target(0),
      to: target(1),
    }),
  ),
  instantCard(
    'Fate Transfer',
    '{1}{U/B}',
    spell([targetCreature, { objects: creature, differentFrom: 0 }], {
      do: 'moveCounter',
      count: 'all',
      from: target(0),
      to: target(1),
    }),
  ),
  worded(
    ['[remove] <counters:someCounters> from among <from:many>'],
    enchantmentCard(
      'Retribution of the Ancients',
      '{B}',
      activated({
        cost: [
          mana('{B}'),
          { pay: 'removeCounters', kind: '+1/+1', count: { number: 'x' }, from: creatureYouControl },
        ],
        targets: [targetCreature],
        effect: [
          untilEndOfTurn(
            target(0),
            plus(
              { number: 'times', of: [-1, { number: 'x' }] },
              { number: 'times', of: [-1, { number: 'x' }] },
            ),
          ),
        ],
      }),
    ),
  ),
  artifactCard(
    'Weapon Rack',
    '{4}',
    entersWith('+1/+1', 3),
    activated({
      cost: [tap],
      targets: [targetCreature],
      effect: [{ do: 'moveCounter', kind: '+1/+1', from: 'self', to: target(0) }],
      limits: { timing: 'sorcery' },
    }),
  ),
  artifactCreatureCard(
    'Phyrexian Devourer',
    '{6}',
    'Phyrexian Construct',
    '1/1',
    triggered({
      when: {
        on: 'state',
        is: { holds: 'compare', what: { number: 'value', value: 'power', of: 'self' }, to: { atLeast: 7 } },
      },
      effect: [sacrificeThis],
    }),
    activated({
      cost: [{ pay: 'exileTop', count: 1, as: 'exiled' }],
      effect: [putCounters('+1/+1', { number: 'value', value: 'manaValue', of: { paid: 'exiled' } }, 'self')],
    }),
  ),
  artifactCreatureCard(
    'Metallic Mimic',
    '{2}',
    'Shapeshifter',
    '2/1',
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', what: 'creatureType', link: 'type' }],
    }),
    affecting('self', { change: 'addSubtypes', subtypes: { chosen: 'type' } }),
    replacement({
      event: { would: 'enter', what: other({ ...creatureYouControl, typeChosen: 'type' }) },
      counters: { kind: '+1/+1', count: 1 },
    }),
  ),
  legendary(
    creatureCard(
      'Vorinclex, Monstrous Raider',
      '{4}{G}{G}',
      'Phyrexian Praetor',
      '6/6',
      trample,
      haste,
      replacement({
        event: { would: 'putCounters', on: {}, orOn: 'everyone', by: 'you' },
        amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
      }),
      replacement({
        event: { would: 'putCounters', on: {}, orOn: 'everyone', by: 'opponents' },
        amount: { number: 'half', of: { number: 'eventAmount' }, round: 'down' },
      }),
    ),
  ),
  worded(
    [
      'if <which:damageKind> would be dealt to <to:damagedRecipient> , prevent that damage and <also:clauses> .',
      '<pronoun>',
    ],
    creatureCard(
      'Protean Hydra',
      '{X}{G}',
      'Hydra',
      '0/0',
      entersWith('+1/+1', { number: 'x' }),
      replacement({
        event: { would: 'dealDamage', to: 'self', atOnce: true },
        prevent: true,
        also: [{ do: 'removeCounters', kind: '+1/+1', count: { number: 'eventAmount' }, from: 'self' }],
      }),
      triggered({
        when: { on: 'counterRemoved', object: 'self', kind: '+1/+1' },
        effect: [
          {
            do: 'delayedTrigger',
            when: [{ on: 'begins', step: 'end' }],
            effect: [putCounters('+1/+1', 2, 'self')],
          },
        ],
      }),
    ),
  ),
  legendary(
    creatureCard(
      'Omnath, Locus of Mana',
      '{2}{G}',
      'Elemental',
      '1/1',
      staticAbility({ players: 'you', rules: [{ rule: 'manaLasts', types: ['G'] }] }),
      affecting(
        'self',
        plus(
          { number: 'unspentMana', type: 'G', of: 'you' },
          { number: 'unspentMana', type: 'G', of: 'you' },
        ),
      ),
    ),
  ),
  artifactCreatureCard(
    'Hangarback Walker',
    '{X}{X}',
    'Construct',
    '0/0',
    entersWith('+1/+1', { number: 'x' }),
    triggered({
      when: diesSelf,
      effect: [
        create(artifactCreatureToken(1, 1, [], 'Thopter', flying), {
          number: 'counters',
          kind: '+1/+1',
          on: 'self',
        }),
      ],
    }),
    activated({ cost: [mana('{1}'), tap], effect: [putCounters('+1/+1', 1, 'self')] }),
  ),
  artifactCreatureCard(
    'Diamond Knight',
    '{3}',
    'Knight',
    '1/1',
    vigilance,
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', what: 'color', link: 'color' }],
    }),
    triggered({
      when: youCast({ ...anySpell, colorChosen: 'color' }),
      effect: [putCounters('+1/+1', 1, 'self')],
    }),
  ),
  enchantmentCard(
    'Quest for the Gravelord',
    '{B}',
    triggered({ when: dies(creature), effect: [may(putCounters('quest', 1, 'self'))] }),
    activated({
      cost: [{ pay: 'removeCounters', kind: 'quest', count: 3 }, sacrificeSelf],
      effect: [create(creatureToken(5, 5, ['B'], 'Zombie Giant'))],
    }),
  ),
  worded(
    [{ phrase: '<pronoun>', in: 'static' }],
    artifactCard(
      'Chimeric Mass',
      '{X}',
      entersWith('charge', { number: 'x' }),
      activated({
        cost: [mana('{1}')],
        effect: [
          untilEndOfTurn(
            'self',
            { change: 'addTypes', types: ['artifact', 'creature'] },
            { change: 'setSubtypes', subtypes: ['Construct'] },
            having(
              staticAbility({
                changes: [
                  base(
                    { number: 'counters', kind: 'charge', on: 'self' },
                    { number: 'counters', kind: 'charge', on: 'self' },
                  ),
                ],
              }),
            ),
          ),
        ],
      }),
    ),
  ),
  creatureCard(
    'Simic Guildmage',
    '{G/U}{G/U}',
    'Elf Wizard',
    '2/2',
    activated({
      cost: [mana('{1}{G}')],
      targets: [
        targetCreature,
        { objects: { ...creature, controller: controllerOf(target(0)) }, differentFrom: 0 },
      ],
      effect: [{ do: 'moveCounter', kind: '+1/+1', from: target(0), to: target(1) }],
    }),
    activated({
      cost: [mana('{1}{U}')],
      targets: [one({ subtype: 'Aura', attachedTo: all({}) })],
      effect: [
        {
          do: 'choose',
          from: {
            controller: controllerOf(all({ hasAttached: exactly(target(0)) })),
            notAmong: all({ hasAttached: exactly(target(0)) }),
          },
          count: { min: 1, max: 1 },
          as: 'chosen',
        },
        { do: 'attach', what: target(0), to: named('chosen') },
      ],
    }),
  ),
  artifactCard(
    'Aether Vial',
    '{1}',
    triggered({ when: yourUpkeep, effect: [may(putCounters('charge', 1, 'self'))] }),
    activated({
      cost: [tap],
      effect: [
        may(
          {
            do: 'choose',
            from: {
              ...creature,
              zone: 'hand',
              owner: 'you',
              manaValue: { exactly: { number: 'counters', kind: 'charge', on: 'self' } },
            },
            count: { min: 1, max: 1 },
            as: 'chosen',
          },
          move(named('chosen'), { zone: 'battlefield' }),
        ),
      ],
    }),
  ),
  artifactCard(
    'Chalice of the Void',
    '{X}{X}',
    entersWith('charge', { number: 'x' }),
    triggered({
      when: {
        on: 'cast',
        spell: spellLike({ manaValue: { exactly: { number: 'counters', kind: 'charge', on: 'self' } } }),
      },
      effect: [counter(thatObject)],
    }),
  ),
];
