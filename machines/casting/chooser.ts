import { asked, decide, type Game, type Outcome, opponentsOf, type PlayerId } from '../rules/index.ts';
import { announced, announcedObject } from './announcement.ts';

/** Its controller picks one of several opponents (601.7a, 602.3a, 700.2e). */
export function askForChooser<const L extends string>(game: Game, about: string, then: L): Outcome<L> {
  const { player } = announced(game);
  const opponents = opponentsOf(game, player);
  const count = Math.min(1, opponents.length);
  return decide(
    asked(game, player, {
      kind: 'choose',
      rule: announced(game).kind === 'spell' ? '601.7a' : '602.3a',
      about,
      object: announcedObject(game),
      options: opponents.map((opponent) => ({ player: opponent })),
      min: count,
      max: count,
      hidden: false,
      purpose: 'effect',
      tone: 'neutral',
    }),
    { then },
  );
}

/** Who was picked. */
export function chooserPicked(game: Game, answer: unknown): PlayerId {
  const { player } = announced(game);
  const [position] = Array.isArray(answer) ? answer : [];
  return opponentsOf(game, player)[Number(position)] ?? player;
}
