import { type Words, without } from '../../rules/abilities/canonical/words.ts';
import { objects, zonesOfSources } from '../../rules/characteristics/index.ts';
import { by } from '../../rules/events/looking.ts';
import { isSubjectOf, preventsNothing, type Watching } from '../../rules/events/watches.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { isRecord } from '../../rules/state/is-record.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

export interface WouldDealDamage {
  readonly would: 'dealDamage';
  readonly to?: 'self' | 'attached' | Filter;
  readonly toPlayer?: Players;
  readonly from?: 'self' | 'attached' | Filter;
  readonly combat?: boolean;
  /** "If damage would be dealt", whatever deals it: of all that is dealt to one at once, not of each source's (615.13). */
  readonly atOnce?: true;
}

/** Damage from any source is damage, and so is what is dealt to any permanent or player. */
function plainDamage(event: Words): Words {
  const words = isAny(event.from) ? without(event, 'from') : event;
  return isAny(event.to) && event.toPlayer === 'everyone' ? without(words, 'to', 'toPlayer') : words;
}

const isAny = (filter: unknown): boolean => isRecord(filter) && Object.keys(filter).length === 0;

/** `object` or `player` is what would be dealt damage. */
export const dealDamage: ReplacedWord<WouldDealDamage, ['object', 'player', 'source', 'amount']> = {
  shape: {
    to: 'self, attached or filter?',
    toPlayer: 'players?',
    from: 'self, attached or filter?',
    combat: 'yes or no?',
    atOnce: 'flag?',
  },
  said: {
    wouldHappen: [
      phrase('<from:damageSource> would deal <combat:damageKind> to <to:damagedRecipient>', {
        would: 'dealDamage',
        from: '<from>',
        '...combat': '<combat>',
        '...to': '<to>',
      }),
      phrase('<from:damageSource> would deal <combat:damageKind>', {
        would: 'dealDamage',
        from: '<from>',
        '...combat': '<combat>',
      }),
      phrase('<combat:damageKind> would be dealt to <to:damagedRecipient>', {
        would: 'dealDamage',
        '...combat': '<combat>',
        '...to': '<to>',
        atOnce: true,
      }),
    ],
  },
  plain: plainDamage,
  events: ['damage'],
  gives: ['object', 'player', 'source', 'amount'],
  /** Damage to players alone is dealt to no object, and the other way round. */
  lacks: ({ to, toPlayer }) => [
    ...(to === undefined && toPlayer !== undefined ? (['object'] as const) : []),
    ...(toPlayer === undefined && to !== undefined ? (['player'] as const) : []),
  ],
  watches(watching, wanted, event) {
    if (event.type !== 'damage') return false;
    const { game, one } = watching;
    // What an effect does besides takes place even where it prevents nothing (615.12).
    if (preventsNothing(game, one, event) && one.replacement.also === undefined) return false;
    if (one.effect !== null && one.effect.shield === 0) return false;
    if (wanted.combat !== undefined && wanted.combat !== event.combat) return false;
    if (wanted.from !== undefined && !isFrom(watching, wanted.from, event.source)) return false;
    if (wanted.to === undefined && wanted.toPlayer === undefined) return true;
    return 'object' in event.to
      ? wanted.to !== undefined && isSubjectOf(watching, wanted.to, event.to.object)
      : (wanted.toPlayer !== undefined && by(watching, wanted.toPlayer, event.to.player)) ||
          one.effect?.players?.includes(event.to.player) === true;
  },
  changes: ['amount', 'redirectTo', 'redirectToPlayers'],
  isAtOnce: ({ atOnce }) => atOnce === true,
  locked: (wanted, attached) =>
    wanted.to === 'attached' ? { ...wanted, to: { among: attached() } } : wanted,
};

/**
 * Whether damage is from what an effect says, or from a permanent that a spell of which it says so became: only a
 * prevention effect goes on with that (400.7c), and what is about a source that a player chose (609.7a).
 */
function isFrom(watching: Watching, wanted: 'self' | 'attached' | Filter, source: ObjectId): boolean {
  const { game, one } = watching;
  const described = typeof wanted === 'string' ? wanted : { ...wanted, zone: zonesOfSources(wanted) };
  if (isSubjectOf({ ...watching, one: { ...one, effect: null } }, described, source)) return true;
  if (one.effect === null || typeof wanted === 'string' || wanted.among === undefined) return false;
  const { among } = wanted;
  const chosen = typeof among === 'object' && 'named' in among ? one.effect.named[among.named] : undefined;
  if (one.replacement.prevent === undefined && chosen?.isSource !== true) return false;
  return objects(game, one.scope, among).some(
    (id) => game.objects[id]?.became === source && game.objects[id]?.left?.zone === 'stack',
  );
}
