import { card, scenario } from '../../machines/play/scenario/index.ts';
import { affecting, equip, jobSelect, plus } from '../../machines/rules/abilities/write/index.ts';

const tome = card('Apprentice Tome', ['artifact'], {
  subtypes: 'Equipment',
  manaCost: '{0}',
  abilities: [jobSelect, affecting('attached', plus(1, 0)), equip('{2}')],
});

export default [
  scenario('702.182a: a colorless Hero comes along, and carries it', {
    rules: ['702.182', '702.182a'],
    alice: { hand: [tome] },
    bob: {},
    script: ['alice casts Apprentice Tome', 'pass until the stack is empty'],
    expect: {
      'Hero Token': { power: 2, toughness: 1, colors: '', subtypes: ['Hero'] },
      'Apprentice Tome': { attachedTo: 'Hero Token' },
    },
    control: {
      setup: { alice: { hand: [], battlefield: [tome] } },
      script: ['pass until the end step'],
      expect: { alice: { battlefield: ['Apprentice Tome'] } },
    },
  }),
];
