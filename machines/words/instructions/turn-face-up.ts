import { objectAt } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { cardsOf } from '../../rules/state/represented.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface TurnFaceUp {
  readonly do: 'turnFaceUp';
  readonly what: Objects;
}

/** Turns face-down permanents face up (708.8); an instant or sorcery card is revealed and stays as it is (701.40g). */
export const turnFaceUp: InstructionWord<TurnFaceUp> = {
  shape: { what: 'objects' },
  said: {
    deed: [phrase('[turn] <what:objects> face up', { do: 'turnFaceUp', what: '<what>' })],
  },
  gives: ['objects', 'amount'],
  done: 'turned up',
  meaning: atOnce(
    '708.8',
    (game, { instruction, scope }) =>
      permanents(game, scope, instruction.what)
        .filter((id) => objectAt(game, id).faceDown)
        .map((object) =>
          isSpellCard(game, object)
            ? { type: 'reveal', objects: [object], to: 'all' }
            : { type: 'turnFaceUp', object },
        ),
    affected('turnFaceUp'),
  ),
};

/** Whether one of the cards that it is is an instant or sorcery card (701.40g, 730.2g). */
const isSpellCard = (game: Game, id: ObjectId): boolean =>
  cardsOf(objectAt(game, id)).some(({ definition }) => {
    const types = game.definitions[definition]?.types ?? [];
    return types.includes('instant') || types.includes('sorcery');
  });
