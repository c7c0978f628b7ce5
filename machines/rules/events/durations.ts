import { characteristics, holds, isAboutSource, isSpokenOf, objectAt } from '../characteristics/index.ts';
import { lastsFor } from '../state/designation.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { DurationSoFar, OnStack } from '../state/object.ts';
import { sameWords } from '../state/same-words.ts';
import type { Scope } from '../state/scope.ts';
import { abilityAt, triggeredAt } from '../state/text.ts';
import type { Duration } from '../state/vocabulary/index.ts';
import { write } from '../state/write.ts';
import { scopeOnStack } from './scope-on-stack.ts';

/** A duration "for as long as …" (611.2b). */
export type ForAsLongAs = Extract<Duration, object> | 'whileYouControlSource';

export const isForAsLongAs = (until: Duration): until is ForAsLongAs =>
  typeof until === 'object' || until === 'whileYouControlSource';

/** Whether what a duration says is so now; `scope.it` is what the effect affects. */
export function isSo(game: Game, scope: Scope, until: ForAsLongAs): boolean {
  const { it, self, you } = scope;
  if (until === 'whileYouControlSource')
    return isThere(game, self) && characteristics(game, self).controller === you;
  if (!('forAsLongAs' in until))
    return it !== null && isThere(game, it) && lastsFor(objectAt(game, it), until);
  const { forAsLongAs: condition } = until;
  // What left or phased out is tracked no longer, whatever it was last (702.26f).
  if (isAboutSource(condition) && !isThere(game, self)) return false;
  if (saysIt(condition) && (it === null || !isThere(game, it))) return false;
  return holds(game, scope, condition);
}

/** Whether a permanent is there, and not phased out (702.26b). */
export function isThere(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  return object != null && object.left === null && object.zone === 'battlefield' && !object.phasedOut;
}

/**
 * Whether an effect of what resolves can begin: its duration is so, and didn't end before it resolved to be so again
 * (611.2b). `scope.it` is what the effect would affect.
 */
export function mayBegin(game: Game, scope: Scope, until: ForAsLongAs): boolean {
  const soFar = scope.onStack === null ? [] : (game.objects[scope.onStack]?.stack?.durations ?? []);
  const words = JSON.stringify(until);
  const isOver = soFar.some(
    (one) => one.words === words && one.state === 'over' && (one.object === null || one.object === scope.it),
  );
  return !isOver && isSo(game, scope, until);
}

/** Follows the durations of all spells and abilities on the stack, which may end before their effects begin (611.2b). */
export function followDurations(game: Game): void {
  if (game.stack.length === 0) return;
  if (!forAsLongAsWords.some((word) => isSpokenOf(game, word))) return;
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
        const known = before.find((one) => one.words === words && one.object === it);
        // It goes on for what it belongs to from the start: that ability is its controller's.
        const was = known?.state ?? (until === 'whileYouControlSource' ? 'running' : null);
        const state = next(was, isSo(game, { ...scope, it }, until), isResolving(game, id));
        return state === null ? [] : [{ words, object: it, state }];
      }),
    );
    if (!sameWords(after, before)) write(game).object(id).stack = { ...stack, durations: after };
  }
}

const forAsLongAsWords = ['whileYouControlSource', 'whileItHas', 'whileItIs', 'forAsLongAs'] as const;

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
function affectedBy({ choices }: OnStack, until: ForAsLongAs): readonly (ObjectId | null)[] {
  if (until === 'whileYouControlSource') return [null];
  if ('forAsLongAs' in until && !saysIt(until)) return [null];
  return choices.targets.flatMap(({ chosen }) =>
    chosen.flatMap((target) => ('object' in target ? [target.object] : [])),
  );
}

const saysIt = (text: unknown): boolean =>
  text === 'it' || (typeof text === 'object' && text !== null && Object.values(text).some(saysIt));

/** The texts of a spell or ability on the stack. */
const textsOf = (game: Game, id: ObjectId, { ability }: OnStack): unknown =>
  ability === null
    ? characteristics(game, id).abilities.flatMap((had) => (had.ability.kind === 'spell' ? had.ability : []))
    : (triggeredAt(game, ability) ?? abilityAt(game, ability));

/** The durations "for as long as …" that a text speaks of. */
function durationsIn(text: unknown): readonly ForAsLongAs[] {
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([name, part]) =>
    name === 'until' && isDuration(part) ? [part] : durationsIn(part),
  );
}

const isDuration = (value: unknown): value is ForAsLongAs =>
  value === 'whileYouControlSource' ||
  (typeof value === 'object' &&
    value !== null &&
    ('whileItHas' in value || 'whileItIs' in value || 'forAsLongAs' in value));
