import {
  answer,
  type CardDefinition,
  emptyGame,
  type Game,
  type GameEvent,
  type GameObject,
  happen,
  newObject,
  type ObjectId,
  open,
  type Player,
  procedure,
  remembering,
  rulesTable,
  run,
  setRulesTable,
  start,
  theEnd,
  type Zone,
} from '../../../machines/rules/index.ts';

/** Lets events happen as one batch, for tests. */
const letHappen = procedure(
  'letHappen',
  '700.1',
  remembering<{ readonly events: readonly GameEvent[] }>({ events: 'records' }),
  ['do'],
  {
    do: (_game, { memory }) => happen('700.1', memory.events, { then: theEnd }),
  },
);

/** Something on a table: what is printed on it, and what differs from a new object. */
export type Placed = CardDefinition | { readonly is: CardDefinition; readonly with: Partial<GameObject> };

export type Seat = Partial<Omit<Player, 'library' | 'hand' | 'graveyard' | 'outside'>> & {
  readonly [Z in Zone]?: readonly Placed[];
};

/** A table in the first main phase of player 0's first turn, open for writing. */
export function table(seats: readonly Seat[], more: Partial<Game> = {}): Game {
  const definitions: Record<string, CardDefinition> = {};
  const objects: GameObject[] = [];
  const shared: Record<'battlefield' | 'stack' | 'exile' | 'command', ObjectId[]> = {
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
  };
  const names = seats.map((_, owner) => `player ${owner}`);
  const blank = (owner: number): Player => {
    const player = emptyGame({ seed: '', players: names, definitions: {} }).players[owner];
    if (player === undefined) throw new Error('A table has two seats or more.');
    return player;
  };
  const players = seats.map((seat, owner): Player => {
    const own: Record<'library' | 'hand' | 'graveyard' | 'outside', ObjectId[]> = {
      library: [],
      hand: [],
      graveyard: [],
      outside: [],
    };
    const { library, hand, graveyard, outside, battlefield, stack, exile, command, ...rest } = seat;
    const all = { library, hand, graveyard, outside, battlefield, stack, exile, command };
    for (const zone of [
      'battlefield',
      'stack',
      'exile',
      'command',
      'library',
      'hand',
      'graveyard',
      'outside',
    ] as const) {
      for (const placed of all[zone] ?? []) {
        const definition = 'is' in placed ? placed.is : placed;
        definitions[definition.name] = definition;
        const id = objects.length;
        objects.push({
          ...newObject({
            id,
            kind: 'card',
            definition: definition.name,
            card: id,
            owner,
            controller: owner,
            zone,
            timestamp: id,
            turn: 0,
          }),
          ...('is' in placed ? { ...placed.with, heldBy: placed.with.controller ?? owner } : {}),
        });
        if (zone === 'library' || zone === 'hand' || zone === 'graveyard' || zone === 'outside')
          own[zone].push(id);
        else shared[zone].push(id);
      }
    }
    return { ...blank(owner), keptHand: true, ...rest, ...own };
  });
  const empty = emptyGame({ seed: 'a seed nobody knows', players: names, definitions });
  const turn = { ...empty.turn, number: 1, active: 0, phase: 'precombatMain', lastInOrder: 0 } as const;
  const next = { timestamp: 1000, event: 0, batch: 0, id: 1, card: 1000 };
  return open({ ...empty, objects, players, ...shared, startingPlayer: 0, turn, next, ...more }, 'copy');
}

export const creature = (
  name: string,
  power: number,
  toughness: number,
  more: Partial<CardDefinition> = {},
) => ({ name, types: ['creature'], power, toughness, ...more }) satisfies CardDefinition;

/** The present object of this name: the newest that has not left. */
export function idOf(game: Game, name: string): ObjectId {
  const object = game.objects.findLast((one) => one?.definition === name && one.left === null);
  if (object == null) throw new Error(`Nothing is called ${name}.`);
  return object.id;
}

export const zoneOf = (game: Game, name: string): Zone | 'gone' =>
  game.objects.findLast((one) => one?.definition === name && one.left === null)?.zone ?? 'gone';

/** One check of state-based actions; the decisions that come up get these answers. */
export function check(game: Game, ...answers: readonly unknown[]): boolean {
  start(game, 'stateBasedActions');
  run(game);
  for (const value of answers) {
    if (game.pending === null) throw new Error('Nothing is being decided.');
    answer(game, value);
  }
  if (game.pending !== null) throw new Error(`Still to be decided: ${game.pending.about}.`);
  const { returned } = game;
  return (
    typeof returned === 'object' &&
    returned !== null &&
    'performed' in returned &&
    returned.performed === true
  );
}

/** Lets events happen, as one batch. */
export function occur(game: Game, ...events: readonly GameEvent[]): void {
  const rules = rulesTable();
  setRulesTable({ ...rules, procedures: { ...rules.procedures, letHappen } });
  start(game, 'letHappen', { events });
  run(game);
}
