import type { Characteristics, Game, GameObject } from '../../rules/index.ts';
import { makeMove, possibleProtectors } from '../../rules/index.ts';
import { type Found, found, nothing, type StateBasedAction } from './state-based-action.ts';
import { isSourceOfTriggered } from './triggered.ts';

const isSiege = (now: Characteristics) => now.subtypes.includes('Siege');

/** A battle's defense is its defense counters (310.4c). */
const hasNoDefense = (permanent: GameObject) => (permanent.counters.defense ?? 0) === 0;

const intoGraveyard = (game: Game, permanent: GameObject): readonly Found[] =>
  found(makeMove(game, permanent.id, 'graveyard', { why: 'stateBased' }));

/** A Siege with defense 0 whose ability isn't waiting or on the stack is put into its owner's graveyard (704.5v). */
export const siegeWithoutDefense: StateBasedAction = {
  rule: '704.5v',
  about: 'battle',
  find: (game, permanent, now) =>
    isSiege(now) && hasNoDefense(permanent) && !isSourceOfTriggered(game, permanent.id)
      ? intoGraveyard(game, permanent)
      : nothing,
};

/** Any other battle with defense 0 is put into its owner's graveyard (704.5w). */
export const battleWithoutDefense: StateBasedAction = {
  rule: '704.5w',
  about: 'battle',
  find: (game, permanent, now) =>
    !isSiege(now) && hasNoDefense(permanent) ? intoGraveyard(game, permanent) : nothing,
};

/** A battle that isn't attacked and has no protector in the game gets one (704.5x). */
export const battleWithoutProtector: StateBasedAction = {
  rule: '704.5x',
  about: 'battle',
  find: (game, permanent, now) =>
    !isProtectedBySomeone(game, permanent) && !isAttacked(game, permanent)
      ? newProtector(game, permanent, now, '704.5x')
      : nothing,
};

/** A battle whose protector can't be its protector gets another (704.5y). */
export const wrongProtector: StateBasedAction = {
  rule: '704.5y',
  about: 'battle',
  find: (game, permanent, now) =>
    permanent.protector !== null &&
    isProtectedBySomeone(game, permanent) &&
    !possibleProtectors(game, now.controller, now).includes(permanent.protector)
      ? newProtector(game, permanent, now, '704.5y')
      : nothing,
};

function isProtectedBySomeone(game: Game, { protector }: GameObject): boolean {
  return protector !== null && game.players[protector]?.status === 'playing';
}

function isAttacked(game: Game, { id }: GameObject): boolean {
  return (
    game.combat?.attackers.some(
      ({ defender }) => defender !== null && 'object' in defender && defender.object === id,
    ) ?? false
  );
}

function newProtector(
  game: Game,
  permanent: GameObject,
  now: Characteristics,
  rule: '704.5x' | '704.5y',
): readonly Found[] {
  const among = possibleProtectors(game, now.controller, now);
  const [first, ...others] = among;
  if (first === undefined) return intoGraveyard(game, permanent);
  if (others.length === 0) return found({ type: 'becomeProtector', object: permanent.id, player: first });
  return [{ choice: { kind: 'protector', player: now.controller, battle: permanent.id, among, rule } }];
}
