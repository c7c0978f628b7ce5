import {
  type Characteristics,
  characteristics,
  type Game,
  isChecked,
  mayHappen,
  noteChecked,
  onceFor,
  type RuleNumber,
} from '../../rules/index.ts';
import { attachedThatCantBe, auraWithoutHost, equipmentOnIllegal, olderRoles } from './attachments.ts';
import {
  battleWithoutDefense,
  battleWithoutProtector,
  siegeWithoutDefense,
  wrongProtector,
} from './battles.ts';
import { copyElsewhere, tokenElsewhere } from './ceasing.ts';
import { commanderMayReturn } from './commanders.ts';
import { opposedCounters, tooManyCounters } from './counters.ts';
import { destroyedByDamage, lethalDamage, noToughness } from './creatures.ts';
import { mustLeave } from './departing.ts';
import { finishedDungeon } from './dungeons.ts';
import { legendRule, worldRule } from './legends-and-worlds.ts';
import { noLoyalty } from './planeswalkers.ts';
import { commanderDamage, drewFromEmptyLibrary, noLife, poisoned } from './players.ts';
import { finishedSaga } from './sagas.ts';
import type { ActionOnGame, ActionOnPermanents, Found, StateBasedAction } from './state-based-action.ts';

/** Every state-based action that the engine has, in the order of its rule. */
export const stateBasedActions: readonly StateBasedAction[] = [
  noLife,
  drewFromEmptyLibrary,
  poisoned,
  tokenElsewhere,
  copyElsewhere,
  noToughness,
  lethalDamage,
  destroyedByDamage,
  noLoyalty,
  legendRule,
  worldRule,
  auraWithoutHost,
  equipmentOnIllegal,
  attachedThatCantBe,
  opposedCounters,
  tooManyCounters,
  finishedSaga,
  finishedDungeon,
  siegeWithoutDefense,
  battleWithoutDefense,
  battleWithoutProtector,
  wrongProtector,
  olderRoles,
  commanderDamage,
  commanderMayReturn,
];

const onPlayers = stateBasedActions.filter((action) => action.about === 'player');
const onPermanents = stateBasedActions.filter(
  (action): action is ActionOnPermanents => !isOnGame(action) && action.about !== 'player',
);
const onGame = stateBasedActions.filter(isOnGame);
const aboutGame = onGame.filter(({ about }) => about === 'game');
const bySupertype = (['legendary', 'world'] as const).map(
  (supertype) => [supertype, onGame.filter(({ about }) => about === supertype)] as const,
);

function isOnGame(action: StateBasedAction): action is ActionOnGame {
  return action.about === 'game' || action.about === 'legendary' || action.about === 'world';
}

/** One thing found, and by which rule. */
export type FoundByRule = Found & { readonly rule: RuleNumber };

/** All that state-based actions would do now, found together (704.3): one pass over players and battlefield. */
export function findStateBasedActions(game: Game): readonly FoundByRule[] {
  let all: FoundByRule[] | null = null;
  const add = (rule: RuleNumber, found: readonly Found[]) => {
    all ??= [];
    // What can't happen isn't performed (101.2): a player who can't lose doesn't.
    for (const one of found) if ('choice' in one || mayHappen(game, one.event).ok) all.push({ ...one, rule });
  };
  const several = { legendary: 0, world: 0 };
  for (const player of game.players) {
    if (player.status !== 'playing') continue;
    for (const { rule, find } of onPlayers) {
      const found = find(game, player);
      if (found.length > 0) add(rule, found);
    }
  }
  for (const id of game.battlefield) {
    const permanent = game.objects[id];
    if (!permanent || permanent.phasedOut) continue;
    const now = characteristics(game, id);
    const { attached, unattached } = about(now);
    for (const { rule, find } of permanent.attachedTo === null ? unattached : attached) {
      const found = find(game, permanent, now);
      if (found.length > 0) add(rule, found);
    }
    if (now.supertypes.includes('legendary')) several.legendary += 1;
    if (now.supertypes.includes('world')) several.world += 1;
  }
  for (const [supertype, actions] of bySupertype)
    if (several[supertype] > 1) for (const { rule, find } of actions) add(rule, find(game));
  for (const { rule, find } of aboutGame) {
    const found = find(game);
    if (found.length > 0) add(rule, found);
  }
  return all ?? none;
}

const none: readonly FoundByRule[] = [];

/** The actions that could be about what is this, attached to something or not; kept for each set of characteristics. */
const about = onceFor((now: Characteristics) => {
  const attached = onPermanents.filter((action) => couldBeAbout(action, now));
  return { attached, unattached: attached.filter((action) => action.about !== 'attached') };
});

function couldBeAbout({ about: what }: ActionOnPermanents, { subtypes, types }: Characteristics): boolean {
  if (what === 'permanent' || what === 'attached') return true;
  return what === 'Aura' || what === 'Saga' ? subtypes.includes(what) : types.includes(what);
}

/**
 * Whether a check has anything to do: an action to perform, or something to note that was so since the last check
 * (704.5b, 704.5h, 704.6d). If not, `stateBasedActions` need not be started and would return `{ performed: false }`.
 */
export function checkIsDue(game: Game): boolean {
  // What commanders ask goes by time (903.9a).
  if (hasCommanders(game)) return game.checkedAt !== game.next.timestamp || somethingIsDue(game);
  if (isChecked(game)) return false;
  const isDue = somethingIsDue(game);
  if (!isDue) noteChecked(game);
  return isDue;
}

function somethingIsDue(game: Game): boolean {
  return (
    mustLeave(game) ||
    findStateBasedActions(game).length > 0 ||
    game.players.some(({ drewFromEmpty }) => drewFromEmpty) ||
    game.battlefield.some((id) => game.objects[id]?.dealtDestroyingDamage === true)
  );
}

export const hasCommanders = (game: Game): boolean =>
  game.players.some(({ commanders }) => commanders.length > 0);
