import type { z } from 'zod';
import { checkCard, findCard, nearestNames } from '../../cards/index.ts';
import { issueWords } from '../../game/shape.ts';
import { type CardDefinition, fullName, keywords, nearestOf } from '../../rules/index.ts';
import { wrongIn } from './described.ts';
import {
  type Expectation,
  gameExpectationSchema,
  objectExpectationSchema,
  playerExpectationSchema,
  type Scenario,
  type ScriptEntry,
  type Seat,
  scenarioSchema,
} from './form.ts';
import { type Action, readLine } from './line.ts';
import { type Lexicon, namesOf, wholeReference } from './names.ts';

/** Something wrong with a scenario: where, why, and names that may have been meant. */
export interface ScenarioFault {
  /** From the top: `players[0].hand[1]`. */
  readonly path: string;
  readonly reason: string;
  readonly nearest: readonly string[];
}

/** A scenario whose cards are found and whose lines are read. */
export interface ReadScenario {
  readonly scenario: Scenario;
  /** Every card in it, by name. */
  readonly definitions: Readonly<Record<string, CardDefinition>>;
  readonly lexicon: Lexicon;
}

export type ReadResult =
  | { readonly ok: true; readonly read: ReadScenario }
  | { readonly ok: false; readonly faults: readonly ScenarioFault[] };

const zones = ['battlefield', 'hand', 'graveyard', 'library', 'exile', 'command', 'outside'] as const;

/** What a player without a library of their own draws. */
export const usualLibrary = { card: 'Wastes', count: 20 } as const;

/**
 * Reads a scenario from JSON: every fault at once, with its path, the reason, and the nearest names; none of it is
 * run if there is one. Refused are: another form than the schema’s, cards that nobody knows, cards of the scenario’s
 * own that aren’t whole or are called like a real one, lines that can’t be read, and names that nothing has.
 */
export function readScenario(value: unknown): ReadResult {
  const shaped = scenarioSchema.safeParse(value);
  if (!shaped.success) return { ok: false, faults: shapeFaults(shaped.error.issues) };
  const scenario = shaped.data;
  const faults: ScenarioFault[] = [];
  const faulty = new Set<string>();
  const definitions = cardsOf(scenario, faults, faulty);
  const seats = scenario.players;
  for (const [at, { name }] of seats.entries()) {
    if (seats.findIndex((seat) => seat.name.toLowerCase() === name.toLowerCase()) !== at)
      faults.push({ path: `players[${at}].name`, reason: `two players are called ${name}`, nearest: [] });
  }
  const lexicon: Lexicon = {
    players: seats.map(({ name }) => name),
    aliases: [...seats, ...Object.values(scenario.control?.setup ?? {})].flatMap(aliasesOf),
    // What speaks of a card that isn’t whole has no fault of its own.
    names: [...namesOf(Object.values(definitions)), ...faulty],
  };
  checkNames(scenario, lexicon, faults);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, read: { scenario, definitions, lexicon } };
}

type Issue = z.core.$ZodIssue;

const pathOf = (path: readonly PropertyKey[], top: string): string =>
  path.reduce<string>(
    (before, part) =>
      typeof part === 'number' ? `${before}[${part}]` : `${before}${before === '' ? '' : '.'}${String(part)}`,
    top,
  );

/** What is wrong with the form. Of several forms that it could have, the one that it nearly has. */
const shapeFaults = (issues: readonly Issue[], top = ''): readonly ScenarioFault[] =>
  issues.flatMap((issue): readonly ScenarioFault[] => {
    const path = pathOf(issue.path, top);
    if (issue.code !== 'invalid_union') return [{ path, reason: issueWords(issue), nearest: [] }];
    const weight = (one: readonly Issue[]) =>
      one.reduce(
        (sum, { code, ...more }) => sum + ('keys' in more ? more.keys.length : code.length > 0 ? 1 : 0),
        0,
      );
    const [best] = [...issue.errors].sort((a, b) => weight(a) - weight(b));
    return best === undefined ? [{ path, reason: issueWords(issue), nearest: [] }] : shapeFaults(best, path);
  });

const aliasesOf = (seat: Omit<Seat, 'name'>): readonly string[] =>
  zones.flatMap((zone) =>
    (seat[zone] ?? []).flatMap((entry) => (typeof entry === 'string' ? [] : (entry.as ?? []))),
  );

/**
 * The cards that the scenario names. What is wrong with them is added to the faults; the names of its own that aren’t whole
 * to those that are faulty.
 */
