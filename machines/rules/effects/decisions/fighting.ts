import { z } from 'zod';
import type { AttackerAnswer, BlockerAnswer, DamageAnswer, DecisionOf } from '../../state/decision.ts';
import { EngineError } from '../../state/error.ts';
import type { Game } from '../../state/game.ts';
import { type DecisionRules, rulesTable } from '../../state/table.ts';
import type { DecisionDefinition, Pick } from './definition.ts';

const id = z.number().int().nonnegative();
const target = z.union([z.strictObject({ player: id }), z.strictObject({ object: id })]);

/** Which creatures attack, and whom (508.1). The rules of combat say whether it is legal as a whole. */
export const attackers: DecisionDefinition<'attackers'> = {
  kind: 'attackers',
  schema: z.array(z.strictObject({ object: id, defender: target })),
  legal: (game, decision, answer) => rulesTable().combat.attackVerdict(game, decision.player, answer),
  enumerate: (game, decision, limit) => declarations(attacking(game, decision), limit),
  sample: (game, decision, pick) => declaredByChance(attacking(game, decision), pick),
};

const attacking = (
  game: Game,
  { player, creatures }: DecisionOf<'attackers'>,
): Declaring<AttackerAnswer> => ({
  ways: creatures.map(({ object, defenders }) => defenders.map((defender) => ({ object, defender }))),
  legal: (answer) => rulesTable().combat.attackVerdict(game, player, answer).ok,
  required: () => rulesTable().combat.requiredAttack(game, player),
});

/** Which creatures block what (509.1). */
export const blockers: DecisionDefinition<'blockers'> = {
  kind: 'blockers',
  schema: z.array(z.strictObject({ object: id, attackers: z.array(id).min(1) })),
  legal: (game, decision, answer) => rulesTable().combat.blockVerdict(game, decision.player, answer),
  enumerate: (game, decision, limit) => declarations(blocking(game, decision), limit),
  sample: (game, decision, pick) => declaredByChance(blocking(game, decision), pick),
};

const blocking = (game: Game, { player, creatures }: DecisionOf<'blockers'>): Declaring<BlockerAnswer> => ({
  ways: creatures.map((one) =>
    one.attackers.map((blocked) => ({ object: one.object, attackers: [blocked] })),
  ),
  legal: (answer) => rulesTable().combat.blockVerdict(game, player, answer).ok,
  required: () => rulesTable().combat.requiredBlock(game, player),
});

/** A declaration to be found: for each creature what it may do, and which answer is always legal. */
interface Declaring<Entry> {
  readonly ways: readonly (readonly Entry[])[];
  readonly legal: (answer: readonly Entry[]) => boolean;
  readonly required: () => readonly Entry[];
}

const declarations = <Entry>({ ways, legal, required }: Declaring<Entry>, limit: number) =>
  legalOnes(required(), atMostOneOfEach(ways), legal, limit);

const declaredByChance = <Entry>({ ways, legal, required }: Declaring<Entry>, pick: Pick) =>
  sampled(
    (keep) =>
      ways.flatMap((ofOne) => {
        const way = ofOne[pick(Math.max(1, ofOne.length))];
        return way !== undefined && keep() ? [way] : [];
      }),
    legal,
    required,
    pick,
  );

/** How all of a player's creatures assign their combat damage (510.1). */
export const combatDamage: DecisionDefinition<'combatDamage'> = {
  kind: 'combatDamage',
  schema: z.array(
    z.strictObject({
      object: id,
      to: z.array(z.strictObject({ recipient: target, amount: z.number().int().positive() })),
    }),
  ),
  legal: (game, decision, answer) => rulesTable().combat.damageVerdict(game, decision.player, answer),
  enumerate(game, decision, limit) {
    const plain = rulesTable().combat.plainDamage(game, decision.player);
    const others = function* (): Generator<readonly DamageAnswer[]> {
      for (const [index, assigner] of decision.creatures.entries()) {
        for (const recipient of assigner.recipients) {
          yield plain.map((answer) =>
            answer.object === decision.creatures[index]?.object
              ? { object: answer.object, to: [{ recipient, amount: assigner.amount }] }
              : answer,
          );
        }
      }
    };
    return legalOnes(
      plain,
      others(),
      (answer) => rulesTable().combat.damageVerdict(game, decision.player, answer).ok,
      limit,
    );
  },
  sample: (game, decision, pick) =>
    sampled(
      () => dealtByChance(decision, pick),
      (answer) => rulesTable().combat.damageVerdict(game, decision.player, answer).ok,
      () => rulesTable().combat.plainDamage(game, decision.player),
      pick,
    ),
};

