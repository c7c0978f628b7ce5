import {
  type Ability,
  type CardDefinition,
  type CardType,
  colorNamed,
  EngineError,
  isColor,
  nearestOf,
  type Sticker,
} from '../../rules/index.ts';
import type {
  Control,
  Decide,
  Entry,
  GameExpectation,
  ObjectExpectation,
  PlayerExpectation,
  Scenario,
  ScriptEntry,
  Seat,
} from './form.ts';
import { type SeatZone, zonesAsFilled } from './form-setup.ts';

/** The players of a scenario, in seating order. */
const seatNames = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank'] as const;
type SeatName = (typeof seatNames)[number];

/** A card in a zone: by name, or one of the scenario’s own, or either with what is so of it. */
export type BuiltEntry =
  | string
  | CardDefinition
  | (Omit<Exclude<Entry, string>, 'card'> & { readonly card: string | CardDefinition });

export type BuiltSeat = Omit<Seat, 'name' | 'stickerSheets' | SeatZone> & {
  readonly [Zone in SeatZone]?: readonly BuiltEntry[];
} & { readonly stickerSheets?: readonly CardDefinition[] };

export type BuiltExpectation = Readonly<
  Record<string, PlayerExpectation | ObjectExpectation | GameExpectation>
>;

export type BuiltScript = readonly (string | { readonly expect: BuiltExpectation })[];

/** An answer in words, or what is assigned to whom. */
type BuiltAnswer = string | Readonly<Record<string, number>>;
type BuiltDecide =
  | BuiltAnswer
  | {
      readonly answer: BuiltAnswer;
      readonly player?: string;
      readonly refused?: BuiltAnswer;
      readonly rule?: string;
    };

/** By the kind of the decision; a list for several, one after the other. */
export type BuiltDecisions = Readonly<Record<string, BuiltDecide | readonly BuiltDecide[]>>;

export interface BuiltControl
  extends Omit<Control, 'cards' | 'setup' | 'script' | 'decide' | 'expect' | 'without'> {
  readonly without?: string | readonly string[];
  readonly setup?: Readonly<Partial<Record<SeatName, BuiltSeat>>>;
  readonly script?: BuiltScript;
  readonly decide?: BuiltDecisions;
  readonly expect: BuiltExpectation;
}

export interface BuiltScenario extends Readonly<Partial<Record<SeatName, BuiltSeat>>> {
  readonly rules: readonly string[];
  readonly alice: BuiltSeat;
  readonly turn?: Scenario['turn'];
  readonly seed?: string;
  readonly script?: BuiltScript;
  readonly decide?: BuiltDecisions;
  readonly expect: BuiltExpectation;
  readonly control?: BuiltControl;
}

/** What a scenario that is built may say. */
const fields = ['rules', ...seatNames, 'turn', 'seed', 'script', 'decide', 'expect', 'control'];

/** Refuses what nothing would read, as reading JSON does: the types say it to some only. */
function onlyFields(built: object): void {
  for (const name of Object.keys(built)) {
    if (fields.includes(name)) continue;
    const [nearest] = nearestOf(name, fields, 1);
    const meant = nearest === undefined ? '' : `; did you mean ${nearest}?`;
    throw new EngineError(`A scenario has no “${name}”: there are ${fields.join(', ')}${meant}`);
  }
}

/**
 * A scenario, as JSON, of what is easier to write: players by name (alice, bob, carol …), cards that are only here
 * where they lie, decisions by kind. `assignCombatDamage` is another word for the kind `combatDamage`. Who is alone
 * plays against bob, who has nothing. Throws where it is given a field that there isn’t.
 */
export function scenario(title: string, built: BuiltScenario): Scenario {
  onlyFields(built);
  const { cards, inControl, keep, keepInControl } = ownCards();
  const seat = (one: BuiltSeat, keeping: (card: CardDefinition) => string): Omit<Seat, 'name'> => {
    const { battlefield, command, exile, graveyard, hand, library, outside, stickerSheets, ...rest } = one;
    const zones = { battlefield, command, exile, graveyard, hand, library, outside };
    const filled: Partial<Record<SeatZone, Entry[]>> = {};
    const entry = (one: BuiltEntry): Entry => {
      if (typeof one === 'string') return one;
      if ('types' in one) return keeping(one);
      return { ...one, card: typeof one.card === 'string' ? one.card : keeping(one.card) };
    };
    for (const zone of zonesAsFilled) {
      const entries = zones[zone];
      if (entries !== undefined) filled[zone] = entries.map(entry);
    }
    return { ...rest, ...filled, ...(stickerSheets && { stickerSheets: stickerSheets.map(keeping) }) };
  };
  const seated = seatNames.flatMap((name): Seat[] => {
    const own = built[name];
    return own === undefined ? [] : [{ name, ...seat(own, keep) }];
  });
  const players = seated.length === 1 ? [...seated, { name: 'bob' }] : seated;
  const { control, decide, expect, rules, script, seed, turn } = built;
  const other = control && controlFrom(control, (one) => seat(one, keepInControl), inControl);
  return {
    title,
    rules: [...rules],
    ...(cards.length > 0 && { cards: cards.map(asData) }),
    players,
    ...(turn && { turn }),
    ...(seed !== undefined && { seed }),
    ...(script && { script: scriptFrom(script) }),
    ...(decide && { decide: decisionsFrom(decide) }),
    expect: { ...expect },
    ...(other && { control: other }),
  };
}

