/**
 * The events that an expectation can name, by their types: what each says, and what can be asked of it. One table
 * answers what an event is about, refuses to ask what it hasn't, and is the list in the documentation.
 */
import type { EventType, GameEvent, ObjectId, PlayerId, Zone } from '../../rules/index.ts';

/** Either of the two, as most events name what they are about. */
type Target = { readonly object: ObjectId } | { readonly player: PlayerId };

type EventCalled<T extends EventType, E = GameEvent> = E extends { readonly type: infer U }
  ? T extends U
    ? E
    : never
  : never;
type EventByType = { readonly [T in EventType]: EventCalled<T> };

/** What can be asked of events besides their type: each field as it is read from an event. */
interface Readings<E> {
  /** The objects that it is about. */
  readonly object?: (event: E) => readonly (ObjectId | null)[];
  readonly player?: (event: E) => readonly PlayerId[];
  /** The object that does it. */
  readonly source?: (event: E) => readonly (ObjectId | null)[];
  readonly amount?: (event: E) => number;
  readonly from?: (event: E) => Zone;
  readonly to?: (event: E) => Zone;
  /** The kind of counter. */
  readonly counter?: (event: E) => string;
}

export type HappeningField = keyof Readings<GameEvent>;

interface Kind<E> extends Readings<E> {
  /** When it happens, in a few words. */
  readonly says: string;
  /** Other words that one may look for it by. */
  readonly also?: readonly string[];
}

const object = (event: { readonly object: ObjectId }) => [event.object];
const player = (event: { readonly player: PlayerId }) => [event.player];
const amount = (event: { readonly amount: number }) => event.amount;
const count = (event: { readonly count: number }) => event.count;
const source = (event: { readonly source: ObjectId | null }) => [event.source];
const by = (event: { readonly by: ObjectId }) => [event.by];
const objectsOf = (target: Target) => ('object' in target ? [target.object] : []);
const playersOf = (target: Target) => ('player' in target ? [target.player] : []);
const toTarget = {
  object: ({ to }: { readonly to: Target }) => objectsOf(to),
  player: ({ to }: { readonly to: Target }) => playersOf(to),
};
const onTarget = {
  object: ({ on }: { readonly on: Target }) => objectsOf(on),
  player: ({ on }: { readonly on: Target }) => playersOf(on),
  counter: ({ kind }: { readonly kind: string }) => kind,
  amount: count,
};

