import { controllerOf, objects } from '../../characteristics/index.ts';
import { picked } from '../../state/answers.ts';
import { asked } from '../../state/decider.ts';
import type { Attacker, Defender, Game } from '../../state/game.ts';
import { remembering } from '../../state/memory.ts';
import { ask, happen } from '../../state/procedure.ts';
import { sameTarget } from '../../state/same-target.ts';
import { rulesTable } from '../../state/table.ts';
import { finished, type InstructionOf, meaning, type Reading } from './meaning.ts';
import { affected } from './named.ts';

interface Memory {
  readonly options: readonly Defender[];
}

/**
 * Reselecting what a creature is attacking (508.7): any of what its controller's creatures could attack now (508.7c-d),
 * whatever restricts or requires attacks (508.7b). Nothing happens where there is nothing else to select.
 */
export const reselect = meaning(
  'reselect',
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
);

type Reselecting = Reading<InstructionOf<'reselect'>>;

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
