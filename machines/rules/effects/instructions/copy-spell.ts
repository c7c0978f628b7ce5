/** Copies of spells and abilities on the stack (707.10). */
import { objectAt, objects } from '../../characteristics/index.ts';
import type { Copied } from '../../state/copied.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { ChosenTargets, StackChoices } from '../../state/object.ts';
import { ask, happen } from '../../state/procedure.ts';
import { chosenPositions } from './answers.ts';
import { copyBy } from './copies.ts';
import { finished, goOn, meaning } from './meaning.ts';
import { eventsOf } from './named.ts';
import { askNewTargets, nextChoice, withNewTargets } from './new-targets.ts';
import { amountOf } from './who.ts';

interface Copying {
  /** Spells and abilities on the stack, each as often as there are copies to make. */
  readonly left?: readonly ObjectId[];
  readonly of?: ObjectId;
  readonly chosen?: readonly ChosenTargets[];
  readonly made?: readonly ObjectId[];
}

const noMana: Pick<StackChoices, 'manaSpent'> = { manaSpent: [] };

/**
 * Puts copies of spells and abilities onto the stack (707.10): with every decision made for them, and nothing of the
 * mana that was spent. New targets are chosen before a copy is put there (707.10c).
 */
export const copySpell = meaning<'copySpell', Copying>('707.10', {
  next(game, { instruction, scope, memory }) {
    const [of, ...left] = memory.left ?? copied(game, scope, instruction);
    if (of === undefined) return goOn('end');
    return goOn(instruction.newTargets === true ? 'choose' : 'put', { left, of, chosen: [] });
  },
  choose(game, { scope, memory }) {
    const { of, chosen = [] } = memory;
    const choosing = of === undefined ? null : nextChoice(game, of, scope.you, chosen);
    if (of === undefined || choosing === null) return goOn('put');
    if (choosing.options.length <= choosing.now.chosen.length)
      return goOn('choose', { chosen: [...chosen, choosing.now] });
    return ask(askNewTargets(game, scope.you, of, choosing), { then: 'chosen' });
  },
  put(game, reading) {
    const { memory, scope } = reading;
    const { of, chosen = [] } = memory;
    const choices = of === undefined ? undefined : game.objects[of]?.stack?.choices;
    if (of === undefined || choices === undefined) return goOn('next');
    const targets = choices.targets.map((before, index) => chosen[index] ?? before);
    return happen(
      '707.10',
      [
        {
          type: 'copyOnStack',
          of,
          player: scope.you,
          choices: { ...choices, ...noMana, targets },
          ...copiedSpell(game, reading, of),
          made: null,
        },
      ],
      { then: 'made' },
    );
  },
  chosen(game, { scope, memory, frame }) {
    const { of, chosen = [] } = memory;
    const choosing = of === undefined ? null : nextChoice(game, of, scope.you, chosen);
    if (choosing === null) return goOn('put');
    const picked = chosenPositions(frame.answer).flatMap((position) => choosing.options[position] ?? []);
    return goOn('choose', { chosen: [...chosen, withNewTargets(choosing.now, picked)] });
  },
  made(_game, { memory, frame }) {
    const made = eventsOf(frame.happened, 'copyOnStack').flatMap((event) =>
      event.made === null ? [] : [event.made],
    );
    return goOn('next', { made: [...(memory.made ?? []), ...made] });
  },
  end: (_game, { memory }) => {
    const made = memory.made ?? [];
    return finished({ objects: made, amount: made.length, did: made.length > 0 });
  },
});

/** What the copy is, where that is not simply what is printed on the original. */
function copiedSpell(
  game: Game,
  reading: Parameters<typeof copyBy>[1],
  of: ObjectId,
): { readonly copied?: Copied } {
  if (reading.instruction.except === undefined) return {};
  const copied = copyBy(game, reading, objectAt(game, of), { bothFaces: true });
  return copied === null ? {} : { copied };
}

type Reader = Parameters<typeof objects>[1];

function copied(
  game: Game,
  scope: Reader,
  instruction: {
    readonly what: Parameters<typeof objects>[2];
    readonly count?: Parameters<typeof amountOf>[2];
  },
): readonly ObjectId[] {
  const count = amountOf(game, scope, instruction.count ?? 1);
  // What has left the stack is copied as it last existed there (608.2h): its choices are still known.
  return objects(game, scope, instruction.what)
    .filter((id) => game.objects[id]?.stack != null)
    .flatMap((id) => Array.from({ length: count }, () => id));
}
