import { isForeseen, isPartOfBatch, mayHappen } from '../../events/index.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Frame } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, TextRef } from '../../state/identity.ts';
import type { Remembered } from '../../state/memory.ts';
import type { Named } from '../../state/object.ts';
import { call, done, happen, type Outcome, procedure, theEnd } from '../../state/procedure.ts';
import { noChoices, noNamed, type Scope } from '../../state/scope.ts';
import type { Instruction } from '../../state/vocabulary/index.ts';
import { instructionWord } from '../../state/word-table.ts';
import {
  type Block,
  newBlock,
  type ProgramMemory,
  programMemory,
  rememberingProgram,
  writtenIn,
} from '../program-memory.ts';
import { togetherMemory } from '../together.ts';
import { asksTheGame } from './asking-the-game.ts';
import { instructionsAt, listRef } from './list-at.ts';
import type { AnyDoings, OtherMeanings, Reading } from './meaning.ts';
import { fullyNamed, joined } from './named.ts';

/** A program while it is followed: the path to the instruction at hand, and what has been named. */
interface Following {
  readonly ref: TextRef;
  readonly scope: Scope;
  readonly at: readonly Block[];
  readonly wrote?: readonly string[];
}

/**
 * Follows a list of instructions in the order written (608.2c). Memory: `programMemory(ref, scope)`. Returns
 * `{ named }`: what the instructions named. Lists inside instructions are followed within the same frame.
 */
export const program = procedure('program', '608.2c', rememberingProgram, ['follow'], {
  follow(game, { memory, frame }) {
    let following: Following = {
      ref: memory.ref,
      scope: memory.scope,
      at: memory.at ?? [newBlock('', { times: 1 })],
    };
    for (;;) {
      // Nothing more is done in a game that is over, or by what was exiled as it ended the turn (724.1b).
      if (game.over !== null || game.ending !== null) return done(namesOf(following));
      const block = following.at.at(-1);
      if (block === undefined) return done(namesOf(following));
      if (isForSeveral(block)) {
        if (block.working === null) return callTogether(following, block);
        following = leave(following, {
          ...block,
          round: rounds(block) - 1,
          ...gatheredIn(block, frame.returned),
        });
        continue;
      }
      const instruction = instructionsAt(game, listRef(following))[block.index];
      if (instruction === undefined || rounds(block) === 0) {
        following = leave(following, block);
        continue;
      }
      const atOnce = partOfBatch(game, following, block);
      if (atOnce !== null) return atOnce;
      const outcome = step(game, frame, following, block, instruction);
      const after = taken(following, block, instruction, outcome);
      const remember = { scope: after.scope, at: after.at };
      if (outcome.kind === 'ask' || outcome.kind === 'decide' || outcome.kind === 'happen')
        return {
          ...outcome,
          then: 'follow',
          remember,
          again: { scope: following.scope, at: following.at },
        };
      if (outcome.kind === 'call') return { ...outcome, then: 'follow', remember };
      following = after;
    }
  },
});

/** What a program returns: what has a name, and which of the names it has written itself. */
const namesOf = ({ scope, wrote = [] }: Following) => ({ named: scope.named, wrote });

/**
 * What instructions of an effect that is being applied to a batch do from here on without any choice: all of that is part
 * of the batch (614.6). Null if the one at hand is more than that. What asks how the game is then waits for that, and what takes cards from a library is done by itself: which
 * cards the next instruction finds there follows from it (608.2c).
 */
function partOfBatch(
  game: Game,
  following: Following,
  block: Block,
): Outcome<'follow', ProgramMemory> | null {
  if (block.working !== null || !isPartOfBatch(game)) return null;
  const ref = listRef(following);
  const scope = scopeAt(following);
  const batch: GameEvent[] = [];
  let { index } = block;
  for (const instruction of instructionsAt(game, ref).slice(index)) {
    if (batch.length > 0 && asksTheGame(instruction)) break;
    const events = others.events(game, { instruction, ref: `${ref}.${index}`, scope });
    if (events === null || !events.every(isForeseen)) break;
    batch.push(...events);
    index += 1;
  }
  if (batch.length === 0) return null;
  const at = [...following.at.slice(0, -1), { ...block, index }];
  return happen('614.6', batch, {
    then: 'follow',
    remember: { scope: following.scope, at },
  });
}

/** A list that several players follow step by step together. */
const isForSeveral = ({ rounds: of }: Block): boolean =>
  'players' in of && of.together === true && of.players.length > 1;

/** Each of them follows a program of their own. */
function callTogether(following: Following, block: Block): Outcome<'follow', ProgramMemory> {
  const { rounds: of } = block;
  const scope = scopeAt(following);
  const players = 'players' in of ? of.players : [];
  const programs = players.map((they) => ({
    player: they,
    program: programMemory(listRef(following), { ...scope, they }),
  }));
  const called: Block = { ...block, working: { step: theEnd, memory: {} } };
  return call('together', togetherMemory(programs), {
    then: 'follow',
    remember: { scope: following.scope, at: [...following.at.slice(0, -1), called] },
  });
}

