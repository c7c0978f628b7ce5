/** Damage that is dealt to something else, in words (614.9). */
import type { Instruction, Replacement } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import { holds, objectsText, oneText, playersText, quantityText } from './expressions/index.ts';
import { list } from './words.ts';

/** What redirected damage is dealt to: "you", "any target"; `undefined` where none is redirected. */
export function aimText(
  { redirectTo, redirectToPlayers }: Pick<Replacement, 'redirectTo' | 'redirectToPlayers'>,
  context: Context,
): string | undefined {
  const aims = [
    ...(redirectTo === undefined ? [] : [objectsText(redirectTo, context, 'object')]),
    ...(redirectToPlayers === undefined ? [] : [playersText(redirectToPlayers, context)]),
  ];
  return aims.length === 0 ? undefined : list(aims, 'or');
}

/** "the next time damage would be dealt to this creature and/or you this turn, that damage is dealt to any target instead". */
export function redirectionText(
  { amount, once, replacement }: Extract<Instruction, { do: 'replace' }>,
  during: string,
  context: Context,
): string | undefined {
  const { event, redirectTo, redirectToPlayers } = replacement;
  if (event.would !== 'dealDamage' || (redirectTo ?? redirectToPlayers) === undefined) return undefined;
  const { to, toPlayer } = event;
  const whom = [
    ...(to === undefined
      ? []
      : [typeof to === 'string' ? objectsText(to, context, 'object') : oneText(to, context)]),
    ...(toPlayer === undefined ? [] : [playersText(toPlayer, context)]),
  ].join(' and/or ');
  const aimed = holds(redirectTo, 'target') ? context.targets[redirectTo.target] : undefined;
  const instead = aimed?.any === true ? 'any target' : aimText(replacement, context);
  if (amount !== undefined)
    return `the next ${quantityText(amount, context)} damage that would be dealt to ${whom} ${during} is dealt to ${instead} instead`;
  return once === true
    ? `the next time damage would be dealt to ${whom} ${during}, that damage is dealt to ${instead} instead`
    : undefined;
}
