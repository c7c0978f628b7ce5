import {
  type ActiveRule,
  type Game,
  type ObjectId,
  type PlayerId,
  type RuleChange,
  ruleChangesFor,
  ruleChangesForPlayer,
} from '../rules/index.ts';

type KeyOf<T> = T extends unknown ? keyof T : never;
/** The names of all changes of rules. */
export type RuleChangeKey = KeyOf<RuleChange>;
/** A change of this name that applies now. */
export type ActiveChange<K extends RuleChangeKey> = ActiveRule & {
  readonly change: Extract<RuleChange, { readonly [P in K]: unknown }>;
};

const isNamed =
  <K extends RuleChangeKey>(key: K) =>
  (active: ActiveRule): active is ActiveChange<K> =>
    key in active.change;

const named = <K extends RuleChangeKey>(rules: readonly ActiveRule[], key: K): readonly ActiveChange<K>[] =>
  rules.length === 0 ? none : rules.filter(isNamed(key));

const none: readonly never[] = [];

/** The changes of this name that apply to an object. */
export const changesOn = <K extends RuleChangeKey>(
  game: Game,
  id: ObjectId,
  key: K,
): readonly ActiveChange<K>[] => named(ruleChangesFor(game, id), key);

/** The changes of this name that apply to a player. */
export const changesOnPlayer = <K extends RuleChangeKey>(
  game: Game,
  player: PlayerId,
  key: K,
): readonly ActiveChange<K>[] => named(ruleChangesForPlayer(game, player), key);

type Cant = Extract<RuleChange, { readonly cant: string }>['cant'];

/** The effects by which an object can't do one of these. */
export const prohibitions = (
  game: Game,
  id: ObjectId,
  ...what: readonly Cant[]
): readonly ActiveChange<'cant'>[] =>
  changesOn(game, id, 'cant').filter(({ change }) => what.includes(change.cant));
