/** What something enters as: by what was chosen, as a copy of what, or becoming what (707.5, 614.12a). */
import { picked } from '../state/answers.ts';
import { asked } from '../state/decider.ts';
import type { GameEvent } from '../state/event.ts';
import { ask, decide, go, part } from '../state/procedure.ts';
import { rulesTable } from '../state/table.ts';
import { type Applicable, scopeWithEvent } from './applicable.ts';
import { becoming, whatToCopy, withCopy } from './entering-copies.ts';
import { type Besides, type Happening, happening } from './happening.ts';
import { withJoined } from './joining.ts';
import { namedIn } from './named-in.ts';
import { replace } from './settle.ts';
import { blockIn, declined, textOf, withChosen } from './waiting-effect.ts';

export const enteringAs = part(
  happening,
  ['asChosen', 'copyWhat', 'copied', 'becomeWhat', 'becomes'],
  ['settle'],
  {
    /** What was chosen, flipped or rolled as it enters may say how it does. */
    asChosen: withJoined(
      'asChosen',
      withChosen((game, { memory, frame }, { one }) => {
        const named = { ...one.scope.named, ...namedIn(frame.returned) };
        const knowing: Applicable = { ...one, scope: { ...one.scope, named } };
        const { becomesBy } = one.replacement;
        return go('settle', {
          items:
            becomesBy === undefined
              ? replace(game, memory.items, memory.at, knowing)
              : becoming(game, memory.items, memory.at, knowing, named[becomesBy]?.did === true ? 0 : 1),
        });
      }),
    ),

    /** What it enters as a copy of is chosen as it enters (707.5): no target, and nothing that enters with it. */
    copyWhat: withChosen((game, { memory }, { item, one }) => {
      const options = item.type === 'move' ? whatToCopy(game, one, item) : [];
      if (options.length === 0) return go('settle', { items: declined(memory, one, item) });
      return decide(
        asked(game, one.controller, {
          kind: 'choose',
          rule: '707.5',
          object: one.source,
          about: 'choose what it enters as a copy of',
          options: options.map((object) => ({ object })),
          min: 1,
          max: 1,
          hidden: false,
          purpose: 'effect',
          tone: 'good',
        }),
        { then: 'copied', remember: { offered: [...options] } },
      );
    }),

    copied: withChosen((game, { memory, frame }, { item, one }) => {
      const [of] = picked(frame.answer, memory.offered ?? []);
      return of === undefined
        ? go('settle', { items: declined(memory, one, item) })
        : go('settle', {
            items: withCopy(game, memory.items, memory.at, one, of),
            besides: afterCopying(memory, item, one),
          });
    }),

    /** As it enters it becomes what its controller chooses, which is part of its copiable values (707.2). */
    becomeWhat: withChosen((game, _running, { one }) =>
      ask(
        asked(game, one.controller, {
          kind: 'option',
          rule: '614.12a',
          object: one.source,
          about: textOf(game, one),
          options: (one.replacement.becomes ?? []).map(
            (exceptions, at) => rulesTable().becomingText?.(exceptions) ?? `choice ${at + 1}`,
          ),
        }),
        { then: 'becomes' },
      ),
    ),

    becomes: withChosen((game, { memory, frame }, { one }) =>
      go('settle', { items: becoming(game, memory.items, memory.at, one, Number(frame.answer)) }),
    ),
  },
);

/**
 * What is done besides once a copy effect was applied: what is linked to that one, and no longer what is linked to one
 * that was applied to the same object before it (707.9g).
 */
function afterCopying(
  { at, besides = [] }: Pick<Happening, 'at' | 'besides'>,
  item: GameEvent,
  one: Applicable,
): readonly Besides[] {
  const others = besides.filter(({ copying }) => copying === undefined || copying !== at);
  const { afterwards, as } = one.replacement;
  if (afterwards === undefined || one.ref === null) return others;
  const ref = blockIn(one, one.ref, 'afterwards');
  return [...others, { ref, scope: scopeWithEvent(one, item), ...(as !== undefined && { as }), copying: at }];
}
