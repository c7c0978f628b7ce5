import { nameOf } from '../../machines/game/index.ts';
import { playerName } from '../../machines/game/words.ts';
import type { Game, Happened, ObjectId } from '../../machines/rules/index.ts';
import type { Question } from '../table/index.ts';

/** What is in force, by what kind of rule makes it so. */
export type ForceKind =
  | 'planned'
  | 'continuous'
  | 'rules'
  | 'replacement'
  | 'delayed'
  | 'permission'
  | 'static';

/** Something that is in force now: what it says, whose it is, how long, and what it is about. */
export interface InForce {
  readonly key: string;
  readonly kind: ForceKind;
  readonly rule: string;
  /** What it comes from; null where that isn't known any more, or it is a rule. */
  readonly source: ObjectId | null;
  readonly sourceName: string;
  readonly controller: string;
  readonly words: string;
  /** How long; empty where that goes without saying. */
  readonly lasts: string;
  /** What remains of it: a shield is used up. */
  readonly left: string;
  readonly affected: readonly { readonly object: ObjectId; readonly name: string }[];
  /** The players that it is about, and what else there is to say. */
  readonly about: string;
  /** Why it is there, among what happened so far; absent where nothing that happened began it. */
  readonly why?: (happened: readonly Happened[]) => Question | null;
}

/** Its source and who controls that, by name. */
export const whose = (game: Game, of: { readonly source: ObjectId; readonly controller: number }) => ({
  source: of.source,
  sourceName: nameOf(game, of.source),
  controller: playerName(game, of.controller),
});

/** Of these objects those that are there: an effect says nothing of what has left. */
export const there = (game: Game, ids: readonly ObjectId[] | null): InForce['affected'] =>
  (ids ?? []).flatMap((object) =>
    game.objects[object] == null || game.objects[object].left !== null
      ? []
      : { object, name: nameOf(game, object) },
  );
