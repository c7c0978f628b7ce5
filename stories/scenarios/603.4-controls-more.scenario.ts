import { creature, scenario } from '../../machines/play/scenario/index.ts';

const envoy = creature('Humble Envoy', '1/1', '', {
  manaCost: '{W}',
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'enters', object: 'self' }],
      if: { holds: 'controlsMore', who: 'opponents', what: { type: 'land' }, than: 'you' },
      effect: [{ do: 'gainLife', amount: 4 }],
    },
  ],
});
const leader = creature('Proud Leader', '2/2', '', {
  abilities: [
    {
      kind: 'static',
      if: { holds: 'controlsMore', who: 'you', what: { type: 'creature' }, than: 'everyoneElse' },
      changes: [{ change: 'modifyPowerToughness', power: 2, toughness: 2 }],
    },
  ],
});

export default [
  scenario('603.4: an opponent controls more lands than you if one of them does', {
    rules: ['603.4', '109.4'],
    alice: { hand: [envoy], battlefield: ['Plains'], mana: 'W' },
    bob: { battlefield: ['Forest'] },
    carol: { battlefield: [{ card: 'Island', count: 2 }] },
    script: ['alice casts Humble Envoy', 'pass until the stack is empty'],
    expect: { alice: { life: 24 } },
    control: {
      // Together they do, but none of them does.
      setup: { carol: { battlefield: ['Island'] } },
      expect: { alice: { life: 20, battlefield: ['Plains', 'Humble Envoy'] } },
    },
  }),
  scenario('604.2: you control more creatures than each other player, as long as nobody has as many', {
    rules: ['604.2', '109.4'],
    alice: { battlefield: [leader, 'Hill Giant'] },
    bob: { battlefield: ['Grizzly Bears'] },
    carol: {},
    script: [],
    expect: { 'Proud Leader': { power: 4, toughness: 4 } },
    control: {
      setup: { carol: { battlefield: ['Goblin Piker', 'Savannah Lions'] } },
      expect: { 'Proud Leader': { power: 2, toughness: 2 } },
    },
  }),
];
