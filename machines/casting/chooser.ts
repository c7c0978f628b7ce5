import { ask, asked, type Game, type Outcome, opponentsOf, type PlayerId } from '../rules/index.ts';
import { announced, announcedObject } from './announcement.ts';

/** The opponent who chooses something as a spell or ability is put onto the stack, where there is no choice; null: of several. */
export function onlyChooser(game: Game): PlayerId | null {
  const { player } = announced(game);
  const [first = player, ...others] = opponentsOf(game, player);
  return others.length === 0 ? first : null;
}

/** Its controller picks one of several opponents (601.7a, 602.3a, 700.2e). */
export const askForChooser = (game: Game, about: string, then: string): Outcome =>
  ask(
    asked(game, announced(game).player, {
      kind: 'choose',
      rule: announced(game).kind === 'spell' ? '601.7a' : '602.3a',
      about,
      object: announcedObject(game),
      options: opponentsOf(game, announced(game).player).map((opponent) => ({ player: opponent })),
      min: 1,
      max: 1,
      hidden: false,
      purpose: 'effect',
      tone: 'neutral',
    }),
    { then },
  );

/** Who was picked. */
export function chooserPicked(game: Game, answer: unknown): PlayerId {
  const { player } = announced(game);
  const [position] = Array.isArray(answer) ? answer : [];
  return opponentsOf(game, player)[Number(position)] ?? player;
}
