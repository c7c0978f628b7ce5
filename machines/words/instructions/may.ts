import { withPaid } from '../../rules/abilities/check/known.ts';
import { namesInCost } from '../../rules/abilities/check/written.ts';
import { type Entered, enter, finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { forEach } from '../../rules/effects/instructions/who.ts';
import { noteDone } from '../../rules/events/done-this-turn.ts';
import type { PlayerId } from '../../rules/state/identity.ts';
import { costInWords, instructionInWords } from '../../rules/state/in-words.ts';
import { go } from '../../rules/state/procedure.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { CostPart, Instruction, Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { begins, isOnceEachTurn, isPossible, offered, offering, offers } from './offering.ts';
import type { InstructionWord } from './word.ts';

export interface May {
  readonly do: 'may';
  readonly who?: Players;
  readonly cost?: readonly CostPart[];
  /** The cost may be paid any number of times: how often is the amount. */
  readonly anyNumberOfTimes?: true;
  readonly then: readonly Instruction[];
  readonly else?: readonly Instruction[];
  /** "Do this only once each turn" (603.2h), of what a triggered ability's controller may do. */
  readonly onceEachTurn?: true;
}

const inWords = ([first]: readonly Instruction[]): string =>
  first === undefined ? 'do this' : instructionInWords(first);

/** As it is done: for each of several players who may, `they` is that player. */
const spokenBy = ({ who }: May, scope: Scope, player: PlayerId): Scope =>
  who === undefined ? scope : forEach(scope, player);

/** Once for each of several players who may; else once if the one who may is among them. */
const roundsFor = ({ who }: May, players: readonly PlayerId[]): Entered['rounds'] =>
  who === undefined ? { times: players.length } : { players, together: true };

/** "You may …": who does, does what follows; the others do what follows "if you don't" (608.2d, 118.12). */
export const may: InstructionWord<May> = {
  shape: {
    who: 'players?',
    cost: 'cost?',
    anyNumberOfTimes: 'flag?',
    then: 'instructions',
    else: 'instructions?',
    onceEachTurn: 'flag?',
  },
  said: {
    byItself: [
      phrase('you may pay <cost:mana> any number of times', [
        { do: 'may', cost: [{ pay: 'mana', cost: '<cost>' }], anyNumberOfTimes: true, then: [] },
      ]),
    ],
  },
  gives: ['players', 'amount'],
  they: true,
  forYou: true,
  done: 'done',
  holds: ({ then, else: otherwise = [] }) => [...then, ...otherwise],
  movesOfLibrary: ({ cost = [], else: otherwise = [], then }, { following, paying }) =>
    paying(cost) || following([...then, ...otherwise]),
  onceEachTurn: ({ onceEachTurn }) => onceEachTurn === true,
  knownIn({ cost, who }, part, known) {
    const offered = withPaid(known, part === 'cost' ? [] : namesInCost(cost ?? []));
    const isEach = part === 'cost' || (who !== undefined && part !== 'who');
    return isEach ? { ...offered, they: true } : offered;
  },
  gains: ({ then, who }, { gainOf }) => (who === undefined ? Math.max(0, gainOf(then)) : 0),
  meaning: meaning(
    '608.2d',
    offers,
    [...offering, 'then', 'else', 'end'],
    {
      ...offered<May>(
        (instruction) =>
          instruction.cost === undefined ? inWords(instruction.then) : costInWords(instruction.cost),
        (game, { instruction, ref, scope, others }, player) =>
          instruction.cost !== undefined ||
          isPossible(game, instruction.then, `${ref}.then`, spokenBy(instruction, scope, player), others),
      ),
      then(game, { instruction, memory, ref, scope }) {
        const { accepted } = memory;
        if (isOnceEachTurn(instruction))
          for (const player of accepted) noteDone(game, scope.self, ref, player);
        return enter('then', roundsFor(instruction, accepted), { then: 'else' });
      },
      else: (_game, { instruction, memory }) =>
        instruction.else === undefined
          ? go('end')
          : enter('else', roundsFor(instruction, memory.declined), { then: 'end' }),
      end: (_game, { memory: { accepted, times = accepted.length } }) =>
        finished({ players: accepted, amount: times, did: accepted.length > 0 }),
    },
    { begins },
  ),
};
