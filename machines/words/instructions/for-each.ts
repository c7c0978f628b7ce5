import { characteristics, objects } from '../../rules/characteristics/index.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { enter, finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { these } from '../../rules/effects/instructions/named.ts';
import { asking, whoOf } from '../../rules/effects/instructions/who.ts';
import { picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { ask, go, happen } from '../../rules/state/procedure.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Instruction, Objects } from '../../rules/state/vocabulary/index.ts';
import type { InstructionWord } from './word.ts';

export interface ForEach {
  readonly do: 'forEach';
  readonly of: Objects;
  readonly then: readonly Instruction[];
}

interface LoopMemory {
  readonly groups: readonly (readonly ObjectId[])[];
  readonly ordered: readonly ObjectId[];
}

/**
 * For each of some objects: at the same time where that is possible, else one after the other, by controller in
 * APNAP order and among one player's in the order that the controller of the effect chooses (608.2f).
 */
export const forEachObject: InstructionWord<ForEach> = {
  shape: { of: 'objects', then: 'instructions' },
  said: {},
  gives: ['objects', 'amount'],
  done: 'done',
  holds: ({ then }) => then,
  movesOfLibrary: ({ of, then }, { following, isThere }) => following(then, ...(isThere(of) ? ['it'] : [])),
  knownIn: (_instruction, part, known) => (part === 'then' ? { ...known, it: true } : known),
  gains: ({ of, then }, { gainOf, game, scope }) =>
    objects(game, scope, of).reduce((sum, it) => sum + gainOf(then, { ...scope, it }), 0),
  meaning: meaning(
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
  ),
};

/** Objects apart by who controls (or owns) them, in APNAP order. */
function byController(game: Game, scope: Scope, ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  const of = (id: ObjectId): PlayerId | undefined =>
    isThere(game, id) ? characteristics(game, id).controller : game.objects[id]?.owner;
  const groups = whoOf(game, scope, 'everyone').map((player) => ids.filter((id) => of(id) === player));
  const placed = new Set(groups.flat());
  return [...groups, ids.filter((id) => !placed.has(id))];
}
