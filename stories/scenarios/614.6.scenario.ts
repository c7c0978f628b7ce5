import { creature, scenario } from '../../machines/play/scenario/index.ts';

/** Gains life instead of untapping. */
const dozing = creature('Dozing Bear', '2/2', '', {
  abilities: [
    {
      kind: 'static',
      replaces: { event: { untaps: 'self' }, instead: [{ do: 'gainLife', amount: 1 }] },
    },
  ],
});

export default [
  scenario('614.6: what would untap and does something instead never untaps; others do', {
    rules: ['614.6', '502.3'],
    alice: {
      battlefield: [
        { card: dozing, tapped: true },
        { card: 'Grizzly Bears', tapped: true },
      ],
    },
    bob: {},
    turn: { of: 'bob' },
    script: ["pass until alice's upkeep"],
    expect: { 'Dozing Bear': { tapped: true }, 'Grizzly Bears': { tapped: false }, alice: { life: 21 } },
    control: {
      withoutAbilities: ['Dozing Bear'],
      script: ["pass until alice's upkeep"],
      expect: { 'Dozing Bear': { tapped: false }, 'Grizzly Bears': { tapped: false }, alice: { life: 20 } },
    },
  }),
];
