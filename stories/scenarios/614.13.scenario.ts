import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

/** "As this creature enters, exile any number of creature cards from your graveyard. It enters …" */
const ghoul = creature('Stitched Ghoul', '2/2', '', {
  manaCost: '{1}',
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { enters: 'self' },
        choose: [
          {
            do: 'choose',
            from: { zone: 'graveyard', owner: 'you', type: 'creature' },
            count: { min: 0, max: 9 },
            as: 'parts',
          },
          { do: 'move', what: { named: 'parts' }, to: { zone: 'exile' } },
        ],
      },
    },
  ],
});
/** "Return all creature cards from your graveyard to the battlefield." */
const rise = card('Plain Rising', ['sorcery'], {
  manaCost: '{1}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        {
          do: 'move',
          what: { all: { zone: 'graveyard', owner: 'you', type: 'creature', power: { atMost: 2 } } },
          to: { zone: 'battlefield' },
        },
      ],
    },
  ],
});

export default [
  scenario('614.13a: what enters, and what enters with it, can’t be chosen to go elsewhere as it enters', {
    rules: ['614.13', '614.13a'],
    alice: { hand: [rise], graveyard: [ghoul, 'Grizzly Bears', 'Hill Giant', 'Craw Wurm'], mana: 'C' },
    bob: {},
    script: [
      'alice casts Plain Rising',
      'everyone passes',
      'refused 608.2d: alice chooses Grizzly Bears',
      'refused 608.2d: alice chooses Stitched Ghoul',
      'alice chooses Hill Giant',
    ],
    expect: {
      'Stitched Ghoul': { on: 'battlefield' },
      'Grizzly Bears': { on: 'battlefield' },
      'Hill Giant': { on: 'exile' },
      'Craw Wurm': { on: 'graveyard' },
    },
    control: {
      // Alone it may take the Bears, which then stay where they were.
      setup: { alice: { hand: [ghoul], graveyard: ['Grizzly Bears', 'Hill Giant'], mana: 'C' } },
      script: ['alice casts Stitched Ghoul', 'everyone passes', 'alice chooses Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'exile' }, 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('614.13b: nothing is chosen twice to go elsewhere as several enter', {
    rules: ['614.13b', '614.13a'],
    alice: {
      hand: [rise],
      graveyard: [ghoul, { ...ghoul, name: 'Other Ghoul' }, 'Hill Giant', 'Craw Wurm'],
      mana: 'C',
    },
    bob: {},
    script: [
      'alice casts Plain Rising',
      'everyone passes',
      'alice chooses Hill Giant',
      'refused 608.2d: alice chooses Hill Giant',
      'alice chooses Craw Wurm',
    ],
    expect: { 'Hill Giant': { on: 'exile' }, 'Craw Wurm': { on: 'exile' } },
    control: {
      setup: { alice: { hand: [rise], graveyard: [ghoul, 'Hill Giant', 'Craw Wurm'], mana: 'C' } },
      script: ['alice casts Plain Rising', 'everyone passes', 'alice chooses Hill Giant'],
      expect: { 'Hill Giant': { on: 'exile' }, 'Craw Wurm': { on: 'graveyard' } },
    },
  }),
];
