/** What keeps a value from being a situation: where it is, and what is wrong there. */
import type { z } from 'zod/mini';
import { faultWords, formFaults } from '../../game/shape.ts';

/** The parts of a situation in which players are named. */
interface WithPlayers {
  readonly startingPlayer?: string | undefined;
  readonly turnOrder?: readonly string[] | undefined;
  readonly setup: readonly Readonly<Record<string, unknown>>[];
  readonly script: readonly Readonly<Record<string, unknown>>[];
  readonly expect?: readonly Readonly<Record<string, unknown>>[] | undefined;
}

/** The faults that a schema found, each with its place. */
export const faultsOf = ({ issues }: z.core.$ZodError): readonly string[] =>
  formFaults(issues).map(faultWords);

/** Players who are named and don't sit at the table. */
export function strangersIn(read: WithPlayers, players: readonly string[]): readonly string[] {
  const faults: string[] = [];
  const seated = (path: string, name: unknown): void => {
    if (typeof name === 'string' && !players.includes(name))
      faults.push(`${path}: there is no player ${name}`);
  };
  seated('startingPlayer', read.startingPlayer);
  // Of an emblem it is said whose it is by the planeswalker’s name.
  for (const part of ['setup', 'script', 'expect'] as const)
    for (const [at, entry] of (read[part] ?? []).entries())
      for (const field of ['player', 'of'])
        if (entry.do !== 'emblem' || field === 'player') seated(`${part}.${at}.${field}`, entry[field]);
  const { turnOrder } = read;
  if (turnOrder !== undefined && players.toSorted().join() !== turnOrder.toSorted().join())
    faults.push(`turnOrder: it is not an order of ${players.join(', ')}`);
  return faults;
}

/** Refuses a value altogether. */
export function refuse(faults: readonly string[]): never {
  throw new TypeError(`it has not the form of a situation: ${faults.join('; ')}`);
}
