import { z } from 'zod/mini';
import { type CardsByName, cardOfName } from '../../decks/index.ts';
import { engineVersion, playerEventSchema, putRulesTogether, restoreGame } from '../../game/index.ts';
import { FormError, type FormFault, formFaults } from '../../game/shape.ts';
import { counted } from '../../game/words.ts';
import { cardUpToDate } from '../../rules/abilities/check/older/index.ts';
import { inQuestion, nearestOf, withReasons } from '../../rules/index.ts';
import { checkCard } from '../../words/check-card.ts';
import { settingsSchema } from '../settings.ts';
import { type Recording, recordingFormat, withKnown } from './recording.ts';

/** What is wrong with a recording, and where: a path such as `events.37.player`, `''` for the whole of it. */
export type RecordingFault = FormFault;

/** A recording that can't be replayed, with everything that is wrong with it. Nothing of it was played. */
export class RecordingError extends FormError {
  override name = 'RecordingError';

  constructor(faults: readonly RecordingFault[]) {
    super('This recording can’t be replayed', faults);
  }
}

const count = z.int().check(z.minimum(1), z.maximum(999));
const cards = z.array(z.strictObject({ name: z.string().check(z.minLength(1)), count }));
const seat = z.int().check(z.minimum(0), z.maximum(5));

const setupSchema = z.strictObject({
  players: z
    .array(
      z.strictObject({
        name: z.string().check(z.minLength(1)),
        deck: cards.check(z.minLength(1)),
        sideboard: z.optional(cards),
        commanders: z.optional(z.array(z.string())),
        noted: z.optional(z.record(z.string(), z.array(z.string()))),
        command: z.optional(cards),
        stickerSheets: z.optional(z.array(z.string())),
        leftOut: z.optional(cards),
      }),
    )
    .check(z.minLength(2), z.maxLength(6)),
  settings: settingsSchema,
  first: z.union([seat, z.literal('random'), z.literal('chosen')]),
  cards: z.optional(z.array(z.looseObject({ name: z.string().check(z.minLength(1)) }))),
});

const lineName = z.string().check(z.maxLength(1000));
const line = z.strictObject({
  name: lineName,
  of: z.int().check(z.minimum(0)),
  after: z.int().check(z.minimum(0)),
  events: z.array(playerEventSchema),
});

const common = {
  format: z.literal(recordingFormat),
  engine: z.string(),
  seed: z.string(),
  name: z.optional(lineName),
  events: z.array(playerEventSchema),
  lines: z.optional(z.array(line)),
  shown: z.optional(z.int().check(z.minimum(0))),
};
/** A game from its decks on, or one that began in the middle: how that is saved is checked as it is restored. */
const withSetup = z.strictObject({ ...common, setup: setupSchema });
const fromTheMiddle = z.strictObject({ ...common, from: z.looseObject({ format: z.string() }) });

type Shape = z.infer<typeof withSetup>;

/**
 * A recording from unknown JSON (or its text), with the definitions of all cards that it names: its own, and those of
 * `cards` that it leaves out. Throws a `RecordingError` with the path and reason of every fault: no
 * JSON, another format, another version of the engine, parts that are missing or of the wrong kind, unknown cards.
 */
export function readRecording(json: unknown, cards: CardsByName = {}): Recording {
  putRulesTogether();
  if (typeof json === 'string' && json.trim() === '') throw fault('', 'it is empty');
  const value = broughtUpToDate(typeof json === 'string' ? parsed(json) : json);
  const known = z.looseObject({ format: z.literal(recordingFormat), engine: z.string() }).safeParse(value);
  if (!known.success) throw fault('', 'it is no recording of Spellchart');
  if (known.data.engine !== engineVersion)
    throw fault('engine', `it was recorded by version ${known.data.engine}; this is ${engineVersion}`);
  const { from } = known.data;
  const read =
    from !== undefined
      ? fromTheMiddle.safeParse(value, withReasons)
      : withSetup.safeParse(value, withReasons);
  if (!read.success) throw new RecordingError(formFaults(read.error.issues));
  const faults = [
    ...('setup' in read.data ? faultsOf(read.data, cards) : faultsOfSaved(read.data.from)),
    ...faultsOfLines(read.data),
  ];
  if (faults.length > 0) throw new RecordingError(faults);
  if (!isRecording(value)) throw fault('', 'it is no recording of Spellchart');
  return withKnown(value, cards);
}

const inOlderWords = z.looseObject({ setup: z.looseObject({ cards: z.array(z.unknown()) }) });

