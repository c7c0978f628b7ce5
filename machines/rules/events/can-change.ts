import { dependsOn, matters, objectAt } from '../characteristics/index.ts';
import type { EventType, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { onceFor } from '../state/once-for.ts';
import { gameEventWord, hasHome, type WordTable, wordsThat, wordTable } from '../state/word-table.ts';

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
  return isAsked(game, event);
}

/**
 * Whether state-based actions could have something to do after an event of which nothing else is changed (704.5). What
 * can change what objects are is asked of `canChange`; cards that move elsewhere than on the battlefield stay cards.
 */
export function asksForCheck(game: Game, event: GameEvent): boolean {
  if (event.type === 'move') return event.became === null || game.objects[event.became]?.kind !== 'card';
  return hasHome(event) ? gameEventWord(event).asksForCheck : !harmless.has(event.type);
}

const harmless: ReadonlySet<EventType> = new Set<EventType>([
  'beginTurn',
  'beginPhase',
  'beginStep',
  'endStep',
  'addMana',
  'tapForMana',
  'spendMana',
  'emptyPools',
  'draw',
  'drawCards',
  'discard',
  'mill',
  'beginPerforming',
  'perform',
  'finishVoting',
  'reverse',
  'search',
  'designatePlayer',
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
  enterRoom: [],
  completeDungeon: [],
  designatePlayer: ['playerDesignated'],
  coin: [],
  die: [],
  visitAttraction: [],
  finishVoting: [],
  reverse: [],
  mulligan: [],
  endStep: [],
  preventedDamage: [],
  drawFromEmpty: [],
  putOnStack: ['stack'],
  shuffle: ['library'],
  markDamage: ['damage'],
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

export type AskedAbout = keyof typeof asked;
const isAskedAbout = (type: string): type is AskedAbout => type in asked;

/** The words of players by which texts ask about what an event changes; null: it can change anything. */
function wordsOfPlayers(event: GameEvent): readonly string[] | null {
  if (!hasHome(event)) return isAskedAbout(event.type) ? asked[event.type] : null;
  const { changes } = gameEventWord(event);
  return changes === 'anything' ? null : changes;
}

/** By each event the words of families that say of themselves by which they are changed. */
const changedBy = onceFor((all: WordTable): ReadonlyMap<EventType, readonly string[]> => {
  const found = new Map<EventType, string[]>();
  for (const family of [all.conditions, all.quantities, all.filters, all.rules])
    for (const [word, home] of Object.entries<{ readonly changedBy?: readonly EventType[] }>(family))
      for (const type of home.changedBy ?? []) found.set(type, [...(found.get(type) ?? []), word]);
  return found;
});

/** Whether continuous effects can depend on what an event changes, found once for each table of definitions. */
const changing = onceFor((_definitions: Game['definitions']) => new Map<EventType, boolean>());

function isAsked({ definitions }: Game, event: GameEvent): boolean {
  const known = changing(definitions);
  const before = known.get(event.type);
  if (before !== undefined) return before;
  const words = wordsOfPlayers(event);
  const isSo =
    words === null ||
    [...words, ...(changedBy(wordTable()).get(event.type) ?? [])].some((word) =>
      dependsOn({ definitions }, word),
    );
  known.set(event.type, isSo);
  return isSo;
}
