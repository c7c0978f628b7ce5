/** Mana abilities activated in copies of the game, to see what comes of it. */
import { characteristics } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { PlayerId } from '../../state/identity.ts';
import type { ManaType } from '../../state/mana.ts';
import { open, write } from '../../state/write.ts';
import { legalAnswers } from '../decisions.ts';
import { answer, run, start } from '../interpreter.ts';
import type { ManaAbility } from './sources.ts';

/** The game as it is, whatever is being decided: a copy in which nothing has happened yet. */
export function atRest(game: Game): Game {
  const copy = open(game, 'copy');
  const { root } = write(copy);
  root.pending = null;
  root.happened = [];
  return copy;
}

/** What is the same for abilities that it makes no difference between: two untapped Forests. */
export function likeness(game: Game, { makes, object, ref }: ManaAbility): string {
  const { name } = characteristics(game, object);
  const counters = game.objects[object]?.counters;
  return JSON.stringify([name, ref, counters, makes]);
}

/** What becomes of the game if this is activated, with every answer to what is asked on the way; nothing if it can't be. */
export function activatedInCopies(
  game: Game,
  player: PlayerId,
  { object, ref: ability }: ManaAbility,
  spend: readonly ManaType[] = [],
): readonly Game[] {
  const next = atRest(game);
  start(next, 'activateManaAbility', { player, object, ability, spend });
  run(next);
  return settled(next);
}

function settled(game: Game): readonly Game[] {
  const { pending } = game;
  if (pending === null) return [game];
  return legalAnswers(game, pending).flatMap((one) => {
    const next = open(game, 'copy');
    answer(next, one);
    return settled(next);
  });
}
