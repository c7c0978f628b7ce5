/** For how long something lasts. */
import { wordTable } from '../../state/word-table.ts';
import { type Check, either, later, text } from './shape.ts';
import { shaped } from './shaped.ts';
import { condition } from './triggers.ts';
import { designation } from './words.ts';

/** A duration; `isOfEffects`: also one that only continuous effects last. */
const durationThat = (isOfEffects: boolean): Check =>
  later(() => {
    const all = Object.entries(wordTable().durations);
    const those = all.filter(([, home]) => isOfEffects || home.isOfEffects !== true);
    return either(
      those.flatMap(([, { shape }]) => (shape === null ? [] : [shaped(shape, fields)])),
      those.flatMap(([word, { shape }]) => (shape === null ? [word] : [])),
    );
  });

const fields = { text, condition, designation };

/** How long something is allowed, or waited for. */
export const duration = durationThat(false);

/** How long a continuous effect lasts: also for as long as something is so. */
export const effectDuration = durationThat(true);
