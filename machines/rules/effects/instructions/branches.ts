/** Instructions that contain others: may, unless, if, and loops (608.2c-f, 118.12). */

import { characteristics, holds, objects } from '../../characteristics/index.ts';
import { noteDone, wasDoneThisTurn } from '../../events/done-this-turn.ts';
import { chosenNumber, picked } from '../../state/answers.ts';
import { asked } from '../../state/decider.ts';
import type { DecisionOf } from '../../state/decision.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../state/identity.ts';
import { noMemory, remembering } from '../../state/memory.ts';
import { ask, call, decide, type Following, go, happen, type Outcome } from '../../state/procedure.ts';
import type { Scope } from '../../state/scope.ts';
import { costWord } from '../../state/table.ts';
import type { CostPart, Instruction } from '../../state/vocabulary/index.ts';
import { canPay } from '../costs/can-pay.ts';
import { costContext } from '../costs/context.ts';
import { paidIn, payMemory } from '../costs/pay-memory.ts';
import { allChoosable } from './choices.ts';
import { isThere } from './going.ts';
import {
  type Doing,
  type Doings,
  type Entered,
  enter,
  finished,
  type InstructionOf,
  meaning,
  type OtherMeanings,
  type Reading,
} from './meaning.ts';
import { apart, fullyNamed, these } from './named.ts';
import { amountOf, asking, forEach, whoOf } from './who.ts';

