/** Exceptions to copying (707.9), each by the word that says what is different. */
import { addAbilities, removeKeyword, thisAbility } from './abilities.ts';
import { entersWith, ifType } from './entering.ts';
import {
  addSubtypes,
  addSupertypes,
  addTypes,
  removeSupertypes,
  removeTypes,
  setSubtypes,
  setTypes,
} from './types.ts';
import { addColors, noManaCost, notCopied, setColors, setName, setPowerToughness } from './values.ts';
import type { ExceptionWord } from './word.ts';

const homes = {
  addTypes,
  setTypes,
  removeTypes,
  addSupertypes,
  removeSupertypes,
  removeKeyword,
  setPowerToughness,
  addSubtypes,
  setSubtypes,
  addColors,
  setColors,
  setName,
  noManaCost,
  addAbilities,
  thisAbility,
  notCopied,
  entersWith,
  ifType,
};

type Homes = typeof homes;

/** The exceptions of these words. */
export type CopyExceptionOf<Change extends keyof Homes> = {
  [One in Change]: Extract<Parameters<Homes[One]['fixed']>[0], { readonly change: One }>;
}[Change];

/**
 * An exception to copying (707.9), in the order in which the text has them. Abilities that are added are part of the
 * copying (707.9a): "it has …".
 */
export type CopyException = CopyExceptionOf<keyof Homes>;

/** The words of changes that are copied along. */
type Copied = {
  [One in keyof Homes]: Homes[One] extends { readonly make: (...by: never[]) => void } ? One : never;
}[keyof Homes];

/** A change of characteristics that is part of copying (707.9b): its outcome is copied along from then on. */
export type CopiedChange = CopyExceptionOf<Copied>;

/** An exception that is filed under another word than its own is none, and has no home. */
export type ExceptionTable = {
  readonly [Word in keyof Homes]: [CopyExceptionOf<Word>] extends [never]
    ? never
    : ExceptionWord<CopyExceptionOf<Word>>;
};

export const exceptions: ExceptionTable = homes;
