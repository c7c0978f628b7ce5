/** What is true only as long as something else is. */
import type { Condition } from '../../state/vocabulary/index.ts';
import { conditionText, unlessText } from './conditions.ts';
import type { Context } from './context.ts';
import { sentence } from './words.ts';

/** With "as long as …", after one predicate and before several. */
export function withCondition(
  text: string,
  condition: Condition | undefined,
  several: boolean,
  context: Context,
): string {
  if (condition === undefined) return sentence(text);
  const unless = several ? undefined : unlessText(condition, context);
  if (unless !== undefined && (/ can't /.test(text) || / has /.test(text)))
    return sentence(`${text} ${unless}`);
  const said = conditionText(condition, context);
  return several ? sentence(`as long as ${said}, ${text}`) : sentence(`${text} as long as ${said}`);
}

/** "As long as you have 7 or more life, …": before a sentence. */
export const asLongAs = (condition: Condition | undefined, text: string, context: Context): string =>
  condition === undefined
    ? text
    : text.startsWith('Prevent ') && condition.holds === 'turnOf' && condition.who === 'you'
      ? text.replace(/\.$/, ' during your turn.')
      : `As long as ${conditionText(condition, context)}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
