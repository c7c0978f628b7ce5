import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  attackVerdict,
  blockVerdict,
  requiredAttack,
  requiredBlock,
} from '../../../machines/combat/index.ts';
import type { Ability, AttackerAnswer, BlockerAnswer, Defender } from '../../../machines/rules/index.ts';
import { attacking, board, keyword, putCombatRulesTogether, says, type Thing } from './board.ts';

beforeAll(putCombatRulesTogether);

/** What a creature may be for 508.1; each is one line of the rule below. */
const attackers = fc.array(
  fc.record({
    tapped: fc.constantFrom(false, false, false, true),
    arrived: fc.constantFrom(false, false, false, true),
    haste: fc.boolean(),
    defender: fc.constantFrom(false, false, false, true),
    cantAttack: fc.constantFrom(false, false, false, true),
    notAlone: fc.constantFrom(false, false, true),
    mustAttack: fc.nat(2),
    mustAttackBob: fc.nat(1),
  }),
  { maxLength: 6 },
);
type AttackingCreature = typeof attackers extends fc.Arbitrary<readonly (infer T)[]> ? T : never;

const opponents: readonly Defender[] = [{ player: 1 }, { player: 2 }];

test('508.1: exactly the declarations are allowed that the rule allows, read word by word', () => {
  fc.assert(
    fc.property(
      attackers,
      fc.constantFrom(null, null, 1, 2),
      fc.constantFrom(null, null, 0, 1),
      (creatures, most, mostOfBob) => {
        const rules: readonly Thing[] = [
          ...(most === null
            ? []
            : [
                enchantment('Most', says([{ rule: 'mostAttackers', number: most }], { players: 'everyone' })),
              ]),
          ...(mostOfBob === null
            ? []
            : [
                enchantment(
                  'Most of Bob',
                  says([{ rule: 'mostAttackersOfYou', number: mostOfBob }], { players: 'you' }),
                ),
              ]),
          enchantment('Bob', says([])),
        ];
        const game = board(3, [...creatures.map(attackingThing), ...rules]);
        const judged = everyDeclaration(creatures.length, opponents).map((answer) => ({
          answer,
          obeyed: attackJudged(creatures, answer, most, mostOfBob),
        }));
        const best = Math.max(...judged.map(({ obeyed }) => obeyed ?? 0));
        for (const { answer, obeyed } of judged)
          expect({ answer, ok: attackVerdict(game, 0, answer).ok }).toEqual({ answer, ok: obeyed === best });
        expect(attackVerdict(game, 0, requiredAttack(game, 0)).ok).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

const enchantment = (name: string, ability: Ability): Thing => ({
  name,
  of: 1,
  types: ['enchantment'],
  abilities: [ability],
});

const times = <T>(count: number, what: T): readonly T[] => Array.from({ length: count }, () => what);

const attackingThing = (creature: AttackingCreature, index: number): Thing => ({
  name: `Creature ${index}`,
  tapped: creature.tapped,
  arrived: creature.arrived,
  abilities: [
    ...(creature.haste ? [keyword('haste')] : []),
    ...(creature.defender ? [keyword('defender')] : []),
    ...(creature.cantAttack ? [says([{ rule: 'cant', what: 'attack' }])] : []),
    ...(creature.notAlone ? [says([{ rule: 'cant', what: 'attackAlone' }])] : []),
    ...times(creature.mustAttack, says([{ rule: 'mustAttack' }])),
    ...times(
      creature.mustAttackBob,
      says([{ rule: 'mustAttack', whom: { controllerOf: { all: { name: 'Bob' } } } }]),
    ),
  ],
});

/** Every list of creatures with someone to attack for each. */
function everyDeclaration(
  creatures: number,
  whom: readonly Defender[],
): readonly (readonly AttackerAnswer[])[] {
  let all: readonly (readonly AttackerAnswer[])[] = [[]];
  for (let object = 0; object < creatures; object++)
    all = all.flatMap((list) => [list, ...whom.map((defender) => [...list, { object, defender }])]);
  return all;
}

/** How many requirements the declaration obeys; null if it isn't possible or breaks a restriction. */
function attackJudged(
  creatures: readonly AttackingCreature[],
  answer: readonly AttackerAnswer[],
  most: number | null,
  mostOfBob: number | null,
): number | null {
  let obeyed = 0;
  let onBob = 0;
  for (const { object, defender } of answer) {
    const creature = creatures[object];
    if (creature === undefined) return null;
    if (creature.tapped || (creature.arrived && !creature.haste)) return null;
    if (creature.defender || creature.cantAttack) return null;
    if (creature.notAlone && answer.length === 1) return null;
    const isBob = 'player' in defender && defender.player === 1;
    if (isBob) onBob += 1;
    obeyed += creature.mustAttack + (isBob ? creature.mustAttackBob : 0);
  }
  if (most !== null && answer.length > most) return null;
  return mostOfBob !== null && onBob > mostOfBob ? null : obeyed;
}

const blockedCreatures = fc.array(
  fc.record({
    flying: fc.constantFrom(false, false, true),
    menace: fc.constantFrom(false, false, true),
    unblockable: fc.constantFrom(false, false, false, true),
    mostBlockers: fc.constantFrom(null, null, null, 1, 2),
    mustBeBlocked: fc.nat(1),
    lure: fc.constantFrom(0, 0, 1),
  }),
  { minLength: 1, maxLength: 2 },
);
type Blocked = typeof blockedCreatures extends fc.Arbitrary<readonly (infer T)[]> ? T : never;
const blockingCreatures = fc.array(
  fc.record({
    tapped: fc.constantFrom(false, false, false, true),
    flying: fc.constantFrom(false, false, true),
    reach: fc.constantFrom(false, false, true),
    cantBlock: fc.constantFrom(false, false, false, true),
    notAlone: fc.constantFrom(false, false, true),
    additional: fc.constantFrom(0, 0, 1),
    mustBlock: fc.nat(1),
  }),
  { maxLength: 4 },
);
type Blocking = typeof blockingCreatures extends fc.Arbitrary<readonly (infer T)[]> ? T : never;

test('509.1: exactly the declarations are allowed that the rule allows, read word by word', () => {
  fc.assert(
    fc.property(
      blockedCreatures,
      blockingCreatures,
      fc.constantFrom(null, null, 1),
      (blocked, blocking, most) => {
        const things = [
          ...blocked.map(blockedThing),
          ...blocking.map(blockingThing),
          ...(most === null
            ? []
            : [enchantment('Most', says([{ rule: 'mostBlocking', number: most }], { players: 'everyone' }))]),
        ];
        const names = blocked.map((_, index) => `Attacker ${index}`);
        const game = attacking(
          board(2, things),
          Object.fromEntries(names.map((name) => [name, { player: 1 }])),
        );
        const judged = everyBlock(blocked.length, blocking.length).map((answer) => ({
          answer,
          obeyed: blockJudged(blocked, blocking, answer, most),
        }));
        const best = Math.max(...judged.map(({ obeyed }) => obeyed ?? 0));
        for (const { answer, obeyed } of judged)
          expect({ answer, ok: blockVerdict(game, 1, answer).ok }).toEqual({ answer, ok: obeyed === best });
        expect(blockVerdict(game, 1, requiredBlock(game, 1)).ok).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

const blockedThing = (creature: Blocked, index: number): Thing => ({
  name: `Attacker ${index}`,
  abilities: [
    ...(creature.flying ? [keyword('flying')] : []),
    ...(creature.menace ? [keyword('menace')] : []),
    ...(creature.unblockable ? [says([{ rule: 'cant', what: 'beBlocked' }])] : []),
    ...(creature.mostBlockers === null
      ? []
      : [says([{ rule: 'mostBlockers', number: creature.mostBlockers }])]),
    ...times(creature.mustBeBlocked, says([{ rule: 'mustBeBlocked' }])),
    ...times(creature.lure, says([{ rule: 'mustBeBlocked', by: 'all' }])),
  ],
});

const blockingThing = (creature: Blocking, index: number): Thing => ({
  name: `Blocker ${index}`,
  of: 1,
  tapped: creature.tapped,
  abilities: [
    ...(creature.flying ? [keyword('flying')] : []),
    ...(creature.reach ? [keyword('reach')] : []),
    ...(creature.cantBlock ? [says([{ rule: 'cant', what: 'block' }])] : []),
    ...(creature.notAlone ? [says([{ rule: 'cant', what: 'blockAlone' }])] : []),
    ...times(creature.additional, says([{ rule: 'blocksAdditional', number: 1 }])),
    ...times(creature.mustBlock, says([{ rule: 'mustBlock' }])),
  ],
});

/** Every list of blockers with what each blocks; the attackers are objects 0 …, the blockers come after them. */
function everyBlock(attackers: number, blockers: number): readonly (readonly BlockerAnswer[])[] {
  let sets: readonly (readonly number[])[] = [[]];
  for (let attacker = 0; attacker < attackers; attacker++)
    sets = sets.flatMap((set) => [set, [...set, attacker]]);
  let all: readonly (readonly BlockerAnswer[])[] = [[]];
  for (let index = 0; index < blockers; index++)
    all = all.flatMap((list) =>
      sets.map((set) => (set.length === 0 ? list : [...list, { object: attackers + index, attackers: set }])),
    );
  return all;
}

/** How many requirements the declaration obeys; null if it isn't possible or breaks a restriction. */
function blockJudged(
  attackers: readonly Blocked[],
  blockers: readonly Blocking[],
  answer: readonly BlockerAnswer[],
  most: number | null,
): number | null {
  let obeyed = 0;
  if (most !== null && answer.length > most) return null;
  for (const { object, attackers: chosen } of answer) {
    const creature = blockers[object - attackers.length];
    if (creature === undefined || creature.tapped || creature.cantBlock) return null;
    if (chosen.length > 1 + creature.additional) return null;
    if (creature.notAlone && answer.length === 1) return null;
    for (const attacker of chosen) {
      const other = attackers[attacker];
      if (other === undefined || other.unblockable) return null;
      if (other.flying && !creature.flying && !creature.reach) return null;
      obeyed += other.lure;
    }
    obeyed += creature.mustBlock;
  }
  for (const [index, attacker] of attackers.entries()) {
    const count = answer.filter((block) => block.attackers.includes(index)).length;
    if (count === 0) continue;
    if (attacker.menace && count < 2) return null;
    if (attacker.mostBlockers !== null && count > attacker.mostBlockers) return null;
    obeyed += attacker.mustBeBlocked;
  }
  return obeyed;
}
