/** For which events replacement and prevention effects watch (614.1, 615.1). */
import { fits, objectAt, objects, ruleChangesForPlayer, someSays } from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { Scope } from '../state/scope.ts';
import type { Filter, Objects } from '../state/vocabulary/index.ts';
import { replacedWord } from '../state/word-table.ts';
import type { Applicable } from './applicable.ts';
import { causingPlayer } from './causing-player.ts';
import { inZone, isSubject, type Looking } from './looking.ts';

/** Who watches: an effect, in whose words the event is. */
export interface Watching extends Looking {
  readonly one: Applicable;
  /** A replacement or prevention effect does it (614.16). */
  readonly isDoneByEffect: boolean;
}

/** Whether an effect watches for this event. `isDoneByEffect`: a replacement or prevention effect does it (614.16). */
export function watches(game: Game, one: Applicable, event: GameEvent, isDoneByEffect = false): boolean {
  const { event: wanted } = one.replacement;
  return replacedWord(wanted).watches({ game, scope: one.scope, one, isDoneByEffect }, wanted, event);
}

/** Effects about one object hold it by id; an effect with a list of objects speaks of those. */
export function isSubjectOf(
  { game, one, scope }: Watching,
  wanted: 'self' | 'attached' | Filter,
  id: ObjectId,
): boolean {
  if (one.effect?.objects && wanted === 'self') return one.effect.objects.includes(id);
  if (wanted === 'self' || wanted === 'attached') return isSubject(game, scope, wanted, id);
  const { among, ...others } = wanted;
  const isCast = one.effect !== null && among !== undefined && isCastFromAmong(game, scope, among, id);
  const asked = isCast ? others : wanted;
  return fits(game, scope, inZone(asked, objectAt(game, id).zone), id);
}

/** What an effect lets be cast is found by its other parts as the spell that it became (400.7h). */
const isCastFromAmong = (game: Game, scope: Scope, among: Objects, id: ObjectId): boolean =>
  objectAt(game, id).zone === 'stack' &&
  objects(game, scope, among).some((card) => game.objects[card]?.became === id);

/** Whether it is a prevention effect, and the damage can't be prevented (615.12). */
export const preventsNothing = (game: Game, { replacement }: Applicable, event: GameEvent): boolean =>
  event.type === 'damage' &&
  replacement.prevent !== undefined &&
  (!event.preventable || damageCantBePrevented(game));

const damageCantBePrevented = (game: Game): boolean =>
  game.players.some((player) =>
    someSays(ruleChangesForPlayer(game, player.id), (home) => home.damageCantBePrevented),
  );

/** Whether a spell or ability does it as it resolves: nothing that is paid, and nothing that the rules do (614.16). */
export const isOfEffect = ({ game, isDoneByEffect }: Watching): boolean =>
  isDoneByEffect || causingPlayer(game) !== null;
