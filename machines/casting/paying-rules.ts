import type { acting } from '../chart/acting.ts';
import { asking } from '../chart/asked.ts';
import type { ChartEvent } from '../chart/events.ts';
import { actsNow, answer, causedBy, follow, forgetLoop, start } from '../chart/procedure-rules.ts';
import {
  EngineError,
  firstRefusal,
  forbidden,
  type Game,
  start as startProcedure,
  type Verdict,
  write,
} from '../rules/index.ts';
import { interruptPayment, isManaAbilityRef, manaAbilityMemory, mayActivate } from './index.ts';

/** Whether the event activates a mana ability. */
export const isMana = (game: Game, event: ChartEvent): boolean =>
  event.type === 'ability.activate' && isManaAbilityRef(game, event.ability);

/** A mana ability, whenever a rule or effect asks for a payment (605.3a). */
export const mayActivateToPay = (game: Game, event: ChartEvent): Verdict => {
  if (event.type !== 'ability.activate') return forbidden('602.2', 'That activates nothing.');
  if (game.pending?.kind !== 'payment') return forbidden('605.3a', 'Nothing asks for a payment now.');
  if (!isMana(game, event)) return forbidden('605.3a', 'While paying, only mana abilities can be activated.');
  return firstRefusal(
    () => actsNow(game, event.player),
    () => mayActivate(game, event.player, event.object, event.ability),
  );
};

/** A player activates a mana ability while paying; the payment is asked for again afterwards (605.3a). */
export function activateToPay(game: Game, event: ChartEvent): void {
  if (event.type !== 'ability.activate') throw new EngineError(`${event.type} activates nothing.`);
  interruptPayment(game);
  forgetLoop(game);
  const { root } = write(game);
  root.decisions += 1;
  root.happened = [];
  startProcedure(game, 'activateManaAbility', manaAbilityMemory(event), causedBy(game, event));
  follow(game);
}

/** What may be asked wherever a cost is paid. */
export const payingGuards = { mayActivateToPay: asking(mayActivateToPay) };

/** What every chart does in which a player chooses or pays. */
export const payingActions = (act: ReturnType<typeof acting>) => ({
  start: act(start),
  answer: act(answer),
  activateToPay: act(activateToPay),
});
