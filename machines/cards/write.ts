/**
 * The words in which cards are written: whole cards (`creatureCard`), their abilities (`triggered`, `flying`), what
 * those do (`draw`, `dealDamage`) and to what (`anyTarget`, `creatureYouControl`). Each gives plain JSON; what is written with
 * them is a `CardDefinition`, to be put into a deck. `checkCard` finds what is wrong with one.
 */
export * from '../rules/abilities/write/index.ts';
export * from './define.ts';
