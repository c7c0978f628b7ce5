/** Cards by which players gain or give away control of permanents. */
import {
  activated,
  all,
  artifact,
  creature,
  dealDamageToPlayers,
  entersSelf,
  exactly,
  flying,
  keyword,
  kicker,
  modify,
  named,
  one,
  opponentsControl,
  sacrificing,
  spell,
  target,
  targetOpponent,
  thatPlayer,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { artifactCard, creatureCard, instantCard, legendary, worded } from './define.ts';

export const control: readonly CardDefinition[] = [
  artifactCard(
    'Jinxed Ring',
    '{2}',
    triggered({
      when: { on: 'putInto', zone: 'graveyard', from: 'battlefield', object: { token: false, owner: 'you' } },
      effect: [dealDamageToPlayers(1, 'you')],
    }),
    activated({
      cost: [sacrificing(creature)],
      targets: [targetOpponent],
      effect: [modify('self', 'forever', { change: 'control', by: target(0) })],
    }),
  ),
  instantCard(
    'Gather Specimens',
    '{3}{U}{U}{U}',
    spell([], {
      do: 'replace',
      replacement: { event: { would: 'enter', what: opponentsControl(creature) }, under: 'you' },
      until: 'untilEndOfTurn',
    }),
  ),
  worded(
    ['<until:whilePlayable> , you may play <again:playable>', 'until end of turn'],
    legendary(
      creatureCard(
        'Thada Adel, Acquisitor',
        '{1}{U}{U}',
        'Merfolk Rogue',
        '2/2',
        keyword('islandwalk'),
        triggered({
          when: { on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' },
          effect: [
            {
              do: 'search',
              library: thatPlayer,
              for: { type: 'artifact', zone: 'library' },
              count: { min: 0, max: 1 },
              to: { zone: 'exile' },
              as: 'found',
            },
            { do: 'mayPlay', what: named('found'), until: 'untilEndOfTurn' },
          ],
        }),
      ),
    ),
  ),
  worded(
    ["that's attached to a|an <to:one>"],
    instantCard(
      'Aura Graft',
      '{1}{U}',
      spell(
        [one({ subtype: 'Aura', attachedTo: all({}) })],
        modify(target(0), 'forever', { change: 'control', by: 'you' }),
        {
          do: 'choose',
          from: { notAmong: all({ hasAttached: exactly(target(0)) }) },
          canHaveAttached: target(0),
          count: { min: 1, max: 1 },
          as: 'chosen',
        },
        { do: 'attach', what: target(0), to: named('chosen') },
      ),
    ),
  ),
  worded(
    ['<what:oneOfThese> is|was <like:stateWords>'],
    creatureCard(
      'Thieving Skydiver',
      '{1}{U}',
      'Merfolk Rogue',
      '2/1',
      { ...kicker('{X}'), leastX: 1 },
      flying,
      triggered({
        when: entersSelf,
        if: { holds: 'paid', cost: 'kicker' },
        targets: [one({ ...artifact, manaValue: { atMost: { number: 'x' } } })],
        effect: [
          modify(target(0), 'forever', { change: 'control', by: 'you' }),
          {
            do: 'if',
            condition: { holds: 'is', what: target(0), like: { subtype: 'Equipment' } },
            then: [{ do: 'attach', what: target(0), to: 'self' }],
          },
        ],
      }),
    ),
  ),
];
