/** What most keywords say besides their names follows from their parameters: a cost, a number, what they are about. */
import { keywords } from '../../rules/abilities/keywords/index.ts';
import { type Meaning, phrase, type Way } from '../../wording/syntax.ts';

type Module = (typeof keywords)[string];

const mana = [{ pay: 'mana', cost: '<cost>' }];
const xIsntNought = "X can't be 0 .";

/** Whether a keyword has one of each group of these parameters, and needs no other. */
function takes({ parameters }: Module, ...given: readonly string[]): boolean {
  const needs = parameters?.needs ?? [];
  const all: readonly string[] = [...needs.flat(), ...(parameters?.may ?? [])];
  return (
    given.every((one) => all.includes(one)) &&
    needs.every((group) =>
      typeof group === 'string' ? given.includes(group) : group.some((one) => given.includes(one)),
    )
  );
}

/** Those with words of their own, which no parameter tells. */
const withOwnWords = new Set([
  'affinity',
  'boast',
  'chapter',
  'champion',
  'class level',
  'craft',
  'dungeon room',
  'landwalk',
  'level symbol',
  'partner with',
  'visit',
]);

function waysOf(module: Module): readonly Way[] {
  const { keyword, words } = module;
  if (withOwnWords.has(keyword)) return [];
  const data = { kind: 'keyword', keyword };
  const ways: Way[] = [];
  const say = (text: string, more: { readonly [field: string]: Meaning }) =>
    ways.push(phrase(`${keyword} ${text}`, { ...data, ...more }));
  const before = words?.before ?? 'from';
  if (takes(module)) ways.push(phrase(keyword, data));
  if (takes(module, 'cost')) {
    say('<cost:mana>', { cost: mana });
    say('— <cost> .', { cost: '<cost>' });
  }
  if (takes(module, 'cost', 'leastX')) say(`<cost:mana> . ${xIsntNought}`, { cost: mana, leastX: 1 });
  if (takes(module, 'n')) say('<n:figure>', { n: '<n>' });
  if (takes(module, 'n', 'object')) say('<object:one> <n:figure>', { n: '<n>', object: '<object>' });
  if (takes(module, 'n', 'cost')) {
    say('<n:figure> — <cost:mana>', { n: '<n>', cost: mana });
    say('<n:figure> — <cost> .', { n: '<n>', cost: '<cost>' });
  }
  if (takes(module, 'n', 'cost', 'leastX'))
    say(`<n:figure> — <cost:mana> . ${xIsntNought}`, { n: '<n>', cost: mana, leastX: 1 });
  const about = words?.aboutOne === undefined ? 'many' : 'one';
  const inWords: { readonly [field: string]: Meaning } =
    module.parameters?.may?.includes('quality') === true && words?.before !== ''
      ? { quality: '<objectWords>' }
      : {};
  if (takes(module, 'object')) {
    say(`${before} <object:${about}>`, { object: '<object>', ...inWords });
    say(`${before} <object:placedCard>`, { object: '<object>', ...inWords });
  }
  if (takes(module, 'object', 'cost')) {
    say(`${before} <object:${about}> <cost:mana>`, { object: '<object>', cost: mana, ...inWords });
    say(`${before} <object:${about}> — <cost> .`, { object: '<object>', cost: '<cost>', ...inWords });
  }
  if (takes(module, 'player')) {
    say('player', { player: 'any' });
    say('opponent', { player: 'opponent' });
  }
  if (words?.joins !== undefined)
    ways.push(
      phrase(`${keyword} <one:mana> ${words.joins} <other:mana>`, [
        { ...data, cost: [{ pay: 'mana', cost: '<one>' }] },
        { ...data, cost: [{ pay: 'mana', cost: '<other>' }] },
      ]),
    );
  return ways;
}

export const byParameters: readonly Way[] = Object.values(keywords).flatMap(waysOf);
