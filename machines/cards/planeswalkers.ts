/** Planeswalkers (306), and what becomes one. */
import {
  affecting,
  all,
  anyTarget,
  as,
  base,
  create,
  creatureToken,
  dealDamageToTarget,
  doubleStrike,
  draw,
  emblem,
  enters,
  equip,
  exile,
  gainLife,
  having,
  indestructible,
  inYourHand,
  land,
  landYouControl,
  loyalty,
  may,
  mayPutFromEither,
  mill,
  modify,
  move,
  named,
  one,
  opponentsControl,
  plus,
  staticAbility,
  target,
  targetPlayer,
  triggered,
  untap,
  untilEndOfTurn,
  upTo,
  whenEnters,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, FaceDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, legendary, planeswalkerCard, spokenOf, worded } from './define.ts';

/** The back of Nissa, Vastwood Seer: it has no mana cost, and its color by its indicator (204.2). */
const { manaCost: _none, ...sageAnimist } = planeswalkerCard(
  'Nissa, Sage Animist',
  '',
  'Nissa',
  3,
  loyalty(1, [], as('revealed', { do: 'reveal', what: { top: 1, of: 'you' } }), {
    do: 'if',
    condition: { holds: 'is', what: named('revealed'), like: { zone: 'library', type: 'land' } },
    then: [move(named('revealed'), { zone: 'battlefield' })],
    else: [move(named('revealed'), { zone: 'hand' })],
  }),
  loyalty(
    -2,
    [],
    create({
      ...creatureToken(4, 4, ['G'], 'Elemental'),
      supertypes: ['legendary'],
      name: 'Ashaya, the Awoken World',
    }),
  ),
  loyalty(
    -7,
    [upTo(6, land)],
    untap(target(0)),
    modify(
      target(0),
      'forever',
      { change: 'addTypes', types: ['creature'] },
      { change: 'setSubtypes', subtypes: ['Elemental'] },
      base(6, 6),
    ),
  ),
);
const nissaSageAnimist: FaceDefinition = { ...sageAnimist, colorIndicator: ['G'] };

export const planeswalkers: readonly CardDefinition[] = [
  spokenOf(
    'he',
    planeswalkerCard(
      'Gideon of the Trials',
      '{1}{W}{W}',
      'Gideon',
      3,
      loyalty(1, [one({})], {
        do: 'preventDamage',
        amount: 'all',
        from: target(0),
        until: 'untilYourNextTurn',
      }),
      loyalty(
        0,
        [],
        untilEndOfTurn(
          'self',
          { change: 'addTypes', types: ['creature'] },
          { change: 'addSubtypes', subtypes: ['Human', 'Soldier'] },
          base(4, 4),
          having(indestructible),
        ),
        { do: 'preventDamage', amount: 'all', to: 'self', until: 'untilEndOfTurn' },
      ),
      loyalty(
        0,
        [],
        emblem(
          staticAbility({
            if: { holds: 'exists', what: youControl({ type: 'planeswalker', subtype: 'Gideon' }) },
            players: 'you',
            rules: [{ rule: 'cantLose' }],
          }),
          staticAbility({
            if: { holds: 'exists', what: youControl({ type: 'planeswalker', subtype: 'Gideon' }) },
            players: 'opponents',
            rules: [{ rule: 'cantWin' }],
          }),
        ),
      ),
    ),
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
      rules: [{ rule: 'additionalLands', number: 1 }],
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
  planeswalkerCard(
    'Nahiri, the Lithomancer',
    '{3}{W}{W}',
    'Nahiri',
    3,
    loyalty(
      2,
      [],
      as('created', create(creatureToken(1, 1, ['W'], 'Kor Soldier'))),
      may(
        {
          do: 'choose',
          from: youControl({ subtype: 'Equipment' }),
          count: { min: 1, max: 1 },
          as: 'chosen',
        },
        { do: 'attach', what: named('chosen'), to: named('created') },
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
  worded(
    [{ joint: 'then', of: ['gainLife', 'draw', 'choose', 'move'] }, '<one:deedsBefore> , then <more:deeds>'],
    planeswalkerCard(
      'Ugin, the Spirit Dragon',
      '{8}',
      'Ugin',
      7,
      loyalty(2, [anyTarget], dealDamageToTarget(3)),
      loyalty('-X', [], exile(all({ manaValue: { atMost: { number: 'x' } }, not: { colors: 'colorless' } }))),
      loyalty(
        -10,
        [],
        gainLife(7),
        draw(7),
        {
          do: 'choose',
          from: inYourHand({
            anyType: ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'],
          }),
          count: { min: 0, max: 7 },
          as: 'chosen',
        },
        move(named('chosen'), { zone: 'battlefield' }),
      ),
    ),
  ),
  planeswalkerCard(
    'Jace, Memory Adept',
    '{3}{U}{U}',
    'Jace',
    4,
    loyalty(1, [targetPlayer], draw(1), mill(1, target(0))),
    loyalty(0, [targetPlayer], mill(10, target(0))),
    loyalty(
      -7,
      [{ players: 'any', count: { min: 0, max: { number: 'countPlayers', of: 'everyone' } } }],
      draw(20, target(0)),
    ),
  ),
  {
    pronoun: 'she',
    ...legendary(
      creatureCard(
        'Nissa, Vastwood Seer',
        '{2}{G}',
        'Elf Scout',
        '2/2',
        whenEnters(
          [],
          may({
            do: 'search',
            for: { supertype: 'basic', subtype: 'Forest', zone: 'library' },
            count: { min: 0, max: 1 },
            to: { zone: 'hand' },
            reveal: true,
          }),
        ),
        triggered({
          when: enters(landYouControl),
          if: { holds: 'exists', what: landYouControl, count: { atLeast: 7 } },
          effect: [
            as('exiled', exile('self')),
            move(named('exiled'), { zone: 'battlefield', transformed: true }),
          ],
        }),
      ),
    ),
    back: nissaSageAnimist,
  },
];
