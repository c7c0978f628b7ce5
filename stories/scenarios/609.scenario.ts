import { card, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('609.4: creature cards may be cast as though they had flash, others not', {
    rules: ['609.4', '702.8a', '117.1a'],
    alice: {
      battlefield: [
        card('Open Den', ['enchantment'], {
          manaCost: '{2}{G}',
          abilities: [
            {
              kind: 'static',
              players: 'you',
              rules: [{ mayCastAsThoughWith: 'flash', like: { type: 'creature' } }],
            },
          ],
        }),
        { card: 'Forest', count: 2 },
        { card: 'Mountain', count: 5 },
      ],
      hand: ['Grizzly Bears', 'Lava Axe'],
    },
    bob: {},
    turn: { of: 'bob' },
    script: ['bob passes', 'refused 307.1: alice casts Lava Axe on bob', 'alice casts Grizzly Bears'],
    expect: { 'Grizzly Bears': { on: 'battlefield', hasNot: ['flash'] } },
    control: {
      without: 'Open Den',
      script: ['bob passes', 'refused 117.1a: alice casts Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'hand' } },
    },
  }),
];
