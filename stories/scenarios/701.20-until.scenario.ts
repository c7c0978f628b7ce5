import { card, scenario } from '../../machines/play/scenario/index.ts';

const found = { all: { zone: 'library', among: { named: 'shown' }, type: 'creature' } } as const;
const rest = { all: { zone: 'library', among: { named: 'shown' } } } as const;
const call = card('Call of the Deep', ['sorcery'], {
  manaCost: '{G}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        { do: 'revealUntil', like: { type: 'creature' }, as: 'shown' },
        { do: 'move', what: found, to: { zone: 'battlefield' } },
        { do: 'move', what: rest, to: { zone: 'graveyard' } },
      ],
    },
  ],
});
const drain = card('Drain of Lands', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ players: 'any' }],
      effect: [
        { do: 'revealUntil', like: { type: 'land' }, count: 2, who: { target: 0 }, as: 'shown' },
        { do: 'move', what: { named: 'shown' }, to: { zone: 'graveyard' } },
      ],
    },
  ],
});

export default [
  scenario('701.20a-b: cards are revealed where they are until one is found, and no further', {
    rules: ['701.20a', '701.20b', '608.2c'],
    alice: { hand: [call], library: ['Shock', 'Forest', 'Grizzly Bears', 'Island', 'Hill Giant'], mana: 'G' },
    bob: {},
    script: ['alice casts Call of the Deep', 'pass until the stack is empty'],
    expect: {
      alice: {
        battlefield: ['Grizzly Bears'],
        graveyard: ['Shock', 'Forest', 'Call of the Deep'],
        library: ['Island', 'Hill Giant'],
      },
    },
    control: {
      // No creature card is there: all are revealed, and none is found.
      setup: { alice: { library: ['Shock', 'Forest'] } },
      expect: { alice: { battlefield: 0, graveyard: ['Shock', 'Forest', 'Call of the Deep'], library: 0 } },
    },
  }),
  scenario('701.20a: until so many are found', {
    rules: ['701.20a'],
    alice: { hand: [drain], mana: 'B' },
    bob: { library: ['Forest', 'Shock', 'Island', 'Mountain', 'Plains'] },
    script: ['alice casts Drain of Lands on bob', 'pass until the stack is empty'],
    expect: { bob: { graveyard: ['Forest', 'Shock', 'Island'], library: ['Mountain', 'Plains'] } },
    control: {
      script: ['alice casts Drain of Lands on alice', 'pass until the stack is empty'],
      expect: { bob: { graveyard: 0, library: 5 } },
    },
  }),
];
