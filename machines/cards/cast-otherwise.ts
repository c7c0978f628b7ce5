/** Spells that are cast in another way than most, cast again, or copied for what was paid. */
import {
  affecting,
  all,
  anyTarget,
  as,
  base,
  cascade,
  casualty,
  conspire,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dealDamageToPlayers,
  dealDamageToTarget,
  deathtouch,
  destroy,
  discard,
  draw,
  enchantPlayer,
  eternalize,
  exile,
  exploit,
  flying,
  gainLife,
  haste,
  having,
  ifKicked,
  inYourGraveyard,
  kicker,
  lifelink,
  loseLife,
  madness,
  mana,
  may,
  mayPlayer,
  named,
  noncreatureSpell,
  one,
  overload,
  perform,
  permanentTypes,
  plus,
  rebound,
  returnToHand,
  spell,
  spellLike,
  staticAbility,
  target,
  targetCreature,
  thatObject,
  thisTurn,
  triggered,
  untilEndOfTurn,
  vigilance,
  whenEnters,
  youCast,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Filter } from '../rules/state/vocabulary/index.ts';
import { auraCard, creatureCard, instantCard, legendary, worded } from './define.ts';

/** "Spells you cast like this." */
const yourSpells = (like: Filter): Filter => ({ ...spellLike(like), controller: 'you' });

