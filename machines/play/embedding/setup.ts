import { z } from 'zod';
import { FormError, type FormFault, formFaults } from '../../game/shape.ts';
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
  name: z.string().min(1),
  deck,
  sideboard: cards.optional(),
  commanders: z.array(z.string()).optional(),
  command: cards.optional(),
  stickerSheets: cards.optional(),
});

/** Whether what a player brings is named, and not given as definitions alone. */
const namesCards = ({ command = [], deck, sideboard = [] }: z.infer<typeof player>): boolean =>
  typeof deck === 'string' || [deck, ...command, ...sideboard].flat().some((one) => typeof one === 'string');

const setup = z
  .strictObject({
    players: z.array(player).min(2).max(6),
    cards: z
      .custom(isObject, 'cards are given by their names, as `cards` of spellchart/cards are')
      .optional(),
    seed: z.string(),
    settings: settingsSchema.partial().optional(),
    first: z.union([z.number().int(), z.enum(['random', 'chosen'])]).optional(),
    mode: z.enum(['copy', 'direct']).optional(),
    deckRules: z.looseObject({}).optional(),
  })
  .refine(({ cards, players }) => cards !== undefined || !players.some(namesCards), {
    path: ['cards'],
    error: 'decks name cards here, and none are given: those that come along are `cards` of spellchart/cards',
  })
  .refine(({ first, players }) => typeof first !== 'number' || (first >= 0 && first < players.length), {
    path: ['first'],
    error: 'nobody sits there: seats are counted from 0',
  });

/** Throws a `SetupError` for what isn't of the form of a game’s setup, so that nothing fails halfway and unclearly. */
export function checkSetup(given: unknown): void {
  const { error } = setup.safeParse(given);
  if (error === undefined) return;
  throw new SetupError(formFaults(error.issues));
}
