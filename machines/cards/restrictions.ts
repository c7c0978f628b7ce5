/** Cards that say what can't be done, what is done to whom, and what that costs whoever does it. */
import {
  activated,
  affecting,
  all,
  anyTarget,
  as,
  asLongAs,
  attacksSelf,
  counter,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dealDamageToTarget,
  destroy,
  draw,
  enchant,
  equip,
  flying,
  freeze,
  gainLife,
  having,
  hexproof,
  hexproofFrom,
  lifelink,
  mana,
  may,
  named,
  one,
  opponentsControl,
  other,
  plus,
  putCounters,
  replacement,
  returnToBattlefield,
  rulesFor,
  sacrificing,
  spell,
  spellLike,
  staticAbility,
  tap,
  tapFor,
  target,
  thatObject,
  thatPlayer,
  trample,
  triggered,
  untilEndOfTurn,
  whenEnters,
  youControl,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  artifactCreatureCard,
  auraCard,
  creatureCard,
  enchantmentCard,
  equipmentCard,
  instantCard,
  landCard,
  legendary,
  sorceryCard,
  worded,
} from './define.ts';

export const restrictions: readonly CardDefinition[] = [
  enchantmentCard(
    'Sacred Ground',
    '{1}{W}',
    triggered({
      when: {
        on: 'putInto',
        zone: 'graveyard',
        from: 'battlefield',
        object: { type: 'land', owner: 'you' },
        causedBy: 'opponents',
      },
      effect: [returnToBattlefield(thatObject)],
    }),
  ),
  worded(
    ['that opponent'],
    enchantmentCard(
      'Karmic Justice',
      '{2}{W}',
      triggered({
        when: { on: 'destroyed', object: youControl({ notType: 'creature' }), causedBy: 'opponents' },
        targets: [one({ controller: thatPlayer })],
        effect: [may(destroy(target(0)))],
      }),
    ),
  ),
  enchantmentCard(
    'Worship',
    '{3}{W}',
    replacement({
      event: { would: 'loseLife', who: 'you', toLessThan: 1 },
      if: { holds: 'exists', what: creatureYouControl },
      amount: { number: 'minus', of: [{ number: 'life', of: 'you' }, 1] },
    }),
  ),
  worded(
    ['<n:quantity> is less than <least:lessThan>'],
    creatureCard(
      'Elderscale Wurm',
      '{4}{G}{G}{G}',
      'Wurm',
      '7/7',
      trample,
      triggered({
        when: { on: 'enters', object: 'self' },
        if: {
          holds: 'compare',
          what: { number: 'life', of: 'you' },
          to: { atMost: 6 },
        },
        effect: [{ do: 'setLife', to: 7, who: 'you' }],
      }),
      staticAbility({
        if: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atLeast: 7 } },
        replaces: {
          event: { would: 'loseLife', who: 'you', toLessThan: 7 },
          amount: { number: 'minus', of: [{ number: 'life', of: 'you' }, 7] },
        },
      }),
    ),
  ),
  worded(
    ['<says:statement> <if:unless> .'],
    legendary(
      creatureCard(
        'Tromokratis',
        '{5}{U}{U}',
        'Kraken',
        '8/8',
        asLongAs(
          {
            holds: 'not',
            of: { holds: 'is', what: 'self', like: { any: [{ attacking: true }, { blocking: true }] } },
          },
          having(hexproof),
        ),
        rulesFor(null, { rule: 'blockedByAllOrNone' }),
      ),
    ),
  ),
  equipmentCard(
    'Ring of Evos Isle',
    '{2}',
    activated({ cost: [mana('{2}')], effect: [untilEndOfTurn('attached', having(hexproof))] }),
    triggered({
      when: yourUpkeep,
      effect: [
        {
          do: 'if',
          condition: { holds: 'is', what: 'attached', like: { color: 'U' } },
          then: [putCounters('+1/+1', 1, 'attached')],
        },
      ],
    }),
    equip('{1}'),
  ),
  creatureCard(
    'Volatile Stormdrake',
    '{1}{U}',
    'Drake',
    '3/2',
    flying,
    hexproofFrom('activated and triggered abilities', { stackObject: 'ability' }),
    whenEnters(
      [one(opponentsControl(creature))],
      as('exchanged', { do: 'exchangeControl', first: 'self', second: target(0) }),
      {
        do: 'if',
        condition: { holds: 'did', by: 'exchanged' },
        then: [
          { do: 'putCounters', kind: 'energy', count: 4, onPlayers: 'you' },
          {
            do: 'unless',
            who: 'you',
            cost: [{ pay: 'energy', amount: { number: 'value', value: 'manaValue', of: target(0) } }],
            else: [{ do: 'sacrifice', who: 'you', what: target(0) }],
          },
        ],
      },
    ),
  ),
  sorceryCard(
    'Legerdemain',
    '{2}{U}{U}',
    spell(
      [
        one({ anyType: ['artifact', 'creature'] }),
        { objects: { sharesType: { with: target(0), among: ['artifact', 'creature'] } }, differentFrom: 0 },
      ],
      {
        do: 'exchangeControl',
        first: target(0),
        second: target(1),
      },
    ),
  ),
  creatureCard(
    'Obstinate Baloth',
    '{2}{G}{G}',
    'Beast',
    '4/4',
    whenEnters([], gainLife(4)),
    replacement({
      event: { would: 'move', what: 'self', to: 'graveyard', when: 'discarded', causedBy: 'opponents' },
      to: { zone: 'battlefield' },
    }),
  ),
  worded(
    [
      'if <event:wouldHappen> , instead <instead:clauses> .',
      { phrase: 'that <noun:nounMeant>', in: 'static' },
    ],
    legendary(
      creatureCard(
        'Kalitas, Traitor of Ghet',
        '{2}{B}{B}',
        'Vampire Warrior',
        '3/4',
        lifelink,
        replacement({
          event: { would: 'die', what: opponentsControl({ ...creature, token: false }) },
          to: { zone: 'exile' },
          also: [create(creatureToken(2, 2, ['B'], 'Zombie'))],
        }),
        activated({
          cost: [mana('{2}{B}'), sacrificing(other({ anySubtype: ['Vampire', 'Zombie'] }))],
          effect: [putCounters('+1/+1', 2, 'self')],
        }),
      ),
    ),
  ),
  instantCard(
    "Yamabushi's Flame",
    '{2}{R}',
    spell([anyTarget], as('damaged', dealDamageToTarget(3)), {
      do: 'replace',
      replacement: {
        event: { would: 'die', what: { ...creature, among: named('damaged') } },
        to: { zone: 'exile' },
      },
      until: 'untilEndOfTurn',
    }),
  ),
  landCard(
    'Eldrazi Temple',
    {},
    tapFor('C'),
    activated({
      cost: [tap],
      effect: [
        {
          do: 'addMana',
          mana: ['C', 'C'],
          spendOnly: { on: { colors: 'colorless', subtype: 'Eldrazi' } },
        },
      ],
    }),
  ),
  worded(
    ["that's attached to a|an <to:one>"],
    auraCard(
      "Sage's Reverie",
      '{3}{W}',
      enchant(creature),
      whenEnters(
        [],
        draw({ number: 'count', of: youControl({ subtype: 'Aura', attachedTo: all(creature) }) }),
      ),
      affecting(
        'attached',
        plus(
          { number: 'count', of: youControl({ subtype: 'Aura', attachedTo: all(creature) }) },
          { number: 'count', of: youControl({ subtype: 'Aura', attachedTo: all(creature) }) },
        ),
      ),
    ),
  ),
  creatureCard(
    'Void Winnower',
    '{9}',
    'Eldrazi',
    '11/9',
    staticAbility({ players: 'opponents', rules: [{ rule: 'cantCast', what: { manaValueIs: 'even' } }] }),
    rulesFor(all(opponentsControl({ ...creature, manaValueIs: 'even' })), { rule: 'cant', what: 'block' }),
  ),
  worded(
    ["can't cast additional <what:spellsMany>"],
    artifactCreatureCard(
      'Ethersworn Canonist',
      '{1}{W}',
      'Human Cleric',
      '2/2',
      staticAbility({
        players: {
          playersWith: { of: 'everyone', thisTurn: { fact: 'nonartifactSpellsCast', count: { atLeast: 1 } } },
        },
        rules: [{ rule: 'cantCast', what: { notType: 'artifact' } }],
      }),
    ),
  ),
  worded(
    ["[don't] untap during your next untap step"],
    creatureCard(
      'Spectral Bears',
      '{1}{G}',
      'Bear Spirit',
      '3/3',
      triggered({
        when: attacksSelf,
        if: {
          holds: 'not',
          of: { holds: 'exists', what: { color: 'B', token: false, controller: 'defending' } },
        },
        effect: [freeze('self')],
      }),
    ),
  ),
  instantCard(
    'Silence',
    '{W}',
    spell([], {
      do: 'rule',
      players: 'opponents',
      rules: [{ rule: 'cantCast', what: {} }],
      until: 'untilEndOfTurn',
    }),
  ),
  worded(
    ["activated abilities of sources with the chosen name can't be activated unless they're mana abilities"],
    artifactCard(
      'Pithing Needle',
      '{1}',
      replacement({
        event: { would: 'enter', what: 'self' },
        choose: [{ do: 'chooseValue', what: 'cardName', link: 'name' }],
      }),
      staticAbility({
        players: 'everyone',
        rules: [{ rule: 'cantActivate', what: { nameChosen: 'name' }, exceptMana: true }],
      }),
    ),
  ),
  instantCard('Second Guess', '{1}{U}', spell([one(spellLike({ castAs: 2 }))], counter(target(0)))),
];
