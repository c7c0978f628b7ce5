import { aimedBy } from '../../rules/abilities/check/aimed.ts';
import { apart, type Known } from '../../rules/abilities/check/known.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { fullyNamed } from '../../rules/effects/instructions/named.ts';
import { copyOf } from '../../rules/state/copy.ts';
import type { WaitingTrigger } from '../../rules/state/game.ts';
import { noMemory } from '../../rules/state/memory.ts';
import type { Named } from '../../rules/state/object.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { Instruction, Modes, TargetSpec } from '../../rules/state/vocabulary/index.ts';
import { write } from '../../rules/state/write.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Reflexive {
  readonly do: 'reflexive';
  readonly after: string;
  /** It triggers once for each object or player to which that happened: "when … this way" (603.12a). */
  readonly each?: true;
  readonly targets?: readonly TargetSpec[];
  readonly modes?: Modes;
  readonly effect: readonly Instruction[];
}

/** What is known in a reflexive triggered ability (603.12): what happened is its event. */
function inReflexive({ after, targets }: Reflexive, known: Known): Known {
  return {
    ...apart(known),
    it: known.names.has('about'),
    they: false,
    resolves: true,
    targets: aimedBy(targets),
    event: { called: `what happened as “${after}”`, gives: ['object', 'player', 'amount', 'source'] },
  };
}

/**
 * "When you do": checked right after it is created, against what happened earlier in this resolution (603.12). Of what
 * happened several times it triggers once for each, if it says so; of a cost that was paid several times once (603.12a).
 */
export const reflexive: InstructionWord<Reflexive> = {
  shape: {
    after: 'name of what was done',
    each: 'flag?',
    targets: 'targets?',
    modes: 'modes?',
    effect: 'instructions',
  },
  said: {
    sentence: [
      phrase('when you <does:doWord> a|an <like:card> this way , <effect:clauses> .', [
        { said: 'whenDone', does: '<does>', like: '<like>', then: '<effect>' },
      ]),
    ],
    doWord: [
      phrase('discard', 'discard'),
      phrase('exile', 'exile'),
      phrase('mill', 'mill'),
      phrase('reveal', 'reveal'),
    ],
  },
  gives: [],
  done: 'done',
  holdsForLater: ({ effect }) => effect,
  makes: ({ effect, modes, targets }) => ({
    kind: 'spell',
    effect,
    ...(targets && { targets }),
    ...(modes && { modes }),
  }),
  knownIn: (instruction, part, known) => (part === 'after' ? known : inReflexive(instruction, known)),
  meaning: meaning('603.12', noMemory, ['trigger', 'end'], {
    trigger(game, { instruction, ref, scope, frame }) {
      const { after, each } = instruction;
      const earlier = scope.named[after];
      if (earlier === undefined || !earlier.did) return finished();
      const writer = write(game);
      const times = each === true ? oneByOne(earlier) : [earlier];
      const waiting = times.map(
        (one): WaitingTrigger => ({
          id: writer.nextId(),
          source: scope.self,
          controller: scope.you,
          ref,
          facts: {
            event: game.happened.at(-1)?.number ?? 0,
            object: one.objects[0] ?? null,
            source: scope.self,
            other: null,
            player: one.players[0] ?? null,
            otherPlayer: null,
            amount: one.amount,
          },
          named: { ...scope.named, [after]: one },
          second: false,
          causes: frame.causes,
        }),
      );
      writer.root.waiting = [...game.waiting, ...copyOf(waiting)];
      return happen(
        '603.12',
        waiting.map(({ id }) => ({
          type: 'trigger',
          waiting: id,
          source: scope.self,
          player: scope.you,
          ability: ref,
        })),
        { then: 'end' },
      );
    },
    end: () => finished({ did: true }),
  }),
};

/** What was done, for each object apart, or for each player where it was about players. */
function oneByOne(earlier: Named): readonly Named[] {
  const { objects, players } = earlier;
  if (objects.length > 0)
    return objects.map((object) => fullyNamed({ objects: [object], amount: 1, did: true }));
  return players.length > 0
    ? players.map((player) => fullyNamed({ players: [player], amount: 1, did: true }))
    : [earlier];
}
