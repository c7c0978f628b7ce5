/** What can be chosen by an instruction: objects that fit, and players (608.2d). */
import { fits, matching, mayBeMeant, objectAt, objects } from '../../rules/characteristics/index.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import type { Reading } from '../../rules/effects/instructions/meaning.ts';
import { forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { mayAttach, mayHappen, takenNow } from '../../rules/events/index.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { Target } from '../../rules/state/object.ts';
import type { Choose } from './choose.ts';

/** What a player may choose among: nothing that is entering, or chosen already, where that is how something enters (614.13a-b). */
function choosable(game: Game, reading: Reading<Choose>, player: PlayerId): readonly ObjectId[] {
  const { canGetCounters: kind, canHaveAttached } = reading.instruction;
  const attached = canHaveAttached === undefined ? [] : objects(game, reading.scope, canHaveAttached);
  const found = spokenOf(game, reading, player).filter(
    (object) =>
      attached.every((id) => mayAttach(game, id, { object }).ok) &&
      (kind === undefined ||
        mayHappen(game, { type: 'putCounters', on: { object }, kind, count: 1, player }).ok),
  );
  const taken = takenNow(game);
  return taken.length === 0 ? found : found.filter((id) => !taken.includes(id));
}

function spokenOf(
  game: Game,
  { instruction, scope }: Reading<Choose>,
  player: PlayerId,
): readonly ObjectId[] {
  const spoken = forEach(scope, player);
  const { from } = instruction;
  if (!isAmong(from)) return matching(game, spoken, from);
  const among = objects(game, spoken, from.among).filter(
    (id) => isThere(game, id) && mayBeMeant(objectAt(game, id), objectAt(game, id).zone),
  );
  const { like } = from;
  if (like === undefined) return among;
  return among.filter((id) => fits(game, spoken, { ...like, zone: game.objects[id]?.zone ?? [] }, id));
}

type From = Choose['from'];

type Among = Extract<From, { readonly among: unknown; readonly like?: unknown }>;

/** "Among these", and not a filter, which may say `among` as well with other words beside it. */
const isAmong = (from: From): from is Among =>
  'among' in from &&
  from.among !== undefined &&
  Object.keys(from).every((key) => key === 'among' || key === 'like');

/** The players who may be chosen beside objects. */
const choosablePlayers = (
  game: Game,
  { instruction, scope }: Reading<Choose>,
  player: PlayerId,
): readonly PlayerId[] =>
  instruction.orPlayers === undefined ? [] : whoOf(game, forEach(scope, player), instruction.orPlayers);

/** Everything that a player may choose: objects, then players. */
export const allChoosable = (game: Game, reading: Reading<Choose>, player: PlayerId): readonly Target[] => [
  ...choosable(game, reading, player).map((object) => ({ object })),
  ...choosablePlayers(game, reading, player).map((one) => ({ player: one })),
];
