/** An ability said: first what it costs or what it looks for, then what it does. */
import { isFields, isList, wordOf } from '../../wording/meaning.ts';
import { given } from '../../wording/print.ts';
import type { Agreement, Sketch } from '../../wording/sketch.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';
import { dressed, type Meant, meantIn } from './dressed.ts';
import { effectSaid, type Frame, upTo } from './effect.ts';
import { apart, bySubject, together } from './events.ts';
import { means, type Speaker } from './same.ts';
import { whereIn } from './sentences.ts';
import { type Bearer, bearerOfGiven, type CardSpeech, speechOf, tokenWith } from './speech.ts';
import { type Said, triedOf } from './tried.ts';
import { mannerOf, wordsPreferred } from './ways/index.ts';

/** How words agree in an ability, where nobody is said to do something. */
export const agreementFor = (ability: Fields, { attached, pronoun, types = [] }: Bearer): Agreement => ({
  person: 'you',
  number: 'one',
  preferred: [
    ...wordsPreferred(ability, attached),
    ...enchantedWords(attached),
    ...(pronoun === undefined ? [] : [pronoun]),
    // A land is never cast (305.9).
    ...(types.includes('land') ? ['play'] : []),
  ],
});

/** "Enchanted opponent draws", where an opponent is enchanted. */
const enchantedWords = (attached: string): readonly string[] =>
  attached === 'enchanted opponent' ? ['opponent'] : [];

/** What stands before an effect: the cost, or what triggers it. */
function leadSaid(
  ability: Fields,
  category: string,
  wanted: Meaning,
  key: string,
  speaker: Speaker,
  speech: CardSpeech,
  by: Agreement,
  before: Fields,
): Said | undefined {
  const bare: Fields = { kind: ability.kind ?? '', effect: [] };
  for (const field of [...Object.keys(before), key, 'while'])
    if (ability[field] !== undefined && (key === 'when' || field !== 'while' || before.when !== undefined))
      bare[field] = ability[field] ?? null;
  const expected = [bare];
  for (const said of triedOf(speech.in(key), category, wanted, by, 0)) {
    const whole =
      key === 'when' ? { ...before, ...fields(said.meaning) } : { ...before, [key]: said.meaning };
    if (means({ kind: ability.kind ?? '', effect: [], ...whole }, expected, speaker)) return said;
  }
  return undefined;
}

/** What triggers it, where it is said of several things with a "when" or "whenever" each. */
function leadsApart(
  when: Meaning,
  meant: Meant,
  speaker: Speaker,
  speech: CardSpeech,
  by: Agreement,
): readonly Meaning[] | undefined {
  const groups = bySubject(when);
  if (groups.length < 2) return undefined;
  const all: Meaning[] = [];
  for (const group of groups) {
    const own = { preferred: wordsPreferred({ when: group }, speaker.bearer.attached) };
    const bare = { kind: 'triggered', effect: [] };
    const expected = [{ ...bare, when: group.flatMap(apart) }];
    const found = firstOf(
      triedOf(speech.in('when'), 'lead', dressed(group, meant), { ...by, ...own }, 0),
      ({ meaning }) => means({ ...bare, when: meaning }, expected, speaker),
    );
    if (found?.sketch.is !== 'phrase') return undefined;
    all.push(given(speech, 'lead', { ...found.sketch, by: own }));
  }
  return all;
}

/** The first that something is so of. */
function firstOf<Item>(items: Iterable<Item>, isSo: (item: Item) => boolean): Item | undefined {
  for (const item of items) if (isSo(item)) return item;
  return undefined;
}

