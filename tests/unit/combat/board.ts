import { procedures as combatProcedures, combatRules } from '../../../machines/combat/index.ts';
import { keywords } from '../../../machines/rules/abilities/keywords/index.ts';
import { procedures as eventProcedures } from '../../../machines/rules/events/index.ts';
import {
  answer,
  type CardDefinition,
  type Combat,
  costProcedures,
  type Decision,
  type Defender,
  type FaceDefinition,
  type Game,
  type GameObject,
  type KeywordAbility,
  type ManaUnit,
  manaProcedures,
  type ObjectId,
  open,
  type PlayerId,
  type Refusal,
  type RuleChange,
  run,
  type StaticAbility,
  setRulesTable,
  start,
  type Verdict,
} from '../../../machines/rules/index.ts';
import { emptyGame } from '../../../machines/rules/state/new-game.ts';
import { newObject } from '../../../machines/rules/state/new-object.ts';

/** The rules of combat, without priority and turns. */
export function putCombatRulesTogether(): void {
  setRulesTable({
    actions: {},
    keywords,
    combat: combatRules,
    procedures: Object.fromEntries(
      [...combatProcedures, ...eventProcedures, ...costProcedures, ...manaProcedures].map((one) => [
        one.name,
        one,
      ]),
    ),
    abilityText: () => '',
  });
}

/** A permanent to put on the board: a 2/2 creature of player 0, unless it says otherwise. */
export interface Thing extends Partial<FaceDefinition> {
  readonly name: string;
  readonly of?: PlayerId;
  readonly tapped?: boolean;
  /** It came under control this turn. */
  readonly arrived?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly protector?: PlayerId;
  readonly attachedTo?: string;
}

export const keyword = (name: string, more: Partial<KeywordAbility> = {}): KeywordAbility => ({
  kind: 'keyword',
  keyword: name,
  ...more,
});
/** A static ability that changes rules, for itself unless it says for what. */
export const says = (
  rules: readonly RuleChange[],
  more: Partial<Omit<StaticAbility, 'kind' | 'rules'>> = {},
): StaticAbility => ({ kind: 'static', rules, ...more });

const noCombat: Combat = {
  attackers: [],
  blockers: [],
  anyAttacked: false,
  declaredBlocks: [],
  damageStep: 'none',
  firstStrikers: [],
};

/** A game in player 0's declare attackers step, with these permanents and nothing else; open for writing. */
export function board(players: number, things: readonly Thing[]): Game {
  const objects = things.map((thing, id): GameObject => {
    const made = newObject({
      id,
      kind: 'card',
      definition: thing.name,
      card: id,
      owner: thing.of ?? 0,
      controller: thing.of ?? 0,
      zone: 'battlefield',
      timestamp: id,
      turn: thing.arrived ? turn : 0,
    });
    return {
      ...made,
      tapped: thing.tapped ?? false,
      damage: thing.damage ?? 0,
      counters: thing.counters ?? {},
      protector: thing.protector ?? null,
      attachedTo:
        thing.attachedTo === undefined
          ? null
          : { object: things.findIndex(({ name }) => name === thing.attachedTo) },
    };
  });
  const empty = emptyGame({
    seed: 'board',
    players: Array.from({ length: players }, (_, id) => `Player ${id}`),
    definitions: Object.fromEntries(things.map((thing) => [thing.name, definition(thing)])),
    settings: { skipsFirstDraw: false },
  });
  const game: Game = {
    ...empty,
    objects,
    players: empty.players.map((player) => ({
      ...player,
      keptHand: true,
      turnsTaken: 2,
      lastTurn: turn - player.id,
    })),
    battlefield: objects.map(({ id }) => id),
    startingPlayer: 0,
    turn: {
      ...empty.turn,
      number: turn,
      active: 0,
      phase: 'combat',
      step: 'declareAttackers',
      lastInOrder: 0,
    },
    combat: noCombat,
    next: { timestamp: 1000, event: 1, batch: 1, id: 1, card: 1000 },
  };
  return open(game, 'copy');
}

const turn = 9;

function definition(thing: Thing): CardDefinition {
  const { of, tapped, arrived, damage, counters, protector, attachedTo, ...face } = thing;
  return { types: ['creature'], power: 2, toughness: 2, ...face };
}

