import type { KeywordModule } from '../../state/table.ts';
import { says } from './said.ts';

/** The link between what one of the two abilities exiles and the other returns (702.72b, 607.2k). */
const link = 'champion';

/**
 * Champion of something: as the permanent enters it is sacrificed unless its controller exiles another such permanent
 * of theirs; as it leaves, what that exiled returns (702.72a).
 */
export const champion: KeywordModule = {
  keyword: 'champion',
  rule: '702.72',
  said: { keyword: [says('champion', 'a|an <object:one>', { object: '<object>' })] },
  parameters: { needs: ['object'] },
  abilities: ({ object = {} }) => [
    {
      kind: 'triggered',
      keyword: 'champion',
      when: [{ on: 'enters', object: 'self' }],
      effect: [
        {
          do: 'may',
          then: [
            {
              do: 'choose',
              from: { ...object, controller: 'you', other: true },
              count: { min: 1, max: 1 },
              as: 'championed',
            },
            { do: 'exile', what: { named: 'championed' }, link },
          ],
          else: [{ do: 'sacrifice', who: 'you', what: 'self' }],
        },
      ],
    },
    {
      kind: 'triggered',
      keyword: 'champion',
      when: [{ on: 'leaves', object: 'self' }],
      effect: [{ do: 'move', what: { linked: link }, to: { zone: 'battlefield' } }],
    },
  ],
};
