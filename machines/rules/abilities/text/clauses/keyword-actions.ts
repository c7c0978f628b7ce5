/** The words of keyword actions that are short for other instructions: each says its own verb, and what stands after it. */

import { keywordAction } from '../../../state/text.ts';
import { actions } from '../../actions/index.ts';
import { whetherDone } from '../conditions.ts';
import { asOwner, isSeveral, isYou, objectsText, playersText } from '../expressions/index.ts';
import { order, playerDoes } from '../parts.ts';
import { inClause } from '../speech.ts';
import { possessive } from '../words.ts';
import type { Clauses } from './clauses.ts';
import { numberText } from './life-and-cards.ts';

export const keywordActionsClauses = {
  perform(instruction, context, speech) {
    const { action, byPermanent, doneBy, ifDone, verb, words } = keywordAction(instruction.action, actions);
    if (instruction.as !== undefined && ifDone !== undefined)
      context.names.set(whetherDone(instruction.as), ifDone);
    const { n, options = [], quality = '', what, who } = instruction;
    const number = n === undefined ? '' : numberText(n, context);
    const to = what === undefined || byPermanent === true ? '' : objectsText(what, context, 'object');
    const said =
      words?.({
        n: number,
        what: to,
        quality,
        options: options.map(({ then }) => inClause(then, context, speech)),
      }) ?? [to, number].map((part) => (part === '' ? '' : ` ${part}`)).join('');
    if (what !== undefined && to !== '' && said.includes(possessive(to)))
      context.mentioned.add(asOwner(what));
    if (byPermanent === true) {
      const performer = what ?? 'self';
      const does = isSeveral(performer, context) ? action : verb;
      return {
        subject: objectsText(performer, context, 'subject', 'bare'),
        predicate: `${does}${said}`,
      };
    }
    if (doneBy !== undefined)
      return { subject: doneBy, predicate: `${verb} ${playersText(who ?? 'you', context)}${said}` };
    if (who === undefined || isYou(who)) return order(`${action}${said}`);
    return playerDoes(who, verb, said, context);
  },
} satisfies Partial<Clauses>;