function dealtByChance(decision: DecisionOf<'combatDamage'>, pick: Pick): readonly DamageAnswer[] {
  return decision.creatures.map(({ object, amount, recipients }) => {
    const shares = recipients.map(() => 0);
    for (let dealt = 0; dealt < amount && shares.length > 0; dealt++) {
      const to = pick(shares.length);
      shares[to] = (shares[to] ?? 0) + 1;
    }
    return {
      object,
      to: recipients.flatMap((recipient, index) => {
        const share = shares[index] ?? 0;
        return share > 0 ? [{ recipient, amount: share }] : [];
      }),
    };
  });
}

/** What pays a total cost (601.2g-h). Who wrote the costs says which units do. */
export const payment: DecisionDefinition<'payment'> = {
  kind: 'payment',
  schema: z.union([z.literal('auto'), z.strictObject({ units: z.array(id) })]),
  legal: (game, decision, answer) => paymentRules().legal(game, decision, answer),
  enumerate: (game, decision, limit) => paymentRules().enumerate(game, decision, limit),
  sample: (game, decision, pick) => paymentRules().sample(game, decision, pick),
};

function paymentRules(): DecisionRules<'payment'> {
  const rules = rulesTable().decisions?.payment;
  if (rules === undefined) throw new EngineError('The table has no rules of payments.');
  return rules;
}

/** Every choice of one or none of each of these lists, the first of them changing fastest; none of any comes first. */
function* atMostOneOfEach<One>(lists: readonly (readonly One[])[]): Generator<readonly One[]> {
  /** How many of each list have had their turn: the last of them is chosen, or none. */
  const turns = lists.map(() => 0);
  for (;;) {
    const chosen: One[] = [];
    lists.forEach((list, at) => {
      const turn = turns[at] ?? 0;
      const one = turn === 0 ? undefined : list[turn - 1];
      if (one !== undefined) chosen.push(one);
    });
    yield chosen;
    const next = turns.findIndex((turn, at) => turn < (lists[at]?.length ?? 0));
    if (next < 0) return;
    turns.fill(0, 0, next);
    turns[next] = (turns[next] ?? 0) + 1;
  }
}

/** The first answer and those of the others that are legal and differ from it; they all differ from one another. */
function legalOnes<Entry>(
  first: readonly Entry[],
  others: Iterable<readonly Entry[]>,
  legal: (answer: readonly Entry[]) => boolean,
  limit: number,
): readonly (readonly Entry[])[] {
  const text = JSON.stringify(first);
  const found = limit > 0 ? [first] : [];
  // Legal declarations may be rare among very many: the search ends.
  let looks = 64 * limit;
  for (const answer of others) {
    if (found.length >= limit || looks-- <= 0) break;
    const isFirst = answer.length === first.length && JSON.stringify(answer) === text;
    if (!isFirst && legal(answer)) found.push(answer);
  }
  return found;
}

/** An answer by chance; where it isn't legal some tries later, the one that always is. */
function sampled<T>(
  make: (keep: () => boolean) => T,
  legal: (answer: T) => boolean,
  always: () => T,
  pick: Pick,
): T {
  for (let tries = 0; tries < 8; tries++) {
    const outOf = 2 + pick(3);
    const answer = make(() => pick(outOf) === 0);
    if (legal(answer)) return answer;
  }
  return always();
}
