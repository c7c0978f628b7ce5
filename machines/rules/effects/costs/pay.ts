import { picked } from '../../state/answers.ts';
import { asked } from '../../state/decider.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { Happened } from '../../state/happened.ts';
import type { ObjectId } from '../../state/identity.ts';
import { linkKey } from '../../state/links.ts';
import type { ManaUnit } from '../../state/mana.ts';
import { printManaCost } from '../../state/mana-cost.ts';
import { remembering } from '../../state/memory.ts';
import { ask, call, decide, done, go, happen, type Outcome, procedure } from '../../state/procedure.ts';
import { random } from '../../state/random.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { costWord, isPerformed } from '../../state/word-table.ts';
import { planByBurying } from './burying.ts';
import { canPayLocked, canPaySomehow, couldPay, type PaidWithMana } from './can-pay.ts';
import { type CostContext, contextOf } from './context.ts';
import { lockedCost, manaOf, noMana } from './locked.ts';
import { openQuestion, questionFor } from './open-question.ts';
import { openWay, withPaidOtherwise } from './open-way.ts';
import { isPaidLast, movesObjects, objectsForPart, partEvents } from './parts.ts';
import { isLeftToEngine, paidWithManaIn, unitsIn } from './pay-mana.ts';
import { type Paid, type PayMemory, unpaid } from './pay-memory.ts';
import { type Otherwise, waysOtherwise } from './paying-otherwise.ts';
import { firstToBeDone, performEvents, performedOn, performing } from './performed.ts';
import { reservedFor } from './plan-for.ts';
import { asksAboutSymbols, costIn } from './symbols.ts';

interface Memory extends PayMemory {
  /** The cost with its amounts worked out. */
  readonly locked: readonly CostPart[];
  /** What the cost may come to, by how a keyword action in it is done, where that is asked. */
  readonly possible?: readonly (readonly CostPart[])[];
  readonly manaIsPaid: boolean;
  readonly manaSpent: readonly ManaUnit[];
  /** For which part objects were asked for last, if for a part, and which ones there were to choose among. */
  readonly at: number;
  readonly options: readonly ObjectId[];
  /** The parts that are paid one by one, in order, with their positions; those paid together first are paid. */
  readonly left: readonly { readonly at: number; readonly part: CostPart }[];
  /** The other ways to pay mana that are still to be asked about, and the objects that are taken for the first of them. */
  readonly ways: readonly Otherwise[];
  readonly taken: readonly ObjectId[];
  readonly areAll: boolean;
  /** What the mana may be that was paid already: the rest is paid otherwise. */
  readonly paid: PaidWithMana;
  /** Under which link of which object the cards are kept that the part just paid has exiled (607.2q). */
  readonly link: { readonly object: ObjectId; readonly link: string } | null;
}

/** What is remembered before anything is paid. */
const nothingPaid: Pick<Memory, 'areAll' | 'manaIsPaid' | 'manaSpent' | 'paid' | 'taken' | 'link'> = {
  areAll: false,
  manaIsPaid: false,
  manaSpent: [],
  paid: null,
  taken: [],
  link: null,
};

/**
 * Pays a cost in whole, or doesn't begin to (118.3, 601.2h): symbols that can be paid in several ways are chosen,
 * objects for the parts are chosen, mana is paid, then everything that isn't random and leaves libraries alone, then
 * the rest. Memory: `payMemory`. Returns `Paid`.
 */
