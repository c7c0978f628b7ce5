import { dependsOn, matters, objectAt } from '../characteristics/index.ts';
import type { EventType, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { onceFor } from '../state/once-for.ts';
import { wordsThat } from '../state/word-table.ts';

/**
 * Whether an event can change what any object is, or which abilities and rules apply: then `changes` counts up, so
 * that no cached answer outlives it. Some events never can; some only if a continuous effect of this game could
 * depend on what they change.
 */
export function canChange(game: Game, event: GameEvent): boolean {
  if (event.type === 'move')
    return mattersStill(game, event.object) || (event.became !== null && mattersStill(game, event.became));
  // An ability on the stack has no abilities and no characteristics of its own (113.8).
  if (event.type === 'cease' && objectAt(game, event.object).kind === 'ability')
    return dependsOn(game, 'stack') || dependsOn(game, 'stackObject');
  if (event.type === 'shuffle' && game.players[event.player]?.library.some((id) => mattersStill(game, id)))
    return true;
  const { type } = event;
  return !isQuiet(type) || changing(game.definitions).has(type);
}

/**
 * Whether state-based actions could have something to do after an event of which nothing else is changed (704.5). What
 * can change what objects are is asked of `canChange`; cards that move elsewhere than on the battlefield stay cards.
 */
export function asksForCheck(game: Game, event: GameEvent): boolean {
  if (event.type === 'move') return event.became === null || game.objects[event.became]?.kind !== 'card';
  return !harmless.has(event.type);
}

const harmless: ReadonlySet<EventType> = new Set<EventType>([
  'beginTurn',
  'beginPhase',
  'beginStep',
  'endStep',
  'tap',
  'untap',
  'freeze',
  'exert',
  'exertionsEnd',
  'addMana',
  'tapForMana',
  'spendMana',
  'emptyPools',
  'healDamage',
  'draw',
  'drawCards',
  'discard',
  'mill',
  'beginPerforming',
  'perform',
  'finishVoting',
  'reverse',
  'search',
  'designate',
  'designatePlayer',
  'fight',
  'shuffle',
  'reveal',
  'cast',
  'activate',
  'becomeTarget',
  'putOnStack',
  'trigger',
  'resolve',
  'notResolve',
  'landPlayed',
  'payToAttack',
  'attack',
  'block',
  'becomeBlocked',
  'unblocked',
  'joinAttack',
  'reselect',
  'coin',
  'die',
  'visitAttraction',
]);

/** Words of filters about who is in combat, and how. */
const filtersInCombat = wordsThat('filters', ({ changedBy }) => changedBy.includes('removeFromCombat'));

/** Whether who is in combat, and how, can change any of that. */
export const combatMatters = (game: Game): boolean =>
  [...playersInCombat, ...filtersInCombat()].some((word) => dependsOn(game, word));

/** Whether it matters where an object is or was; one that is forgotten already may have. */
function mattersStill(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  return object === undefined || object === null || matters(game, object);
}

/** Words of players about combat. */
const playersInCombat = ['attackedBy', 'defending'] as const;

/**
 * Events that can change nothing but what texts ask for in words; an event that isn't listed can change anything. By each
 * the words of players; conditions, quantities, filters and rules say of themselves by which they are changed.
 */
const asked = {
  // What these contain is an event of its own.
  destroy: [],
  sacrifice: ['thisTurn'],
  discard: ['thisTurn'],
  drawCards: [],
  draw: ['thisTurn'],
  mill: [],
  damage: ['thisTurn'],
  counter: [],
  create: [],
  // Nothing is another thing after these.
  addMana: [],
  tapForMana: [],
  spendMana: [],
  emptyPools: [],
  activate: [],
  becomeTarget: [],
  trigger: [],
  resolve: [],
  notResolve: [],
  beginPerforming: [],
  perform: [],
  search: [],
  designate: [],
  enterRoom: [],
  completeDungeon: [],
  designatePlayer: ['playerDesignated'],
  fight: [],
  coin: [],
  die: [],
  visitAttraction: [],
  finishVoting: [],
  reverse: [],
  mulligan: [],
  endStep: [],
  preventedDamage: [],
  freeze: [],
  exert: [],
  exertionsEnd: [],
  drawFromEmpty: [],
  putOnStack: ['stack'],
  shuffle: ['library'],
  tap: [],
  untap: [],
  markDamage: ['damage'],
  healDamage: ['damage'],
  regenerate: ['damage'],
  pair: [],
  unpair: [],
  cast: ['thisTurn'],
  landPlayed: ['thisTurn'],
  gainLife: ['life', 'mostLife', 'thisTurn'],
  loseLife: ['life', 'mostLife', 'thisTurn'],
  payLife: ['life', 'mostLife', 'thisTurn'],
  payToAttack: [],
  attack: playersInCombat,
  block: playersInCombat,
  becomeBlocked: playersInCombat,
  unblocked: playersInCombat,
  joinAttack: playersInCombat,
  reselect: playersInCombat,
  removeFromCombat: playersInCombat,
  beginPhase: [],
  beginStep: [],
  beginTurn: ['active', 'thisTurn', ...playersInCombat],
} as const satisfies Readonly<Partial<Record<EventType, readonly string[]>>>;

/** An event that can change nothing but what texts ask for in words. */
export type QuietEvent = keyof typeof asked;

const isQuiet = (type: string): type is QuietEvent => type in asked;
const quietEvents = Object.keys(asked).filter(isQuiet);

/** Of each the words by which texts ask about what it changes. */
const askedBy = quietEvents.map((type) => {
  const words: readonly string[] = asked[type];
  const conditions = wordsThat('conditions', ({ changedBy }) => changedBy.includes(type));
  const quantities = wordsThat('quantities', ({ changedBy }) => changedBy.includes(type));
  const filters = wordsThat('filters', ({ changedBy }) => changedBy.includes(type));
  const rules = wordsThat('rules', ({ changedBy }) => changedBy?.includes(type) === true);
  return [type, () => [...words, ...conditions(), ...quantities(), ...filters(), ...rules()]] as const;
});

/** Those events that can change what continuous effects depend on; found once for each table of definitions. */
const changing = onceFor((definitions: Game['definitions']): ReadonlySet<QuietEvent> => {
  const isAsked = (word: string) => dependsOn({ definitions }, word);
  return new Set(askedBy.flatMap(([type, words]) => (words().some(isAsked) ? [type] : [])));
});