/** What they named, all of them together. */
function gatheredIn(block: Block, returned: unknown): Pick<Block, 'gathered'> {
  const gathered: Record<string, Named> = { ...block.gathered };
  for (const one of Array.isArray(returned) ? returned : [])
    for (const [name, named] of Object.entries(writtenIn(one)))
      gathered[name] = joined(gathered[name] ?? noNamed, named);
  return { gathered };
}

const rounds = ({ rounds: of }: Block): number =>
  'times' in of ? of.times : 'players' in of ? of.players.length : of.objects.length;

/** The scope as the innermost loops say: whom `it` and `they` mean. */
function scopeAt({ scope, at }: Following): Scope {
  let { it, they } = scope;
  for (const { rounds: of, round } of at) {
    if ('objects' in of) it = of.objects[round] ?? it;
    if ('players' in of) they = of.players[round] ?? they;
  }
  return it === scope.it && they === scope.they ? scope : { ...scope, it, they };
}

/** Takes the next step of the instruction at hand. */
function step(
  game: Game,
  frame: Frame,
  following: Following,
  block: Block,
  instruction: Instruction,
): AnyDoings {
  const { meaning } = instructionWord(instruction);
  const { working } = block;
  const name = working?.step ?? meaning.order[0] ?? theEnd;
  if (name === theEnd) return { kind: 'finished', named: {} };
  return meaning.run(name, game, {
    ref: `${listRef(following)}.${block.index}`,
    scope: scopeAt(following),
    frame,
    others,
    instruction,
    memory: working?.memory ?? {},
  });
}

/** Where the program is after a step: the instruction goes on, contains a list to follow, or is done. */
function taken(following: Following, block: Block, instruction: Instruction, outcome: AnyDoings): Following {
  if (outcome.kind === 'done') return next(following, block, instruction, {});
  if (outcome.kind === 'finished') return next(following, block, instruction, outcome.named);
  const memory: Remembered = { ...block.working?.memory, ...outcome.remember };
  const working = { step: outcome.then, memory };
  const at = [...following.at.slice(0, -1), { ...block, working }];
  if (outcome.kind === 'paid') return withPaid({ ...following, at }, outcome.paidWith);
  if (outcome.kind !== 'enter') return { ...following, at };
  return { ...following, at: [...at, newBlock(outcome.entered.part, outcome.entered.rounds)] };
}

/** What a cost moved or tapped as it was paid can be found by the cost's name (118.12). */
function withPaid(following: Following, paidWith: Readonly<Record<string, readonly ObjectId[]>>): Following {
  const choices = following.scope.choices ?? noChoices;
  return {
    ...following,
    scope: {
      ...following.scope,
      choices: { ...choices, paidWith: { ...choices.paidWith, ...paidWith } },
    },
  };
}

/** The instruction is done: what it did is kept under its name, and the next one is at hand. */
function next(
  following: Following,
  block: Block,
  instruction: Instruction,
  named: Partial<Named>,
): Following {
  const after = [...following.at.slice(0, -1), { ...block, index: block.index + 1, working: null }];
  if (instruction.as === undefined) return { ...following, at: after };
  return written({ ...following, at: after }, { [instruction.as]: fullyNamed(named) });
}

/** Names that are written, also in every list that is being followed. */
function written(following: Following, named: Readonly<Record<string, Named>>): Following {
  return {
    ...following,
    scope: { ...following.scope, named: { ...following.scope.named, ...named } },
    at: following.at.map((block) => ({
      ...block,
      wrote: [...new Set([...block.wrote, ...Object.keys(named)])],
    })),
  };
}

/** The end of a list: its next round, or back to the instruction that contains it, with all rounds' names together. */
function leave(following: Following, block: Block): Following {
  const gathered = { ...block.gathered };
  for (const name of block.wrote) {
    const named = following.scope.named[name] ?? noNamed;
    gathered[name] = joined(gathered[name] ?? noNamed, named);
  }
  const outer = following.at.slice(0, -1);
  const round = block.round + 1;
  if (round < rounds(block)) {
    const again: Block = { ...block, index: 0, round, working: null, wrote: [], gathered };
    return { ...following, at: [...outer, again] };
  }
  const wrote = outer.length > 0 ? following.wrote : Object.keys(gathered);
  return { ...written({ ...following, at: outer }, gathered), ...(wrote !== undefined && { wrote }) };
}

/** What instructions that contain others ask about those. */
const others: OtherMeanings = {
  events: (game, reading) =>
    reading.instruction.as === undefined
      ? (instructionWord(reading.instruction).meaning.events?.(game, reading) ?? null)
      : null,
  possible: isPossible,
};

/** Whether an instruction is possible, so that a player may choose to follow it (608.2d, 614.17b). */
function isPossible(game: Game, reading: Reading<Instruction>): boolean {
  const { events, possible } = instructionWord(reading.instruction).meaning;
  if (possible?.(game, reading, others) === false) return false;
  // Where it is one batch without any choice, something of that must be able to happen.
  const batch = events?.(game, reading) ?? [];
  return batch.length === 0 || batch.some((event) => mayHappen(game, event).ok);
}
