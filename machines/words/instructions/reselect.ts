import { controllerOf, objects } from '../../rules/characteristics/index.ts';
import { finished, meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { Attacker, Defender, Game } from '../../rules/state/game.ts';
import { remembering } from '../../rules/state/memory.ts';
import { ask, happen } from '../../rules/state/procedure.ts';
import { sameTarget } from '../../rules/state/same-target.ts';
import { rulesTable } from '../../rules/state/table.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** The player reselects what an attacking creature is attacking (508.7): with `among`, which player. */
export interface Reselect {
  readonly do: 'reselect';
  readonly what: Objects;
  readonly among?: 'players';
}

interface Memory {
  readonly options: readonly Defender[];
}

/**
 * Reselecting what a creature is attacking (508.7): any of what its controller's creatures could attack now (508.7c-d),
 * whatever restricts or requires attacks (508.7b). Nothing happens where there is nothing else to select.
 */
export const reselect: InstructionWord<Reselect> = {
  shape: { what: 'objects', among: { words: { players: true }, optional: true } },
  said: {
    deed: [
      phrase('[reselect] which player , planeswalker , or battle <what:objects> is attacking', {
        do: 'reselect',
        what: '<what>',
      }),
      phrase('[reselect] which player <what:objects> is attacking', {
        do: 'reselect',
        what: '<what>',
        among: 'players',
      }),
    ],
  },
  gives: ['objects', 'amount'],
  done: 'reselected',
  meaning: meaning(
    '508.7',
    remembering<Memory>({ options: 'records, later' }),
    ['select', 'selected', 'end'],
    {
      select(game, reading) {
        const found = choiceFor(game, reading);
        if (found === null) return finished();
        const { attacker, options } = found;
        const { instruction, scope } = reading;
        return ask(
          asked(game, scope.you, {
            kind: 'choose',
            rule: '508.7',
            about: `reselect which ${instruction.among === undefined ? 'player, planeswalker, or battle' : 'player'} it is attacking`,
            object: attacker.object,
            options,
            min: 1,
            max: 1,
            hidden: false,
            purpose: 'attackWhom',
            tone: 'bad',
          }),
          { then: 'selected', remember: { options } },
        );
      },
      selected(game, { frame, memory, ...reading }) {
        const attacker = attackerFor(game, reading);
        const [defender] = picked(frame.answer, memory.options);
        if (attacker === undefined || defender === undefined) return finished();
        return happen('508.7', [{ type: 'reselect', object: attacker.object, defender }], { then: 'end' });
      },
      end: (_game, { frame }) => finished(affected('reselect')(frame.happened)),
    },
    { possible: (game, reading) => choiceFor(game, reading) !== null },
  ),
};

type Reselecting = Reading<Reselect>;

const attackerFor = (game: Game, { instruction, scope }: Reselecting): Attacker | undefined => {
  const ids = objects(game, scope, instruction.what);
  return game.combat?.attackers.find(({ object }) => ids.includes(object));
};

/** The attacking creature, and all that could be selected for it; null where there is nothing else than what it attacks. */
function choiceFor(
  game: Game,
  reading: Reselecting,
): { readonly attacker: Attacker; readonly options: readonly Defender[] } | null {
  const attacker = attackerFor(game, reading);
  if (attacker === undefined) return null;
  const { defender, object } = attacker;
  const { among } = reading.instruction;
  const options = rulesTable()
    .combat.enteringDefenders(game, controllerOf(game, object))
    .filter((one) => among === undefined || 'player' in one);
  return options.some((one) => defender === null || !sameTarget(one, defender))
    ? { attacker, options }
    : null;
}
