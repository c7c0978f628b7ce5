/** Tokens (701.7, 111) and emblems (114); tokens that are copies are in `copies.ts`. */
import { players } from '../../characteristics/index.ts';
import { entering, makeTokens } from '../../events/index.ts';
import type { CopiableValues } from '../../state/copied.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { TextRef } from '../../state/identity.ts';
import type { Scope } from '../../state/scope.ts';
import { attachedTo, enteringCombat, linkedTo, remembering } from './going.ts';
import { atOnce, type InstructionOf } from './meaning.ts';
import { eventsOf, moved, these } from './named.ts';
import { amountOf, forEach, whoOf } from './who.ts';

/** Each player who is to create some creates them; they enter together. */
export const create = atOnce(
  'create',
  '701.7a',
  (game, { instruction, ref, scope }) =>
    whoOf(game, scope, instruction.who).flatMap((player): readonly GameEvent[] => {
      const spoken = forEach(scope, player);
      const count = amountOf(game, spoken, instruction.count ?? 1);
      if (count === 0) return [];
      return [
        makeTokens(player, `${ref}.token`, count, {
          linked: linkedTo(scope, instruction.link),
          values: sized(game, spoken, `${ref}.token`, instruction.size),
          entering: entering(player, {
            ...remembering(game, spoken, instruction.remembers),
            tapped: instruction.tapped === true,
            counters: countersOf(game, spoken, instruction),
            ...enteringCombat(game, spoken, instruction),
            attachedTo:
              instruction.attachedTo === undefined ? null : attachedTo(game, spoken, instruction.attachedTo),
          }),
        }),
      ];
    }),
  moved,
);

/** With which counters they enter. */
function countersOf(
  game: Game,
  scope: Scope,
  { counters }: InstructionOf<'create'>,
): Readonly<Record<string, number>> {
  const count = counters === undefined ? 0 : amountOf(game, scope, counters.count);
  return counters === undefined || count === 0 ? {} : { [counters.kind]: count };
}

/** What an “X/X” token is printed as: its numbers are worked out as it is created, and are copied with it (111.3). */
function sized(
  game: Game,
  scope: Scope,
  definition: TextRef,
  size: InstructionOf<'create'>['size'],
): CopiableValues | undefined {
  if (size === undefined) return undefined;
  const power = amountOf(game, scope, size.power);
  const toughness = amountOf(game, scope, size.toughness);
  return {
    definition,
    face: 0,
    exceptions: [{ change: 'setPowerToughness', power, toughness }],
  };
}

export const emblem = atOnce(
  'emblem',
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
);
