/** Mana goes into pools and out of them (106, 500.5). */
import { answersOf, ruleChangesForPlayer } from '../../rules/characteristics/index.ts';
import { copyOf } from '../../rules/state/copy.ts';
import type { Game, Player } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { ManaUnit } from '../../rules/state/mana.ts';
import { sameWords } from '../../rules/state/same-words.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

export interface AddMana {
  readonly type: 'addMana';
  readonly player: PlayerId;
  readonly units: readonly ManaUnit[];
  readonly source: ObjectId | null;
}

export const addMana: QuietEventWord<AddMana, 'mana.added'> = {
  apply(game, { player: id, units }) {
    const player = write(game).player(id);
    player.pool = [...player.pool, ...copyOf(units)];
  },
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  isMinor: () => true,
  sentence: ({ player, units }, { who }) => `${who(player)} adds ${symbols(units)}.`,
  hides: 'nothing',
  emits: 'mana.added',
};

/** A mana ability with {T} in its cost has resolved and produced this mana (106.12a). Only where a text asks for it. */
export interface TapForMana {
  readonly type: 'tapForMana';
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly units: readonly ManaUnit[];
}

export const tapForMana: QuietEventWord<TapForMana, 'permanent.tappedForMana'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence: () => null,
  hides: 'nothing',
  emits: 'permanent.tappedForMana',
};

export interface SpendMana {
  readonly type: 'spendMana';
  readonly player: PlayerId;
  readonly units: readonly ManaUnit[];
}

export const spendMana: QuietEventWord<SpendMana, 'mana.spent'> = {
  apply(game, { player, units }) {
    write(game).player(player).pool = without(game.players[player]?.pool ?? [], units);
  },
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  isMinor: () => true,
  sentence: ({ player, units }, { who }) => `${who(player)} spends ${symbols(units)}.`,
  hides: 'nothing',
  emits: 'mana.spent',
};

/** Unspent mana is lost as a step or phase ends. */
export interface EmptyPools {
  readonly type: 'emptyPools';
}

export const emptyPools: QuietEventWord<EmptyPools, 'mana.emptied'> = {
  apply(game) {
    for (const player of game.players) {
      const left = unspent(game, player);
      if (left.length < player.pool.length || left.some((unit, at) => unit !== player.pool[at]))
        write(game).player(player.id).pool = [...left];
    }
  },
  rule: null,
  changes: [],
  asksForCheck: false,
  changesNothingToPlay: true,
  about: 'other',
  isMinor: () => true,
  comesWithTheTurn: true,
  sentence: () => null,
  hides: 'nothing',
  emits: 'mana.emptied',
};

const symbols = (units: readonly ManaUnit[]): string => units.map((unit) => `{${unit.type}}`).join('');

/** A pool without these units, each taken once. */
function without(pool: readonly ManaUnit[], units: readonly ManaUnit[]): readonly ManaUnit[] {
  const left = [...pool];
  for (const spent of units) {
    const at = left.findIndex((unit) => isAlike(unit, spent));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const isAlike = (one: ManaUnit, other: ManaUnit): boolean =>
  one.type === other.type &&
  one.source === other.source &&
  one.snow === other.snow &&
  (one.spendOnly === other.spendOnly || sameWords(one.spendOnly, other.spendOnly)) &&
  one.lasts === other.lasts;

/** What a player has left of their unspent mana as it empties: what lasts, or becomes other mana instead (500.5, 613.11). */
function unspent(game: Game, player: Player): readonly ManaUnit[] {
  if (player.pool.length === 0) return player.pool;
  const rules = ruleChangesForPlayer(game, player.id);
  return player.pool.flatMap((unit): readonly ManaUnit[] => {
    if (unit.lasts) return [unit];
    const [type] = answersOf(rules, (home, { change }) => home.unspentMana?.(change, unit.type));
    if (type === undefined) return [];
    return type === unit.type ? [unit] : [{ ...unit, type }];
  });
}
