import { z } from 'zod/mini';
import { withReasons } from '../../rules/index.ts';
import type { Deck, Decks } from './decks.ts';
import {
  type Act,
  actionSchema,
  answerSchema,
  type Check,
  checkSchema,
  type QueuedAnswer,
  type SetupEntry,
  setupSchema,
  stepNames,
} from './entries.ts';
import { faultsOf, refuse, strangersIn } from './malformed.ts';

const text = z.string();
const count = z.int();

const stopSchema = z.looseObject({ turn: count, step: z.enum(stepNames) });
export type Stop = z.infer<typeof stopSchema>;

const failureSchema = z.looseObject({
  reason: text,
  scope: z.optional(text),
  player: z.optional(text),
  count: z.optional(count),
});
export type ExpectedFailure = z.infer<typeof failureSchema>;

const stageSchema = z.looseObject({
  stopAt: stopSchema,
  expect: z.optional(z.array(checkSchema)),
  scriptUpTo: count,
  expectFailure: z.optional(failureSchema),
});

const entry = z.record(z.string(), z.unknown());

/** The whole of a situation; the entries of setup and script are read one by one, to tell which are not known. */
const envelopeSchema = z.looseObject({
  id: text,
  players: count.check(z.minimum(2), z.maximum(6)),
  gameType: z.optional(text),
  startingLife: z.optional(count),
  startingPlayer: z.optional(text),
  skipFirstDraw: z.optional(z.boolean()),
  turnOrder: z.optional(z.array(text)),
  range: z.optional(text),
  attackOption: z.optional(text),
  seats: z.optional(z.unknown()),
  decks: z.optional(z.record(z.string(), z.string())),
  ignored: z.optional(z.boolean()),
  strictChoose: z.optional(z.union([z.boolean(), z.record(z.string(), z.boolean())])),
  expectFailure: z.optional(failureSchema),
  setup: z.array(entry),
  script: z.array(entry),
  stopAt: stopSchema,
  expect: z.optional(z.array(checkSchema)),
  stages: z.optional(z.array(stageSchema)),
});

/** Where one stage of a situation ends, and what must be so then. */
export interface Stage {
  readonly stopAt: Stop;
  readonly expect: readonly Check[];
  /** So many entries of the script are known by then. */
  readonly scriptUpTo: number;
  readonly expectFailure: ExpectedFailure | null;
}

/** A situation as it is run. */
export interface Situation {
  readonly id: string;
  /** Letters, in turn order. */
  readonly players: readonly string[];
  readonly startingPlayer: string;
  readonly startingLife: number;
  readonly skipsFirstDraw: boolean;
  /** To which side players attack; null: any opponent. */
  readonly attackOption: 'left' | 'right' | null;
  /** Cards in the command zone are commanders (903.3). */
  readonly hasCommanders: boolean;
  /** By player, where the deck is not the usual one. */
  readonly decks: Readonly<Record<string, Deck>>;
  readonly isStrict: (player: string) => boolean;
  /** Whether a player says which mana pays for what. */
  readonly paysByHand: (player: string) => boolean;
  readonly setup: readonly SetupEntry[];
  readonly script: readonly (Act | QueuedAnswer)[];
  readonly stages: readonly Stage[];
}

/** The variants that are played here. */
const gameTypes: Readonly<Record<string, { readonly hasCommanders: boolean }>> = {
  duel: { hasCommanders: false },
  freeForAll: { hasCommanders: false },
  commanderDuel: { hasCommanders: true },
  commanderFreeForAll: { hasCommanders: true },
};

/** Who sits where, if not A, B and so on. */
const seatsSchema = z.optional(z.array(text).check(z.minLength(2), z.maxLength(6)));

/** A situation, or why it can’t be run: kinds of entries that are not known here. Throws for what is no situation. */
export function readSituation(
  value: unknown,
  decks: Decks,
): { readonly situation: Situation } | { readonly id: string; readonly unsupported: readonly string[] } {
  const parsedWhole = envelopeSchema.safeParse(value, withReasons);
  if (!parsedWhole.success) refuse(faultsOf(parsedWhole.error));
  const read = parsedWhole.data;
  const unsupported: string[] = [];
  const setup = read.setup.flatMap((one) => parsed(setupSchema, one, one.do, 'setup', unsupported));
  const script = read.script.flatMap((one): readonly (Act | QueuedAnswer)[] =>
    one.turn === undefined
      ? parsed(answerSchema, one, nameOfAnswer(one), 'answer', unsupported)
      : parsed(actionSchema, one, one.action, 'action', unsupported),
  );
  if (read.ignored === true) unsupported.push('it is switched off where it comes from');
  const { attackOption, gameType = 'duel' } = read;
  if (gameTypes[gameType] === undefined) unsupported.push(`game type: ${gameType}`);
  if (read.range !== undefined && read.range !== 'all') unsupported.push(`range of influence: ${read.range}`);
  const side = attackOption === 'left' || attackOption === 'right' ? attackOption : null;
  if (side === null && attackOption !== undefined && attackOption !== 'multiple')
    unsupported.push(`attack option: ${attackOption}`);
  const seats = seatsSchema.safeParse(read.seats);
  if (!seats.success) unsupported.push('seats');
  const letters = seats.data ?? ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, read.players);
  const strangers = strangersIn(read, letters);
  if (strangers.length > 0) refuse(strangers);
  for (const name of Object.values(read.decks ?? {}))
    if (decks[name] === undefined) unsupported.push(`deck: ${name}`);
  if (unsupported.length > 0) return { id: read.id, unsupported: [...new Set(unsupported)] };
  const strict = read.strictChoose ?? false;
  const last: Stage = {
    stopAt: read.stopAt,
    expect: read.expect ?? [],
    scriptUpTo: script.length,
    expectFailure: read.expectFailure ?? null,
  };
  const stages = read.stages?.map((stage) => ({
    stopAt: stage.stopAt,
    expect: stage.expect ?? [],
    scriptUpTo: stage.scriptUpTo,
    expectFailure: stage.expectFailure ?? null,
  }));
  return {
    situation: {
      id: read.id,
      players: read.turnOrder ?? letters,
      startingPlayer: read.startingPlayer ?? 'A',
      startingLife: read.startingLife ?? 20,
      skipsFirstDraw: read.skipFirstDraw ?? false,
      attackOption: side,
      hasCommanders: gameTypes[gameType]?.hasCommanders === true,
      decks: Object.fromEntries(
        Object.entries(read.decks ?? {}).flatMap(([player, name]) => {
          const deck = decks[name];
          return deck === undefined ? [] : [[player, deck]];
        }),
      ),
      isStrict: (player) => (typeof strict === 'boolean' ? strict : (strict[player] ?? false)),
      paysByHand: (player) => setup.some((one) => one.do === 'manualMana' && one.player === player),
      setup,
      script,
      stages: stages ?? [last],
    },
  };
}

const nameOfAnswer = (one: Readonly<Record<string, unknown>>): string => {
  const choice = one.choice;
  const type = typeof choice === 'object' && choice !== null && 'type' in choice ? choice.type : null;
  return typeof type === 'string' ? `${String(one.action)} of ${type}` : String(one.action);
};

function parsed<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
  kind: unknown,
  what: string,
  unsupported: string[],
): readonly T[] {
  const read = schema.safeParse(value);
  if (read.success) return [read.data];
  const [issue] = read.error.issues;
  const isKind = issue?.path.length === 0 || issue?.code === 'invalid_union';
  const path = issue === undefined || isKind ? '' : ` (${issue.path.join('.')})`;
  unsupported.push(`${what}: ${String(kind)}${path}`);
  return [];
}
