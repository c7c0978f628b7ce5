import { isLookedFor, isToTurnDrawnUp } from '../../events/index.ts';
import { chosenNumber } from '../../state/answers.ts';
import { asked } from '../../state/decider.ts';
import { EngineError } from '../../state/error.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../state/identity.ts';
import type { ManaType, ManaUnit } from '../../state/mana.ts';
import { remembering } from '../../state/memory.ts';
import type { StackChoices } from '../../state/object.ts';
import { call, decide, done, go, happen, type Outcome, procedure } from '../../state/procedure.ts';
import { noChoices, scopeOf } from '../../state/scope.ts';
import { abilityAt } from '../../state/text.ts';
import { forbidden, type RuleNumber } from '../../state/verdict.ts';
import type { ActivatedAbility, CostPart } from '../../state/vocabulary/index.ts';
import { hasTapSymbol } from '../../state/word-table.ts';
import { type Writable, write } from '../../state/write.ts';
import type { ChosenForParts } from '../costs/assigning.ts';
import { canPay } from '../costs/can-pay.ts';
import { type CostContext, costContext } from '../costs/context.ts';
import { mostPossible } from '../costs/greatest-x.ts';
import { hasX } from '../costs/locked.ts';
import { changedManaAbility } from '../costs/of-mana-ability.ts';
import { type Paid, type PaymentMode, paidIn, payMemory } from '../costs/pay-memory.ts';
import { programMemory } from '../program-memory.ts';
import { activationVerdict, instancesLeft, instancesUnused } from './activation.ts';
import { plainManaEvents, producedIn, typesIn } from './add-mana.ts';
import { isManaAbility, waitingManaAbility } from './is-mana-ability.ts';
import { noteActivated } from './log.ts';
import type { AddMana } from './making.ts';

/** What `activateManaAbility` begins with. */
export interface ManaActivation {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly ability: TextRef;
  /**
   * Types of mana that the player chose beforehand, in order: for the ability, then for the triggered mana abilities
   * that it causes. What is missing is asked for.
   */
  readonly choice?: readonly ManaType[];
  /** What its own mana cost is paid with, by types. */
  readonly spend?: readonly ManaType[];
  /** Objects for the parts of its cost, chosen beforehand. */
  readonly objects?: ChosenForParts | null;
  readonly mode?: PaymentMode;
  /** The value of X in its cost, if it was chosen before (107.3a). */
  readonly x?: number;
}

interface Memory extends ManaActivation {
  readonly taps?: boolean;
  readonly chosen?: readonly ManaType[];
  readonly paid?: Paid;
  /** It moved cards to or from a library, or shuffled one (733.1). */
  readonly irreversible?: boolean;
  /** What it has produced, as far as something asks for it. */
  readonly produced?: readonly ManaUnit[];
}

export const manaActivation = (activation: ManaActivation): Readonly<Record<string, unknown>> => ({
  ...activation,
});

function manaAbilityAt(game: Game, ref: TextRef): ActivatedAbility {
  const ability = abilityAt(game, ref);
  if (ability.kind !== 'activated' || !isManaAbility(ability))
    throw new EngineError(`“${ref}” is no activated mana ability.`);
  return ability;
}

/**
 * Counts an activation on the object, for limits on how often (602.5b): of several of one kind that which the player
 * chose, else the first that is left (602.5c).
 */
export function countActivation(
  game: Game,
  object: ObjectId,
  ref: TextRef,
  chosen: TextRef | null = null,
): void {
  const ability = abilityAt(game, ref);
  const { once, timesEachTurn: limit } = (ability.kind === 'activated' && ability.limits) || {};
  const [left] =
    once === true
      ? instancesUnused(game, object, ref)
      : limit === undefined
        ? []
        : instancesLeft(game, object, ref, limit);
  const name = chosen ?? left?.name ?? ref;
  const writable = write(game).object(object);
  const before = writable.activations[name];
  const count = before !== undefined && before.turn === game.turn.number ? before.count : 0;
  const activations: Writable<typeof writable.activations> = { ...writable.activations };
  activations[name] = { turn: game.turn.number, count: count + 1 };
  writable.activations = activations;
}

const isAddMana = (instruction: ActivatedAbility['effect'][number]): instruction is AddMana =>
  instruction.do === 'addMana';

/**
 * Activating a mana ability (605.3): its cost is paid, and it resolves at once, without the stack; triggered mana
 * abilities that it caused resolve right after it (605.4a). Returns `{ activated: boolean, verdict }`; what can't be
 * activated or paid isn't begun.
 */
