/** Keyword actions (701): each says itself, and here is what several of them share. */
import { actions } from '../../rules/abilities/actions/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { together, type Wording } from '../wording.ts';

export const keywordActions: Wording = together(...Object.values(actions).map(({ said }) => said), {
  /** What of a creature is doubled or tripled (701.10a). */
  sizeWord: [
    phrase('power', 'power'),
    phrase('toughness', 'toughness'),
    phrase('power and toughness', 'power and toughness'),
  ],
});