const kinds: { readonly [T in EventType]: Kind<EventByType[T]> } = {
  // cards and other objects in their zones
  move: {
    says: 'An object goes from a zone to another: it dies, enters, leaves, is exiled or returned.',
    also: ['dies', 'enter', 'enters', 'exile', 'return', 'bounce', 'changeZone', 'putInto'],
    object,
    from: ({ from }) => from,
    to: ({ to }) => to,
  },
  create: {
    says: 'A player creates tokens.',
    also: ['token'],
    player,
    amount: count,
  },
  createEmblem: { says: 'A player gets an emblem.', also: ['emblem'], player },
  destroy: { says: 'A permanent is destroyed.', object },
  sacrifice: { says: 'A player sacrifices a permanent.', object, player },
  discard: { says: 'A player discards a card.', object, player },
  drawCards: { says: 'A player draws several cards: as many draws follow.', player, amount: count },
  draw: { says: 'A player draws a card.', player },
  drawFromEmpty: { says: 'A player should draw from an empty library.', player },
  mill: { says: 'A player mills cards.', player, amount: count },
  shuffle: { says: 'A player shuffles a library.', player },
  reorder: { says: 'A player puts cards of a library in another order.', also: ['scry', 'arrange'], player },
  reveal: {
    says: 'Cards are revealed, or shown to some players.',
    also: ['look'],
    object: ({ objects }) => objects,
  },
  beginPerforming: {
    says: 'A keyword action is about to be done, where an effect could replace that.',
    player,
    object: (event) => [event.object],
    amount,
  },
  perform: {
    says: 'A keyword action has been done: scry, explore, populate.',
    also: ['keywordAction', 'scry', 'surveil', 'explore', 'populate', 'investigate', 'proliferate'],
    player,
    object: (event) => [event.object],
    amount,
  },
  search: { says: 'A player searches a library.', player },
  cease: { says: 'A token, a copy or an ability is no longer.', object },
  // permanents
  tap: { says: 'A permanent becomes tapped.', object },
  untap: { says: 'A permanent becomes untapped.', object },
  freeze: { says: 'A permanent will not untap during the next untap step of its controller.', object },
  exert: { says: 'A player exerts a permanent.', object, player },
  exertionsEnd: { says: 'What a player exerted is exerted no longer.', player },
  putCounters: {
    says: 'Counters are put on an object or a player.',
    also: ['addCounters', 'counters'],
    ...onTarget,
  },
  removeCounters: { says: 'Counters are removed from an object or a player.', ...onTarget },
  attach: { says: 'An object becomes attached to something.', object },
  unattach: { says: 'An object becomes unattached.', object },
  putSticker: { says: 'A sticker is put on an object.', object },
  regenerate: { says: 'A permanent regenerates.', object },
  fight: { says: 'Creatures fight.', object: ({ objects }) => objects },
  becomeMonstrous: { says: 'A creature becomes monstrous.', also: ['monstrosity'], object },
  designate: {
    says: 'A permanent gets a designation or loses it: suspected, saddled.',
    also: ['suspect'],
    object,
  },
  unlock: { says: 'A half of a Room is unlocked.', object, player },
  lock: { says: 'A half of a Room is locked.', object, player },
  becomeLevel: { says: 'A Class becomes a level.', object, amount: ({ level }) => level },
  pair: {
    says: 'Two creatures become paired.',

    object: (event) => [event.object, event.other],
  },
  unpair: { says: 'A creature becomes unpaired.', object },
  healDamage: { says: 'Marked damage is removed, of all permanents or of one.', also: ['removeDamage'] },
  becomeTime: { says: 'It becomes day or night.', also: ['day', 'night'] },
  flip: { says: 'A permanent is flipped.', object },
  turnFace: {
    says: 'A double-faced permanent transforms or converts.',
    also: ['transform', 'transforms', 'convert'],
    object,
  },
  turnFaceUp: { says: 'A face-down permanent is turned face up.', also: ['unmask'], object },
  turnFaceDown: { says: 'A permanent is turned face down.', object },
  becomeCopy: { says: 'A permanent becomes a copy of another.', also: ['copyPermanent'], object },
  phase: { says: 'A permanent phases in or out.', also: ['phaseOut', 'phaseIn'], object },
  removeFromCombat: { says: 'A creature stops attacking or blocking.', object },
  becomeProtector: { says: 'A player becomes the protector of a battle.', object, player },
  controlChange: {
    says: 'Another player controls a permanent.',
    also: ['gainControl'],
    object,
    player: ({ to }) => [to],
  },
  link: { says: 'An object remembers something for its linked abilities.', also: ['remember'], object },
  // the turn, players, the game
  beginTurn: { says: 'A turn begins.', also: ['turn'], player },
  beginPhase: { says: 'A phase begins.', player },
  beginStep: { says: 'A step begins.', also: ['upkeep'], player },
  endStep: { says: 'A step ends, or a phase without steps.' },
  extraTurn: { says: 'A player gets an extra turn.', player },
  extraPhases: { says: 'A turn gets extra phases or steps.', also: ['extraCombat'] },
  expire: { says: 'Effects end.' },
  effectBegins: { says: 'A continuous effect of a spell or an ability begins.', source },
  restart: { says: 'An effect restarts the game.', source: by },
  endEarly: { says: 'An effect ends the turn or the combat phase.', also: ['endTurn'], source: by },
  controlNextTurn: { says: 'A player will control the next turn of another.', player },
  mulligan: { says: 'A player takes a mulligan or keeps.', also: ['keep'], player },
  enterRoom: { says: 'A venture marker goes into a room.', also: ['venture'], player },
  completeDungeon: { says: 'A player completes a dungeon.', player },
  designatePlayer: {
    says: 'A player becomes the monarch or takes the initiative.',
    also: ['monarch', 'initiative'],
    player,
  },
  concede: { says: 'A player concedes.', player },
  lose: { says: 'A player loses the game.', also: ['loseGame'], player },
  win: { says: 'A player wins the game.', also: ['winGame'], player },
  leave: { says: 'A player leaves the game.', player },
  gameOver: { says: 'The game is over.', player: ({ winners }) => winners },
  reverse: {
    says: 'What a player began was illegal, or they gave it up, and is undone.',
    also: ['undo', 'illegal', 'cancel'],
    object: (event) => (event.object === null ? [] : [event.object]),
    player,
  },
  finishVoting: { says: 'Players have voted.', also: ['vote'], source: object },
  coin: { says: 'A player flips a coin.', also: ['flipCoin'], player },
  die: { says: 'A player rolls a die.', also: ['roll', 'rollDie'], player, amount: ({ result }) => result },
  visitAttraction: { says: 'A player visits an Attraction.', object, player, amount: ({ result }) => result },
  // damage and life
  damage: {
    says: 'A source deals damage to an object or a player.',
    also: ['dealDamage'],
    source,
    ...toTarget,
    amount,
  },
  markDamage: { says: 'Damage is marked on a creature.', source, object, amount },
  preventedDamage: {
    says: 'Damage is prevented.',
    also: ['preventDamage', 'prevent'],
    source,
    ...toTarget,
    amount,
  },
  gainLife: { says: 'A player gains life.', player, amount },
  loseLife: { says: 'A player loses life, also by damage.', player, amount },
  payLife: { says: 'A player pays life.', player, amount },
  // mana
  addMana: { says: 'A player gets mana.', source, player, amount: ({ units }) => units.length },
  tapForMana: { says: 'A permanent is tapped for mana, where a text asks for that.', object, player },
  spendMana: { says: 'A player spends mana.', also: ['pay'], player, amount: ({ units }) => units.length },
  emptyPools: { says: 'Unspent mana is lost.', also: ['manaBurn'] },
  // the stack
  cast: { says: 'A player has cast a spell.', also: ['castSpell', 'spell'], object, player },
  activate: {
    says: 'A player has activated an ability: of the source, which is the object as well.',
    also: ['activateAbility'],
    source,
    object: (event) => [event.source, event.object],
    player,
  },
  trigger: { says: 'An ability triggers.', also: ['triggers'], source, player },
  putOnStack: {
    says: 'An ability is put on the stack.',
    also: ['stack'],
    source,
    object: (event) => [event.source, event.object],
    player,
  },
  becomeTarget: {
    says: 'Something becomes a target: of the source.',
    also: ['target'],
    object: ({ target }) => objectsOf(target),
    player: ({ target }) => playersOf(target),
    source: ({ of }) => [of],
  },
  resolve: { says: 'A spell or an ability resolves.', object },
  notResolve: { says: 'A spell or an ability does not resolve.', also: ['fizzle', 'illegalTargets'], object },
  counter: { says: 'A spell or an ability is countered.', also: ['counterSpell'], object, source: by },
  copyOnStack: {
    says: 'A copy of a spell or an ability is put on the stack.',
    also: ['copySpell', 'copyAbility', 'copy'],
    object: ({ of, made }) => [of, made],
    player,
  },
  copyCard: { says: 'A card is copied where it is.', object: ({ of, made }) => [of, made], player },
  changeTargets: { says: 'A spell or an ability gets other targets.', also: ['redirect'], object },
  landPlayed: { says: 'A player has played a land.', also: ['playLand', 'play'], object, player },
  // combat
  payToAttack: { says: 'An optional cost to attack is paid.', source, object, player },
  attack: {
    says: 'Attackers have been declared: an event for all of them.',
    also: ['attackers', 'attacks', 'declareAttackers'],
    object: ({ attackers }) => attackers.map((one) => one.object),
    player,
    amount: ({ attackers }) => attackers.length,
  },
  block: {
    says: 'Blockers have been declared: an event for all of a player.',
    also: ['blockers', 'blocks', 'declareBlockers'],
    object: ({ blockers }) => blockers.map((one) => one.object),
    player,
    amount: ({ blockers }) => blockers.length,
  },
  becomeBlocked: { says: 'An attacker becomes blocked.', also: ['blocked'], object },
  unblocked: { says: 'An attacker is not blocked.', object },
  joinAttack: { says: 'An effect has a creature attack.', object },
  reselect: { says: 'An attacker attacks something else instead.', object },
};

