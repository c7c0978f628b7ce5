/** Tokens (701.7, 111) and emblems (114); tokens that are copies are in `copies.ts`. */
import { players } from '../../characteristics/index.ts';
import { entering, makeTokens } from '../../events/index.ts';
import type { GameEvent } from '../../state/event.ts';
import { attachedTo } from './going.ts';
import { atOnce } from './meaning.ts';
import { eventsOf, moved } from './named.ts';
import { amountOf, forEach, whoOf } from './who.ts';

/** Each player who is to create some creates them; they enter together. */
export const create = atOnce<'create'>(
  '701.7a',
  (game, { instruction, ref, scope }) =>
    whoOf(game, scope, instruction.who).flatMap((player): readonly GameEvent[] => {
      const spoken = forEach(scope, player);
      const count = amountOf(game, spoken, instruction.count ?? 1);
      if (count === 0) return [];
      return [
        makeTokens(player, `${ref}.token`, count, {
          entering: entering(player, {
            tapped: instruction.tapped === true,
            attacking: instruction.attacking === true ? 'choose' : null,
            attachedTo:
              instruction.attachedTo === undefined ? null : attachedTo(game, spoken, instruction.attachedTo),
          }),
        }),
      ];
    }),
  moved,
);

export const emblem = atOnce<'emblem'>(
  '114.2',
  (game, { instruction, ref, scope }) =>
    players(game, scope, instruction.who ?? 'you').map((player) => ({
      type: 'createEmblem',
      player,
      text: ref,
      made: null,
    })),
  (happened) => {
    const made = eventsOf(happened, 'createEmblem').flatMap((event) =>
      event.made === null ? [] : [event.made],
    );
    return { objects: made, amount: made.length, did: made.length > 0 };
  },
);
