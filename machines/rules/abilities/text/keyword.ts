import { sameWords } from '../../state/same-words.ts';
import type { KeywordAbility } from '../../state/vocabulary/index.ts';
import { keywords } from '../keywords/index.ts';
import type { Context } from './context.ts';
import { costInSentence, costText, isManaOnly } from './cost.ts';
import { filterText, inWords, oneText, quantityText } from './expressions/index.ts';
import { capitalized, leastText, list } from './words.ts';

/** Keywords that stand on a line of their own, apart from "flying, vigilance". */
export const standsAlone = ({ keyword, cost }: KeywordAbility): boolean =>
  cost !== undefined || keywords[keyword]?.words?.ownLine === true;

/** What a keyword is about: "creature", "from black", "for artifacts". */
function aboutText(ability: KeywordAbility, context: Context): string {
  const { keyword, object, player, quality } = ability;
  const { before = 'from', aboutOne } = keywords[keyword]?.words ?? {};
  const preposition = before === '' ? '' : `${before} `;
  if (quality !== undefined) return `${preposition}${quality}`;
  if (object !== undefined && aboutOne === 'withArticle')
    return `${preposition}${oneText(object, context, 'in')}`;
  if (object !== undefined)
    return `${preposition}${filterText(object, context, aboutOne ? 'one' : 'many', 'in')}`;
  return player === undefined ? '' : player === 'opponent' ? 'opponent' : 'player';
}

/** The keyword that is the number of another one, in words ("modular—…", 702.44c). */
const numberKeyword = (n: KeywordAbility['n']): string | undefined =>
  typeof n !== 'object'
    ? undefined
    : Object.values(keywords).find(
        ({ words }) => words?.asNumber !== undefined && sameWords(words.asNumber, n),
      )?.keyword;

/** A keyword ability in words, in lower case: "ward {2}", "protection from red". */
export function keywordText(ability: KeywordAbility, context: Context): string {
  const own = keywords[ability.keyword]?.text?.(ability, {
    cost: (cost) => costText(cost, context),
    ability: (within) => context.nested(within),
    objects: (filter, count, orMore) =>
      count === undefined && orMore === undefined
        ? filterText(filter, context, 'one')
        : `${inWords(count ?? 1, context)}${orMore === true ? ' or more' : ''} ${filterText(filter, context, 'many')}`,
  });
  if (own !== undefined) return own;
  const about = aboutText(ability, context);
  const n = ability.n === undefined ? '' : quantityText(ability.n, context);
  const name = [ability.keyword, about, n].filter((word) => word !== '').join(' ');
  const number = numberKeyword(ability.n);
  if (number !== undefined) return `${ability.keyword}—${capitalized(number)}`;
  if (ability.cost === undefined) return name;
  const least = ability.leastX === undefined ? '' : `. ${leastText(ability.leastX)}`;
  if (isManaOnly(ability.cost))
    return `${name}${n === '' ? ' ' : '—'}${ability.cost.map((part) => (part.pay === 'mana' ? part.cost : '')).join('')}${least}`;
  const words = ability.cost.some((part) => part.pay === 'mana') ? costText : costInSentence;
  return `${name}—${capitalized(words(ability.cost, context))}.`;
}

/** Several in one line; protection from two qualities is one phrase: "protection from black and from red". */
export function keywordsText(abilities: readonly KeywordAbility[], context: Context): readonly string[] {
  const words: { readonly keyword: string; readonly from: string[] }[] = [];
  for (const ability of abilities) {
    const text = keywordText(ability, context);
    const from = text.startsWith(`${ability.keyword} from `)
      ? text.slice(ability.keyword.length + 1)
      : undefined;
    const last = words.at(-1);
    if (from !== undefined && last?.keyword === ability.keyword) last.from.push(from);
    else
      words.push({
        keyword: from === undefined ? text : ability.keyword,
        from: from === undefined ? [] : [from],
      });
  }
  return words.map(({ keyword, from }) => (from.length === 0 ? keyword : `${keyword} ${list(from)}`));
}