export const pay = procedure(
  'pay',
  '601.2h',
  remembering<Memory>({
    locked: 'records, later',
    possible: 'lists, maybe',
    manaIsPaid: 'yes or no, later',
    manaSpent: 'records, later',
    at: 'number, later',
    options: 'numbers, later',
    left: 'records, later',
    ways: 'records, later',
    taken: 'numbers, later',
    areAll: 'yes or no, later',
    paid: 'texts or null, later',
    link: 'record or null, later',
    context: 'record',
    cost: 'records or null, later',
    mode: 'text, later',
    spend: 'texts, later',
    chosen: 'record, later',
  }),
  [
    'begin',
    'actionChosen',
    'symbols',
    'otherwise',
    'otherwiseChosen',
    'choose',
    'chosen',
    'mana',
    'ready',
    'together',
    'performed',
    'oneByOne',
  ],
  {
    begin(game, { memory }) {
      if (memory.cost === null) return done(unpaid);
      return withActions(game, memory, lockedCost(game, memory.context.scope, memory.cost));
    },
    actionChosen: (game, { memory: { possible = [], ...memory }, frame }) =>
      withActions(game, memory, possible[Number(frame.answer)] ?? []),
    symbols: (_game, { memory, frame }) =>
      go(firstOf(memory), { locked: costIn(frame.returned, memory.locked) }),
    /** What pays for mana in another way, once the total cost is known (702.51b, 702.66b, 702.126b). */
    otherwise(game, { memory }) {
      const [way, ...ways] = memory.ways;
      if (way === undefined) return go('choose');
      const { options, min, max, areAll } = openWay(game, memory, [way, ...ways]);
      const objects = objectsForPart(game, memory.context, way.part);
      if (objects === null || max === 0) return settled(game, memory);
      const about = `${objects.about}, each for ${way.colored ? 'one mana' : '{1}'}`;
      const decision = asked(
        game,
        memory.context.player,
        questionFor(game, memory.context, { ...objects, about }, options, way.part, min, max),
      );
      return decide(decision, { then: 'otherwiseChosen', remember: { options, areAll } });
    },
    otherwiseChosen(game, { memory, frame }) {
      const more = picked(frame.answer, memory.options);
      const taken = [...memory.taken, ...more];
      return more.length > 0 && !memory.areAll
        ? go('otherwise', { taken })
        : settled(game, { ...memory, taken });
    },
    choose(game, { memory }) {
      const { chosen } = memory;
      for (const [at, part] of memory.locked.entries()) {
        const question = openQuestion(game, memory, part, at);
        if (question === null) continue;
        const { objects, options, count } = question;
        if (objects.chosenBy === 'chance') continue;
        const already = chosen[at] ?? [];
        // They may be asked for one by one, and all that are left be needed.
        const needed = Math.max(count, objects.count - already.length);
        if (objects.chosenBy === 'nobody')
          return go('choose', { chosen: { ...chosen, [at]: [...already, ...options.slice(0, needed)] } });
        const isOpen = objects.least < objects.count;
        const max = !isOpen && options.length <= needed ? options.length : count;
        const min = isOpen ? Math.min(objects.least, options.length) : max;
        return decide(
          asked(
            game,
            memory.context.player,
            questionFor(game, memory.context, objects, options, part, min, max),
          ),
          { then: 'chosen', remember: { at, options } },
        );
      }
      return go(memory.manaIsPaid ? 'together' : 'mana');
    },
    chosen(_game, { memory: { at, chosen, options }, frame }) {
      const taken = [...(chosen[at] ?? []), ...picked(frame.answer, options)];
      return go('choose', { chosen: { ...chosen, [at]: taken } });
    },
    mana(game, { memory }) {
      const { locked } = memory;
      const mana = manaOf(locked);
      if (mana.length === 0) return go(afterMana(memory), { manaIsPaid: true });
      const { tapping, up, stays, uses } = reservedFor(game, memory.context, locked, memory.chosen);
      return call(
        'payMana',
        {
          context: memory.context,
          mana: printManaCost(mana),
          whole: locked,
          tapping: [...tapping],
          up: [...up],
          stays: [...stays],
          uses,
          ways: memory.mode === 'manual' ? memory.ways : [],
          mode: memory.mode,
          spend: memory.spend,
          rule: '601.2h',
        },
        { then: 'ready' },
      );
    },
    ready(game, { memory, frame }) {
      if (isLeftToEngine(frame.returned)) return go('otherwise', { mode: 'automatic' });
      const manaSpent = unitsIn(frame.returned);
      if (manaSpent === null || !restIsPayable(game, memory)) return done(unpaid);
      const paid = paidWithManaIn(frame.returned);
      return go(paid === null ? afterMana(memory) : 'otherwise', { manaIsPaid: true, manaSpent, paid });
    },
    together(game, { memory }) {
      const { chosen, locked, manaSpent: units } = memory;
      const { player } = memory.context;
      const events: readonly GameEvent[] = [
        ...(units.length > 0 ? [{ type: 'spendMana' as const, player, units }] : []),
        ...locked.flatMap((part, at) =>
          movesObjects(part) ? [] : paying(game, memory, part, chosen[at] ?? []),
        ),
      ];
      const moving = locked.flatMap((part, at) => (movesObjects(part) ? [{ at, part }] : []));
      const isLast = ({ at, part }: Memory['left'][number]) => isPaidLast(game, part, chosen[at] ?? []);
      // An action that is done as it says uses nothing up: what is done with is still there.
      const isFirst = ({ part }: Memory['left'][number]) => isPerformed(part);
      const between = moving.filter((one) => !isFirst(one) && !isLast(one));
      const left = [...moving.filter(isFirst), ...between, ...moving.filter(isLast)];
      return happen('601.2h', events, { then: 'oneByOne', remember: { left } });
    },
    /** A keyword action that is a part of the cost has been done: the first of those that are left. */
    performed(_game, { memory, frame }) {
      const [now, ...left] = memory.left;
      if (now === undefined || !isPerformed(now.part)) return go('oneByOne');
      const chosen = { ...memory.chosen, [now.at]: performedOn(frame.returned) };
      return go('oneByOne', { left, chosen });
    },
    oneByOne(game, { memory, frame }) {
      const { link } = memory;
      if (link !== null) {
        const event: GameEvent = {
          type: 'link',
          ...link,
          objects: exiledBy(frame.happened),
          players: [],
          values: [],
        };
        return happen('607.2q', [event], { then: 'oneByOne', remember: { link: null } });
      }
      const [now, ...left] = memory.left;
      if (now === undefined) return finished(memory);
      const { at, part } = now;
      if (isPerformed(part)) return call('program', performing(memory.context, part), { then: 'performed' });
      const objects = memory.chosen[at] ?? withoutChoice(game, memory, part);
      const chosen = { ...memory.chosen, [at]: objects };
      return happen('601.2h', paying(game, memory, part, objects), {
        then: 'oneByOne',
        remember: { left, chosen, link: linkOf(memory, part) },
      });
    },
  },
);

