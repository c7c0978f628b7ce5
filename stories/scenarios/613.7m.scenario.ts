import { card, scenario } from '../../machines/play/scenario/index.ts';
import type { Instruction, Modification } from '../../machines/rules/index.ts';

const changing = (name: string, ...changes: readonly Modification[]) =>
  card(name, ['enchantment'], {
    manaCost: '{1}',
    abilities: [{ kind: 'static', affects: { all: { type: 'creature' } }, changes }],
  });
/** "Creatures have base power and toughness …" */
const small = changing('Shrinking Field', { change: 'setPowerToughness', power: 1, toughness: 1 });
const large = changing('Growing Field', { change: 'setPowerToughness', power: 5, toughness: 5 });
/** "Creatures get +1/+1." */
const anthem = changing('Plain Anthem', { change: 'modifyPowerToughness', power: 1, toughness: 1 });
const otherAnthem = changing('Other Anthem', { change: 'modifyPowerToughness', power: 2, toughness: 2 });

/** "Return all enchantment cards from all graveyards to the battlefield under their owners’ control." */
const returning: Instruction = {
  do: 'move',
  what: { all: { zone: 'graveyard', type: 'enchantment' } },
  to: { zone: 'battlefield' },
};
const replenish = card('Plain Replenishing', ['sorcery'], {
  manaCost: '{1}',
  abilities: [{ kind: 'spell', effect: [returning] }],
});

export default [
  scenario('613.7m: of what enters at once its controller chooses the order of timestamps', {
    rules: ['613.7m', '613.7d'],
    alice: {
      hand: [replenish],
      graveyard: [small, large],
      battlefield: ['Grizzly Bears'],
      mana: 'C',
    },
    bob: {},
    script: [
      'alice casts Plain Replenishing',
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'order', rule: '613.7m' } } } },
      // The last one wins.
      'alice orders Growing Field, Shrinking Field',
    ],
    expect: { 'Grizzly Bears': { power: 1, toughness: 1 } },
    control: {
      script: [
        'alice casts Plain Replenishing',
        'everyone passes',
        'alice orders Shrinking Field, Growing Field',
      ],
      expect: { 'Grizzly Bears': { power: 5, toughness: 5 } },
    },
  }),
  scenario('613.7m: the active player’s objects have the earlier timestamps', {
    rules: ['613.7m', '101.4'],
    alice: { hand: [replenish], graveyard: [large], battlefield: ['Grizzly Bears'], mana: 'C' },
    bob: { graveyard: [small] },
    script: ['alice casts Plain Replenishing', 'everyone passes'],
    expect: { 'Grizzly Bears': { power: 1, toughness: 1 } },
    control: {
      setup: {
        alice: { hand: [replenish], graveyard: [small], battlefield: ['Grizzly Bears'], mana: 'C' },
        bob: { graveyard: [large] },
      },
      expect: { 'Grizzly Bears': { power: 5, toughness: 5 } },
    },
  }),
  scenario('613.7m: in another player’s turn that player’s are the earlier ones', {
    rules: ['613.7m', '101.4'],
    alice: { graveyard: [large], battlefield: ['Grizzly Bears'] },
    bob: { hand: [replenish], graveyard: [small], mana: 'C' },
    turn: { of: 'bob' },
    script: ['bob casts Plain Replenishing', 'everyone passes'],
    expect: { 'Grizzly Bears': { power: 5, toughness: 5 } },
    control: {
      setup: { alice: { graveyard: [], battlefield: ['Grizzly Bears'] } },
      expect: { 'Grizzly Bears': { power: 1, toughness: 1 } },
    },
  }),
  scenario('613.7m: nobody is asked where the order comes to the same', {
    rules: ['613.7m', '613.4c'],
    alice: {
      hand: [replenish],
      graveyard: [anthem, otherAnthem],
      battlefield: ['Grizzly Bears'],
      mana: 'C',
    },
    bob: {},
    script: ['alice casts Plain Replenishing', 'everyone passes'],
    expect: {
      'Grizzly Bears': { power: 5, toughness: 5 },
      game: { asked: { player: 'alice', kind: 'priority' } },
    },
    control: { withoutAbilities: ['Plain Anthem'], expect: { 'Grizzly Bears': { power: 4, toughness: 4 } } },
  }),
];
