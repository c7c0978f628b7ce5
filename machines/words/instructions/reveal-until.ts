import { fits, zoneIds } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { amountOf, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Filter, Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { also, phrase } from '../../wording/syntax.ts';
import { always } from '../costs/word.ts';
import { revealed } from './shown-cards.ts';
import type { InstructionWord } from './word.ts';

/** Reveal cards from the top of each player's library until so many are like this, or none is left; they stay there (701.20b). */
export interface RevealUntil {
  readonly do: 'revealUntil';
  readonly like: Filter;
  readonly count?: Quantity;
  readonly who?: Players;
}

/** The cards from the top on, in their order, as far as the player has to go. */
function cardsUntil(
  game: Game,
  scope: Scope,
  player: PlayerId,
  instruction: RevealUntil,
): readonly ObjectId[] {
  const theirs = forEach(scope, player);
  const library = zoneIds(game, 'library', player);
  let wanted = amountOf(game, theirs, instruction.count ?? 1);
  let at = 0;
  for (; at < library.length && wanted > 0; at += 1)
    if (fits(game, theirs, { ...instruction.like, zone: 'library' }, library[at] ?? -1)) wanted -= 1;
  return library.slice(0, at);
}

const found = { do: 'revealUntil', like: '<like>', who: '<subject>' } as const;
const severalFound = { ...found, count: '<count>' } as const;

export const revealUntil: InstructionWord<RevealUntil> = {
  shape: { like: 'filter', count: 'quantity?', who: 'players?' },
  said: {
    deed: [
      phrase(
        '[reveal] cards from the top of your|their library until you|they reveal a|an <like:card>',
        found,
      ),
      also(
        '[reveal] cards from the top of your|their|that library until a|an <like:card> is revealed',
        found,
      ),
      phrase(
        '[reveal] cards from the top of your|their library until you|they reveal <count:several> <like:card>',
        severalFound,
      ),
      also(
        '[reveal] cards from the top of your|their library until <count:several> <like:card> are revealed',
        severalFound,
      ),
    ],
  },
  gives: ['objects', 'amount'],
  they: true,
  forYou: true,
  untilFound: { in: 'library' },
  done: 'revealed',
  findsInLibrary: always,
  meaning: atOnce(
    '701.20a',
    (game, { instruction, scope }) =>
      whoOf(game, scope, instruction.who).flatMap((player): readonly GameEvent[] => {
        const cards = cardsUntil(game, scope, player, instruction);
        return cards.length === 0 ? [] : [{ type: 'reveal', objects: cards, to: 'all' }];
      }),
    revealed,
  ),
};
