import { z } from 'zod/mini';
import {
  type CardDefinition,
  EngineError,
  type Game,
  gameFormat,
  gameUpToDate,
  partsIn,
  textAt,
} from '../rules/index.ts';
import { checkCard } from '../words/check-card.ts';

/** Format 1: words were told apart by which key was there, not by a tag. */
const earlier = z.looseObject({
  snapshot: z.looseObject({
    context: z.looseObject({
      game: z.looseObject({
        format: z.literal(1),
        definitions: z.record(z.string(), z.looseObject({})),
        frames: z.array(z.looseObject({ procedure: z.string() })),
      }),
    }),
  }),
});

/**
 * A saved game of an earlier format in today's; anything else stays as it is. Throws an `EngineError` if it can't be told
 * for sure what it is today: what procedures remember has no form of its own, and what references lead to may be gone.
 */
export function savedUpToDate(saved: unknown): unknown {
  const read = earlier.safeParse(saved);
  if (!read.success) return saved;
  const { snapshot } = read.data;
  const { game } = snapshot.context;
  const running = game.frames.at(-1);
  if (running !== undefined)
    throw new EngineError(
      `This game was saved in an earlier format, in the middle of ${running.procedure}: it can’t be gone on with from there. Replay its recording instead.`,
    );
  const now = { ...gameUpToDate(game), format: gameFormat };
  const definitions = wholeCards(now.definitions);
  const gone = referencesIn(now, definitions).find((ref) => !leadsSomewhere({ definitions }, ref));
  if (gone !== undefined)
    throw new EngineError(
      `This game was saved in an earlier format, and nothing is printed any more at “${gone}”. Replay its recording instead.`,
    );
  return { ...read.data, snapshot: { ...snapshot, context: { ...snapshot.context, game: now } } };
}

/** The cards of a game. Throws an `EngineError` with the first fault of one that isn't whole. */
function wholeCards(definitions: Readonly<Record<string, unknown>>): Game['definitions'] {
  const whole: Record<string, CardDefinition> = {};
  for (const [name, card] of Object.entries(definitions)) {
    if (!isCard(card)) {
      const [{ path, reason } = { path: '', reason: 'is not whole' }] = checkCard(card);
      throw new EngineError(
        `This game was saved in an earlier format, with a card that can’t be played now. ${name}: ${path}: ${reason}`,
      );
    }
    whole[name] = card;
  }
  return whole;
}

/** `checkCard` found nothing: it is what it has to be. */
const isCard = (card: unknown): card is CardDefinition => checkCard(card).length === 0;

/** What stands anywhere in a game but in its definitions and refers to what is printed in them. */
const referencesIn = (
  { definitions: _, ...game }: Readonly<Record<string, unknown>>,
  definitions: Game['definitions'],
): readonly string[] =>
  textsIn(game).filter((text) => {
    const [name = '', path] = text.split('#');
    return path !== undefined && Object.hasOwn(definitions, name);
  });

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : partsIn(value).flatMap(textsIn);

function leadsSomewhere(game: Pick<Game, 'definitions'>, ref: string): boolean {
  try {
    return textAt(game, ref) !== undefined;
  } catch (error) {
    if (error instanceof EngineError) return false;
    throw error;
  }
}
