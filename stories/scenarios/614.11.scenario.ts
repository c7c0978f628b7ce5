import { card, scenario } from '../../machines/play/scenario/index.ts';
import { draw, gainLife, replacement, spell } from '../../machines/rules/abilities/write/index.ts';

/** "If you would draw a card, you may gain 2 life instead." */
const fork = card('Forked Fate', ['enchantment'], {
  abilities: [replacement({ event: { draw: 'you' }, optional: true, instead: [gainLife(2)] })],
});
const three = card('Three Wishes', ['sorcery'], { manaCost: '{1}', abilities: [spell([], draw(3))] });

export default [
  scenario('614.11a: where one of several draws is replaced, that is done before the next card is drawn', {
    rules: ['614.11a', '121.2'],
    alice: { battlefield: [fork], hand: [three], mana: 'C' },
    bob: {},
    script: [
      'alice casts Three Wishes',
      'everyone passes',
      'alice says no',
      { expect: { alice: { hand: 1 } } },
      'alice says yes',
      { expect: { alice: { hand: 1, life: 22 } } },
      'alice says no',
    ],
    expect: { alice: { hand: 2, life: 22 } },
    control: {
      without: 'Forked Fate',
      script: ['alice casts Three Wishes', 'everyone passes'],
      expect: { alice: { hand: 3, life: 20 } },
    },
  }),
  scenario('614.11: a draw is replaced also where there is no card to draw', {
    rules: ['614.11', '704.5b'],
    alice: { battlefield: [fork], hand: [three], library: [], mana: 'C' },
    bob: {},
    script: [
      'alice casts Three Wishes',
      'everyone passes',
      'alice says yes',
      'alice says yes',
      'alice says yes',
    ],
    expect: { alice: { life: 26 } },
    control: {
      without: 'Forked Fate',
      script: ['alice casts Three Wishes', 'everyone passes'],
      expect: { alice: { lost: '704.5b' } },
    },
  }),
];
