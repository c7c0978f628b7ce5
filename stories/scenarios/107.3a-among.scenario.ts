import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { activated, dealDamageToTarget, spell } from '../../machines/rules/abilities/write/index.ts';

const anyTarget = { objects: { type: 'creature' } } as const;
const withX = { type: 'creature', manaValue: { exactly: { number: 'x' } } } as const;
/** As an additional cost, sacrifice a creature with mana value X. */
const pyre = card('Measured Pyre', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    { kind: 'static', additionalCost: { cost: [{ pay: 'sacrifice', what: withX }] } },
    spell([anyTarget], dealDamageToTarget({ number: 'x' })),
  ],
});
const altar = card('Measured Altar', ['artifact'], {
  abilities: [
    activated({
      cost: [{ pay: 'sacrifice', what: withX }],
      targets: [anyTarget],
      effect: [dealDamageToTarget({ number: 'x' })],
    }),
  ],
});
const costing = (name: string, manaCost: string) => creature(name, '1/1', '', { manaCost });
const two = costing('Two Goblin', '{1}{R}');
const four = costing('Four Goblin', '{3}{R}');
const wall = creature('Old Wall', '0/9', '', { manaCost: '{8}' });

export default [
  scenario('107.3a: X that says what is sacrificed is a number that something there has', {
    rules: ['107.3a', '601.2b', '601.2h'],
    alice: { hand: [pyre], battlefield: [two, four], mana: 'R' },
    bob: { battlefield: [wall] },
    script: ['alice casts Measured Pyre with X = 4 on Old Wall', 'everyone passes'],
    expect: {
      'Old Wall': { damage: 4 },
      'Four Goblin': { on: 'graveyard' },
      'Two Goblin': { on: 'battlefield' },
    },
    control: {
      script: ['alice casts Measured Pyre with X = 2 on Old Wall', 'everyone passes'],
      expect: { 'Old Wall': { damage: 2 }, 'Two Goblin': { on: 'graveyard' } },
    },
  }),
  scenario('601.2b: no value between those is offered, and none without a creature to sacrifice', {
    rules: ['601.2b', '118.3'],
    alice: { hand: [pyre], battlefield: [two, four], mana: 'R' },
    bob: { battlefield: [wall] },
    script: ['refused 107.3a: alice casts Measured Pyre with X = 3 on Old Wall'],
    expect: { 'Measured Pyre': { on: 'hand' } },
    control: {
      setup: { alice: { hand: [pyre], battlefield: [], mana: 'R' } },
      script: ['refused 118.3: alice casts Measured Pyre with X = 0 on Old Wall'],
      expect: { 'Measured Pyre': { on: 'hand' } },
    },
  }),
  scenario('602.2b: the same of an ability', {
    rules: ['602.2b', '107.3a'],
    alice: { battlefield: [altar, two, four] },
    bob: { battlefield: [wall] },
    script: ['alice activates Measured Altar with X = 4 on Old Wall', 'everyone passes'],
    expect: { 'Old Wall': { damage: 4 }, 'Four Goblin': { on: 'graveyard' } },
    control: {
      script: ['alice activates Measured Altar with X = 2 on Old Wall', 'everyone passes'],
      expect: { 'Old Wall': { damage: 2 }, 'Two Goblin': { on: 'graveyard' } },
    },
  }),
];
