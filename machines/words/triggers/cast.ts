import { objectAt } from '../../rules/characteristics/index.ts';
import { by, isSpell } from '../../rules/events/looking.ts';
import { castSoFar } from '../../rules/events/spells-cast.ts';
import type { Game } from '../../rules/state/game.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { Zone } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

export interface Cast {
  readonly on: 'cast';
  readonly by?: Players;
  readonly spell: 'self' | Filter;
  /** Only so many of those were cast by the player this turn, with this one. */
  readonly nth?: number;
  /** Only in the turn of one of these. */
  readonly turnOf?: Players;
  /** Where it is cast from. */
  readonly from?: Zone;
  /** It is cast from anywhere but there. */
  readonly notFrom?: Zone;
}

/** The amount is how many spells were cast this turn before it. */
export const cast: TriggerWord<Cast, ['object', 'player', 'amount']> = {
  shape: {
    by: 'players?',
    spell: 'self or filter',
    nth: 'whole number?',
    turnOf: 'players?',
    from: 'zone?',
    notFrom: 'zone?',
  },
  said: {
    casting: [
      phrase('[cast] <self:selfWord>', [{ on: 'cast', by: '<who>', spell: 'self' }]),
      phrase('[cast] <spell:spellWhich>', [{ on: 'cast', by: '<who>', spell: '<spell>' }]),
      phrase('[cast] <spell:spellWhich> from <from:castFrom>', [
        { on: 'cast', by: '<who>', spell: '<spell>', from: '<from>' },
      ]),
      phrase('[cast] <spell:spellWhich> from anywhere other than <notFrom:castFrom>', [
        { on: 'cast', by: '<who>', spell: '<spell>', notFrom: '<notFrom>' },
      ]),
      phrase('[cast] <spell:spellWhich> during <whose:whoseTurn> turn', [
        { on: 'cast', by: '<who>', spell: '<spell>', turnOf: '<whose>' },
      ]),
      phrase('[cast] your|their <nth:ordinal> <spell:one> each turn', [
        { on: 'cast', by: '<who>', spell: '<spell>', nth: '<nth>' },
      ]),
    ],
    spellWhich: [
      phrase('a|an <spell:one>', '<spell>'),
      phrase('another <spell:one>', { '...spell': '<spell>', other: true }),
      phrase("a spell that's|that is both <one:color> and <other:color>", {
        zone: 'stack',
        stackObject: 'spell',
        color: ['<one>', '<other>'],
      }),
      phrase('a|an <spell:one> that has an Adventure', { '...spell': '<spell>', hasAdventure: true }),
    ],
  },
  events: ['cast'],
  gives: ['object', 'player', 'amount'],
  looksBack: false,
  matches: (looking, condition, event) =>
    event.type === 'cast' &&
    by(looking, condition.by, event.player) &&
    isSpell(looking, condition.spell, event.object) &&
    by(looking, condition.turnOf, looking.game.turn.active) &&
    (condition.from === undefined ||
      objectAt(looking.game, event.object).stack?.choices.from === condition.from) &&
    (condition.notFrom === undefined ||
      objectAt(looking.game, event.object).stack?.choices.from !== condition.notFrom) &&
    (condition.nth === undefined || castSoFar(looking.game, condition, event.player) === condition.nth)
      ? { object: event.object, player: event.player, amount: castBefore(looking.game) }
      : null,
  counts: ({ from, nth, spell }) =>
    nth === undefined || spell === 'self' ? null : { spell, ...(from !== undefined && { from }) },
  functionsIn: ({ spell }) => (spell === 'self' ? ['stack'] : null),
  hasXOfSpell: true,
};

/** How many spells were cast this turn before the one that is being cast. */
const castBefore = ({ turn }: Game): number => sum(turn.facts.spellsCast ?? []) - 1;
