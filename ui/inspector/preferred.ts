import { z } from 'zod/mini';
import type { Preference } from '../preferences/index.ts';
import { type Speed, type Stride, speeds, strides } from '../session/index.ts';
import { type Arrangement, arrangements } from './arrangement.ts';

/** Dark or light; as the page around has it until one is chosen. */
export const themePreference: Preference<'dark' | 'light'> = {
  name: 'theme',
  schema: z.enum(['dark', 'light']),
};

/** Steps a second while playing. */
export const speedPreference: Preference<Speed> = {
  name: 'speed',
  schema: z.literal(speeds),
};

/** How far a step by hand leads. */
export const stridePreference: Preference<Stride> = {
  name: 'stride',
  schema: z.enum(strides),
};

/** What a wide inspector of a game gives the room to. */
export const arrangementPreference: Preference<Arrangement> = {
  name: 'arrangement',
  schema: z.enum(arrangements.map(({ name }) => name)),
};

const share = z.optional(z.number().check(z.minimum(0), z.maximum(1)));

/** The widths of panes whose lines were moved, each as a share of the inspector’s. */
export const splitPreference: Preference<{
  readonly left?: number | undefined;
  readonly right?: number | undefined;
  readonly dock?: number | undefined;
}> = {
  name: 'split',
  schema: z.strictObject({ left: share, right: share, dock: share }),
};
