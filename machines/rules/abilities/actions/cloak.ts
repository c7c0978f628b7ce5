import type { KeywordAction } from '../../state/keyword-action.ts';
import type { TokenDefinition } from '../../state/vocabulary/index.ts';
import { as, mana, named, ward } from '../write/index.ts';

/** What a cloaked card is while it is face down. */
const cloaked: TokenDefinition = {
  name: '',
  types: ['creature'],
  power: 2,
  toughness: 2,
  abilities: [ward(mana('{2}'))],
};

/** Cloak: put cards onto the battlefield face down, as 2/2 creatures with ward {2} (701.58a). */
export const cloak: KeywordAction = {
  action: 'cloak',
  rule: '701.58a',
  verb: 'cloaks',
  parameters: { needs: ['what'] },
  comesToResult: true,
  effect: () => [as('result', { do: 'manifest', what: named('what'), who: 'they', like: cloaked })],
};
