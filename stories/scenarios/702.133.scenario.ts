import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const dealsOne = {
  kind: 'spell',
  targets: [{ any: true }],
  effect: [{ do: 'dealDamage', amount: 1, to: { target: 0 }, toPlayers: { target: 0 } }],
} as const;
const jumpStart = { kind: 'keyword', keyword: 'jump-start' } as const;
const spark = card('Restless Spark', ['sorcery'], { manaCost: '{R}', abilities: [dealsOne, jumpStart] });

/** "Blue spells you cast cost {1} less to cast." */
const arbiter = creature('Fair Arbiter', '2/3', '', {
  abilities: [{ kind: 'static', costs: [{ of: 'spells', by: 'you', like: { color: 'U' }, less: 1 }] }],
});

export default [
  scenario('702.133a: a card with jump-start is cast from the graveyard for a card besides, and exiled', {
    rules: ['702.133a', '601.2b'],
    alice: { hand: [spark, 'Grizzly Bears'], mana: 'RR' },
    bob: {},
    script: [
      'alice casts Restless Spark on bob',
      'pass until the stack is empty',
      { expect: { bob: { life: 19 }, 'Restless Spark': { on: 'graveyard' }, alice: { hand: 1 } } },
      'alice casts Restless Spark on bob by jump-start',
      { expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { mana: '' } } },
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 18 }, 'Restless Spark': { on: 'exile' } },
    control: {
      without: 'jump-start',
      script: [
        'alice casts Restless Spark on bob',
        'pass until the stack is empty',
        'refused 601.3: alice casts Restless Spark on bob',
      ],
      expect: { bob: { life: 19 }, 'Restless Spark': { on: 'graveyard' }, alice: { hand: 1 } },
    },
  }),
  scenario('702.133a: without a card to discard nothing is cast by jump-start', {
    rules: ['702.133a', '601.2h'],
    alice: { graveyard: [spark], mana: 'R' },
    bob: {},
    script: [],
    expect: { game: { mayNot: { 'alice casts Restless Spark on bob by jump-start': '118.3' } } },
    control: {
      setup: { alice: { graveyard: [spark], hand: ['Forest'], mana: 'R' } },
      expect: { game: { may: ['alice casts Restless Spark on bob by jump-start'] } },
    },
  }),
  scenario('702.133a: what is cast by jump-start and countered is exiled too', {
    rules: ['702.133a', '701.6a'],
    alice: { graveyard: [spark], hand: ['Grizzly Bears'], mana: 'R' },
    bob: { hand: ['Counterspell'], mana: 'UU' },
    script: [
      'alice casts Restless Spark on bob by jump-start',
      'bob casts Counterspell on Restless Spark',
      'pass until the stack is empty',
    ],
    expect: {
      bob: { life: 20 },
      'Restless Spark': { on: 'exile' },
      'Grizzly Bears': { on: 'graveyard' },
    },
    control: {
      setup: {
        alice: { hand: [spark, 'Grizzly Bears'], mana: 'R' },
        bob: { hand: ['Counterspell'], mana: 'UU' },
      },
      script: [
        'alice casts Restless Spark on bob',
        'bob casts Counterspell on Restless Spark',
        'pass until the stack is empty',
      ],
      expect: { 'Restless Spark': { on: 'graveyard' }, 'Grizzly Bears': { on: 'hand' } },
    },
  }),
  scenario('702.133a: jump-start leaves the other ways of paying open', {
    rules: ['702.133a', '118.9', '702.96a'],
    alice: {
      graveyard: [
        card('Restless Gust', ['sorcery'], {
          manaCost: '{5}{R}',
          abilities: [
            {
              kind: 'spell',
              targets: [{ objects: { type: 'creature', controller: 'opponents' } }],
              effect: [{ do: 'dealDamage', amount: 4, to: { target: 0 } }],
            },
            { kind: 'keyword', keyword: 'overload', cost: [{ pay: 'mana', cost: '{R}' }] },
            jumpStart,
          ],
        }),
      ],
      hand: ['Shock'],
      mana: 'R',
    },
    bob: { battlefield: ['Grizzly Bears', 'Air Elemental'] },
    script: ['alice casts Restless Gust', 'pass until the stack is empty'],
    expect: {
      'Grizzly Bears': { on: 'graveyard' },
      'Air Elemental': { on: 'graveyard' },
      'Restless Gust': { on: 'exile' },
      Shock: { on: 'graveyard' },
    },
    control: {
      without: 'jump-start',
      script: ['refused 601.3: alice casts Restless Gust by overload'],
      expect: { 'Grizzly Bears': { on: 'battlefield' }, 'Restless Gust': { on: 'graveyard' } },
    },
  }),
  scenario('702.133a: jump-start is only for what would be an instant or sorcery spell', {
    rules: ['702.133a', '601.3'],
    alice: {
      graveyard: [creature('Restless Bear', '2/2', '', { manaCost: '{R}', abilities: [jumpStart] }), spark],
      hand: ['Mountain', 'Forest'],
      mana: 'RR',
    },
    bob: {},
    script: [
      'refused 601.3: alice casts Restless Bear by jump-start',
      'alice casts Restless Spark on bob by jump-start',
      'alice chooses Forest',
      'pass until the stack is empty',
    ],
    expect: { 'Restless Bear': { on: 'graveyard' }, bob: { life: 19 }, 'Restless Spark': { on: 'exile' } },
    control: {
      without: 'jump-start',
      script: ['refused 601.3: alice casts Restless Spark on bob'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('118.7a: what is cast by jump-start costs generic mana less, and a card all the same', {
    rules: ['118.7a', '702.133a', '601.2f'],
    alice: {
      graveyard: [
        card('Restless Roar', ['sorcery'], { manaCost: '{1}{U}{R}', abilities: [dealsOne, jumpStart] }),
      ],
      battlefield: [arbiter],
      hand: ['Forest'],
      mana: 'UR',
    },
    bob: {},
    script: ['alice casts Restless Roar on bob by jump-start', 'everyone passes'],
    expect: { alice: { mana: '', graveyard: ['Forest'] }, bob: { life: 19 } },
    control: {
      without: 'Fair Arbiter',
      script: ['refused 118.3: alice casts Restless Roar on bob by jump-start'],
      expect: { alice: { mana: 'UR', graveyard: ['Restless Roar'] } },
    },
  }),
];