/** The types of events, in the order in which they are documented. */
export const happeningNames = Object.keys(kinds).filter((name): name is EventType => name in kinds);

export const happeningFields: readonly HappeningField[] = [
  'object',
  'player',
  'source',
  'amount',
  'from',
  'to',
  'counter',
];

/** What an event says, what can be asked of it, and by which other words it may be looked for. */
export const aboutHappening = (
  type: EventType,
): {
  readonly says: string;
  readonly also: readonly string[];
  readonly fields: readonly HappeningField[];
} => {
  const kind = kinds[type];
  return {
    says: kind.says,
    also: kind.also ?? [],
    fields: happeningFields.filter((field) => kind[field] !== undefined),
  };
};

/** What can be asked of one event, and its answers; undefined: there is nothing of that in such events. */
export const factsOf = (event: GameEvent): Facts => readIn(event.type, event);

interface Facts {
  readonly object: readonly (ObjectId | null)[] | undefined;
  readonly player: readonly PlayerId[] | undefined;
  readonly source: readonly (ObjectId | null)[] | undefined;
  readonly amount: number | undefined;
  readonly from: Zone | undefined;
  readonly to: Zone | undefined;
  readonly counter: string | undefined;
}

function readIn<T extends EventType>(type: T, event: EventByType[T]): Facts {
  const kind: Kind<EventByType[T]> = kinds[type];
  return {
    object: kind.object?.(event),
    player: kind.player?.(event),
    source: kind.source?.(event),
    amount: kind.amount?.(event),
    from: kind.from?.(event),
    to: kind.to?.(event),
    counter: kind.counter?.(event),
  };
}
