import { phrase } from '../../../wording/syntax.ts';
import { controllerOf, matching, players } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { HadAbility } from '../../state/object.ts';
import { scopeOf } from '../../state/scope.ts';
import type { KeywordModule } from '../../state/table.ts';
import { allowed, forbidden } from '../../state/verdict.ts';
import { basicLandTypes, type Filter, type KeywordAbility } from '../../state/vocabulary/index.ts';
import { parametersOf } from './parameters.ts';
import { byName } from './said.ts';

/** A land type's landwalk: it can't be blocked while the defending player controls such a land (702.14c). */
const walk = (
  keyword: string,
  said: KeywordModule['said'],
  land: (ability: KeywordAbility) => Filter,
): KeywordModule => ({
  keyword,
  rule: '702.14',
  redundant: '702.14e',
  said,
  mayBeBlockedBy: (game, attacker, had, blocker) =>
    defenderHas(game, attacker, had, land)
      ? forbidden('702.14c', '{0} has {keyword}, and {1}’s controller such a land.', [attacker, blocker], {
          values: { keyword },
        })
      : allowed,
});

function defenderHas(
  game: Game,
  attacker: ObjectId,
  had: HadAbility,
  land: (ability: KeywordAbility) => Filter,
): boolean {
  const scope = scopeOf(attacker, controllerOf(game, attacker));
  const defending = players(game, scope, 'defending');
  const lands = matching(game, scope, { ...land(parametersOf(had)), type: 'land' });
  return lands.some((id) => defending.includes(controllerOf(game, id)));
}

const landwalk = { kind: 'keyword', keyword: 'landwalk' };

const saidOfKinds: KeywordModule['said'] = {
  keyword: [
    phrase('<object:landKind> landwalk', { ...landwalk, object: '<object>' }),
    phrase('<object:landKind> <subtype:landTypeWalk>', {
      ...landwalk,
      object: { '...object': '<object>', subtype: '<subtype>' },
    }),
    phrase('desertwalk', { ...landwalk, object: { subtype: 'Desert' } }),
  ],
  /** Kinds of lands with a landwalk (702.14a). */
  landKind: [
    phrase('<supertype>', { supertype: '<supertype>' }),
    phrase('<notSupertype:nonSupertype>', { notSupertype: '<notSupertype>' }),
    phrase('<type>', { type: '<type>' }),
  ],
  landTypeWalk: basicLandTypes.map((type) => phrase(`${type.toLowerCase()}walk`, type)),
};

/** Of one basic land type: "swampwalk". */
function walkOf(type: (typeof basicLandTypes)[number]): KeywordModule {
  const keyword = `${type.toLowerCase()}walk`;
  return walk(keyword, { keyword: byName(keyword) }, () => ({ subtype: type }));
}

/** Plainswalk to forestwalk, and landwalk of any other kind, with the lands as its parameter (702.14a). */
export const landwalks: readonly KeywordModule[] = [
  ...basicLandTypes.map(walkOf),
  { ...walk('landwalk', saidOfKinds, ({ object = {} }) => object), parameters: { needs: ['object'] } },
];
