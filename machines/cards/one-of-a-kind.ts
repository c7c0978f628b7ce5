/** Cards that do what few others do: what they change, find, bring back, or ask of players. */
import {
  activated,
  affecting,
  all,
  as,
  asLongAs,
  attacksSelf,
  base,
  cantBeCountered,
  controllerOf,
  counter,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dealDamageToPlayers,
  destroy,
  diesSelf,
  discard,
  doubleStrike,
  draw,
  emblem,
  enters,
  equip,
  everyCreatureType,
  exile,
  flying,
  haste,
  having,
  indestructible,
  keyword,
  land,
  loyalty,
  mana,
  may,
  menace,
  modify,
  move,
  named,
  one,
  opponentsControl,
  other,
  permanentTypes,
  plus,
  putCounters,
  replacement,
  returnToHand,
  rulesFor,
  spell,
  spellLike,
  staticAbility,
  tap,
  target,
  targetPlayer,
  thatObject,
  thatPlayer,
  trample,
  triggered,
  untap,
  untilEndOfTurn,
  whenEnters,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Filter, Instruction } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  artifactCreatureCard,
  creatureCard,
  enchantmentCard,
  equipmentCard,
  instantCard,
  legendary,
  planeswalkerCard,
  sorceryCard,
  typed,
} from './define.ts';

/** "You may put a … from your hand or graveyard onto the battlefield." */
const mayPutFromEither = (what: Filter): Instruction =>
  may(
    {
      do: 'choose',
      from: { ...what, zone: ['hand', 'graveyard'], owner: 'you' },
      count: { min: 1, max: 1 },
      as: 'card',
    },
    as('entered', move(named('card'), { zone: 'battlefield' })),
  );

