import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  artifact,
  gainLife,
  mana,
  sacrificeSelf,
  sacrificing,
  search,
  tap,
  tapFor,
  triggered,
  youControl,
  yourUpkeep,
} from '../../machines/rules/abilities/write/index.ts';

const threeArtifacts = { holds: 'exists', what: youControl(artifact), count: { atLeast: 3 } } as const;
/** "{4}, {T}, Sacrifice this land: Search for an artifact card. Activate only if you control three or more artifacts." */
const fair = card('Fair of Makers', ['land'], {
  abilities: [
    triggered({ when: yourUpkeep, if: threeArtifacts, effect: [gainLife(1)] }),
    tapFor('C'),
    activated({
      cost: [mana('{4}'), tap, sacrificeSelf],
      limits: { onlyIf: threeArtifacts },
      effect: [search(artifact, { zone: 'hand' }, { reveal: true })],
    }),
  ],
});
/** "Sacrifice an artifact: Add {C}{C}." */
const ironworks = card('Melting Works', ['artifact'], {
  abilities: [activated({ cost: [sacrificing(artifact)], effect: [{ do: 'addMana', mana: ['C', 'C'] }] })],
});
const gadget = card('Plain Gadget', ['artifact'], {});

export default [
  scenario('602.2b: mana abilities sacrifice what the ability asked for before it was activated', {
    rules: ['602.2b', '601.2g', '602.5'],
    alice: { battlefield: [fair, ironworks, gadget, gadget], library: ['Ornithopter', 'Forest'] },
    bob: {},
    script: [
      'alice activates Fair of Makers ability 2 paying by hand',
      'alice activates Melting Works',
      'alice chooses Plain Gadget',
      'alice activates Melting Works',
      'alice chooses Melting Works',
      'alice pays C C C C',
      { expect: { game: { stack: 1 }, alice: { battlefield: ['Plain Gadget'] } } },
      'pass until alice decides',
      'alice chooses Ornithopter',
    ],
    expect: { alice: { hand: ['Ornithopter'] } },
    control: {
      script: [
        'alice activates Melting Works',
        'alice chooses Plain Gadget',
        'refused 602.5: alice activates Fair of Makers ability 2',
      ],
      expect: { alice: { hand: 0, mana: 'CC' } },
    },
  }),
];
