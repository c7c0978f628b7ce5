import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { chance } from '../../../machines/play/players/chance.ts';
import { playGame } from '../../../machines/play/players/index.ts';
import {
  allIn,
  type CardDefinition,
  characteristics,
  close,
  type Game,
  type GameEvent,
  type Modification,
  makeMove,
  open,
  type StaticAbility,
  shareCache,
  type WritingMode,
  type Zone,
} from '../../../machines/rules/index.ts';
import { gameNumber, randomSeats } from '../../games/table.ts';
import { addEffect, type Placed, smallGame } from '../support/small-game.ts';
import { answersAbout, apart, letHappen } from './answers.ts';

describe('613.5: at any moment of a game objects are what they are if all is worked out anew', () => {
  test.each([
    [3, 'copy'],
    [9, 'direct'],
  ] as const)('game %i, written in the mode “%s”', (number, mode: WritingMode) => {
    const players = number % 10 === 9 ? 3 : 2;
    const pick = chance(`looks at game ${number}`);
    let looks = 0;
    playGame(gameNumber(number, players, mode), randomSeats(number, players), {
      after(game) {
        if (pick(20) > 0) return;
        looks += 1;
        expect(answersAbout(game)).toEqual(answersAbout(apart(game)));
      },
    });
    expect(looks).toBeGreaterThan(5);
  });
});

// ---------------------------------------------------------------- random boards, random events

const all = Object.values(cards);
const changes: readonly Modification[] = [
  { change: 'control', by: 'opponents' },
  { change: 'addTypes', types: ['creature'] },
  { change: 'setTypes', types: ['artifact', 'creature'] },
  { change: 'removeTypes', types: ['creature'] },
  { change: 'addSubtypes', subtypes: ['Elf', 'Goblin', 'Forest'] },
  { change: 'setSubtypes', subtypes: ['Mountain'] },
  { change: 'setSubtypes', subtypes: ['Zombie'] },
  { change: 'addSupertypes', supertypes: ['legendary'] },
  { change: 'removeSupertypes', supertypes: ['basic'] },
  { change: 'addColors', colors: ['W'] },
  { change: 'setColors', colors: ['B', 'G'] },
  { change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flying' }] },
  {
    change: 'addAbilities',
    abilities: [
      {
        kind: 'static',
        affects: { all: { type: 'creature', controller: 'you', other: true } },
        changes: [
          { change: 'modifyPowerToughness', power: 1, toughness: 0 },
          { change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'trample' }] },
        ],
      },
    ],
  },
  { change: 'removeKeyword', keyword: 'flying' },
  { change: 'removeAllAbilities' },
  { change: 'cantHaveKeyword', keyword: 'flying' },
  { change: 'setPowerToughness', power: 0, toughness: 4 },
  {
    change: 'modifyPowerToughness',
    power: { number: 'count', of: { type: 'creature', controller: 'you' } },
    toughness: 2,
  },
  {
    change: 'modifyPowerToughness',
    power: { number: 'life', of: 'you' },
    toughness: { number: 'thisTurn', fact: 'permanentsLeft', by: 'everyone' },
  },
  {
    change: 'modifyPowerToughness',
    power: { number: 'count', of: { tapped: true } },
    toughness: { number: 'count', of: { damaged: true } },
  },
  { change: 'switchPowerToughness' },
];

const asLongAs: StaticAbility = {
  kind: 'static',
  if: { holds: 'exists', what: { tapped: true } },
  affects: { all: { type: 'creature', power: { atMost: { number: 'life', of: 'you' } } } },
  changes: [{ change: 'modifyPowerToughness', power: 0, toughness: 1 }],
};

/** A card in whose text some changes are printed: what no text of a game speaks of, nothing looks for. */
const speaking = (some: readonly Modification[]): CardDefinition => ({
  name: 'All That Is Said',
  types: ['enchantment'],
  abilities: [
    ...some.map(
      (change): StaticAbility => ({
        kind: 'static',
        affects: { all: { name: 'Nothing Is Called So' } },
        changes: [change],
      }),
    ),
    ...(some.length % 2 === 0 ? [asLongAs] : []),
  ],
});
const said = fc.subarray([...changes]);

const zone: fc.Arbitrary<Zone> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Zone>('battlefield') },
  { weight: 1, arbitrary: fc.constantFrom<Zone>('graveyard', 'hand', 'exile', 'library') },
);
const placed: fc.Arbitrary<readonly Placed[]> = fc.array(
  fc.record({ card: fc.constantFrom(...all), zone, owner: fc.nat(1) }),
  { minLength: 4, maxLength: 14 },
);

