import { characteristics, isSpokenOf, objectAt } from '../../rules/characteristics/index.ts';
import { countCast } from '../../rules/events/spells-cast.ts';
import { countFact } from '../../rules/events/turn-so-far.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { sum } from '../../rules/state/sum.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

/** A spell has become cast (601.2i). */
export interface Cast {
  readonly type: 'cast';
  readonly object: ObjectId;
  readonly player: PlayerId;
}

export const cast: QuietEventWord<Cast, 'spell.cast'> = {
  apply: countOfCommander,
  rule: null,
  changes: ['thisTurn'],
  asksForCheck: false,
  keep(game, event) {
    const { object, player } = event;
    countCast(game, event);
    if (isSpokenOf(game, 'castAs')) keepPlace(game, object);
    const { types } = characteristics(game, object);
    countFact(game, 'spellsCast', player, 1);
    countFact(game, types.includes('creature') ? 'creatureSpellsCast' : 'noncreatureSpellsCast', player, 1);
    if (isSpokenOf(game, 'nonartifactSpellsCast') && !types.includes('artifact'))
      countFact(game, 'nonartifactSpellsCast', player, 1);
  },
  about: 'stack',
  sentence: ({ object, player }, { name, who }) => `${who(player)} casts ${name(object)}.`,
  hides: 'nothing',
  emits: 'spell.cast',
};

/** Each cast of a commander from the command zone makes the next one cost more (903.8). */
function countOfCommander(game: Game, { object, player: id }: Cast): undefined {
  const { card, owner, stack } = objectAt(game, object);
  if (stack?.choices.from !== 'command' || game.players[owner]?.commanders.includes(card) !== true) return;
  const player = write(game).player(id);
  player.commanderCasts = { ...player.commanderCasts, [card]: (player.commanderCasts?.[card] ?? 0) + 1 };
}

/** Which of the spells cast this turn it is; those of before are counted already. */
function keepPlace(game: Game, id: ObjectId): void {
  const { stack } = objectAt(game, id);
  if (stack === null) return;
  const before = sum(game.turn.facts.spellsCast ?? []);
  write(game).object(id).stack = { ...stack, castAs: before + 1 };
}
