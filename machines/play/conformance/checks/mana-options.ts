/** The amounts of mana that a player could produce now. */
import {
  close,
  type Game,
  answer as giveAnswer,
  legalAnswers,
  type ManaAbility,
  type ManaType,
  manaAbilities,
  manaActivation,
  manaTypes,
  manaValueOf,
  open,
  type PlayerId,
  run as runProcedures,
  start,
  write,
} from '../../../rules/index.ts';
import { type Asked, type CheckResult, is, numberIn, textIn, yes } from './asking.ts';

/** Mana of each type, in the order of `manaTypes`. */
type Amount = readonly number[];

/** So many ways of answering what an ability asks are told apart: a type for each of some mana. */
const mostAnswers = 40;

const inPool = (game: Game, player: PlayerId): Amount => {
  const pool = game.players[player]?.pool ?? [];
  return manaTypes.map((type) => pool.filter((unit) => unit.type === type).length);
};

/** The game with nothing under way: a player who doesn't have priority could produce as much. */
function atRest(game: Game): Game {
  const copy = open(game, 'copy');
  const { root } = write(copy);
  root.pending = null;
  root.frames = [];
  return close(copy);
}

/** The games that activating a mana ability leads to, by what it is paid with and what is chosen. */
function activated(game: Game, player: PlayerId, { mana, object, ref }: ManaAbility): readonly Game[] {
  const ways: readonly (readonly ManaType[])[] =
    mana.length === 0 ? [[]] : spendings(inPool(game, player), manaValueOf(mana));
  return ways.flatMap((spend) => {
    const copy = open(game, 'copy');
    start(copy, 'activateManaAbility', manaActivation({ player, object, ability: ref, spend }));
    runProcedures(copy);
    return answered(close(copy));
  });
}

/** Each choice of so many units from what there is, by type. */
function spendings(pool: Amount, count: number): readonly (readonly ManaType[])[] {
  let ways: readonly (readonly ManaType[])[] = [[]];
  for (const [at, type] of manaTypes.entries())
    ways = ways.flatMap((spent) =>
      Array.from({ length: Math.min(pool[at] ?? 0, count - spent.length) + 1 }, (_none, more) => [
        ...spent,
        ...Array.from({ length: more }, () => type),
      ]),
    );
  return ways.filter(({ length }) => length === count);
}

/** The games in which everything that is asked has been answered, in each way. */
function answered(game: Game): readonly Game[] {
  if (game.pending === null) return [game];
  return legalAnswers(game, game.pending, mostAnswers).flatMap((answer) => {
    const copy = open(game, 'copy');
    giveAnswer(copy, answer);
    return answered(close(copy));
  });
}

/** It costs nothing but tapping, and nothing else is made with its object: it may as well be activated first. */
const isFree = (one: ManaAbility, all: readonly ManaAbility[]): boolean =>
  one.taps &&
  one.mana.length === 0 &&
  !one.usesUp &&
  !one.asks &&
  all.filter(({ object }) => object === one.object).length === 1;

const isCovered = (by: Amount, amount: Amount): boolean =>
  by !== amount && by.every((count, at) => count >= (amount[at] ?? 0));

/** The maximal amounts of mana that a player could have by activating mana abilities; none where that is no mana. */
function amounts(game: Game, player: PlayerId): readonly Amount[] {
  const seen = new Set<string>();
  const found = new Map<string, Amount>();
  const waiting = [atRest(game)];
  for (let now = waiting.pop(); now !== undefined; now = waiting.pop()) {
    const amount = inPool(now, player);
    found.set(amount.join(), amount);
    const all = manaAbilities(now, player);
    const key = `${amount.join()} ${all.map(({ object, ref }) => `${object} ${ref}`).join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const free = all.find((one) => isFree(one, all));
    for (const one of free === undefined ? all : [free]) waiting.push(...activated(now, player, one));
  }
  const every = [...found.values()];
  return every.filter(
    (amount) => amount.some((count) => count > 0) && !every.some((other) => isCovered(other, amount)),
  );
}

const symbols = (amount: Amount): string =>
  manaTypes.map((type, at) => `{${type}}`.repeat(amount[at] ?? 0)).join('');

/** `{G}{W}` in the order of `manaTypes`. */
const inOrder = (mana: string): string =>
  manaTypes.map((type) => `{${type}}`.repeat(mana.split(`{${type}}`).length - 1)).join('');

const optionsOf = ({ game, player }: Asked): readonly string[] => amounts(game, player ?? 0).map(symbols);

export const manaOptionChecks: Readonly<Record<string, (asked: Asked) => CheckResult>> = {
  manaOption: (asked) => {
    const options = optionsOf(asked);
    return yes(options.includes(inOrder(textIn(asked.check, 'mana'))), options);
  },
  manaOptionCount: (asked) => is(numberIn(asked.check, 'count'), optionsOf(asked).length),
  manaOptions: (asked) => {
    const { options } = asked.check;
    const wanted = Array.isArray(options) ? options.map((one) => inOrder(String(one))).sort() : [];
    return is(wanted.join(), [...optionsOf(asked)].sort().join());
  },
};
