import {
  beginActivating,
  beginCasting,
  beginTrigger,
  needs,
  type Stage,
} from '../../../machines/casting/index.ts';
import { putRulesTogether } from '../../../machines/game/table.ts';
import {
  type Ability,
  type ActivatedAbility,
  allowed,
  answer,
  answerIsLegal,
  type CardDefinition,
  type CardType,
  type CostPart,
  characteristics,
  type Decision,
  emptyGame,
  type Game,
  type GameObject,
  type ManaType,
  type ManaUnit,
  type ObjectId,
  open,
  type PlayerId,
  placeCard,
  run,
  start,
  type Verdict,
  write,
  type Zone,
} from '../../../machines/rules/index.ts';

putRulesTogether();

/** A card on the table. */
export interface Placed {
  readonly card: CardDefinition;
  readonly zone?: Zone;
  readonly owner?: PlayerId;
  readonly with?: Partial<GameObject>;
}

/** Player 0's first main phase, everything under control since long ago; ids are positions in the list. */
export function sit(placed: readonly Placed[], more: Partial<Game> = {}): Game {
  const definitions = Object.fromEntries(placed.map(({ card }) => [card.name, card]));
  const game = open(emptyGame({ seed: 'casting', players: ['Ada', 'Bo'], definitions }), 'copy');
  const { root } = write(game);
  root.turn = { ...game.turn, active: 0, of: 0, phase: 'precombatMain' };
  for (const { card, zone = 'battlefield', owner = 0, with: differing } of placed) {
    const id = placeCard(game, card.name, zone, owner);
    Object.assign(write(game).object(id), differing);
  }
  root.turn = { ...game.turn, number: 5 };
  for (const { id } of game.players) write(game).player(id).lastTurn = 5 - id;
  root.priority = { holder: 0, passed: [] };
  Object.assign(root, more);
  return game;
}

export const card = (
  name: string,
  types: readonly CardType[],
  manaCost: string | null,
  ...abilities: readonly Ability[]
): CardDefinition => ({ name, types, ...(manaCost !== null && { manaCost }), abilities });

export const land = (subtype: string, more: Partial<CardDefinition> = {}): Placed => ({
  card: { name: subtype, types: ['land'], subtypes: [subtype], supertypes: ['basic'], ...more },
});

export const creature = (name: string, ...abilities: readonly Ability[]): CardDefinition => ({
  name,
  types: ['creature'],
  power: 2,
  toughness: 2,
  manaCost: '{1}{G}',
  abilities,
});

export const activated = (
  cost: readonly CostPart[],
  ...effect: ActivatedAbility['effect']
): ActivatedAbility => ({ kind: 'activated', cost, effect });

export const tapFor = (...mana: readonly ManaType[]): ActivatedAbility =>
  activated([{ pay: 'tap' }], { do: 'addMana', mana });

export const unit = (type: ManaType, more: Partial<ManaUnit> = {}): ManaUnit => ({
  type,
  source: null,
  snow: false,
  spendOnly: null,
  lasts: false,
  ...more,
});

/** Puts mana into a pool without anything happening. */
export function float(game: Game, ...units: readonly (ManaType | ManaUnit)[]): void {
  write(game).player(0).pool = units.map((one) => (typeof one === 'string' ? unit(one) : one));
}

/** The answer to a decision, or how it is found. */
export type Reply = unknown | ((decision: Decision) => unknown);

const stages: readonly Stage[] = [
  'propose',
  'announce',
  'chooseTargets',
  'divide',
  'checkLegality',
  'determineCost',
  'payCosts',
  'becomeCast',
];

/** What was asked, in order, while something was announced. */
export const questions: Decision[] = [];

/** Runs a procedure to its end, giving these answers in turn; throws on a question that has none. */
export function follow(game: Game, name: string, replies: Reply[], memory: object = {}): void {
  start(game, name, { ...memory });
  run(game);
  settle(game, replies);
}

export function settle(game: Game, replies: Reply[]): void {
  while (game.pending !== null) {
    const decision = game.pending;
    questions.push(decision);
    if (replies.length === 0) throw new Error(`Nobody answers ${JSON.stringify(decision)}.`);
    const reply = replies.shift();
    const value: unknown = typeof reply === 'function' ? reply(decision) : reply;
    const verdict = answerIsLegal(game, value);
    if (!verdict.ok) throw new Error(`${JSON.stringify(value)}: ${JSON.stringify(verdict)}`);
    answer(game, value);
  }
}

const isVerdict = (value: unknown): value is Verdict =>
  typeof value === 'object' && value !== null && 'ok' in value;

/** Goes through the stages of what was begun; what is illegal is reversed. */
export function complete(game: Game, replies: Reply[]): Verdict {
  for (const stage of stages) {
    if (!needs(game, stage)) continue;
    follow(game, stage, replies);
    const { returned } = game;
    if (isVerdict(returned) && !returned.ok) {
      follow(game, 'rewind', replies);
      return returned;
    }
  }
  if (replies.length > 0) throw new Error(`Nobody asked for ${JSON.stringify(replies)}.`);
  return allowed;
}

/** Player 0 casts a card. */
export function cast(
  game: Game,
  object: ObjectId,
  replies: Reply[] = [],
  more: { readonly how?: string; readonly payment?: 'automatic' | 'manual' } = {},
): Verdict {
  questions.length = 0;
  beginCasting(game, { player: 0, object, ...more });
  return complete(game, replies);
}

/** Player 0 activates an ability. */
export function activate(
  game: Game,
  object: ObjectId,
  replies: Reply[] = [],
  at = 0,
  payment: 'automatic' | 'manual' = 'automatic',
): Verdict {
  questions.length = 0;
  beginActivating(game, { player: 0, object, ability: refOf(game, object, at), payment });
  return complete(game, replies);
}

/** A waiting trigger is put on the stack. */
export function putTrigger(game: Game, id: number, replies: Reply[] = []): Verdict {
  questions.length = 0;
  beginTrigger(game, id);
  return complete(game, replies);
}

export function refOf(game: Game, object: ObjectId, at = 0): string {
  return characteristics(game, object).abilities[at]?.ref ?? '';
}

export function top(game: Game): GameObject {
  const object = game.objects[game.stack.at(-1) ?? -1];
  if (!object) throw new Error('The stack is empty.');
  return object;
}

export const tapped = (game: Game): readonly ObjectId[] =>
  game.battlefield.filter((id) => game.objects[id]?.tapped === true);

export const pool = (game: Game): string =>
  (game.players[0]?.pool ?? [])
    .map(({ type }) => type)
    .sort()
    .join('');

/** The rules that a verdict names; empty if it allows. */
export const rules = (verdict: Verdict): readonly string[] =>
  verdict.ok ? [] : verdict.refusals.map(({ rule }) => rule);

/** A reply that chooses these objects. */
export const objects =
  (...ids: readonly ObjectId[]): Reply =>
  (decision: Decision) =>
    decision.kind === 'choose'
      ? ids.map((id) => decision.options.findIndex((option) => 'object' in option && option.object === id))
      : null;

/** A reply that chooses a player. */
export const player =
  (id: PlayerId): Reply =>
  (decision: Decision) =>
    decision.kind === 'choose'
      ? [decision.options.findIndex((option) => 'player' in option && option.player === id)]
      : null;

/** Where the newest object of this name is. */
export const zone = (game: Game, name: string): Zone | undefined =>
  game.objects.findLast((one) => one?.definition === name && one.left === null)?.zone;
