import { players } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, these } from '../../rules/effects/instructions/named.ts';
import type { Ability, Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Emblem {
  readonly do: 'emblem';
  readonly abilities: readonly Ability[];
  readonly who?: Players;
  /** Its name, of the few that have one (114.3). */
  readonly name?: string;
}

export const emblem: InstructionWord<Emblem> = {
  shape: { abilities: 'abilities', who: 'players?', name: 'text?' },
  said: {
    deed: [
      phrase('[get] an emblem with <abilities:quotedAbilities>', {
        do: 'emblem',
        abilities: '<abilities>',
        who: '<subject>',
      }),
    ],
  },
  gives: ['objects', 'amount'],
  forYou: true,
  done: 'done',
  gains: () => 5,
  meaning: atOnce(
    '114.2',
    (game, { instruction, ref, scope }) =>
      players(game, scope, instruction.who ?? 'you').map((player) => ({
        type: 'createEmblem',
        player,
        text: ref,
        made: null,
      })),
    (happened) =>
      these(eventsOf(happened, 'createEmblem').flatMap((event) => (event.made === null ? [] : [event.made]))),
  ),
};
