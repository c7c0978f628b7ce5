import { phrase, separated } from '../../../wording/syntax.ts';
import { characteristics, controllerOf, objectAt, opponentsOf } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { colors } from '../../state/mana.ts';
import type { HadAbility } from '../../state/object.ts';
import type { KeywordModule } from '../../state/table.ts';
import { allowed, forbidden } from '../../state/verdict.ts';
import { parametersOf } from './parameters.ts';
import { hasQuality, sourceOf } from './quality.ts';
import { about, byName, says } from './said.ts';

/**
 * Protection from a quality: it isn't targeted, enchanted, equipped, dealt damage or blocked by what has the quality
 * (702.16b-f); without a quality, by anything (702.16j); with `player`, by what those players control, or own where
 * nobody else controls it (702.16k). "From each" and "and from" are several such abilities (702.16g-i).
 */
export const protection: KeywordModule = {
  keyword: 'protection',
  rule: '702.16',
  redundant: '702.16m',
  said: {
    keyword: [
      ...byName('protection'),
      ...about('protection', 'from <object:many>', { quality: '<objectWords>' }),
      says('protection', 'player', { player: 'any' }),
      says('protection', 'opponent', { player: 'opponent' }),
      phrase('protection <from:protectedFrom>', '<from>'),
      phrase(
        'protection from each color',
        colors.map((color) => ({
          kind: 'keyword',
          keyword: 'protection',
          object: { color },
          quality: 'each color',
        })),
      ),
    ],
    /** "From black and from red" are two abilities (702.16g). */
    protectedFrom: [separated('oneProtection', [[' and ', ', ', ', and ']])],
    oneProtection: [
      phrase('from <quality>', { kind: 'keyword', keyword: 'protection', '...quality': '<quality>' }),
    ],
  },
  parameters: { may: ['object', 'player', 'quality', 'doesntRemove'] },
  mayBeTargeted: (game, object, had, source, _by, as) =>
    isFrom(game, had, object, controllerOf(game, object), sourceOf(game, source), as)
      ? forbidden('702.16b', '{0} has protection from {1}.', [object, sourceOf(game, source)])
      : allowed,
  playerMayBeTargeted: (game, player, had, source, _by, as) =>
    isFrom(game, had, source, player, sourceOf(game, source), as)
      ? forbidden('702.16b', '{p0} has protection from {0}.', [sourceOf(game, source)], { players: [player] })
      : allowed,
  mayBeAttached: (game, object, had, attachment) =>
    isFrom(game, had, object, controllerOf(game, object), attachment) &&
    !mayStay(game, object, had, attachment)
      ? forbidden(attachmentRule(game, attachment), '{0} has protection from {1}.', [object, attachment])
      : allowed,
  playerMayBeAttached: (game, player, had, attachment) =>
    isFrom(game, had, attachment, player, attachment)
      ? forbidden('702.16c', '{p0} has protection from {0}.', [attachment], { players: [player] })
      : allowed,
  preventsDamageFrom: (game, object, had, source) =>
    isFrom(game, had, object, controllerOf(game, object), source),
  playerPreventsDamageFrom: (game, player, had, source) => isFrom(game, had, source, player, source),
  mayBeBlockedBy: (game, attacker, had, blocker) =>
    isFrom(game, had, attacker, controllerOf(game, attacker), blocker)
      ? forbidden('702.16f', '{0} has protection from {1}.', [attacker, blocker])
      : allowed,
};

const attachmentRule = (game: Game, attachment: ObjectId) =>
  characteristics(game, attachment).subtypes.includes('Aura') ? '702.16c' : '702.16d';

/** Whether `source` (not on the stack yet: as the spell or ability that it would be) has what this is protection from; `you` is who has it or controls what has it. */
function isFrom(
  game: Game,
  had: HadAbility,
  holder: ObjectId,
  you: PlayerId,
  source: ObjectId,
  as?: 'spell' | 'ability',
): boolean {
  const { object: quality, player } = parametersOf(had);
  if (player !== undefined && !isOfPlayer(game, player, you, source)) return false;
  return quality === undefined || hasQuality(game, quality, had.from ?? holder, you, source, had.ref, as);
}

/** Controlled by one of the players, or owned by one where it has no controller (702.16k, 108.4). */
function isOfPlayer(
  game: Game,
  player: 'any' | 'opponent' | 'you',
  you: PlayerId,
  source: ObjectId,
): boolean {
  if (player === 'any') return true;
  const controller = controllerOf(game, source);
  return player === 'you' ? controller === you : opponentsOf(game, you).includes(controller);
}

/** Whether the protection's effect doesn't remove what is attached already (702.16n-p). */
function mayStay(game: Game, object: ObjectId, had: HadAbility, attachment: ObjectId): boolean {
  const attached = objectAt(game, attachment);
  const isOn = attached.attachedTo !== null && 'object' in attached.attachedTo;
  if (!isOn || attached.attachedTo.object !== object) return false;
  switch (parametersOf(had).doesntRemove) {
    case 'this':
      return attachment === had.from;
    case 'auras':
      return characteristics(game, attachment).subtypes.includes('Aura');
    case 'attached':
      return had.from !== null && attached.timestamp <= objectAt(game, had.from).timestamp;
    default:
      return false;
  }
}
