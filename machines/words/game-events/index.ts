/** Events of the game, each by what happens: everything that can happen in one. Plain data: ids and scalars, never parts of a game. */

import type { AskedAbout } from '../../rules/events/can-change.ts';
import { attach, unattach } from './attaching.ts';
import { becomeCopy } from './become-copy.ts';
import { becomeProtector } from './become-protector.ts';
import { becomeTime } from './become-time.ts';
import { controlChange } from './control-change.ts';
import { putCounters, removeCounters } from './counters.ts';
import { becomeLevel, becomeMonstrous, designate } from './designating.ts';
import { lock, unlock } from './doors.ts';
import { exert, exertionsEnd } from './exerting.ts';
import { fight } from './fight.ts';
import { healDamage, regenerate } from './healing.ts';
import { link } from './link.ts';
import { pair, unpair } from './pairing.ts';
import { phase } from './phase.ts';
import { putSticker } from './put-sticker.ts';
import { freeze, tap, untap } from './tapping.ts';
import { flip, turnFace, turnFaceDown, turnFaceUp } from './turning.ts';
import type { GameEventWord } from './word.ts';

const homes = {
  // permanents where they are
  tap,
  untap,
  freeze,
  exert,
  exertionsEnd,
  putCounters,
  removeCounters,
  attach,
  unattach,
  putSticker,
  regenerate,
  healDamage,
  fight,
  becomeMonstrous,
  designate,
  becomeLevel,
  unlock,
  lock,
  pair,
  unpair,
  becomeTime,
  flip,
  turnFace,
  turnFaceUp,
  turnFaceDown,
  becomeCopy,
  phase,
  becomeProtector,
  controlChange,
  link,
};

type Homes = typeof homes;

/** The events of these types. */
export type GameEventOf<Type extends keyof Homes> = {
  [One in Type]: Extract<Parameters<Homes[One]['sentence']>[0], { readonly type: One }>;
}[Type];

/** An event of the game, told from others by its type. */
export type GameEvent = GameEventOf<keyof Homes>;

/** The types of those that can change nothing but what texts ask for in words. */
export type QuietEvent =
  | AskedAbout
  | {
      [Type in keyof Homes]: Homes[Type] extends { readonly changes: readonly string[] } ? Type : never;
    }[keyof Homes];

/** The name under which events of a type are emitted. */
export type EmittedName<Type extends keyof Homes> = NameIn<Homes[Type]['emits']>;
type NameIn<Emits> = Emits extends (...event: never) => infer Name ? Name : Emits;

/** An event that is filed under another type than its own is none, and has no home. */
export type GameEventTable = {
  readonly [Type in keyof Homes]: [GameEventOf<Type>] extends [never]
    ? never
    : GameEventWord<GameEventOf<Type>>;
};

export const gameEvents: GameEventTable = homes;
