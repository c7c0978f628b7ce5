/** The words of keyword actions that are short for other instructions: each says its own verb, and what stands after it. */
import { keywordAction } from '../../../state/text.ts';
import { isYou, objectsText } from '../expressions/index.ts';
import { objectsDo, playerDoes } from '../parts.ts';
import type { Clauses } from './clauses.ts';
import { numberText } from './life-and-cards.ts';

export const keywordActionsClauses = {
  perform(instruction, context) {
    const { byPermanent, verb, words } = keywordAction(instruction.action);
    const { n, quality = '', what, who } = instruction;
    const number = n === undefined ? '' : numberText(n, context);
    const to = what === undefined || byPermanent === true ? '' : objectsText(what, context, 'object');
    const said =
      words?.({ n: number, what: to, quality }) ??
      [to, number].map((part) => (part === '' ? '' : ` ${part}`)).join('');
    if (byPermanent === true) return objectsDo(what ?? 'self', `${verb}${said}`, context);
    return playerDoes(isYou(who) ? undefined : who, verb, said, context);
  },
} satisfies Partial<Clauses>;
