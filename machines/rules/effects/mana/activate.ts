import { EngineError } from '../../state/error.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../state/identity.ts';
import type { ManaType } from '../../state/mana.ts';
import { call, done, go, happen, type Outcome, procedure } from '../../state/procedure.ts';
import { scopeOf } from '../../state/scope.ts';
import { abilityAt } from '../../state/text.ts';
import { forbidden } from '../../state/verdict.ts';
import type { ActivatedAbility } from '../../state/vocabulary/index.ts';
import { write } from '../../state/write.ts';
import type { ChosenForParts } from '../costs/assigning.ts';
import { costContext } from '../costs/context.ts';
import { type Paid, type PaymentMode, paidIn, payMemory } from '../costs/pay-memory.ts';
import { programMemory } from '../program-memory.ts';
import { activationVerdict, instanceLeft } from './activation.ts';
import { plainManaEvents, typesIn } from './add-mana.ts';
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
}

interface Memory extends ManaActivation {
  readonly taps?: boolean;
  readonly chosen?: readonly ManaType[];
  readonly paid?: Paid;
  /** The next instruction to follow, where each is asked about by itself. */
  readonly at?: number;
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

/** Counts an activation on the object, for limits on how often (602.5b): of several of one kind the first left (602.5c). */
export function countActivation(game: Game, object: ObjectId, ref: TextRef): void {
  const ability = abilityAt(game, ref);
  const limit = ability.kind === 'activated' ? ability.limits?.timesEachTurn : undefined;
  const name = limit === undefined ? ref : (instanceLeft(game, object, ref, limit) ?? ref);
  const writable = write(game).object(object);
  const before = writable.activations[name];
  const count = before !== undefined && before.turn === game.turn.number ? before.count : 0;
  writable.activations = { ...writable.activations, [name]: { turn: game.turn.number, count: count + 1 } };
}

const isAddMana = (instruction: ActivatedAbility['effect'][number]): instruction is AddMana =>
  instruction.do === 'addMana';

/**
 * Activating a mana ability (605.3): its cost is paid, and it resolves at once, without the stack; triggered mana
 * abilities that it caused resolve right after it (605.4a). Returns `{ activated: boolean, verdict }`; what can't be
 * activated or paid isn't begun.
 */
export const activateManaAbility = procedure<Memory>('activateManaAbility', '605.3', {
  begin(game, { memory }) {
    const { player, object, ability: ref } = memory;
    const ability = manaAbilityAt(game, ref);
    const verdict = activationVerdict(game, player, object, ref, ability);
    if (!verdict.ok) return done({ activated: false, verdict });
    const taps = ability.cost.some((part) => 'tap' in part);
    if (taps && ability.cost.length === 1) {
      if (game.objects[object]?.tapped !== false) return refused('107.5', '{0} is tapped.', object);
      return happen('605.3', [{ type: 'tap', object }, activateEvent(memory)], {
        then: 'resolve',
        remember: { taps },
      });
    }
    const context = costContext(player, object, { ability: object });
    return call(
      'pay',
      payMemory(context, ability.cost, {
        ...(memory.mode && { mode: memory.mode }),
        ...(memory.spend && { spend: memory.spend }),
        ...(memory.objects && { chosen: memory.objects }),
      }),
      { remember: { taps } },
    );
  },
  paid(_game, { memory, frame }) {
    const paid = paidIn(frame.returned);
    if (!paid.paid) return refused('118.3', 'The cost of this ability of {0} can’t be paid.', memory.object);
    return happen('605.3b', [activateEvent(memory)], { remember: { paid } });
  },
  resolve(game, { memory }) {
    const { player, object, ability: ref } = memory;
    countActivation(game, object, ref);
    const ability = manaAbilityAt(game, ref);
    const scope = scopeOf(object, player);
    if (ability.modes !== undefined || !ability.effect.every(isAddMana))
      return call('program', programMemory(`${ref}.effect`, scope), { then: 'triggers' });
    const instructions = ability.effect.filter(isAddMana);
    const plain = plainManaEvents(game, scope, instructions, typesIn(memory.choice), memory.taps === true);
    if (plain === null) return go('each');
    return plain.events.length === 0
      ? go('triggers')
      : happen('605.3b', plain.events, { then: 'triggers', remember: { chosen: plain.chosen } });
  },
  each(game, { memory }) {
    const at = memory.at ?? 0;
    const instruction = manaAbilityAt(game, memory.ability).effect[at];
    if (instruction === undefined) return go('triggers');
    const scope = scopeOf(memory.object, memory.player);
    return call('addMana', { instruction, scope }, { then: 'each', remember: { at: at + 1 } });
  },
  triggers(game, { memory }) {
    const waiting = waitingManaAbility(game);
    if (waiting === undefined) return go('end');
    const choice = typesIn(memory.choice).slice(typesIn(memory.chosen).length);
    const triggered: TriggeredManaAbility = { id: waiting.id, player: memory.player, choice };
    return call('resolveTriggeredManaAbility', { ...triggered }, { then: 'triggered' });
  },
  triggered: (_game, { memory, frame }) =>
    go('triggers', { chosen: [...typesIn(memory.chosen), ...typesIn(frame.returned)] }),
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
        irreversible: paid?.touchedLibrary ?? false,
      },
      paid?.manaSpent ?? [],
    );
    return done({ activated: true });
  },
});

const activateEvent = ({ player, object, ability }: ManaActivation): GameEvent => ({
  type: 'activate',
  object,
  source: object,
  player,
  mana: true,
  ability,
});

const refused = (rule: string, because: string, object: ObjectId): Outcome =>
  done({ activated: false, verdict: forbidden(rule, because, [object]) });

/** What `resolveTriggeredManaAbility` begins with. */
interface TriggeredManaAbility {
  readonly id: number;
  /** Who activated the ability that caused it, and the types of mana that they chose for this one beforehand. */
  readonly player: PlayerId;
  readonly choice: readonly ManaType[];
  readonly chosen?: readonly ManaType[];
}

/**
 * A triggered mana ability resolves right after what triggered it, without the stack and without waiting (605.4a).
 * `addMana` starts it where mana is added by what is no mana ability.
 * Returns the types of mana that the player chose for it.
 */
export const resolveTriggeredManaAbility = procedure<TriggeredManaAbility>(
  'resolveTriggeredManaAbility',
  '605.4a',
  {
    resolve(game, { memory }) {
      const trigger = game.waiting.find(({ id }) => id === memory.id);
      if (trigger === undefined) return done([]);
      write(game).root.waiting = game.waiting.filter(({ id }) => id !== memory.id);
      const { source, controller, ref, facts, named } = trigger;
      const scope = { ...scopeOf(source, controller), trigger: facts, named };
      return call('program', programMemory(`${ref}.effect`, scope));
    },
    end: (_game, { memory }) => done(typesIn(memory.chosen)),
  },
);
