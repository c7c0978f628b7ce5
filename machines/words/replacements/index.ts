/** Replaced events (614.1, 615.1), each by the word that says what would happen. */
import { attach } from './attach.ts';
import { begin } from './begin.ts';
import { create } from './create.ts';
import { dealDamage } from './deal-damage.ts';
import { destroy } from './destroy.ts';
import { die } from './die.ts';
import { discard } from './discard.ts';
import { draw, drawSeveral } from './draw.ts';
import { enter } from './enter.ts';
import { gainLife, loseLife } from './life.ts';
import { loseGame } from './lose-game.ts';
import { move } from './move.ts';
import { perform } from './perform.ts';
import { putCounters } from './put-counters.ts';
import { search } from './search.ts';
import { transform, turnFaceUp } from './turning.ts';
import { untap } from './untap.ts';
import type { ReplacedWord } from './word.ts';

const homes = {
  enter,
  turnFaceUp,
  transform,
  attach,
  move,
  die,
  dealDamage,
  destroy,
  draw,
  drawSeveral,
  search,
  gainLife,
  loseLife,
  loseGame,
  create,
  putCounters,
  discard,
  begin,
  perform,
  untap,
};

type Homes = typeof homes;

/** The replaced events of these words. */
export type ReplacedEventOf<Would extends keyof Homes> = {
  [One in Would]: Extract<Parameters<Homes[One]['watches']>[1], { readonly would: One }>;
}[Would];

/** An event that a replacement or prevention effect watches for (614.1, 615.1), told apart by what would happen. */
export type ReplacedEvent = ReplacedEventOf<keyof Homes>;

/** An event that is filed under another word than its own is none, and has no home. */
export type ReplacedTable = {
  readonly [Would in keyof Homes]: [ReplacedEventOf<Would>] extends [never]
    ? never
    : ReplacedWord<ReplacedEventOf<Would>>;
};

export const replacedWords: ReplacedTable = homes;