export const castOtherwise: readonly CardDefinition[] = [
  instantCard(
    'Barkshell Blessing',
    '{G/W}',
    spell([targetCreature], untilEndOfTurn(target(0), plus(2, 2))),
    conspire,
  ),
  creatureCard(
    'Champion of Wits',
    '{2}{U}',
    'Snake Wizard',
    '2/1',
    whenEnters([], may(as('drawn', draw({ number: 'value', value: 'power', of: 'self' }))), {
      do: 'if',
      condition: { holds: 'did', by: 'drawn' },
      then: [discard(2, 'you')],
    }),
    eternalize('{5}{U}{U}'),
  ),
  instantCard(
    'Dragonshift',
    '{1}{U}{R}',
    spell(
      [one(creatureYouControl)],
      untilEndOfTurn(
        target(0),
        { change: 'setColors', colors: ['U', 'R'] },
        { change: 'setSubtypes', subtypes: ['Dragon'] },
        base(4, 4),
        { change: 'removeAllAbilities' },
        having(flying),
      ),
    ),
    overload('{3}{U}{U}{R}{R}'),
  ),
  instantCard(
    'Cyclonic Rift',
    '{1}{U}',
    spell([one({ notType: 'land', notController: 'you' })], returnToHand(target(0))),
    overload('{6}{U}'),
  ),
  instantCard(
    'Ephemerate',
    '{W}',
    spell([one(creatureYouControl)], as('exiled', exile(target(0))), {
      do: 'move',
      what: { named: 'exiled' },
      to: { zone: 'battlefield' },
    }),
    rebound,
  ),
  creatureCard('Incorrigible Youths', '{3}{R}{R}', 'Vampire', '4/3', haste, madness('{2}{R}')),
  legendary(
    creatureCard(
      'Sidisi, Undead Vizier',
      '{3}{B}{B}',
      'Zombie Snake',
      '4/6',
      deathtouch,
      exploit,
      triggered({
        when: { on: 'sacrificed', object: creature, through: { keyword: 'exploit', of: 'self' } },
        effect: [may({ do: 'search', for: {}, count: { min: 1, max: 1 }, to: { zone: 'hand' } })],
      }),
    ),
  ),
  legendary(
    creatureCard(
      'Imoti, Celebrant of Bounty',
      '{3}{G}{U}',
      'Snake Druid',
      '3/1',
      cascade,
      affecting(all(yourSpells({ manaValue: { atLeast: 6 } })), having(cascade)),
    ),
  ),
  legendary(
    worded(
      ['each <one:type> and <other:type> spell you cast'],
      creatureCard(
        'Silverquill, the Disputant',
        '{2}{W}{B}',
        'Elder Dragon',
        '4/4',
        flying,
        vigilance,
        affecting(all(yourSpells({ anyType: ['instant', 'sorcery'] })), having(casualty(1))),
      ),
    ),
  ),
  legendary(
    creatureCard(
      "Atraxa, Praetors' Voice",
      '{G}{W}{U}{B}',
      'Phyrexian Angel Horror',
      '4/4',
      flying,
      vigilance,
      deathtouch,
      lifelink,
      triggered({ when: { on: 'begins', step: 'end', whose: 'you' }, effect: [perform('proliferate')] }),
    ),
  ),
  instantCard(
    'Transpose',
    '{2}{B}',
    spell([], draw(1), discard(1, 'you'), loseLife(1, 'you'), {
      do: 'if',
      condition: { holds: 'wasCast', what: 'self', by: 'you', from: 'hand' },
      then: [
        create(
          creatureToken(
            0,
            1,
            ['B'],
            'Wizard',
            triggered({ when: youCast(noncreatureSpell), effect: [dealDamageToPlayers(1, 'opponents')] }),
          ),
        ),
      ],
    }),
    rebound,
  ),
  worded(
    [
      { phrase: 'that <noun:nounMeant>', in: 'does' },
      { phrase: 'it', in: 'wouldKnown' },
    ],
    instantCard(
      'Scorching Lava',
      '{1}{R}',
      kicker('{R}'),
      spell([anyTarget], dealDamageToTarget(2), {
        do: 'if',
        condition: ifKicked,
        then: [
          thisTurn(target(0), { rule: 'cant', what: 'beRegenerated' }),
          {
            do: 'replace',
            replacement: {
              event: { would: 'die', what: { among: target(0) } },
              to: { zone: 'exile' },
            },
            until: 'untilEndOfTurn',
          },
        ],
      }),
    ),
  ),
  legendary(
    creatureCard(
      'Ashling, the Limitless',
      '{2}{R}',
      'Elemental Sorcerer',
      '2/3',
      staticAbility({
        players: 'you',
        rules: [
          {
            rule: 'gainAsCast',
            what: { subtype: 'Elemental', anyType: permanentTypes, zone: 'hand' },
            abilities: [{ kind: 'keyword', keyword: 'evoke', cost: [mana('{4}')] }],
          },
        ],
      }),
      triggered({
        when: { on: 'sacrificed', object: { subtype: 'Elemental', token: false }, by: 'you' },
        effect: [
          as('created', { do: 'createCopy', of: thatObject }),
          untilEndOfTurn(named('created'), having(haste)),
          {
            do: 'delayedTrigger',
            when: [{ on: 'begins', step: 'end', whose: 'you' }],
            about: named('created'),
            effect: [
              {
                do: 'unless',
                who: 'you',
                cost: [mana('{W}{U}{B}{R}{G}')],
                else: [{ do: 'sacrifice', who: 'you', what: named('about') }],
              },
            ],
          },
        ],
      }),
    ),
  ),
  instantCard('Unholy Hunger', '{3}{B}{B}', spell([targetCreature], destroy(target(0))), {
    ...spell([], {
      do: 'if',
      condition: {
        holds: 'exists',
        what: inYourGraveyard({ anyType: ['instant', 'sorcery'] }),
        count: { atLeast: 2 },
      },
      then: [gainLife(2)],
    }),
    abilityWord: 'Spell mastery',
  }),
  {
    ...worded(
      ['[copy] <what:objects> and may choose new targets for the copy they control'],
      auraCard(
        'Curse of Echoes',
        '{4}{U}',
        enchantPlayer('any'),
        triggered({
          when: {
            on: 'cast',
            by: 'attachedPlayer',
            spell: spellLike({ anyType: ['instant', 'sorcery'] }),
          },
          effect: [
            mayPlayer(
              { playersWith: { of: 'everyone', except: { event: 'player' } } },
              { do: 'copySpell', what: thatObject, who: 'they', newTargets: true },
            ),
          ],
        }),
      ),
    ),
    subtypes: ['Aura', 'Curse'],
  },
];
