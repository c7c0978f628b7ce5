import {
  characteristics,
  controllerOf,
  type Game,
  type Instruction,
  instructionWord,
  type Modification,
  modificationWord,
  type ObjectId,
  objects,
  type PlayerId,
  players,
  type Quantity,
  quantity,
  quantityWord,
  type RuleChange,
  ruleWord,
  type Scope,
  type TokenDefinition,
} from '../../rules/index.ts';
import type { Thought as Thinking } from '../../words/instructions/word.ts';
import type { Weighed } from '../../words/modifications/word.ts';
import { cantBeDestroyed } from './keywords.ts';
import { damageLeft, powerOf, worth } from './worth.ts';

/** What one thinks about instructions: whose they are, and how much mana is there for an X. */
export interface Thought {
  readonly game: Game;
  readonly scope: Scope;
  /** What X would be, where it isn't chosen yet. */
  readonly x: number;
}

/** What these instructions would gain for the player of the scope: a rule of thumb, in points of power. */
export function gainOf(thought: Thought, instructions: readonly Instruction[]): number {
  const thinking = thinkingOf(thought);
  return instructions.reduce(
    (sum, instruction) => sum + (instructionWord(instruction).gains?.(instruction, thinking) ?? 0),
    0,
  );
}

/** What the homes of instructions ask of one who thinks so. */
function thinkingOf(thought: Thought): Thinking {
  const { game, scope } = thought;
  return {
    game,
    scope,
    amount: (words) => amount(thought, words),
    overObjects: (what, each) => sumOf(thought, objects(game, scope, what), each),
    overPlayers: (who, each) => sumOver(thought, players(game, scope, who ?? 'you'), each),
    gainOf: (instructions, within = scope) => gainOf({ ...thought, scope: within }, instructions),
    gainOfChange: (id, change, lasts) => gainOfChange(thought, id, change, lasts),
    worth: (id) => worth(game, id),
    worthOfRule: (id, rule) => worthOfRule(game, id, rule),
    worthOfToken: tokenWorth,
    cantBeDestroyed: (id) => cantBeDestroyed(game, id),
    lostByDamage: (id, dealt) => lostByDamage(game, id, dealt),
    lostByShrinking: (id, power, toughness) => lostByShrinking(game, id, power, toughness),
    lostLife: (player, lost) => lifeLost(game, player, lost),
  };
}

const amount = ({ game, scope, x }: Thought, words: Quantity): number =>
  typeof words === 'object' && quantityWord(words).isX === true && scope.choices?.x == null
    ? x
    : quantity(game, scope, words);

/** 1 for what is mine, −1 for what is another's. */
const side = ({ scope }: Thought, owner: PlayerId): number => (owner === scope.you ? 1 : -1);

/** The sum over objects of what losing each would cost, counted for me. */
const sumOf = (thought: Thought, ids: readonly ObjectId[], each: (id: ObjectId) => number): number =>
  ids.reduce((sum, id) => sum + side(thought, controllerOf(thought.game, id)) * each(id), 0);

const sumOver = (thought: Thought, who: readonly PlayerId[], each: (player: PlayerId) => number): number =>
  who.reduce((sum, player) => sum + side(thought, player) * each(player), 0);

/** What dying of damage costs, or a little for what survives it. */
function lostByDamage(game: Game, id: ObjectId, dealt: number): number {
  const { loyalty, types } = characteristics(game, id);
  if (types.includes('planeswalker')) return dealt >= (loyalty ?? 0) ? -worth(game, id) : -dealt * 0.6;
  if (!types.includes('creature') || cantBeDestroyed(game, id)) return 0;
  return dealt >= damageLeft(game, id) ? -worth(game, id) : -0.1 * dealt;
}

function lostByShrinking(game: Game, id: ObjectId, power: number, toughness: number): number {
  return toughness >= damageLeft(game, id) ? -worth(game, id) : -power - toughness * 0.5;
}

/** Losing life counts more the less there is, and the last of it is everything. */
function lifeLost(game: Game, player: PlayerId, lost: number): number {
  const life = game.players[player]?.life ?? 0;
  if (lost >= life) return -60;
  return -lost * (life <= 8 ? 0.9 : 0.5);
}

const tokenWorth = ({ abilities, power, toughness, types }: TokenDefinition): number =>
  types.includes('creature')
    ? 0.8 +
      (typeof power === 'number' ? power : 1) +
      (typeof toughness === 'number' ? toughness : 1) * 0.5 +
      (abilities?.length ?? 0) * 0.5
    : 1;

function gainOfChange(thought: Thought, id: ObjectId, change: Modification, lasts: boolean): number {
  const { game } = thought;
  const mine = side(thought, controllerOf(game, id));
  const weighed: Weighed = {
    mine,
    lasts,
    worth: () => worth(game, id),
    amount: (words) => amount(thought, words),
    damageLeft: () => damageLeft(game, id),
    swing: (power, toughness) => swing(game, id, power, toughness),
  };
  return modificationWord(change).gain?.(change, weighed) ?? 0;
}

/** What a change until end of turn is worth to who controls the creature: something only once blocks are declared. */
function swing(game: Game, id: ObjectId, power: number, toughness: number): number {
  if (game.turn.step !== 'declareBlockers') return 0;
  const attacker = game.combat?.attackers.find(({ object }) => object === id);
  const blocks = game.combat?.blockers.find(({ object }) => object === id)?.attackers ?? [];
  const foes = attacker?.blockers ?? blocks;
  if (attacker !== undefined && attacker.blocked !== true)
    return -lifeLost(game, attacker.defendingPlayer, Math.max(0, power)) * 0.7;
  const dealt = foes.reduce((sum, foe) => sum + powerOf(game, foe), 0);
  const isSaved = dealt >= damageLeft(game, id) && dealt < damageLeft(game, id) + toughness;
  const before = powerOf(game, id);
  const beaten = foes.filter(
    (foe) => before < damageLeft(game, foe) && before + power >= damageLeft(game, foe),
  );
  return (isSaved ? worth(game, id) : 0) + beaten.reduce((sum, foe) => sum + worth(game, foe), 0);
}

const worthOfRule = (game: Game, id: ObjectId, rule: RuleChange): number =>
  ruleWord(rule).gain?.(rule, { worth: () => worth(game, id), power: () => powerOf(game, id) }) ?? 0;
