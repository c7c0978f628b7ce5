/** The entries of a situation: what is set up, done, answered and checked. */
import { z } from 'zod/mini';

/** A kind of entry with its fields; other fields are tolerated. */
const text = z.string();
const count = z.int();
const timeOfDay = z.enum(['day', 'night']);

/** What a designator may say of the object or player that is meant. */
const designatorSchema = z.looseObject({
  name: z.optional(text),
  alias: z.optional(text),
  player: z.optional(text),
  stackAbility: z.optional(text),
  faceDown: z.optional(text),
  copy: z.optional(z.boolean()),
  mode: z.optional(count),
  amount: z.optional(count),
  skip: z.optional(z.boolean()),
});
export type Designator = z.infer<typeof designatorSchema>;

export const setupSchema = z.discriminatedUnion('do', [
  z.looseObject({
    do: z.literal('card'),
    zone: z.enum(['battlefield', 'hand', 'graveyard', 'library', 'exile', 'command', 'outside']),
    player: text,
    name: text,
    count: z.int().check(z.minimum(0), z.maximum(1000)),
    tapped: z.optional(z.boolean()),
    alias: z.optional(text),
  }),
  z.looseObject({ do: z.literal('life'), player: text, value: count }),
  z.looseObject({ do: z.literal('clearLibrary'), player: text }),
  z.looseObject({ do: z.literal('clearHand'), player: text }),
  z.looseObject({ do: z.literal('manualMana'), player: text }),
  z.looseObject({ do: z.literal('dayNight'), value: timeOfDay }),
  z.looseObject({ do: z.literal('emblem'), player: text, of: text }),
  z.looseObject({
    do: z.literal('customEffect'),
    player: text,
    effect: z.enum([
      'targetDamage',
      'targetDestroy',
      'targetExile',
      'allDestroy',
      'targetTransform',
      'targetBlink',
      'returnFromAnyToHand',
      'spellCostModification',
    ]),
    amount: z.optional(count),
    targets: z.optional(count),
  }),
]);
export type SetupEntry = z.infer<typeof setupSchema>;

const whenSchema = z.strictObject({
  onStack: z.optional(text),
  copyOnStack: z.optional(text),
  notOnStack: z.optional(text),
  topOfStack: z.optional(text),
  manaInPoolAtLeast: z.optional(count),
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
  targets: z.optional(z.array(designatorSchema)),
  noTarget: z.optional(z.boolean()),
  when: z.optional(whenSchema),
};
const creature = z.looseObject({ name: text, index: z.optional(count) });

/** Actions with a time of their own. */
export const actionSchema = z.discriminatedUnion('action', [
  z.looseObject({ action: z.literal('playLand'), ...acting, card: text }),
  z.looseObject({
    action: z.literal('cast'),
    ...acting,
    card: z.optional(text),
    alias: z.optional(text),
    castMode: z.optional(text),
    ...choosing,
  }),
  z.looseObject({
    action: z.literal('activate'),
    ...acting,
    ability: text,
    alias: z.optional(text),
    ...choosing,
  }),
  z.looseObject({
    action: z.literal('activateMana'),
    ...acting,
    ability: text,
    alias: z.optional(text),
  }),
  z.looseObject({
    action: z.literal('attack'),
    ...acting,
    attacker: creature,
    defender: z.optional(z.looseObject({ player: z.optional(text), permanent: z.optional(text) })),
  }),
  z.looseObject({ action: z.literal('attackNone'), ...acting }),
  z.looseObject({ action: z.literal('block'), ...acting, blocker: creature, attacker: creature }),
  z.looseObject({ action: z.literal('blockNone'), ...acting }),
  z.looseObject({ action: z.literal('waitStackResolved'), ...acting, one: z.optional(z.boolean()) }),
  z.looseObject({ action: z.literal('concede'), ...acting }),
  z.looseObject({ action: z.literal('setDayNight'), ...acting, value: timeOfDay }),
  z.looseObject({
    action: z.literal('addCounters'),
    ...acting,
    name: z.optional(text),
    alias: z.optional(text),
    counter: text,
    count,
  }),
  z.looseObject({ action: z.literal('check'), ...acting, check: text, of: z.optional(text) }),
]);
export type Act = z.infer<typeof actionSchema>;
export type ActOf<Kind extends Act['action']> = Extract<Act, { action: Kind }>;

const pickSchema = z.looseObject({
  name: z.optional(text),
  player: z.optional(text),
  alias: z.optional(text),
  copy: z.optional(z.boolean()),
  faceDown: z.optional(text),
});
export type Pick = z.infer<typeof pickSchema>;

const choiceSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('yesNo'), value: z.boolean() }),
  z.looseObject({ type: z.literal('amount'), value: count }),
  z.looseObject({ type: z.literal('pick'), values: z.array(pickSchema) }),
  z.looseObject({ type: z.literal('skip') }),
  z.looseObject({ type: z.literal('normalCost') }),
  z.looseObject({ type: z.literal('coin'), value: z.boolean() }),
  z.looseObject({ type: z.literal('die'), value: count }),
  z.looseObject({ type: z.literal('manaCancel') }),
  z.looseObject({ type: z.literal('skipFailedCommand') }),
]);
export type Choice = z.infer<typeof choiceSchema>;

/** Answers without a time, for each player in the order in which they are asked. */
export const answerSchema = z.discriminatedUnion('action', [
  z.looseObject({ action: z.literal('choice'), player: text, choice: choiceSchema }),
  z.looseObject({
    action: z.literal('target'),
    player: text,
    targets: z.optional(z.array(designatorSchema)),
    skip: z.optional(z.boolean()),
  }),
  z.looseObject({
    action: z.literal('mode'),
    player: text,
    mode: z.optional(count),
    skip: z.optional(z.boolean()),
  }),
]);
export type QueuedAnswer = z.infer<typeof answerSchema>;

/** What must be so: its kind, and whatever that kind says. */
export const checkSchema = z.looseObject({ check: text, player: z.optional(text) });
export type Check = z.infer<typeof checkSchema>;
