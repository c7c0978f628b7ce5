/** Every expectation can fail: each clause of the form holds where it should, and fails where it shouldn't. */
import { describe, expect, test } from 'vitest';
import type {
  GameExpectation,
  Happening,
  ObjectExpectation,
  PlayerExpectation,
} from '../../../machines/play/scenario/form.ts';
import {
  gameExpectationSchema,
  happeningSchema,
  objectExpectationSchema,
  playerExpectationSchema,
} from '../../../machines/play/scenario/form-expectations.ts';
import { card, creature, runScenario, scenario } from '../../../machines/play/scenario/index.ts';
import { label, names } from '../../../stories/scenarios/sticker-cards.ts';

type Built = Partial<Parameters<typeof scenario>[1]>;

/** Where the example of a clause holds, of what, and what of the same clause fails there. */
interface Pair<Value> {
  readonly in: Built;
  readonly of?: string;
  readonly fails: Value;
}
type Pairs<Expected> = { readonly [Field in keyof Expected]-?: Pair<Exclude<Expected[Field], undefined>> };

const bears: Built = { alice: { battlefield: ['Grizzly Bears'] } };
const grown = (count: number): Built => ({
  alice: { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': count } }] },
});
const angel: Built = { alice: { battlefield: ['Serra Angel'] } };
const isamaru: Built = { alice: { battlefield: ['Isamaru, Hound of Konda'] } };
const shocked: Built = {
  alice: { hand: ['Shock'], mana: 'R' },
  bob: { battlefield: ['Hill Giant'] },
  script: ['alice casts Shock on bob', 'everyone passes'],
};
const onStack: Built = { ...shocked, script: ['alice casts Shock on bob', 'stop here'] };
const attacking: Built = {
  ...bears,
  bob: { battlefield: ['Hill Giant'] },
  script: ['alice attacks bob with Grizzly Bears', 'stop here'],
};
const blocked: Built = {
  alice: { battlefield: ['Hill Giant'] },
  bob: { battlefield: ['Grizzly Bears'] },
  script: ['alice attacks bob with Hill Giant', 'bob blocks Hill Giant with Grizzly Bears', 'stop here'],
};
const conceded: Built = { script: ['bob concedes'] };
const lands: Built = { alice: { hand: ['Forest'] }, bob: { hand: ['Forest'] } };

const ofPlayers: Pairs<PlayerExpectation> = {
  life: { in: { bob: { life: 18 } }, fails: 17 },
  counters: { in: { bob: { counters: { poison: 1 } } }, fails: {} },
  mana: { in: { bob: { mana: 'GR' } }, fails: 'R' },
  battlefield: { in: { bob: { battlefield: ['Hill Giant', 'Forest'] } }, fails: 1 },
  hand: { in: { bob: { hand: ['Shock'] } }, fails: ['Forest'] },
  graveyard: { in: { bob: { graveyard: ['Shock'] } }, fails: [] },
  library: { in: { bob: { library: ['Forest', 'Shock'] } }, fails: ['Shock'] },
  exile: { in: { bob: { exile: ['Grizzly Bears'] } }, fails: 0 },
  command: { in: { bob: { command: ['Isamaru, Hound of Konda'] } }, fails: [] },
  outside: { in: { bob: { outside: ['Shock'] } }, fails: 2 },
  landsPlayed: { in: { bob: { landsPlayed: 1 } }, fails: 0 },
  designations: { in: { bob: { designations: ['monarch'] } }, fails: ['initiative'] },
  completed: { in: { bob: { completed: ['Lost Mine of Phandelver'] } }, fails: [] },
  lost: { in: { bob: { life: 0 } }, fails: '704.5c' },
  won: { in: conceded, of: 'alice', fails: false },
};

const smith = creature('Village Smith', '1/1', '', {
  back: { name: 'Howling Smith', types: ['creature'], power: 4, toughness: 3 },
});
const pool: Built = { alice: { battlefield: [{ card: 'Bottomless Pool', unlocked: ['left'] }] } };

const ofObjects: Pairs<ObjectExpectation> = {
  on: { in: { bob: { graveyard: ['Grizzly Bears'] } }, fails: 'battlefield' },
  controller: { in: { bob: { battlefield: ['Grizzly Bears'] } }, fails: 'alice' },
  owner: { in: bears, fails: 'bob' },
  power: { in: grown(3), fails: 2 },
  toughness: { in: grown(3), fails: 2 },
  damage: { in: { bob: { battlefield: [{ card: 'Hill Giant', damage: 2 }] } }, of: 'Hill Giant', fails: 0 },
  tapped: { in: { alice: { battlefield: [{ card: 'Grizzly Bears', tapped: true }] } }, fails: false },
  counters: { in: grown(1), fails: {} },
  has: { in: angel, of: 'Serra Angel', fails: ['flying', 'trample'] },
  hasNot: { in: angel, of: 'Serra Angel', fails: ['trample', 'flying'] },
  name: {
    in: { alice: { battlefield: [{ card: smith, transformed: true }] } },
    of: 'Village Smith',
    fails: 'Village Smith',
  },
  types: { in: bears, fails: ['artifact', 'creature'] },
  subtypes: { in: bears, fails: [] },
  includesSubtypes: { in: bears, fails: ['Bear', 'Ox'] },
  supertypes: { in: isamaru, of: 'Isamaru, Hound of Konda', fails: [] },
  colors: { in: bears, fails: 'GW' },
  manaValue: { in: bears, fails: 3 },
  faceDown: {
    in: {
      alice: { hand: ['Pine Walker'], mana: 'CCC' },
      script: ['alice casts Pine Walker by morph', 'everyone passes'],
    },
    of: 'Pine Walker',
    fails: false,
  },
  stickers: {
    in: {
      alice: { hand: [label], mana: 'C', battlefield: ['Grizzly Bears'], stickerSheets: [names] },
      script: [
        'alice casts Label Maker on Grizzly Bears',
        'everyone passes',
        'alice answers Dark',
        'alice answers Dark Grizzly Bears',
      ],
    },
    fails: [],
  },
  phasedOut: {
    in: {
      alice: { battlefield: [creature('Fading Bear', '2/2', 'phasing')] },
      turn: { at: 'untap', begins: true },
      script: ['pass until upkeep'],
    },
    of: 'Fading Bear',
    fails: false,
  },
  seenBy: { in: bears, fails: ['alice'] },
  room: {
    in: { alice: { command: [{ card: 'Lost Mine of Phandelver', room: 'Goblin Lair' }] } },
    of: 'Lost Mine of Phandelver',
    fails: null,
  },
  unlocked: { in: pool, of: 'Bottomless Pool', fails: [] },
  attachedTo: {
    in: { alice: { battlefield: ['Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }] } },
    of: 'Bonesplitter',
    fails: null,
  },
  protector: {
    in: {
      alice: {
        battlefield: [
          { card: card('Small Siege', ['battle'], { defense: 3, subtypes: 'Siege' }), protector: 'bob' },
        ],
      },
    },
    of: 'Small Siege',
    fails: 'alice',
  },
  attacking: { in: attacking, fails: false },
  blocking: { in: blocked, fails: false },
  blocked: { in: blocked, of: 'Hill Giant', fails: false },
  targets: { in: onStack, of: 'Shock', fails: ['alice'] },
  x: {
    in: {
      alice: { hand: ['Blaze'], mana: 'RRRR' },
      script: ['alice casts Blaze on bob with X = 3', 'stop here'],
    },
    of: 'Blaze',
    fails: 2,
  },
};

const ofTheGame: Pairs<GameExpectation> = {
  turn: { in: {}, fails: { number: 99 } },
  stack: { in: onStack, fails: 0 },
  priority: {
    in: { ...onStack, script: ['alice casts Shock on bob', 'alice passes', 'stop here'] },
    fails: null,
  },
  asked: {
    in: { ...attacking, script: ['alice attacks bob with Grizzly Bears', 'pass until bob decides'] },
    fails: { player: 'alice', kind: 'blockers' },
  },
  over: { in: conceded, fails: false },
  happened: { in: shocked, fails: [{ event: 'damage', amount: 3 }] },
  notHappened: { in: shocked, fails: [{ event: 'damage', amount: 2 }] },
  may: { in: lands, fails: ['bob plays Forest'] },
  mayNot: { in: lands, fails: { 'alice plays Forest': '305.2' } },
  mayBring: { in: {}, fails: ['55 Swamp, 5 Shock'] },
  mayNotBring: { in: {}, fails: { '24 Swamp, 36 Relentless Rats': '100.2a' } },
};

/** The event that has the field, and what else is said of it. */
const killed: Built = {
  alice: { hand: ['Shock'], mana: 'R' },
  bob: { battlefield: ['Grizzly Bears'] },
  script: ['alice casts Shock on Grizzly Bears', 'everyone passes'],
};
const ofEvents: {
  readonly [Field in keyof Happening]-?: Pair<Exclude<Happening[Field], undefined>> & {
    readonly event: Happening['event'];
  };
} = {
  event: { in: shocked, event: 'damage', fails: 'destroy' },
  rule: { in: shocked, event: 'damage', fails: '120.3' },
  object: { in: killed, event: 'damage', fails: 'Shock' },
  source: { in: killed, event: 'damage', fails: 'Grizzly Bears' },
  player: { in: shocked, event: 'damage', fails: 'alice' },
  amount: { in: shocked, event: 'damage', fails: 3 },
  from: { in: killed, event: 'move', fails: 'exile' },
  to: { in: killed, event: 'move', fails: 'exile' },
  counter: {
    in: {
      alice: { battlefield: [{ card: 'Walking Ballista', counters: { '+1/+1': 1 } }], mana: 'CCCC' },
      script: ['alice activates Walking Ballista ability 1'],
    },
    event: 'putCounters',
    fails: '-1/-1',
  },
  times: { in: shocked, event: 'damage', fails: 2 },
};

/** Why such a scenario doesn't hold; null: it does. It must be one that can be read. */
function failing(built: Built, expected: Built['expect']): string | null {
  const { failure, faults } = runScenario(
    scenario('it', { rules: ['100.1'], alice: {}, bob: {}, ...built, expect: expected ?? {} }),
  );
  expect(faults).toEqual([]);
  return failure?.reason ?? null;
}

type Shape = Readonly<Record<string, { readonly example: unknown }>>;

function pairs(
  title: string,
  shape: Shape,
  table: Readonly<Record<string, Pair<unknown>>>,
  usual: string,
): void {
  describe(title, () => {
    test('each clause has its pair', () => {
      expect(Object.keys(table)).toEqual(Object.keys(shape));
    });
    for (const [field, { fails, in: built, of = usual }] of Object.entries(table))
      test(`${field} holds, and fails`, () => {
        expect(failing(built, { [of]: { [field]: shape[field]?.example } })).toBeNull();
        expect(failing(built, { [of]: { [field]: fails } })).toContain(field);
      });
  });
}

pairs('of a player', playerExpectationSchema.shape, ofPlayers, 'bob');
pairs('of an object', objectExpectationSchema.shape, ofObjects, 'Grizzly Bears');
pairs('of the game', gameExpectationSchema.shape, ofTheGame, 'game');

describe('of an event', () => {
  test('each field has its pair', () => {
    expect(Object.keys(ofEvents)).toEqual(Object.keys(happeningSchema.shape));
  });
  for (const [field, { event, fails, in: built }] of Object.entries(ofEvents))
    test(`${field} holds, and fails, in both`, () => {
      const shape: Shape = happeningSchema.shape;
      const [right, wrong] = [shape[field]?.example, fails].map((value) => [
        happeningSchema.parse({ event, [field]: value }),
      ]);
      expect(failing(built, { game: { happened: right ?? [] } })).toBeNull();
      expect(failing(built, { game: { happened: wrong ?? [] } })).not.toBeNull();
      expect(failing(built, { game: { notHappened: wrong ?? [] } })).toBeNull();
      expect(failing(built, { game: { notHappened: right ?? [] } })).not.toBeNull();
    });
});
