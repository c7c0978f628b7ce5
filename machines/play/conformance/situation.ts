import { z } from 'zod';

/** A kind of entry with its fields; other fields are tolerated. */
const text = z.string();
const count = z.number().int();

/** What a designator may say of the object or player that is meant. */
const designatorSchema = z.looseObject({
  name: text.optional(),
  alias: text.optional(),
  player: text.optional(),
  stackAbility: text.optional(),
  faceDown: text.optional(),
  copy: z.boolean().optional(),
  mode: count.optional(),
  amount: count.optional(),
  skip: z.boolean().optional(),
});
export type Designator = z.infer<typeof designatorSchema>;

const setupSchema = z.discriminatedUnion('do', [
  z.looseObject({
    do: z.literal('card'),
    zone: z.enum(['battlefield', 'hand', 'graveyard', 'library', 'exile', 'command']),
    player: text,
    name: text,
    count,
    tapped: z.boolean().optional(),
    alias: text.optional(),
  }),
  z.looseObject({ do: z.literal('life'), player: text, value: count }),
  z.looseObject({ do: z.literal('clearLibrary'), player: text }),
  z.looseObject({ do: z.literal('clearHand'), player: text }),
]);
export type SetupEntry = z.infer<typeof setupSchema>;

const whenSchema = z.strictObject({
  onStack: text.optional(),
  copyOnStack: text.optional(),
  notOnStack: text.optional(),
  topOfStack: text.optional(),
  manaInPoolAtLeast: count.optional(),
});
export type When = z.infer<typeof whenSchema>;

const timed = {
  turn: count,
  step: z.enum([
    'untap',
    'upkeep',
    'draw',
    'main1',
    'beginCombat',
    'declareAttackers',
    'declareBlockers',
    'firstStrikeDamage',
    'combatDamage',
    'endCombat',
    'main2',
    'end',
    'cleanup',
  ]),
};
export type StepName = (typeof timed.step.options)[number];
/** The format's steps, in order. */
export const stepNames: readonly StepName[] = timed.step.options;

const acting = { ...timed, player: text };
const choosing = {
  targets: z.array(designatorSchema).optional(),
  noTarget: z.boolean().optional(),
  when: whenSchema.optional(),
};
const creature = z.looseObject({ name: text, index: count.optional() });

/** Actions with a time of their own. */
const actionSchema = z.discriminatedUnion('action', [
  z.looseObject({ action: z.literal('playLand'), ...acting, card: text }),
  z.looseObject({
    action: z.literal('cast'),
    ...acting,
    card: text.optional(),
    alias: text.optional(),
    castMode: text.optional(),
    ...choosing,
  }),
  z.looseObject({
    action: z.literal('activate'),
    ...acting,
    ability: text,
    alias: text.optional(),
    ...choosing,
  }),
  z.looseObject({
    action: z.literal('activateMana'),
    ...acting,
    ability: text,
    alias: text.optional(),
  }),
  z.looseObject({
    action: z.literal('attack'),
    ...acting,
    attacker: creature,
    defender: z.looseObject({ player: text.optional(), permanent: text.optional() }).optional(),
  }),
  z.looseObject({ action: z.literal('attackNone'), ...acting }),
  z.looseObject({ action: z.literal('block'), ...acting, blocker: creature, attacker: creature }),
  z.looseObject({ action: z.literal('blockNone'), ...acting }),
  z.looseObject({ action: z.literal('waitStackResolved'), ...acting, one: z.boolean().optional() }),
  z.looseObject({ action: z.literal('concede'), ...acting }),
  z.looseObject({
    action: z.literal('addCounters'),
    ...acting,
    name: text.optional(),
    alias: text.optional(),
    counter: text,
    count,
  }),
  z.looseObject({ action: z.literal('check'), ...acting, check: text, of: text.optional() }),
]);
export type Act = z.infer<typeof actionSchema>;
export type ActOf<Kind extends Act['action']> = Extract<Act, { action: Kind }>;

const pickSchema = z.looseObject({
  name: text.optional(),
  player: text.optional(),
  alias: text.optional(),
  copy: z.boolean().optional(),
  faceDown: text.optional(),
});
export type Pick = z.infer<typeof pickSchema>;

const choiceSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('yesNo'), value: z.boolean() }),
  z.looseObject({ type: z.literal('amount'), value: count }),
  z.looseObject({ type: z.literal('pick'), values: z.array(pickSchema) }),
  z.looseObject({ type: z.literal('skip') }),
  z.looseObject({ type: z.literal('normalCost') }),
]);
export type Choice = z.infer<typeof choiceSchema>;

