import type { Game } from '../../state/game.ts';
import type { ObjectId, TextRef } from '../../state/identity.ts';
import { isRecord } from '../../state/is-record.ts';
import type { ManaType, ManaUnit } from '../../state/mana.ts';
import { remembering } from '../../state/memory.ts';
import { call, done, procedure } from '../../state/procedure.ts';
import type { Scope } from '../../state/scope.ts';
import { open, write } from '../../state/write.ts';
import { legalAnswers } from '../decisions.ts';
import { answer, run, start } from '../interpreter.ts';
import { programMemory } from '../program-memory.ts';

/** What permanents are taken to be able to produce, while it is asked what others could. */
export type Supposed = ReadonlyMap<ObjectId, readonly ManaType[]>;

/** What `wouldProduce` begins with, and what is noted of the mana that is added meanwhile. */
interface WouldProduce {
  /** Where the instructions are printed, and in whose words. */
  readonly ref: TextRef;
  readonly scope: Scope;
  /** It is an ability by which its permanent is tapped for mana (106.12). */
  readonly taps: boolean;
  readonly supposed: readonly (readonly [ObjectId, readonly ManaType[]])[];
  readonly chosen?: readonly ManaType[];
  readonly produced?: readonly ManaUnit[];
}

/** An ability's instructions are followed as though it resolved now, whatever it costs (106.7). */
export const wouldProduce = procedure(
  'wouldProduce',
  '106.7',
  remembering<WouldProduce>({
    ref: 'text',
    scope: 'record',
    taps: 'yes or no',
    supposed: 'lists',
    chosen: 'texts, maybe',
    produced: 'records, maybe',
  }),
  ['resolve', 'resolved'],
  {
    resolve: (_game, { memory }) =>
      call('program', programMemory(memory.ref, memory.scope), { then: 'resolved' }),
    resolved: () => done(),
  },
);

/** What permanents are taken to be able to produce where an ability is followed as though it resolved; else null. */
export function supposedIn(game: Game): Supposed | null {
  const memory = game.frames.findLast(({ procedure: name }) => name === 'wouldProduce')?.memory;
  return memory !== undefined && isSupposing(memory) ? new Map(memory.supposed) : null;
}

const isSupposing = (memory: unknown): memory is WouldProduce =>
  isRecord(memory) && Array.isArray(memory.supposed);

/** With more choices than this not all are tried. */
const mostTried = 200;

/**
 * The types of mana that instructions would add if they were followed now, with every answer to what they ask (106.7):
 * they are followed in copies of the game.
 */
export function producedByFollowing(
  game: Game,
  ref: TextRef,
  scope: Scope,
  taps: boolean,
  supposed: Supposed,
): ReadonlySet<ManaType> {
  const found = new Set<ManaType>();
  const memory: WouldProduce = { ref, scope, taps, supposed: [...supposed] };
  const begun = open(game, 'copy');
  const { root } = write(begun);
  root.pending = null;
  root.frames = [];
  root.happened = [];
  start(begun, 'wouldProduce', { ...memory });
  run(begun);
  const waiting = [begun];
  let tried = 0;
  for (let now = waiting.pop(); now !== undefined && tried < mostTried; now = waiting.pop()) {
    if (now.pending === null) {
      tried += 1;
      for (const type of typesAdded(now, scope.self)) found.add(type);
      continue;
    }
    for (const one of legalAnswers(now, now.pending, mostTried)) {
      const next = open(now, 'copy');
      answer(next, one);
      waiting.push(next);
    }
  }
  return found;
}

const typesAdded = ({ happened }: Game, source: ObjectId): readonly ManaType[] =>
  happened.flatMap(({ event }) =>
    event.type === 'addMana' && event.source === source ? event.units.map(({ type }) => type) : [],
  );
