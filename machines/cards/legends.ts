/** Legendary creatures and planeswalkers whose abilities few others have. */
import {
  activated,
  affecting,
  all,
  asLongAs,
  base,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dethrone,
  dies,
  doubleStrike,
  draw,
  emblem,
  exile,
  flying,
  freeze,
  gainLife,
  having,
  indestructible,
  lifelink,
  loyalty,
  mana,
  move,
  named,
  nonlandPermanent,
  one,
  other,
  rulesFor,
  staticAbility,
  tapThem,
  target,
  thatObject,
  thatPlayer,
  triggered,
  untilEndOfTurn,
  upTo,
  vigilance,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, legendary, planeswalkerCard } from './define.ts';

export const legends: readonly CardDefinition[] = [
  legendary(
    creatureCard(
      'Marneus Calgar',
      '{2}{W}{U}{B}',
      'Astartes Warrior',
      '3/5',
      doubleStrike,
      {
        ...triggered({
          when: { on: 'enters', object: youControl({ token: true }), oneOrMore: true },
          effect: [draw(1)],
        }),
        abilityWord: 'Master Tactician',
      },
      {
        ...activated({
          cost: [mana('{6}')],
          effect: [create(creatureToken(2, 2, ['W'], 'Astartes Warrior', vigilance), 2)],
        }),
        abilityWord: 'Chapter Master',
      },
    ),
  ),
  legendary(
    creatureCard(
      'Daxos of Meletis',
      '{1}{W}{U}',
      'Human Soldier',
      '2/2',
      rulesFor(null, { cantBeBlockedBy: { ...creature, power: { atLeast: 3 } } }),
      triggered({
        when: { on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' },
        effect: [
          { do: 'exile', what: { top: 1, of: thatPlayer }, as: 'exiled' },
          gainLife({ value: 'manaValue', of: named('exiled') }),
          {
            do: 'mayPlay',
            what: named('exiled'),
            until: 'untilEndOfTurn',
            onlyCast: true,
            asThough: 'anyColor',
          },
        ],
      }),
    ),
  ),
  planeswalkerCard(
    'Sarkhan the Masterless',
    '{3}{R}{R}',
    'Sarkhan',
    5,
    triggered({
      when: { on: 'attacks', object: creature, player: 'you', orPlaneswalkers: true },
      effect: [
        { do: 'dealDamage', amount: 1, to: thatObject, source: all(youControl({ subtype: 'Dragon' })) },
      ],
    }),
    loyalty(
      1,
      [],
      untilEndOfTurn(
        all(youControl({ type: 'planeswalker' })),
        { setTypes: ['creature'] },
        { setSubtypes: ['Dragon'] },
        { setColors: ['R'] },
        base(4, 4),
        having(flying),
      ),
    ),
    loyalty(-3, [], create(creatureToken(4, 4, ['R'], 'Dragon', flying))),
  ),
  planeswalkerCard(
    'Tamiyo, Field Researcher',
    '{1}{G}{W}{U}',
    'Tamiyo',
    4,
    loyalty(1, [upTo(2, creature)], {
      do: 'delayedTrigger',
      when: [{ on: 'dealsDamage', source: { among: named('about') }, combat: true }],
      about: target(0),
      effect: [draw(1, 'you')],
      until: 'untilYourNextTurn',
    }),
    loyalty(-2, [upTo(2, { notType: 'land' })], tapThem(target(0)), freeze(target(0))),
    loyalty(
      -7,
      [],
      draw(3),
      emblem(
        staticAbility({
          players: 'you',
          rules: [{ mayCastWithoutPaying: { zone: 'hand' } }],
        }),
      ),
    ),
  ),
  planeswalkerCard(
    'Gideon Blackblade',
    '{1}{W}{W}',
    'Gideon',
    4,
    asLongAs(
      { turnOf: 'you' },
      { addTypes: ['creature'] },
      { addSubtypes: ['Human', 'Soldier'] },
      base(4, 4),
      having(indestructible),
    ),
    staticAbility({
      if: { turnOf: 'you' },
      replaces: { event: { damage: { to: 'self', atOnce: true } }, prevent: true },
    }),
    loyalty(1, [upTo(1, other(creatureYouControl))], {
      do: 'oneOf',
      options: [
        { word: 'vigilance', then: [untilEndOfTurn(target(0), having(vigilance))] },
        { word: 'lifelink', then: [untilEndOfTurn(target(0), having(lifelink))] },
        { word: 'indestructible', then: [untilEndOfTurn(target(0), having(indestructible))] },
      ],
    }),
    loyalty(-6, [one(nonlandPermanent)], exile(target(0))),
  ),
  legendary(
    creatureCard(
      'Marchesa, the Black Rose',
      '{1}{U}{B}{R}',
      'Human Wizard',
      '3/3',
      dethrone,
      affecting(all(other(creatureYouControl)), having(dethrone)),
      triggered({
        when: dies({ ...creatureYouControl, counters: { kind: '+1/+1', atLeast: 1 } }),
        effect: [
          {
            do: 'delayedTrigger',
            when: [{ on: 'begins', step: 'end' }],
            about: thatObject,
            effect: [move(named('about'), { zone: 'battlefield', under: 'you' })],
          },
        ],
      }),
    ),
  ),
];
