import { copiedNow, objectAt, ruleChangesForPlayer, zoneIds } from '../characteristics/index.ts';
import { copyOf } from '../state/copy.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game, Player } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { lookedAtThrough } from '../state/links.ts';
import type { ManaUnit } from '../state/mana.ts';
import { newObject } from '../state/new-object.ts';
import type { GameObject, Target } from '../state/object.ts';
import { shuffled } from '../state/random.ts';
import { faceDownText, ruleTexts } from '../state/rule-texts.ts';
import { work } from '../state/work.ts';
import { write } from '../state/write.ts';
import { isHiddenZone } from '../state/zones.ts';
import { applyCombat } from './apply-combat.ts';
import { applyCease, applyMove, type Leaving, renewLibrary } from './apply-move.ts';
import { applyTurn } from './apply-turn.ts';
import { forgetUnder, keepUnder } from './remember.ts';
import { noteShown } from './revealed.ts';

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
    case 'draw':
    case 'mill':
    case 'preventedDamage':
    case 'scry':
    case 'surveil':
    case 'search':
    case 'fight':
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
    case 'leave':
    case 'effectBegins':
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
      renewLibrary(game, event.player, shuffled(game, game.players[event.player]?.library ?? []));
      return event;
    case 'reorder':
      return applyReorder(game, event);
    case 'reveal':
      return applyReveal(game, event);
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
    case 'setLife':
      writer.player(event.player).life = event.life;
      return event;
    case 'tap':
    case 'untap':
      writer.object(event.object).tapped = event.type === 'tap';
      return event;
    case 'freeze':
      writer.object(event.object).frozen = event.frozen;
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
      for (const id of game.battlefield) {
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
    case 'becomeLevel':
      writer.object(event.object).level = event.level;
      return event;
    case 'flip':
      writer.object(event.object).flipped = true;
      return event;
    case 'turnFace': {
      const object = writer.object(event.object);
      object.face = event.face;
      object.timestamp = writer.nextTimestamp();
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
      if (event.out) object.phasing = { under: object.heldBy, indirect: event.indirect === true };
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
    case 'addMana': {
      const player = writer.player(event.player);
      player.pool = [...player.pool, ...copyOf(event.units)];
      return event;
    }
    case 'spendMana': {
      const left = [...(game.players[event.player]?.pool ?? [])];
      for (const spent of event.units) {
        const at = left.findIndex(
          (unit) =>
            unit.type === spent.type &&
            unit.source === spent.source &&
            unit.snow === spent.snow &&
            JSON.stringify(unit.spendOnly) === JSON.stringify(spent.spendOnly) &&
            unit.lasts === spent.lasts,
        );
        if (at >= 0) left.splice(at, 1);
      }
      writer.player(event.player).pool = left;
      return event;
    }
    case 'emptyPools':
      for (const player of game.players) {
        const left = unspent(game, player);
        if (left.length < player.pool.length || left.some((unit, at) => unit !== player.pool[at]))
          writer.player(player.id).pool = [...left];
      }
      return event;
    case 'attack':
    case 'block':
    case 'becomeBlocked':
    case 'unblocked':
    case 'removeFromCombat':
      return applyCombat(game, event);
    case 'beginTurn':
    case 'beginPhase':
    case 'beginStep':
    case 'endStep':
    case 'extraTurn':
    case 'extraPhases':
    case 'becomeTime':
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

/** Combat damage that a player was dealt by a commander counts over the whole game (903.10a). */
function countCommanderDamage(game: Game, { amount, combat, source, to }: EventOf<'damage'>): void {
  if (!combat || !('player' in to)) return;
  const { card } = objectAt(game, source);
  if (!game.players.some(({ commanders }) => commanders.includes(card))) return;
  const player = write(game).player(to.player);
  const before = player.commanderDamage?.[card] ?? 0;
  player.commanderDamage = { ...player.commanderDamage, [card]: before + amount };
}

/** Each cast of a commander from the command zone makes the next one cost more (903.8). */
function countCommanderCast(game: Game, { object, player: id }: EventOf<'cast'>): void {
  const { card, owner, stack } = objectAt(game, object);
  if (stack?.choices.from !== 'command' || game.players[owner]?.commanders.includes(card) !== true) return;
  const player = write(game).player(id);
  player.commanderCasts = { ...player.commanderCasts, [card]: (player.commanderCasts?.[card] ?? 0) + 1 };
}

/** What a player has left of their unspent mana as it empties: what lasts, or becomes other mana instead (500.5, 613.11). */
function unspent(game: Game, player: Player): readonly ManaUnit[] {
  if (player.pool.length === 0) return player.pool;
  const rules = ruleChangesForPlayer(game, player.id).flatMap(({ change }) =>
    'manaLasts' in change ? [change] : [],
  );
  return player.pool.flatMap((unit): readonly ManaUnit[] => {
    const rule = rules.find(({ manaLasts }) => manaLasts === true || manaLasts.includes(unit.type));
    if (unit.lasts) return [unit];
    if (rule === undefined) return [];
    return rule.as === undefined || rule.as === unit.type ? [unit] : [{ ...unit, type: rule.as }];
  });
}

/** Puts counters on, or takes them off; those put on get a timestamp, with all others of their kind (613.7c). */
function addCounters(game: Game, on: Target, kind: string, by: number): void {
  const writer = write(game);
  const holder = 'player' in on ? writer.player(on.player) : writer.object(on.object);
  const { [kind]: before = 0, ...others } = holder.counters;
  const count = Math.max(0, before + by);
  holder.counters = count === 0 ? others : { ...others, [kind]: count };
  // Those that give a keyword apply in timestamp order with other effects (613.1f).
  if (by > 0 && 'object' in on && ruleTexts['rule:122.1b']?.[kind] !== undefined) {
    const object = writer.object(on.object);
    object.counterTimestamps = { ...object.counterTimestamps, [kind]: writer.nextTimestamp() };
  }
}

/** Who now controls a permanent may look at the cards that it exiled face down and lets them look at (702.75a, 406.3). */
function letLookThrough(game: Game, permanent: ObjectId, player: PlayerId): void {
  for (const id of game.exile) {
    const { links, revealedTo } = objectAt(game, id);
    if (links[lookedAtThrough]?.objects.includes(permanent) === true && !revealedTo.includes(player))
      write(game).object(id).revealedTo = [...revealedTo, player];
  }
}

/** Cards put on the top and the bottom of a library in an order; the first of each list is the upper one. */
function applyReorder(game: Game, event: EventOf<'reorder'>): GameEvent {
  const library = game.players[event.player]?.library ?? [];
  const moved = new Set([...event.top, ...event.bottom]);
  write(game).player(event.player).library = [
    ...event.top,
    ...library.filter((id) => !moved.has(id)),
    ...event.bottom,
  ];
  return event;
}

function applyReveal(game: Game, event: EventOf<'reveal'>): GameEvent {
  const to = event.to === 'all' ? game.players.map((player) => player.id) : event.to;
  for (const id of event.objects) {
    const object = objectAt(game, id);
    if (object.left === null) write(game).object(id).revealedTo = [...new Set([...object.revealedTo, ...to])];
  }
  noteShown(
    game,
    event.objects.filter((id) => isHiddenZone(objectAt(game, id).zone)),
    event.during,
  );
  return event;
}

/** A copy of a spell or ability on top of the stack (707.10): controlled by the player, with the choices given. */
function makeCopy(game: Game, event: EventOf<'copyOnStack'>): ObjectId {
  const writer = write(game);
  const original = objectAt(game, event.of);
  const copied = event.copied ?? copiedNow(game, original);
  const copy: GameObject = {
    ...newObject({
      id: game.objects.length,
      kind: original.kind === 'ability' ? 'ability' : 'copy',
      definition: original.definition,
      card: writer.nextCard(),
      owner: event.player,
      controller: event.player,
      zone: 'stack',
      timestamp: writer.nextTimestamp(),
      turn: game.turn.number,
    }),
    face: original.face,
    faceDown: original.faceDown,
    ...(original.faceDownAs !== undefined && { faceDownAs: original.faceDownAs }),
    ...(copied && { copied: copyOf(copied) }),
    // Also what its costs were paid with, and was kept for linked abilities (607.2q).
    links: copyOf(original.links),
    stack: original.stack === null ? null : copyOf({ ...original.stack, choices: event.choices }),
  };
  writer.addObject(copy);
  writer.setZone('stack', event.player, [...game.stack, copy.id]);
  return copy.id;
}

/** A copy of a card beside it, which the player owns (707.12): once it is anywhere but on the stack it ceases to exist. */
function copyWhereItIs(game: Game, event: EventOf<'copyCard'>): ObjectId {
  const writer = write(game);
  const { definition, zone } = objectAt(game, event.of);
  const copy = newObject({
    id: game.objects.length,
    kind: 'copy',
    definition,
    card: writer.nextCard(),
    owner: event.player,
    controller: event.player,
    zone,
    timestamp: writer.nextTimestamp(),
    turn: game.turn.number,
  });
  writer.addObject(event.copied === undefined ? copy : { ...copy, copied: copyOf(event.copied) });
  writer.setZone(zone, event.player, [...zoneIds(game, zone, event.player), copy.id]);
  return copy.id;
}

/** Puts an emblem into the command zone (114.1); what is printed on it is its text. */
function makeEmblem(game: Game, player: PlayerId, text: TextRef): ObjectId {
  const writer = write(game);
  const emblem = newObject({
    id: game.objects.length,
    kind: 'emblem',
    definition: text,
    card: writer.nextCard(),
    owner: player,
    controller: player,
    zone: 'command',
    timestamp: writer.nextTimestamp(),
    turn: game.turn.number,
  });
  writer.addObject(emblem);
  writer.setZone('command', player, [...game.command, emblem.id]);
  return emblem.id;
}

/**
 * Makes the objects that a creation puts onto the battlefield: tokens that are nowhere yet (111.2). Each then enters
 * by a move, to which replacement effects apply (616.1g). A copy of what has two faces has both (707.8a).
 */
export function makeTokenObjects(game: Game, event: EventOf<'create'>): readonly ObjectId[] {
  return Array.from({ length: event.count }, () => {
    const writer = write(game);
    const token = newObject({
      id: game.objects.length,
      kind: 'token',
      definition: event.token,
      card: writer.nextCard(),
      owner: event.player,
      controller: event.entering.controller,
      zone: 'outside',
      timestamp: writer.nextTimestamp(),
      turn: game.turn.number,
    });
    writer.addObject({
      ...token,
      ...(event.copied && { copied: copyOf(event.copied) }),
      ...(event.values && { values: copyOf(event.values) }),
    });
    return token.id;
  });
}
