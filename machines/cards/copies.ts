/** What enters as a copy, becomes a copy, and makes tokens that are copies (707). */
import {
  activated,
  affecting,
  all,
  anotherCreature,
  as,
  attacksSelf,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  defender,
  enchant,
  enters,
  entersAsCopy,
  entersSelf,
  equip,
  exile,
  flying,
  gainLife,
  haste,
  having,
  inYourGraveyard,
  kicker,
  mana,
  may,
  mayPay,
  menace,
  modify,
  named,
  one,
  other,
  perform,
  replacement,
  returnToBattlefield,
  sacrificeThis,
  spell,
  tap,
  target,
  targetCreature,
  thatObject,
  triggered,
  upTo,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, CopyException, Instruction } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  artifactCreatureCard,
  auraCard,
  creatureCard,
  enchantmentCard,
  equipmentCard,
  legendary,
  sorceryCard,
  typed,
  worded,
} from './define.ts';

const nonlegendary: CopyException = { change: 'removeSupertypes', supertypes: ['legendary'] };

/** "Exile it at the beginning of the next end step." */
const exileAtEndStep = (name: string): Instruction => ({
  do: 'delayedTrigger',
  when: [{ on: 'begins', step: 'end' }],
  about: named(name),
  effect: [exile(named('about'))],
});
/** "It gains haste." */
const gainsHaste = (name: string): Instruction => modify(named(name), 'forever', having(haste));

/** What enters as a copy (707.5). */
const entering: readonly CardDefinition[] = [
  creatureCard('Clone', '{3}{U}', 'Shapeshifter', '0/0', entersAsCopy(creature)),
  enchantmentCard('Copy Enchantment', '{2}{U}', entersAsCopy({ type: 'enchantment' })),
  creatureCard('Clever Impersonator', '{2}{U}{U}', 'Shapeshifter', '0/0', entersAsCopy({ notType: 'land' })),
  creatureCard(
    'Phantasmal Image',
    '{1}{U}',
    'Illusion',
    '0/0',
    entersAsCopy(
      creature,
      { change: 'addSubtypes', subtypes: ['Illusion'] },
      {
        change: 'addAbilities',
        abilities: [triggered({ when: { on: 'becomesTarget', object: 'self' }, effect: [sacrificeThis] })],
      },
    ),
  ),
  artifactCreatureCard(
    'Phyrexian Metamorph',
    '{3}{U/P}',
    'Phyrexian Shapeshifter',
    '0/0',
    entersAsCopy({ anyType: ['artifact', 'creature'] }, { change: 'addTypes', types: ['artifact'] }),
  ),
  worded(
    [
      'a|an <what:one>',
      "it isn't legendary if that <noun:nounMeant> is legendary",
      'an additional <kind:counterKind> counter on it',
    ],
    creatureCard(
      'Spark Double',
      '{3}{U}',
      'Illusion',
      '0/0',
      entersAsCopy(
        { anyType: ['creature', 'planeswalker'], controller: 'you' },
        { change: 'ifType', type: 'creature', except: [{ change: 'entersWith', kind: '+1/+1', count: 1 }] },
        {
          change: 'ifType',
          type: 'planeswalker',
          except: [{ change: 'entersWith', kind: 'loyalty', count: 1 }],
        },
        nonlegendary,
      ),
    ),
  ),
  creatureCard(
    'Essence of the Wild',
    '{3}{G}{G}{G}',
    'Avatar',
    '6/6',
    replacement({ event: { would: 'enter', what: creatureYouControl }, asCopyOf: { among: 'self' } }),
  ),
  creatureCard(
    'Vesuvan Doppelganger',
    '{3}{U}{U}',
    'Shapeshifter',
    '0/0',
    entersAsCopy(
      creature,
      { change: 'notCopied', what: 'color' },
      {
        change: 'addAbilities',
        abilities: [
          triggered({
            when: yourUpkeep,
            targets: [targetCreature],
            effect: [
              {
                do: 'may',
                then: [
                  {
                    do: 'becomeCopy',
                    what: 'self',
                    of: target(0),
                    until: 'forever',
                    except: [{ change: 'notCopied', what: 'color' }, { change: 'thisAbility' }],
                  },
                ],
              },
            ],
          }),
        ],
      },
    ),
  ),
];

const sizedArtifactCreature = (power: number, toughness: number): readonly CopyException[] => [
  { change: 'setPowerToughness', power, toughness },
  { change: 'addTypes', types: ['artifact', 'creature'] },
];

/** What it becomes as it enters is part of its copiable values (707.2). */
const shaping: readonly CardDefinition[] = [
  artifactCreatureCard(
    'Primal Clay',
    '{4}',
    'Shapeshifter',
    '*/*',
    replacement({
      event: { would: 'enter', what: 'self' },
      becomes: [
        sizedArtifactCreature(3, 3),
        [...sizedArtifactCreature(2, 2), { change: 'addAbilities', abilities: [flying] }],
        [
          ...sizedArtifactCreature(1, 6),
          { change: 'addSubtypes', subtypes: ['Wall'] },
          { change: 'addAbilities', abilities: [defender] },
        ],
      ],
    }),
  ),
];

