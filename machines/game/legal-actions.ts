import { hasPriority } from '../casting/chart-rules.ts';
import {
  activations,
  mayActivate,
  mayCast,
  mayPlayLand,
  mayTakeSpecialAction,
  possible,
} from '../casting/index.ts';
import { mayActivateToPay } from '../casting/paying-rules.ts';
import type { PlayerEvent } from '../chart/events.ts';
import { mayAnswer } from '../chart/procedure-rules.ts';
import { mayPass } from '../priority/chart-rules.ts';
import {
  type Decision,
  EngineError,
  firstRefusal,
  forbidden,
  type Game,
  legalAnswers,
  type PlayerId,
  type Verdict,
} from '../rules/index.ts';
import { mayConcede, mayGiveUp } from './guards.ts';
import { putRulesTogether } from './table.ts';

/** Something a player does: an event to send. */
export type Action = PlayerEvent;

/**
 * Whether this may be done now, and every reason why not, with its rule. It asks what the guards of the charts ask:
 * what is allowed here is taken when it is sent.
 */
export function explain(game: Game, action: Action): Verdict {
  putRulesTogether();
  if (game.over !== null) return forbidden('104.1', 'The game is over.');
  switch (action.type) {
    case 'priority.pass':
      return mayPass(game, action);
    case 'spell.cast':
      return firstRefusal(
        () => hasPriority(game, action),
        () => mayCast(game, action.player, action.object, action.how),
      );
    case 'ability.activate':
      return game.pending?.kind === 'payment'
        ? mayActivateToPay(game, action)
        : firstRefusal(
            () => hasPriority(game, action),
            () => mayActivate(game, action.player, action.object, action.ability),
          );
    case 'land.play':
      return firstRefusal(
        () => hasPriority(game, action),
        () => mayPlayLand(game, action.player, action.object, action.face),
      );
    case 'special.take':
      return firstRefusal(
        () => hasPriority(game, action),
        () => mayTakeSpecialAction(game, action.player, action.object, action.action),
      );
    case 'decision.answer':
      return mayAnswer(game, action);
    case 'action.cancel':
      return mayGiveUp(game, action);
    case 'player.concede':
      return mayConcede(game, action);
    default:
      throw new EngineError(
        `No player does ${JSON.stringify(action satisfies never)}: \`attempt\` takes anything and says what is wrong with it.`,
      );
  }
}

/** What must be decided now, and by whom; null only when the game is over. Having priority is a decision too. */
export const decisionOf = (game: Game): Decision | null => game.pending;

/**
 * Everything this player may do now, each an event to send: with priority passing, casting, activating and playing
 * lands; else the answers of the pending decision, at most `limit` of them, and what goes with it (mana abilities
 * while paying, giving up what is announced). Empty if it isn't for this player to decide. Conceding, which is always
 * possible, is left out.
 */
export function legalActions(game: Game, player: PlayerId, limit = 1000): readonly Action[] {
  putRulesTogether();
  const { pending } = game;
  if (pending === null || game.over !== null || (pending.player !== player && pending.decider !== player))
    return [];
  return pending.kind === 'priority'
    ? withPriority(game, pending.player)
    : whileDeciding(game, pending, limit);
}

function withPriority(game: Game, player: PlayerId): readonly Action[] {
  const actions: Action[] = [{ type: 'priority.pass', player }];
  const { backs, lands, specials, spells, abilities } = possible(game, player);
  for (const object of lands) actions.push({ type: 'land.play', player, object });
  for (const object of backs) actions.push({ type: 'land.play', player, object, face: 1 });
  for (const { object, action } of specials) actions.push({ type: 'special.take', player, object, action });
  for (const { object, how } of spells) actions.push({ type: 'spell.cast', player, object, how });
  for (const { object, ability } of abilities)
    actions.push({ type: 'ability.activate', player, object, ability });
  return actions;
}

function whileDeciding(game: Game, pending: Decision, limit: number): readonly Action[] {
  const { player } = pending;
  const actions: Action[] = legalAnswers(game, pending, limit).map((answer) => ({
    type: 'decision.answer',
    player,
    answer,
  }));
  if (pending.kind === 'payment') {
    for (const { object, ability, mana } of activations(game, player)) {
      const action: Action = { type: 'ability.activate', player, object, ability };
      if (mana && mayActivateToPay(game, action).ok) actions.push(action);
    }
  }
  const cancel: Action = { type: 'action.cancel', player };
  if (mayGiveUp(game, cancel).ok) actions.push(cancel);
  return actions;
}
