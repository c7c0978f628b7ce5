import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { replacement } from '../../machines/rules/abilities/write/index.ts';

/** "If a spell or ability an opponent controls causes you to discard this, put it onto the battlefield with two +1/+1 counters instead." */
const pod = creature('Waiting Pod', '3/3', '', {
  abilities: [
    replacement({
      event: { would: 'move', what: 'self', to: 'graveyard', when: 'discarded', causedBy: 'opponents' },
      to: { zone: 'battlefield' },
      counters: { kind: '+1/+1', count: 2 },
    }),
  ],
});
const crime = ["alice casts Raven's Crime on bob", 'everyone passes'];

export default [
  scenario('616.1e: the player whose card is discarded chooses whether it is exiled or enters', {
    rules: ['616.1', '616.1e', '614.1a'],
    alice: { battlefield: ['Leyline of the Void'], hand: ["Raven's Crime"], mana: 'B' },
    bob: { hand: [pod] },
    script: [
      ...crime,
      { expect: { game: { asked: { player: 'bob', kind: 'replacement', rule: '616.1' } } } },
      'bob chooses Waiting Pod',
    ],
    expect: { 'Waiting Pod': { on: 'battlefield', controller: 'bob', power: 5 } },
    control: {
      script: [...crime, 'bob chooses Leyline of the Void'],
      expect: { 'Waiting Pod': { on: 'exile' } },
    },
  }),
];
