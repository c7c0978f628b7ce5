import type { CardDefinition, Game, GameActor, PlayerId } from '../../../machines/index.ts';
import type { Ability, SpellAbility } from '../../../machines/rules/index.ts';
import { act, find, gameOf, plains } from '../charts/table.ts';

type Effect = NonNullable<SpellAbility['effect']>;

/** An instant for {W} that does this. */
export const instant = (
  name: string,
  effect: Effect,
  more: Pick<SpellAbility, 'targets'> = {},
): CardDefinition => ({
  name,
  manaCost: '{W}',
  types: ['instant'],
  abilities: [{ kind: 'spell', effect, ...more }],
});

export const enchantment = (name: string, ...abilities: readonly Ability[]): CardDefinition => ({
  name,
  types: ['enchantment'],
  abilities,
});

export const creature = (
  name: string,
  power: number,
  toughness: number,
  ...abilities: readonly Ability[]
): CardDefinition => ({ name, manaCost: '{W}', types: ['creature'], power, toughness, abilities });

export const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });

/** "You gain so much life." */
export const gain = (amount: number) => instant(`Gain ${amount}`, [{ do: 'gainLife', amount }]);

/** A permanent with an ability that triggers on each upkeep. */
export const onUpkeep = (name: string, effect: Effect) =>
  enchantment(name, {
    kind: 'triggered',
    when: [{ on: 'begins', step: 'upkeep', whose: 'everyone' }],
    effect,
  });

export const lands = (count: number): readonly CardDefinition[] =>
  Array.from({ length: count }, () => plains);

export const lives = (game: Game): readonly number[] => game.players.map(({ life }) => life);

/** A player casts a card of this definition from their hand. */
export const cast = (actor: GameActor, card: CardDefinition, player: PlayerId = 0): void =>
  act(actor, { type: 'spell.cast', player, object: find(gameOf(actor), card.name, 'hand', player) });

/** From which cards the spells and abilities on the stack come, the top last. */
export const stackOf = (game: Game): readonly string[] =>
  game.stack.map(
    (id) => game.objects[id]?.stack?.ability?.split('#')[0] ?? game.objects[id]?.definition ?? '',
  );
