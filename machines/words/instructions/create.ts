import { attachedTo, enteringCombat, linkedTo, remembering } from '../../rules/effects/instructions/going.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { moved } from '../../rules/effects/instructions/named.ts';
import { amountOf, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { entering, makeTokens } from '../../rules/events/index.ts';
import type { CopiableValues } from '../../rules/state/copied.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { TextRef } from '../../rules/state/identity.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type {
  EnteringCombat,
  Objects,
  Players,
  Quantity,
  Remembering,
  TokenDefinition,
} from '../../rules/state/vocabulary/index.ts';
import type { InstructionWord } from './word.ts';

export interface Create extends EnteringCombat {
  readonly do: 'create';
  readonly token: TokenDefinition;
  /** Its power and toughness, as they are when it is created (111.3): instead of stars in what is printed. */
  readonly size?: { readonly power: Quantity; readonly toughness: Quantity };
  readonly count?: Quantity;
  readonly who?: Players;
  readonly tapped?: true;
  /** So many counters of this kind on each as it enters. */
  readonly counters?: { readonly kind: string; readonly count: Quantity };
  readonly attachedTo?: Objects;
  /** A link under which what is created is found by linked abilities of this object (607.2c). */
  readonly link?: string;
  readonly remembers?: Remembering;
}

/** Each player who is to create some creates them; they enter together. */
export const create: InstructionWord<Create> = {
  shape: {
    token: 'token',
    size: { fields: { power: 'quantity', toughness: 'quantity' }, optional: true },
    counters: 'counters?',
    count: 'quantity?',
    who: 'players?',
    tapped: 'flag?',
    attacking: 'what it attacks?',
    blocking: 'what it blocks?',
    attachedTo: 'objects?',
    link: 'name of a link?',
    remembers: 'remembering?',
  },
  said: {},
  gives: ['objects', 'amount'],
  they: true,
  forYou: true,
  done: 'created',
  linksBy: () => '607.2c',
  gains: ({ count, token, who }, { amount, overPlayers, worthOfToken }) => {
    const created = count === undefined ? 1 : amount(count);
    return overPlayers(who, () => created * worthOfToken(token));
  },
  meaning: atOnce(
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
                instruction.attachedTo === undefined
                  ? null
                  : attachedTo(game, spoken, instruction.attachedTo),
            }),
          }),
        ];
      }),
    moved,
  ),
};

/** With which counters they enter. */
function countersOf(game: Game, scope: Scope, { counters }: Create): Readonly<Record<string, number>> {
  const count = counters === undefined ? 0 : amountOf(game, scope, counters.count);
  return counters === undefined || count === 0 ? {} : { [counters.kind]: count };
}

/** What an “X/X” token is printed as: its numbers are worked out as it is created, and are copied with it (111.3). */
function sized(
  game: Game,
  scope: Scope,
  definition: TextRef,
  size: Create['size'],
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