function cardsOf(
  scenario: Scenario,
  faults: ScenarioFault[],
  faulty: Set<string>,
): Readonly<Record<string, CardDefinition>> {
  const own: Record<string, CardDefinition> = {};
  const declared = new Set<string>();
  for (const [at, card] of (scenario.cards ?? []).entries()) {
    const path = `cards[${at}]`;
    const wrong = checkCard(card);
    for (const { path: inner, reason } of wrong)
      faults.push({ path: inner === '' ? path : `${path}.${inner}`, reason, nearest: [] });
    if (findCard(card.name) !== undefined)
      faults.push({ path, reason: `${card.name} is a real card: name it, don’t describe it`, nearest: [] });
    if (declared.has(card.name))
      faults.push({ path, reason: `two cards are called ${card.name}`, nearest: [] });
    declared.add(card.name);
    if (wrong.length === 0 && isCard(card)) own[card.name] = card;
    else faulty.add(card.name);
  }
  const definitions: Record<string, CardDefinition> = { ...own };
  const add = (name: string, path: string): CardDefinition | undefined => {
    const isCalledSo = (card: CardDefinition) => card.name === name || fullName(card) === name;
    const declaredHere = Object.values(own).find(isCalledSo);
    if (declaredHere !== undefined) return declaredHere;
    const card = findCard(name);
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
    for (const zone of zones)
      for (const [at, entry] of (seat[zone] ?? []).entries()) {
        const where = `${path}.${zone}[${at}]`;
        const card = add(typeof entry === 'string' ? entry : entry.card, where);
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
    for (const [at, name] of (seat.commanders ?? []).entries()) add(name, `${path}.commanders[${at}]`);
  };
  for (const [at, seat] of scenario.players.entries()) addSeat(seat, `players[${at}]`);
  for (const [name, seat] of Object.entries(scenario.control?.setup ?? {}))
    addSeat(seat, `control.setup.${name}`);
  add(usualLibrary.card, 'players');
  return definitions;
}

/** `checkCard` found nothing: it is what it has to be. */
const isCard = (card: unknown): card is CardDefinition => checkCard(card).length === 0;

/** Every line is read, and every name in the expectations and the setup. */
function checkNames(scenario: Scenario, lexicon: Lexicon, faults: ScenarioFault[]): void {
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
      nearest: result.unknown === null ? [] : nearestOf(result.unknown, known),
    });
    return null;
  };
  const expectation = (expected: Expectation, path: string) =>
    checkExpectation(expected, path, { lexicon, reference, player, line, faults });
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
    for (const zone of zones)
      for (const [index, entry] of (seat[zone] ?? []).entries()) {
        if (typeof entry === 'string') continue;
        const path = `players[${at}].${zone}[${index}]`;
        if (entry.attachedTo !== undefined) reference(entry.attachedTo, `${path}.attachedTo`);
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
  const cards = lexicon.names;
  const left = typeof control.without === 'string' ? [control.without] : (control.without ?? []);
  for (const [at, name] of left.entries()) {
    if (!cards.includes(name) && !(name in keywords))
      faults.push({
        path: `control.without[${at}]`,
        reason: `“${name}” is no keyword ability and no card here`,
        nearest: nearestOf(name, [...cards, ...Object.keys(keywords)]),
      });
  }
  for (const [at, name] of (control.withoutAbilities ?? []).entries()) {
    if (!cards.includes(name))
      faults.push({
        path: `control.withoutAbilities[${at}]`,
        reason: `“${name}” is no card here`,
        nearest: nearestOf(name, cards),
      });
  }
}

interface Checks {
  readonly lexicon: Lexicon;
  readonly reference: (text: string, path: string) => void;
  readonly player: (name: string, path: string) => void;
  readonly line: (text: string, path: string) => Action | null;
  readonly faults: ScenarioFault[];
}

function checkExpectation(expected: Expectation, path: string, checks: Checks): void {
  const { faults, lexicon, line, player, reference } = checks;
  const shape = (schema: typeof playerExpectationSchema | typeof objectExpectationSchema, key: string) => {
    const result = schema.safeParse(expected[key]);
    if (!result.success) faults.push(...shapeFaults(result.error.issues, `${path}.${key}`));
  };
  for (const key of Object.keys(expected)) {
    if (key === 'game') continue;
    if (lexicon.players.includes(key)) shape(playerExpectationSchema, key);
    else {
      shape(objectExpectationSchema, key);
      reference(key, `${path}.${key}`);
      const seen = objectExpectationSchema.safeParse(expected[key]).data?.seenBy ?? [];
      for (const name of seen) player(name, `${path}.${key}.seenBy`);
    }
  }
  if (expected.game === undefined) return;
  const shaped = gameExpectationSchema.safeParse(expected.game);
  if (!shaped.success) {
    faults.push(...shapeFaults(shaped.error.issues, `${path}.game`));
    return;
  }
  const game = shaped.data;
  for (const text of game.may ?? []) line(text, `${path}.game.may`);
  for (const text of Object.keys(game.mayNot ?? {})) line(text, `${path}.game.mayNot`);
  if (game.turn?.of !== undefined) player(game.turn.of, `${path}.game.turn.of`);
  if (game.asked !== undefined) player(game.asked.player, `${path}.game.asked.player`);
  for (const list of [game.happened ?? [], game.notHappened ?? []])
    for (const one of list) {
      if (one.player !== undefined) player(one.player, `${path}.game.happened.player`);
      if (one.object !== undefined) reference(one.object, `${path}.game.happened.object`);
      if (one.source !== undefined) reference(one.source, `${path}.game.happened.source`);
    }
}
