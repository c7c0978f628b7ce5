import { activations, castings, landPlays, specialActions } from '../../machines/casting/index.ts';
import { type PlayerEvent, type Viewer, viewFor } from '../../machines/game/index.ts';
import type { Source, TracedEvent } from '../../machines/play/trace/index.ts';
import { type Game, legalAnswers } from '../../machines/rules/index.ts';
import { offerOf } from '../decisions/actions.ts';

/** How many answers of a decision are tried: a few stand for all. */
const answersTried = 3;

/**
 * What players could think of doing in a game, whether or not they may: what the guards of its chart are asked about.
 * Of a hand that these eyes don't see, nothing is thought of.
 */
export function candidatesIn(game: Game, viewer: Viewer): readonly PlayerEvent[] {
  const { pending } = game;
  const player = viewer === 'judge' ? (pending?.player ?? game.turn.active) : viewer;
  const everyone = game.players.filter(({ status }) => status === 'playing').map(({ id }) => id);
  return [
    ...everyone.map((one): PlayerEvent => ({ type: 'priority.pass', player: one })),
    ...(player === null ? [] : playsOf(game, player)),
    ...(pending === null || pending.kind === 'priority' || (viewer !== 'judge' && viewer !== pending.decider)
      ? []
      : legalAnswers(game, pending, answersTried).map(
          (answer): PlayerEvent => ({ type: 'decision.answer', player: pending.player, answer }),
        )),
    ...(player === null ? [] : [{ type: 'action.cancel', player } as const]),
    ...everyone.map((one): PlayerEvent => ({ type: 'player.concede', player: one })),
  ];
}

const playsOf = (game: Game, player: number): readonly PlayerEvent[] => [
  ...castings(game, player).map(
    ({ how, object }): PlayerEvent => ({
      type: 'spell.cast',
      player,
      object,
      ...(how !== undefined && { how }),
    }),
  ),
  ...activations(game, player).map(
    ({ ability, object }): PlayerEvent => ({ type: 'ability.activate', player, object, ability }),
  ),
  ...landPlays(game, player).map(({ object }): PlayerEvent => ({ type: 'land.play', player, object })),
  ...specialActions(game, player).map(
    ({ action, object }): PlayerEvent => ({ type: 'special.take', player, object, action }),
  ),
];

/** Words for what is tried in a game: what is done with which card, else who does it; empty for what no player does. */
export function eventWordsIn(game: Game, viewer: Viewer): (event: TracedEvent) => string {
  const candidates = new Map(candidatesIn(game, viewer).map((one) => [JSON.stringify(one), one]));
  const view = viewFor(game, viewer);
  return (event) => {
    const candidate = candidates.get(JSON.stringify(event));
    if (candidate === undefined) return '';
    const offer = offerOf(view, candidate);
    if (offer !== null) return [offer.label, offer.more].filter((part) => part !== '').join(': ');
    const who = view.players[candidate.player]?.name ?? '';
    return candidate.type === 'decision.answer' ? `${who}: ${JSON.stringify(candidate.answer)}` : who;
  };
}

/** How many contents of an event are tried that came before. */
const triedAgain = 3;

/** The contents with which events came before this step, the latest first: a machine without rules says no more. */
export function cameBefore({ records }: Source, step: number, type: string): readonly TracedEvent[] {
  const found = new Map<string, TracedEvent>();
  for (let at = step; at >= 0 && found.size < triedAgain; at -= 1) {
    const event = records[at]?.event;
    if (event?.type === type) found.set(JSON.stringify(event), event);
  }
  return [...found.values()];
}