export const oneOfAKind: readonly CardDefinition[] = [
  creatureCard(
    'Swift Warkite',
    '{4}{B}{R}',
    'Dragon',
    '4/4',
    flying,
    whenEnters(
      [],
      mayPutFromEither({ ...creature, manaValue: { atMost: 3 } }),
      modify(named('entered'), 'forever', having(haste)),
      {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end' }],
        about: named('entered'),
        effect: [returnToHand(named('about'))],
      },
    ),
  ),
  {
    ...creatureCard(
      'Blizzard Specter',
      '{2}{U}{B}',
      'Specter',
      '2/3',
      flying,
      triggered({
        when: { on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' },
        modes: {
          choose: { min: 1, max: 1 },
          options: [
            {
              effect: [
                {
                  do: 'choose',
                  who: thatPlayer,
                  from: { controller: thatPlayer },
                  count: { min: 1, max: 1 },
                  as: 'chosen',
                },
                returnToHand(named('chosen')),
              ],
            },
            { effect: [discard(1, thatPlayer)] },
          ],
        },
        effect: [],
      }),
    ),
    supertypes: ['snow'],
  },
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
            plus: [
              { count: { subtype: 'Assassin', controller: 'you', other: true } },
              { count: { subtype: 'Assassin', zone: 'graveyard', owner: 'you' } },
            ],
          },
          0,
        ),
      ),
      triggered({
        when: { on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' },
        effect: [{ do: 'surveil', count: { eventAmount: true } }],
      }),
    ),
  ),
  creatureCard(
    'Eldrazi Mimic',
    '{2}',
    'Eldrazi',
    '2/1',
    triggered({
      when: enters({ ...creatureYouControl, colors: 'colorless', other: true }),
      effect: [
        may(
          untilEndOfTurn(
            'self',
            base({ value: 'power', of: thatObject }, { value: 'toughness', of: thatObject }),
          ),
        ),
      ],
    }),
  ),
  instantCard(
    'Hallowed Moonlight',
    '{1}{W}',
    spell(
      [],
      {
        do: 'replace',
        replacement: {
          event: { enters: creature },
          if: { not: { wasCast: 'it' } },
          to: { zone: 'exile' },
        },
        until: 'untilEndOfTurn',
      },
      draw(1),
    ),
  ),
  sorceryCard(
    'Molten Rain',
    '{1}{R}{R}',
    spell([one(land)], destroy(target(0)), {
      do: 'if',
      condition: { is: target(0), like: { notSupertype: 'basic' } },
      then: [dealDamageToPlayers(2, controllerOf(target(0)))],
    }),
  ),
  enchantmentCard(
    'Hive Mind',
    '{5}{U}',
    triggered({
      when: { on: 'cast', spell: spellLike({ anyType: ['instant', 'sorcery'] }) },
      effect: [
        {
          do: 'copySpell',
          what: thatObject,
          who: { playersWith: { of: 'everyone', except: thatPlayer } },
          newTargets: true,
        },
      ],
    }),
  ),
  legendary(
    creatureCard(
      'Leovold, Emissary of Trest',
      '{B}{G}{U}',
      'Elf Advisor',
      '3/3',
      staticAbility({ players: 'opponents', rules: [{ cantDraw: { moreThan: 1 } }] }),
      triggered({
        when: { on: 'becomesTarget', object: { controller: 'you' }, player: 'you', by: 'opponents' },
        effect: [may(draw(1))],
      }),
    ),
  ),
  artifactCreatureCard(
    'Platinum Emperion',
    '{8}',
    'Golem',
    '8/8',
    staticAbility({ players: 'you', rules: [{ cantGainLife: true }, { cantLoseLife: true }] }),
  ),
  instantCard(
    'Curate',
    '{1}{U}',
    spell(
      [],
      as('seen', { do: 'look', at: { top: 2, of: 'you' } }),
      { do: 'choose', from: { among: named('seen') }, count: { min: 0, max: 2 }, as: 'chosen' },
      move(named('chosen'), { zone: 'graveyard' }),
      move(all({ zone: 'library', among: named('seen'), notAmong: named('chosen') }), {
        zone: 'library',
        position: 'top',
      }),
      draw(1),
    ),
  ),
  creatureCard(
    'Void Winnower',
    '{9}',
    'Eldrazi',
    '11/9',
    staticAbility({ players: 'opponents', rules: [{ cantCast: { manaValueIs: 'even' } }] }),
    rulesFor(all(opponentsControl({ ...creature, manaValueIs: 'even' })), { cant: 'block' }),
  ),
  planeswalkerCard(
    'Kiora, the Crashing Wave',
    '{2}{G}{U}',
    'Kiora',
    2,
    loyalty(
      1,
      [one(opponentsControl({}))],
      { do: 'preventDamage', amount: 'all', to: target(0), until: 'untilYourNextTurn' },
      { do: 'preventDamage', amount: 'all', from: target(0), until: 'untilYourNextTurn' },
    ),
    loyalty(-1, [], draw(1), {
      do: 'rule',
      rules: [{ additionalLands: 1 }],
      players: 'you',
      until: 'untilEndOfTurn',
    }),
    loyalty(
      -5,
      [],
      emblem(
        triggered({
          when: { on: 'begins', step: 'end', whose: 'you' },
          effect: [create(creatureToken(9, 9, ['U'], 'Kraken'))],
        }),
      ),
    ),
  ),
  instantCard(
    'Quicken',
    '{U}',
    spell(
      [],
      {
        do: 'rule',
        rules: [{ mayCastAsThoughWith: 'flash', like: { type: 'sorcery' } }],
        players: 'you',
        until: 'untilEndOfTurn',
        once: true,
      },
      draw(1),
    ),
  ),
  instantCard('Second Guess', '{1}{U}', spell([one(spellLike({ castAs: 2 }))], counter(target(0)))),
  creatureCard(
    "Gaea's Revenge",
    '{5}{G}{G}',
    'Elemental',
    '8/5',
    cantBeCountered,
    haste,
    rulesFor(null, { cantBeTargetedBy: { notColor: 'G' } }),
  ),
  creatureCard('Kessig Dire Swine', '{4}{G}{G}', 'Boar Horror', '6/6', {
    ...asLongAs(
      { compare: { typesAmong: { zone: 'graveyard', owner: 'you' } }, to: { atLeast: 4 } },
      having(trample),
    ),
    abilityWord: 'Delirium',
  }),
  artifactCard(
    'Maskwood Nexus',
    '{4}',
    affecting(
      {
        union: [
          all(creatureYouControl),
          all(spellLike(creatureYouControl)),
          all({ ...creature, zone: ['hand', 'library', 'graveyard', 'exile', 'command'], owner: 'you' }),
        ],
      },
      everyCreatureType,
    ),
    activated({
      cost: [mana('{3}'), tap],
      effect: [create(creatureToken(2, 2, ['U'], 'Shapeshifter', keyword('changeling')))],
    }),
  ),
  planeswalkerCard(
    'Nahiri, the Lithomancer',
    '{3}{W}{W}',
    'Nahiri',
    3,
    loyalty(
      2,
      [],
      as('kor', create(creatureToken(1, 1, ['W'], 'Kor Soldier'))),
      may(
        {
          do: 'choose',
          from: youControl({ subtype: 'Equipment' }),
          count: { min: 1, max: 1 },
          as: 'equipment',
        },
        { do: 'attach', what: named('equipment'), to: named('kor') },
      ),
    ),
    loyalty(-2, [], mayPutFromEither({ subtype: 'Equipment' })),
    loyalty(
      -10,
      [],
      create({
        name: 'Stoneforged Blade',
        types: ['artifact'],
        subtypes: ['Equipment'],
        abilities: [indestructible, affecting('attached', plus(5, 5), having(doubleStrike)), equip('{0}')],
      }),
    ),
    staticAbility({ mayBeCommander: true }),
  ),
  legendary(
    sorceryCard(
      "Urza's Ruinous Blast",
      '{4}{W}',
      spell([], exile(all({ notType: 'land', not: { supertype: 'legendary' } }))),
    ),
  ),
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
        event: { dies: { ...creature, token: false, owner: 'opponents' } },
        to: { zone: 'exile' },
      }),
      replacement({
        event: {
          moves: {
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
  equipmentCard(
    'Assault Suit',
    '{4}',
    staticAbility({
      affects: 'attached',
      changes: [plus(2, 2), having(haste)],
      rules: [{ cantAttack: 'you', orPlaneswalkers: true }, { cant: 'beSacrificed' }],
    }),
    triggered({
      when: { on: 'begins', step: 'upkeep', whose: 'opponents' },
      effect: [
        may(as('controlled', untilEndOfTurn('attached', { control: thatPlayer }))),
        { do: 'if', condition: { did: 'controlled' }, then: [untap('attached')] },
      ],
    }),
    equip('{3}'),
  ),
  enchantmentCard(
    'Fastbond',
    '{G}',
    staticAbility({ players: 'you', rules: [{ additionalLands: 'any' }] }),
    triggered({
      when: { on: 'landPlayed', by: 'you' },
      if: { compare: { thisTurn: 'landsPlayed', by: 'you' }, to: { atLeast: 2 } },
      effect: [dealDamageToPlayers(1, 'you')],
    }),
  ),
  {
    ...typed(
      instantCard(
        'Ego Erasure',
        '{2}{U}',
        keyword('changeling'),
        spell(
          [targetPlayer],
          untilEndOfTurn(all({ ...creature, controller: target(0) }), plus(-2, 0), {
            removeSubtypes: 'creature',
          }),
        ),
      ),
      'kindred',
      'instant',
    ),
    subtypes: ['Shapeshifter'],
  },
  creatureCard(
    'Matter Reshaper',
    '{2}{C}',
    'Eldrazi',
    '3/2',
    triggered({
      when: diesSelf,
      effect: [
        as('top', { do: 'reveal', what: { top: 1, of: 'you' } }),
        {
          do: 'if',
          condition: {
            is: named('top'),
            like: { zone: 'library', anyType: permanentTypes, manaValue: { atMost: 3 } },
          },
          then: [
            {
              do: 'may',
              then: [move(named('top'), { zone: 'battlefield' })],
              else: [move(named('top'), { zone: 'hand' })],
            },
          ],
          else: [move(named('top'), { zone: 'hand' })],
        },
      ],
    }),
  ),
];