/** Answers without a time, for each player in the order in which they are asked. */
const answerSchema = z.discriminatedUnion('action', [
  z.looseObject({ action: z.literal('choice'), player: text, choice: choiceSchema }),
  z.looseObject({
    action: z.literal('target'),
    player: text,
    targets: z.array(designatorSchema).optional(),
    skip: z.boolean().optional(),
  }),
  z.looseObject({
    action: z.literal('mode'),
    player: text,
    mode: count.optional(),
    skip: z.boolean().optional(),
  }),
]);
export type QueuedAnswer = z.infer<typeof answerSchema>;

/** What must be so: its kind, and whatever that kind says. */
const checkSchema = z.looseObject({ check: text, player: text.optional() });
export type Check = z.infer<typeof checkSchema>;

const stopSchema = z.looseObject({ turn: count, step: timed.step });
export type Stop = z.infer<typeof stopSchema>;

const failureSchema = z.looseObject({ reason: text, scope: text.optional() });

const stageSchema = z.looseObject({
  stopAt: stopSchema,
  expect: z.array(checkSchema).optional(),
  scriptUpTo: count,
  expectFailure: failureSchema.optional(),
});

const entry = z.record(z.string(), z.unknown());

/** The whole of a situation; the entries of setup and script are read one by one, to tell which are not known. */
const envelopeSchema = z.looseObject({
  id: text,
  players: count.min(2).max(6),
  gameType: text.optional(),
  startingLife: count.optional(),
  startingPlayer: text.optional(),
  skipFirstDraw: z.boolean().optional(),
  turnOrder: z.array(text).optional(),
  range: text.optional(),
  attackOption: text.optional(),
  seats: z.unknown().optional(),
  decks: z.record(z.string(), z.string()).optional(),
  ignored: z.boolean().optional(),
  strictChoose: z.union([z.boolean(), z.record(z.string(), z.boolean())]).optional(),
  expectFailure: failureSchema.optional(),
  setup: z.array(entry),
  script: z.array(entry),
  stopAt: stopSchema,
  expect: z.array(checkSchema).optional(),
  stages: z.array(stageSchema).optional(),
});

/** Where one stage of a situation ends, and what must be so then. */
export interface Stage {
  readonly stopAt: Stop;
  readonly expect: readonly Check[];
  /** So many entries of the script are known by then. */
  readonly scriptUpTo: number;
  readonly expectFailure: { readonly reason: string; readonly scope?: string | undefined } | null;
}

/** A situation as it is run. */
export interface Situation {
  readonly id: string;
  /** Letters, in turn order. */
  readonly players: readonly string[];
  readonly startingPlayer: string;
  readonly startingLife: number;
  readonly skipsFirstDraw: boolean;
  readonly isStrict: (player: string) => boolean;
  readonly setup: readonly SetupEntry[];
  readonly script: readonly (Act | QueuedAnswer)[];
  readonly stages: readonly Stage[];
}

/** A situation, or why it can’t be run: kinds of entries that are not known here. Throws for what is no situation. */
export function readSituation(
  value: unknown,
): { readonly situation: Situation } | { readonly id: string; readonly unsupported: readonly string[] } {
  const read = envelopeSchema.parse(value);
  const unsupported: string[] = [];
  const setup = read.setup.flatMap((one) => parsed(setupSchema, one, one.do, 'setup', unsupported));
  const script = read.script.flatMap((one): readonly (Act | QueuedAnswer)[] =>
    one.turn === undefined
      ? parsed(answerSchema, one, nameOfAnswer(one), 'answer', unsupported)
      : parsed(actionSchema, one, one.action, 'action', unsupported),
  );
  if (read.ignored === true) unsupported.push('it is switched off where it comes from');
  if (read.gameType !== undefined && read.gameType !== 'duel' && read.gameType !== 'freeForAll')
    unsupported.push(`game type: ${read.gameType}`);
  if (read.range !== undefined && read.range !== 'all') unsupported.push(`range of influence: ${read.range}`);
  if (read.attackOption !== undefined && read.attackOption !== 'multiple')
    unsupported.push(`attack option: ${read.attackOption}`);
  if (read.seats !== undefined) unsupported.push('seats');
  if (read.decks !== undefined) unsupported.push('decks');
  if (unsupported.length > 0) return { id: read.id, unsupported: [...new Set(unsupported)] };
  const letters = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, read.players);
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
      isStrict: (player) => (typeof strict === 'boolean' ? strict : (strict[player] ?? false)),
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
  schema: z.ZodType<T>,
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
