import { z } from 'zod/mini';
import { cardUpToDate, checkCard, findCard, nearestNames } from '../../cards/index.ts';
import { type CardDefinition, fullName, keywords, nearestOf } from '../../rules/index.ts';
import type { Action } from './action.ts';
import { checkExpectation } from './check-expectation.ts';
import { wrongIn } from './described.ts';
import { type Expectation, type Scenario, type ScriptEntry, type Seat, scenarioSchema } from './form.ts';
import { seatZones } from './form-setup.ts';
import { readLine } from './line.ts';
import { type Lexicon, namesOf, wholeReference } from './names.ts';
import { fieldsTold, type ScenarioFault, shapeFaults } from './shape-faults.ts';
import { wordsIn } from './words-in.ts';

export type { ScenarioFault } from './shape-faults.ts';

/** A scenario whose cards are found and whose lines are read. */
export interface ReadScenario {
  readonly scenario: Scenario;
  /** Every card in it, by name. */
  readonly definitions: Readonly<Record<string, CardDefinition>>;
  /** Those that have another text in the control. */
  readonly inControl: Readonly<Record<string, CardDefinition>>;
  readonly lexicon: Lexicon;
}

export type ReadResult =
  | { readonly ok: true; readonly read: ReadScenario }
  | { readonly ok: false; readonly faults: readonly ScenarioFault[] };

/** The card of a name, where there is one. */
export type FindCard = (name: string) => CardDefinition | undefined;

/** What a player without a library of their own draws. */
export const usualLibrary = { card: 'Wastes', count: 20 } as const;

/**
 * Reads a scenario from JSON: every fault at once, with its path, the reason, and the nearest names; none of it is
 * run if there is one. Refused are: another form than the schema’s, cards that nobody knows, cards of the scenario’s
 * own that aren’t whole or are called like a real one, lines that can’t be read, and names that nothing has. `findElse`
 * finds cards that don’t come along.
 */
export function readScenario(written: unknown, findElse: FindCard = () => undefined): ReadResult {
  const value = inTodaysWords(written);
  const shaped = scenarioSchema.safeParse(value, fieldsTold);
  if (!shaped.success) return { ok: false, faults: shapeFaults(value, shaped.error.issues) };
  if (!isScenario(value)) return { ok: false, faults: [] };
  const scenario = value;
  const faults: ScenarioFault[] = [];
  const faulty = new Set<string>();
  const { definitions, inControl } = cardsOf(scenario, faults, faulty, findElse);
  const seats = scenario.players;
  for (const [at, { name }] of seats.entries()) {
    if (seats.findIndex((seat) => seat.name.toLowerCase() === name.toLowerCase()) !== at)
      faults.push({ path: `players[${at}].name`, reason: `two players are called ${name}`, nearest: [] });
  }
  const lexicon: Lexicon = {
    players: seats.map(({ name }) => name),
    aliases: [...seats, ...Object.values(scenario.control?.setup ?? {})].flatMap(aliasesOf),
    // What speaks of a card that isn’t whole has no fault of its own.
    names: [...namesOf([...Object.values(definitions), ...Object.values(inControl)]), ...faulty],
  };
  checkNames(scenario, [...Object.values(definitions), ...Object.values(inControl)], lexicon, faults);
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, read: { scenario, definitions, inControl, lexicon } };
}

const withCards = z.looseObject({ cards: z.array(z.unknown()) });
const withControl = z.looseObject({ control: withCards });

/** What comes as a scenario, with its own cards as they are written now. */
function inTodaysWords(value: unknown): unknown {
  const own = withCards.safeParse(value);
  const scenario: unknown = own.success ? { ...own.data, cards: own.data.cards.map(cardUpToDate) } : value;
  const other = withControl.safeParse(scenario);
  if (!other.success) return scenario;
  const { control } = other.data;
  return { ...other.data, control: { ...control, cards: control.cards.map(cardUpToDate) } };
}

/** The value as it was written: what is read of it has the form’s order. */
const isScenario = (value: unknown): value is Scenario => scenarioSchema.safeParse(value).success;

const aliasesOf = (seat: Omit<Seat, 'name'>): readonly string[] =>
  seatZones.flatMap((zone) =>
    (seat[zone] ?? []).flatMap((entry) => {
      if (typeof entry === 'string' || entry.as === undefined) return [];
      const { as, count } = entry;
      return count === undefined ? [as] : Array.from({ length: count }, (_, at) => `${as} ${at + 1}`);
    }),
  );

