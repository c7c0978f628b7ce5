import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { affecting, discard, draw, plus, spell } from '../../machines/rules/abilities/write/index.ts';

/** It gets +1/+1 for each card in your hand. */
const beast = creature('Hand Beast', '0/0', '', {
  abilities: [affecting('self', plus({ cardsIn: 'hand', of: 'you' }, { cardsIn: 'hand', of: 'you' }))],
});
const wheel = card('Windy Wheel', ['sorcery'], {
  manaCost: '{1}',
  abilities: [spell([], discard('all', 'you'), draw(3))],
});
const gust = card('Empty Gust', ['sorcery'], {
  manaCost: '{1}',
  abilities: [spell([], discard('all', 'you'))],
});

export default [
  scenario('704.4: state-based actions pay no attention to what happens in the middle of a resolution', {
    rules: ['704.4', '704.3'],
    alice: { hand: [wheel, 'Shock'], battlefield: [beast], mana: 'C' },
    bob: {},
    script: ['alice casts Windy Wheel', 'everyone passes'],
    expect: { 'Hand Beast': { on: 'battlefield', power: 3 } },
    control: {
      setup: { alice: { hand: [gust, 'Shock'], battlefield: [beast], mana: 'C' } },
      script: ['alice casts Empty Gust', 'everyone passes'],
      expect: { 'Hand Beast': { on: 'graveyard' } },
    },
  }),
];
