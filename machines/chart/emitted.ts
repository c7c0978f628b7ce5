import {
  type EventOf,
  type EventType,
  type GameEvent,
  gameEventWord,
  type Happened,
  hasHome,
} from '../rules/index.ts';
import type { EmittedName, GameEvent as HomedEvent } from '../words/game-events/index.ts';

/** The name under which each kind of event is emitted; a move has one for what the rules call it. */
const names = {
  create: 'token.created',
  createEmblem: 'emblem.created',
  destroy: 'permanent.destroyed',
  sacrifice: 'permanent.sacrificed',
  discard: 'card.discarded',
  drawCards: 'cards.drawn',
  draw: 'draw.made',
  drawFromEmpty: 'library.empty',
  mill: 'cards.milled',
  shuffle: 'library.shuffled',
  reorder: 'library.reordered',
  reveal: 'cards.revealed',
  beginPerforming: 'action.begun',
  perform: 'action.performed',
  finishVoting: 'vote.finished',
  reverse: 'action.reversed',
  search: 'library.searched',
  cease: 'object.ceased',
  damage: 'damage.dealt',
  markDamage: 'damage.marked',
  preventedDamage: 'damage.prevented',
  gainLife: 'life.gained',
  loseLife: 'life.lost',
  payLife: 'life.paid',
  payToAttack: 'attack.paid',
  removeFromCombat: 'permanent.removedFromCombat',
  addMana: 'mana.added',
  tapForMana: 'permanent.tappedForMana',
  spendMana: 'mana.spent',
  emptyPools: 'mana.emptied',
  cast: 'spell.cast',
  activate: 'ability.activated',
  trigger: 'ability.triggered',
  putOnStack: 'ability.putOnStack',
  becomeTarget: 'target.chosen',
  resolve: 'stack.resolved',
  notResolve: 'stack.notResolved',
  counter: 'stack.countered',
  copyOnStack: 'stack.copied',
  changeTargets: 'targets.changed',
  landPlayed: 'land.played',
  attack: 'attackers.declared',
  block: 'blockers.declared',
  becomeBlocked: 'attacker.blocked',
  joinAttack: 'attacker.joined',
  reselect: 'attacker.reselected',
  unblocked: 'attacker.unblocked',
  beginTurn: 'turn.began',
  beginPhase: 'phase.began',
  beginStep: 'step.began',
  endStep: 'step.ended',
  extraTurn: 'turn.added',
  extraPhases: 'phases.added',
  expire: 'effects.ended',
  copyCard: 'card.copied',
  effectBegins: 'effect.began',
  endEarly: 'turn.cutShort',
  restart: 'game.restarted',
  enterRoom: 'room.entered',
  completeDungeon: 'dungeon.completed',
  designatePlayer: 'player.designated',
  controlNextTurn: 'player.controlledNext',
  mulligan: 'mulligan.declared',
  concede: 'player.conceded',
  lose: 'player.lost',
  win: 'player.won',
  leave: 'player.left',
  gameOver: 'game.over',
  coin: 'coin.flipped',
  die: 'die.rolled',
  visitAttraction: 'attraction.visited',
} as const satisfies Readonly<Record<Exclude<EventType, 'move' | HomedEvent['type']>, `${string}.${string}`>>;

type Names = typeof names;

/** What a move between zones is called: the first that fits. */
export type MoveName =
  | 'card.drawn'
  | 'permanent.entered'
  | 'permanent.died'
  | 'permanent.left'
  | 'spell.put'
  | 'card.moved';

interface Of<Name extends string, Type extends EventType> {
  readonly type: Name;
  /** What happened. */
  readonly event: EventOf<Type>;
  /** The same with its number, rule and causes. */
  readonly happened: Happened;
}

/** Everything that happens, as an actor emits it: `actor.on('damage.dealt', …)`. */
export type Emitted =
  | { [Type in keyof Names]: Of<Names[Type], Type> }[keyof Names]
  | { [Type in HomedEvent['type']]: Of<EmittedName<Type>, Type> }[HomedEvent['type']]
  | { [Name in MoveName]: Of<Name, 'move'> }[MoveName];

/** The emitted event for something that happened. */
export function emittedFor(happened: Happened): Emitted {
  const { event } = happened;
  if (hasHome(event)) {
    const { emits } = gameEventWord(event);
    return { type: typeof emits === 'function' ? emits(event) : emits, event, happened } as Emitted;
  }
  return event.type === 'move' ? { type: moveName(event), event, happened } : named(event, happened);
}

/** The name and the event are of the same kind: the type can't follow that through a table. */
const named = (event: Exclude<GameEvent, HomedEvent | { type: 'move' }>, happened: Happened): Emitted =>
  ({ type: names[event.type], event, happened }) as Emitted;

function moveName({ from, to, why }: EventOf<'move'>): MoveName {
  if (why === 'draw') return 'card.drawn';
  if (to === 'battlefield') return 'permanent.entered';
  if (from === 'battlefield') return to === 'graveyard' ? 'permanent.died' : 'permanent.left';
  return to === 'stack' ? 'spell.put' : 'card.moved';
}
