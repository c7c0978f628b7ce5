import { findCard } from '../../../machines/cards/index.ts';
import { attempt, createGame, type GameActor } from '../../../machines/game/index.ts';
import { fromActor, type Source } from '../../../machines/play/trace/index.ts';
import type { CardDefinition } from '../../../machines/rules/index.ts';

/** Forty cards: lands and small creatures. */
function deck(): readonly CardDefinition[] {
  const named = (name: string): CardDefinition => {
    const card = findCard(name);
    if (card === undefined) throw new Error(`No card is called ${name}.`);
    return card;
  };
  const forest = named('Forest');
  const elves = named('Llanowar Elves');
  return Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? forest : elves));
}

/** A game between Alice and Bob, past its mulligans: Alice has priority in her upkeep. */
export function beginning(seed = 'session'): { readonly actor: GameActor; readonly source: Source } {
  const actor = createGame({
    seed,
    first: 0,
    players: [
      { name: 'Alice', deck: deck() },
      { name: 'Bob', deck: deck() },
    ],
  });
  const source = fromActor(actor);
  actor.start();
  for (const player of [0, 1]) attempt(actor, { type: 'decision.answer', player, answer: false });
  return { actor, source };
}

/** Time that passes only when it is told to. */
export function slowTime(): {
  readonly later: (call: () => void) => () => void;
  readonly pass: (times?: number) => void;
  readonly waiting: () => number;
} {
  const calls = new Set<() => void>();
  return {
    later: (call) => {
      const once = () => {
        calls.delete(once);
        call();
      };
      calls.add(once);
      return () => {
        calls.delete(once);
      };
    },
    pass: (times = 1) => {
      for (let time = 0; time < times; time += 1) for (const call of [...calls]) call();
    },
    waiting: () => calls.size,
  };
}
