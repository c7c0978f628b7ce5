import { controllerOf } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import { mayFight } from '../../rules/events/index.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { rulesTable } from '../../rules/state/table.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Creatures block this attacking creature from now on (509.3a-d). */
export interface BecomeBlocking {
  readonly do: 'becomeBlocking';
  readonly what: Objects;
  readonly attacker: Objects;
}

/**
 * Creatures that an effect has block an attacking creature, of those that attack who controls them (509.3a-d). What they
 * block already they go on blocking.
 */
export const becomeBlocking: InstructionWord<BecomeBlocking> = {
  shape: { what: 'objects', attacker: 'objects' },
  said: {
    act: [
      phrase('[block] <attacker:target>', {
        do: 'becomeBlocking',
        what: '<subject>',
        attacker: '<attacker>',
      }),
    ],
    deed: [
      phrase('[have] <subject:target> block <attacker:target>', {
        do: 'becomeBlocking',
        what: '<subject>',
        attacker: '<attacker>',
      }),
    ],
  },
  gives: ['objects', 'amount'],
  done: 'blocking',
  meaning: atOnce(
    '509.1g',
    (game, { instruction, scope }) => {
      const [attacker] = permanents(game, scope, instruction.attacker);
      if (attacker === undefined) return [];
      return permanents(game, scope, instruction.what)
        .filter((id) => couldBlock(game, id, attacker))
        .flatMap((object): readonly GameEvent[] => [
          {
            type: 'block',
            player: controllerOf(game, object),
            blockers: [{ object, attackers: [attacker] }],
            byEffect: true,
          },
          { type: 'becomeBlocked', object: attacker, by: [object] },
        ]);
    },
    affected('becomeBlocked'),
  ),
};

const couldBlock = (game: Game, id: ObjectId, attacker: ObjectId): boolean =>
  mayFight(game, id) &&
  rulesTable().combat.enteringBlocks(game, controllerOf(game, id)).includes(attacker) &&
  game.combat?.blockers.some((one) => one.object === id && one.attackers.includes(attacker)) === false;
