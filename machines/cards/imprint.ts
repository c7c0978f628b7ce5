/** Cards with imprint: the ability word of linked abilities that exile cards (207.2c, 607.2a). */
import {
  activated,
  as,
  asLongAs,
  entersSelf,
  exile,
  exileLinked,
  haste,
  having,
  inYourHand,
  mana,
  may,
  modify,
  move,
  named,
  one,
  spell,
  storm,
  tap,
  target,
  triggered,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Filter, Objects } from '../rules/state/vocabulary/index.ts';
import { artifactCard, artifactCreatureCard, sorceryCard, worded } from './define.ts';

const imprinted: Objects = { linked: 'exiled' };
const stillExiled: Filter = { zone: 'exile', among: imprinted };
const lastCreature: Objects = { last: imprinted, like: { zone: 'exile', type: 'creature' } };

export const imprint: readonly CardDefinition[] = [
  artifactCard(
    'Chrome Mox',
    '{0}',
    triggered({
      abilityWord: 'Imprint',
      when: entersSelf,
      effect: [
        may(
          {
            do: 'choose',
            from: inYourHand({ notType: ['artifact', 'land'] }),
            count: { min: 1, max: 1 },
            as: 'chosen',
          },
          exileLinked(named('chosen'), 'exiled'),
        ),
      ],
    }),
    activated({ cost: [tap], effect: [{ do: 'addMana', colorsOf: imprinted }] }),
  ),
  artifactCreatureCard(
    'Duplicant',
    '{6}',
    'Shapeshifter',
    '2/4',
    triggered({
      abilityWord: 'Imprint',
      when: entersSelf,
      targets: [one({ type: 'creature', token: false })],
      effect: [may(exileLinked(target(0), 'exiled'))],
    }),
    asLongAs(
      { holds: 'exists', what: { ...stillExiled, type: 'creature' } },
      { change: 'setSubtypes', subtypes: { creatureTypesOf: lastCreature, still: ['Shapeshifter'] } },
      {
        change: 'setPowerToughness',
        power: { number: 'value', value: 'power', of: lastCreature },
        toughness: { number: 'value', value: 'toughness', of: lastCreature },
      },
    ),
  ),
  worded(
    ['the copy'],
    artifactCard(
      'Panoptic Mirror',
      '{5}',
      activated({
        abilityWord: 'Imprint',
        cost: [mana('{X}'), tap],
        effect: [
          may(
            {
              do: 'choose',
              from: {
                ...inYourHand({ anyType: ['instant', 'sorcery'] }),
                manaValue: { exactly: { number: 'x' } },
              },
              count: { min: 1, max: 1 },
              as: 'chosen',
            },
            exileLinked(named('chosen'), 'exiled'),
          ),
        ],
      }),
      triggered({
        when: yourUpkeep,
        effect: [
          may(
            { do: 'choose', from: stillExiled, count: { min: 1, max: 1 }, as: 'chosen' },
            { do: 'copyCard', what: named('chosen'), as: 'copied' },
          ),
          {
            do: 'if',
            condition: { holds: 'did', by: 'copied' },
            then: [{ do: 'castWithoutPaying', what: named('copied') }],
          },
        ],
      }),
    ),
  ),
  worded(
    [
      { phrase: 'that <noun:nounMeant>', in: 'may' },
      "[return] <what:objects> to its|their owner's graveyard",
      'each other <eachOne:anything>',
    ],
    artifactCard(
      'Mimic Vat',
      '{3}',
      triggered({
        abilityWord: 'Imprint',
        when: { on: 'dies', object: { type: 'creature', token: false } },
        effect: [
          may(as('exiled', exileLinked({ event: 'object' }, 'exiled'))),
          {
            do: 'if',
            condition: { holds: 'did', by: 'exiled' },
            then: [move({ all: { ...stillExiled, notAmong: named('exiled') } }, { zone: 'graveyard' })],
          },
        ],
      }),
      activated({
        cost: [mana('{3}'), tap],
        effect: [
          { do: 'choose', from: stillExiled, count: { min: 1, max: 1 }, as: 'chosen' },
          { do: 'createCopy', of: named('chosen'), as: 'created' },
          modify(named('created'), 'forever', having(haste)),
          {
            do: 'delayedTrigger',
            when: [{ on: 'begins', step: 'end' }],
            about: named('created'),
            effect: [exile(named('about'))],
          },
        ],
      }),
    ),
  ),
  worded(
    ['until end of turn', { phrase: 'then <does:clauses> .', in: 'exile' }],
    sorceryCard(
      "Mind's Desire",
      '{4}{U}{U}',
      spell([], { do: 'shuffle', who: 'you' }, as('exiled', exile({ top: 1, of: 'you' })), {
        do: 'mayPlay',
        what: named('exiled'),
        until: 'untilEndOfTurn',
        withoutPaying: true,
      }),
      storm,
    ),
  ),
];
