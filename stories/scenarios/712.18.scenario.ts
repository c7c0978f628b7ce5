import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { spell, target, targetCreature } from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

const turning: CardDefinition = {
  ...creature('Night Keeper', '3/3', '', { manaCost: '{2}{B}{B}' }),
  back: { ...creature('Night Lord', '5/5', 'flying'), colorIndicator: ['B'] },
};
const moon = card('Rising Moon', ['instant'], {
  manaCost: '{G}',
  abilities: [spell([targetCreature], { do: 'transform', what: target(0) })],
});
const reflected = [
  'alice casts Infinite Reflection on Huntmaster of the Fells',
  'pass until the stack is empty',
];

export default [
  scenario(
    '712.18: a double-faced copy transforms, stays the copy that it is, and triggers on what it is then',
    {
      rules: ['712.18', '701.27e', '707.2'],
      alice: {
        battlefield: ['Huntmaster of the Fells', turning],
        hand: ['Infinite Reflection', moon],
        mana: 'CCCCCUG',
      },
      bob: {},
      script: [
        ...reflected,
        'alice casts Rising Moon on Night Keeper',
        'everyone passes',
        { expect: { game: { happened: [{ event: 'turnFace', object: 'Night Keeper', times: 1 }] } } },
        'pass until the stack is empty',
      ],
      // A Wolf and 2 life: it transformed into Huntmaster of the Fells.
      expect: {
        'Night Keeper': { name: 'Huntmaster of the Fells', power: 2, toughness: 2, manaValue: 4 },
        alice: { life: 22 },
      },
      control: {
        without: 'Infinite Reflection',
        script: ['alice casts Rising Moon on Night Keeper', 'everyone passes'],
        expect: { 'Night Keeper': { name: 'Night Lord', power: 5 }, alice: { life: 20 } },
      },
    },
  ),
];
