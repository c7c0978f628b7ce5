/**
 * Abilities as data (113): the vocabulary in which cards, tokens, emblems and keyword modules are written.
 * Everything here is plain JSON; quantities, objects, players and conditions are expressions that are evaluated
 * when the rule says so, never values that someone computed early.
 */
export type * from './abilities.ts';
export type * from './condition.ts';
export type * from './copying.ts';
export type * from './cost.ts';
export type * from './definition.ts';
export type * from './filter.ts';
export type * from './instruction.ts';
export type * from './modification.ts';
export type * from './objects.ts';
export type * from './quantity.ts';
export type * from './replacement.ts';
export type * from './rule-change.ts';
export * from './sources.ts';
export type * from './sticker.ts';
export type * from './targets.ts';
export type * from './trigger.ts';
export * from './type-line.ts';
