/** Life that is gained and lost (119). */
import { causingObject } from '../../rules/events/causing-player.ts';
import { by, isSpell, type Looking } from '../../rules/events/looking.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

export interface GainsLife {
  readonly on: 'gainsLife';
  readonly who: Players;
  /** A spell like this causes it, by what it says or by damage that it deals (119.9). */
  readonly bySpell?: Filter;
}

export const gainsLife: TriggerWord<GainsLife, ['player', 'amount']> = {
  shape: { who: 'players', bySpell: 'filter?' },
  said: {
    turnDoing: [phrase('[gain] life', [{ on: 'gainsLife', who: '<who>' }])],
    impersonal: [
      phrase('a|an <bySpell:one> causes you to gain life', [
        { on: 'gainsLife', who: 'you', bySpell: '<bySpell>' },
      ]),
    ],
  },
  events: ['gainLife'],
  gives: ['player', 'amount'],
  looksBack: false,
  matches: (looking, { bySpell, who }, event) =>
    event.type === 'gainLife' &&
    event.amount > 0 &&
    by(looking, who, event.player) &&
    (bySpell === undefined || isCausedBy(looking, bySpell, event.source ?? causingObject(looking.game)))
      ? { player: event.player, amount: event.amount }
      : null,
};

/** Whether what causes something is a spell like this, and no ability or permanent. */
const isCausedBy = (looking: Looking, wanted: Filter, cause: ObjectId | null): boolean =>
  cause !== null && isSpell(looking, { ...wanted, stackObject: 'spell' }, cause);

export interface LosesLife {
  readonly on: 'losesLife';
  readonly who: Players;
}

export const losesLife: TriggerWord<LosesLife, ['player', 'amount']> = {
  shape: { who: 'players' },
  said: {
    turnDoing: [phrase('[lose] life', [{ on: 'losesLife', who: '<who>' }])],
  },
  events: ['loseLife', 'payLife'],
  gives: ['player', 'amount'],
  looksBack: false,
  matches: (looking, { who }, event) =>
    (event.type === 'loseLife' || event.type === 'payLife') &&
    event.amount > 0 &&
    by(looking, who, event.player)
      ? { player: event.player, amount: event.amount }
      : null,
};
