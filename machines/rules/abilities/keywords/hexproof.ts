import { phrase, separated } from '../../../wording/syntax.ts';
import { controllerOf, opponentsOf } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { HadAbility } from '../../state/object.ts';
import type { KeywordModule } from '../../state/table.ts';
import { allowed, forbidden, type RuleNumber } from '../../state/verdict.ts';
import { parametersOf } from './parameters.ts';
import { hasQuality, sourceOf } from './quality.ts';
import { about, byName } from './said.ts';

/**
 * Hexproof: no target of spells or abilities of opponents (702.11b-c); with a quality, of those from sources that
 * have it (702.11d). "From each" and "and from" are several such abilities (702.11f-g).
 */
export const hexproof: KeywordModule = {
  keyword: 'hexproof',
  rule: '702.11',
  redundant: '702.11h',
  said: {
    keyword: [
      ...byName('hexproof'),
      ...about('hexproof', 'from <object:many>', { quality: '<objectWords>' }),
      phrase('hexproof <from:hexproofFrom>', '<from>'),
    ],
    hexproofFrom: [separated('oneHexproof', [[' and ', ', ', ', and ']])],
    oneHexproof: [
      phrase('from <quality>', { kind: 'keyword', keyword: 'hexproof', '...quality': '<quality>' }),
    ],
  },
  parameters: { may: ['object', 'quality'] },
  mayBeTargeted: (game, object, had, source, by, as) => {
    const holder = controllerOf(game, object);
    return guardsAgainst(game, had, object, holder, source, by, as)
      ? forbidden(ruleOf(had, '702.11b'), '{0} has hexproof.', [object])
      : allowed;
  },
  playerMayBeTargeted: (game, player, had, source, by, as) =>
    guardsAgainst(game, had, source, player, source, by, as)
      ? forbidden(ruleOf(had, '702.11c'), '{p0} has hexproof.', [], { players: [player] })
      : allowed,
};

const ruleOf = (had: HadAbility, plain: RuleNumber): RuleNumber =>
  parametersOf(had).object ? '702.11d' : plain;

function guardsAgainst(
  game: Game,
  had: HadAbility,
  holder: ObjectId,
  you: PlayerId,
  source: ObjectId,
  by: PlayerId,
  as: 'spell' | 'ability',
): boolean {
  if (!opponentsOf(game, you).includes(by)) return false;
  const quality = parametersOf(had).object;
  return (
    quality === undefined ||
    hasQuality(game, quality, had.from ?? holder, you, sourceOf(game, source, quality), had.ref, as)
  );
}
