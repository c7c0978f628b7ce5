import type { Game } from '../../state/game.ts';
import type { PlayerId } from '../../state/identity.ts';
import { type ManaType, manaTypes } from '../../state/mana.ts';
import { manaValueOf } from '../../state/mana-cost.ts';
import { activatedInCopies, atRest, likeness } from './in-copies.ts';
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
        waiting.push(...activatedInCopies(now, player, ability, spend));
  }
  return { amounts: greatest([...found.values()]), isWhole: true };
}

const amountIn = (game: Game, player: PlayerId): Amount => {
  const pool = game.players[player]?.pool ?? [];
  return manaTypes.map((type) => pool.filter((unit) => unit.type === type).length);
};

/** One of each kind; what costs nothing but tapping, where its object has no other use, is activated before all others. */
function nextToTry(game: Game, abilities: readonly ManaAbility[]): readonly ManaAbility[] {
  const free = abilities.find(
    ({ ability, asks, makes, mana, object, taps }) =>
      taps &&
      ability.cost.length === 1 &&
      mana.length === 0 &&
      !asks &&
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

/** Those that no other covers, most first; not nothing at all. */
function greatest(amounts: readonly Amount[]): readonly (readonly ManaType[])[] {
  const sum = (amount: Amount): number => amount.reduce((all, count) => all + count, 0);
  const covers = (one: Amount, other: Amount): boolean => one.every((count, at) => count >= (other[at] ?? 0));
  return amounts
    .filter((one) => sum(one) > 0 && !amounts.some((other) => other !== one && covers(other, one)))
    .toSorted((one, other) => sum(other) - sum(one))
    .map((amount) => manaTypes.flatMap((type, at) => Array.from({ length: amount[at] ?? 0 }, () => type)));
}
