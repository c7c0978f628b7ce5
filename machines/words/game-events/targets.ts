/** What spells and abilities target (115). */
import { controllerOf, isSpokenOf, objectAt } from '../../rules/characteristics/index.ts';
import { copyOf } from '../../rules/state/copy.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { ChosenTargets, Target } from '../../rules/state/object.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord, QuietEventWord } from './word.ts';

export interface BecomeTarget {
  readonly type: 'becomeTarget';
  readonly target: Target;
  readonly of: ObjectId;
}

export const becomeTarget: QuietEventWord<BecomeTarget, 'target.chosen'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  keep(game, { of, target }) {
    if (!isSpokenOf(game, 'firstEachTurn')) return;
    const by = controllerOf(game, of);
    write(game).turn().targeted = [...(game.turn.targeted ?? []), { target: copyOf(target), of, by }];
  },
  about: 'stack',
  isMinor: () => true,
  sentence: ({ of, target }, { name, subject, who }) =>
    `${'player' in target ? who(target.player) : subject(target.object)} becomes a target of ${name(of)}.`,
  hides: 'nothing',
  emits: 'target.chosen',
};

/** The targets of a spell or ability become these (115.7). */
export interface ChangeTargets {
  readonly type: 'changeTargets';
  readonly object: ObjectId;
  readonly targets: readonly ChosenTargets[];
}

export const changeTargets: GameEventWord<ChangeTargets, 'targets.changed'> = {
  apply(game, { object, targets }) {
    const { stack } = objectAt(game, object);
    if (stack === null) return;
    write(game).object(object).stack = { ...stack, choices: { ...stack.choices, targets } };
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'stack',
  sentence: ({ object }, { subject }) => `${subject(object)} gets new targets.`,
  hides: 'nothing',
  emits: 'targets.changed',
};
