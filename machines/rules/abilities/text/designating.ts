/** The monarch and the initiative in words (725, 726). */
import type { PlayerDesignation, Players } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import { someone } from './expressions/index.ts';

/** What a player becomes or takes, in the form of "it". */
export const designating: Readonly<
  Record<PlayerDesignation, { readonly verb: string; readonly what: string }>
> = {
  monarch: { verb: 'becomes', what: ' the monarch' },
  initiative: { verb: 'takes', what: ' the initiative' },
};

/** "you're the monarch", "an opponent has the initiative", "there is no monarch". */
export function designatedText(
  designation: PlayerDesignation,
  who: Players,
  not: boolean,
  context: Context,
): string {
  const subject = someone(who, context);
  if (designation === 'initiative') {
    if (who === 'everyone') return not ? 'nobody has the initiative' : 'a player has the initiative';
    const has = subject === 'you' ? (not ? "don't have" : 'have') : not ? "doesn't have" : 'has';
    return `${subject} ${has} the initiative`;
  }
  if (who === 'everyone') return `there is ${not ? 'no' : 'a'} monarch`;
  if (subject === 'you') return not ? "you aren't the monarch" : "you're the monarch";
  return `${subject} ${not ? "isn't" : 'is'} the monarch`;
}