type Step =
  | { readonly effect: number; readonly on: readonly number[]; readonly controller: number }
  | { readonly event: number; readonly at: number; readonly to: Zone };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    effect: fc.nat(changes.length - 1),
    on: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
    controller: fc.nat(1),
  }),
  fc.record({ event: fc.nat(11), at: fc.nat(), to: zone }),
);

const places: readonly Zone[] = ['battlefield', 'graveyard', 'hand', 'exile', 'library'];

/** One event with the object of this number, of those in some zone. */
function eventOf(game: Game, which: number, at: number, to: Zone): GameEvent | null {
  const there = places.flatMap((one) => allIn(game, one));
  const onBattlefield = game.battlefield;
  const some = there[at % Math.max(1, there.length)];
  const permanent = onBattlefield[at % Math.max(1, onBattlefield.length)];
  if (some === undefined || permanent === undefined) return null;
  const on = { object: permanent };
  switch (which) {
    case 0:
      return { type: 'tap', object: permanent };
    case 1:
      return { type: 'untap', object: permanent };
    case 2:
      return { type: 'putCounters', on, kind: '+1/+1', count: 2, player: 0 };
    case 3:
      return { type: 'putCounters', on, kind: 'flying', count: 1, player: 0 };
    case 4:
      return { type: 'removeCounters', on, kind: '+1/+1', count: 1 };
    case 5:
      return { type: 'loseLife', player: at % 2, amount: 3 };
    case 6:
      return { type: 'markDamage', object: permanent, amount: 1, destroys: false, source: permanent };
    case 7:
      return onBattlefield[0] === permanent
        ? null
        : { type: 'attach', object: permanent, to: { object: onBattlefield[0] ?? permanent } };
    case 8:
      return { type: 'destroy', object: permanent, cantBeRegenerated: true };
    case 9:
      return { type: 'draw', player: at % 2 };
    default:
      return makeMove(game, some, to, { why: 'effect' });
  }
}

function take(game: Game, some: readonly Modification[], one: Step): void {
  if ('effect' in one) {
    if (some.length === 0) return;
    const at = one.effect % some.length;
    const there = [...game.battlefield, ...allIn(game, 'hand'), ...allIn(game, 'graveyard')];
    const on = one.on.flatMap((at) => there[at % Math.max(1, there.length)] ?? []);
    const change = some[at];
    const [source] = game.battlefield;
    if (on.length === 0 || change === undefined || source === undefined) return;
    addEffect(game, source, on, [change], {
      controller: one.controller,
      ref: `All That Is Said#abilities.${at}`,
    });
    return;
  }
  const event = eventOf(game, one.event, one.at, one.to);
  if (event !== null) letHappen(game, [event]);
}

describe('613.5: random boards of real cards with random effects', () => {
  test.each(['copy', 'direct'] as const)('after any event, written in the mode “%s”', (mode) => {
    fc.assert(
      fc.property(said, placed, fc.array(step, { minLength: 3, maxLength: 12 }), (some, board, steps) => {
        let { game } = smallGame([{ card: speaking(some) }, ...board]);
        game = open(apart(game), mode);
        for (const one of steps) {
          take(game, some, one);
          expect(answersAbout(game)).toEqual(answersAbout(apart(game)));
        }
      }),
      { numRuns: 120 },
    );
  });

  test('two branches of one game never share an answer', () => {
    fc.assert(
      fc.property(
        said,
        placed,
        fc.array(fc.tuple(step, step), { minLength: 2, maxLength: 8 }),
        fc.boolean(),
        (some, board, pairs, asks) => {
          const { game } = smallGame([{ card: speaking(some) }, ...board]);
          let root = close(game);
          for (const [one, other] of pairs) {
            if (asks) characteristics(root, root.battlefield[0] ?? 0);
            const [left, right] = [open(root, 'copy'), open(root, 'copy')];
            shareCache(root, left);
            shareCache(root, right);
            take(left, some, one);
            take(right, some, other);
            const looked = [close(left), root, close(right)];
            for (const each of looked) expect(answersAbout(each)).toEqual(answersAbout(apart(each)));
            root = left;
          }
        },
      ),
      { numRuns: 120 },
    );
  });
});
