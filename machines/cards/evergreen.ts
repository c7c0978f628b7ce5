/** Cards that show the evergreen keywords (702.2-702.21, 702.108, 702.111): who has them, gives them, asks for them. */
import {
  activated,
  affecting,
  all,
  artifact,
  as,
  asLongAs,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  cycling,
  deathtouch,
  destroy,
  dies,
  draw,
  enchant,
  enchantPlayer,
  enters,
  entersTapped,
  entersWith,
  equip,
  firstStrike,
  flying,
  haste,
  having,
  hexproof,
  ifYouControl,
  indestructible,
  keyword,
  mana,
  may,
  menace,
  named,
  one,
  other,
  permanent,
  plus,
  protectionFrom,
  putCounters,
  replacement,
  returnToHand,
  rulesFor,
  spell,
  staticAbility,
  target,
  targetCreature,
  thatObject,
  thatPlayer,
  trample,
  triggered,
  untilEndOfTurn,
  youControl,
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
  legendary,
  sorceryCard,
  worded,
} from './define.ts';

/** The same card with these subtypes. */
const typedAs = (card: CardDefinition, subtypes: string): CardDefinition => ({
  ...card,
  subtypes: subtypes.split(' '),
});

const creatures: readonly CardDefinition[] = [
  worded(
    ['a second target <objects:anything>'],
    creatureCard(
      'Leech Bonder',
      '{2}{U}',
      'Merfolk Soldier',
      '3/3',
      entersWith('-1/-1', 2),
      activated({
        cost: [mana('{U}'), { pay: 'untap' }],
        targets: [targetCreature, { objects: creature, differentFrom: 0 }],
        effect: [{ do: 'moveCounter', from: target(0), to: target(1) }],
      }),
    ),
  ),
  creatureCard(
    'Venom Sliver',
    '{1}{G}',
    'Sliver',
    '1/1',
    affecting(all(youControl({ ...creature, subtype: 'Sliver' })), having(deathtouch)),
  ),
  artifactCreatureCard(
    'Night Market Guard',
    '{3}',
    'Construct',
    '3/1',
    rulesFor(null, { rule: 'blocksAdditional', number: 1 }),
  ),
  creatureCard('Angel of the God-Pharaoh', '{4}{W}{W}', 'Angel', '4/4', flying, cycling('{2}')),
  creatureCard(
    'Embraal Bruiser',
    '{1}{B}',
    'Human Warrior',
    '3/1',
    entersTapped,
    asLongAs(ifYouControl(artifact), having(menace)),
  ),
  creatureCard(
    'Hagra Constrictor',
    '{2}{B}',
    'Snake',
    '0/0',
    entersWith('+1/+1', 2),
    affecting(all({ ...creatureYouControl, counters: { kind: '+1/+1', atLeast: 1 } }), having(menace)),
  ),
  creatureCard(
    'Sonorous Howlbonder',
    '{1}{B/R}{B/R}',
    'Human Warrior',
    '2/2',
    menace,
    rulesFor(all({ ...creatureYouControl, keyword: 'menace' }), { rule: 'fewestBlockers', number: 3 }),
  ),
  creatureCard(
    'Rockslide Elemental',
    '{2}{R}',
    'Elemental',
    '1/1',
    firstStrike,
    triggered({ when: dies(other(creature)), effect: [may(putCounters('+1/+1', 1, 'self'))] }),
  ),
];

/** "As this enters, choose …" (607.2d): what is chosen is kept under this link. */
const choosing = (what: 'color' | 'cardName') =>
  replacement({
    event: { would: 'enter', what: 'self' },
    choose: [{ do: 'chooseValue', what, link: what === 'color' ? 'color' : 'name' }],
  });

const guarded: readonly CardDefinition[] = [
  legendary(
    creatureCard(
      "Thrasta, Tempest's Roar",
      '{10}{G}{G}',
      'Dinosaur',
      '7/7',
      staticAbility({
        costs: [
          {
            of: 'spells',
            like: { among: 'self' },
            less: { number: 'times', of: [3, { number: 'thisTurn', fact: 'spellsCast', by: 'everyone' }] },
          },
        ],
      }),
      trample,
      haste,
      keyword('trample over planeswalkers'),
      asLongAs({ holds: 'is', what: 'self', like: { enteredThisTurn: true } }, having(hexproof)),
    ),
  ),
  creatureCard(
    'Voice of All',
    '{2}{W}{W}',
    'Angel',
    '2/2',
    flying,
    choosing('color'),
    affecting('self', having(protectionFrom('the chosen color', { colorChosen: 'color' }))),
  ),
  auraCard(
    'Flickering Ward',
    '{W}',
    enchant(creature),
    choosing('color'),
    affecting(
      'attached',
      having({ ...protectionFrom('the chosen color', { colorChosen: 'color' }), doesntRemove: 'this' }),
    ),
    activated({ cost: [mana('{W}')], effect: [returnToHand('self')] }),
  ),
  enchantmentCard(
    'Runed Halo',
    '{W}{W}',
    choosing('cardName'),
    staticAbility({
      players: 'you',
      rules: [{ rule: 'playerHas', ability: protectionFrom('the chosen card name', { nameChosen: 'name' }) }],
    }),
  ),
];

const auras: readonly CardDefinition[] = [
  typedAs(
    auraCard(
      'Curse of the Pierced Heart',
      '{1}{R}',
      enchantPlayer('any'),
      triggered({
        when: { on: 'begins', step: 'upkeep', whose: 'attachedPlayer' },
        effect: [
          as('chosen', {
            do: 'choose',
            from: { type: 'planeswalker', controller: thatPlayer },
            orPlayers: thatPlayer,
            count: { min: 1, max: 1 },
          }),
          { do: 'dealDamage', amount: 1, to: named('chosen'), toPlayers: named('chosen') },
        ],
      }),
    ),
    'Aura Curse',
  ),
  auraCard(
    'Psychic Possession',
    '{2}{U}{U}',
    enchantPlayer('opponent'),
    replacement({ event: { would: 'begin', what: 'draw', whose: 'you' }, skip: true }),
    triggered({ when: { on: 'draws', who: 'attachedPlayer' }, effect: [may(draw(1))] }),
  ),
  auraCard(
    'Murder Investigation',
    '{1}{W}',
    enchant(creatureYouControl),
    triggered({
      when: { on: 'dies', object: 'attached' },
      effect: [
        create(creatureToken(1, 1, ['W'], 'Soldier'), { number: 'value', value: 'power', of: thatObject }),
      ],
    }),
  ),
];

const equipment: readonly CardDefinition[] = [
  legendary(
    equipmentCard(
      "Konda's Banner",
      '{2}',
      rulesFor(null, { rule: 'attachesOnlyTo', what: { ...creature, supertype: 'legendary' } }),
      affecting(all({ ...creature, sharesColorWith: 'attached' }), plus(1, 1)),
      affecting(all({ ...creature, sharesCreatureTypeWith: 'attached' }), plus(1, 1)),
      equip('{2}'),
    ),
  ),
  creatureCard(
    'Leonin Shikari',
    '{1}{W}',
    'Cat Soldier',
    '2/2',
    staticAbility({ players: 'you', rules: [{ rule: 'mayActivateAsInstant', keyword: 'equip' }] }),
  ),
  creatureCard(
    'Puresteel Paladin',
    '{W}{W}',
    'Human Knight',
    '2/2',
    triggered({ when: enters(youControl({ subtype: 'Equipment' })), effect: [may(draw(1))] }),
    staticAbility({
      abilityWord: 'Metalcraft',
      if: { holds: 'exists', what: youControl(artifact), count: { atLeast: 3 } },
      affects: all(youControl({ subtype: 'Equipment' })),
      changes: [having(equip('{0}'))],
    }),
  ),
];

const others: readonly CardDefinition[] = [
  enchantmentCard(
    'High Ground',
    '{W}',
    rulesFor(all(creatureYouControl), { rule: 'blocksAdditional', number: 1 }),
  ),
  instantCard(
    'Necrobite',
    '{2}{B}',
    spell([targetCreature], untilEndOfTurn(target(0), having(deathtouch)), {
      do: 'regenerate',
      what: target(0),
    }),
  ),
  artifactCard('Darksteel Forge', '{9}', affecting(all(youControl(artifact)), having(indestructible))),
  enchantmentCard(
    'Asceticism',
    '{3}{G}{G}',
    affecting(all(creatureYouControl), having(hexproof)),
    activated({
      cost: [mana('{1}{G}')],
      targets: [targetCreature],
      effect: [{ do: 'regenerate', what: target(0) }],
    }),
  ),
  enchantmentCard(
    'Privileged Position',
    '{2}{G/W}{G/W}{G/W}',
    affecting(all(other(youControl(permanent))), having(hexproof)),
  ),
  sorceryCard('Clear a Path', '{R}', spell([one({ ...creature, keyword: 'defender' })], destroy(target(0)))),
  auraCard(
    'Threads of Disloyalty',
    '{1}{U}{U}',
    enchant({ ...creature, manaValue: { atMost: 2 } }),
    affecting('attached', { change: 'control', by: 'you' }),
  ),
];

export const evergreen: readonly CardDefinition[] = [
  ...creatures,
  ...guarded,
  ...auras,
  ...equipment,
  ...others,
];
