import { holds } from '../../characteristics/index.ts';
import type { PlayerId } from '../../state/identity.ts';
import type { ManaType } from '../../state/mana.ts';
import { remembering } from '../../state/memory.ts';
import { call, done, go, procedure } from '../../state/procedure.ts';
import { scopeOf } from '../../state/scope.ts';
import { rulesTable } from '../../state/table.ts';
import { abilityAt, triggeredAt } from '../../state/text.ts';
import { write } from '../../state/write.ts';
import { programMemory } from '../program-memory.ts';
import { typesIn } from './add-mana.ts';
import { waitingManaAbility } from './is-mana-ability.ts';

/** What `triggeredManaAbilities` begins with. */
interface Triggered {
  /** Who activated the ability that caused them, and the types of mana that they chose for them beforehand. */
  readonly player: PlayerId;
  readonly choice: readonly ManaType[];
  readonly chosen?: readonly ManaType[];
  /** Which abilities have resolved here. */
  readonly resolved?: readonly string[];
}

/**
 * Lets the triggered mana abilities that wait resolve, and those that trigger on their mana, one after the other
 * (605.4a). Where they would go on for ever the game is a draw (104.4b).
 * Returns the types of mana that the player chose for them.
 */
export const triggeredManaAbilities = procedure(
  'triggeredManaAbilities',
  '605.4a',
  remembering<Triggered>({
    player: 'number',
    choice: 'texts',
    chosen: 'texts, maybe',
    resolved: 'texts, maybe',
  }),
  ['next', 'resolved', 'over'],
  {
    next(game, { memory }) {
      const { player, choice, chosen = [], resolved = [] } = memory;
      const waiting = waitingManaAbility(game);
      if (waiting === undefined) return done(chosen);
      const which = `${waiting.source} ${waiting.ref}`;
      const isRepeated = resolved.includes(which);
      if (isRepeated && rulesTable().repeatsForEver?.(game) === true)
        return call('drawGame', { rule: '104.4b' }, { then: 'over' });
      const one: TriggeredManaAbility = { id: waiting.id, player, choice: choice.slice(chosen.length) };
      return call(
        'resolveTriggeredManaAbility',
        { ...one },
        { then: 'resolved', ...(!isRepeated && { remember: { resolved: [...resolved, which] } }) },
      );
    },
    resolved(_game, { memory, frame }) {
      const chosen = typesIn(frame.returned);
      return chosen.length === 0 ? go('next') : go('next', { chosen: [...(memory.chosen ?? []), ...chosen] });
    },
    over: (_game, { memory }) => done(memory.chosen ?? []),
  },
);

/** What `resolveTriggeredManaAbility` begins with. */
interface TriggeredManaAbility {
  readonly id: number;
  readonly player: PlayerId;
  readonly choice: readonly ManaType[];
  readonly chosen?: readonly ManaType[];
}

/**
 * A triggered mana ability resolves right after what triggered it, without the stack and without waiting (605.4a).
 * Returns the types of mana that the player chose for it.
 */
export const resolveTriggeredManaAbility = procedure(
  'resolveTriggeredManaAbility',
  '605.4a',
  remembering<TriggeredManaAbility>({
    id: 'number',
    player: 'number',
    choice: 'texts',
    chosen: 'texts, maybe',
  }),
  ['resolve', 'end'],
  {
    resolve(game, { memory }) {
      const trigger = game.waiting.find(({ id }) => id === memory.id);
      // A mana ability has a source: what has none belongs to a designation (725.2, 726.2).
      if (trigger === undefined || trigger.source === null) return done([]);
      write(game).root.waiting = game.waiting.filter(({ id }) => id !== memory.id);
      const { source, controller, ref, facts, named } = trigger;
      // A delayed one is about an object, and speaks of what its source has become (603.7c).
      const scope = {
        ...scopeOf(named.itself?.objects[0] ?? source, controller, ref),
        trigger: facts,
        named,
        it: named.about?.objects[0] ?? null,
      };
      // An “if” is asked again, as of any triggered ability (603.4, 605.4).
      const ability = triggeredAt(game, ref) ?? abilityAt(game, ref);
      const isSo = ability.kind !== 'triggered' || ability.if === undefined || holds(game, scope, ability.if);
      return isSo ? call('program', programMemory(`${ref}.effect`, scope), { then: 'end' }) : done([]);
    },
    end: (_game, { memory }) => done(typesIn(memory.chosen)),
  },
);
