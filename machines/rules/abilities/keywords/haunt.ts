import type { KeywordModule } from '../../state/table.ts';
import type { TriggerCondition, TriggeredAbility } from '../../state/vocabulary/index.ts';
import { byName } from './said.ts';

/**
 * Haunt: a triggered ability (702.55a). Of a permanent it triggers as that is put into a graveyard from the
 * battlefield, of an instant or sorcery as that is while it resolves. The card then haunts its target, whatever that
 * becomes (702.55b): `haunted` in trigger conditions (702.55c).
 */
export const haunt: KeywordModule = {
  keyword: 'haunt',
  rule: '702.55',
  said: { keyword: byName('haunt') },
  abilities: () => [
    haunting({ on: 'putInto', zone: 'graveyard', object: 'self', from: 'battlefield' }),
    haunting({ on: 'putInto', zone: 'graveyard', object: 'self', from: 'stack', resolving: true }),
  ],
};

const haunting = (when: TriggerCondition): TriggeredAbility => ({
  kind: 'triggered',
  keyword: 'haunt',
  when: [when],
  targets: [{ objects: { type: 'creature' } }],
  effect: [{ do: 'exile', what: 'self', from: 'graveyard', haunting: { target: 0 } }],
});
