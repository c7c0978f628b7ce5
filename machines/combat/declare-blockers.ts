import {
  answered,
  apnap,
  ask,
  asked,
  type BlockerAnswer,
  call,
  done,
  dropCheckpoint,
  type Game,
  type GameEvent,
  go,
  happen,
  isBandedWith,
  type PlayerId,
  paidIn,
  procedure,
  remembering,
  write,
} from '../rules/index.ts';
import { type CombatCost, combatPayment, costsToBlock } from './costs.ts';
import { attackersOf, blockOptions } from './may-block.ts';
import { isStillChosen } from './still-chosen.ts';
import { type Declaring, keepForAnother, undoDeclaration } from './undo.ts';

interface Memory extends Declaring {
  readonly player: PlayerId;
  readonly blockers: readonly BlockerAnswer[];
}

/**
 * Declaring blockers (509.1): each defending player in APNAP order, all of one player's blocks before the next's
 * (802.4). Nobody is asked who has no creature that can block. A declaration whose costs aren't paid is undone, and
 * the player declares again (733.1).
 */
export const declareBlockers = procedure(
  'declareBlockers',
  '509.1',
  remembering<Memory>({
    player: 'number, later',
    mana: 'records, later',
    givenUp: 'yes or no, maybe',
    blockers: 'records, later',
  }),
  ['declare', 'pay', 'paid', 'become', 'undo'],
  {
    declare(game) {
      const player = nextToDeclare(game);
      if (player === null) return done();
      const creatures = blockOptions(game, player);
      if (creatures.length === 0) return go('become', { player, blockers: [] });
      return ask(
        asked(game, player, {
          kind: 'blockers',
          rule: '509.1',
          about: 'declare blockers',
          object: null,
          creatures,
        }),
        { then: 'pay', remember: { player } },
      );
    },
    pay(game, { memory, frame }) {
      const blockers = answered('blockers', frame.answer);
      const costs = blockCosts(game, blockers);
      if (costs.length === 0) return go('become', { blockers });
      keepForAnother(game);
      return call('pay', combatPayment(game, memory.player, costs), {
        then: 'paid',
        remember: { blockers, mana: [] },
      });
    },
    paid(game, { frame }) {
      if (!paidIn(frame.returned).paid) return go('undo');
      dropCheckpoint(game);
      return go('become');
    },
    become(game, { memory }) {
      const blockers = memory.blockers.filter(({ object }) => isStillChosen(game, object, memory.player));
      if (blockers.length === 0) {
        const combat = write(game).combat();
        combat.declaredBlocks = [...combat.declaredBlocks, memory.player];
      }
      return happen('509.1g', blocking(game, memory.player, blockers), { then: 'declare' });
    },
    undo: undoDeclaration,
  },
);

/** The next defending player whom something attacks and who hasn't declared blockers (802.4). */
const nextToDeclare = (game: Game): PlayerId | null =>
  apnap(game).find(
    (player) =>
      game.combat?.declaredBlocks.includes(player) === false && attackersOf(game, player).length > 0,
  ) ?? null;

/**
 * What a declaration brings about at once: blocking creatures, blocked and unblocked ones (509.1g-h). What an effect has
 * made a blocked creature before stays one.
 */
function blocking(game: Game, player: PlayerId, blockers: readonly BlockerAnswer[]): readonly GameEvent[] {
  const attacking = attackersOf(game, player);
  const attackers = attacking.map(({ object }) => object);
  const events = attacking.flatMap((attacker): GameEvent[] => {
    const { blocked, object } = attacker;
    // What blocks one of a band blocks all of it (702.22h).
    const together = [
      object,
      ...attacking.filter((one) => isBandedWith(one, attacker)).map((one) => one.object),
    ];
    const by = blockers
      .filter((one) => one.attackers.some((each) => together.includes(each)))
      .map((one) => one.object);
    if (by.length > 0) return [{ type: 'becomeBlocked', object, by }];
    return blocked === true ? [] : [{ type: 'unblocked', object }];
  });
  const declared = blockers.map(({ object, attackers: blocked }) => ({
    object,
    attackers: blocked.filter((attacker) => attackers.includes(attacker)),
  }));
  return declared.length === 0 ? events : [{ type: 'block', player, blockers: declared }, ...events];
}

/** The costs to block (509.1d). */
const blockCosts = (game: Game, blockers: readonly BlockerAnswer[]): readonly CombatCost[] =>
  blockers.flatMap(({ object }) => costsToBlock(game, object));
