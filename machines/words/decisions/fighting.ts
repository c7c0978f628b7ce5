import { z } from 'zod/mini';
import type { Defender, Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Target } from '../../rules/state/object.ts';
import { rulesTable } from '../../rules/state/table.ts';
import type { Asked, DecisionWord, Pick } from './word.ts';

const id = z.int().check(z.nonnegative());
const target = z.union([z.strictObject({ player: id }), z.strictObject({ object: id })]);

/** 508.1. Answer: list of attackers, each with its defender. */
export interface Attackers extends Asked {
  readonly kind: 'attackers';
  readonly creatures: readonly { readonly object: ObjectId; readonly defenders: readonly Defender[] }[];
}

export interface AttackerAnswer {
  readonly object: ObjectId;
  readonly defender: Defender;
}

/** Which creatures attack, and whom (508.1). The rules of combat say whether it is legal as a whole. */
export const attackers: DecisionWord<Attackers, readonly AttackerAnswer[]> = {
  schema: z.array(z.strictObject({ object: id, defender: target })),
  legal: (game, decision, answer) => rulesTable().combat.attackVerdict(game, decision.player, answer),
  enumerate: (game, decision, limit) => declarations(attacking(game, decision), limit),
  sample: (game, decision, pick) => declaredByChance(attacking(game, decision), pick),
  withoutThem: () => ({ answer: [] }),
  hides: 'nothing',
};

const attacking = (game: Game, { player, creatures }: Attackers): Declaring<AttackerAnswer> => ({
  ways: creatures.map(({ object, defenders }) => defenders.map((defender) => ({ object, defender }))),
  legal: (answer) => rulesTable().combat.attackVerdict(game, player, answer).ok,
  required: () => rulesTable().combat.requiredAttack(game, player),
});

/** 509.1. Answer: list of blockers, each with the attackers it blocks. */
export interface Blockers extends Asked {
  readonly kind: 'blockers';
  readonly creatures: readonly { readonly object: ObjectId; readonly attackers: readonly ObjectId[] }[];
}

export interface BlockerAnswer {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
}

/** Which creatures block what (509.1). */
export const blockers: DecisionWord<Blockers, readonly BlockerAnswer[]> = {
  schema: z.array(z.strictObject({ object: id, attackers: z.array(id).check(z.minLength(1)) })),
  legal: (game, decision, answer) => rulesTable().combat.blockVerdict(game, decision.player, answer),
  enumerate: (game, decision, limit) => declarations(blocking(game, decision), limit),
  sample: (game, decision, pick) => declaredByChance(blocking(game, decision), pick),
  withoutThem: () => ({ answer: [] }),
  hides: 'nothing',
};

const blocking = (game: Game, { player, creatures }: Blockers): Declaring<BlockerAnswer> => ({
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

/** 510.1: one decision over all of the player's creatures. Answer: list of assignments. */
export interface CombatDamage extends Asked {
  readonly kind: 'combatDamage';
  readonly creatures: readonly DamageAssigner[];
}

/** A creature that assigns combat damage: how much, and among what. */
export interface DamageAssigner {
  readonly object: ObjectId;
  readonly amount: number;
  /** Creatures it blocks or is blocked by; with trample also what it attacks. */
  readonly recipients: readonly Target[];
}

export interface DamageAnswer {
  readonly object: ObjectId;
  readonly to: readonly { readonly recipient: Target; readonly amount: number }[];
}

/** How all of a player's creatures assign their combat damage (510.1). */
export const combatDamage: DecisionWord<CombatDamage, readonly DamageAnswer[]> = {
  schema: z.array(
    z.strictObject({
      object: id,
      to: z.array(z.strictObject({ recipient: target, amount: z.int().check(z.positive()) })),
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
  withoutThem: () => ({ answer: [] }),
  hides: 'nothing',
};

function dealtByChance(decision: CombatDamage, pick: Pick): readonly DamageAnswer[] {
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
