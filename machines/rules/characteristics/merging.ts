/** What merging makes of a permanent (730.2), and turning it over or face up of what it is made of. */
import type { CopiableValues } from '../state/copied.ts';
import type { Game } from '../state/game.ts';
import type { TextRef } from '../state/identity.ts';
import type { AloneAs, Component, GameObject } from '../state/object.ts';
import { apart, byItself } from '../state/represented.ts';
import { faceDownText } from '../state/rule-texts.ts';
import { faceInUse, hasOtherFace } from './card-faces.ts';
import { listedAt } from './copied-now.ts';
import { printedTexts } from './printed.ts';
import { printedCopy } from './printed-copy.ts';

/** Where something is put that merges with a permanent (702.140c). */
export type OnWhichSide = 'top' | 'bottom';

/** What a permanent is with others merged with it: of its topmost component what that is by itself. */
export type MergedAs = Pick<
  GameObject,
  | 'card'
  | 'components'
  | 'copied'
  | 'definition'
  | 'face'
  | 'faceDown'
  | 'faceDownAs'
  | 'kind'
  | 'merged'
  | 'values'
>;

/** A permanent as it is once something has merged with it. */
export function mergedWith(
  game: Game,
  permanent: GameObject,
  joining: GameObject,
  on: OnWhichSide,
  timestamp: number,
): MergedAs {
  const components =
    on === 'top' ? [...apart(joining), ...apart(permanent)] : [...apart(permanent), ...apart(joining)];
  return madeOf(game, permanent, components, timestamp, (permanent.merged?.times ?? 0) + 1);
}

/** What changes of a merged permanent as it is turned over, or face up or down; null for any other. */
type Turned = Pick<GameObject, 'components' | 'face' | 'faceDown' | 'merged'>;

/** A merged permanent that is turned over: each double-faced component of it has its other face up then (730.2i). */
export const mergedTurnedOver = (game: Game, permanent: GameObject): Turned | null =>
  changed(game, permanent, ({ alone, definition }) =>
    alone === undefined || !hasOtherFace(game, definition)
      ? alone
      : { ...alone, face: alone.face === 0 ? 1 : 0 },
  );

/** A merged permanent that is turned face up or face down: so is each component of it (730.2f). */
export const mergedFacing = (game: Game, permanent: GameObject, faceDown: boolean): Turned | null =>
  changed(game, permanent, ({ alone }) => {
    if (alone === undefined || alone.faceDown === faceDown) return alone;
    const { faceDownAs: _as, ...others } = alone;
    return { ...others, faceDown };
  });

/** The double-faced components of a merged permanent, which can be turned over (730.2i) and keep it face up (730.2j). */
export const doubleFacedAmong = (
  game: Game,
  { components = [], merged }: GameObject,
): readonly Component[] =>
  merged === undefined ? [] : components.filter(({ definition }) => hasOtherFace(game, definition));

function changed(
  game: Game,
  permanent: GameObject,
  change: (one: Component) => AloneAs | undefined,
): Turned | null {
  const { components, merged } = permanent;
  if (components === undefined || merged === undefined) return null;
  const after = components.map((one) => {
    const alone = change(one);
    return alone === undefined ? one : { ...one, alone };
  });
  const {
    components: all,
    face,
    faceDown,
    merged: as,
  } = madeOf(game, permanent, after, merged.timestamp, merged.times);
  return { face, faceDown, ...(all && { components: all }), ...(as && { merged: as }) };
}

function madeOf(
  game: Game,
  permanent: GameObject,
  components: readonly Component[],
  timestamp: number,
  times: number,
): MergedAs {
  const [top, ...under] = components;
  if (top === undefined) return permanent;
  const { card, copied, definition, face, faceDown, faceDownAs, kind, values } = byItself(permanent, top);
  const at = under
    .filter(({ alone }) => alone?.melded !== true)
    .flatMap((one) => abilitiesOf(game, byItself(permanent, one)));
  const own = valuesAlone(byItself(permanent, top));
  const exceptions =
    at.length === 0 ? own.exceptions : [...own.exceptions, { change: 'addPrinted' as const, at }];
  return {
    card,
    components,
    definition,
    face,
    faceDown,
    kind,
    merged: { ...own, exceptions, timestamp, times },
    ...(copied !== undefined && { copied }),
    ...(faceDownAs !== undefined && { faceDownAs }),
    ...(values !== undefined && { values }),
  };
}

/** The copiable values that a component has by itself, whether or not it is face down. */
const valuesAlone = ({ copied, definition, values }: GameObject): CopiableValues => {
  const { exceptions, face, definition: of } = copied ?? values ?? { definition, face: null, exceptions: [] };
  return { definition: of, face, exceptions };
};

/** Where the abilities are printed that a component has by itself (702.140e). */
function abilitiesOf(game: Game, one: GameObject): readonly TextRef[] {
  const values = one.faceDown ? listedAt(game, one.faceDownAs ?? faceDownText) : valuesAlone(one);
  const printed = printedCopy(game, printedTexts(game), values, faceInUse(game, one, values.definition));
  return printed.values.abilities.map(({ ref }) => ref);
}
