import type { KeywordModule } from '../../state/table.ts';
import type { Filter, KeywordAbility } from '../../state/vocabulary/index.ts';
import { aboutWithCost, withCost } from './said.ts';

/** Equip with a cost: an activated ability (702.6a); each of several may be activated (702.6d). */
export const equip: KeywordModule = {
  keyword: 'equip',
  rule: '702.6',
  said: {
    keyword: [...withCost('equip'), ...aboutWithCost('equip', '<object:one>')],
  },
  parameters: { needs: ['cost'], may: ['object', 'quality'] },
  abilities: (ability) => {
    const target = equipped(ability);
    return [
      {
        kind: 'activated',
        keyword: 'equip',
        cost: ability.cost ?? [],
        targets: [{ objects: target }],
        effect: [
          {
            do: 'attach',
            what: 'self',
            to: { target: 0 },
            ...(target.type === 'planeswalker' && { asThough: 'creature' }),
          },
        ],
        limits: { timing: 'sorcery' },
      },
    ];
  },
};

/** A creature, or for "equip planeswalker" a planeswalker (702.6e), of the player, with the quality (702.6c). */
const equipped = ({ object }: KeywordAbility): Filter => ({
  type: 'creature',
  ...object,
  controller: 'you',
});
