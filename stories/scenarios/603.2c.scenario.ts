import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  draw,
  putCounters,
  spell,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const gift = card('Triple Gift', ['sorcery'], {
  manaCost: '{G}',
  abilities: [spell([targetCreature], putCounters('+1/+1', 3, target(0)))],
});
const counting = (oneOrMore: boolean) =>
  creature(oneOrMore ? 'Whole Counter' : 'Single Counter', '1/1', '', {
    abilities: [
      triggered({
        when: { on: 'countersPut', kind: '+1/+1', object: 'self', ...(oneOrMore && { oneOrMore: true }) },
        effect: [draw(1)],
      }),
    ],
  });

export default [
  scenario('603.2c: what triggers on a counter being put triggers for each of several', {
    rules: ['603.2c', '122.6'],
    alice: { hand: [gift], mana: 'G', battlefield: [counting(false)] },
    bob: {},
    script: ['alice casts Triple Gift on Single Counter'],
    expect: { alice: { hand: 3 } },
    control: {
      setup: { alice: { hand: [gift], mana: 'G', battlefield: [counting(true)] } },
      script: ['alice casts Triple Gift on Whole Counter'],
      expect: { alice: { hand: 1 } },
    },
  }),
];