/** What beginning to pay comes to. */
type Begun = Outcome<'actionChosen' | 'symbols' | 'mana' | 'otherwise', Memory>;

/** Of each keyword action that can be done in several ways as a part of the cost its payer chooses one, then the rest is paid. */
function withActions(game: Game, memory: PayMemory, locked: readonly CostPart[]): Begun {
  const { context } = memory;
  const toBeDone = firstToBeDone(game, context, locked);
  if (toBeDone === null) return payLocked(game, memory, locked);
  const certain = toBeDone.ways.filter(({ cost }) => canPaySomehow(game, context, cost).ok);
  const possible =
    certain.length > 0 ? certain : toBeDone.ways.filter(({ cost }) => isOpen(game, context, cost));
  const [first, ...others] = possible;
  if (first === undefined) return done(unpaid);
  if (others.length === 0) return withActions(game, memory, first.cost);
  return ask(
    asked(game, context.player, {
      kind: 'option',
      rule: toBeDone.rule,
      about: toBeDone.action,
      object: context.scope.onStack ?? context.scope.self,
      options: possible.map(({ word }) => word),
    }),
    { then: 'actionChosen', remember: { possible: possible.map(({ cost }) => cost) } },
  );
}

/** Pays a locked cost, if it can be paid. */
function payLocked(game: Game, memory: PayMemory, locked: readonly CostPart[]): Begun {
  const { context } = memory;
  const ways = waysOtherwise(game, context, locked);
  const isPayable = canPayLocked(game, context, locked, {}).ok;
  if (!isPayable && planByBurying(game, context, locked, ways) === null && !isOpen(game, context, locked))
    return done(unpaid);
  const remember = {
    ...nothingPaid,
    locked,
    chosen: areThere(game, memory, locked) ? memory.chosen : {},
    ways,
    // What isn't there yet can't be chosen before mana is made.
    mode: isPayable ? memory.mode : ('manual' as const),
  };
  return asksAboutSymbols(manaOf(locked))
    ? call('chooseSymbols', { context, cost: locked }, { then: 'symbols', remember })
    : go(firstOf(remember), remember);
}