/** What an instruction does, in a few words: `gainLife` is "gain life". */
const inWords = (instruction: Instruction | undefined): string =>
  (instruction?.do === 'perform' ? instruction.action : (instruction?.do ?? 'do this')).replace(
    /[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );

const costInWords = (cost: readonly CostPart[]): string => cost.map(partInWords).join(', ');

const partInWords = (part: CostPart): string => costWord(part).inWords?.(part) ?? inPlainWords(part.pay);

const inPlainWords = (word: string): string => word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

interface OfferMemory {
  readonly left?: readonly PlayerId[];
  readonly accepted: readonly PlayerId[];
  readonly declined: readonly PlayerId[];
  /** Who is being asked, or is paying. */
  readonly player: PlayerId;
  /** How often a cost was paid that may be paid any number of times. */
  readonly times?: number;
}

const offers = remembering<OfferMemory>({
  left: 'numbers, maybe',
  accepted: 'numbers',
  declined: 'numbers',
  player: 'number, later',
  times: 'number, maybe',
});

const begins = { accepted: [], declined: [] };

/** The steps by which players are asked. */
const offering = ['next', 'answered', 'paid'] as const;
type Offered = Doings<(typeof offering)[number] | 'then', OfferMemory>;

/**
 * Whether a player may do the first of these instructions at all (608.2d); what follows is done as far as it can be
 * (609.3). To choose an object does nothing by itself: there must be one with which what comes next can be done.
 */
function isPossible(
  game: Game,
  instructions: readonly Instruction[],
  ref: TextRef,
  scope: Scope,
  others: OtherMeanings,
): boolean {
  const [first, next] = instructions;
  if (first === undefined) return true;
  const reading = { ref: `${ref}.0`, scope };
  if (!others.possible(game, { ...reading, instruction: first })) return false;
  if (first.do !== 'choose' || first.as === undefined || next === undefined) return true;
  const { as, who } = first;
  return whoOf(game, scope, who).some((player) =>
    allChoosable(game, { ...reading, instruction: first }, player).some((one) => {
      const named = { ...scope.named, [as]: fullyNamed(apart([one])) };
      return others.possible(game, { instruction: next, ref: `${ref}.1`, scope: { ...scope, named } });
    }),
  );
}

/** Steps shared by "may" and "unless": each player is asked, and pays if there is a cost, in APNAP order. */
function offered<I extends InstructionOf<'may' | 'unless'>>(
  about: (instruction: I, times: number) => string,
  offer: (game: Game, doing: Reading<I> & Pick<Doing<I>, 'others'>, player: PlayerId) => boolean,
) {
  type Offer = Doing<I, OfferMemory>;
  const declines = (
    { memory }: Offer,
    player: PlayerId,
    left: readonly PlayerId[],
  ): Outcome<'next', OfferMemory> =>
    // Who has paid before only doesn't pay once more.
    memory.accepted.includes(player)
      ? go('next', { left })
      : go('next', { left, declined: [...memory.declined, player] });
  const accepts = ({ memory }: Offer, player: PlayerId): Following<'next', OfferMemory> => ({
    then: 'next',
    remember: { accepted: [...memory.accepted, player] },
  });
  return {
    next(game: Game, doing: Offer): Offered {
      const { instruction, ref, scope, memory } = doing;
      const [player, ...left] = memory.left ?? whoOf(game, scope, instruction.who);
      if (player === undefined) return go('then');
      if (isOnceEachTurn(instruction) && wasDoneThisTurn(game, scope.self, ref, player))
        return declines(doing, player, left);
      const price = priceOf(game, scope, instruction);
      const context = costContextOf(scope, player);
      const decision: DecisionOf<'confirm'> = asked(game, player, {
        kind: 'confirm',
        rule: price === undefined ? '608.2d' : '118.12',
        about: about(instruction, timesOf(game, scope, instruction)),
        object: asking(scope),
        tone: 'good',
      });
      const isPossible =
        offer(game, doing, player) && (price === undefined || canPay(game, context, price).ok);
      const only = isPossible ? undefined : false;
      return decide(decision, { then: 'answered', remember: { left, player }, only });
    },
    answered(game: Game, doing: Offer): Offered {
      const { instruction, scope, memory, frame } = doing;
      const { player, left = [] } = memory;
      if (frame.answer !== true) return declines(doing, player, left);
      const price = priceOf(game, scope, instruction);
      if (price === undefined) return { kind: 'go', ...accepts(doing, player) };
      return call('pay', payMemory(costContextOf(scope, player), price, { mode: 'manual' }), {
        then: 'paid',
      });
    },
    paid(_game: Game, doing: Offer): Offered {
      const { accepted, player, left = [], times = 0 } = doing.memory;
      const { paid, paidWith } = paidIn(doing.frame.returned);
      if (!paid) return declines(doing, player, left);
      if (!isRepeatable(doing.instruction)) return { kind: 'paid', paidWith, ...accepts(doing, player) };
      const remember = {
        accepted: [...new Set([...accepted, player])],
        times: times + 1,
        left: [player, ...left],
      };
      return { kind: 'paid', paidWith, then: 'next', remember };
    },
  };
}

/** How many times over the cost is to be paid. */
const timesOf = (game: Game, scope: Scope, instruction: InstructionOf<'may' | 'unless'>): number =>
  instruction.do === 'may' || instruction.times === undefined ? 1 : amountOf(game, scope, instruction.times);

/** What is to be paid: the cost, or that so many times over. */
function priceOf(
  game: Game,
  scope: Scope,
  instruction: InstructionOf<'may' | 'unless'>,
): readonly CostPart[] | undefined {
  const { cost } = instruction;
  const times = timesOf(game, scope, instruction);
  return cost === undefined || times === 1 ? cost : Array.from({ length: times }, () => cost).flat();
}

const isRepeatable = (instruction: InstructionOf<'may' | 'unless'>): boolean =>
  instruction.do === 'may' && instruction.anyNumberOfTimes === true;

const isOnceEachTurn = (instruction: InstructionOf<'may' | 'unless'>): boolean =>
  instruction.do === 'may' && instruction.onceEachTurn === true;

/** The cost is the payer's, in the words of the spell or ability that asks for it. */
const costContextOf = (scope: Scope, player: PlayerId) => ({
  ...costContext(player, asking(scope)),
  scope: { ...forEach(scope, player), you: player },
});

/** As it is done: for each of several players who may, `they` is that player. */
const spokenBy = ({ who }: InstructionOf<'may'>, scope: Scope, player: PlayerId): Scope =>
  who === undefined ? scope : forEach(scope, player);

/** Once for each of several players who may; else once if the one who may is among them. */
const roundsFor = ({ who }: InstructionOf<'may'>, players: readonly PlayerId[]): Entered['rounds'] =>
  who === undefined ? { times: players.length } : { players, together: true };

/** "You may …": who does, does what follows; the others do what follows "if you don't" (608.2d, 118.12). */
export const may = meaning(
  'may',
  '608.2d',
  offers,
  [...offering, 'then', 'else', 'end'],
  {
    ...offered<InstructionOf<'may'>>(
      (instruction) =>
        instruction.cost === undefined ? inWords(instruction.then[0]) : costInWords(instruction.cost),
      (game, { instruction, ref, scope, others }, player) =>
        instruction.cost !== undefined ||
        isPossible(game, instruction.then, `${ref}.then`, spokenBy(instruction, scope, player), others),
    ),
    then(game, { instruction, memory, ref, scope }) {
      const { accepted } = memory;
      if (isOnceEachTurn(instruction)) for (const player of accepted) noteDone(game, scope.self, ref, player);
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
);

/** "Unless …": who doesn't pay suffers what follows (118.12a). It did something if someone paid. */
export const unless = meaning(
  'unless',
  '118.12a',
  offers,
  [...offering, 'then', 'end'],
  {
    ...offered<InstructionOf<'unless'>>(
      ({ cost }, times) => (times === 1 ? costInWords(cost) : `${costInWords(cost)}, ${times} times`),
      () => true,
    ),
    then: (_game, { memory }) => {
      const { declined } = memory;
      return declined.length === 0
        ? go('end')
        : enter('else', { players: declined, together: true }, { then: 'end' });
    },
    end: (_game, { memory: { accepted } }) =>
      finished({ players: accepted, amount: accepted.length, did: accepted.length > 0 }),
  },
  { begins },
);

const ifElse = meaning(
  'if',
  '608.2c',
  remembering<{ readonly held: boolean }>({ held: 'yes or no, later' }),
  ['if', 'end'],
  {
    if(game, { instruction, scope }) {
      const held = holds(game, scope, instruction.condition);
      if (!held && instruction.else === undefined) return finished();
      return enter(held ? 'then' : 'else', { times: 1 }, { then: 'end', remember: { held } });
    },
    end: (_game, { memory }) => finished({ did: memory.held }),
  },
);

export { ifElse as if };

/** Which of the options the player may choose, by their positions: those that are possible, or all if it says so. */
const choosable = (
  game: Game,
  { instruction, ref, scope }: Reading<InstructionOf<'oneOf'>>,
  others: OtherMeanings,
): readonly number[] =>
  instruction.options.flatMap(({ then }, position) =>
    instruction.evenImpossible === true ||
    isPossible(game, then, `${ref}.options.${position}.then`, scope, others)
      ? [position]
      : [],
  );

/** What the player chooses is done; nothing if no option is possible (608.2d). */
export const oneOf = meaning(
  'oneOf',
  '608.2d',
  remembering<{ readonly positions: readonly number[] }>({ positions: 'numbers, later' }),
  ['choose', 'chosen', 'end'],
  {
    choose(game, doing) {
      const { instruction, others, scope } = doing;
      const [player] = whoOf(game, scope, instruction.who);
      const positions = choosable(game, doing, others);
      if (player === undefined || positions.length === 0) return finished();
      return ask(
        asked(game, player, {
          kind: 'option',
          rule: '608.2d',
          about: 'choose one',
          object: asking(scope),
          options: positions.flatMap((position) => instruction.options[position]?.word ?? []),
        }),
        { then: 'chosen', remember: { positions } },
      );
    },
    chosen: (_game, { frame, memory: { positions } }) =>
      enter(`options.${positions[chosenNumber(frame.answer)] ?? 0}.then`, { times: 1 }, { then: 'end' }),
    end: () => finished({ did: true }),
  },
  { possible: (game, reading, others) => choosable(game, reading, others).length > 0 },
);

interface LoopMemory {
  readonly groups: readonly (readonly ObjectId[])[];
  readonly ordered: readonly ObjectId[];
}

/**
 * For each of some objects: at the same time where that is possible, else one after the other, by controller in
 * APNAP order and among one player's in the order that the controller of the effect chooses (608.2f).
 */
export const forEachObject = meaning(
  'forEach',
  '608.2f',
  remembering<LoopMemory>({ groups: 'lists, later', ordered: 'numbers, later' }),
  ['together', 'order', 'ordered', 'each', 'end'],
  {
    together(game, { instruction, ref, scope, others }) {
      const all = objects(game, scope, instruction.of);
      const [only, ...more] = instruction.then;
      if (only !== undefined && more.length === 0) {
        const batches = all.map((it) =>
          others.events(game, { instruction: only, ref: `${ref}.then.0`, scope: { ...scope, it } }),
        );
        if (batches.every((batch) => batch !== null)) {
          const events = batches.flat();
          return events.length === 0
            ? finished()
            : happen('608.2f', events, { then: 'end', remember: { ordered: all } });
        }
      }
      return go('order', { groups: byController(game, scope, all), ordered: [] });
    },
    order(game, { scope, memory }) {
      const [group, ...groups] = memory.groups;
      if (group === undefined) return go('each');
      if (group.length <= 1) return go('order', { groups, ordered: [...memory.ordered, ...group] });
      return ask(
        asked(game, scope.you, {
          kind: 'order',
          rule: '608.2f',
          about: 'which comes first',
          object: asking(scope),
          items: group.map((object) => ({ object, text: '', ref: null })),
          hidden: false,
        }),
        { then: 'ordered' },
      );
    },
    ordered(_game, { memory, frame }) {
      const [group = [], ...groups] = memory.groups;
      return go('order', { groups, ordered: [...memory.ordered, ...picked(frame.answer, group)] });
    },
    each: (_game, { memory }) => enter('then', { objects: memory.ordered }, { then: 'end' }),
    end: (_game, { memory }) => finished(these(memory.ordered)),
  },
);

/** Objects apart by who controls (or owns) them, in APNAP order. */
function byController(game: Game, scope: Scope, ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  const of = (id: ObjectId): PlayerId | undefined =>
    isThere(game, id) ? characteristics(game, id).controller : game.objects[id]?.owner;
  const groups = whoOf(game, scope, 'everyone').map((player) => ids.filter((id) => of(id) === player));
  const placed = new Set(groups.flat());
  return [...groups, ids.filter((id) => !placed.has(id))];
}

/** For each of some players: at once where possible, else in APNAP order (608.2e-f). */
export const forEachPlayer = meaning('forEachPlayer', '608.2e', noMemory, ['together', 'end'], {
  together(game, { instruction, ref, scope, others }) {
    const all = whoOf(game, scope, instruction.of);
    if (all.length === 0) return finished();
    const [only, ...more] = instruction.then;
    if (only !== undefined && more.length === 0) {
      const batches = all.map((they) =>
        others.events(game, { instruction: only, ref: `${ref}.then.0`, scope: { ...scope, they } }),
      );
      if (batches.every((batch) => batch !== null)) {
        const events = batches.flat();
        return events.length === 0 ? finished() : happen('608.2e', events, { then: 'end' });
      }
    }
    return enter('then', { players: all }, { then: 'end' });
  },
  end: (game, { instruction, scope }) => {
    const all = whoOf(game, scope, instruction.of);
    return finished({ players: all, amount: all.length, did: true });
  },
});

export const repeat = meaning(
  'repeat',
  '608.2c',
  remembering<{ readonly times: number }>({ times: 'number, later' }),
  ['repeat', 'end'],
  {
    repeat(game, { instruction, scope }) {
      const times = amountOf(game, scope, instruction.times);
      return times === 0 ? finished() : enter('then', { times }, { then: 'end', remember: { times } });
    },
    end: (_game, { memory }) => finished({ amount: memory.times, did: true }),
  },
);
