import type { acting } from '../chart/acting.ts';
import { asking, choosingWay, whether } from '../chart/asked.ts';
import type { ChartEvent } from '../chart/events.ts';
import { actsNow, causedBy, decided, follow, isAsked, passAnew } from '../chart/procedure-rules.ts';
import {
  EngineError,
  firstRefusal,
  forbidden,
  type Game,
  isRefusal,
  popFrame,
  start as startProcedure,
  topsNow,
  type Verdict,
} from '../rules/index.ts';
import {
  announcementOf,
  beginActivating,
  beginCasting,
  giveUp,
  manaAbilityMemory,
  mayActivate,
  mayCast,
  mayPlayLand,
  mayTakeSpecialAction,
  needs,
  type Stage,
} from './index.ts';
import { isMana, payingActions, payingGuards } from './paying-rules.ts';

/** Whether this player has priority (117.1); whoever decides for them may pass it as well (723.5). */
export const hasPriority = (game: Game, event: ChartEvent): Verdict => {
  if (!('player' in event)) return forbidden('117.1', 'That is nothing a player does.');
  if (game.pending?.kind !== 'priority') return forbidden('117.1', 'Nobody has priority now.');
  return event.type === 'priority.pass' ? isAsked(game, event.player) : actsNow(game, event.player);
};

const mayCastIt = (game: Game, event: ChartEvent): Verdict =>
  firstRefusal(
    () => hasPriority(game, event),
    () =>
      event.type === 'spell.cast'
        ? mayCast(game, event.player, event.object, event.how)
        : forbidden('601.2', 'That casts nothing.'),
  );

const mayActivateIt = (game: Game, event: ChartEvent): Verdict =>
  firstRefusal(
    () => hasPriority(game, event),
    () =>
      event.type === 'ability.activate'
        ? mayActivate(game, event.player, event.object, event.ability)
        : forbidden('602.2', 'That activates nothing.'),
  );

/** Mana abilities take a way of their own: they don't use the stack (605.3b). */
const mayActivateMana = (game: Game, event: ChartEvent): Verdict =>
  isMana(game, event)
    ? mayActivateIt(game, event)
    : forbidden('605.3b', 'It is no mana ability, and uses the stack.');

const mayPlayIt = (game: Game, event: ChartEvent): Verdict =>
  firstRefusal(
    () => hasPriority(game, event),
    () =>
      event.type === 'land.play'
        ? mayPlayLand(game, event.player, event.object, event.face)
        : forbidden('305.1', 'That plays no land.'),
  );

const mayTakeIt = (game: Game, event: ChartEvent): Verdict =>
  firstRefusal(
    () => hasPriority(game, event),
    () =>
      event.type === 'special.take'
        ? mayTakeSpecialAction(game, event.player, event.object, event.action)
        : forbidden('116.2', 'That is no special action.'),
  );

/** What is being announced may be given up until its costs are paid (733.1); a triggered ability goes on the stack. */
export const mayCancel = (game: Game, event: ChartEvent): Verdict => {
  const announced = announcementOf(game);
  if (event.type !== 'action.cancel' || announced === null)
    return forbidden('733.1', 'Nothing is being announced now.');
  if (announced.kind === 'trigger')
    return forbidden(
      '603.3',
      'A triggered ability is put on the stack whether its controller wants it or not.',
    );
  return isAsked(game, event.player);
};

export const castingGuards = {
  mayCast: asking(mayCastIt),
  mayActivate: asking(mayActivateIt),
  mayActivateMana: choosingWay(mayActivateMana),
  mayPlayLand: asking(mayPlayIt),
  mayTakeSpecialAction: asking(mayTakeIt),
  ...payingGuards,
  mayCancel: asking(mayCancel),
  needs: whether(
    (game, stage: Stage) => needs(game, stage),
    'What is announced needs this: {}.',
    'What is announced doesn’t need this: {}.',
  ),
  isIllegal: whether(
    ({ returned }) => isRefusal(returned),
    'What was announced is illegal.',
    'Nothing stands against what was announced.',
  ),
  asksForPayment: whether(
    ({ pending }) => pending?.kind === 'payment',
    'A payment is asked for.',
    'No payment is asked for.',
  ),
};

/** A player begins to cast a spell (601.2). */
export function cast(game: Game, event: ChartEvent): void {
  if (event.type !== 'spell.cast') throw new EngineError(`${event.type} casts nothing.`);
  decided(game);
  beginCasting(game, event);
  passAnew(game);
}

/** A player begins to activate an ability (602.2). */
export function activate(game: Game, event: ChartEvent): void {
  if (event.type !== 'ability.activate') throw new EngineError(`${event.type} activates nothing.`);
  decided(game);
  beginActivating(game, event);
  passAnew(game);
}

/** A player activates a mana ability while they have priority (605.3a). */
export function activateMana(game: Game, event: ChartEvent): void {
  if (event.type !== 'ability.activate') throw new EngineError(`${event.type} activates nothing.`);
  decided(game);
  passAnew(game);
  startProcedure(game, 'activateManaAbility', manaAbilityMemory(event), causedBy(game, event));
  follow(game);
}

/** A player plays a land (305.1, 116.2a). */
export function playLand(game: Game, event: ChartEvent): void {
  if (event.type !== 'land.play') throw new EngineError(`${event.type} plays no land.`);
  decided(game);
  passAnew(game);
  const { face, object, player } = event;
  const memory = { player, object, tops: topsNow(game), ...(face !== undefined && { face }) };
  startProcedure(game, 'playLand', memory, causedBy(game, event));
  follow(game);
}

/** A player takes another special action: a permanent is turned face up, a card exiled from a hand (116.2b, 116.2f). */
export function takeSpecialAction(game: Game, event: ChartEvent): void {
  if (event.type !== 'special.take') throw new EngineError(`${event.type} is no special action.`);
  decided(game);
  passAnew(game);
  const { player, object, action } = event;
  const memory = { player, object, action, tops: topsNow(game) };
  startProcedure(game, 'takeSpecialAction', memory, causedBy(game, event));
  follow(game);
}

/** A player gives up what is being announced: whatever was under way for it is left (733.1). */
export function cancel(game: Game): void {
  decided(game);
  giveUp(game);
  for (let top = game.frames.at(-1); top !== undefined && top.step !== ''; top = game.frames.at(-1))
    popFrame(game, top.procedure);
}

/** The actions of the chart of casting. */
export const castingActions = (act: ReturnType<typeof acting>) => ({
  ...payingActions(act),
  cast: act(cast, 'moves'),
  activate: act(activate, 'moves'),
  activateMana: act(activateMana, 'moves'),
  playLand: act(playLand, 'moves'),
  takeSpecialAction: act(takeSpecialAction, 'moves'),
  cancel: act(cancel),
});
