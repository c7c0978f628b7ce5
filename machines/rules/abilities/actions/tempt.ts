import { phrase } from '../../../wording/syntax.ts';
import type { KeywordAction } from '../../state/keyword-action.ts';
import type { Ability, Filter, Quantity, TriggeredAbility } from '../../state/vocabulary/index.ts';
import {
  affecting,
  all,
  as,
  asLongAs,
  controllerOf,
  discard,
  draw,
  emblem,
  having,
  loseLife,
  named,
  otherObject,
  rulesFor,
  triggered,
} from '../write/index.ts';

const action = 'tempt';
const name = 'The Ring';

const bearer: Filter = { designated: 'Ring-bearer', controller: 'you' };
const more: Quantity = { number: 'plus', of: [{ number: 'value', value: 'power', of: all(bearer) }, 1] };

/** What the emblem has as long as its player has been tempted so often. */
const fromTime = (times: number, ability: TriggeredAbility): Ability =>
  asLongAs(
    { holds: 'compare', what: { number: 'timesDone', action: action, by: 'you' }, to: { atLeast: times } },
    having(ability),
  );

/** The emblem, which grows with each time up to the fourth (701.54c). */
const theRing = emblem(
  affecting(all(bearer), { change: 'addSupertypes', supertypes: ['legendary'] }),
  rulesFor(all(bearer), { rule: 'cantBeBlockedBy', by: { type: 'creature', power: { atLeast: more } } }),
  fromTime(2, triggered({ when: { on: 'attacks', object: bearer }, effect: [draw(1), discard(1, 'you')] })),
  fromTime(
    3,
    triggered({
      when: { on: 'becomesBlocked', object: bearer, by: { type: 'creature' } },
      effect: [
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'endOfCombat' }],
          about: otherObject,
          effect: [{ do: 'sacrifice', who: controllerOf(named('about')), what: named('about') }],
        },
      ],
    }),
  ),
  fromTime(
    4,
    triggered({
      when: { on: 'dealsDamage', source: bearer, toPlayer: 'everyone', combat: true },
      effect: [loseLife(3, 'opponents')],
    }),
  ),
);

/** The Ring tempts a player: they get its emblem if they have none, and choose their Ring-bearer (701.54a, 701.54c). */
export const tempt: KeywordAction = {
  action,
  rule: '701.54a',
  verb: 'tempts',
  said: {
    byItself: [phrase('the Ring [tempt] <who:players>', [{ do: 'perform', action, who: '<who>' }])],
  },
  participle: 'tempted',
  doneBy: 'the Ring',
  effect: () => [
    {
      do: 'if',
      condition: {
        holds: 'not',
        of: { holds: 'exists', what: { zone: 'command', name, owner: 'they', not: { card: true } } },
      },
      then: [{ ...theRing, name, who: 'they' }],
    },
    as('result', {
      do: 'choose',
      who: 'they',
      from: { type: 'creature', controller: 'they' },
      count: { min: 1, max: 1 },
    }),
    { do: 'designate', what: named('result'), designation: 'Ring-bearer' },
  ],
};
