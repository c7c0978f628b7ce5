/** Each example of the form, the table, the control and the answers given beforehand is a part of a scenario that holds. */
import { describe, expect, test } from 'vitest';
import { controlSchema, decideSchema, scenarioSchema } from '../../../machines/play/scenario/form.ts';
import { describedEntrySchema, seatSchema, turnSchema } from '../../../machines/play/scenario/form-setup.ts';
import {
  card,
  creature,
  runScenario,
  type Scenario,
  scenario,
  stickerSheet,
} from '../../../machines/play/scenario/index.ts';
import type { Told } from '../../../machines/play/scenario/told.ts';
import {
  anyTarget,
  dealDamageToTarget,
  entersSelf,
  one,
  spell,
  triggered,
} from '../../../machines/rules/abilities/write/index.ts';
import type { CardDefinition, Instruction } from '../../../machines/rules/index.ts';

type Built = Partial<Parameters<typeof scenario>[1]> & { readonly title?: string };
type Situations<Table extends { readonly shape: object }> = {
  readonly [Name in keyof Table['shape']]: Built;
};

const kite = creature('Kite', '2/2', 'flying');
const plainKite = creature('Kite', '2/2');
const giant = creature('Green Giant', '6/6', 'trample');
/** As much damage as there are creatures with flying. */
const fromAbove = card('Strike from Above', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    spell([anyTarget], dealDamageToTarget({ number: 'count', of: { type: 'creature', keyword: 'flying' } })),
  ],
});
const isamaru = 'Isamaru, Hound of Konda';
const dungeon = 'Lost Mine of Phandelver';

const flying: Built = {
  title: '702.9b: only creatures with flying or reach block a creature with flying',
  rules: ['702.9b'],
  alice: { battlefield: [kite] },
  bob: { battlefield: ['Grizzly Bears'] },
  script: ['alice attacks bob with Kite', { expect: { Kite: { attacking: 'bob' } } }],
  expect: { bob: { life: 18 } },
};
const blockedKite: Built['control'] = {
  without: 'flying',
  script: ['alice attacks bob with Kite', 'bob blocks Kite with Grizzly Bears'],
  expect: { bob: { life: 20 } },
};
/** Alice gains 1 life for it if she likes. */
const champion: Built = {
  alice: { hand: ['Grizzly Bears'], mana: 'GG', battlefield: ['Auriok Champion'] },
  script: ['alice casts Grizzly Bears', 'pass until the stack is empty'],
  decide: { confirm: { player: 'alice', answer: 'yes' } },
  expect: { alice: { life: 21 } },
};
const trampling: Built = {
  alice: { battlefield: [giant] },
  bob: { battlefield: ['Grizzly Bears'] },
  script: ['alice attacks bob with Green Giant', 'bob blocks Green Giant with Grizzly Bears'],
};

const scenarios: Situations<typeof scenarioSchema> = {
  title: flying,
  rules: flying,
  cards: flying,
  players: flying,
  turn: { turn: { of: 'alice', at: 'precombatMain' }, expect: { game: { turn: { at: 'precombatMain' } } } },
  seed: { ...flying, seed: 'another' },
  script: flying,
  decide: { ...champion, decide: { confirm: 'yes' } },
  expect: flying,
  control: {
    alice: { battlefield: [kite], hand: [fromAbove] },
    script: ['alice casts Strike from Above on bob'],
    expect: { bob: { life: 19 } },
    control: { without: 'flying', expect: { bob: { life: 20 } } },
  },
};

const coin = (amount: number): Instruction => ({
  do: 'flipCoin',
  won: [{ do: 'gainLife', amount }],
  lost: [],
});

