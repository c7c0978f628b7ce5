import { z } from 'zod/mini';
import { FormError, type FormFault, formFaults } from '../../game/shape.ts';
import { withReasons } from '../../rules/index.ts';
import { settingsSchema } from '../settings.ts';

/** What is wrong with the setup of a game, and where. */
export type SetupFault = FormFault;

/** A game that can't be made of what was given, with everything that is wrong with its form. */
export class SetupError extends FormError {
  override name = 'SetupError';

  constructor(faults: readonly SetupFault[]) {
    super('This game can’t be made', faults);
  }
}

/** Cards by name or definition; what a definition says is checked as the game is made. */
const cards = z.array(
  z.custom((one) => typeof one === 'string' || isObject(one), 'a card is its name, or its definition'),
);

const deck = z.custom(
  (given) => typeof given === 'string' || cards.safeParse(given).success,
  'a deck is a text with a card a line, or a list of cards, each by its name or its definition',
);

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const player = z.strictObject({
  name: z.string().check(z.minLength(1)),
  deck,
  sideboard: z.optional(cards),
  commanders: z.optional(z.array(z.string())),
  command: z.optional(cards),
  stickerSheets: z.optional(cards),
});

/** Whether what a player brings is named, and not given as definitions alone. */
const namesCards = ({ command = [], deck, sideboard = [] }: z.infer<typeof player>): boolean =>
  typeof deck === 'string' || [deck, ...command, ...sideboard].flat().some((one) => typeof one === 'string');

const setup = z
  .strictObject({
    players: z.array(player).check(z.minLength(2), z.maxLength(6)),
    cards: z.optional(
      z.custom(isObject, 'cards are given by their names, as `cards` of spellchart/cards are'),
    ),
    seed: z.string(),
    settings: z.optional(z.partial(settingsSchema)),
    first: z.optional(z.union([z.int(), z.enum(['random', 'chosen'])])),
    mode: z.optional(z.enum(['copy', 'direct'])),
    deckRules: z.optional(z.looseObject({})),
  })
  .check(
    z.refine(({ cards, players }) => cards !== undefined || !players.some(namesCards), {
      path: ['cards'],
      error:
        'decks name cards here, and none are given: those that come along are `cards` of spellchart/cards',
    }),
    z.refine(({ first, players }) => typeof first !== 'number' || (first >= 0 && first < players.length), {
      path: ['first'],
      error: 'nobody sits there: seats are counted from 0',
    }),
  );

/** Throws a `SetupError` for what isn't of the form of a game’s setup, so that nothing fails halfway and unclearly. */
export function checkSetup(given: unknown): void {
  const { error } = setup.safeParse(given, withReasons);
  if (error === undefined) return;
  throw new SetupError(formFaults(error.issues));
}
