import { characteristics, objectAt } from '../characteristics/index.ts';
import { attractionDeck } from '../state/attractions.ts';
import { copyOf } from '../state/copy.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { shuffled } from '../state/random.ts';
import { faceDownText } from '../state/rule-texts.ts';
import { stickersWithout } from '../state/stickers.ts';
import { work } from '../state/work.ts';
import { write } from '../state/write.ts';
import { countActionDone } from './actions-done.ts';
import { applyCombat } from './apply-combat.ts';
import { addCounters } from './apply-counters.ts';
import { applyReorder, applyReveal, letLookThrough } from './apply-looks.ts';
import { applyMana } from './apply-mana.ts';
import { applyCease, applyMove, type Leaving, renewAttractions, renewLibrary } from './apply-move.ts';
import { applyTurn } from './apply-turn.ts';
import { countCommanderCast, countCommanderDamage } from './commander-counts.ts';
import { drawn } from './draw-step.ts';
import { copyWhereItIs, makeCopy, makeEmblem } from './make-objects.ts';
import { forgetUnder, keepUnder } from './remember.ts';

/**
 * Applies one event to the game, with nothing that it contains: that is applied as events of its own. Returns the
 * event as it happened (with the ids of what it made).
 */
export function apply(game: Game, event: GameEvent, leaving: Leaving): GameEvent {
  const writer = write(game);
  work.eventsApplied += 1;
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
    case 'fight':
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
    case 'tap':
    case 'untap':
      writer.object(event.object).tapped = event.type === 'tap';
      return event;
    case 'freeze':
      writer.object(event.object).frozen = event.frozen;
      return event;
    case 'exert': {
      const object = writer.object(event.object);
      object.exertedBy = [...(object.exertedBy ?? []), event.player];
      return event;
    }
    case 'exertionsEnd':
      endExertions(game, event.player);
      return event;
    case 'putCounters':
      addCounters(game, event.on, event.kind, event.count);
      return event;
    case 'removeCounters':
      addCounters(game, event.on, event.kind, -event.count);
      return event;
    case 'attach': {
      const object = writer.object(event.object);
      object.attachedTo = copyOf(event.to);
      object.timestamp = writer.nextTimestamp();
      return event;
    }
    case 'unattach':
      writer.object(event.object).attachedTo = null;
      return event;
    case 'regenerate': {
      const object = writer.object(event.object);
      object.damage = 0;
      object.dealtDestroyingDamage = false;
      return event;
    }
    case 'healDamage':
      for (const id of event.object === undefined ? game.battlefield : [event.object]) {
        const object = objectAt(game, id);
        if (object.damage > 0 || object.dealtDestroyingDamage) {
          const healed = writer.object(id);
          healed.damage = 0;
          healed.dealtDestroyingDamage = false;
        }
      }
      return event;
    case 'pair':
      writer.object(event.object).pairedWith = event.other;
      writer.object(event.other).pairedWith = event.object;
      return event;
    case 'unpair':
      delete writer.object(event.object).pairedWith;
      return event;
    case 'becomeMonstrous':
      writer.object(event.object).monstrous = true;
      return event;
    case 'designate': {
      const others = (objectAt(game, event.object).designated ?? []).filter(
        (one) => one !== event.designation,
      );
      writer.object(event.object).designated = event.noLonger ? others : [...others, event.designation];
      return event;
    }
    case 'putSticker': {
      const { after, from, object, sticker } = event;
      if (from !== undefined) writer.object(from).stickers = stickersWithout(objectAt(game, from), sticker);
      const timestamp = writer.nextTimestamp();
      writer.object(object).stickers = [
        ...stickersWithout(objectAt(game, object), sticker),
        { sticker, timestamp, ...(after !== undefined && { after }) },
      ];
      return event;
    }
    case 'unlock':
    case 'lock': {
      const others = (objectAt(game, event.object).unlocked ?? []).filter((half) => half !== event.half);
      writer.object(event.object).unlocked = event.type === 'unlock' ? [...others, event.half] : others;
      return event;
    }
    case 'becomeLevel':
      writer.object(event.object).level = event.level;
      return event;
    case 'flip':
      writer.object(event.object).flipped = true;
      return event;
    case 'turnFace': {
      const object = writer.object(event.object);
      object.face = event.face;
      object.timestamp = writer.nextTimestamp(); // 613.7g
      object.turnedOver = object.timestamp;
      return event;
    }
    case 'turnFaceUp': {
      const object = writer.object(event.object);
      object.faceDown = false;
      delete object.faceDownAs;
      delete object.manifested;
      if (event.x !== undefined) object.turnedUpX = event.x;
      object.face = 0; // 712.15a
      object.timestamp = writer.nextTimestamp(); // 613.7f
      return event;
    }
    case 'turnFaceDown': {
      const object = writer.object(event.object);
      object.faceDown = true;
      delete object.turnedUpX;
      if (event.as !== faceDownText) object.faceDownAs = event.as;
      object.timestamp = writer.nextTimestamp();
      return event;
    }
    case 'becomeCopy':
      if (event.copied !== undefined)
        writer.object(event.object).copied = {
          ...copyOf(event.copied),
          timestamp: writer.nextTimestamp(),
        };
      return event;
    case 'phase': {
      const object = writer.object(event.object);
      object.phasedOut = event.out;
      if (event.out) {
        const known = leaving.get(event.object)?.known.characteristics;
        object.phasing = { under: object.heldBy, indirect: event.indirect === true, ...(known && { known }) };
      } else phasedIn(game, event.object);
      return event;
    }
    case 'becomeProtector':
      writer.object(event.object).protector = event.player;
      return event;
    case 'controlChange': {
      const object = writer.object(event.object);
      object.heldBy = event.to;
      object.controlledSince = game.turn.number;
      letLookThrough(game, event.object, event.to);
      return event;
    }
    case 'link':
      if (event.anew === true) forgetUnder(game, event);
      keepUnder(game, event, event);
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
    case 'becomeTime':
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

/** What has phased in is no longer phased out until something happens, even if it phases out again (610.4a). */
function phasedIn(game: Game, id: ObjectId): void {
  if (!game.effects.some(({ phasesIn }) => phasesIn === true)) return;
  write(game).root.effects = game.effects.map((effect) =>
    effect.phasesIn === true && effect.objects !== null
      ? { ...effect, objects: effect.objects.filter((one) => one !== id) }
      : effect,
  );
}

/** What the player exerted stayed tapped in their untap step, however often they had exerted it (701.43b). */
function endExertions(game: Game, player: PlayerId): void {
  for (const id of game.battlefield) {
    const { exertedBy } = objectAt(game, id);
    if (exertedBy?.includes(player) !== true) continue;
    const others = exertedBy.filter((one) => one !== player);
    const object = write(game).object(id);
    if (others.length === 0) delete object.exertedBy;
    else object.exertedBy = others;
  }
}
