/** What is known in the parts of an instruction, and what an instruction gives to those after it. */
import type { NamedPart } from '../../../words/instructions/word.ts';
import { instructionWord, triggerWord, wordTable } from '../../state/table.ts';
import { keywordAction } from '../../state/text.ts';
import type { Instruction, TargetSpec, TriggerCondition } from '../../state/vocabulary/index.ts';
import { actions } from '../actions/index.ts';
import { aimedBy } from './aimed.ts';
import { isTargetIn } from './dealt.ts';
import { happeningOf } from './happening.ts';
import { apart, give, type Known, withPaid } from './known.ts';
import type { Fault } from './shape.ts';
import { namesInCost } from './written.ts';

/** What has the form of an instruction, which was checked, is one. */
export const isInstruction = (
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & Instruction =>
  typeof value.do === 'string' && Object.hasOwn(wordTable().instructions, value.do);

/** What it is done to and by whom is said before anybody does it. */
const saidBefore: readonly string[] = ['who'];

/** What is known in one part of an instruction. */
export function inInstruction(
  instruction: Readonly<Record<string, unknown>>,
  part: string,
  known: Known,
): Known {
  if (!isInstruction(instruction)) return known;
  if (part === 'until') return inDuration(instruction, known);
  switch (instruction.do) {
    case 'may': {
      const offered = withPaid(known, part === 'cost' ? [] : namesInCost(instruction.cost ?? []));
      const isEach = part === 'cost' || (instruction.who !== undefined && part !== 'who');
      return isEach ? { ...offered, they: true } : offered;
    }
    case 'unless':
      return part === 'cost' || part === 'else' ? { ...known, they: true } : known;
    case 'forEach':
      return part === 'then' ? { ...known, it: true } : known;
    case 'forEachPlayer':
      return part === 'then' ? { ...known, they: true } : known;
    // How much may be of each source, and for each player who is dealt it.
    case 'dealDamage':
      return part === 'amount' || part === 'and'
        ? { ...known, they: true, it: known.it || instruction.source !== undefined }
        : toEither(instruction, part, known);
    // It is worked out for each that is affected.
    case 'modify':
      return part === 'changes' ? { ...known, it: true } : known;
    case 'delayedTrigger':
      return inDelayed(instruction, part, known);
    case 'reflexive':
      return part === 'after' ? known : inReflexive(instruction, known);
    // What a restarted game leaves where it is has its name in what is done then (727.5).
    case 'restartGame':
      return part === 'then' && instruction.as !== undefined
        ? apart(known, [instruction.as, ['objects', 'amount']])
        : known;
    case 'search':
      return part === 'who' ? known : { ...known, they: true };
    case 'perform':
      return part === 'who'
        ? known
        : { ...known, they: true, it: known.it || byPermanent(instruction.action) };
    default:
      return instructionWord(instruction).they === true && !saidBefore.includes(part)
        ? { ...known, they: true }
        : known;
  }
}

/** A duration is asked about again and again, when of what was targeted or happened nothing is left but what is affected. */
const inDuration = (instruction: Instruction, known: Known): Known => ({
  ...known,
  targets: { notHere: 'a duration can’t speak of the targets: of what is affected say “it”' },
  event: null,
  it: 'what' in instruction,
  they: false,
});

/** Damage "to target 0" may be written of objects and of players, whatever that is. */
function toEither(
  instruction: Instruction & { readonly do: 'dealDamage' },
  part: string,
  known: Known,
): Known {
  const { targets } = known;
  const { to, toPlayers } = instruction;
  if ('notHere' in targets || (part !== 'to' && part !== 'toPlayers')) return known;
  const both = targets.map((aimed, at) =>
    isTargetIn(to, at) && isTargetIn(toPlayers, at) ? { objects: true, players: true } : aimed,
  );
  return { ...known, targets: both };
}

/** What is known in the instructions for which a keyword action is short. */
export const inPerformed = ({ action }: { readonly action: string }, known: Known): Known => ({
  ...apart(known, ['n', ['amount']], ['what', ['objects']]),
  they: true,
  it: known.it || byPermanent(action),
});

const byPermanent = (action: string): boolean => keywordAction(action, actions).byPermanent === true;

const notLater = {
  notHere:
    'what waits for later can’t speak of the targets around it: say `about: { target: … }`, and here “it” or { named: ‘about’ }',
} as const;

/** A text of its own, for later: of a loop around it nothing is left, of targets what it is about. */
function laterOn({ about }: { readonly about?: unknown }, known: Known): Known {
  const names: [string, readonly NamedPart[]][] =
    about === undefined ? [] : [['about', ['objects', 'amount']]];
  return { ...apart(known, ...names), it: about !== undefined || known.names.has('about'), they: false };
}

interface Waiting {
  readonly when: readonly TriggerCondition[];
  readonly about?: unknown;
  readonly targets?: readonly TargetSpec[];
}

/** What is known in a delayed triggered ability (603.7). */
function inDelayed(delayed: Waiting, part: string, known: Known): Known {
  if (part === 'about') return known;
  const waiting: Known = { ...laterOn(delayed, known), resolves: true, targets: notLater };
  // Whose turn it waits for is fixed as it is made; the rest is asked later, when nobody knows what was targeted.
  if (part === 'when')
    return delayed.when.every((one) => triggerWord(one).locked !== undefined)
      ? { ...waiting, event: known.event, targets: known.targets }
      : { ...waiting, event: null };
  const event = happeningOf(delayed.when);
  if (part === 'if' || delayed.targets === undefined) return { ...waiting, event };
  return { ...waiting, event, targets: aimedBy(delayed.targets) };
}

/** What is known in a reflexive triggered ability (603.12): what happened is its event. */
function inReflexive(
  { after, targets }: { readonly after: string; readonly targets?: readonly TargetSpec[] },
  known: Known,
): Known {
  return {
    ...apart(known),
    it: known.names.has('about'),
    they: false,
    resolves: true,
    targets: aimedBy(targets),
    event: { called: `what happened as “${after}”`, gives: ['object', 'player', 'amount', 'source'] },
  };
}

/** Once an instruction is read: spells are cast only where that may be (608.2g); its name is known from here on. */
export function afterInstruction(
  instruction: Readonly<Record<string, unknown>>,
  path: string,
  faults: Fault[],
  known: Known,
): void {
  if (!isInstruction(instruction)) return;
  if (instructionWord(instruction).casts === true && !known.resolves)
    faults.push({
      path,
      reason: 'spells are cast only while a spell, or an ability that uses the stack, resolves',
    });
  if (instruction.as !== undefined) give(known, instruction.as, namedBy(instruction));
}

/** What is found under the name of this very instruction. */
function namedBy(instruction: Instruction): readonly NamedPart[] {
  const { gives } = instructionWord(instruction);
  return instruction.do === 'choose' && instruction.orPlayers === undefined
    ? gives.filter((part) => part !== 'players')
    : gives;
}
