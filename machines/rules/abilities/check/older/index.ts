/**
 * Words that were written for an earlier version, brought up to date as something is opened that holds them: definitions of
 * cards, and what a saved game keeps of effects. They are found where the checks expect words of their family.
 *
 * When words of a family change: say in `families.ts` what the older ones are now. Mostly that is `byKey` with a table.
 */
import { isRecord } from '../../../state/is-record.ts';
import { card, exception, instructions, modification, replacement, rule } from '../abilities.ts';
import { cost } from '../costs.ts';
import { filter } from '../expressions.ts';
import { couldBe, oneFor } from '../form.ts';
import { checkNesting } from '../nesting.ts';
import { type Check, fits, listOf, maybe, shape } from '../shape.ts';
import { targets } from '../targets.ts';
import { condition, triggers } from '../triggers.ts';
import { withParts } from '../walk.ts';
import { older } from './families.ts';

/** Words of a form, with everything in them, as they are written now. The words themselves, if they are. */
function upToDate(words: unknown, check: Check): unknown {
  const now = fromOutside(words, check);
  const { form } = check;
  switch (form.is) {
    case 'family':
      return upToDate(now, form.of);
    case 'later':
      return upToDate(now, form.of());
    case 'either': {
      const one = oneFor(now, form);
      return one === undefined ? now : upToDate(now, one);
    }
    default:
      return withParts(now, form, upToDate);
  }
}

/** Words of which nothing but the outside is brought up to date: enough to tell which of several they are. */
function fromOutside(words: unknown, { form }: Check): unknown {
  switch (form.is) {
    case 'family':
      return fromOutside(older[form.family]?.(words) ?? words, form.of);
    case 'later':
      return fromOutside(words, form.of());
    case 'either':
      return (
        form.of
          .map((each) => [each, fromOutside(words, each)] as const)
          .find(([each, now]) => couldBe(now, each))?.[1] ?? words
      );
    default:
      return words;
  }
}

/** A definition of a card as it is written now; whether it is whole, `checkCard` says. */
export const cardUpToDate = (definition: unknown): unknown =>
  checkNesting(definition).length > 0 ? definition : upToDate(definition, card);

const copied = fits(shape({ exceptions: listOf(exception) }));

/** Where a game holds words outside of its definitions. */
const wordsInGame: Check = fits(
  shape({
    objects: listOf(fits(shape({ copied, values: copied, left: fits(shape({ copied, values: copied })) }))),
    effects: listOf(
      fits(
        shape({
          changes: listOf(modification),
          rules: listOf(rule),
          replacement,
          affects: maybe(filter),
          next: maybe(fits(shape({ like: filter }))),
          copied,
        }),
      ),
    ),
    delayed: listOf(fits(shape({ when: triggers, condition, targets, effect: instructions }))),
    permissions: listOf(fits(shape({ forCost: cost }))),
  }),
);

/** A game whose definitions and effects are as they are written now. What procedures remember isn't looked at. */
export function gameUpToDate(game: {
  readonly definitions: Readonly<Record<string, unknown>>;
}): Readonly<Record<string, unknown>> & { readonly definitions: Readonly<Record<string, unknown>> } {
  const now = upToDate(game, wordsInGame);
  return {
    ...(isRecord(now) ? now : game),
    definitions: Object.fromEntries(
      Object.entries(game.definitions).map(([name, definition]) => [name, cardUpToDate(definition)]),
    ),
  };
}
