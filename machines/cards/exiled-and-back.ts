/** Cards that exile what then comes back, or what stays away. */
import {
  activated,
  all,
  anotherCreature,
  as,
  creature,
  draw,
  exile,
  exileLinked,
  flying,
  gainLife,
  leavesSelf,
  mana,
  move,
  named,
  one,
  other,
  returnToBattlefield,
  returnToHand,
  spell,
  tap,
  target,
  targetOpponent,
  trample,
  triggered,
  vigilance,
  whenEnters,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, instantCard, legendary, sorceryCard, worded } from './define.ts';

export const exiledAndBack: readonly CardDefinition[] = [
  legendary(
    creatureCard(
      'Roon of the Hidden Realm',
      '{2}{G}{W}{U}',
      'Rhino Soldier',
      '4/4',
      vigilance,
      trample,
      activated({
        cost: [mana('{2}'), tap],
        targets: [one(anotherCreature)],
        effect: [
          as('exiled', exile(target(0))),
          {
            do: 'delayedTrigger',
            when: [{ on: 'begins', step: 'end' }],
            about: named('exiled'),
            effect: [returnToBattlefield(named('about'))],
          },
        ],
      }),
    ),
  ),
  worded(
    ['that <noun:nounMeant>', { joint: 'and', of: ['reveal', 'choose'] }],
    creatureCard(
      'Mesmeric Fiend',
      '{1}{B}',
      'Nightmare Horror',
      '1/1',
      whenEnters(
        [targetOpponent],
        { do: 'reveal', what: all({ zone: 'hand', owner: target(0) }) },
        {
          do: 'choose',
          from: { zone: 'hand', owner: target(0), notType: 'land' },
          count: { min: 1, max: 1 },
          as: 'chosen',
        },
        exileLinked(named('chosen'), 'exiled'),
      ),
      triggered({ when: leavesSelf, effect: [returnToHand({ linked: 'exiled' })] }),
    ),
  ),
  sorceryCard(
    'Flicker',
    '{1}{W}',
    spell([one({ token: false })], as('exiled', exile(target(0))), returnToBattlefield(named('exiled'))),
  ),
  worded(
    ["under their owners ' control"],
    creatureCard(
      'Worldgorger Dragon',
      '{3}{R}{R}{R}',
      'Nightmare Dragon',
      '7/7',
      flying,
      trample,
      whenEnters([], exileLinked(all(other(youControl({}))), 'exiled')),
      triggered({ when: leavesSelf, effect: [returnToBattlefield({ linked: 'exiled' })] }),
    ),
  ),
  worded(
    ["into that player's graveyard"],
    creatureCard(
      'Ruin Processor',
      '{7}',
      'Eldrazi Processor',
      '7/8',
      triggered({
        when: { on: 'cast', by: 'you', spell: 'self' },
        effect: [
          {
            do: 'may',
            then: [
              {
                do: 'choose',
                from: { zone: 'exile', owner: 'opponents' },
                count: { min: 1, max: 1 },
                as: 'chosen',
              },
              as('moved', move(named('chosen'), { zone: 'graveyard' })),
            ],
          },
          { do: 'if', condition: { holds: 'did', by: 'moved' }, then: [gainLife(5)] },
        ],
      }),
    ),
  ),
  instantCard(
    'Hallowed Moonlight',
    '{1}{W}',
    spell(
      [],
      {
        do: 'replace',
        replacement: {
          event: { would: 'enter', what: creature },
          if: { holds: 'not', of: { holds: 'wasCast', what: 'it' } },
          to: { zone: 'exile' },
        },
        until: 'untilEndOfTurn',
      },
      draw(1),
    ),
  ),
];
