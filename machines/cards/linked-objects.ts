/** Cards of which one ability refers to the objects that another one exiled, created or put somewhere (607.1-607.2c). */
import {
  activated,
  affecting,
  all,
  as,
  create,
  creature,
  dies,
  entersSelf,
  exile,
  exileLinked,
  haste,
  having,
  inAnyGraveyard,
  leavesSelf,
  mana,
  modify,
  move,
  named,
  one,
  other,
  permanentTypes,
  plus,
  putCounters,
  replacement,
  sacrificeThis,
  tap,
  tapForAnyColor,
  target,
  trample,
  triggered,
  untilEndOfTurn,
  whenEnters,
  youControl,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type {
  CardDefinition,
  Condition,
  Filter,
  Instruction,
  KeywordAbility,
  TokenDefinition,
} from '../rules/state/vocabulary/index.ts';
import { artifactCard, auraCard, creatureCard, enchantmentCard, landCard, legendary } from './define.ts';
import { back } from './double-faced.ts';

/** The link between what one ability exiles and another refers to. */
const exiled = 'exiled';
/** "… card exiled with this". */
const exiledWithThis = (filter: Filter): Filter => ({ ...filter, zone: 'exile', among: { linked: exiled } });

/** The link between what one ability puts onto the battlefield and another refers to. */
const animated = 'animated';
/** The link between the token that one ability creates and others refer to. */
const token = 'token';

const stanggTwin: TokenDefinition = {
  name: 'Stangg Twin',
  supertypes: ['legendary'],
  colors: ['R', 'G'],
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 3,
  toughness: 4,
};

const enchantDead: KeywordAbility = { kind: 'keyword', keyword: 'enchant', object: inAnyGraveyard(creature) };
/** "Enchant creature put onto the battlefield with this". */
const enchantAnimated: KeywordAbility = {
  kind: 'keyword',
  keyword: 'enchant',
  object: { type: 'creature', among: { linked: animated } },
};
/** "If it's on the battlefield". */
const onBattlefield: Condition = { is: 'self', like: { zone: 'battlefield' } };

/** "It loses … and gains … Return enchanted creature card to the battlefield under your control and attach this to it." */
const animating = (loses: readonly KeywordAbility[]): readonly Instruction[] => [
  modify('self', 'forever', { removeAbilities: loses }, having(enchantAnimated)),
  as('creature', {
    do: 'move',
    what: 'attached',
    from: 'graveyard',
    to: { zone: 'battlefield', under: 'you', link: animated },
  }),
  { do: 'attach', what: 'self', to: named('creature') },
  {
    do: 'delayedTrigger',
    when: [leavesSelf],
    about: named('creature'),
    effect: [{ do: 'sacrifice', who: { controllerOf: named('about') }, what: named('about') }],
  },
];

export const linkedObjects: readonly CardDefinition[] = [
  {
    ...legendary(
      enchantmentCard(
        'Profane Procession',
        '{1}{W}{B}',
        activated({
          cost: [mana('{3}{W}{B}')],
          targets: [one(creature)],
          effect: [
            exileLinked(target(0), exiled),
            {
              do: 'if',
              condition: { exists: exiledWithThis({}), count: { atLeast: 3 } },
              then: [{ do: 'transform', what: 'self' }],
            },
          ],
        }),
      ),
    ),
    back: back(
      landCard(
        'Tomb of the Dusk Rose',
        { supertypes: ['legendary'] },
        tapForAnyColor,
        activated({
          cost: [mana('{2}{W}{B}'), tap],
          effect: [
            as('chosen', {
              do: 'choose',
              from: exiledWithThis(creature),
              count: { min: 1, max: 1 },
            }),
            move(named('chosen'), { zone: 'battlefield', under: 'you' }),
          ],
        }),
      ),
    ),
  },
  artifactCard(
    'Jeweled Amulet',
    '{0}',
    activated({
      cost: [mana('{1}'), tap],
      effect: [putCounters('charge', 1, 'self'), { do: 'note', what: 'typesOfManaSpent', link: 'noted' }],
      limits: { onlyIf: { compare: { counters: 'charge', on: 'self' }, to: { exactly: 0 } } },
    }),
    activated({
      cost: [tap, { removeCounters: 'charge', count: 1 }],
      effect: [{ do: 'addMana', noted: 'noted' }],
    }),
  ),
  artifactCard(
    'Mirror of Life Trapping',
    '{4}',
    triggered({
      when: { on: 'enters', object: creature },
      if: { wasCast: { event: 'object' } },
      effect: [
        as('now', exileLinked({ event: 'object' }, exiled)),
        move(all(exiledWithThis({ anyType: permanentTypes, notAmong: named('now') })), {
          zone: 'battlefield',
        }),
      ],
    }),
  ),
  creatureCard(
    'Void Maw',
    '{4}{B}{B}',
    'Horror',
    '4/5',
    trample,
    replacement({ event: { dies: other(creature) }, to: { zone: 'exile', link: exiled } }),
    activated({
      cost: [{ putIntoGraveyard: exiledWithThis({}) }],
      effect: [untilEndOfTurn('self', plus(2, 2))],
    }),
  ),
  enchantmentCard(
    'Dance of Many',
    '{U}{U}',
    whenEnters([one({ type: 'creature', token: false })], {
      do: 'createCopy',
      of: target(0),
      link: token,
    }),
    triggered({ when: leavesSelf, effect: [exile({ linked: token })] }),
    triggered({
      when: { on: 'leaves', object: { among: { linked: token } } },
      effect: [sacrificeThis],
    }),
    triggered({
      when: yourUpkeep,
      effect: [{ do: 'unless', who: 'you', cost: [mana('{U}{U}')], else: [sacrificeThis] }],
    }),
  ),
  legendary(
    creatureCard(
      'Hofri Ghostforge',
      '{3}{R}{W}',
      'Dwarf Cleric',
      '4/5',
      affecting(all(youControl({ subtype: 'Spirit' })), plus(1, 1), having(trample, haste)),
      triggered({
        when: dies(youControl({ type: 'creature', token: false, other: true })),
        effect: [
          as('it', exile({ event: 'object' })),
          {
            do: 'if',
            condition: { did: 'it' },
            then: [
              {
                do: 'createCopy',
                of: { event: 'object' },
                except: [
                  { addSubtypes: ['Spirit'] },
                  {
                    addAbilities: [
                      triggered({
                        when: leavesSelf,
                        effect: [move({ linked: exiled }, { zone: 'graveyard' })],
                      }),
                    ],
                  },
                ],
                remembers: { under: exiled, objects: named('it') },
              },
            ],
          },
        ],
      }),
    ),
  ),
  auraCard(
    'Animate Dead',
    '{1}{B}',
    enchantDead,
    triggered({ when: entersSelf, if: onBattlefield, effect: animating([enchantDead]) }),
    affecting('attached', plus(-1, 0)),
  ),
  legendary(
    creatureCard(
      'Stangg',
      '{4}{R}{G}',
      'Human Warrior',
      '3/4',
      whenEnters(
        [],
        as('twin', create(stanggTwin)),
        {
          do: 'delayedTrigger',
          when: [leavesSelf],
          about: named('twin'),
          effect: [exile(named('about'))],
        },
        {
          do: 'delayedTrigger',
          when: [{ on: 'leaves', object: { among: named('twin') } }],
          effect: [sacrificeThis],
        },
      ),
    ),
  ),
];
