import type { AttachedTo, Characteristics, Game, GameObject } from '../../rules/index.ts';
import { characteristics, makeMove, mayAttach } from '../../rules/index.ts';
import { type Found, found, nothing, type StateBasedAction } from './state-based-action.ts';

const isAura = (now: Characteristics) => now.subtypes.includes('Aura');
const isCreature = (now: Characteristics) => now.types.includes('creature');
const isBattle = (now: Characteristics) => now.types.includes('battle');
/** 301.5, 301.6. */
const canBeAttached = (now: Characteristics) =>
  now.subtypes.includes('Equipment') || now.subtypes.includes('Fortification');

/** An Aura attached to nothing, or to what it can't enchant, is put into its owner's graveyard (704.5m, 303.4c). */
export const auraWithoutHost: StateBasedAction = {
  rule: '704.5m',
  about: 'Aura',
  find(game, permanent, now) {
    const { attachedTo } = permanent;
    // One that is a creature or battle as well becomes unattached first (303.4d, 704.5p).
    if (attachedTo !== null && (isCreature(now) || isBattle(now))) return nothing;
    const isLegal =
      attachedTo !== null && isInGame(game, attachedTo) && mayAttach(game, permanent.id, attachedTo).ok;
    return isLegal ? nothing : found(makeMove(game, permanent.id, 'graveyard', { why: 'stateBased' }));
  },
};

/** Equipment or a Fortification attached to what it can't be becomes unattached (704.5n). */
export const equipmentOnIllegal: StateBasedAction = {
  rule: '704.5n',
  about: 'attached',
  find(game, permanent, now) {
    const { attachedTo } = permanent;
    if (attachedTo === null) return nothing;
    if (!canBeAttached(now) || isAura(now) || isCreature(now) || isBattle(now)) return nothing;
    return mayAttach(game, permanent.id, attachedTo).ok ? nothing : unattached(permanent, attachedTo);
  },
};

/** A battle, a creature, or what is neither Aura, Equipment nor Fortification becomes unattached (704.5p). */
export const attachedThatCantBe: StateBasedAction = {
  rule: '704.5p',
  about: 'attached',
  find(_game, permanent, now) {
    const { attachedTo } = permanent;
    if (attachedTo === null) return nothing;
    return isBattle(now) || isCreature(now) || (!isAura(now) && !canBeAttached(now))
      ? unattached(permanent, attachedTo)
      : nothing;
  },
};

/** Of several Roles of one player on a permanent only the newest stays (704.5z). */
export const olderRoles: StateBasedAction = {
  rule: '704.5z',
  about: 'attached',
  find(game, permanent, now) {
    const { attachedTo } = permanent;
    if (attachedTo === null || !('object' in attachedTo) || !now.subtypes.includes('Role')) return nothing;
    const isReplaced = game.battlefield.some((id) => {
      const other = game.objects[id];
      if (!other || id === permanent.id || other.phasedOut || other.timestamp < permanent.timestamp)
        return false;
      if (other.attachedTo === null || !('object' in other.attachedTo)) return false;
      if (other.attachedTo.object !== attachedTo.object) return false;
      const { subtypes, controller } = characteristics(game, id);
      return subtypes.includes('Role') && controller === now.controller;
    });
    return isReplaced ? found(makeMove(game, permanent.id, 'graveyard', { why: 'stateBased' })) : nothing;
  },
};

function unattached(permanent: GameObject, from: AttachedTo): readonly Found[] {
  return found({ type: 'unattach', object: permanent.id, from });
}

/** A player who has left is enchanted by nothing any more (303.4c). */
const isInGame = (game: Game, to: AttachedTo): boolean =>
  'object' in to || game.players[to.player]?.status === 'playing';
