import {
  type ActiveRule,
  type Game,
  type ObjectId,
  type PlayerId,
  type RuleChange,
  type RuleChangeOf,
  type RuleKind,
  ruleChangesFor,
  ruleChangesForPlayer,
} from '../rules/index.ts';

/** A change of this kind that applies now. */
export type ActiveChange<K extends RuleKind> = ActiveRule & {
  readonly change: Extract<RuleChange, { readonly rule: K }>;
};

const isOfKind =
  <K extends RuleKind>(kind: K) =>
  (active: ActiveRule): active is ActiveChange<K> =>
    active.change.rule === kind;

const ofKind = <K extends RuleKind>(rules: readonly ActiveRule[], kind: K): readonly ActiveChange<K>[] =>
  rules.length === 0 ? none : rules.filter(isOfKind(kind));

const none: readonly never[] = [];

/** The changes of this kind that apply to an object. */
export const changesOn = <K extends RuleKind>(
  game: Game,
  id: ObjectId,
  kind: K,
): readonly ActiveChange<K>[] => ofKind(ruleChangesFor(game, id), kind);

/** The changes of this kind that apply to a player. */
export const changesOnPlayer = <K extends RuleKind>(
  game: Game,
  player: PlayerId,
  kind: K,
): readonly ActiveChange<K>[] => ofKind(ruleChangesForPlayer(game, player), kind);

/** The effects by which an object can't do one of these. */
export const prohibitions = (
  game: Game,
  id: ObjectId,
  ...what: readonly RuleChangeOf<'cant'>['what'][]
): readonly ActiveChange<'cant'>[] =>
  changesOn(game, id, 'cant').filter(({ change }) => what.includes(change.what));