/** Whether mana abilities may bring along what is missing, by the verdict of those who ask before it is begun. */
const isOpen = (game: Game, context: CostContext, locked: readonly CostPart[]): boolean =>
  couldPay(game, context, locked, canPaySomehow(game, context, locked)).ok;

/** What happens as a part is paid with these objects. */
const paying = (
  game: Game,
  { context }: Memory,
  part: CostPart,
  objects: readonly ObjectId[],
): readonly GameEvent[] => [...partEvents(game, context, part, objects), ...performEvents(context, part)];

/** Nothing more is paid in the first of the ways that are open. */
function settled(game: Game, memory: Memory): Outcome<'otherwise', Memory> {
  const [way, ...ways] = memory.ways;
  if (way === undefined) return go('otherwise');
  const paid = withPaidOtherwise(game, memory, [way, ...ways]);
  return paid === null ? done(unpaid) : go('otherwise', { ...paid, ways, taken: [] });
}

/** Where it is kept what this part of the cost exiles; null if nowhere. */
function linkOf({ context }: Memory, part: CostPart): Memory['link'] {
  if (!('link' in part) || part.link === undefined) return null;
  const { self, pair } = contextOf(context, part).scope;
  return { object: self, link: linkKey(part.link, pair) };
}

/**
 * Whether everything but the mana can still be paid, with the objects chosen for it: a mana ability may have used up
 * what was to pay for another part.
 */
function restIsPayable(game: Game, memory: Memory): boolean {
  const locked = memory.locked.map((part) => (part.pay === 'mana' ? noMana : part));
  return areThere(game, memory, locked) && canPayLocked(game, memory.context, locked, memory.chosen).ok;
}

/** Whether the objects chosen for the parts of a locked cost can be used for them. */
function areThere(
  game: Game,
  { chosen, context }: Pick<PayMemory, 'chosen' | 'context'>,
  locked: readonly CostPart[],
): boolean {
  return locked.every(
    (part, at) =>
      chosen[at]?.every((id) => objectsForPart(game, context, part)?.options.includes(id)) !== false,
  );
}

/** In the rules' order the player first makes mana; where the engine does, it must know what not to tap. */
const firstOf = ({ mode }: Pick<PayMemory, 'mode'>): 'mana' | 'otherwise' =>
  mode === 'manual' ? 'mana' : 'otherwise';
const afterMana = ({ mode }: PayMemory): 'choose' | 'together' => (mode === 'manual' ? 'choose' : 'together');

/** What nobody chooses for a part of a cost: cards from the top, or those that chance takes, each as likely. */
function withoutChoice(game: Game, memory: Memory, part: CostPart): readonly ObjectId[] {
  const taken = costWord(part).taken?.(game, memory.context, part);
  if (taken !== undefined) return taken;
  const objects = objectsForPart(game, memory.context, part);
  const from = [...(objects?.options ?? [])];
  const byChance: ObjectId[] = [];
  while (byChance.length < (objects?.count ?? 0) && from.length > 0) {
    byChance.push(...from.splice(random(game, from.length), 1));
  }
  return byChance;
}

function finished(memory: Memory): Outcome<never> {
  const paidWith: Record<string, readonly ObjectId[]> = {};
  memory.locked.forEach((part, at) => {
    const name = 'as' in part ? part.as : undefined;
    if (name !== undefined) paidWith[name] = [...(paidWith[name] ?? []), ...(memory.chosen[at] ?? [])];
  });
  const { chosen, manaSpent } = memory;
  const paid: Paid = { paid: true, paidWith, chosen, manaSpent };
  return done(paid);
}

const exiledBy = (happened: readonly Happened[]): readonly ObjectId[] =>
  happened.flatMap(({ event }) =>
    event.type === 'move' && event.to === 'exile' && event.became !== null ? [event.became] : [],
  );
