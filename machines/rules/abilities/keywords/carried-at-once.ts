import type { TokenDefinition, TriggeredAbility } from '../../state/vocabulary/index.ts';

/** As the Equipment enters, a token is created and the Equipment attached to it: what living weapon and its like stand for. */
export const carriedAtOnce = (keyword: string, token: TokenDefinition): TriggeredAbility => ({
  kind: 'triggered',
  keyword,
  when: [{ on: 'enters', object: 'self' }],
  effect: [
    { do: 'create', token, as: 'carrier' },
    { do: 'attach', what: 'self', to: { named: 'carrier' } },
  ],
});