const seats: Situations<typeof seatSchema> = {
  name: { expect: { alice: { life: 20 } } },
  life: { alice: { life: 7 }, expect: { alice: { life: 7 } } },
  counters: { bob: { counters: { poison: 9 } }, expect: { bob: { counters: { poison: 9 } } } },
  mana: { alice: { mana: 'RRG' }, expect: { alice: { mana: 'RRG' } } },
  landsPlayed: {
    alice: { hand: ['Forest'], landsPlayed: 1 },
    script: ['refused 305.2: alice plays Forest'],
    expect: { alice: { hand: 1, landsPlayed: 1 } },
  },
  completed: {
    alice: { completed: [dungeon], outside: [dungeon] },
    expect: { alice: { completed: [dungeon] } },
  },
  designations: { alice: { designations: ['monarch'] }, expect: { alice: { designations: ['monarch'] } } },
  battlefield: {
    alice: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
    expect: { 'Hill Giant': { tapped: true } },
  },
  hand: { alice: { hand: ['Shock', 'Forest'] }, expect: { alice: { hand: ['Shock', 'Forest'] } } },
  graveyard: { bob: { graveyard: ['Grizzly Bears'] }, expect: { bob: { graveyard: ['Grizzly Bears'] } } },
  library: {
    bob: { library: ['Forest', 'Grizzly Bears'] },
    script: ['pass until bob’s precombat main'],
    expect: { bob: { hand: ['Forest'], library: ['Grizzly Bears'] } },
  },
  exile: { bob: { exile: ['Grizzly Bears'] }, expect: { bob: { exile: ['Grizzly Bears'] } } },
  command: { alice: { command: [isamaru] }, expect: { alice: { command: [isamaru] } } },
  outside: { alice: { outside: ['Grizzly Bears'] }, expect: { alice: { outside: 1 } } },
  commanders: {
    alice: { command: [isamaru], commanders: [isamaru], mana: 'W' },
    script: [`alice casts ${isamaru}`],
    expect: { [isamaru]: { on: 'battlefield' } },
  },
  commanderDamage: {
    alice: { battlefield: [isamaru], commanders: [isamaru] },
    bob: { commanderDamage: { [isamaru]: 19 } },
    script: [`alice attacks bob with ${isamaru}`],
    expect: { bob: { lost: '704.6c' } },
  },
  stickerSheets: {
    alice: {
      battlefield: ['Grizzly Bears'],
      hand: [
        card('Label', ['instant'], {
          manaCost: '{0}',
          abilities: [
            spell([one({ type: 'creature' })], { do: 'putSticker', on: { target: 0 }, kind: 'name' }),
          ],
        }),
      ],
      stickerSheets: [stickerSheet('Sheet', { sticker: 'name', words: 'Dark' })],
    },
    script: [
      'alice casts Label on Grizzly Bears',
      'pass until alice decides',
      'alice answers Dark Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { stickers: ['Dark'] } },
  },
  rolls: {
    alice: { hand: ['Neverwinter Hydra'], mana: 'CCCCGG', rolls: [6, 1] },
    script: ['alice casts Neverwinter Hydra with X = 2'],
    expect: { 'Neverwinter Hydra': { counters: { '+1/+1': 7 } } },
  },
  flips: {
    alice: {
      hand: [
        card('Two Coins', ['instant'], {
          manaCost: '{0}',
          abilities: [spell([], coin(3), coin(5))],
        }),
      ],
      flips: [true, false],
    },
    script: ['alice casts Two Coins', 'pass until the stack is empty'],
    decide: { option: ['heads', 'heads'] },
    expect: { alice: { life: 23 } },
  },
  noted: {
    alice: {
      battlefield: ['Noble Banneret', 'Grizzly Bears'],
      noted: { 'Noble Banneret': ['Grizzly Bears'] },
    },
    expect: { 'Noble Banneret': { power: 4, has: ['lifelink'] } },
  },
};

const soulbond = creature('Air Herald', '2/2', '', {
  abilities: [
    { kind: 'keyword', keyword: 'soulbond' },
    {
      kind: 'static',
      affects: { all: { paired: true } },
      changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flying' }] }],
    },
  ],
});

const half = (name: string, other: string): CardDefinition => ({
  ...creature(name, '1/1', '', {
    back: { name: 'Whole Thing', types: ['creature'], power: 7, toughness: 7 },
  }),
  meldsWith: other,
});
const priest = creature('Jailer Priest', '2/2', '', {
  abilities: [
    triggered({
      when: entersSelf,
      targets: [one({ type: 'creature', controller: 'opponents' })],
      effect: [{ do: 'exile', what: { target: 0 }, until: 'sourceLeaves', link: 'exiled' }],
    }),
  ],
});

const onBattlefield = (
  entry: Exclude<Exclude<Built['alice'], undefined>['battlefield'], undefined>[number],
  expected: Built['expect'],
  ...others: readonly string[]
): Built => ({ alice: { battlefield: [entry, ...others] }, ...(expected && { expect: expected }) });

const entries: Situations<typeof describedEntrySchema> = {
  card: onBattlefield({ card: 'Grizzly Bears', tapped: true }, { 'Grizzly Bears': { tapped: true } }),
  count: onBattlefield({ card: 'Grizzly Bears', count: 3 }, { alice: { battlefield: 3 } }),
  as: onBattlefield(
    { card: 'Grizzly Bears', as: 'the first Bear', damage: 1 },
    { 'the first Bear': { damage: 1 }, 'Grizzly Bears 2': { damage: 0 } },
    'Grizzly Bears',
  ),
  tapped: seats.battlefield,
  damage: onBattlefield({ card: 'Grizzly Bears', damage: 1 }, { 'Grizzly Bears': { damage: 1 } }),
  counters: onBattlefield(
    { card: 'Grizzly Bears', counters: { '+1/+1': 2 } },
    { 'Grizzly Bears': { power: 4, counters: { '+1/+1': 2 } } },
  ),
  attachedTo: onBattlefield(
    { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
    { Bonesplitter: { attachedTo: 'Grizzly Bears' }, 'Grizzly Bears': { power: 4 } },
    'Grizzly Bears',
  ),
  controller: onBattlefield(
    { card: 'Grizzly Bears', controller: 'bob' },
    { 'Grizzly Bears': { controller: 'bob', owner: 'alice' } },
  ),
  protector: onBattlefield(
    { card: card('Long Siege', ['battle'], { subtypes: 'Siege', defense: 5 }), protector: 'bob' },
    { 'Long Siege': { protector: 'bob', counters: { defense: 5 } } },
  ),
  room: {
    alice: { command: [{ card: dungeon, room: 'Goblin Lair' }] },
    expect: { [dungeon]: { room: 'Goblin Lair' } },
  },
  unlocked: onBattlefield(
    { card: 'Bottomless Pool', unlocked: ['left'] },
    { 'Bottomless Pool': { unlocked: ['left'] } },
  ),
  token: {
    alice: {
      battlefield: [{ card: 'Grizzly Bears', token: true }],
      hand: ['Boomerang'],
      mana: 'UU',
    },
    script: ['alice casts Boomerang on Grizzly Bears'],
    expect: { alice: { hand: 0 } },
  },
  transformed: onBattlefield(
    {
      card: creature('Village Smith', '1/1', '', {
        back: { name: 'Howling Smith', types: ['creature'], power: 4, toughness: 3 },
      }),
      transformed: true,
    },
    { 'Village Smith': { name: 'Howling Smith', power: 4 } },
  ),
  meldedWith: {
    alice: {
      battlefield: [{ card: half('Upper Half', 'Lower Half'), meldedWith: 'Lower Half' }],
      hand: [half('Lower Half', 'Upper Half'), 'Boomerang'],
      mana: 'UU',
    },
    script: ['alice casts Boomerang on Upper Half'],
    expect: { alice: { hand: 3, battlefield: 0 } },
  },
  pairedWith: onBattlefield(
    { card: soulbond, pairedWith: 'Hill Giant' },
    { 'Hill Giant': { has: ['flying'] } },
    'Hill Giant',
  ),
  remembers: {
    alice: { hand: ['Shock'], mana: 'R' },
    bob: { battlefield: [{ card: 'Runed Halo', remembers: { name: { values: ['Shock'] } } }] },
    script: ['refused 702.16b: alice casts Shock on bob'],
    expect: { alice: { hand: 1 } },
  },
  exiling: {
    alice: {
      battlefield: [{ card: priest, exiling: { objects: ['Grizzly Bears'] } }],
      hand: ['Shock'],
      mana: 'R',
    },
    bob: { exile: ['Grizzly Bears'] },
    script: ['alice casts Shock on Jailer Priest'],
    expect: { 'Grizzly Bears': { on: 'battlefield', controller: 'bob' } },
  },
  arrived: {
    ...onBattlefield({ card: 'Hill Giant', arrived: true }, { bob: { life: 20 } }),
    script: ['refused 302.6: alice attacks bob with Hill Giant'],
  },
};

const turns: Situations<typeof turnSchema> = {
  of: { turn: { of: 'bob' }, expect: { game: { turn: { of: 'bob' } } } },
  at: { turn: { at: 'upkeep' }, expect: { game: { turn: { at: 'upkeep' } } } },
  begins: {
    turn: { at: 'draw', begins: true },
    script: ['stop here'],
    expect: { alice: { hand: 1 } },
  },
  number: { turn: { number: 7 }, expect: { game: { turn: { number: 7 } } } },
};

const decided: Situations<typeof decideSchema> = {
  kind: champion,
  player: champion,
  answer: champion,
  refused: {
    ...trampling,
    decide: {
      combatDamage: {
        refused: '1 to Grizzly Bears, 5 to bob',
        rule: '702.19b',
        answer: '2 to Grizzly Bears, 4 to bob',
      },
    },
    expect: { bob: { life: 16 } },
  },
};

const shocked: Built = {
  alice: { hand: ['Shock'], mana: 'R', battlefield: ['Furnace of Rath'] },
  script: ['alice casts Shock on bob'],
  expect: { bob: { life: 16 } },
};

const controls: Situations<typeof controlSchema> = {
  without: { ...flying, control: blockedKite },
  withoutAbilities: {
    ...shocked,
    control: { withoutAbilities: ['Furnace of Rath'], expect: { bob: { life: 18 } } },
  },
  cards: {
    ...flying,
    control: {
      setup: { alice: { battlefield: [plainKite] } },
      script: ['alice attacks bob with Kite', 'bob blocks Kite with Grizzly Bears'],
      expect: { bob: { life: 20 } },
    },
  },
  setup: { ...shocked, control: { setup: { bob: { life: 1 } }, expect: { bob: { lost: true } } } },
  turn: {
    ...flying,
    control: {
      turn: { of: 'bob' },
      script: ['refused: alice attacks bob with Kite'],
      expect: { bob: { life: 20 } },
    },
  },
  script: { ...flying, control: blockedKite },
  decide: { ...champion, control: { decide: { confirm: 'no' }, expect: { alice: { life: 20 } } } },
  expect: { ...flying, control: blockedKite },
};

/** Where in a scenario the parts of a table stand. */
interface Place {
  readonly forms: Readonly<Record<string, Told>>;
  readonly situations: Readonly<Record<string, Built>>;
  readonly in: (one: Scenario) => readonly object[];
}

const zones = ['battlefield', 'hand', 'graveyard', 'library', 'exile', 'command', 'outside'] as const;

const places: Readonly<Record<string, Place>> = {
  'the scenario': { forms: scenarioSchema.shape, situations: scenarios, in: (one) => [one] },
  'a player': { forms: seatSchema.shape, situations: seats, in: ({ players }) => players },
  'a card in a zone': {
    forms: describedEntrySchema.shape,
    situations: entries,
    in: ({ players }) =>
      players.flatMap((seat) =>
        zones.flatMap((zone) => (seat[zone] ?? []).filter((entry) => typeof entry === 'object')),
      ),
  },
  'when it begins': { forms: turnSchema.shape, situations: turns, in: ({ turn }) => (turn ? [turn] : []) },
  'answers given beforehand': {
    forms: decideSchema.shape,
    situations: decided,
    in: ({ decide }) => decide ?? [],
  },
  'the control': {
    forms: controlSchema.shape,
    situations: controls,
    in: ({ control }) => (control ? [control] : []),
  },
};

for (const [title, { forms, in: partsIn, situations }] of Object.entries(places))
  describe(`each example is a part of a scenario that holds: ${title}`, () => {
    for (const [name, { example }] of Object.entries(forms))
      test(name, () => {
        const { title: called = name, ...built } = situations[name] ?? {};
        const one = scenario(called, { rules: ['100.1'], alice: {}, bob: {}, expect: {}, ...built });
        expect(partsIn(one).map((part) => new Map(Object.entries(part)).get(name))).toContainEqual(example);
        const { control, failure, faults } = runScenario(one);
        expect({ faults, failure, control: control?.failure ?? null }).toEqual({
          faults: [],
          failure: null,
          control: null,
        });
      });
  });
