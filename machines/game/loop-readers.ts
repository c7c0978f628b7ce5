import { abilityAt, functioning, type Game, type TextRef, textAt } from '../rules/index.ts';

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

/** Words of the vocabulary by which a text reads a number of each kind. */
const readers: Readonly<Record<Grown['of'], readonly string[]>> = {
  life: ['life', 'mostLife', 'playersWith'],
  mana: ['unspentMana'],
  counters: ['counters', 'removeCounters'],
  playerCounters: ['playerCounters'],
  tokens: ['count', 'exists', 'greatest', 'sum', 'cardsIn', 'devotion'],
  fact: ['thisTurn', 'nth'],
  done: ['timesDone'],
  stack: ['stack', 'stackObject', 'counter', 'copySpell', 'chooseNewTargets'],
};

/** What reads power and toughness reads counters that change them. */
const powerReaders = ['power', 'toughness', 'value', 'greatest', 'damaged', 'fight', 'assignsDamageBy'];

/**
 * Whether a text that could matter reads a number of one of these kinds: of an ability that functions now, of what is
 * on the stack or waits, of an effect or delayed trigger. It is looked for by the words alone: one that reads another
 * number of the kind counts too, so that the answer errs towards "yes".
 */
export function isRead(game: Game, kinds: readonly Grown[]): boolean {
  const words = new Set<string>();
  for (const kind of kinds) {
    for (const word of readers[kind.of]) words.add(word);
    if (kind.of === 'counters') {
      if (/^[+-]\d+\/[+-]\d+$/.test(kind.kind)) for (const word of powerReaders) words.add(word);
      else for (const word of ['loyalty', 'value', 'greatest']) words.add(word);
    }
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
    // "create two", "choose up to one": how many, not a question about the game, where it is a plain number.
    if (typeof part === 'number') return words.has(key) && key !== 'count';
    return words.has(key) ? !isPlainCount(key, part) : mentions(part, words);
  });
}

/** `count: { min: 0, max: 1 }` of targets and choices. */
function isPlainCount(key: string, part: unknown): boolean {
  return (
    key === 'count' &&
    typeof part === 'object' &&
    part !== null &&
    Object.values(part).every((bound) => typeof bound === 'number')
  );
}
