import { procedures as leavingProcedures } from '../../../machines/game/leaving.ts';
import { actions } from '../../../machines/rules/abilities/actions/index.ts';
import { answerIsLegal, effectProcedures, programMemory } from '../../../machines/rules/effects/index.ts';
import { answer, run, start } from '../../../machines/rules/effects/interpreter.ts';
import { procedures as eventProcedures } from '../../../machines/rules/events/index.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import type { Game } from '../../../machines/rules/state/game.ts';
import type { ObjectId } from '../../../machines/rules/state/identity.ts';
import { remembering } from '../../../machines/rules/state/memory.ts';
import type { Target } from '../../../machines/rules/state/object.ts';
import { happen, procedure, theEnd } from '../../../machines/rules/state/procedure.ts';
import { noChoices, type Scope } from '../../../machines/rules/state/scope.ts';
import { setRulesTable } from '../../../machines/rules/state/table.ts';
import type {
  CardDefinition,
  Instruction,
  TargetSpec,
} from '../../../machines/rules/state/vocabulary/index.ts';
import { type Placed, smallGame } from './small-game.ts';

/** Lets events happen, for tests. */
const letHappen = procedure(
  'letHappen',
  '700.1',
  remembering<{ readonly events: readonly GameEvent[] }>({ events: 'records' }),
  ['do'],
  {
    do: (_game, { memory }) => happen('700.1', memory.events, { then: theEnd }),
  },
);

/** Stands for casting a spell during a resolution, which a higher room does: it says that all of them were cast. */
const castDuringResolution = procedure(
  'castDuringResolution',
  '608.2g',
  remembering<{ readonly objects: readonly ObjectId[] }>({ objects: 'numbers' }),
  ['cast'],
  {
    cast: (_game, { memory }) => ({ kind: 'done', returns: { cast: memory.objects } }),
  },
);

/** Rules as small as effects need them: keyword actions, but no keywords; everything may attack and block. */
export function putEffectRulesTogether(): void {
  setRulesTable({
    actions,
    keywords: {},
    combat: {
      attackVerdict: () => ({ ok: true }),
      blockVerdict: () => ({ ok: true }),
      damageVerdict: () => ({ ok: true }),
      requiredAttack: () => [],
      requiredBlock: () => [],
      plainDamage: () => [],
      enteringDefenders: () => [],
      enteringBlocks: () => [],
    },
    procedures: Object.fromEntries(
      [...eventProcedures, ...effectProcedures, ...leavingProcedures, letHappen, castDuringResolution].map(
        (one) => [one.name, one],
      ),
    ),
    abilityText: () => '',
  });
}

export const creature = (
  name: string,
  power = 2,
  toughness = 2,
  more: Partial<CardDefinition> = {},
): CardDefinition => ({ name, types: ['creature'], power, toughness, ...more });

export const card = (name: string, more: Partial<CardDefinition> = {}): CardDefinition => ({
  name,
  types: ['sorcery'],
  ...more,
});

export const bear = creature('Bear');

/** The spell whose instructions are followed is object 0, on the stack, controlled by player 0. */
export const spell = 0;

export interface Situation {
  readonly placed?: readonly Placed[];
  readonly targets?: readonly TargetSpec[];
  readonly chosen?: readonly (readonly Target[])[];
  readonly divided?: readonly (readonly number[])[];
  readonly x?: number;
  readonly scope?: Partial<Scope>;
  readonly players?: number;
  readonly game?: Partial<Game>;
  readonly answers?: readonly unknown[];
}

/** Begins to follow instructions; the first object that is placed has id 1. */
export function begin(instructions: readonly Instruction[], situation: Situation = {}): Game {
  const choices = {
    ...noChoices,
    x: situation.x ?? null,
    targets: (situation.chosen ?? []).map((chosen, index) => ({
      chosen,
      divided: situation.divided?.[index] ?? [],
    })),
  };
  const definition: CardDefinition = {
    name: 'Effect',
    types: ['sorcery'],
    abilities: [
      { kind: 'spell', effect: instructions, ...(situation.targets && { targets: situation.targets }) },
    ],
  };
  const game = smallGame(
    [
      {
        card: definition,
        zone: 'stack',
        with: { stack: { choices, source: null, ability: null, trigger: null, named: {} } },
      },
      ...(situation.placed ?? []),
    ],
    situation.game,
    situation.players,
  );
  const scope: Scope = {
    self: spell,
    you: 0,
    onStack: spell,
    choices,
    trigger: null,
    named: {},
    it: null,
    they: null,
    ...situation.scope,
  };
  start(game, 'program', programMemory('Effect#abilities.0.effect', scope));
  run(game);
  mustBePlain(game, 'game');
  return game;
}

/** Throws where something isn't plain JSON: a game that is interrupted by a question survives being written down. */
function mustBePlain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (typeof value !== 'object') throw new Error(`${path} is a ${typeof value}.`);
  for (const [key, part] of Object.entries(value)) mustBePlain(part, `${path}.${key}`);
}

/** Gives these answers, each of which must be legal. */
export function reply(game: Game, ...answers: readonly unknown[]): Game {
  for (const value of answers) {
    if (game.pending === null) throw new Error(`Nothing is being decided; ${JSON.stringify(value)} is left.`);
    const verdict = answerIsLegal(game, value);
    if (!verdict.ok) throw new Error(`${JSON.stringify(value)}: ${verdict.refusals[0]?.because ?? ''}`);
    answer(game, value);
    mustBePlain(game, 'game');
  }
  return game;
}

/** Follows instructions to their end, with these answers. */
export function follow(instructions: readonly Instruction[], situation: Situation = {}): Game {
  const game = reply(begin(instructions, situation), ...(situation.answers ?? []));
  if (game.pending !== null) throw new Error(`Still to be decided: ${game.pending.about}.`);
  return game;
}

/** Lets events happen as one batch. */
export function occur(game: Game, ...events: readonly GameEvent[]): Game {
  start(game, 'letHappen', { events });
  run(game);
  return game;
}

/** The types of the events that happened, in order. */
export const happenedTypes = (game: Game): readonly string[] => game.happened.map(({ event }) => event.type);

/** The events of a type that happened. */
export const events = <T extends GameEvent['type']>(game: Game, type: T) =>
  game.happened.flatMap(({ event }) => (isOf(event, type) ? [event] : []));

const isOf = <T extends GameEvent['type']>(
  event: GameEvent,
  type: T,
): event is Extract<GameEvent, { type: T }> => event.type === type;

/** Where the card of an object is now: its zone, following it through what it became. */
export function zoneOf(game: Game, id: ObjectId): string {
  const object = game.objects[id];
  if (!object) return 'forgotten';
  if (object.left === null) return object.zone;
  return object.became === null ? 'gone' : zoneOf(game, object.became);
}

/** Names of the cards in a player's zone. */
export const names = (game: Game, ids: readonly ObjectId[]): readonly string[] =>
  ids.map((id) => game.objects[id]?.definition ?? '');