/** Modes with what each of them does. */
function modesSaid(
  ability: Fields,
  lead: Fields,
  meant: Meant,
  speaker: Speaker,
  speech: CardSpeech,
  by: Agreement,
): Meaning | undefined {
  const { choose, options } = fields(ability.modes);
  const list = isList(options) ? options : [];
  const all: Meaning[] = [];
  for (const option of list.map(fields)) {
    const effect = isList(option.effect) ? option.effect : [];
    const one = { min: 1, max: 1 };
    const frame: Frame = {
      meant: {
        ...meantIn(option, speaker.exiled),
        event: meant.event,
        ofAbility: meant.ofAbility,
        isGone: meant.isGone,
        source: meant.source,
        other: meant.other,
        isOfEither: meant.isOfEither,
        paid: meant.paid,
      },
      where: whereIn(ability, speaker.bearer),
      said: (said) => ({ ...lead, modes: { choose: one, options: [{ effect: said }] } }),
      wanted: (done, chosen) => {
        const { targets: _targets, abilityWord: _word, limits: _limits, ...others } = ability;
        const { cost: _cost, ...plain } = upTo(option, done, chosen);
        return [{ ...others, modes: { choose: one, options: [plain] } }];
      },
    };
    const sketch = effectSaid(effect, frame, speaker, speech, by);
    if (sketch === undefined) return undefined;
    const said = given(speech, 'effect', sketch);
    all.push({ effect: said, ...(option.cost === undefined ? {} : { cost: option.cost }) });
  }
  const range = fields(choose);
  // One or more additional costs are chosen, and both of two are no other number (702.172a).
  const isSpree = all.every((one) => fields(one).cost !== undefined);
  return {
    choose:
      range.max === list.length && (range.max !== 2 || isSpree) && range.min !== range.max
        ? { ...range, max: 'options' }
        : range,
    options: all,
  };
}

/** Whether it says how great its object is: it is said as what defines that, which nothing does that is given (604.3a). */
function isOfOwnSize({ kind, changes, affects, if: condition }: Fields): boolean {
  const [only, ...others] = isList(changes) ? changes : [];
  const { change, power, toughness } = fields(only);
  return (
    kind === 'static' &&
    affects === undefined &&
    condition === undefined &&
    change === 'setPowerToughness' &&
    (isFields(power) || isFields(toughness)) &&
    others.length === 0
  );
}

/** An ability in quotation marks, which speaks of itself. */
export function quotedBy(
  speech: CardSpeech,
  ability: Fields,
  speaker: Speaker,
  to?: Fields,
): readonly Meaning[] {
  const { bearer, facts } = speaker;
  const sketch = byItself(
    isOfOwnSize(ability) ? { ...ability, characteristicDefining: true } : ability,
    'ability',
    {
      ...speaker,
      bearer: bearerOfGiven(bearer, facts, tokenWith(ability, speaker.beside), to),
    },
  );
  return sketch?.is === 'phrase' ? [given(speech, 'ability', sketch)] : [];
}

/** The words of an ability that is part of another, in which words agree by what it is itself. */
function byItself(ability: Fields, category: string, speaker: Speaker): Sketch | undefined {
  const sketch = abilitySaid(ability, category, speaker);
  return sketch?.is === 'phrase'
    ? { ...sketch, by: { preferred: wordsPreferred(ability, speaker.bearer.attached) } }
    : sketch;
}

/** Whether it is about this object on the stack: it can't be countered, or triggers as it is cast. */
function isOfSpell({ kind, rules, affects, when }: Fields): boolean {
  const [rule] = isList(rules) ? rules : [];
  if (kind === 'static')
    return affects === undefined && ['beCountered', 'beCopied'].includes(wordOf(fields(rule).what));
  const [only] = isList(when) ? when : [];
  return fields(only).on === 'cast' && fields(only).spell === 'self';
}

/** What is paid with: "the sacrificed creature", "the discarded card". */
function nounsPaid({ pay, what }: Fields): readonly string[] {
  const { type, subtype, zone } = fields(what);
  if (zone !== undefined || pay === 'discard' || pay === 'mill') return ['card'];
  return [type, subtype].filter((one) => typeof one === 'string');
}

/** To what all an ability gives others: what it affects, or what is cast. */
function givenTo({ affects, rules }: Fields): Fields | undefined {
  const { all } = fields(affects);
  const { what } = fields(isList(rules) ? rules[0] : undefined);
  return isFields(all) ? all : isFields(what) ? what : undefined;
}

/** What an ability calls its object on the stack, and where it may be cast from. */
function bearerOf(ability: Fields, bearer: Bearer): Bearer {
  if (isOfSpell(ability)) return { ...bearer, self: 'this spell' };
  return ability.castableFrom === undefined || !bearer.self.startsWith('this ')
    ? bearer
    : { ...bearer, self: 'this card' };
}

/** The words of an ability, as one of this category; nothing where they can't be found. */
export function abilitySaid(ability: Fields, category: string, speaker: Speaker): Sketch | undefined {
  const { budget } = speaker;
  const bearer = bearerOf(ability, speaker.bearer);
  const meant = meantIn(ability, speaker.exiled, speaker.beside);
  const [paid] = [...meant.paid.values()].flatMap(nounsPaid);
  const speech = speechOf(
    paid === undefined ? bearer : { ...bearer, paid },
    mannerOf(ability),
    budget,
    (inner) => quotedBy(speech, inner, speaker, givenTo(ability)),
  );
  const by = agreementFor(ability, bearer);
  if (ability.kind === 'static') {
    const { abilityWord, ...plain } = ability;
    const { kind = 'static', ...parts } = plain;
    const word: Fields = abilityWord === undefined ? {} : { abilityWord };
    const wanted = { kind, ...fields(dressed(parts, meant)) };
    const expected = [plain];
    for (const one of [wanted, ...insteadInSentences(plain, wanted, meant, speaker, speech, by)])
      for (const said of triedOf(speech, 'static', one, by, 0))
        if (means(said.meaning, expected, speaker))
          return wrapped(category, word, ability, speaker, speech, by, said.sketch);
    return undefined;
  }
  if (ability.kind === 'keyword') return keywordSaid([ability], category, speaker, speech, by);
  const { cost, when, while: during, if: condition, targets: _targets, effect, modes, ...others } = ability;
  let before: Fields = { kind: ability.kind ?? '' };
  const whole: Fields = { ...others };
  if (cost !== undefined) {
    const said = leadSaid(ability, 'cost', dressed(cost, meant), 'cost', speaker, speech, by, {});
    if (said === undefined) return undefined;
    before = { ...before, cost: said.meaning };
    whole.cost = given(speech, 'cost', said.sketch);
  }
  if (when !== undefined) {
    const more = during === undefined ? {} : { while: during };
    const leads = leadsApart(when, meant, speaker, speech, by);
    const lead = (wanted: Meaning) =>
      leadSaid(ability, 'triggerLead', wanted, 'when', speaker, speech, by, {});
    const said =
      (leads === undefined ? undefined : lead({ when: leads, ...fields(dressed(more, meant)) })) ??
      lead(dressed({ when: together(when), ...more }, meant));
    if (said === undefined) return undefined;
    before = { ...before, ...fields(said.meaning) };
    Object.assign(whole, given(speech, 'triggerLead', said.sketch));
    if (condition !== undefined) {
      const asked = leadSaid(
        ability,
        'condition',
        dressed(condition, meant),
        'if',
        speaker,
        speech,
        by,
        fields(said.meaning),
      );
      if (asked === undefined) return undefined;
      before = { ...before, if: asked.meaning };
      whole.if = given(speech, 'condition', asked.sketch);
    }
  }
  if (modes !== undefined) {
    const said = modesSaid(ability, before, meant, speaker, speech, by);
    if (said === undefined) return undefined;
    whole.modes = said;
  }
  if (isList(effect) && effect.length > 0) {
    const { modes: _modes, limits: _limits, abilityWord: _word, ...plain } = ability;
    const frame: Frame = {
      meant,
      where: whereIn(ability, speaker.bearer),
      said: (said) => ({ ...flagsOf(ability), ...before, effect: said }),
      wanted: (done, chosen) => [upTo(plain, done, chosen)],
    };
    const sketch = effectSaid(effect, frame, speaker, speech, by);
    if (sketch === undefined) return undefined;
    whole.effect = given(speech, 'effect', sketch);
  }
  return wrapped(category, whole, ability, speaker, speech, by);
}

/** What happens instead of something, said sentence by sentence: "instead discard a card. If you do, draw a card." */
function* insteadInSentences(
  ability: Fields,
  wanted: Fields,
  meant: Meant,
  speaker: Speaker,
  speech: CardSpeech,
  by: Agreement,
): Generator<Fields> {
  const replaces = fields(ability.replaces);
  if (!isList(replaces.instead) || replaces.instead.length < 2) return;
  const sketch = effectSaid(
    replaces.instead,
    {
      meant,
      where: whereIn(ability, speaker.bearer),
      said: (said) => ({ ...wanted, replaces: { ...fields(wanted.replaces), instead: said } }),
      wanted: (done) => [{ ...ability, replaces: { ...replaces, instead: done } }],
    },
    speaker,
    speech,
    by,
  );
  if (sketch === undefined) return;
  const instead = given(speech, 'effect', sketch);
  yield { ...wanted, replaces: { ...fields(wanted.replaces), instead } };
}

/** What is so of an ability besides what it says in its effect. */
function flagsOf({
  kind: _kind,
  cost: _cost,
  when: _when,
  while: _while,
  if: _if,
  targets: _targets,
  effect: _effect,
  modes: _modes,
  limits: _limits,
  abilityWord: _word,
  ...flags
}: Fields): Fields {
  return flags;
}

/** A whole ability in a phrase of this category; `said`: what is said of it, where that is all. */
function wrapped(
  category: string,
  whole: Fields,
  ability: Fields,
  speaker: Speaker,
  speech: CardSpeech,
  by: Agreement,
  said?: Sketch,
): Sketch | undefined {
  const wanted: Meaning = said === undefined ? whole : { ...whole, ...fields(given(speech, 'static', said)) };
  const expected = [ability];
  for (const found of triedOf(speech, category, isLine(category) ? [wanted] : wanted, by, 0))
    if (means(found.meaning, expected, speaker)) return found.sketch;
  return undefined;
}

const isLine = (category: string): boolean =>
  ['spellLine', 'permanentLine', 'dungeonLine'].includes(category);

/** A keyword with the abilities in its section, as far as they do something, said already (716.2). */
function withSections(keyword: Fields, speaker: Speaker, speech: CardSpeech): Fields {
  if (!isList(keyword.abilities)) return keyword;
  const abilities = keyword.abilities.map((one): Meaning => {
    const { effect } = fields(one);
    const sketch = isList(effect) ? byItself(fields(one), 'permanentLine', speaker) : undefined;
    return sketch === undefined ? one : given(speech, 'permanentLine', sketch);
  });
  return { ...keyword, abilities };
}

/** What a keyword says; or several of one name, where they are said as one: "protection from black and from red". */
function keywordSaid(
  abilities: readonly Fields[],
  category: string,
  speaker: Speaker,
  speech: CardSpeech,
  by: Agreement,
): Sketch | undefined {
  const [first] = abilities;
  if (first === undefined) return undefined;
  const wholes: Fields[] = [];
  if (isList(first.effect)) {
    const { targets: _targets, n: _n, ...others } = first;
    const meant = meantIn(first, speaker.exiled);
    // The chapters of one line.
    const numbers = abilities.flatMap(({ n }) => (n === undefined ? [] : [n]));
    const [n, ...more] = numbers;
    const numbered = (number: Meaning | undefined): Fields => (number === undefined ? {} : { n: number });
    const said = (effect: Meaning): Meaning => ({ ...others, ...numbered(n), effect });
    const frame: Frame = {
      meant,
      where: whereIn(first, speaker.bearer),
      said,
      wanted: (done, chosen) => [upTo(first, done, chosen)],
    };
    const sketch = effectSaid(first.effect, frame, speaker, speech, by);
    if (sketch === undefined) return undefined;
    wholes.push({
      ...others,
      ...numbered(more.length === 0 ? n : numbers),
      effect: given(speech, 'effect', sketch),
    });
  } else wholes.push(...abilities.map((one) => withSections(one, speaker, speech)));
  const wanted = wholes.map((one) => dressed(one, meantIn({})));
  const [only = null] = wanted;
  for (const said of triedOf(speech, category, isLine(category) ? wanted : only, by, 0))
    if (means(said.meaning, abilities, speaker)) return said.sketch;
  return undefined;
}

/** Several keywords of one name in one phrase on a line. */
export function keywordsSaid(
  abilities: readonly Fields[],
  category: string,
  speaker: Speaker,
): Sketch | undefined {
  const [first] = abilities;
  if (first === undefined) return undefined;
  const { bearer, budget } = speaker;
  const speech = speechOf(bearer, mannerOf(first), budget, () => []);
  return keywordSaid(abilities, category, speaker, speech, agreementFor(first, bearer));
}
