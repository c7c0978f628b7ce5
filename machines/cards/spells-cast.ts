/** Cards that look for spells being cast, and spells that are cast from elsewhere or copied. */
import {
  activated,
  all,
  anySpell,
  as,
  controllerOf,
  counter,
  dealDamageToPlayers,
  deathtouch,
  exile,
  firstStrike,
  flashback,
  flying,
  gainLife,
  instantOrSorcery,
  instantOrSorcerySpell,
  inYourGraveyard,
  inYourHand,
  mana,
  may,
  mayPlayer,
  move,
  named,
  nonlandPermanent,
  one,
  putCounters,
  returnToBattlefield,
  returnToHand,
  sacrificeSelf,
  spell,
  spellLike,
  target,
  targetOpponent,
  targetPlayer,
  targetSpell,
  thatObject,
  triggered,
  whenEnters,
  youCast,
} from '../rules/abilities/write/index.ts';
import {
  type CardDefinition,
  cardTypes,
  type Instruction,
  type Objects,
} from '../rules/state/vocabulary/index.ts';
import {
  creatureCard,
  enchantmentCard,
  instantCard,
  legendary,
  sorceryCard,
  typed,
  worded,
} from './define.ts';

/** "If that spell would be put into a graveyard this turn, exile it instead." */
const exiledInsteadOfGraveyard = (what: Objects): Instruction => ({
  do: 'replace',
  replacement: { event: { would: 'move', what: { among: what }, to: 'graveyard' }, to: { zone: 'exile' } },
  until: 'untilEndOfTurn',
});

