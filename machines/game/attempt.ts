import { z } from 'zod/mini';
import type { PlayerEvent } from '../chart/events.ts';
import { forbidden, type Verdict, withReasons } from '../rules/index.ts';
import { explain } from './legal-actions.ts';
import { type GameActor, inputs, RulesFailure } from './machine.ts';
import { faultWords, formFaults } from './shape.ts';

const id = z.int().check(z.nonnegative());
const payment = z.optional(z.enum(['automatic', 'manual']));
const target = z.union([z.strictObject({ object: id }), z.strictObject({ player: id })]);
const positions = z.array(z.int());
/** The shape of any answer; the decision that is pending says which. */
const answers = [
  z.boolean(),
  z.number(),
  z.string(),
  positions,
  z.array(positions),
  z.strictObject({ units: positions }),
  z.array(z.strictObject({ object: id, defender: target })),
  z.array(z.strictObject({ object: id, attackers: z.array(id) })),
  z.array(
    z.strictObject({
      object: id,
      to: z.array(z.strictObject({ recipient: target, amount: z.number() })),
    }),
  ),
] as const;
const answer = z.union(answers, {
  error: 'no decision has such an answer; legalAnswers lists those of the pending one',
});

const specialAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('turnFaceUp'), by: z.nullable(z.string()) }),
  z.strictObject({ kind: z.literal('exileFromHand'), by: z.string() }),
  z.strictObject({ kind: z.literal('unlock'), by: z.enum(['left', 'right']) }),
]);

/** What a player can send: the shape of each public event. */
export const playerEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('priority.pass'), player: id }),
  z.strictObject({
    type: z.literal('spell.cast'),
    player: id,
    object: id,
    how: z.optional(z.string()),
    payment,
  }),
  z.strictObject({
    type: z.literal('ability.activate'),
    player: id,
    object: id,
    ability: z.string(),
    payment,
  }),
  z.strictObject({
    type: z.literal('land.play'),
    player: id,
    object: id,
    face: z.optional(z.literal(1)),
  }),
  z.strictObject({ type: z.literal('special.take'), player: id, object: id, action: specialAction }),
  z.strictObject({ type: z.literal('decision.answer'), player: id, answer }),
  z.strictObject({ type: z.literal('action.cancel'), player: id }),
  z.strictObject({ type: z.literal('player.concede'), player: id }),
]);

/**
 * Does what a player wants, if they may: the event is checked by its shape and by the rules, and only then sent.
 * Returns the verdict; where it refuses, nothing has changed. Throws a `RulesFailure`, with what led to it, if a rule
 * has a bug; the actor then is where it was.
 */
export function attempt(actor: GameActor, event: unknown): Verdict {
  const shaped = playerEventSchema.safeParse(event, withReasons);
  if (!shaped.success)
    return forbidden('117.1', 'That is nothing a player does: {fault}.', [], {
      values: { fault: faultIn(shaped.error) },
    });
  const action = withoutBlanks(shaped.data);
  const verdict = explain(actor.getSnapshot().context.game, action);
  if (!verdict.ok) return verdict;
  actor.send(action);
  const { failure } = actor.getSnapshot().context;
  if (failure !== null) throw new RulesFailure(failure, inputs(actor));
  // It could be begun, and turned out to be illegal (733.1); an answer that leads to that was a legal one.
  if (action.type !== 'spell.cast' && action.type !== 'ability.activate') return verdict;
  const { happened } = actor.getSnapshot().context.game;
  const illegal = happened.find(({ event: each }) => each.type === 'reverse')?.event;
  return illegal?.type === 'reverse' ? { ok: false, refusals: illegal.refusals } : verdict;
}

/** Where an event first has another shape than any, and what belongs there. */
function faultIn({ issues }: z.core.$ZodError): string {
  const [first] = formFaults(issues);
  return first === undefined ? 'its shape is wrong' : faultWords(first);
}

/** An optional part that is left out and one that is `undefined` are the same. */
function withoutBlanks(event: z.infer<typeof playerEventSchema>): PlayerEvent {
  if (event.type === 'spell.cast') {
    const { how, payment: pays, ...rest } = event;
    return { ...rest, ...(how !== undefined && { how }), ...(pays !== undefined && { payment: pays }) };
  }
  if (event.type === 'land.play') {
    const { face, ...rest } = event;
    return { ...rest, ...(face !== undefined && { face }) };
  }
  if (event.type === 'ability.activate') {
    const { payment: pays, ...rest } = event;
    return { ...rest, ...(pays !== undefined && { payment: pays }) };
  }
  return event;
}
