import { abilityAt, functioning, type Game, type TextRef, textAt, wordsThat } from '../rules/index.ts';

/** What kind of number grew: life, unspent mana, counters of a kind, how many tokens of one kind there are, a fact of the turn, keyword actions done, the stack. */
export type Grown =
  | { readonly of: 'life' }
  | { readonly of: 'mana' }
  | { readonly of: 'counters'; readonly kind: string }
  | { readonly of: 'playerCounters' }
  | { readonly of: 'tokens' }
  | { readonly of: 'fact' }
  | { readonly of: 'done' }
  | { readonly of: 'stack' };

type Read = Grown['of'] | 'values';

const quantitiesThatRead = (kind: Read): (() => readonly string[]) =>
  wordsThat('quantities', ({ reads }) => reads.some((read) => read === kind));

/** The quantities that read a kind of number; `values` are those of objects, which counters can change. */
const quantitiesReading: Readonly<Record<Read, () => readonly string[]>> = {
  life: quantitiesThatRead('life'),
  mana: quantitiesThatRead('mana'),
  counters: quantitiesThatRead('counters'),
  playerCounters: quantitiesThatRead('playerCounters'),
  tokens: quantitiesThatRead('tokens'),
  fact: quantitiesThatRead('fact'),
  done: quantitiesThatRead('done'),
  stack: quantitiesThatRead('stack'),
  values: quantitiesThatRead('values'),
};

/** Other words of the vocabulary by which a text reads a number of each kind. */
const otherReaders: Readonly<Record<Grown['of'], readonly string[]>> = {
  life: ['mostLife', 'playersWith'],
  mana: [],
  counters: ['removeCounters'],
  playerCounters: [],
  tokens: [],
  fact: ['nth'],
  done: [],
  stack: ['stack', 'stackObject', 'counter', 'copySpell', 'chooseNewTargets'],
};

/** The conditions that ask how many there are. */
const countingTokens = wordsThat('conditions', ({ countsTokens }) => countsTokens === true);

/** What reads power and toughness reads counters that change them. */
const powerReaders = ['power', 'toughness', 'damaged', 'fight'];
const rulesReadingSize = wordsThat('rules', ({ readsSize }) => readsSize === true);

/**
 * Whether a text that could matter reads a number of one of these kinds: of an ability that functions now, of what is
 * on the stack or waits, of an effect or delayed trigger. It is looked for by the words alone: one that reads another
 * number of the kind counts too, so that the answer errs towards "yes".
 */
export function isRead(game: Game, kinds: readonly Grown[]): boolean {
  const words = new Set<string>();
  for (const kind of kinds) {
    const isOfCounters = kind.of === 'counters';
    const changesPower = isOfCounters && /^[+-]\d+\/[+-]\d+$/.test(kind.kind);
    for (const word of [
      ...quantitiesReading[kind.of](),
      ...otherReaders[kind.of],
      ...(kind.of === 'tokens' ? countingTokens() : []),
      ...(isOfCounters ? quantitiesReading.values() : []),
      ...(isOfCounters ? (changesPower ? [...powerReaders, ...rulesReadingSize()] : ['loyalty']) : []),
    ])
      words.add(word);
  }
  return isMentioned(game, words);
}

/** Whether a text that could matter has one of these words. */
export const isMentioned = (game: Game, words: ReadonlySet<string>): boolean =>
  textsThatMatter(game).some((text) => mentions(text, words));

function textsThatMatter(game: Game): readonly unknown[] {
  const printed = (ref: TextRef | null | undefined) => (ref == null || ref === '' ? [] : [textAt(game, ref)]);
  return [
    ...functioning(game).map(({ had }) => had.ability),
    ...game.stack.flatMap((id) => {
      const object = game.objects[id];
      if (!object) return [];
      return object.stack?.ability != null
        ? [abilityAt(game, object.stack.ability)]
        : printed(object.definition);
    }),
    ...game.waiting.flatMap(({ ref }) => printed(ref)),
    ...game.effects.map(({ changes, rules, replacement }) => [changes, rules, replacement]),
    ...game.delayed.map(({ when, condition, effect, targets }) => [when, condition, effect, targets]),
  ];
}

/** Whether a text has one of these words as a key or a value. What an instruction itself puts or makes reads nothing. */
function mentions(text: unknown, words: ReadonlySet<string>): boolean {
  if (typeof text === 'string') return words.has(text);
  if (Array.isArray(text)) return text.some((part) => mentions(part, words));
  if (typeof text !== 'object' || text === null) return false;
  return Object.entries(text).some(([key, part]) => {
    // What kind of ability it is: "activated" says nothing about activating.
    if (key === 'kind') return false;
    // "Create two", "choose up to one": how many. A question about the game is the quantity `count`.
    return (words.has(key) && key !== 'count') || mentions(part, words);
  });
}
