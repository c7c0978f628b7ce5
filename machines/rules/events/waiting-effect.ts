/** The effect for which a batch waits: which it is, what is said of it, and what becomes of the batch without it. */
import { nextInTurnOrder } from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId, TextRef } from '../state/identity.ts';
import { go, type Outcome, type ProcedureStep, type Running } from '../state/procedure.ts';
import { noChoices } from '../state/scope.ts';
import { rulesTable } from '../state/table.ts';
import { faceWith, textAt } from '../state/text.ts';
import type { Applicable } from './applicable.ts';
import { chooserOf } from './effects-that-apply.ts';
import type { Happening } from './happening.ts';
import { applicableTo, type Item } from './settle.ts';

/** The event for which something is being asked or carried out, and the effects that could still apply to it. */
export function waitingItem(
  game: Game,
  memory: Happening,
): { readonly item: GameEvent; readonly effects: readonly Applicable[] } {
  const item = memory.items[memory.at];
  if (item === undefined || item.event === null) throw new Error('Nothing is being replaced.');
  return { item: item.event, effects: applicableTo(game, item) };
}

/** What a step does about the effect that is being applied; where that no longer applies, the batch is settled anew. */
export function withChosen<const L extends string>(
  step: (
    game: Game,
    running: Running<Happening>,
    chosen: { readonly item: GameEvent; readonly one: Applicable },
  ) => Outcome<L, Happening>,
): ProcedureStep<L | 'settle', Happening> {
  return (game, running) => {
    const { item, effects } = waitingItem(game, running.memory);
    const one = effects.find(({ key }) => key === running.memory.key);
    return one === undefined
      ? go('settle')
      : step(game, running, { item, one: withPaid(one, running.memory) });
  };
}

/** The effect, with what was used up by the cost that was just paid to apply it. */
function withPaid(one: Applicable, { at, paidFor }: Happening): Applicable {
  if (paidFor?.key !== one.key || paidFor.at !== at) return one;
  const choices = one.scope.choices ?? noChoices;
  return { ...one, scope: { ...one.scope, choices: { ...choices, paidWith: paidFor.paidWith } } };
}

/** The event without the effect, marked so that the effect isn't offered again; `otherwise` is what declining does. */
export function declined(memory: Happening, one: Applicable, event: GameEvent): readonly Item[] {
  const { otherwise } = one.replacement;
  const tapped = otherwise?.tapped === true && event.type === 'move' && event.entering !== null;
  const after =
    tapped && event.entering !== null ? { ...event, entering: { ...event.entering, tapped: true } } : event;
  return memory.items.map((item, index) =>
    index === memory.at ? { ...item, event: after, applied: [...item.applied, one.key] } : item,
  );
}

/** The affected player chooses (616.1); if they have left, the next in turn order does (800.4h). */
export function choosingNow(game: Game, item: GameEvent): PlayerId {
  const player = chooserOf(game, item);
  return game.players[player]?.left === true ? nextInTurnOrder(game, player) : player;
}

/** Where instructions of a replacement effect are printed. */
export const blockIn = (
  { effect }: Applicable,
  ref: TextRef,
  block: 'instead' | 'choose' | 'also' | 'afterwards',
): TextRef => `${ref}.${effect === null ? 'replaces' : 'replacement'}.${block}`;

/** How an effect is called where a player is asked about it. */
export function textOf(game: Game, one: Applicable): string {
  const ability = one.ref === null ? null : textAt(game, one.ref);
  return isStatic(ability) && one.ref !== null
    ? rulesTable().abilityText(ability, faceWith(game, one.ref))
    : 'This effect applies.';
}

const isStatic = (
  value: unknown,
): value is Extract<Parameters<ReturnType<typeof rulesTable>['abilityText']>[0], { kind: 'static' }> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'static';
