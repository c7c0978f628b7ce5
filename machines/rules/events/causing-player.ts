import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { isRecord } from '../state/is-record.ts';
import { abilityAt } from '../state/text.ts';

/**
 * The player whose spell or ability causes what happens now: the controller of the one whose instructions are being
 * followed. Null for what the rules do, and for what a player pays as a cost (118.1).
 */
export function causingPlayer(game: Game): PlayerId | null {
  const scope = causingScope(game);
  return typeof scope?.you === 'number' ? scope.you : null;
}

/** The spell or ability on the stack itself whose instructions are being followed. */
export function causingObject(game: Game): ObjectId | null {
  const scope = causingScope(game);
  return typeof scope?.onStack === 'number' ? scope.onStack : null;
}

/**
 * The keyword that stands for the activated ability on the stack whose activation cost is being paid now; null if there
 * is none. A mana ability that is activated meanwhile is paid for by itself.
 */
export function keywordPaidFor(game: Game): string | null {
  const paying = game.frames.findLast(({ procedure }) => procedure === 'pay' || procedure === 'program');
  const context = paying?.procedure === 'pay' ? paying.memory.context : null;
  if (!isOfActivation(context)) return null;
  const ref = game.objects[context.scope.onStack]?.stack?.ability ?? null;
  const ability = ref === null ? null : abilityAt(game, ref);
  return ability?.kind === 'activated' ? (ability.keyword ?? null) : null;
}

/** Whether a cost is paid in this context to activate an ability that is on the stack. */
const isOfActivation = (context: unknown): context is { readonly scope: { readonly onStack: ObjectId } } =>
  isRecord(context) &&
  isRecord(context.purpose) &&
  'ability' in context.purpose &&
  isRecord(context.scope) &&
  typeof context.scope.onStack === 'number';

/**
 * Where what happens now is said. A replacement effect changes what causes an event, it is no other cause of it: its own
 * words are asked only where nothing else caused the event.
 */
function causingScope({ frames }: Game): { readonly you?: unknown; readonly onStack?: unknown } | null {
  let ofReplacement: object | null = null;
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at];
    if (frame === undefined || frame.procedure === 'pay') return ofReplacement;
    if (frame.procedure !== 'program') continue;
    const first = firstOfProgram(frames, at);
    const below = frames[first - 1]?.procedure;
    // What is done to pay a cost is no effect.
    if (below === 'pay') return ofReplacement;
    if (below !== 'happen') return scopeIn(frame);
    ofReplacement = scopeIn(frame);
    at = first;
  }
  return ofReplacement;
}

/** The outermost of the instructions that contain those at a place. */
function firstOfProgram(frames: readonly Frame[], program: number): number {
  let at = program;
  while (frames[at - 1]?.procedure === 'program') at -= 1;
  return at;
}

const scopeIn = ({ memory: { scope } }: Frame): object | null =>
  typeof scope === 'object' && scope !== null ? scope : null;