/** Collects the cards that are only here, each once; one of a name that is taken has another text in the control. */
function ownCards() {
  const cards: CardDefinition[] = [];
  const inControl: CardDefinition[] = [];
  const isIn = (list: readonly CardDefinition[], card: CardDefinition) =>
    list.some((one) => JSON.stringify(one) === JSON.stringify(card));
  const keepIn = (list: CardDefinition[], card: CardDefinition): string => {
    if (!isIn(list, card)) list.push(card);
    return card.name;
  };
  const keep = (card: CardDefinition) => keepIn(cards, card);
  const keepInControl = (card: CardDefinition) => {
    const isOther = cards.some(({ name }) => name === card.name) && !isIn(cards, card);
    return keepIn(isOther ? inControl : cards, card);
  };
  return { cards, inControl, keep, keepInControl };
}

const asData = (one: CardDefinition) => ({ ...one, types: [...one.types] });

function controlFrom(
  control: BuiltControl,
  seat: (one: BuiltSeat) => Omit<Seat, 'name'>,
  cards: readonly CardDefinition[],
): Control {
  const { decide, expect, script, setup, without, ...rest } = control;
  const changed = Object.entries(setup ?? {}).map(([name, one]) => [name, seat(one)] as const);
  return {
    ...rest,
    ...(without !== undefined && { without: typeof without === 'string' ? without : [...without] }),
    ...(cards.length > 0 && { cards: cards.map(asData) }),
    ...(setup && { setup: Object.fromEntries(changed) }),
    ...(script && { script: scriptFrom(script) }),
    ...(decide && { decide: decisionsFrom(decide) }),
    expect: { ...expect },
  };
}

const scriptFrom = (script: BuiltScript): ScriptEntry[] =>
  script.map((one) => (typeof one === 'string' ? one : { expect: { ...one.expect } }));

const inWords = (answer: BuiltAnswer): string =>
  typeof answer === 'string'
    ? answer
    : Object.entries(answer)
        .map(([name, amount]) => `${amount} to ${name}`)
        .join(', ');

const isList = (one: BuiltDecide | readonly BuiltDecide[]): one is readonly BuiltDecide[] =>
  Array.isArray(one);
const isFull = (one: BuiltDecide): one is Extract<BuiltDecide, { readonly answer: BuiltAnswer }> =>
  typeof one === 'object' && 'answer' in one && typeof one.answer !== 'number';

function decisionsFrom(decisions: BuiltDecisions): Decide[] {
  return Object.entries(decisions).flatMap(([word, given]) => {
    const kind = word === 'assignCombatDamage' ? 'combatDamage' : word;
    return (isList(given) ? given : [given]).map((one): Decide => {
      if (!isFull(one)) return { kind, answer: inWords(one) };
      const { answer, player, refused, rule, ...unknown } = one;
      return {
        ...unknown,
        kind,
        answer: inWords(answer),
        ...(player !== undefined && { player }),
        ...(refused !== undefined && {
          refused: [{ answer: inWords(refused), ...(rule !== undefined && { rule }) }],
        }),
      };
    });
  });
}

/** What a card of a scenario’s own may have besides name and types. */
export interface OwnCard {
  /** `W`, `BR`; without it what the mana cost says. */
  readonly colors?: string;
  readonly manaCost?: string;
  /** `Bear`, `Human Wizard`, or a list. */
  readonly subtypes?: string | readonly string[];
  readonly supertypes?: CardDefinition['supertypes'];
  readonly types?: readonly CardType[];
  readonly loyalty?: CardDefinition['loyalty'];
  readonly defense?: CardDefinition['defense'];
  /** The other face of a double-faced card (712). */
  readonly back?: CardDefinition['back'];
  /** Besides the keywords. */
  readonly abilities?: readonly Ability[];
}

/**
 * A creature that is only in this scenario: `creature('Green Giant', '6/6', 'trample, haste', { colors: 'G' })`.
 * Keywords that say of what (`protection from green`) are understood for colours.
 */
export function creature(
  name: string,
  powerAndToughness: string,
  keywords = '',
  own: OwnCard = {},
): CardDefinition {
  const [power, toughness] = powerAndToughness.split('/').map(Number);
  return {
    ...card(name, own.types ?? ['creature'], own),
    ...(power !== undefined && { power }),
    ...(toughness !== undefined && { toughness }),
    ...abilitiesOf(keywords, own.abilities ?? []),
  };
}

/** A sticker sheet that is only in this scenario (123.2). */
export const stickerSheet = (name: string, ...stickers: readonly Sticker[]): CardDefinition => ({
  name,
  types: [],
  stickers,
});

/** A card of any types that is only in this scenario. */
export function card(name: string, types: readonly CardType[], own: OwnCard = {}): CardDefinition {
  const { abilities, back, colors, defense, loyalty, manaCost, subtypes, supertypes } = own;
  return {
    name,
    ...(manaCost !== undefined && { manaCost }),
    ...(colors !== undefined && { colorIndicator: [...colors].filter(isColor) }),
    ...(supertypes && { supertypes }),
    types,
    ...(subtypes !== undefined && {
      subtypes: typeof subtypes === 'string' ? subtypes.split(' ') : subtypes,
    }),
    ...(loyalty !== undefined && { loyalty }),
    ...(defense !== undefined && { defense }),
    ...(back && { back }),
    ...(abilities && { abilities }),
  };
}

const abilitiesOf = (
  keywords: string,
  more: readonly Ability[],
): { readonly abilities?: readonly Ability[] } => {
  const abilities = [...(keywords === '' ? [] : keywords.split(/,\s*/).map(keywordFrom)), ...more];
  return abilities.length === 0 ? {} : { abilities };
};

function keywordFrom(text: string): Ability {
  const from = /^(\w+) from (\w+)$/.exec(text);
  const color = colorNamed(from?.[2] ?? '');
  return from !== null && color !== undefined
    ? { kind: 'keyword', keyword: from[1] ?? '', object: { color }, quality: from[2] ?? '' }
    : { kind: 'keyword', keyword: text };
}