/** The object of this name. */
export function named(game: Game, name: string): ObjectId {
  const found = game.battlefield.find((id) => game.objects[id]?.definition === name);
  if (found === undefined) throw new Error(`There is no ${name} on the battlefield.`);
  return found;
}

/** The same board with these creatures attacking, as though declared, and blockers not yet. */
export function attacking(game: Game, attacks: Readonly<Record<string, Defender>>): Game {
  const attackers = Object.entries(attacks).map(([name, defender]) => ({
    object: named(game, name),
    defender,
    defendingPlayer:
      'player' in defender
        ? defender.player
        : (game.objects[defender.object]?.protector ?? game.objects[defender.object]?.controller ?? 0),
    blocked: null,
    blockers: [],
    declared: true,
  }));
  return open(
    {
      ...game,
      changes: game.changes + 1,
      turn: { ...game.turn, step: 'declareBlockers' },
      combat: { ...noCombat, attackers, anyAttacked: true },
    },
    'copy',
  );
}

/** The same attack with these blocks, as though declared, in the combat damage step. */
export function blocking(
  game: Game,
  blocks: Readonly<Record<string, readonly string[]>>,
  step: Combat['damageStep'] = 'none',
): Game {
  const blockers = Object.entries(blocks).map(([name, attackers]) => ({
    object: named(game, name),
    attackers: attackers.map((attacker) => named(game, attacker)),
  }));
  const attackers = (game.combat?.attackers ?? []).map((attacker) => {
    const by = blockers.filter((one) => one.attackers.includes(attacker.object)).map(({ object }) => object);
    return { ...attacker, blocked: by.length > 0, blockers: by };
  });
  return open(
    {
      ...game,
      changes: game.changes + 1,
      turn: { ...game.turn, step: 'combatDamage' },
      combat: { ...noCombat, anyAttacked: true, attackers, blockers, damageStep: step },
    },
    'copy',
  );
}

/** A changed game, open for writing, with nothing known of it yet. */
export const reopened = (game: Game): Game => open({ ...game, changes: game.changes + 1 }, 'copy');

/** The same game, in which a player has so much colourless mana. */
export const withMana = (game: Game, id: PlayerId, count: number): Game =>
  reopened({
    ...game,
    players: game.players.map((one) => (one.id === id ? { ...one, pool: colorless(count) } : one)),
  });

const colorless = (count: number): readonly ManaUnit[] =>
  Array.from({ length: count }, () => ({
    type: 'C',
    source: null,
    snow: false,
    spendOnly: null,
    lasts: false,
  }));

/** Starts a procedure and runs it until it asks or is done. */
export function begin(game: Game, procedure: string): Game {
  start(game, procedure);
  run(game);
  return game;
}

/** The pending decision of this kind. */
export function asked<K extends Decision['kind']>(game: Game, kind: K): Extract<Decision, { kind: K }> {
  const { pending } = game;
  if (pending === null || !isKind(pending, kind)) throw new Error(`Asked for ${pending?.kind}, not ${kind}.`);
  return pending;
}
const isKind = <K extends Decision['kind']>(
  decision: Decision,
  kind: K,
): decision is Extract<Decision, { kind: K }> => decision.kind === kind;

/** Gives an answer and runs on. */
export function give(game: Game, value: unknown): Game {
  answer(game, value);
  return game;
}

/** The rules by which a verdict refuses; none if it allows. Each refusal must have all that its sentence names. */
export const refusedBy = (verdict: Verdict): readonly string[] =>
  verdict.ok
    ? []
    : verdict.refusals.map((refusal) => {
        const lacking = placesIn(refusal.because).filter((place) => !isFilled(place, refusal));
        if (lacking.length > 0) throw new Error(`“${refusal.because}” lacks ${lacking.join(', ')}.`);
        return refusal.rule;
      });

const placesIn = (because: string): readonly string[] =>
  [...because.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);

function isFilled(place: string, { objects, players, values }: Refusal): boolean {
  const [, kind, index] = /^(p?)(\d+)$/.exec(place) ?? [];
  if (index === undefined) return values[place] !== undefined;
  return (kind === 'p' ? players : objects)[Number(index)] !== undefined;
}
