import {
  type CostPart,
  forbidden,
  type Game,
  type ObjectId,
  type PlayerId,
  type Verdict,
} from '../rules/index.ts';
import { exileFromHand, exilesFromHand, mayExileFromHand } from './exile-from-hand.ts';
import { mayTurnFaceUp, turnFaceUp, turnsFaceUp } from './turn-face-up.ts';

/** A special action other than playing a land, with whether the player may take it. */
export interface SpecialCandidate {
  readonly object: ObjectId;
  /** Its kind and by what: `turnFaceUp:morph`, `exile:suspend`. */
  readonly action: string;
  readonly cost: readonly CostPart[];
  readonly verdict: Verdict;
}

/** The special actions that the player could think of taking (116.2b, 116.2f). */
export const specialActions = (game: Game, player: PlayerId): readonly SpecialCandidate[] => [
  ...turnsFaceUp(game, player),
  ...exilesFromHand(game, player),
];

/** May the player take this special action with this object? */
export function mayTakeSpecialAction(game: Game, player: PlayerId, id: ObjectId, action: string): Verdict {
  switch (kindOf(action)) {
    case 'turnFaceUp':
      return mayTurnFaceUp(game, player, id, action);
    case 'exile':
      return mayExileFromHand(game, player, id, action);
    default:
      return forbidden('116.2', 'That is no special action.', [id]);
  }
}

/** The procedure by which a special action is taken. */
export const procedureFor = (action: string): string =>
  (kindOf(action) === 'exile' ? exileFromHand : turnFaceUp).name;

const kindOf = (action: string): string => action.split(':')[0] ?? '';