export const spellsCast: readonly CardDefinition[] = [
  worded(
    [
      'each player returns all <what:describedCard> from their graveyard to the battlefield',
      '<does:explicit>',
    ],
    enchantmentCard(
      'Bloodbond March',
      '{2}{B}{G}',
      triggered({
        when: { on: 'cast', spell: spellLike({ type: 'creature' }) },
        effect: [returnToBattlefield(all({ zone: 'graveyard', sharesNameWith: thatObject }))],
      }),
    ),
  ),
  enchantmentCard(
    'Harness the Storm',
    '{2}{R}',
    triggered({
      when: { on: 'cast', by: 'you', spell: instantOrSorcerySpell, from: 'hand' },
      targets: [one(inYourGraveyard({ sharesNameWith: thatObject }))],
      effect: [{ do: 'cast', what: target(0) }],
    }),
  ),
  worded(
    [
      'the player does',
      'they',
      '[copy] <what:objects> and may choose a new target for the|that copy',
      "that <noun:nounMeant>'s controller",
      { phrase: 'then <does:clauses> .', in: 'sacrifice' },
      { word: 'that', in: 'copySpell' },
    ],
    instantCard(
      'Chain of Vapor',
      '{U}',
      spell(
        [one(nonlandPermanent)],
        returnToHand(target(0)),
        mayPlayer(
          controllerOf(target(0)),
          as('sacrificed', {
            do: 'sacrifice',
            filter: { type: 'land' },
            who: controllerOf(target(0)),
          }),
        ),
        {
          do: 'if',
          condition: { holds: 'did', by: 'sacrificed' },
          then: [
            mayPlayer(controllerOf(target(0)), {
              do: 'copySpell',
              what: 'self',
              newTargets: true,
              who: controllerOf(target(0)),
            }),
          ],
        },
      ),
    ),
  ),
  worded(
    ['[copy] <what:objects> and may choose a new target for the|that copy'],
    sorceryCard(
      "Sevinne's Reclamation",
      '{2}{W}',
      spell(
        [
          one(
            inYourGraveyard({
              anyType: ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'],
              manaValue: { atMost: 3 },
            }),
          ),
        ],
        returnToBattlefield(target(0)),
        {
          do: 'if',
          condition: { holds: 'wasCast', what: 'self', from: 'graveyard' },
          then: [may({ do: 'copySpell', what: 'self', newTargets: true })],
        },
      ),
      flashback('{4}{W}'),
    ),
  ),
  worded(
    ['that has the same name as a|an <what:namesake>'],
    enchantmentCard(
      'Pyromancer Ascension',
      '{1}{R}',
      triggered({
        when: youCast({ ...instantOrSorcerySpell, sharesNameWith: all(inYourGraveyard({})) }),
        effect: [may(putCounters('quest', 1, 'self'))],
      }),
      triggered({
        when: youCast(instantOrSorcerySpell),
        while: { holds: 'is', what: 'self', like: { counters: { kind: 'quest', atLeast: 2 } } },
        effect: [may({ do: 'copySpell', what: thatObject, newTargets: true })],
      }),
    ),
  ),
  creatureCard(
    'Martyr of Sands',
    '{W}',
    'Human Cleric',
    '1/1',
    activated({
      cost: [
        mana('{1}'),
        { pay: 'reveal', what: inYourHand({ color: 'W' }), count: { number: 'x' } },
        sacrificeSelf,
      ],
      effect: [gainLife({ number: 'times', of: [3, { number: 'x' }] })],
    }),
  ),
  creatureCard(
    'Corpse Traders',
    '{3}{B}',
    'Human Rogue',
    '3/3',
    activated({
      cost: [mana('{2}{B}'), { pay: 'sacrifice', what: { type: 'creature' } }],
      targets: [targetOpponent],
      effect: [
        { do: 'reveal', what: all({ zone: 'hand', owner: target(0) }) },
        { do: 'discard', count: 1, who: target(0), chosenBy: 'you' },
      ],
      limits: { timing: 'sorcery' },
    }),
  ),
  {
    ...typed(
      instantCard(
        'Runeflare Trap',
        '{4}{R}{R}',
        {
          kind: 'static',
          alternativeCost: {
            cost: [mana('{R}')],
            name: 'alternative',
            if: {
              holds: 'compare',
              what: {
                number: 'countPlayers',
                of: {
                  playersWith: { of: 'opponents', thisTurn: { fact: 'cardsDrawn', count: { atLeast: 3 } } },
                },
              },
              to: { atLeast: 1 },
            },
          },
        },
        spell(
          [targetPlayer],
          dealDamageToPlayers({ number: 'cardsIn', zone: 'hand', of: target(0) }, target(0)),
        ),
      ),
      'instant',
    ),
    subtypes: ['Trap'],
  },
  worded(
    [
      'that <noun:nounMeant>',
      'that spell',
      'that library',
      { joint: 'then', of: ['look', 'choose', 'exile', 'move'] },
    ],
    legendary(
      creatureCard(
        'Gonti, Lord of Luxury',
        '{2}{B}{B}',
        'Aetherborn Rogue',
        '2/3',
        deathtouch,
        whenEnters(
          [targetOpponent],
          as('seen', { do: 'look', at: { top: 4, of: target(0) } }),
          {
            do: 'choose',
            from: { among: named('seen') },
            count: { min: 1, max: 1 },
            as: 'chosen',
          },
          as('exiled', { do: 'exile', what: named('chosen'), faceDown: true }),
          move(all({ zone: 'library', among: named('seen') }), {
            zone: 'library',
            position: 'bottom',
            inRandomOrder: true,
          }),
          { do: 'mayPlay', what: named('exiled'), until: 'forever', onlyCast: true, asThough: 'anyType' },
        ),
      ),
    ),
  ),
  instantCard(
    'Counterlash',
    '{4}{U}{U}',
    spell([targetSpell], counter(target(0)), {
      do: 'castWithoutPaying',
      what: all(inYourHand({})),
      like: { sharesType: { with: target(0), among: cardTypes } },
      most: 1,
    }),
  ),
  worded(
    [
      'that spell',
      'if that spell would be put into a|your|their graveyard this turn , <instead:clauses> instead .',
      { word: 'a', in: 'replace' },
    ],
    creatureCard(
      'Dire Fleet Daredevil',
      '{1}{R}',
      'Human Pirate',
      '2/1',
      firstStrike,
      whenEnters(
        [one({ ...instantOrSorcery, zone: 'graveyard', owner: 'opponents' })],
        as('exiled', exile(target(0))),
        {
          do: 'mayPlay',
          what: named('exiled'),
          until: 'untilEndOfTurn',
          onlyCast: true,
          asThough: 'anyType',
        },
        exiledInsteadOfGraveyard(named('exiled')),
      ),
    ),
  ),
  creatureCard(
    'Diluvian Primordial',
    '{5}{U}{U}',
    'Avatar',
    '5/5',
    flying,
    whenEnters(
      [
        {
          objects: { ...instantOrSorcery, zone: 'graveyard', owner: 'opponents' },
          count: { min: 0, max: 1 },
          forEach: 'opponents',
        },
      ],
      as('cast', { do: 'castWithoutPaying', what: target(0) }),
      exiledInsteadOfGraveyard(named('cast')),
    ),
  ),
  legendary(
    creatureCard(
      'Rashmi, Eternities Crafter',
      '{2}{G}{U}',
      'Elf Druid',
      '2/3',
      triggered({
        when: { on: 'cast', by: 'you', spell: anySpell, nth: 1 },
        effect: [
          as('revealed', { do: 'reveal', what: { top: 1, of: 'you' } }),
          as('cast', {
            do: 'castWithoutPaying',
            what: named('revealed'),
            like: {
              manaValue: {
                atMost: { number: 'minus', of: [{ number: 'value', value: 'manaValue', of: thatObject }, 1] },
              },
            },
          }),
          {
            do: 'if',
            condition: { holds: 'not', of: { holds: 'did', by: 'cast' } },
            then: [move(named('revealed'), { zone: 'hand' })],
          },
        ],
      }),
    ),
  ),
  typed(
    worded(
      [{ phrase: 'the <noun:nounMeant>', in: 'chooseNewTargets' }],
      creatureCard(
        'Perplexing Chimera',
        '{4}{U}',
        'Chimera',
        '3/3',
        triggered({
          when: { on: 'cast', by: 'opponents', spell: anySpell },
          effect: [
            may(as('exchanged', { do: 'exchangeControl', first: 'self', second: thatObject })),
            {
              do: 'if',
              condition: { holds: 'did', by: 'exchanged' },
              then: [may({ do: 'chooseNewTargets', what: thatObject })],
            },
          ],
        }),
      ),
    ),
    'enchantment',
    'creature',
  ),
];