export const activateManaAbility = procedure(
  'activateManaAbility',
  '605.3',
  remembering<Memory>({
    taps: 'yes or no, maybe',
    chosen: 'texts, maybe',
    paid: 'record, maybe',
    irreversible: 'yes or no, maybe',
    produced: 'records, maybe',
    player: 'number',
    object: 'number',
    ability: 'text',
    choice: 'texts, maybe',
    spend: 'texts, maybe',
    objects: 'record or null, maybe',
    mode: 'text, maybe',
    x: 'number, maybe',
  }),
  [
    'begin',
    'x',
    'xChosen',
    'pay',
    'paid',
    'activated',
    'resolve',
    'made',
    'tapped',
    'triggers',
    'triggered',
    'end',
  ],
  {
    begin(game, { memory }) {
      const { player, object, ability: ref } = memory;
      const ability = manaAbilityAt(game, ref);
      const verdict = activationVerdict(game, player, object, ref, ability);
      if (!verdict.ok) return done({ activated: false, verdict });
      const taps = hasTapSymbol(ability.cost);
      if (taps && costNow(game, memory).length === 1) {
        if (game.objects[object]?.tapped !== false) return refused('107.5', '{0} is tapped.', object);
        return happen('605.3', [{ type: 'tap', object }, activateEvent(memory)], {
          then: 'resolve',
          remember: { taps },
        });
      }
      return go('x', { taps });
    },
    /** X is chosen before it is paid, and no greater than can be (107.3a, 602.2b). */
    x(game, { memory }) {
      const { player, object, ability: ref } = memory;
      const { cost, limits } = manaAbilityAt(game, ref);
      if (memory.x !== undefined || !hasX(cost)) return go('pay');
      const least = limits?.leastX ?? 0;
      const most = mostPossible(least, (x) => mayPay(game, { ...memory, x }));
      return decide(
        asked(game, player, {
          kind: 'number',
          rule: '107.3a',
          about: 'choose the value of X',
          object,
          min: least,
          max: Math.max(least, most),
          purpose: 'x',
        }),
        { then: 'xChosen' },
      );
    },
    xChosen: (_game, { frame }) => go('pay', { x: chosenNumber(frame.answer) }),
    pay: (game, { memory }) =>
      call(
        'pay',
        payMemory(contextOf(memory), costNow(game, memory), {
          ...(memory.mode && { mode: memory.mode }),
          ...(memory.spend && { spend: memory.spend }),
          ...(memory.objects && { chosen: memory.objects }),
        }),
        { then: 'paid' },
      ),
    paid(_game, { memory, frame }) {
      const paid = paidIn(frame.returned);
      if (!paid.paid)
        return refused('118.3', 'The cost of this ability of {0} can’t be paid.', memory.object);
      return happen('605.3b', [activateEvent(memory)], { then: 'activated', remember: { paid } });
    },
    activated: (game) =>
      isToTurnDrawnUp(game) ? call('turnDrawnUp', {}, { then: 'resolve' }) : go('resolve'),
    resolve(game, { memory }) {
      const { player, object, ability: ref } = memory;
      countActivation(game, object, ref);
      const ability = manaAbilityAt(game, ref);
      const scope = { ...scopeOf(object, player, ref), choices: choicesOf(memory) };
      if (ability.modes !== undefined || !ability.effect.every(isAddMana))
        return call('program', programMemory(`${ref}.effect`, scope), { then: 'tapped' });
      const instructions = ability.effect.filter(isAddMana);
      const plain = plainManaEvents(game, scope, instructions, typesIn(memory.choice));
      if (plain === null) return call('addMana', { instructions, scope }, { then: 'tapped' });
      if (plain.events.length === 0) return go('triggers');
      const then = memory.taps === true && isLookedFor(game, 'tapForMana') ? 'made' : 'triggers';
      return happen('605.3b', plain.events, { then, remember: { chosen: plain.chosen } });
    },
    made: (_game, { frame }) => go('tapped', { produced: producedIn(frame.happened) }),
    /** That its object was tapped for mana happens once, with all the mana that the ability produced (106.12a). */
    tapped(_game, { memory }) {
      const { player, object, taps, produced: units = [] } = memory;
      return taps === true && units.length > 0
        ? happen('106.12a', [{ type: 'tapForMana', player, object, units }], { then: 'triggers' })
        : go('triggers');
    },
    triggers(game, { memory }) {
      if (waitingManaAbility(game) === undefined) return go('end');
      const choice = typesIn(memory.choice).slice(typesIn(memory.chosen).length);
      return call('triggeredManaAbilities', { player: memory.player, choice }, { then: 'triggered' });
    },
    triggered: (_game, { memory, frame }) =>
      go('end', { chosen: [...typesIn(memory.chosen), ...typesIn(frame.returned)] }),
    end(game, { memory }) {
      const { player, object, ability, paid } = memory;
      noteActivated(
        game,
        {
          player,
          object,
          ability,
          choice: memory.chosen ?? [],
          objects: paid?.chosen ?? {},
          ...(memory.x !== undefined && { x: memory.x }),
          irreversible: memory.irreversible ?? false,
        },
        paid?.manaSpent ?? [],
      );
      return done({ activated: true });
    },
  },
);

/** What was chosen and paid for it, for its effect to find (602.2b, 607.2j). */
const choicesOf = ({ paid, x }: Memory): StackChoices | null =>
  paid === undefined
    ? null
    : { ...noChoices, x: x ?? null, paidWith: paid.paidWith, manaSpent: paid.manaSpent };

function contextOf({ ability, object, player, x }: ManaActivation): CostContext {
  const context = costContext(player, object, { ability: object });
  const scope = scopeOf(object, player, ability);
  return { ...context, scope: x === undefined ? scope : { ...scope, choices: { ...noChoices, x } } };
}

/** What it costs as it is activated now, with the X that was chosen: also what effects change of that (601.2f, 602.2b). */
function costNow(game: Game, activation: ManaActivation): readonly CostPart[] {
  const ability = manaAbilityAt(game, activation.ability);
  return changedManaAbility(game, contextOf(activation), ability) ?? ability.cost;
}

const mayPay = (game: Game, activation: ManaActivation): boolean =>
  canPay(game, contextOf(activation), costNow(game, activation)).ok;

const activateEvent = ({ player, object, ability }: ManaActivation): GameEvent => ({
  type: 'activate',
  object,
  source: object,
  player,
  mana: true,
  ability,
});

const refused = (rule: RuleNumber, because: string, object: ObjectId): Outcome<never> =>
  done({ activated: false, verdict: forbidden(rule, because, [object]) });
