import type { KeywordModule } from '../../state/table.ts';
import type { ActivatedAbility, KeywordAbility } from '../../state/vocabulary/index.ts';
import { says } from './said.ts';

/** The ability that follows the word. */
const following = ({ cost = [], effect = [], targets }: KeywordAbility): ActivatedAbility => ({
  kind: 'activated',
  cost,
  ...(targets && { targets }),
  effect,
});

/** Boast before an activated ability: it may be activated if the creature attacked this turn, and once each turn (702.142a). */
export const boast: KeywordModule = {
  keyword: 'boast',
  rule: '702.142',
  said: { keyword: [says('boast', '— <cost> : <effect>', { cost: '<cost>', effect: '<effect>' })] },
  parameters: { needs: ['cost', 'effect'], may: ['targets'] },
  abilities: (ability) => [
    {
      ...following(ability),
      keyword: 'boast',
      limits: { onlyIf: { holds: 'attackedThisTurn', what: 'self' }, timesEachTurn: 1 },
    },
  ],
};
