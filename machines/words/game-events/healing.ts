/** Marked damage is removed from permanents: as they regenerate (701.19), or by itself. */
import { objectAt } from '../../rules/characteristics/index.ts';
import { objectLets } from '../../rules/events/impossible.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

export interface Regenerate {
  readonly type: 'regenerate';
  readonly object: ObjectId;
}

export const regenerate: QuietEventWord<Regenerate, 'permanent.regenerated'> = {
  apply(game, { object }) {
    removeDamage(game, object);
  },
  rule: '701.19a',
  mayHappen: (game, event) => objectLets(game, event.object, event),
  changes: ['damage'],
  asksForCheck: true,
  isForeseen: true,
  about: 'other',
  sentence: ({ object }, { subject }) => `${subject(object)} regenerates.`,
  hides: 'nothing',
  emits: 'permanent.regenerated',
};

/** Damage marked on permanents is removed: on all (514.2), or on one (701.69a). */
export interface HealDamage {
  readonly type: 'healDamage';
  readonly object?: ObjectId;
}

export const healDamage: QuietEventWord<HealDamage, 'damage.removed'> = {
  apply(game, { object: one }) {
    for (const id of one === undefined ? game.battlefield : [one]) {
      const { damage, dealtDestroyingDamage } = objectAt(game, id);
      if (damage > 0 || dealtDestroyingDamage) removeDamage(game, id);
    }
  },
  rule: null,
  changes: ['damage'],
  asksForCheck: false,
  isForeseen: true,
  about: 'other',
  isMinor: () => true,
  comesWithTheTurn: true,
  sentence: ({ object }, { name }) =>
    object === undefined
      ? 'Damage marked on permanents is removed.'
      : `Damage marked on ${name(object)} is removed.`,
  hides: 'nothing',
  emits: 'damage.removed',
};

function removeDamage(game: Game, id: ObjectId): void {
  const object = write(game).object(id);
  object.damage = 0;
  object.dealtDestroyingDamage = false;
}
