import { putRulesTogether } from '../../../machines/game/table.ts';
import { characteristics } from '../../../machines/rules/characteristics/index.ts';
import { EngineError } from '../../../machines/rules/state/error.ts';
import type { ContinuousEffect, Game } from '../../../machines/rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../../machines/rules/state/identity.ts';
import { emptyGame, placeCard } from '../../../machines/rules/state/new-game.ts';
import type { GameObject } from '../../../machines/rules/state/object.ts';
import type {
  Ability,
  CardDefinition,
  CardType,
  Modification,
  StaticAbility,
} from '../../../machines/rules/state/vocabulary/index.ts';
import { open, write } from '../../../machines/rules/state/write.ts';
import type { Zone } from '../../../machines/rules/state/zones.ts';

putRulesTogether();

/** A card on the table, and how it differs from one that just came there. */
export interface Placed {
  readonly card: CardDefinition;
  readonly zone?: Zone;
  readonly owner?: PlayerId;
  readonly with?: Partial<GameObject>;
}

/** A small table, open for writing: the first main phase of player 0, in the fifth turn. */
export interface SmallGame {
  readonly game: Game;
  /** The object of the card that was placed first under this name. */
  id(name: string): ObjectId;
}

/** Sets a table for a test; definitions are those of the cards placed. */
export function smallGame(placed: readonly Placed[], players: readonly string[] = ['Ada', 'Bo']): SmallGame {
  const definitions = Object.fromEntries(placed.map(({ card }) => [card.name, card]));
  const game = open(emptyGame({ seed: 'small', players, definitions }), 'copy');
  const ids = new Map<string, ObjectId>();
  for (const { card, owner = 0, with: differing = {}, zone = 'battlefield' } of placed) {
    const id = placeCard(game, card.name, zone, owner);
    Object.assign(write(game).object(id), differing);
    if (!ids.has(card.name)) ids.set(card.name, id);
  }
  Object.assign(write(game).turn(), { number: 5, active: 0, of: 0, phase: 'precombatMain' });
  write(game).changed();
  return {
    game,
    id(name) {
      const id = ids.get(name);
      if (id === undefined) throw new EngineError(`No card called “${name}” was placed.`);
      return id;
    },
  };
}

/** What a creature's size is now: `2/2`. */
export function sizeOf(game: Game, id: ObjectId): string {
  const { power, toughness } = characteristics(game, id);
  return `${power}/${toughness}`;
}

/** Writes something as an event would, after which every answer is worked out anew. */
export function change(game: Game, id: ObjectId, differing: Partial<GameObject>): void {
  Object.assign(write(game).object(id), differing);
  write(game).changed();
}

/** A continuous effect of a spell on these objects that lasts (611.2), made by `source` for player 0. */
export function addEffect(
  game: Game,
  source: ObjectId,
  objects: readonly ObjectId[],
  changes: readonly Modification[],
  more: Partial<ContinuousEffect> = {},
): void {
  const effect: ContinuousEffect = {
    id: write(game).nextId(),
    source,
    controller: 0,
    timestamp: write(game).nextTimestamp(),
    until: 'forever',
    madeInTurn: game.turn.number,
    objects,
    players: null,
    ref: '',
    changes,
    rules: [],
    replacement: null,
    once: false,
    shield: null,
    named: {},
    x: null,
    ...more,
  };
  const { root } = write(game);
  root.effects = [...game.effects, effect];
  write(game).changed();
}

/** A card of these types with these abilities. */
export const card = (
  name: string,
  types: readonly CardType[],
  abilities: readonly Ability[] = [],
  more: Partial<CardDefinition> = {},
): CardDefinition => ({ name, types, abilities, ...more });

/** A creature card of this size. */
export const creature = (
  name: string,
  power: number | '*',
  toughness: number | '*',
  abilities: readonly Ability[] = [],
  more: Partial<CardDefinition> = {},
): CardDefinition => card(name, ['creature'], abilities, { power, toughness, ...more });

/** A statement that is simply true (604). */
export const statement = (parts: Omit<StaticAbility, 'kind'>): StaticAbility => ({
  kind: 'static',
  ...parts,
});

export const plus = (power: number, toughness: number): Modification => ({
  change: 'modifyPowerToughness',
  power,
  toughness,
});
export const size = (power: number, toughness: number): Modification => ({
  change: 'setPowerToughness',
  power,
  toughness,
});
export const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });
