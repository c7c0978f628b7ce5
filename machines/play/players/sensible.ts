import type { Action, GameView } from '../../game/index.ts';
import {
  type Answer,
  abilityAt,
  type CostPart,
  characteristics,
  controllerOf,
  costWord,
  type Decision,
  EngineError,
  type ObjectId,
  type PlayerId,
} from '../../rules/index.ts';
import { sensibleAnswer } from './answers.ts';
import { chance } from './chance.ts';
import type { Pick, Player } from './player.ts';
import { gainOfPlan } from './said.ts';
import { worth } from './worth.ts';

/** What a spell or ability has to gain before it is worth its mana. */
const enough = 1;

/** How often one ability is activated in a turn. */
const mostActivations = 8;

/** What a player keeps in mind of the present turn: what was tried and how often. */
interface Memory {
  turn: number;
  readonly tried: Map<string, number>;
}

/**
 * A player who develops, attacks and blocks when it is good, uses removal on the best target, counters what is worth
 * it, and answers every decision by rules of thumb. With a seed, plays that are equally good are chosen between by
 * chance; without one the first is taken. Looks one play ahead, so it is quick.
 */
export function sensiblePlayer(seed?: string): Player {
  const pick: Pick = seed === undefined ? () => 0 : chance(seed);
  const memory: Memory = { turn: -1, tried: new Map() };
  return (view, decision, actions) => {
    const first = actions[0];
    if (first === undefined) throw new EngineError(`Nothing may be done about “${decision.about}”.`);
    if (decision.kind === 'priority') return withPriority(view, decision, actions, memory, pick) ?? first;
    if (decision.kind === 'payment') return paying(actions) ?? first;
    const answer = sensibleAnswer(view, decision);
    return answer === null ? first : answering(decision, answer, actions);
  };
}

/** The answer as an event; the first legal one if all legal ones were shown and it isn't among them. */
function answering(decision: Decision, answer: Answer, actions: readonly Action[]): Action {
  const { player } = decision;
  const text = JSON.stringify(answer);
  const answers = actions.filter((action) => action.type === 'decision.answer');
  const isTarget = decision.kind === 'choose' && decision.purpose === 'target';
  const isShown = answers.some((action) => JSON.stringify(action.answer) === text);
  if (isTarget && !isShown && answers.length < 24)
    return answers[0] ?? { type: 'decision.answer', player, answer };
  return { type: 'decision.answer', player, answer };
}

const paying = (actions: readonly Action[]): Action | undefined =>
  actions.find((action) => action.type === 'decision.answer' && action.answer === 'auto') ??
  actions.find((action) => action.type === 'decision.answer') ??
  actions.find((action) => action.type === 'action.cancel');

interface Play {
  readonly action: Action;
  readonly gain: number;
}

function withPriority(
  view: GameView,
  { player }: Decision,
  actions: readonly Action[],
  memory: Memory,
  pick: Pick,
): Action | null {
  if (memory.turn !== view.turn.number) {
    memory.turn = view.turn.number;
    memory.tried.clear();
  }
  const top = view.stack.at(-1);
  if (top !== undefined && controllerOf(view, top) === player) return null;
  if (top === undefined && !isTimeToAct(view, player)) return null;
  const lands = actions.filter((action) => action.type === 'land.play');
  const land = bestLand(view, player, lands);
  if (land !== null) return land;
  const plays = actions.flatMap((action): readonly Play[] => {
    const tried = memory.tried.get(keyOf(action)) ?? 0;
    if (tried >= (action.type === 'ability.activate' ? mostActivations : 2)) return [];
    const gain = gainOfAction(view, player, action);
    return gain >= (top === undefined ? enough : 3) ? [{ action, gain }] : [];
  });
  const most = Math.max(...plays.map(({ gain }) => gain));
  const best = plays.filter(({ gain }) => gain >= most - 0.01);
  const play = best[pick(best.length)]?.action ?? null;
  if (play !== null) memory.tried.set(keyOf(play), (memory.tried.get(keyOf(play)) ?? 0) + 1);
  return play;
}

const keyOf = (action: Action): string =>
  action.type === 'ability.activate' || action.type === 'spell.cast'
    ? `${action.type} ${action.object} ${action.type === 'ability.activate' ? action.ability : ''}`
    : action.type;

/** In one's own main phases, once blocks are declared, and at the end of the others' turns. */
function isTimeToAct({ turn }: GameView, player: PlayerId): boolean {
  const { active, phase, step } = turn;
  if (step === 'declareBlockers') return true;
  return active === player ? phase === 'precombatMain' || phase === 'postcombatMain' : step === 'end';
}

/** The land of which there are fewest yet, so that no colour is missing. */
function bestLand(view: GameView, player: PlayerId, lands: readonly Action[]): Action | null {
  const mine = view.battlefield.filter((id) => controllerOf(view, id) === player);
  const known = (action: Action): number => {
    if (action.type !== 'land.play') return 0;
    const { name } = characteristics(view, action.object);
    return mine.filter((id) => characteristics(view, id).name === name).length;
  };
  return [...lands].sort((a, b) => known(a) - known(b))[0] ?? null;
}

function gainOfAction(view: GameView, player: PlayerId, action: Action): number {
  if (action.type === 'spell.cast') return gainOfSpell(view, player, action.object);
  if (action.type === 'ability.activate') return gainOfAbility(view, player, action.object, action.ability);
  return Number.NEGATIVE_INFINITY;
}

/** Mana that is there for an X, about: untapped lands beyond the rest of the cost. */
const forX = (view: GameView, player: PlayerId, manaValue: number): number =>
  Math.max(
    0,
    view.battlefield.filter(
      (id) =>
        controllerOf(view, id) === player &&
        view.objects[id]?.tapped === false &&
        characteristics(view, id).types.includes('land'),
    ).length - manaValue,
  );

function gainOfSpell(view: GameView, player: PlayerId, object: ObjectId): number {
  const { manaValue, subtypes, supertypes, name, types } = characteristics(view, object);
  const isPermanent = !types.includes('instant') && !types.includes('sorcery');
  const gain = gainOfPlan(view, player, object, null, forX(view, player, manaValue));
  if (!isPermanent || subtypes.includes('Aura')) return gain;
  const isSecond =
    supertypes.includes('legendary') &&
    view.battlefield.some(
      (id) => controllerOf(view, id) === player && characteristics(view, id).name === name,
    );
  return isSecond ? Number.NEGATIVE_INFINITY : Math.max(enough, worth(view, object) + gain);
}

function gainOfAbility(view: GameView, player: PlayerId, object: ObjectId, ref: string): number {
  const ability = abilityAt(view, ref);
  if (ability.kind !== 'activated') return Number.NEGATIVE_INFINITY;
  // Mana is made when it is paid with.
  if (ability.effect.every((instruction) => instruction.do === 'addMana')) return Number.NEGATIVE_INFINITY;
  const cost = ability.cost.reduce((sum, part) => sum + costOf(view, object, part), 0);
  return gainOfPlan(view, player, object, ref, forX(view, player, 0)) - cost;
}

/** What paying a part of a cost loses, besides mana. */
const costOf = (view: GameView, object: ObjectId, part: CostPart): number =>
  costWord(part).loses?.(part, () => ({
    isCreature: characteristics(view, object).types.includes('creature'),
    worth: worth(view, object),
  })) ?? 0;