/** The same recording with its own cards as they are written now. A game that it begins with is brought up to date as it is restored. */
function broughtUpToDate(value: unknown): unknown {
  const read = inOlderWords.safeParse(value);
  if (!read.success) return value;
  const { setup } = read.data;
  return { ...read.data, setup: { ...setup, cards: setup.cards.map(cardUpToDate) } };
}

/** What is wrong with a game that a recording begins with. */
function faultsOfSaved(saved: unknown): readonly RecordingFault[] {
  try {
    restoreGame(saved);
    return [];
  } catch (error) {
    return [{ path: 'from', reason: error instanceof Error ? error.message : String(error) }];
  }
}

export const fault = (path: string, reason: string): RecordingError => new RecordingError([{ path, reason }]);

/** What the schema and `faultsOf` have found to be one. */
const isRecording = (value: unknown): value is Recording =>
  withSetup.safeParse(value).success || fromTheMiddle.safeParse(value).success;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw fault('', `it is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What a shape can't say: that cards exist, that commanders are in the deck, that who acts sits at the table. */
function faultsOf({ events, lines = [], setup }: Shape, known: CardsByName): readonly RecordingFault[] {
  const own = new Set((setup.cards ?? []).map(({ name }) => name));
  const left = namesIn(setup).filter((name) => !own.has(name));
  if (left.length > 0 && Object.keys(known).length === 0)
    return [{ path: 'setup.cards', reason: notGiven(left) }];
  const noCard = (name: string): string =>
    `no card is named ${name}${inQuestion(nearestOf(name, [...own, ...Object.keys(known)]))}`;
  const faults: RecordingFault[] = [];
  for (const [at, card] of (setup.cards ?? []).entries())
    for (const { path, reason } of checkCard(card))
      faults.push({ path: `setup.cards.${at}${path === '' ? '' : `.${path}`}`, reason });
  for (const [at, player] of setup.players.entries()) {
    const parts = { deck: player.deck, sideboard: player.sideboard ?? [], command: player.command ?? [] };
    for (const [part, list] of Object.entries(parts))
      for (const [index, { name }] of list.entries())
        if (!own.has(name) && cardOfName(known, name) === undefined)
          faults.push({ path: `setup.players.${at}.${part}.${index}.name`, reason: noCard(name) });
    for (const [index, sheet] of (player.stickerSheets ?? []).entries())
      if (!own.has(sheet))
        faults.push({
          path: `setup.players.${at}.stickerSheets.${index}`,
          reason: `there is no sticker sheet ${sheet}`,
        });
    for (const [index, commander] of (player.commanders ?? []).entries())
      if (!player.deck.some(({ name }) => name === commander))
        faults.push({
          path: `setup.players.${at}.commanders.${index}`,
          reason: `${commander} is not in the deck`,
        });
  }
  const { length } = setup.players;
  if (typeof setup.first === 'number' && setup.first >= length)
    faults.push({
      path: 'setup.first',
      reason: `nobody sits at ${setup.first}: there are ${length} players`,
    });
  const done = [
    { path: 'events', events },
    ...lines.map((line, at) => ({ path: `lines.${at}.events`, events: line.events })),
  ];
  for (const { path, events: all } of done)
    for (const [at, { player }] of all.entries())
      if (player >= length)
        faults.push({
          path: `${path}.${at}.player`,
          reason: `nobody sits at ${player}: there are ${length} players`,
        });
  return faults;
}

const namesIn = ({ players }: Shape['setup']): readonly string[] => [
  ...new Set(
    players.flatMap(({ command = [], deck, sideboard = [] }) =>
      [...deck, ...sideboard, ...command].map(({ name }) => name),
    ),
  ),
];

/** Of cards that a recording leaves out, as whoever opens it has them, when nobody gave any. */
const notGiven = (names: readonly string[]): string =>
  `it names ${counted(names.length, 'card')} that it does not hold, such as ${names[0]}: they have to be given with it`;

/** What is wrong with where lines branch off, and with which one was looked at. */
function faultsOfLines({ events, lines = [], shown = 0 }: Pick<Shape, 'events' | 'lines' | 'shown'>) {
  const faults: RecordingFault[] = [];
  const lengths = [events.length];
  for (const [at, line] of lines.entries()) {
    const length = lengths[line.of];
    if (length === undefined)
      faults.push({
        path: `lines.${at}.of`,
        reason: `a line branches off an earlier one, and ${line.of} is none`,
      });
    else if (line.after > length)
      faults.push({
        path: `lines.${at}.after`,
        reason: `there is no step ${line.after} to branch off: that line has ${length}`,
      });
    lengths.push(line.after + line.events.length);
  }
  if (shown >= lengths.length)
    faults.push({ path: 'shown', reason: `there is no line ${shown}: it has ${lengths.length}` });
  return faults;
}