/** What becomes a copy while it is on the battlefield (707.4). */
const becoming: readonly CardDefinition[] = [
  creatureCard(
    'Unstable Shapeshifter',
    '{3}{U}',
    'Shapeshifter',
    '0/1',
    triggered({
      when: enters(anotherCreature),
      effect: [
        {
          do: 'becomeCopy',
          what: 'self',
          of: thatObject,
          until: 'forever',
          except: [{ change: 'thisAbility' }],
        },
      ],
    }),
  ),
  artifactCard(
    'Mirage Mirror',
    '{3}',
    activated({
      cost: [mana('{2}')],
      targets: [one({ anyType: ['artifact', 'creature', 'enchantment', 'land'] })],
      effect: [{ do: 'becomeCopy', what: 'self', of: target(0), until: 'untilEndOfTurn' }],
    }),
  ),
  auraCard(
    'Infinite Reflection',
    '{5}{U}',
    enchant(creature),
    triggered({
      when: enters({ among: 'self', attachedTo: all(creature) }),
      effect: [
        {
          do: 'becomeCopy',
          what: all({ ...creatureYouControl, token: false, notAmong: 'attached' }),
          of: 'attached',
          until: 'forever',
        },
      ],
    }),
    replacement({
      event: { would: 'enter', what: { ...creatureYouControl, token: false } },
      asCopyOf: { among: 'attached' },
    }),
  ),
];

/** Tokens that are copies (707.2, 111.2). */
const tokens: readonly CardDefinition[] = [
  sorceryCard(
    'Rite of Replication',
    '{2}{U}{U}',
    kicker('{5}'),
    spell([targetCreature], {
      do: 'if',
      condition: { holds: 'paid', cost: 'kicker' },
      then: [{ do: 'createCopy', of: target(0), count: 5 }],
      else: [{ do: 'createCopy', of: target(0) }],
    }),
  ),
  legendary(
    worded(
      ["it isn't legendary if <what:attachedWord> is legendary"],
      equipmentCard(
        'Helm of the Host',
        '{4}',
        triggered({
          when: { on: 'begins', step: 'beginningOfCombat', whose: 'you' },
          effect: [
            as('created', { do: 'createCopy', of: 'attached', except: [nonlegendary] }),
            gainsHaste('created'),
          ],
        }),
        equip('{5}'),
      ),
    ),
  ),
  creatureCard(
    'Felhide Spiritbinder',
    '{3}{R}',
    'Minotaur Shaman',
    '3/4',
    triggered({
      abilityWord: 'Inspired',
      when: { on: 'untapped', object: 'self' },
      targets: [one(anotherCreature)],
      effect: [
        mayPay(
          [mana('{1}{R}')],
          as('created', {
            do: 'createCopy',
            of: target(0),
            except: [{ change: 'addTypes', types: ['enchantment'] }],
          }),
          gainsHaste('created'),
          exileAtEndStep('created'),
        ),
      ],
    }),
  ),
  legendary(
    typed(
      creatureCard(
        'Anikthea, Hand of Erebos',
        '{2}{W}{B}{G}',
        'Demigod',
        '4/4',
        menace,
        affecting(all(other({ type: ['enchantment', 'creature'], controller: 'you' })), having(menace)),
        triggered({
          when: [entersSelf, attacksSelf],
          targets: [upTo(1, { ...inYourGraveyard({ type: 'enchantment' }), notSubtype: 'Aura' })],
          effect: [
            as('exiled', exile(target(0))),
            {
              do: 'createCopy',
              of: named('exiled'),
              except: [
                { change: 'setPowerToughness', power: 3, toughness: 3 },
                { change: 'setColors', colors: ['B'] },
                { change: 'addTypes', types: ['creature'] },
                { change: 'addSubtypes', subtypes: ['Zombie'] },
              ],
            },
          ],
        }),
      ),
      'enchantment',
      'creature',
    ),
  ),
];

/** Populating, and copies of what was exiled. */
const others: readonly CardDefinition[] = [
  legendary(
    creatureCard(
      "Trostani, Selesnya's Voice",
      '{G}{G}{W}{W}',
      'Dryad',
      '2/5',
      triggered({
        when: enters(other(creatureYouControl)),
        effect: [gainLife({ number: 'value', value: 'toughness', of: thatObject })],
      }),
      activated({ cost: [mana('{1}{G}{W}'), tap], effect: [perform('populate')] }),
    ),
  ),
  creatureCard(
    'Scion of Vitu-Ghazi',
    '{3}{W}{W}',
    'Elemental',
    '4/4',
    triggered({
      when: entersSelf,
      if: { holds: 'wasCast', what: 'self', by: 'you', from: 'hand' },
      effect: [create(creatureToken(1, 1, ['W'], 'Bird', flying)), perform('populate')],
    }),
  ),
  enchantmentCard(
    'Seance',
    '{2}{W}{W}',
    triggered({
      when: { on: 'begins', step: 'upkeep' },
      targets: [one(inYourGraveyard(creature))],
      effect: [
        may(as('exiled', exile(target(0)))),
        {
          do: 'if',
          condition: { holds: 'did', by: 'exiled' },
          then: [
            as('created', {
              do: 'createCopy',
              of: named('exiled'),
              except: [{ change: 'addSubtypes', subtypes: ['Spirit'] }],
            }),
            exileAtEndStep('created'),
          ],
        },
      ],
    }),
  ),
  worded(
    ['the exiled card'],
    creatureCard(
      'Identity Thief',
      '{2}{U}{U}',
      'Shapeshifter',
      '0/3',
      triggered({
        when: attacksSelf,
        targets: [one({ ...anotherCreature, token: false })],
        effect: [
          may(as('exiled', exile(target(0)))),
          {
            do: 'if',
            condition: { holds: 'did', by: 'exiled' },
            then: [{ do: 'becomeCopy', what: 'self', of: target(0), until: 'untilEndOfTurn' }],
          },
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
];

export const copies: readonly CardDefinition[] = [...entering, ...shaping, ...becoming, ...tokens, ...others];
