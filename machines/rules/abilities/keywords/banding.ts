import { controllerOf, keywordsOn } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { HadAbility } from '../../state/object.ts';
import type { KeywordModule } from '../../state/table.ts';
import { parametersOf } from './parameters.ts';
import { hasQuality } from './quality.ts';
import { about, byName } from './said.ts';

/** Banding: it attacks in a band with others of which one may lack it, and in a fight with it the other side's damage is divided (702.22c, j-k). */
export const banding: KeywordModule = {
  keyword: 'banding',
  rule: '702.22',
  redundant: '702.22m',
  said: { keyword: byName('banding') },
  bandsWith: (game, _creature, _had, other) =>
    keywordsOn(game, other).some(({ module }) => module.keyword === 'banding') ? 'any' : 'one',
  letsDivideDamage: () => true,
};

/** “Bands with other” is banding with what shares a quality, and only that (702.22b-c, j-k). */
export const bandsWithOther: KeywordModule = {
  keyword: 'bands with other',
  rule: '702.22',
  redundant: '702.22m',
  formOf: 'banding',
  said: { keyword: about('bands with other', '<object:many>') },
  parameters: { needs: ['object'] },
  bandsWith: (game, creature, had, other) =>
    [creature, other].every((one) => hasOf(game, creature, had, one)) ? 'any' : 'none',
  letsDivideDamage: (game, creature, had, together) =>
    hasOf(game, creature, had, creature) &&
    together.some((other) => other !== creature && hasOf(game, creature, had, other)),
};

/** Whether a creature has the quality that another one bands with. */
function hasOf(game: Game, creature: ObjectId, had: HadAbility, other: ObjectId): boolean {
  const { object: quality = {} } = parametersOf(had);
  return hasQuality(game, quality, had.from ?? creature, controllerOf(game, creature), other, had.ref);
}
