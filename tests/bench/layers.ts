/**
 * How long it takes to read every permanent's characteristics once after a change, and how that grows with permanents
 * and continuous effects.
 */
import { putRulesTogether } from '../../machines/game/table.ts';
import {
  type Ability,
  type CardDefinition,
  characteristics,
  emptyGame,
  type Game,
  type Modification,
  open,
  placeCard,
  type StaticAbility,
  write,
} from '../../machines/rules/index.ts';
import { cpuMicroseconds } from './cpu-time.ts';

const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });
const says = (parts: Omit<StaticAbility, 'kind'>): StaticAbility => ({ kind: 'static', ...parts });
const plus = (power: number, toughness: number): Modification => ({
  change: 'modifyPowerToughness',
  power,
  toughness,
});

/** What effects of real tables do, half of them to many permanents at once: each is one more continuous effect. */
const statements: readonly StaticAbility[] = [
  says({ affects: { all: { type: 'creature', controller: 'you' } }, changes: [plus(1, 1)] }),
  says({ affects: { all: { type: 'creature', color: 'W' } }, changes: [plus(1, 1)] }),
  says({
    affects: { all: { type: 'creature', subtype: 'Elf', controller: 'you', other: true } },
    changes: [plus(1, 1), { change: 'addAbilities', abilities: [keyword('trample')] }],
  }),
  says({
    affects: 'attached',
    changes: [plus(2, 2), { change: 'addAbilities', abilities: [keyword('flying')] }],
  }),
  says({ affects: { all: { type: 'land' } }, changes: [{ change: 'addSubtypes', subtypes: ['Swamp'] }] }),
  says({
    affects: { all: { type: 'creature', controller: 'you' } },
    changes: [{ change: 'addAbilities', abilities: [keyword('vigilance')] }],
  }),
  says({ affects: { all: { type: 'creature', keyword: 'flying' } }, changes: [plus(1, 0)] }),
  says({ affects: { all: { type: 'creature', controller: 'opponents' } }, changes: [plus(-1, -1)] }),
  says({
    affects: { all: { type: 'artifact', controller: 'you' } },
    changes: [{ change: 'addTypes', types: ['creature'] }],
  }),
  says({
    if: { holds: 'exists', what: { type: 'creature', power: { atLeast: 4 } } },
    changes: [plus(1, 0), { change: 'addAbilities', abilities: [keyword('first strike')] }],
  }),
  says({
    affects: 'attached',
    changes: [
      { change: 'setColors', colors: ['B'] },
      { change: 'addSubtypes', subtypes: ['Zombie'] },
    ],
  }),
  says({
    affects: { all: { type: 'creature', subtype: 'Goblin', controller: 'you' } },
    changes: [
      {
        change: 'modifyPowerToughness',
        power: { number: 'count', of: { type: 'creature', controller: 'you' } },
        toughness: 0,
      },
    ],
  }),
];

const printed: readonly Omit<CardDefinition, 'name'>[] = [
  {
    manaCost: '{1}{W}',
    types: ['creature'],
    subtypes: ['Elf'],
    power: 2,
    toughness: 2,
    abilities: [keyword('vigilance')],
  },
  {
    manaCost: '{1}{R}',
    types: ['creature'],
    subtypes: ['Goblin'],
    power: 1,
    toughness: 1,
    abilities: [keyword('haste')],
  },
  { types: ['land'], subtypes: ['Forest'], supertypes: ['basic'] },
  {
    manaCost: '{2}{U}',
    types: ['creature'],
    subtypes: ['Bird'],
    power: 1,
    toughness: 3,
    abilities: [keyword('flying')],
  },
  { manaCost: '{2}', types: ['artifact'], power: 3, toughness: 3 },
];

/** So many permanents of two players, so many of them with an ability that has a continuous effect, or under one. */
export function board(permanents: number, effects: number): Game {
  putRulesTogether();
  const cards: CardDefinition[] = Array.from({ length: permanents }, (_, at) => {
    const kind = printed[at % printed.length];
    const statement = at < Math.ceil((effects * 3) / 4) ? statements[at % statements.length] : undefined;
    return {
      types: [],
      ...kind,
      name: `Permanent ${at}`,
      abilities: [...(kind?.abilities ?? []), ...(statement === undefined ? [] : [statement])],
    };
  });
  const definitions = Object.fromEntries(cards.map((card) => [card.name, card]));
  const game = open(emptyGame({ seed: 'layers', players: ['Ada', 'Bo'], definitions }), 'direct');
  const ids = cards.map(({ name }, at) => placeCard(game, name, 'battlefield', at % 2));
  for (const [at, id] of ids.entries()) {
    const to = ids[(at * 7 + 1) % permanents];
    if (to !== undefined && to !== id && at % 4 === 3)
      Object.assign(write(game).object(id), { attachedTo: { object: to } });
  }
  // The rest: counters, one kind on one permanent each.
  for (let at = 0; at < Math.floor(effects / 4); at += 1) {
    const id = ids[(at * 3) % permanents];
    if (id !== undefined) Object.assign(write(game).object(id), { counters: { '+1/+1': 1 + (at % 3) } });
  }
  return game;
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

export interface LayersMeasured {
  readonly permanents: number;
  readonly effects: number;
  readonly milliseconds: number;
}

/** Boards of several sizes, asked in turn, so that none is favoured by what the machine does meanwhile. */
export function measureLayers(rounds = 40): readonly LayersMeasured[] {
  const sizes = [
    [50, 60],
    [100, 60],
    [200, 60],
    [400, 60],
    [200, 15],
    [200, 30],
    [200, 120],
  ] as const;
  const boards = sizes.map(([permanents, effects]) => ({
    permanents,
    effects,
    game: board(permanents, effects),
    times: [] as number[],
  }));
  for (let round = -5; round < rounds; round += 1) {
    for (const { game, times } of boards) {
      write(game).changed();
      const before = cpuMicroseconds();
      for (const id of game.battlefield) characteristics(game, id);
      const milliseconds = (cpuMicroseconds() - before) / 1000;
      if (round >= 0) times.push(milliseconds);
    }
  }
  return boards.map(({ effects, permanents, times }) => ({
    permanents,
    effects,
    milliseconds: Number(median(times).toFixed(3)),
  }));
}

/** Prints it as a table. */
export function printLayers(measured: readonly LayersMeasured[]): void {
  const [first] = measured;
  if (first === undefined) return;
  console.log(
    '\ncharacteristics of every permanent after a change\npermanents   effects        ms   × the first',
  );
  for (const { effects, milliseconds, permanents } of measured)
    console.log(
      [
        String(permanents).padStart(10),
        String(effects).padStart(10),
        milliseconds.toFixed(2).padStart(10),
        (milliseconds / first.milliseconds).toFixed(2).padStart(14),
      ].join(''),
    );
}
