/** Effects begin and end (611). */
import type { ObjectId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord } from './word.ts';

/** Effects end (500.4-5, 514.2). */
export interface Expire {
  readonly type: 'expire';
  readonly effects: readonly number[];
  readonly delayed: readonly number[];
  readonly permissions: readonly number[];
}

export const expire: GameEventWord<Expire, 'effects.ended'> = {
  apply(game, { delayed, effects, permissions }) {
    const { root } = write(game);
    root.effects = game.effects.filter(({ id }) => !effects.includes(id));
    root.delayed = game.delayed.filter(({ id }) => !delayed.includes(id));
    root.permissions = game.permissions.filter(({ id }) => !permissions.includes(id));
  },
  rule: '611.2b',
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  isMinor: () => true,
  comesWithTheTurn: true,
  sentence({ delayed, effects, permissions }, { counted }) {
    const count = effects.length + delayed.length + permissions.length;
    return count === 0 ? null : `${counted(count, 'effect')} end${count === 1 ? 's' : ''}.`;
  },
  hides: 'nothing',
  emits: 'effects.ended',
};

export interface EffectBegins {
  readonly type: 'effectBegins';
  readonly effect: number;
  readonly source: ObjectId;
}

export const effectBegins: GameEventWord<EffectBegins, 'effect.began'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  isMinor: () => true,
  sentence: ({ source }, { name }) => `An effect of ${name(source)} begins.`,
  hides: 'nothing',
  emits: 'effect.began',
};
