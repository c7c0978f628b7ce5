import { characteristics } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { PlayerId } from '../../state/identity.ts';
import { type ManaType, manaTypes } from '../../state/mana.ts';
import { manaValueOf } from '../../state/mana-cost.ts';
import { open, write } from '../../state/write.ts';
import { legalAnswers } from '../decisions/index.ts';
import { answer, run, start } from '../interpreter.ts';
import { manaActivation } from './activate.ts';
import { type ManaAbility, manaAbilities } from './sources.ts';

/** So much mana of each type, in the order of `manaTypes`. */
type Amount = readonly number[];

/** Beyond this many different situations nothing more is tried. */
const mostSituations = 2_000;

/**
 * What a player could have in their pool by activating mana abilities now, with every choice that makes a difference (605.3):
 * the greatest amounts, each as types of mana in the order of `manaTypes`; what another amount covers isn't listed, nor
 * is no mana at all. `isWhole` is false where so much could be activated that not all of it was tried.
 */
export function manaAmounts(
  game: Game,
  player: PlayerId,
): { readonly amounts: readonly (readonly ManaType[])[]; readonly isWhole: boolean } {
  const seen = new Set<string>();
  const found = new Map<string, Amount>();
  const waiting: Game[] = [atRest(game)];
  for (let now = waiting.pop(); now !== undefined; now = waiting.pop()) {
    const amount = amountIn(now, player);
    found.set(amount.join(), amount);
    const abilities = manaAbilities(now, player);
    const situation = `${amount.join()} ${abilities
      .map((one) => likeness(now, one))
      .toSorted()
      .join()}`;
    if (seen.has(situation)) continue;
    if (seen.size === mostSituations) return { amounts: greatest([...found.values()]), isWhole: false };
    seen.add(situation);
    for (const ability of nextToTry(now, abilities))
      for (const spend of payments(amount, manaValueOf(ability.mana)))
        waiting.push(...activated(now, player, ability, spend));
  }
  return { amounts: greatest([...found.values()]), isWhole: true };
}

/** The game as it is, whatever is being decided: a copy in which nothing has happened yet. */
function atRest(game: Game): Game {
  const copy = open(game, 'copy');
  const { root } = write(copy);
  root.pending = null;
  root.happened = [];
  return copy;
}

const amountIn = (game: Game, player: PlayerId): Amount => {
  const pool = game.players[player]?.pool ?? [];
  return manaTypes.map((type) => pool.filter((unit) => unit.type === type).length);
};

/** What is the same for abilities that it makes no difference between: two untapped Forests. */
function likeness(game: Game, { makes, object, ref }: ManaAbility): string {
  const { name } = characteristics(game, object);
  const counters = game.objects[object]?.counters;
  return JSON.stringify([name, ref, counters, makes]);
}

/** One of each kind; what costs nothing but tapping, where its object has no other use, is activated before all others. */
function nextToTry(game: Game, abilities: readonly ManaAbility[]): readonly ManaAbility[] {
  const free = abilities.find(
    ({ ability, makes, object, taps }) =>
      taps &&
      ability.cost.length === 1 &&
      makes !== null &&
      abilities.every((other) => other.object !== object || other.ability === ability),
  );
  return free === undefined
    ? [...new Map(abilities.map((one) => [likeness(game, one), one])).values()]
    : [free];
}

/** Each choice of so many mana among an amount. */
function payments(amount: Amount, count: number, type = 0): readonly (readonly ManaType[])[] {
  if (count === 0) return [[]];
  const name = manaTypes[type];
  if (name === undefined) return [];
  const most = Math.min(count, amount[type] ?? 0);
  return Array.from({ length: most + 1 }, (_, used) => used).flatMap((used) =>
    payments(amount, count - used, type + 1).map((rest) => [
      ...Array.from({ length: used }, () => name),
      ...rest,
    ]),
  );
}

/** What becomes of the game if this is activated, with every answer to what is asked on the way; nothing if it can't be. */
function activated(
  game: Game,
  player: PlayerId,
  { object, ref: ability }: ManaAbility,
  spend: readonly ManaType[],
): readonly Game[] {
  const next = atRest(game);
  start(next, 'activateManaAbility', manaActivation({ player, object, ability, spend }));
  run(next);
  return settled(next);
}

function settled(game: Game): readonly Game[] {
  const { pending } = game;
  if (pending === null) return [game];
  return legalAnswers(game, pending).flatMap((one) => {
    const next = open(game, 'copy');
    answer(next, one);
    return settled(next);
  });
}

/** Those that no other covers, most first; not nothing at all. */
function greatest(amounts: readonly Amount[]): readonly (readonly ManaType[])[] {
  const sum = (amount: Amount): number => amount.reduce((all, count) => all + count, 0);
  const covers = (one: Amount, other: Amount): boolean => one.every((count, at) => count >= (other[at] ?? 0));
  return amounts
    .filter((one) => sum(one) > 0 && !amounts.some((other) => other !== one && covers(other, one)))
    .toSorted((one, other) => sum(other) - sum(one))
    .map((amount) => manaTypes.flatMap((type, at) => Array.from({ length: amount[at] ?? 0 }, () => type)));
}
