import { characteristics, objectAt } from '../characteristics/index.ts';
import { attractionDeck } from '../state/attractions.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { shuffled } from '../state/random.ts';
import { gameEventWord, hasHome } from '../state/word-table.ts';
import { work } from '../state/work.ts';
import { write } from '../state/write.ts';
import { countActionDone } from './actions-done.ts';
import { applyCombat } from './apply-combat.ts';
import { applyMana } from './apply-mana.ts';
import { applyCease, applyMove, type Leaving, renewAttractions, renewLibrary } from './apply-move.ts';
import { applyTurn } from './apply-turn.ts';
import { applyReorder, applyReveal } from './cards-shown.ts';
import { countCommanderCast, countCommanderDamage } from './commander-counts.ts';
import { drawn } from './draw-step.ts';
import { copyWhereItIs, makeCopy, makeEmblem } from './make-objects.ts';

/**
 * Applies one event to the game, with nothing that it contains: that is applied as events of its own. Returns the
 * event as it happened (with the ids of what it made).
 */
export function apply(game: Game, event: GameEvent, leaving: Leaving): GameEvent {
  const writer = write(game);
  work.eventsApplied += 1;
  if (hasHome(event)) {
    const { apply: applied } = gameEventWord(event);
    return applied === 'recordedAlone' ? event : (applied(game, event, leaving) ?? event);
  }
  switch (event.type) {
    case 'move':
      return applyMove(game, event, leaving);
    case 'create':
    case 'destroy':
    case 'sacrifice':
    case 'discard':
    case 'drawCards':
    case 'mill':
    case 'preventedDamage':
    case 'beginPerforming':
    case 'search':
    case 'payToAttack':
    case 'becomeTarget':
    case 'trigger':
    case 'putOnStack':
    case 'resolve':
    case 'notResolve':
    case 'counter':
    case 'activate':
    case 'tapForMana':
    case 'coin':
    case 'die':
    case 'visitAttraction':
    case 'finishVoting':
    case 'reverse':
    case 'leave':
    case 'effectBegins':
      return event;
    case 'draw':
      return drawn(game, event);
    case 'enterRoom':
      writer.object(event.dungeon).room = event.room;
      return event;
    case 'completeDungeon':
      noteCompleted(game, event);
      return event;
    case 'perform':
      countActionDone(game, event);
      return event;
    case 'cast':
      countCommanderCast(game, event);
      return event;
    case 'damage':
      countCommanderDamage(game, event);
      return event;
    case 'drawFromEmpty':
      writer.player(event.player).drewFromEmpty = true;
      return event;
    case 'landPlayed':
      writer.player(event.player).landsPlayed += 1;
      return event;
    case 'shuffle':
      if (event.deck === undefined)
        renewLibrary(game, event.player, shuffled(game, game.players[event.player]?.library ?? []));
      else renewAttractions(game, shuffled(game, attractionDeck(game, event.player)));
      return event;
    case 'reorder':
      applyReorder(game, event);
      return event;
    case 'reveal':
      applyReveal(game, event);
      return event;
    case 'cease':
      applyCease(game, event.object, leaving);
      return event;
    case 'copyOnStack':
      return { ...event, made: makeCopy(game, event) };
    case 'copyCard':
      return { ...event, made: copyWhereItIs(game, event) };
    case 'changeTargets': {
      const { stack } = objectAt(game, event.object);
      if (stack !== null) {
        writer.object(event.object).stack = {
          ...stack,
          choices: { ...stack.choices, targets: event.targets },
        };
      }
      return event;
    }
    case 'createEmblem':
      return { ...event, made: makeEmblem(game, event.player, event.text) };
    case 'markDamage': {
      const object = writer.object(event.object);
      object.damage += event.amount;
      if (event.destroys) object.dealtDestroyingDamage = true;
      return event;
    }
    case 'gainLife':
      writer.player(event.player).life += event.amount;
      return event;
    case 'loseLife':
    case 'payLife':
      writer.player(event.player).life -= event.amount;
      return event;
    case 'addMana':
    case 'spendMana':
    case 'emptyPools':
      applyMana(game, event);
      return event;
    case 'attack':
    case 'block':
    case 'becomeBlocked':
    case 'unblocked':
    case 'joinAttack':
    case 'reselect':
    case 'removeFromCombat':
      return applyCombat(game, event);
    case 'beginTurn':
    case 'beginPhase':
    case 'beginStep':
    case 'endStep':
    case 'extraTurn':
    case 'extraPhases':
    case 'designatePlayer':
    case 'restart':
    case 'endEarly':
    case 'controlNextTurn':
    case 'expire':
    case 'mulligan':
    case 'concede':
    case 'lose':
    case 'win':
    case 'gameOver':
      return applyTurn(game, event);
    default:
      return event satisfies never;
  }
}

/** Which dungeons a player has completed is asked by name; the rooms that have left are none (309.7). */
function noteCompleted(game: Game, { dungeon, player }: EventOf<'completeDungeon'>): void {
  const { name } = characteristics(game, dungeon);
  const { completed = [] } = game.players[player] ?? {};
  if (!completed.includes(name)) write(game).player(player).completed = [...completed, name];
}
