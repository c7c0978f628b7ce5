/** Durations "for as long as …", which may end before their effects begin (611.2b). */
import { characteristics, isSpokenOf, objectAt } from '../characteristics/index.ts';
import type { ContinuousEffect, Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { DurationSoFar, OnStack } from '../state/object.ts';
import { sameWords } from '../state/same-words.ts';
import { type Scope, scopeOf } from '../state/scope.ts';
import { abilityAt, triggeredAt } from '../state/text.ts';
import type { Duration } from '../state/vocabulary/index.ts';
import { durationWord, isDuration, wordsThat } from '../state/word-table.ts';
import { write } from '../state/write.ts';
import { scopeOnStack } from './scope-on-stack.ts';

/** Whether an effect ends now, whatever point of the turn it is. */
export function isOver(game: Game, effect: ContinuousEffect): boolean {
  const { controller, named, objects, ref, source, until } = effect;
  const { isOver: over, isSo } = durationWord(until);
  if (over !== undefined) return over(game, effect);
  if (isSo === undefined) return false;
  const scope: Scope = { ...scopeOf(source, controller, ref), named };
  return !(objects ?? [null]).some((it) => isSo(game, { ...scope, it }, until));
}

/**
 * Whether a duration has not ended before it began; else the effect does nothing (611.2b). One that would be so again by
 * now has ended as well. `scope.it` is what the effect would affect.
 */
export function durationBegins(game: Game, scope: Scope, until: Duration): boolean {
  const { isSo, mayBegin } = durationWord(until);
  if (isSo === undefined) return mayBegin?.(game, scope) !== false;
  const soFar = scope.onStack === null ? [] : (game.objects[scope.onStack]?.stack?.durations ?? []);
  const words = JSON.stringify(until);
  const wasOver = soFar.some(
    (one) => one.words === words && one.state === 'over' && (one.object === null || one.object === scope.it),
  );
  return !wasOver && isSo(game, scope, until);
}

/** The words of durations that last for as long as something is so. */
const areSo = wordsThat('durations', ({ isSo }) => isSo !== undefined);

/** Follows the durations of all spells and abilities on the stack, which may end before their effects begin (611.2b). */
export function followDurations(game: Game): void {
  if (game.stack.length === 0) return;
  if (!areSo().some((word) => isSpokenOf(game, word))) return;
  for (const id of game.stack) {
    const { stack } = objectAt(game, id);
    if (stack === null) continue;
    const durations = durationsIn(textsOf(game, id, stack));
    if (durations.length === 0) continue;
    const scope = scopeOnStack(game, id, stack.choices);
    const before = stack.durations ?? [];
    const after = durations.flatMap((until) =>
      affectedBy(stack, until).flatMap((it) => {
        const words = JSON.stringify(until);
        const { isFromTheStart, isSo } = durationWord(until);
        const known = before.find((one) => one.words === words && one.object === it);
        // It goes on for what it belongs to from the start: that ability is its controller's.
        const was = known?.state ?? (isFromTheStart === true ? 'running' : null);
        const is = isSo?.(game, { ...scope, it }, until) === true;
        const state = next(was, is, isResolving(game, id));
        return state === null ? [] : [{ words, object: it, state }];
      }),
    );
    if (!sameWords(after, before)) write(game).object(id).stack = { ...stack, durations: after };
  }
}

type State = DurationSoFar['state'];

/** Only during the resolution itself does a duration that ended begin again (611.2b). */
function next(was: State | null, is: boolean, isResolved: boolean): State | null {
  if (was === null) return is ? 'running' : null;
  if (!is) return 'ended';
  return was === 'ended' ? (isResolved ? 'running' : 'over') : was;
}

const isResolving = ({ frames }: Game, id: ObjectId): boolean =>
  frames.findLast(({ procedure }) => procedure === 'resolution')?.memory.object === id;

/** What a duration may be about before its effect begins: its source alone, or each target. */
function affectedBy({ choices }: OnStack, until: Duration): readonly (ObjectId | null)[] {
  if (durationWord(until).isOfTargets?.(until) !== true) return [null];
  return choices.targets.flatMap(({ chosen }) =>
    chosen.flatMap((target) => ('object' in target ? [target.object] : [])),
  );
}

/** The texts of a spell or ability on the stack. */
const textsOf = (game: Game, id: ObjectId, { ability }: OnStack): unknown =>
  ability === null
    ? characteristics(game, id).abilities.flatMap((had) => (had.ability.kind === 'spell' ? had.ability : []))
    : (triggeredAt(game, ability) ?? abilityAt(game, ability));

/** The durations "for as long as …" that a text speaks of. */
function durationsIn(text: unknown): readonly Duration[] {
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([name, part]) =>
    name === 'until' && isDuration(part) && durationWord(part).isSo !== undefined
      ? [part]
      : durationsIn(part),
  );
}
