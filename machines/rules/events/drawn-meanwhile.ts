/** Cards drawn while a spell is being cast or an ability activated: they are kept face down till then (121.8). */
import { objectAt } from '../characteristics/index.ts';
import { chosenPositions } from '../state/answers.ts';
import { asked } from '../state/decider.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { remembering } from '../state/memory.ts';
import type { KeptFaceDown } from '../state/object.ts';
import { ask, done, go, happen, procedure } from '../state/procedure.ts';
import { write } from '../state/write.ts';
import { mayReveal, mustReveal, nextDraw, revealDecision } from './revealing.ts';

/** Whether a spell is being cast or an ability activated now. A triggered ability is neither. */
export const isBeingProposed = ({ frames }: Game): boolean => frames.some(isProposal);

const isProposal = ({ memory, procedure: name, step }: Frame): boolean =>
  name === 'announcement'
    ? memory.kind === 'spell' || memory.kind === 'ability'
    : name === 'activateManaAbility' && beforeActivated.includes(step);

/** The steps of a mana ability in which it isn't activated yet. */
const beforeActivated: readonly string[] = ['xChosen', 'pay', 'paid'];

const keptDown = ({ objects, players }: Game): readonly ObjectId[] =>
  players.flatMap(({ hand }) => hand.filter((id) => objects[id]?.faceDown === true));

/** Whether there are cards to turn face up: nothing is being cast or activated any more. Then call `turnDrawnUp`. */
export const isToTurnDrawnUp = (game: Game): boolean => keptDown(game).length > 0 && !isBeingProposed(game);

/** What is remembered of a card that is kept face down as it is drawn. */
export function keptFaceDown(game: Game, card: ObjectId): KeptFaceDown {
  const { owner } = objectAt(game, card);
  const nth = nextDraw(game, owner);
  if (mustReveal(game, owner)) return { nth, reveals: 'must' };
  return mayReveal(game, card) ? { nth, reveals: 'may' } : { nth };
}

interface Memory {
  /** The cards that are revealed now, or may be, in the order in which they were drawn. */
  readonly left: readonly { readonly card: ObjectId; readonly kept: KeptFaceDown }[];
}

/**
 * Cards that were drawn meanwhile are turned face up; what was to be revealed as it was drawn, or may be, is revealed
 * now (121.8).
 */
export const turnDrawnUp = procedure(
  'turnDrawnUp',
  '121.8',
  remembering<Memory>({ left: 'records, later' }),
  ['turn', 'reveal', 'answered'],
  {
    turn(game) {
      const left: { card: ObjectId; kept: KeptFaceDown }[] = [];
      for (const id of keptDown(game)) {
        const card = write(game).object(id);
        const { keptFaceDown: kept } = card;
        card.faceDown = false;
        delete card.keptFaceDown;
        if (kept?.reveals !== undefined) left.push({ card: id, kept: { ...kept } });
      }
      write(game).changed();
      return go('reveal', { left });
    },
    reveal(game, { memory: { left } }) {
      const [next] = left;
      if (next === undefined) return done();
      return next.kept.reveals === 'must'
        ? go('answered')
        : ask(asked(game, objectAt(game, next.card).owner, revealDecision(next.card)), { then: 'answered' });
    },
    answered(_game, { memory: { left }, frame }) {
      const [now, ...others] = left;
      if (now === undefined) return done();
      const { card, kept } = now;
      const byItself = kept.reveals === 'may';
      if (byItself && chosenPositions(frame.answer).length === 0) return go('reveal', { left: others });
      return happen(
        '121.8',
        [{ type: 'reveal', objects: [card], to: 'all', drawn: { nth: kept.nth, byItself } }],
        { then: 'reveal', remember: { left: others } },
      );
    },
  },
);
