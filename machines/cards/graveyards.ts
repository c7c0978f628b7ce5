/** Cards that return what died, exile it, or count on it. */
import {
  activated,
  affecting,
  all,
  as,
  asLongAs,
  attacksSelf,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  diesSelf,
  draw,
  enchant,
  entersSelf,
  exile,
  flying,
  haste,
  having,
  inAnyGraveyard,
  inYourGraveyard,
  leavesSelf,
  mana,
  may,
  mayPutFromEither,
  menace,
  mill,
  modify,
  move,
  named,
  one,
  other,
  perform,
  plus,
  putCounters,
  replacement,
  returnToBattlefield,
  returnToHand,
  rulesFor,
  spell,
  staticAbility,
  tap,
  target,
  targetPlayer,
  thatObject,
  trample,
  triggered,
  upTo,
  whenEnters,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  auraCard,
  creatureCard,
  enchantmentCard,
  instantCard,
  legendary,
  worded,
} from './define.ts';

export const graveyards: readonly CardDefinition[] = [
  creatureCard(
    'Angel of Serenity',
    '{4}{W}{W}{W}',
    'Angel',
    '5/6',
    flying,
    whenEnters(
      [upTo(3, { ...creature, zone: ['battlefield', 'graveyard'], other: true })],
      may({ do: 'exile', what: target(0), link: 'exiled' }),
    ),
    triggered({ when: leavesSelf, effect: [returnToHand({ linked: 'exiled' })] }),
  ),
  worded(
    [
      '<cards:cardsPlaced> <does:predicates>',
      "can't be the targets of <by:spellsAsSources>",
      'each player returns all <what:describedCard> from their graveyard to their hand',
      { joint: 'and', of: ['exile', 'move'] },
      '<one:clause> and <more:explicits>',
    ],
    creatureCard(
      'Underworld Cerberus',
      '{3}{B}{R}',
      'Dog',
      '6/6',
      rulesFor(null, { rule: 'fewestBlockers', number: 3 }),
      rulesFor(all({ zone: 'graveyard' }), { rule: 'cantBeTargetedBy', by: {} }),
      triggered({
        when: diesSelf,
        effect: [exile('self'), returnToHand(all({ ...creature, zone: 'graveyard' }))],
      }),
    ),
  ),
  creatureCard(
    'Satyr Wayfinder',
    '{1}{G}',
    'Satyr',
    '1/1',
    whenEnters(
      [],
      as('revealed', { do: 'reveal', what: { top: 4, of: 'you' } }),
      {
        do: 'choose',
        from: { among: named('revealed'), like: { type: 'land' } },
        count: { min: 0, max: 1 },
        as: 'chosen',
      },
      move(named('chosen'), { zone: 'hand' }),
      move({ all: { zone: 'library', among: named('revealed') } }, { zone: 'graveyard' }),
    ),
  ),
  worded(
    [{ phrase: 'that <noun:nounMeant>', in: 'delayedTrigger' }],
    auraCard(
      'Gift of Immortality',
      '{2}{W}',
      enchant(creature),
      triggered({
        when: { on: 'dies', object: 'attached' },
        effect: [
          as('moved', returnToBattlefield(thatObject)),
          {
            do: 'delayedTrigger',
            when: [{ on: 'begins', step: 'end' }],
            about: named('moved'),
            effect: [move('self', { zone: 'battlefield', attachedTo: named('about') })],
          },
        ],
      }),
    ),
  ),
  worded(
    [
      '[put] <what:objects> onto the battlefield<entering>',
      '[put] <what:objects> into your|their hand',
      { word: 'in', in: 'choose' },
    ],
    enchantmentCard(
      'Deadbridge Chant',
      '{4}{B}{G}',
      whenEnters([], mill(10, 'you')),
      triggered({
        when: yourUpkeep,
        effect: [
          {
            do: 'choose',
            from: inYourGraveyard({}),
            count: { min: 1, max: 1 },
            atRandom: true,
            as: 'chosen',
          },
          {
            do: 'if',
            condition: { holds: 'is', what: named('chosen'), like: { ...creature, zone: 'graveyard' } },
            then: [returnToBattlefield(named('chosen'))],
            else: [returnToHand(named('chosen'))],
          },
        ],
      }),
    ),
  ),
  worded(
    [{ phrase: 'those <noun:nounsMeant>', in: 'delayedTrigger' }],
    instantCard(
      'Rally the Ancestors',
      '{X}{W}{W}',
      spell(
        [],
        as(
          'moved',
          returnToBattlefield(all(inYourGraveyard({ ...creature, manaValue: { atMost: { number: 'x' } } }))),
        ),
        {
          do: 'delayedTrigger',
          when: [yourUpkeep],
          about: named('moved'),
          effect: [exile(named('about'))],
        },
        exile('self'),
      ),
    ),
  ),
  artifactCard(
    'Abandoned Sarcophagus',
    '{3}',
    staticAbility({
      players: 'you',
      rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what: { notType: 'land', keyword: 'cycling' } }],
    }),
    replacement({
      event: {
        would: 'move',
        what: { keyword: 'cycling', card: true, owner: 'you' },
        to: 'graveyard',
        notPaying: 'cycling',
      },
      to: { zone: 'exile' },
    }),
  ),
  creatureCard(
    'Boneclad Necromancer',
    '{3}{B}{B}',
    'Human Wizard',
    '3/3',
    whenEnters([one(inAnyGraveyard(creature))], may(as('exiled', exile(target(0)))), {
      do: 'if',
      condition: { holds: 'did', by: 'exiled' },
      then: [create(creatureToken(2, 2, ['B'], 'Zombie'))],
    }),
  ),
  legendary(
    creatureCard(
      'Sidisi, Brood Tyrant',
      '{1}{B}{G}{U}',
      'Snake Shaman',
      '3/3',
      triggered({ when: [entersSelf, attacksSelf], effect: [mill(3, 'you')] }),
      triggered({
        when: {
          on: 'putInto',
          zone: 'graveyard',
          from: 'library',
          object: { ...creature, card: true, owner: 'you' },
          oneOrMore: true,
        },
        effect: [create(creatureToken(2, 2, ['B'], 'Zombie'))],
      }),
    ),
  ),
  creatureCard(
    'Wight of Precinct Six',
    '{1}{B}',
    'Zombie',
    '1/1',
    affecting(
      'self',
      plus(
        { number: 'count', of: { ...creature, zone: 'graveyard', owner: 'opponents' } },
        { number: 'count', of: { ...creature, zone: 'graveyard', owner: 'opponents' } },
      ),
    ),
  ),
  creatureCard(
    'Tarmogoyf',
    '{1}{G}',
    'Lhurgoyf',
    '*/1+*',
    staticAbility({
      characteristicDefining: true,
      changes: [
        {
          change: 'setPowerToughness',
          power: { number: 'typesAmong', of: { zone: 'graveyard' } },
          toughness: { number: 'plus', of: [{ number: 'typesAmong', of: { zone: 'graveyard' } }, 1] },
        },
      ],
    }),
  ),
  artifactCard(
    'Relic of Progenitus',
    '{1}',
    activated({
      cost: [tap],
      targets: [targetPlayer],
      effect: [
        {
          do: 'choose',
          who: target(0),
          from: { zone: 'graveyard', owner: 'they' },
          count: { min: 1, max: 1 },
          as: 'chosen',
        },
        exile(named('chosen')),
      ],
    }),
    activated({
      cost: [mana('{1}'), { pay: 'exile', what: 'self' }],
      effect: [exile(all({ zone: 'graveyard' })), draw(1)],
    }),
  ),
  legendary(
    creatureCard(
      'Desmond Miles',
      '{1}{B}',
      'Human Assassin',
      '1/3',
      menace,
      affecting(
        'self',
        plus(
          {
            number: 'plus',
            of: [
              { number: 'count', of: { subtype: 'Assassin', controller: 'you', other: true } },
              { number: 'count', of: { subtype: 'Assassin', zone: 'graveyard', owner: 'you' } },
            ],
          },
          0,
        ),
      ),
      triggered({
        when: { on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' },
        effect: [perform('surveil', { n: { number: 'eventAmount' } })],
      }),
    ),
  ),
  creatureCard('Kessig Dire Swine', '{4}{G}{G}', 'Boar Horror', '6/6', {
    ...asLongAs(
      {
        holds: 'compare',
        what: { number: 'typesAmong', of: { zone: 'graveyard', owner: 'you' } },
        to: { atLeast: 4 },
      },
      having(trample),
    ),
    abilityWord: 'Delirium',
  }),
  legendary(
    creatureCard(
      'Anafenza, the Foremost',
      '{W}{B}{G}',
      'Human Soldier',
      '4/4',
      triggered({
        when: attacksSelf,
        targets: [one(other({ ...creatureYouControl, tapped: true }))],
        effect: [putCounters('+1/+1', 1, target(0))],
      }),
      replacement({
        event: { would: 'die', what: { ...creature, token: false, owner: 'opponents' } },
        to: { zone: 'exile' },
      }),
      replacement({
        event: {
          would: 'move',
          what: {
            ...creature,
            zone: ['hand', 'library', 'exile', 'stack', 'command'],
            owner: 'opponents',
          },
          to: 'graveyard',
        },
        to: { zone: 'exile' },
      }),
    ),
  ),
  instantCard(
    'Miraculous Recovery',
    '{4}{W}',
    spell(
      [one(inYourGraveyard(creature))],
      as('moved', returnToBattlefield(target(0))),
      putCounters('+1/+1', 1, named('moved')),
    ),
  ),
  worded(
    [
      { phrase: 'that <noun:nounMeant>', in: 'modify' },
      { phrase: '[return] <what:objects> to your|their hand', in: 'delayedTrigger' },
    ],
    creatureCard(
      'Swift Warkite',
      '{4}{B}{R}',
      'Dragon',
      '4/4',
      flying,
      whenEnters(
        [],
        mayPutFromEither({ ...creature, manaValue: { atMost: 3 } }, 'moved'),
        modify(named('moved'), 'forever', having(haste)),
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: named('moved'),
          effect: [returnToHand(named('about'))],
        },
      ),
    ),
  ),
];
