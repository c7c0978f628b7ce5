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
  enters,
  exile,
  flying,
  freeze,
  gainLife,
  having,
  indestructible,
  instantOrSorcery,
  lifelink,
  loseLife,
  loyalty,
  mana,
  mayPay,
  mode,
  modify,
  move,
  named,
  nonlandPermanent,
  one,
  other,
  partnerWith,
  perform,
  protectionFrom,
  putCounters,
  replacement,
  rulesFor,
  scry,
  spellLike,
  staticAbility,
  tap,
  tapThem,
  target,
  targetCreature,
  targetOpponent,
  thatObject,
  thatPlayer,
  triggered,
  untilEndOfTurn,
  upTo,
  vigilance,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, legendary, planeswalkerCard, worded } from './define.ts';

const protectionFromSalamanders = protectionFrom('Salamanders', { subtype: 'Salamander' });

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
  worded(
    [
      "that <noun:nounMeant>'s",
      '<until:whilePlayable> , you may cast <again:playable>',
      'until end of turn',
      'that spell',
      '<one:clause> and <more:explicits>',
    ],
    legendary(
      creatureCard(
        'Daxos of Meletis',
        '{1}{W}{U}',
        'Human Soldier',
        '2/2',
        rulesFor(null, { rule: 'cantBeBlockedBy', by: { ...creature, power: { atLeast: 3 } } }),
        triggered({
          when: { on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' },
          effect: [
            { do: 'exile', what: { top: 1, of: thatPlayer }, as: 'exiled' },
            gainLife({ number: 'value', value: 'manaValue', of: named('exiled') }),
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
  ),
  worded(
    [
      'each <eachOne:anything>',
      '<each>',
      { phrase: 'that <noun:nounMeant>', in: 'dealDamage' },
      '<until> , <subject:objects> [become] <changes:becomingWhat> and [gain] <abilities:granted>',
    ],
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
          { change: 'setTypes', types: ['creature'] },
          { change: 'setSubtypes', subtypes: ['Dragon'] },
          { change: 'setColors', colors: ['R'] },
          base(4, 4),
          having(flying),
        ),
      ),
      loyalty(-3, [], create(creatureToken(4, 4, ['R'], 'Dragon', flying))),
    ),
  ),
  worded(
    [
      { joint: 'apart', of: ['chooseTarget', 'delayedTrigger'] },
      { phrase: '<does:explicit>', in: 'delayedTrigger' },
    ],
    planeswalkerCard(
      'Tamiyo, Field Researcher',
      '{1}{G}{W}{U}',
      'Tamiyo',
      4,
      loyalty(1, [upTo(2, creature)], {
        do: 'delayedTrigger',
        when: [{ on: 'dealsDamage', source: { among: named('about') }, combat: true }],
        about: target(0),
        effect: [draw(1)],
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
            rules: [{ rule: 'mayCast', what: { zone: 'hand' }, for: [] }],
          }),
        ),
      ),
    ),
  ),
  worded(
    ['as long as <if:condition> , <says:statement> .'],
    planeswalkerCard(
      'Gideon Blackblade',
      '{1}{W}{W}',
      'Gideon',
      4,
      asLongAs(
        { holds: 'turnOf', who: 'you' },
        { change: 'addTypes', types: ['creature'] },
        { change: 'addSubtypes', subtypes: ['Human', 'Soldier'] },
        base(4, 4),
        having(indestructible),
      ),
      staticAbility({
        if: { holds: 'turnOf', who: 'you' },
        replaces: { event: { would: 'dealDamage', to: 'self', atOnce: true }, prevent: true },
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
  legendary(
    worded(
      [
        { joint: 'apart', of: ['double', 'rule'] },
        { phrase: 'that <noun:nounMeant>', in: 'rule' },
      ],
      creatureCard(
        'Neyith of the Dire Hunt',
        '{2}{G}{G}',
        'Human Warrior',
        '3/3',
        triggered({
          when: [
            { on: 'fights', object: creatureYouControl, oneOrMore: true },
            { on: 'becomesBlocked', object: creatureYouControl, oneOrMore: true },
          ],
          effect: [draw(1)],
        }),
        triggered({
          when: { on: 'begins', step: 'beginningOfCombat', whose: 'you' },
          targets: [targetCreature],
          effect: [
            mayPay([mana('{2}{R/G}')], perform('double', { what: target(0), quality: 'power' }), {
              do: 'rule',
              what: target(0),
              rules: [{ rule: 'mustBeBlocked' }],
              until: 'untilEndOfCombat',
            }),
          ],
        }),
      ),
    ),
  ),
  legendary(
    creatureCard(
      'Gor Muldrak, Amphinologist',
      '{1}{G}{U}',
      'Human Scout',
      '3/2',
      staticAbility({ players: 'you', rules: [{ rule: 'playerHas', ability: protectionFromSalamanders }] }),
      affecting(all(youControl({})), having(protectionFromSalamanders)),
      triggered({
        when: { on: 'begins', step: 'end', whose: 'you' },
        effect: [
          create(creatureToken(4, 3, ['U'], 'Salamander Warrior'), 1, {
            playersWith: { of: 'everyone', fewest: creature },
          }),
        ],
      }),
    ),
  ),
  legendary(
    creatureCard('Galadriel, Light of Valinor', '{2}{G}{W}{U}', 'Elf Noble', '3/3', {
      ...triggered({
        when: enters(other(creatureYouControl)),
        modes: {
          choose: { min: 1, max: 1, notChosen: 'thisTurn' },
          options: [
            mode([], { do: 'addMana', mana: ['G', 'G', 'G'] }),
            mode([], putCounters('+1/+1', 1, all(creatureYouControl))),
            mode([], scry(2), draw(1)),
          ],
        },
        effect: [],
      }),
      abilityWord: 'Alliance',
    }),
  ),
  legendary(
    creatureCard(
      'Alhammarret, High Arbiter',
      '{5}{U}{U}',
      'Sphinx',
      '5/5',
      flying,
      replacement({
        event: { would: 'enter', what: 'self' },
        choose: [
          { do: 'reveal', what: all({ zone: 'hand', owner: 'opponents' }) },
          {
            do: 'chooseValue',
            what: 'cardName',
            among: { zone: 'hand', owner: 'opponents', notType: 'land' },
            link: 'name',
          },
        ],
      }),
      staticAbility({ players: 'opponents', rules: [{ rule: 'cantCast', what: { nameChosen: 'name' } }] }),
    ),
  ),
  worded(
    ["you own but don't control", { phrase: '<does:explicit>', in: 'draw' }],
    creatureCard(
      'Jon Irenicus, Shattered One',
      '{2}{U}{B}',
      'Elf Wizard',
      '3/3',
      triggered({
        when: { on: 'begins', step: 'end', whose: 'you' },
        targets: [targetOpponent, upTo(1, creatureYouControl)],
        effect: [
          modify(target(1), 'forever', { change: 'control', by: target(0) }),
          putCounters('+1/+1', 2, target(1)),
          tapThem(target(1)),
          { do: 'rule', what: target(1), rules: [{ rule: 'goaded' }], until: 'forever' },
          modify(target(1), 'forever', having(rulesFor(null, { rule: 'cant', what: 'beSacrificed' }))),
        ],
      }),
      triggered({
        when: { on: 'attacks', object: { ...creature, owner: 'you', notController: 'you' } },
        effect: [draw(1)],
      }),
    ),
  ),
  worded(
    ['it'],
    legendary(
      creatureCard(
        'Melek, Izzet Paragon',
        '{4}{U}{R}',
        'Weird Wizard',
        '2/4',
        staticAbility({ players: 'you', rules: [{ rule: 'topRevealed' }] }),
        staticAbility({
          players: 'you',
          rules: [{ rule: 'mayPlayFrom', from: 'library', what: instantOrSorcery, onlyTop: true }],
        }),
        triggered({
          when: { on: 'cast', by: 'you', spell: spellLike(instantOrSorcery), from: 'library' },
          effect: [{ do: 'copySpell', what: thatObject, newTargets: true }],
        }),
      ),
    ),
  ),
  legendary(
    creatureCard(
      'Baba Lysaga, Night Witch',
      '{1}{B}{G}',
      'Human Warlock',
      '3/3',
      activated({
        cost: [tap, { pay: 'sacrifice', what: {}, count: 3, upTo: true, as: 'sacrificed' }],
        effect: [
          {
            do: 'if',
            condition: {
              holds: 'compare',
              what: { number: 'typesAmong', of: { these: { paid: 'sacrificed' } } },
              to: { atLeast: 3 },
            },
            then: [loseLife(3, 'opponents'), gainLife(3), draw(3)],
          },
        ],
      }),
    ),
  ),
  legendary(
    creatureCard(
      'Blue, Loyal Raptor',
      '{2}{G}{U}',
      'Dinosaur',
      '5/4',
      partnerWith('Owen Grady, Raptor Trainer'),
      replacement({
        event: { would: 'enter', what: other(youControl({ subtype: 'Dinosaur' })) },
        counters: { kind: { eachOn: 'self' }, count: 1 },
      }),
    ),
  ),
];
