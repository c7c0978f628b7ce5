import type { CardDefinition } from '../../../machines/rules/state/ability.ts';
import type { Game, Player } from '../../../machines/rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../../machines/rules/state/identity.ts';
import { newObject } from '../../../machines/rules/state/new-object.ts';
import type { GameObject } from '../../../machines/rules/state/object.ts';
import { open } from '../../../machines/rules/state/write.ts';
import type { Zone } from '../../../machines/rules/state/zones.ts';

/** An object on the table: what is printed on it, where it is, and what differs from a new one. */
export interface Placed {
  readonly card: CardDefinition;
  readonly owner?: PlayerId;
  readonly zone?: Zone;
  readonly with?: Partial<GameObject>;
}

const ownZones = ['library', 'hand', 'graveyard', 'outside'] as const;

/** A game in player 0's first main phase, open for writing; ids are positions in the list of what is placed. */
export function smallGame(placed: readonly Placed[], more: Partial<Game> = {}, players = 2): Game {
  const objects = placed.map(
    ({ card, owner = 0, zone = 'battlefield', with: differing }, id): GameObject => ({
      ...newObject({
        id,
        kind: 'card',
        definition: card.name,
        card: id,
        owner,
        controller: owner,
        zone,
        timestamp: id + 1,
        turn: 0,
      }),
      ...differing,
    }),
  );
  const inZone = (zone: Zone, owner?: PlayerId): readonly ObjectId[] =>
    objects
      .filter((object) => object.zone === zone && (owner === undefined || object.owner === owner))
      .map((object) => object.id);
  return open(
    {
      format: 1,
      seed: 'effects',
      random: [1, 2, 3, 4],
      settings: { startingLife: 20, startingHand: 7, skipsFirstDraw: true },
      definitions: Object.fromEntries(placed.map(({ card }) => [card.name, card])),
      objects,
      players: Array.from({ length: players }, (_, id): Player => player(id, inZone)),
      battlefield: inZone('battlefield'),
      stack: inZone('stack'),
      exile: inZone('exile'),
      command: inZone('command'),
      startingPlayer: 0,
      turn: {
        number: 1,
        active: 0,
        of: 0,
        phase: 'precombatMain',
        step: null,
        plan: [],
        stepsLeft: [],
        lastInOrder: 0,
        extraTurns: [],
        facts: {},
        attacked: [],
      },
      combat: null,
      priority: { holder: null, passed: [] },
      effects: [],
      delayed: [],
      waiting: [],
      permissions: [],
      frames: [],
      returned: null,
      pending: null,
      over: null,
      ending: null,
      next: { timestamp: 1000, event: 0, batch: 0, id: 1, card: 1000 },
      changes: 0,
      decisions: 0,
      happened: [],
      checkpoints: [],
      loop: { fingerprints: [], turns: [] },
      ...more,
    },
    'copy',
  );
}

function player(id: PlayerId, inZone: (zone: Zone, owner?: PlayerId) => readonly ObjectId[]): Player {
  const [library, hand, graveyard, outside] = ownZones.map((zone) => inZone(zone, id));
  return {
    id,
    name: `player ${id}`,
    life: 20,
    library: library ?? [],
    hand: hand ?? [],
    graveyard: graveyard ?? [],
    outside: outside ?? [],
    commanders: [],
    pool: [],
    counters: {},
    landsPlayed: 0,
    drewFromEmpty: false,
    mulligans: 0,
    keptHand: true,
    status: 'playing',
    outcomeRule: null,
    turnsTaken: 0,
    lastTurn: 0,
    controlledBy: null,
    controlledNextTurnBy: null,
  };
}
