/** Keyword actions (701): each is said by its own verb, and by what its module says that it needs. */
import { actions } from '../../rules/abilities/actions/index.ts';
import type { KeywordAction } from '../../rules/state/keyword-action.ts';
import { type Phrase, phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const subject = '<subject>';

/** "[manifest] dread": the verb is the first word, and goes by who does it. */
const verbOf = (action: string): string => action.replace(/^\w+/, '[$&]');

/** The words after its verb are its own; here are those that are said as most are. */
const ownWords = new Set(['amass', 'behold', 'clash', 'earthbend', 'support', 'tempt', 'venture']);

function plainWays({
  action,
  byPermanent,
  paysGeneric,
  parameters,
  withoutNumber,
}: KeywordAction): readonly Phrase[] {
  const needs = parameters?.needs ?? [];
  const may = parameters?.may ?? [];
  if (
    ownWords.has(action) ||
    paysGeneric !== undefined ||
    needs.includes('options') ||
    needs.includes('quality')
  )
    return [];
  const verb = verbOf(action);
  const does = { do: 'perform', action, ...(byPermanent === true ? { what: subject } : { who: subject }) };
  const isDoneTo = byPermanent !== true && needs.includes('what');
  const ways: Phrase[] = [];
  const to = isDoneTo ? ' <what:objects>' : '';
  const what = isDoneTo ? { what: '<what>' } : {};
  if (!needs.includes('n')) ways.push(phrase(`${verb}${to}`, { ...does, ...what }));
  if (needs.includes('n') || may.includes('n') || withoutNumber !== undefined)
    ways.push(phrase(`${verb}${to} <n:figure>`, { ...does, ...what, n: '<n>' }));
  return ways;
}

const all = Object.values(actions);

/** A creature's power, toughness or both, so many times as great (701.10a). */
const multiplied: readonly Phrase[] = all
  .filter(({ parameters: { needs = [] } = {} }) => needs.includes('what') && needs.includes('quality'))
  .flatMap(({ action }) => {
    const does = { do: 'perform', action, what: '<what>', quality: '<quality>', who: subject };
    return [
      phrase(`${verbOf(action)} <what:target>'s <quality:sizeWord> until end of turn`, does),
      phrase(`${verbOf(action)} <what:possessor> <quality:sizeWord> until end of turn`, does),
      phrase(`${verbOf(action)} the <quality:sizeWord> of <what:objects> until end of turn`, does),
    ];
  });

export const keywordActions: Wording = {
  sizeWord: [
    phrase('power', 'power'),
    phrase('toughness', 'toughness'),
    phrase('power and toughness', 'power and toughness'),
  ],
  deed: [
    ...multiplied,
    ...all.flatMap((one) => (one.byPermanent === true ? [] : plainWays(one))),
    phrase('[amass] <quality:subtypeMany> <n:figure>', {
      do: 'perform',
      action: 'amass',
      n: '<n>',
      quality: '<quality>',
      who: subject,
    }),
    phrase('[amass] <n:figure>', {
      do: 'perform',
      action: 'amass',
      n: '<n>',
      quality: 'Zombie',
      who: subject,
    }),
    phrase('[behold] a|an <quality:subtype>', {
      do: 'perform',
      action: 'behold',
      quality: '<quality>',
      who: subject,
    }),
    phrase('[clash] with an opponent', { do: 'perform', action: 'clash', who: subject }),
    phrase('[earthbend] <n:figure>', {
      do: 'perform',
      action: 'earthbend',
      n: '<n>',
      what: { said: 'target', objects: { type: 'land', controller: 'you' } },
      who: subject,
    }),
    phrase('[support] <n:figure>', {
      do: 'perform',
      action: 'support',
      n: '<n>',
      what: { said: 'target', objects: { type: 'creature' }, support: true, count: { min: 0, max: '<n>' } },
      who: subject,
    }),
    phrase('[venture] into the dungeon', { do: 'perform', action: 'venture', who: subject }),
    phrase('[venture] into <quality:nameWords>', {
      do: 'perform',
      action: 'venture',
      quality: '<quality>',
      who: subject,
    }),
    phrase('[cloak] <what:topCards>', { do: 'perform', action: 'cloak', what: '<what>', who: subject }),
  ],
  act: all.flatMap((one) => (one.byPermanent === true ? plainWays(one) : [])),
  byItself: [
    phrase('<subject:players> [face] a villainous choice — <one:clauses> , or <other:clauses>', [
      {
        said: 'options',
        do: 'perform',
        action: 'face a villainous choice',
        who: subject,
        options: ['<one>', '<other>'],
      },
    ]),
    phrase('the Ring [tempt] <who:players>', [{ do: 'perform', action: 'tempt', who: '<who>' }]),
  ],
  pronoun: [
    phrase('the amassed Army', { said: 'performed', action: 'amass' }),
    phrase('the blighted creature', { said: 'performed', action: 'blight' }),
    phrase('the discovered card', { said: 'performed', action: 'discover' }),
  ],
  possessor: [
    phrase("the amassed Army's", { said: 'performed', action: 'amass' }),
    phrase("the blighted creature's", { said: 'performed', action: 'blight' }),
    phrase("the discovered card's", { said: 'performed', action: 'discover' }),
  ],
};
