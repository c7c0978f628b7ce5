import {
  characteristics,
  controllerOf,
  type Game,
  type Instruction,
  type Modification,
  type ObjectId,
  objects,
  type PlayerId,
  performances,
  players,
  type Quantity,
  quantity,
  quantityWord,
  type RuleChange,
  type Scope,
  shortFor,
  type TokenDefinition,
} from '../../rules/index.ts';
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
  return instructions.reduce((sum, instruction) => sum + gainOfOne(thought, instruction), 0);
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

function gainOfOne(thought: Thought, instruction: Instruction): number {
  const { game, scope } = thought;
  const whoOf = (words: Parameters<typeof players>[2] | undefined) => players(game, scope, words ?? 'you');
  switch (instruction.do) {
    case 'dealDamage':
      return [instruction, ...(instruction.and ?? [])].reduce((sum, one) => {
        const dealt = one.amount === 'divided' ? 2 : amount(thought, one.amount);
        const to = one.to === undefined ? [] : objects(game, scope, one.to);
        const at = one.toPlayers === undefined ? [] : whoOf(one.toPlayers);
        return (
          sum +
          sumOf(thought, to, (id) => lostByDamage(game, id, dealt)) +
          sumOver(thought, at, (who) => lifeLost(game, who, dealt))
        );
      }, 0);
    case 'loseLife': {
      const lost = amount(thought, instruction.amount);
      return sumOver(thought, whoOf(instruction.who), (who) => lifeLost(game, who, lost));
    }
    case 'gainLife': {
      const gained = amount(thought, instruction.amount);
      return sumOver(thought, whoOf(instruction.who), () => gained * 0.3);
    }
    case 'heal':
      return sumOf(
        thought,
        objects(game, scope, instruction.what),
        (id) => (game.objects[id]?.damage ?? 0) * 0.2,
      );
    case 'exchangeControl':
      return -[instruction.first, instruction.second].reduce(
        (sum, which) => sum + sumOf(thought, objects(game, scope, which), (id) => worth(game, id)),
        0,
      );
    case 'fight':
      return -sumOf(thought, objects(game, scope, instruction.second), (id) => worth(game, id)) * -0.5;
    case 'draw': {
      const drawn = amount(thought, instruction.count);
      return sumOver(thought, whoOf(instruction.who), () => drawn * 2);
    }
    case 'discard': {
      const count = instruction.count === 'all' ? 3 : amount(thought, instruction.count);
      return sumOver(
        thought,
        whoOf(instruction.who),
        (who) => -1.5 * Math.min(count, game.players[who]?.hand.length ?? 0),
      );
    }
    case 'search':
      return sumOver(thought, whoOf(instruction.who), () => 2);
    case 'arrange':
      return 0.4;
    case 'destroy':
      return sumOf(thought, objects(game, scope, instruction.what), (id) =>
        cantBeDestroyed(game, id) ? 0 : -worth(game, id),
      );
    case 'exile':
      return sumOf(thought, objects(game, scope, instruction.what), (id) =>
        game.objects[id]?.zone === 'battlefield' ? -worth(game, id) : -0.3,
      );
    case 'counter':
      return sumOf(thought, objects(game, scope, instruction.what), (id) => -worth(game, id) - 0.5);
    case 'sacrifice':
      return instruction.what === undefined
        ? sumOver(thought, whoOf(instruction.who), () => -2.5)
        : sumOf(thought, objects(game, scope, instruction.what), (id) => -worth(game, id));
    case 'move':
      return sumOf(thought, objects(game, scope, instruction.what), (id) => {
        const from = game.objects[id]?.zone;
        const { zone } = instruction.to;
        if (from === zone) return 0;
        if (zone === 'battlefield') return worth(game, id);
        if (from === 'battlefield') return zone === 'hand' ? -worth(game, id) * 0.5 : -worth(game, id);
        return zone === 'hand' ? worth(game, id) * 0.5 : -0.2;
      });
    case 'create': {
      const count = instruction.count === undefined ? 1 : amount(thought, instruction.count);
      return sumOver(thought, whoOf(instruction.who), () => count * tokenWorth(instruction.token));
    }
    case 'createCopy':
      return objects(game, scope, instruction.of).reduce((sum, id) => sum + worth(game, id), 0);
    case 'tap':
    case 'freeze':
      return sumOf(thought, objects(game, scope, instruction.what), (id) =>
        game.objects[id]?.tapped === true && instruction.do === 'tap' ? 0 : -1,
      );
    case 'untap':
      return sumOf(thought, objects(game, scope, instruction.what), (id) =>
        game.objects[id]?.tapped === true ? 0.7 : 0,
      );
    case 'putCounters': {
      const count = instruction.count === 'divided' ? 1 : amount(thought, instruction.count);
      const on = instruction.on === undefined ? [] : objects(game, scope, instruction.on);
      return sumOf(thought, on, (id) =>
        instruction.kind.startsWith('-') ? lostByShrinking(game, id, count, count) : 1.2 * count,
      );
    }
    case 'modify': {
      const lasts = instruction.until === 'forever' || instruction.until === 'untilSourceLeaves';
      return objects(game, scope, instruction.what).reduce(
        (sum, id) =>
          sum +
          instruction.changes.reduce((all, change) => all + gainOfChange(thought, id, change, lasts), 0),
        0,
      );
    }
    case 'rule': {
      const what = instruction.what === undefined ? [] : objects(game, scope, instruction.what);
      return sumOf(thought, what, (id) =>
        instruction.rules.reduce((sum, rule) => sum + worthOfRule(game, id, rule), 0),
      );
    }
    case 'attach': {
      const isAttached = game.objects[scope.self]?.attachedTo != null;
      const to = instruction.to === undefined || isAttached ? [] : objects(game, scope, instruction.to);
      return sumOf(thought, to, (id) => 1.5 + worth(game, id) * 0.2);
    }
    case 'extraTurn':
      return sumOver(thought, whoOf(instruction.who), () => 6);
    case 'win':
      return sumOver(thought, whoOf(instruction.who), () => 100);
    case 'lose':
      return sumOver(thought, whoOf(instruction.who), () => -100);
    case 'emblem':
      return 5;
    case 'addMana':
    case 'doubleMana':
      return 0.1;
    case 'may':
      return instruction.who === undefined ? Math.max(0, gainOf(thought, instruction.then)) : 0;
    case 'unless':
      return 0.7 * gainOf(thought, instruction.else);
    case 'if':
      return 0.7 * gainOf(thought, instruction.then) + 0.3 * gainOf(thought, instruction.else ?? []);
    case 'oneOf':
      return Math.max(...instruction.options.map(({ then }) => gainOf(thought, then)));
    case 'forEach':
      return objects(game, scope, instruction.of).reduce(
        (sum, it) => sum + gainOf({ ...thought, scope: { ...scope, it } }, instruction.then),
        0,
      );
    case 'forEachPlayer':
      return whoOf(instruction.of).reduce(
        (sum, they) => sum + gainOf({ ...thought, scope: { ...scope, they } }, instruction.then),
        0,
      );
    case 'repeat':
      return amount(thought, instruction.times) * gainOf(thought, instruction.then);
    case 'perform':
      return performances(game, scope, instruction).reduce(
        (sum, within) => sum + gainOf({ ...thought, scope: within }, shortFor(instruction)),
        0,
      );
    case 'moveVentureMarker':
      return sumOver(thought, whoOf(instruction.who), () => 1.5);
    case 'designatePlayer':
      return sumOver(thought, whoOf(instruction.who), () => 3);
    // What these are worth depends on too much else.
    case 'becomeCopy':
    case 'meld':
    case 'cast':
    case 'castWithoutPaying':
    case 'choose':
    case 'changeTargets':
    case 'chooseNewTargets':
    case 'choosePlayer':
    case 'chooseSource':
    case 'chooseValue':
    case 'note':
    case 'vote':
    case 'payLife':
    case 'controlPlayer':
    case 'copyCard':
    case 'copySpell':
    case 'delayedTrigger':
    case 'drawGame':
    case 'endCombat':
    case 'flip':
    case 'restartGame':
    case 'endTurn':
    case 'extraPhases':
    case 'flipCoin':
    case 'look':
    case 'mayPlay':
    case 'exchangeText':
    case 'mill':
    case 'modifyNextSpell':
    case 'moveCounter':
    case 'putSticker':
    case 'unlock':
    case 'lock':
    case 'phaseOut':
    case 'preventDamage':
    case 'reflexive':
    case 'regenerate':
    case 'removeCounters':
    case 'removeFromCombat':
    case 'becomeAttacking':
    case 'becomeBlocking':
    case 'reselect':
    case 'becomeBlocked':
    case 'replace':
    case 'reveal':
    case 'rollDie':
    case 'rollToVisit':
    case 'setLife':
    case 'shuffle':
    case 'skip':
    case 'designate':
    case 'becomeLevel':
    case 'monstrosity':
    case 'pair':
    case 'putMoreCounters':
    case 'exileUntil':
    case 'gainAbilitiesOf':
    case 'transform':
    case 'convert':
    case 'turnFaceDown':
    case 'turnFaceUp':
    case 'manifest':
    case 'unattach':
      return 0;
    default:
      return instruction satisfies never;
  }
}

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
  const scale = lasts ? 1 : 0.2;
  if (change.change === 'control') return mine > 0 ? 0 : worth(game, id) * (lasts ? 2 : 0.5);
  if (change.change === 'modifyPowerToughness') {
    const power = amount(thought, change.power);
    const toughness = amount(thought, change.toughness);
    if (toughness < 0 && -toughness >= damageLeft(game, id)) return -mine * worth(game, id);
    return lasts ? mine * (power + toughness * 0.6) : mine * swing(game, id, power, toughness);
  }
  if (change.change === 'addAbilities') return scale * mine * change.abilities.length * 0.8;
  if (change.change === 'addActivatedOf') return scale * mine * 0.8;
  if (change.change === 'removeThisAbility') return -scale * mine * 0.8;
  if (change.change === 'removeAllAbilities') return -scale * mine * 1.5;
  return 0;
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

function worthOfRule(game: Game, id: ObjectId, rule: RuleChange): number {
  if (rule.rule === 'cant') {
    if (rule.what === 'attackOrBlock') return -worth(game, id) * 0.9;
    if (rule.what === 'attack' || rule.what === 'block') return -worth(game, id) * 0.4;
    return rule.what === 'beBlocked' ? powerOf(game, id) * 0.5 : 0;
  }
  return 0;
}
