import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  all,
  creature as creatures,
  creatureYouControl,
  draw,
  enchant,
  exileLinked,
  leavesSelf,
  one,
  other,
  ownerOf,
  plus,
  spellLike,
  staticAbility,
  target,
  triggered,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

const reaver = creature('Two-Edged Reaver', '3/5', 'double strike, lifelink', {
  abilities: [triggered({ when: { on: 'gainsLife', who: 'you' }, effect: [draw(1)] })],
});
/** "As long as you have 5 or less life, other creatures you control get +1/+4." */
const ironwright = creature('Fateful Wright', '1/4', '', {
  abilities: [
    staticAbility({
      abilityWord: 'Fateful hour',
      if: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atMost: 5 } },
      affects: all(other(creatureYouControl)),
      changes: [plus(1, 4)],
    }),
  ],
});

/** Exiles a spell as it enters; as it leaves, that card’s owner may cast it for nothing. */
const keeper = creature('Keeper of Spells', '2/3', 'flash, flying', {
  manaCost: '{U}',
  abilities: [
    whenEnters([one(spellLike({}))], exileLinked(target(0), 'kept')),
    triggered({
      when: leavesSelf,
      effect: [{ do: 'castWithoutPaying', what: { linked: 'kept' }, who: ownerOf({ linked: 'kept' }) }],
    }),
  ],
});
const coat = card('Snakeskin Coat', ['enchantment'], {
  manaCost: '{G}',
  subtypes: 'Aura',
  abilities: [enchant(creatures), affecting('attached', plus(1, 1))],
});
const twins = creature('Hasty Twins', '3/3', 'double strike');
const porter = creature('Sturdy Porter', '2/4');
const kept = [
  'alice casts Snakeskin Coat on Hasty Twins',
  'alice passes',
  'bob casts Keeper of Spells',
  'everyone passes',
  'everyone passes',
  { expect: { 'Snakeskin Coat': { on: 'exile' } } },
  'alice attacks bob with Hasty Twins',
  'bob blocks Hasty Twins with Sturdy Porter, Keeper of Spells',
  'everyone passes',
  'alice assigns 3 to Keeper of Spells',
  'everyone passes',
] as const;

export default [
  scenario('510.4: what the first combat damage step has changed counts in the second', {
    rules: ['510.4', '702.4b', '120.3f'],
    alice: { life: 2, battlefield: [reaver, ironwright] },
    bob: {},
    script: [
      'alice attacks bob with Two-Edged Reaver, Fateful Wright',
      { expect: { 'Two-Edged Reaver': { power: 4, toughness: 9 } } },
      'pass until combat damage',
      // 4 damage by now, and 3 + 1 to come.
      { expect: { bob: { life: 16 }, alice: { life: 6 }, 'Two-Edged Reaver': { power: 3 } } },
      'pass until end of combat',
    ],
    expect: { bob: { life: 12 }, alice: { life: 9, hand: 2 } },
    control: {
      without: 'lifelink',
      script: ['alice attacks bob with Two-Edged Reaver, Fateful Wright'],
      expect: { bob: { life: 11 }, alice: { life: 2, hand: 0 } },
    },
  }),
  scenario('510.3a: what is cast after the first combat damage step resolves before the second', {
    rules: ['510.3a', '510.4', '608.2g'],
    alice: { battlefield: [twins], hand: [coat], mana: 'G' },
    bob: { battlefield: [porter], hand: [keeper], mana: 'U' },
    script: [
      ...kept,
      'alice says yes',
      'alice chooses Hasty Twins',
      'everyone passes',
      { expect: { 'Hasty Twins': { power: 4 }, 'Sturdy Porter': { damage: 0 } } },
      'pass until end of combat',
    ],
    expect: { 'Sturdy Porter': { on: 'graveyard' }, 'Hasty Twins': { on: 'battlefield', damage: 2 } },
    control: {
      script: [...kept, 'alice says no', 'pass until end of combat'],
      expect: { 'Sturdy Porter': { on: 'battlefield', damage: 3 }, 'Snakeskin Coat': { on: 'exile' } },
    },
  }),
];
