import type { OfCards } from './instructions/cards.ts';
import type { Choices } from './instructions/choices.ts';
import type { InstructionBase } from './instructions/common.ts';
import type { Continuous } from './instructions/continuous.ts';
import type { DamageAndLife } from './instructions/damage-and-life.ts';
import type { KeywordActionWords, MoreCounters, VentureMarker } from './instructions/keyword-actions.ts';
import type { Later } from './instructions/later.ts';
import type { OfMana } from './instructions/mana.ts';
import type { Moving } from './instructions/moving.ts';
import type { OfPermanents } from './instructions/permanents.ts';
import type { OfSpells } from './instructions/spells.ts';
import type { OfTheGame } from './instructions/the-game.ts';

export type {
  Attacked,
  Designation,
  Destination,
  Duration,
  EnteringCombat,
  InstructionBase,
  PlayerDesignation,
  Remembering,
} from './instructions/common.ts';
export type { DamageTo } from './instructions/damage-and-life.ts';
export type { KeywordActionWords };

/** One instruction of an effect. The interpreter runs lists of them in the order written (608.2c). */
export type Instruction = InstructionBase & InstructionBody;

export type InstructionBody =
  | DamageAndLife
  | OfCards
  | Moving
  | OfPermanents
  | Continuous
  | OfMana
  | Choices
  | Later
  | OfSpells
  | OfTheGame
  | KeywordActionWords
  | MoreCounters
  | VentureMarker;
