import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  all,
  anyTarget,
  dealDamageToTarget,
  having,
  tap,
  wither,
} from '../../machines/rules/abilities/write/index.ts';

const witherer = creature('Withering Archer', '1/3', 'wither', {
  abilities: [activated({ cost: [tap], targets: [anyTarget], effect: [dealDamageToTarget(1)] })],
});

const spite = card('Lasting Spite', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    {
      kind: 'spell',
      effect: [{ do: 'destroy', what: { all: { type: 'creature', damaged: true } } }],
    },
  ],
});

/** Spells have wither. */
const blight = card('Blight on Spells', ['enchantment'], {
  abilities: [affecting(all({ zone: 'stack', stackObject: 'spell' }), having(wither))],
});

export default [
  scenario('702.80a: damage by a source with wither is −1/−1 counters on a creature, and marked on none', {
    rules: ['702.80a', '120.3d'],
    alice: { hand: ['Puncture Blast'], mana: 'RRR' },
    bob: { battlefield: ['Craw Wurm'] },
    script: ['alice casts Puncture Blast on Craw Wurm'],
    expect: { 'Craw Wurm': { counters: { '-1/-1': 3 }, damage: 0, power: 3, toughness: 1 } },
    control: { without: 'wither', expect: { 'Craw Wurm': { damage: 3, power: 6, toughness: 4 } } },
  }),
  scenario('702.80a: damage by a source with wither to a player is loss of life', {
    rules: ['702.80a', '120.3a'],
    alice: { hand: ['Puncture Blast'], mana: 'RRR' },
    bob: {},
    script: ['alice casts Puncture Blast on bob'],
    expect: { bob: { life: 17, counters: { poison: 0 } } },
    control: { without: 'wither', expect: { bob: { life: 17 } } },
  }),
  scenario('702.80a: what is assigned to a creature is lethal as it would be without wither', {
    rules: ['702.80a', '120.3d', '702.19b'],
    alice: { battlefield: [creature('Withering Boar', '5/5', 'wither, trample')] },
    bob: { battlefield: ['Hill Giant'] },
    script: ['alice attacks bob with Withering Boar', 'bob blocks Withering Boar with Hill Giant'],
    decide: {
      assignCombatDamage: { refused: { 'Hill Giant': 2, bob: 3 }, answer: { 'Hill Giant': 3, bob: 2 } },
    },
    expect: { 'Hill Giant': { on: 'graveyard' }, bob: { life: 18 }, 'Withering Boar': { damage: 3 } },
    control: {
      without: 'trample',
      script: ['alice attacks bob with Withering Boar', 'bob blocks Withering Boar with Hill Giant'],
      expect: { 'Hill Giant': { on: 'graveyard' }, bob: { life: 20 } },
    },
  }),
  scenario('704.5h: deathtouch destroys also what the damage only put counters on', {
    rules: ['704.5h', '702.2b', '120.3d'],
    alice: { battlefield: [creature('Withering Rat', '1/1', 'wither, deathtouch')] },
    bob: { battlefield: ['Craw Wurm'] },
    script: ['alice attacks bob with Withering Rat', 'bob blocks Withering Rat with Craw Wurm'],
    expect: { 'Craw Wurm': { on: 'graveyard' } },
    control: {
      without: 'deathtouch',
      expect: { 'Craw Wurm': { on: 'battlefield', counters: { '-1/-1': 1 }, damage: 0 } },
    },
  }),
  scenario('120.3d: a creature that got counters for damage was dealt damage', {
    rules: ['120.3d', '608.2i'],
    alice: { battlefield: [witherer], hand: [spite], mana: 'B' },
    bob: { battlefield: ['Craw Wurm', 'Hill Giant'] },
    script: [
      'alice activates Withering Archer on Craw Wurm',
      'pass until the stack is empty',
      'alice casts Lasting Spite',
    ],
    expect: { 'Craw Wurm': { on: 'graveyard' }, 'Hill Giant': { on: 'battlefield' } },
    control: {
      script: ['alice casts Lasting Spite'],
      expect: { 'Craw Wurm': { on: 'battlefield' } },
    },
  }),
  scenario('702.80b: of a source that has left, last known information says whether it had wither', {
    rules: ['702.80b', '113.7a', '608.2h'],
    alice: { battlefield: [witherer] },
    bob: { battlefield: ['Craw Wurm'], hand: ['Terminate'], mana: 'BR' },
    script: [
      'alice activates Withering Archer on Craw Wurm',
      'alice passes',
      'bob casts Terminate on Withering Archer',
    ],
    expect: { 'Withering Archer': { on: 'graveyard' }, 'Craw Wurm': { counters: { '-1/-1': 1 }, damage: 0 } },
    control: { without: 'wither', expect: { 'Craw Wurm': { damage: 1 } } },
  }),
  scenario('702.80c: a spell deals its damage from the stack, and wither works there', {
    rules: ['702.80c'],
    alice: { battlefield: ['Craw Wurm'], hand: ['Puncture Blast'], mana: 'RRR' },
    bob: {},
    script: [
      'alice casts Puncture Blast on Craw Wurm',
      'pass until the stack is empty',
      'pass until the next turn',
    ],
    expect: { 'Craw Wurm': { counters: { '-1/-1': 3 }, power: 3 } },
    control: { without: 'wither', expect: { 'Craw Wurm': { power: 6, damage: 0 } } },
  }),
  scenario('702.80d: several instances of wither are redundant', {
    rules: ['702.80d'],
    alice: { battlefield: [creature('Twice Withering', '1/1', 'wither, wither, infect')] },
    bob: { battlefield: ['Craw Wurm'] },
    script: ['alice attacks bob with Twice Withering', 'bob blocks Twice Withering with Craw Wurm'],
    expect: { 'Craw Wurm': { counters: { '-1/-1': 1 } } },
    control: { without: ['wither', 'infect'], expect: { 'Craw Wurm': { damage: 1 } } },
  }),
  ...(
    [
      ['Grizzly Bears', 4, 0],
      ['Grizzly Bears', 1, 1],
      ['Craw Wurm', 3, 1],
    ] as const
  ).map(([victim, x, gained]) =>
    scenario(`608.2h: toughness that wither has taken off is none to gain life for (${victim}, X = ${x})`, {
      rules: ['608.2h', '702.80a', '107.1b'],
      alice: { battlefield: [blight], hand: ['Drain Life'], mana: 'BBBBBB' },
      bob: { battlefield: [victim] },
      script: [`alice casts Drain Life on ${victim} with X = ${x}`, 'everyone passes'],
      expect: { alice: { life: 20 + gained } },
      control: {
        without: 'Blight on Spells',
        expect: { alice: { life: 20 + Math.min(x, victim === 'Craw Wurm' ? 4 : 2) } },
      },
    }),
  ),
];
