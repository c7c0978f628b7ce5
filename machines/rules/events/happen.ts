import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { isRecord } from '../state/is-record.ts';
import { remembering } from '../state/memory.ts';
import { go, part, procedureOf } from '../state/procedure.ts';
import { applying, applyOrAsk, finish } from './after-settling.ts';
import { replacing } from './applying-one-effect.ts';
import { type BeforeApplying, beforeApplying, rememberingQuestions } from './before-applying.ts';
import { enteringAs } from './entering-as.ts';
import { type Happening, happening } from './happening.ts';
import { joining } from './joining.ts';
import { proposed, settle } from './settle.ts';

const settling = part(happening, ['propose', 'settle'], ['choose', ...applying.order, ...applying.exits], {
  propose(game, { memory }) {
    const items = proposed(game, memory.events, appliedAround(game), memory.doers);
    if (items.length === 0) return finish(game, []);
    const settled = settle(game, items);
    // The common case: nothing to ask, so the batch is applied at once.
    return settled.at === null
      ? applyOrAsk(game, { rule: memory.rule, items: settled.items })
      : go('choose', { ...settled, at: settled.at, happened: [], after: [], key: '' });
  },

  settle(game, { memory }) {
    const settled = settle(game, memory.items);
    return settled.at === null
      ? applyOrAsk(game, { ...memory, items: settled.items })
      : go('choose', { ...settled, at: settled.at });
  },
});

/**
 * Lets a batch of events happen: proposes them, strikes what can't be (101.2), replaces and prevents (616.1), takes
 * last known information, applies all at once, and finds what triggers (603). Memory: `{ events, rule }`.
 */
export const happenProcedure = procedureOf(
  'happen',
  '616.1',
  remembering<Happening & BeforeApplying>({ ...happening.shape, ...rememberingQuestions.shape }),
  [settling, replacing, joining, enteringAs, beforeApplying, applying],
);

/**
 * The effects that made these events of others: each had its opportunity, and doesn't affect what it made of them
 * (614.5).
 */
function appliedAround({ frames }: Game): readonly string[] {
  // It takes one such batch, the program that is part of its effect, and this batch.
  if (frames.length < 3) return none;
  const applied: string[] = [];
  for (let at = 0; at < frames.length - 1; at += 1) {
    const frame = frames[at];
    if (frame?.procedure === 'happen' && frames[at + 1]?.procedure === 'program')
      applied.push(...appliedIn(frame.memory));
  }
  return applied.length === 0 ? none : applied;
}

const none: readonly string[] = [];

/** The effects that have been applied to what a batch is about now, or gave rise to what goes on after it. */
function appliedIn({ applied, at, items }: Frame['memory']): readonly string[] {
  const item: unknown = Array.isArray(items) ? items[Number(at)] : null;
  return [...keysIn(applied), ...(isRecord(item) ? keysIn(item.applied) : [])];
}

const keysIn = (keys: unknown): readonly string[] =>
  Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
