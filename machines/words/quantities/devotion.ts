import { characteristics, matching } from '../../rules/characteristics/index.ts';
import type { Game } from '../../rules/state/game.ts';
import { remembered } from '../../rules/state/links.ts';
import { type Color, colors } from '../../rules/state/mana.ts';
import { symbolColors } from '../../rules/state/mana-cost.ts';
import type { Scope } from '../../rules/state/scope.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase, separated } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** The players' devotion to a color or to several (700.5), or to the one last chosen under a link. */
export interface Devotion {
  readonly number: 'devotion';
  readonly to: readonly Color[] | { readonly chosen: string };
  readonly of: Players;
}

/** The colors that it is to: those said, or the one last chosen (607.2d). */
function colorsOf(game: Game, scope: Scope, to: Devotion['to']): readonly Color[] {
  if (!('chosen' in to)) return to;
  const last = remembered(game, scope, to.chosen)?.values.at(-1);
  return colors.filter((color) => color === last);
}

/** How many mana symbols in the mana costs of the players' permanents are of one of these colors, or several (700.5). */
export const devotion: QuantityWord<Devotion> = {
  shape: { to: 'colors or chosen', of: 'players' },
  said: {
    standing: [
      phrase('your devotion to <to:devotionColors> is less than <n:numeral>', {
        holds: 'compare',
        what: { number: 'devotion', to: '<to>', of: 'you' },
        to: { atMost: { said: 'oneLess', n: '<n>' } },
      }),
    ],
    quantity: [
      phrase('your devotion to that color', {
        number: 'devotion',
        to: { chosen: { said: 'chosenValue', what: 'color' } },
        of: 'you',
      }),
      phrase('your devotion to <to:devotionColors>', { number: 'devotion', to: '<to>', of: 'you' }),
    ],
    devotionColors: [separated('color', [[' and ', ', ', ', and ']])],
  },
  number(game, scope, { of, to }) {
    const among = colorsOf(game, scope, to);
    return sum(
      matching(game, scope, { controller: of }).map(
        (id) =>
          (characteristics(game, id).manaCost ?? []).filter((symbol) =>
            symbolColors(symbol).some((color) => among.includes(color)),
          ).length,
      ),
    );
  },
  changedBy: [],
  asksTheGame: true,
  reads: ['tokens'],
  asksControl: true,
};
