import { controllerOf, isRecalled, isSpokenOf } from '../characteristics/index.ts';
import { copyOf } from '../state/copy.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { write } from '../state/write.ts';
import { couldBecomeTime } from './day-and-night.ts';
import { withAdded } from './extra-phases.ts';
import { forgetGone } from './forget.ts';

type TurnEvent = EventOf<
  | 'beginTurn'
  | 'beginPhase'
  | 'beginStep'
  | 'endStep'
  | 'extraTurn'
  | 'extraPhases'
  | 'expire'
  | 'endEarly'
  | 'restart'
  | 'becomeTime'
  | 'designatePlayer'
  | 'controlNextTurn'
  | 'mulligan'
  | 'concede'
  | 'lose'
  | 'win'
  | 'gameOver'
>;

/** What changes as turns, phases and steps begin and end, and as players win, lose and draw. */
export function applyTurn(game: Game, event: TurnEvent): GameEvent {
  const writer = write(game);
  switch (event.type) {
    case 'beginTurn': {
      const turn = writer.turn();
      if (turn.number > 0 && (game.timeOfDay !== undefined || couldBecomeTime(game)))
        turn.castInLastTurn = turn.active === null ? 0 : (turn.facts.spellsCast?.[turn.active] ?? 0);
      turn.number = event.number;
      turn.active = event.player;
      turn.of = event.player;
      turn.phase = null;
      turn.step = null;
      if (isRecalled(game, 'lastFacts')) turn.lastFacts = turn.facts;
      if (isRecalled(game, 'entered')) turn.lastEntered = turn.entered ?? [];
      delete turn.entered;
      turn.facts = {};
      turn.attacked = [];
      delete turn.begun;
      delete turn.did;
      delete turn.begunWith;
      delete turn.castLike;
      delete turn.met;
      delete turn.damage;
      delete turn.combatDamage;
      delete turn.targeted;
      delete turn.combats;
      for (const { id, landsPlayed, controlledBy } of game.players) {
        if (landsPlayed > 0) writer.player(id).landsPlayed = 0;
        // Control of a player lasts for one turn (723.1).
        if (controlledBy !== null) writer.player(id).controlledBy = null;
      }
      const player = writer.player(event.player);
      player.controlledBy = player.controlledNextTurnBy;
      player.controlledNextTurnBy = null;
      player.turnsTaken += 1;
      player.lastTurn = event.number;
      forgetGone(game);
      return event;
    }
    case 'beginPhase': {
      const turn = writer.turn();
      turn.phase = event.phase;
      turn.step = null;
      return event;
    }
    case 'beginStep': {
      const turn = writer.turn();
      turn.phase = event.phase;
      turn.step = event.step;
      if (event.step === 'upkeep') rememberUpkeep(game);
      delete turn.drewInDrawStep;
      return event;
    }
    case 'endStep':
      return event;
    case 'extraTurn':
      writer.turn().extraTurns = [
        ...game.turn.extraTurns,
        // An event is recorded right after it is applied.
        { player: event.player, addedBy: game.next.event },
      ];
      return event;
    case 'extraPhases':
      Object.assign(writer.turn(), withAdded(game, event));
      return event;
    case 'expire':
      writer.root.effects = game.effects.filter((effect) => !event.effects.includes(effect.id));
      writer.root.delayed = game.delayed.filter((delayed) => !event.delayed.includes(delayed.id));
      writer.root.permissions = game.permissions.filter(
        (permission) => !event.permissions.includes(permission.id),
      );
      return event;
    case 'becomeTime':
      writer.root.timeOfDay = event.time;
      return event;
    case 'designatePlayer':
      writer.root.designations = { ...game.designations, [event.designation]: event.player };
      return event;
    case 'restart':
      writer.root.ending = 'game';
      writer.root.restart = copyOf(event.restart);
      return event;
    case 'endEarly':
      writer.root.ending = event.what;
      return event;
    case 'controlNextTurn':
      writer.player(event.player).controlledNextTurnBy = event.by;
      return event;
    case 'mulligan': {
      const player = writer.player(event.player);
      if (event.taken) player.mulligans += 1;
      else player.keptHand = true;
      return event;
    }
    case 'concede':
    case 'lose': {
      const player = writer.player(event.player);
      if (player.status === 'playing') {
        player.status = event.type === 'concede' ? 'conceded' : 'lost';
        player.outcomeRule = event.type === 'concede' ? '104.3a' : event.rule;
      }
      return event;
    }
    case 'win': {
      const player = writer.player(event.player);
      player.status = 'won';
      player.outcomeRule = event.rule;
      return event;
    }
    case 'gameOver':
      writer.root.over = { winners: event.winners, rule: event.rule };
      return event;
    default:
      return event satisfies never;
  }
}

/** What the active player controls as their upkeep begins, where something asks what came since the last one (702.30a). */
function rememberUpkeep(game: Game): void {
  const { active, number } = game.turn;
  if (active === null || !isSpokenOf(game, 'cameSinceLastUpkeep')) return;
  const player = write(game).player(active);
  const objects = game.battlefield.filter((id) => controllerOf(game, id) === active);
  player.upkeeps = {
    latest: { turn: number, objects },
    ...(player.upkeeps !== undefined && { before: player.upkeeps.latest }),
  };
}