/**
 * The cards that the scenario names. What is wrong with them is added to the faults; the names of its own that aren’t whole
 * to those that are faulty.
 */
function cardsOf(
  scenario: Scenario,
  faults: ScenarioFault[],
  faulty: Set<string>,
  findElse: FindCard,
): Pick<ReadScenario, 'definitions' | 'inControl'> {
  const own = declared(scenario.cards ?? [], 'cards', faults, faulty);
  const inControl = declared(scenario.control?.cards ?? [], 'control.cards', faults, faulty);
  const definitions: Record<string, CardDefinition> = { ...own };
  const add = (name: string, path: string): CardDefinition | undefined => {
    const isCalledSo = (card: CardDefinition) => card.name === name || fullName(card) === name;
    const declaredHere = [...Object.values(own), ...Object.values(inControl)].find(isCalledSo);
    if (declaredHere !== undefined) return declaredHere;
    const card = findCard(name) ?? findElse(name);
    if (card !== undefined && isCalledSo(card)) {
      definitions[card.name] = card;
      return card;
    }
    if (faulty.has(name)) return undefined;
    const nearest = [...nearestOf(name, Object.keys(own)), ...nearestNames(name)].slice(0, 3);
    faults.push({ path, reason: `no card is called “${name}”`, nearest });
    return undefined;
  };
  const addSeat = (seat: Omit<Seat, 'name'>, path: string) => {
    for (const zone of seatZones)
      for (const [at, entry] of (seat[zone] ?? []).entries()) {
        const where = `${path}.${zone}[${at}]`;
        const card = add(typeof entry === 'string' ? entry : entry.card, where);
        if (typeof entry !== 'string' && entry.meldedWith !== undefined)
          add(entry.meldedWith, `${where}.meldedWith`);
        for (const { name, part, reason } of card === undefined ? [] : wrongIn(card, entry, zone))
          faults.push({
            path: `${where}.${part}`,
            reason,
            nearest: name === undefined ? [] : nearestOf(name.said, name.known),
          });
      }
    for (const [at, name] of (seat.stickerSheets ?? []).entries())
      if (own[name]?.stickers === undefined && !faulty.has(name))
        faults.push({
          path: `${path}.stickerSheets[${at}]`,
          reason: `no sticker sheet is called “${name}”`,
          nearest: [],
        });
    for (const [at, name] of (seat.completed ?? []).entries())
      if (!faulty.has(name) && (own[name] ?? findCard(name))?.types.includes('dungeon') !== true)
        faults.push({
          path: `${path}.completed[${at}]`,
          reason: `no dungeon is called “${name}”`,
          nearest: nearestNames(name),
        });
    for (const name of Object.keys(seat.commanderDamage ?? {})) add(name, `${path}.commanderDamage`);
    for (const [at, name] of (seat.commanders ?? []).entries()) add(name, `${path}.commanders[${at}]`);
  };
  for (const [at, seat] of scenario.players.entries()) addSeat(seat, `players[${at}]`);
  for (const [name, seat] of Object.entries(scenario.control?.setup ?? {}))
    addSeat(seat, `control.setup.${name}`);
  add(usualLibrary.card, 'players');
  return { definitions, inControl };
}

/** The cards of the scenario's own that are whole, by name. */
function declared(
  cards: readonly { readonly name: string }[],
  list: string,
  faults: ScenarioFault[],
  faulty: Set<string>,
): Readonly<Record<string, CardDefinition>> {
  const own: Record<string, CardDefinition> = {};
  const names = new Set<string>();
  for (const [at, card] of cards.entries()) {
    const path = `${list}[${at}]`;
    const wrong = checkCard(card);
    for (const { path: inner, reason } of wrong)
      faults.push({ path: inner === '' ? path : `${path}.${inner}`, reason, nearest: [] });
    if (findCard(card.name) !== undefined)
      faults.push({ path, reason: `${card.name} is a real card: name it, don’t describe it`, nearest: [] });
    if (names.has(card.name))
      faults.push({
        path,
        reason: `two cards are called ${card.name} (the control can have another text for it, among its own cards)`,
        nearest: [],
      });
    names.add(card.name);
    if (wrong.length === 0 && isCard(card)) own[card.name] = card;
    else faulty.add(card.name);
  }
  return own;
}

