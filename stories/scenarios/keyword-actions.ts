/** Invented cards for scenarios of keyword actions (701): a spell that says one, and what triggers on it. */
import { enchantmentCard, instantCard } from '../../machines/cards/define.ts';
import { gainLife, perform, spell, triggered } from '../../machines/rules/abilities/write/index.ts';
import type {
  CardDefinition,
  Instruction,
  TargetSpec,
  TriggerCondition,
} from '../../machines/rules/state/vocabulary/index.ts';

/** An instant that costs nothing and does this. */
export const bidding = (
  name: string,
  targets: readonly TargetSpec[],
  ...effect: readonly [Instruction, ...Instruction[]]
): CardDefinition => instantCard(name, '{0}', spell(targets, ...effect));

/** The same without targets, for one keyword action. */
export const saying = (
  name: string,
  action: string,
  said: Parameters<typeof perform>[1] = {},
): CardDefinition => bidding(name, [], perform(action, said));

/** Its controller gains 1 life whenever someone, or something, has done it. */
export const witness = (
  name: string,
  action: string,
  who: Pick<Extract<TriggerCondition, { readonly on: 'performs' }>, 'who' | 'object'>,
): CardDefinition =>
  enchantmentCard(
    name,
    '{W}',
    triggered({ when: { on: 'performs', action, ...who }, effect: [gainLife(1)] }),
  );
