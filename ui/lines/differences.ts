import { type GameView, nameOf, phaseName, stepName } from '../../machines/game/index.ts';
import { counted, listed, playerName, targetName } from '../../machines/game/words.ts';
import {
  characteristics,
  dungeonOf,
  type ObjectId,
  type Player,
  type PlayerDesignation,
} from '../../machines/rules/index.ts';

/**
 * Something that is otherwise in one game than in another: what it is about, what of it, and how it is in each. Of what
 * lies somewhere, each has what is there in that game alone; a dash for nothing.
 */
export interface Difference {
  readonly about: string;
  readonly what: string;
  readonly isWhatLies?: true;
  readonly values: readonly [string, string];
}

/** All that two games with the same players differ in, as far as these views show it; empty if nothing. */
export function differences(one: GameView, other: GameView): readonly Difference[] {
  const both = [one, other] as const;
  const told = (about: string, what: string, value: (game: GameView) => string): readonly Difference[] => {
    const [here, there] = both.map(value);
    return here === undefined || there === undefined || here === there
      ? []
      : [{ about, what, values: [here, there] }];
  };
  return [
    ...told('The game', 'turn', placeInTurn),
    ...told('The game', 'end', outcome),
    ...told('The game', 'day or night', ({ timeOfDay }) => timeOfDay ?? 'neither'),
    ...told('The game', 'the monarch', (game) => holderOf(game, 'monarch')),
    ...told('The game', 'the initiative', (game) => holderOf(game, 'initiative')),
    ...zone(both, 'The game', 'on the stack', ({ stack }) => stack, onStack),
    ...one.players.flatMap(({ id, name }) => [
      ...told(name, 'life', (game) => String(playerOf(game, id)?.life ?? '')),
      ...told(name, 'counters', (game) => countersOf(playerOf(game, id)?.counters ?? {})),
      ...told(name, 'dungeon', (game) => dungeonIn(game, id)),
      ...told(name, 'dungeons completed', (game) => playerOf(game, id)?.completed?.join(', ') ?? 'none'),
      ...told(name, 'cards in hand', (game) => String(playerOf(game, id)?.hand.length ?? 0)),
      ...zone(both, name, 'in hand', (game) => known(game, playerOf(game, id)?.hand ?? [])),
      ...told(name, 'cards in library', (game) => String(playerOf(game, id)?.library.length ?? 0)),
      ...zone(both, name, 'on the battlefield', (game) =>
        game.battlefield.filter((object) => characteristics(game, object).controller === id),
      ),
      ...zone(both, name, 'in the graveyard', (game) => playerOf(game, id)?.graveyard ?? []),
      ...zone(both, name, 'in exile', (game) =>
        game.exile.filter((object) => game.objects[object]?.owner === id),
      ),
    ]),
    ...permanents(both),
  ];
}

const playerOf = (game: GameView, id: number): Player | undefined => game.players[id];

/** Who has a designation. */
function holderOf(game: GameView, designation: PlayerDesignation): string {
  const player = game.designations?.[designation];
  return player === undefined ? 'nobody' : playerName(game, player);
}

/** In which room of which dungeon a player is. */
function dungeonIn(game: GameView, player: number): string {
  const dungeon = dungeonOf(game, player);
  return dungeon === null ? 'none' : `${nameOf(game, dungeon.id)}, ${dungeon.room ?? ''}`;
}

/** Cards whose names these eyes know. */
const known = (game: GameView, ids: readonly ObjectId[]): readonly ObjectId[] =>
  ids.filter((id) => nameOf(game, id) !== 'a card');

/** Where in its turns a game is: `turn 5, combat phase, declare attackers step`. */
export function placeInTurn({ turn }: Pick<GameView, 'turn'>): string {
  const words = [
    turn.number === 0 ? 'before the first turn' : `turn ${turn.number}`,
    ...(turn.phase === null ? [] : [phaseName(turn.phase)]),
    ...(turn.step === null ? [] : [stepName(turn.step)]),
  ];
  return words.join(', ');
}

function outcome({ over, players }: GameView): string {
  if (over === null) return 'goes on';
  return over.winners.length === 0
    ? `a draw (${over.rule})`
    : `${listed(over.winners.map((id) => players[id]?.name ?? ''))} won (${over.rule})`;
}

const countersOf = (counters: Readonly<Record<string, number>>): string =>
  listed(
    Object.entries(counters).map(([kind, count]) => counted(count, `${kind} counter`)),
    'none',
  );

/** Of a zone what is in one game and not in the other, by name. */
function zone(
  [one, other]: readonly [GameView, GameView],
  about: string,
  what: string,
  of: (game: GameView) => readonly ObjectId[],
  called: (game: GameView, id: ObjectId) => string = nameOf,
): readonly Difference[] {
  const namesIn = (game: GameView) => of(game).map((id) => called(game, id));
  const [here, there] = [namesIn(one), namesIn(other)];
  const values = [without(here, there), without(there, here)] as const;
  if (values.every((names) => names.length === 0)) return [];
  return [{ about, what, isWhatLies: true, values: [summed(values[0]), summed(values[1])] }];
}

/** What is on the stack, with its targets: `Shock → Bob`. */
function onStack(game: GameView, id: ObjectId): string {
  const targets = game.objects[id]?.stack?.choices.targets.flatMap(({ chosen }) => chosen) ?? [];
  const names = targets.map((target) => targetName(game, target));
  return names.length === 0 ? nameOf(game, id) : `${nameOf(game, id)} → ${names.join(', ')}`;
}

/** Names without those that are in the other list as well, each as often as it is there. */
function without(names: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return names.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Where nothing lies that isn’t in the other game as well. */
export const nothing = '—';

/** `Forest ×2, Grizzly Bears`; a dash for none. */
function summed(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const words = [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`));
  return words.length === 0 ? nothing : words.join(', ');
}

/** Permanents that are there in both, as the same card, and not the same in each. */
function permanents([one, other]: readonly [GameView, GameView]): readonly Difference[] {
  const there = new Map(
    other.battlefield.map((id) => [`${other.objects[id]?.card} ${nameOf(other, id)}`, id]),
  );
  return one.battlefield.flatMap((id): readonly Difference[] => {
    const name = nameOf(one, id);
    const same = there.get(`${one.objects[id]?.card} ${name}`);
    if (same === undefined) return [];
    const values = [state(one, id), state(other, same)] as const;
    return values[0] === values[1] ? [] : [{ about: name, what: 'is', values }];
  });
}

/** What a permanent is like: `3/3, tapped, 1 damage`. */
function state(game: GameView, id: ObjectId): string {
  const object = game.objects[id];
  const { controller, power, toughness } = characteristics(game, id);
  const words = [
    power === null ? '' : `${power}/${toughness}`,
    object?.tapped === true ? 'tapped' : '',
    (object?.damage ?? 0) > 0 ? `${object?.damage} damage` : '',
    ...Object.entries(object?.counters ?? {}).map(([kind, count]) => counted(count, `${kind} counter`)),
    controller === object?.owner ? '' : `controlled by ${playerName(game, controller)}`,
  ].filter((word) => word !== '');
  return words.length === 0 ? 'untapped' : words.join(', ');
}