/** `checkCard` found nothing: it is what it has to be. */
const isCard = (card: unknown): card is CardDefinition => checkCard(card).length === 0;

/** Every line is read, and every name in the expectations and the setup. */
function checkNames(
  scenario: Scenario,
  cards: readonly CardDefinition[],
  lexicon: Lexicon,
  faults: ScenarioFault[],
): void {
  const words = wordsIn(scenario, cards);
  const known = [...lexicon.players, ...lexicon.aliases, ...lexicon.names];
  const reference = (text: string, path: string) => {
    const found = wholeReference(text, lexicon);
    if ('unknown' in found)
      faults.push({
        path,
        reason: `nothing here is called “${found.unknown}”`,
        nearest: nearestOf(found.unknown, known),
      });
  };
  const player = (name: string, path: string) => {
    if (!lexicon.players.includes(name))
      faults.push({ path, reason: `no player is called ${name}`, nearest: nearestOf(name, lexicon.players) });
  };
  const line = (text: string, path: string): Action | null => {
    const result = readLine(text, lexicon);
    if (result.ok) return result.action;
    faults.push({
      path,
      reason: `${result.reason}: “${text}”`,
      nearest: result.unknown === null ? result.nearest : nearestOf(result.unknown, known),
    });
    return null;
  };
  const expectation = (expected: Expectation, path: string) =>
    checkExpectation(expected, path, { lexicon, words, reference, player, line, faults });
  const script = (entries: readonly ScriptEntry[] | undefined, path: string) => {
    const end = (entries ?? []).indexOf('stop here');
    for (const [at, entry] of (entries ?? []).entries()) {
      if (typeof entry === 'string' && end >= 0 && at > end && !entry.startsWith('refused'))
        faults.push({
          path: `${path}[${at}]`,
          reason: 'the script goes on after “stop here”',
          nearest: [],
        });
      if (typeof entry === 'string') line(entry, `${path}[${at}]`);
      else expectation(entry.expect, `${path}[${at}].expect`);
    }
  };
  for (const [at, seat] of scenario.players.entries()) {
    for (const zone of seatZones)
      for (const [index, entry] of (seat[zone] ?? []).entries()) {
        if (typeof entry === 'string') continue;
        const path = `players[${at}].${zone}[${index}]`;
        if (entry.attachedTo !== undefined) reference(entry.attachedTo, `${path}.attachedTo`);
        if (entry.pairedWith !== undefined) reference(entry.pairedWith, `${path}.pairedWith`);
        for (const name of entry.exiling?.objects ?? []) reference(name, `${path}.exiling`);
        for (const { objects = [], players = [] } of Object.values(entry.remembers ?? {})) {
          for (const name of objects) reference(name, `${path}.remembers`);
          for (const name of players) player(name, `${path}.remembers`);
        }
        if (entry.controller !== undefined) player(entry.controller, `${path}.controller`);
        if (entry.protector !== undefined) player(entry.protector, `${path}.protector`);
      }
  }
  if (scenario.turn?.of !== undefined) player(scenario.turn.of, 'turn.of');
  script(scenario.script, 'script');
  expectation(scenario.expect, 'expect');
  const { control } = scenario;
  if (control === undefined) return;
  script(control.script, 'control.script');
  expectation(control.expect, 'control.expect');
  for (const name of Object.keys(control.setup ?? {})) player(name, `control.setup.${name}`);
  if (control.turn?.of !== undefined) player(control.turn.of, 'control.turn.of');
  const left = typeof control.without === 'string' ? [control.without] : (control.without ?? []);
  for (const [at, name] of left.entries()) {
    if (lexicon.names.includes(name) || words.keywords.has(name)) continue;
    const reason =
      name in keywords
        ? `nothing here has or gives “${name}”`
        : `“${name}” is no keyword ability and no card here`;
    const nearest = nearestOf(name, [...lexicon.names, ...words.keywords, ...Object.keys(keywords)]);
    faults.push({ path: `control.without[${at}]`, reason, nearest: nearest.filter((one) => one !== name) });
  }
  for (const [at, name] of (control.withoutAbilities ?? []).entries()) {
    if (!lexicon.names.includes(name))
      faults.push({
        path: `control.withoutAbilities[${at}]`,
        reason: `“${name}” is no card here`,
        nearest: nearestOf(name, lexicon.names),
      });
  }
}
