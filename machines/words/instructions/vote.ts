import { without } from '../../rules/abilities/canonical/words.ts';
import { inTurnOrderFrom, matching, ruleChangesForPlayer } from '../../rules/characteristics/index.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { asking, whoOf } from '../../rules/effects/instructions/who.ts';
import { chosenNumber, picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { linkKey } from '../../rules/state/links.ts';
import { remembering } from '../../rules/state/memory.ts';
import { ask, go, happen } from '../../rules/state/procedure.ts';
import type { Filter, Players } from '../../rules/state/vocabulary/index.ts';
import { ruleWord } from '../../rules/state/word-table.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Each player, beginning with this one, in turn order votes for a word, or for an object like this (701.38a-b). */
export interface Vote {
  readonly do: 'vote';
  readonly for: { readonly words: readonly string[] } | { readonly objects: Filter };
  readonly first?: Players;
  readonly link: string;
}

interface Voting {
  /** Whose votes are still to be cast, a player with several as often. */
  readonly left: readonly PlayerId[];
  readonly options: readonly ObjectId[];
  readonly voters: readonly PlayerId[];
  readonly values: readonly string[];
  readonly objects: readonly ObjectId[];
}

/** How many votes a player has: one, and those that effects give them (701.38d). */
const votesOf = (game: Game, player: PlayerId): number =>
  ruleChangesForPlayer(game, player).reduce(
    (votes, { change }) => votes + (ruleWord(change).additionalVotes?.(change) ?? 0),
    1,
  );

/**
 * Each player in turn order, all votes of one at the same time, votes for a word or an object (701.38a). What they voted
 * for lies under the link, with who did.
 */
export const vote: InstructionWord<Vote> = {
  shape: { for: 'words or objects', first: 'players?', link: 'name of a link' },
  said: {
    byItself: [
      phrase('starting with you , each player votes for <one:lowerWord> or <other:lowerWord>', [
        { do: 'vote', for: { words: ['<one>', '<other>'] }, link: 'voted' },
      ]),
      phrase('starting with you , each player votes for a|an <what:one>', [
        { do: 'vote', for: { objects: '<what>' }, link: 'voted' },
      ]),
    ],
  },
  gives: ['objects', 'players', 'amount'],
  they: true,
  done: 'voted',
  plain: (words) => (words.first === 'you' ? without(words, 'first') : words),
  meaning: meaning(
    '701.38a',
    remembering<Voting>({
      left: 'numbers, later',
      options: 'numbers, later',
      voters: 'numbers',
      values: 'texts',
      objects: 'numbers',
    }),
    ['begin', 'next', 'voted', 'keep', 'end'],
    {
      begin(game, { instruction, scope }) {
        const [first = scope.you] = whoOf(game, scope, instruction.first);
        const left = inTurnOrderFrom(game, first).flatMap((player) =>
          Array.from({ length: votesOf(game, player) }, () => player),
        );
        return go('next', { left });
      },
      next(game, { instruction, scope, memory: { left } }) {
        const [player] = left;
        if (player === undefined) return go('keep');
        const about = { rule: '701.38a' as const, about: 'vote', object: asking(scope) };
        if ('words' in instruction.for)
          return ask(asked(game, player, { kind: 'option', ...about, options: instruction.for.words }), {
            then: 'voted',
          });
        const options = matching(game, scope, instruction.for.objects);
        if (options.length === 0) return go('keep');
        return ask(
          asked(game, player, {
            kind: 'choose',
            ...about,
            options: options.map((object) => ({ object })),
            min: 1,
            max: 1,
            hidden: false,
            purpose: 'effect',
            tone: 'neutral',
          }),
          { then: 'voted', remember: { options } },
        );
      },
      voted(_game, { instruction, frame, memory: { left, objects, options, values, voters } }) {
        const [player] = left;
        const word =
          'words' in instruction.for ? instruction.for.words[chosenNumber(frame.answer)] : undefined;
        return go('next', {
          left: left.slice(1),
          voters: player === undefined ? voters : [...voters, player],
          ...('words' in instruction.for
            ? { values: word === undefined ? values : [...values, word] }
            : { objects: [...objects, ...picked(frame.answer, options)] }),
        });
      },
      keep: (_game, { instruction, scope, memory: { objects, values, voters } }) =>
        happen(
          '701.38a',
          [
            {
              type: 'link',
              object: scope.self,
              link: linkKey(instruction.link, scope.pair),
              objects,
              players: voters,
              values,
              anew: true,
            },
            {
              type: 'finishVoting',
              object: asking(scope),
              votes: voters.flatMap((player, at) => {
                const choice = 'words' in instruction.for ? values[at] : objects[at];
                return choice === undefined ? [] : [{ player, for: choice }];
              }),
            },
          ],
          { then: 'end' },
        ),
      end: (_game, { memory: { objects, voters } }) =>
        finished({ objects: [...new Set(objects)], players: voters, amount: voters.length, did: true }),
    },
    { begins: { objects: [], values: [], voters: [] } },
  ),
};
