/** Keyword abilities on a line (702): what each says besides its name follows from its parameters. */
import { keywords } from '../rules/abilities/keywords/index.ts';
import { phrase, separated, type Way } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

function waysOf(
  keyword: string,
  needs: readonly string[],
  may: readonly string[],
  before: string,
): readonly Way[] {
  const has = (parameter: string) => needs.includes(parameter) || may.includes(parameter);
  const ways: Way[] = [];
  const data = { kind: 'keyword', keyword };
  if (needs.length === 0) ways.push(phrase(keyword, data));
  const needsOnly = (...parameters: readonly string[]) =>
    needs.every((one) => parameters.includes(one)) && parameters.every(has);
  if (needsOnly('cost')) {
    ways.push(phrase(`${keyword} <cost:mana>`, { ...data, cost: [{ pay: 'mana', cost: '<cost>' }] }));
    ways.push(phrase(`${keyword} — <cost> .`, { ...data, cost: '<cost>' }));
  }
  if (needsOnly('n')) ways.push(phrase(`${keyword} <n:figure>`, { ...data, n: '<n>' }));
  if (needsOnly('n', 'cost'))
    ways.push(
      phrase(`${keyword} <n:figure> — <cost:mana>`, {
        ...data,
        n: '<n>',
        cost: [{ pay: 'mana', cost: '<cost>' }],
      }),
    );
  if (needsOnly('object') || (needs.length === 0 && has('object')))
    ways.push(phrase(`${keyword} ${before} <object:filter>`, { ...data, object: '<object>' }));
  return ways;
}

const all = Object.values(keywords).flatMap(({ keyword, parameters, words }) =>
  waysOf(keyword, (parameters?.needs ?? []).flat(), parameters?.may ?? [], words?.before ?? 'from'),
);

export const keywordWords: Wording = {
  keywordLine: [
    separated('keyword', [
      [', ', ', ', ', '],
      ['; ', '; ', '; '],
    ]),
  ],
  keyword: [
    ...all,
    phrase('protection from <color>', {
      kind: 'keyword',
      keyword: 'protection',
      object: { color: '<color>' },
      said: 'quality',
    }),
    phrase('hexproof from <color>', {
      kind: 'keyword',
      keyword: 'hexproof',
      object: { color: '<color>' },
      said: 'quality',
    }),
    phrase('enchant player', { kind: 'keyword', keyword: 'enchant', player: 'any' }),
    phrase('enchant opponent', { kind: 'keyword', keyword: 'enchant', player: 'opponent' }),
  ],
};
