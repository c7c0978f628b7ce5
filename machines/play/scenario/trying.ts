/** What a line does as soon as its player can do it. */

import { isManaAbilityRef } from '../../casting/index.ts';
import type { PlayerEvent } from '../../chart/events.ts';
import { explain } from '../../game/index.ts';
import { controllerOf, type Decision, type Game } from '../../rules/index.ts';
import type { Action } from './action.ts';
import { abandon, closed, follow } from './announced.ts';
import { answerFor } from './answer.ts';
import { isWordFor, saysWhatSettled, withWhatSettled } from './by-itself.ts';
import { declare } from './declared.ts';
import { candidates } from './find.ts';
import { gameOf, type Run, refusalsIn, send, type Trouble, trouble } from './sending.ts';
import { giveAnswer } from './settle.ts';
import { targetRules } from './target-rules.ts';
import { waitingFor } from './waiting.ts';
import { eventFor } from './wanted.ts';

/** What a line does once its player can do it: not yet, with the reason why not; or done or failed for good. */
export type Tried =
  | { readonly now: false; readonly why: Trouble }
  | { readonly now: true; readonly trouble: Trouble };

export const notYet = (why: Trouble): Tried => ({ now: false, why });

export const doneWith = (result: Trouble): Tried => ({ now: true, trouble: result });

export type Reachable = Exclude<
  Action,
  { readonly do: 'allPass' | 'passUntil' | 'stop' | 'concede' | 'refused' }
>;

/** Whether a line has who decides for a player act with something that is theirs, and not that player's. */
function isWithTheirOwn(run: Run, game: Game, said: Reachable, { player }: Decision): boolean {
  if (player === said.player || !('object' in said)) return false;
  const holders = candidates(game, run.names, said.object).flatMap((one) =>
    'object' in one ? [controllerOf(game, one.object)] : [],
  );
  return holders.includes(said.player) && !holders.includes(player);
}

/** Does it, if its player can now. */
export function attemptNow(run: Run, said: Reachable, text: string): Tried {
  const game = gameOf(run);
  const { pending } = game;
  if (pending === null) return notYet(trouble('nobody decides anything'));
  // Who decides for a player does what that player does (723.5), with that player's means alone (723.5a).
  const isForAnother = pending.decider === said.player && !isWithTheirOwn(run, game, said, pending);
  const action = isForAnother ? { ...said, player: pending.player } : said;
  const seat = run.names.lexicon.players[action.player] ?? '';
  const isTheirs = pending.player === action.player || pending.decider === action.player;
  switch (action.do) {
    case 'pass':
      if (pending.kind !== 'priority' || !isTheirs)
        return notYet(trouble(`${seat} doesn’t have priority`, ['117.3d']));
      return doneWith(closed(run) ?? send(run, { type: 'priority.pass', player: pending.player }));
    case 'cancel': {
      const event: PlayerEvent = { type: 'action.cancel', player: action.player };
      return explain(game, event).ok
        ? doneWith(abandon(run, action.player))
        : notYet(refusalsOf(game, event));
    }
    case 'answer':
      if (pending.kind === 'priority' || !isTheirs)
        return saysWhatSettled(run, action)
          ? doneWith(null)
          : notYet(
              withWhatSettled(
                run,
                action,
                trouble(`${seat} has nothing to decide now: ${waitingFor(game, run, pending)}`, [
                  pending.rule,
                ]),
              ),
            );
      return doneWith(answered(run, game, pending, action));
    case 'attack':
      if (pending.kind !== 'attackers' || !isTheirs)
        return notYet(
          trouble(
            `${seat} doesn’t declare attackers now (${placeOf(game)}), but from ${seat}’s precombat main phase on (“pass until …”)`,
            ['508.1'],
          ),
        );
      return doneWith(declare(run, action));
    case 'block':
      if (pending.kind !== 'blockers' || !isTheirs)
        return notYet(
          trouble(
            `${seat} doesn’t declare blockers now (${placeOf(game)})${(game.combat?.attackers.length ?? 0) === 0 ? ': nothing attacks' : ''}`,
            ['509.1'],
          ),
        );
      return doneWith(declare(run, action));
    case 'play':
    case 'turnFaceUp':
    case 'exileFromHand':
    case 'unlock':
    case 'cast':
    case 'activate': {
      const wanted = eventFor(game, run.names, action);
      if ('reason' in wanted) return notYet(trouble(wanted.reason, wanted.rules));
      const verdict = explain(game, wanted.event);
      if (!verdict.ok) return notYet(refusalsOf(game, wanted.event));
      // A mana ability while something is paid for: the line that announced it goes on afterwards (605.3a).
      const since = run.log.length;
      const isForMana =
        wanted.event.type === 'ability.activate' && isManaAbilityRef(game, wanted.event.ability);
      const before = pending.kind === 'payment' ? null : closed(run);
      if (before !== null) return doneWith(before);
      const isSpecial = !('clauses' in action);
      const rules = isSpecial
        ? []
        : targetRules(game, run.names, action.player, wanted.event, action.clauses);
      const sent = send(run, wanted.event);
      return doneWith(
        sent ??
          (isSpecial ? null : follow(run, { clauses: action.clauses, line: text, rules, since, isForMana })),
      );
    }
    default:
      return action satisfies never;
  }
}

/** An answer in words, or what settled itself before; what is neither names what is asked. */
function answered(run: Run, game: Game, pending: Decision, said: Said): Trouble {
  if (!isWordFor(said, pending.kind) && saysWhatSettled(run, said)) return null;
  const understood = answerFor(game, run.names, pending, said.phrase);
  const before = run.settled;
  run.settled = [];
  const given = understood.ok
    ? giveAnswer(run, pending, understood)
    : trouble(`${understood.reason}: ${waitingFor(game, run, pending)}`, understood.rules);
  if (given === null) return null;
  run.settled = before;
  return saysWhatSettled(run, said) ? null : withWhatSettled(run, said, given);
}

type Said = Extract<Action, { readonly do: 'answer' }>;

/** `precombatMain, alice’s turn`. */
const placeOf = ({ players, turn }: Game): string =>
  `${turn.step ?? turn.phase ?? 'between turns'}, ${players[turn.of]?.name ?? ''}’s turn`;

/** Why it may not be done: what the rules say of the event. */
function refusalsOf(game: Game, event: PlayerEvent): Trouble {
  const verdict = explain(game, event);
  return verdict.ok ? null : refusalsIn(game, verdict);
}
