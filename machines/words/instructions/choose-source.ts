import { fits } from '../../rules/characteristics/index.ts';
import { finished, meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { these } from '../../rules/effects/instructions/named.ts';
import { asking, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { ChooseDecision } from '../../rules/state/decision.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { decide, go } from '../../rules/state/procedure.ts';
import type { Filter, Players } from '../../rules/state/vocabulary/index.ts';
import { zones } from '../../rules/state/zones.ts';
import type { InstructionWord } from './word.ts';

/** A source of damage, like this (609.7). */
export interface ChooseSource {
  readonly do: 'chooseSource';
  readonly who?: Players;
  readonly like?: Filter;
}

interface Memory {
  readonly options: readonly ObjectId[];
  readonly chosen: readonly ObjectId[];
}

/**
 * What may be chosen (609.7a): permanents, spells, what an object on the stack, an effect that waits to apply or a
 * delayed trigger refers to, wherever that is now, and face-up objects in the command zone.
 */
function sources(game: Game, { instruction, scope }: Reading<ChooseSource>): ObjectId[] {
  const { like = {} } = instruction;
  const found = new Set<ObjectId>();
  const add = (id: ObjectId | null): void => {
    const object = id === null ? null : (game.objects[id] ?? null);
    if (object !== null && object.kind !== 'ability' && !object.phasedOut) found.add(object.id);
  };
  for (const id of game.battlefield) add(id);
  for (const id of game.stack) add(id);
  for (const id of game.stack) {
    const stack = game.objects[id]?.stack;
    if (stack == null) continue;
    add(stack.source);
    for (const target of stack.choices.targets.flatMap(({ chosen }) => chosen))
      if ('object' in target) add(target.object);
    add(stack.trigger?.object ?? null);
    add(stack.trigger?.source ?? null);
    add(stack.trigger?.other ?? null);
  }
  for (const { objects, replacement, source } of game.effects)
    if (replacement !== null) for (const id of [source, ...(objects ?? [])]) add(id);
  for (const { about, source } of game.delayed) for (const id of [source, ...about]) add(id);
  for (const id of game.command) if (game.objects[id]?.faceDown === false) add(id);
  return [...found].filter((id) => fits(game, scope, { ...like, zone: zones }, id));
}

/** The player chooses one source; nothing is chosen where there is none that is so. */
export const chooseSource: InstructionWord<ChooseSource> = {
  shape: { who: 'players?', like: 'filter?' },
  said: {},
  gives: ['objects', 'amount'],
  they: true,
  forYou: true,
  done: 'chosen',
  meaning: meaning(
    '609.7a',
    remembering<Memory>({ options: 'numbers, later', chosen: 'numbers, later' }),
    ['begin', 'chosen', 'end'],
    {
      begin(game, doing) {
        const [player] = whoOf(game, doing.scope, doing.instruction.who);
        if (player === undefined) return finished();
        const options = sources(game, { ...doing, scope: forEach(doing.scope, player) });
        const count = Math.min(1, options.length);
        const decision: ChooseDecision = asked(game, player, {
          kind: 'choose',
          rule: '609.7a',
          about: 'choose a source of damage',
          object: asking(doing.scope),
          options: options.map((object) => ({ object })),
          min: count,
          max: count,
          hidden: false,
          purpose: 'effect',
          tone: 'bad',
        });
        return decide(decision, { then: 'chosen', remember: { options } });
      },
      chosen: (_game, { memory, frame }) => go('end', { chosen: picked(frame.answer, memory.options) }),
      end: (_game, { memory }) => finished({ ...these(memory.chosen), isSource: true }),
    },
  ),
};
