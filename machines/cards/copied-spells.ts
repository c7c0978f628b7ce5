/** What copies spells (707.10), and cards, to cast the copies (707.12). */
import {
  activated,
  all,
  as,
  creatureYouControl,
  enters,
  entersSelf,
  exile,
  exileLinked,
  flash,
  instantOrSorcery,
  instantOrSorcerySpell,
  inYourGraveyard,
  inYourHand,
  mana,
  may,
  mayPay,
  named,
  one,
  other,
  putCounters,
  spell,
  spellLike,
  tap,
  target,
  targetCreature,
  targetOpponent,
  thatObject,
  thatPlayer,
  triggered,
  whenEnters,
  youCast,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, CopyException } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  creatureCard,
  enchantmentCard,
  instantCard,
  legendary,
  sorceryCard,
  worded,
} from './define.ts';

const nonlegendary: CopyException = { change: 'removeSupertypes', supertypes: ['legendary'] };

/** Copies of spells (707.10), and of cards, to be cast (707.12). */

export const copiedSpells: readonly CardDefinition[] = [
  instantCard(
    'Fork',
    '{R}{R}',
    spell([one(instantOrSorcerySpell)], {
      do: 'copySpell',
      what: target(0),
      except: [{ change: 'setColors', colors: ['R'] }],
      newTargets: true,
    }),
  ),
  worded(
    ["it|the (copy)? isn't legendary if the spell is legendary"],
    instantCard(
      'Double Major',
      '{G}{U}',
      spell([one(spellLike(creatureYouControl))], {
        do: 'copySpell',
        what: target(0),
        except: [nonlegendary],
      }),
    ),
  ),
  legendary(
    creatureCard(
      'Zada, Hedron Grinder',
      '{3}{R}',
      'Goblin Ally',
      '3/3',
      triggered({
        when: youCast({ ...instantOrSorcerySpell, targetsOnly: { among: 'self' } }),
        effect: [{ do: 'copySpell', what: thatObject, forEach: { objects: other(creatureYouControl) } }],
      }),
    ),
  ),
  worded(
    ['the copy'],
    artifactCard(
      'Isochron Scepter',
      '{2}',
      triggered({
        abilityWord: 'Imprint',
        when: entersSelf,
        effect: [
          {
            do: 'may',
            then: [
              {
                do: 'choose',
                from: { ...inYourHand({ type: 'instant' }), manaValue: { atMost: 2 } },
                count: { min: 1, max: 1 },
                as: 'chosen',
              },
              exileLinked(named('chosen'), 'exiled'),
            ],
          },
        ],
      }),
      activated({
        cost: [mana('{2}'), tap],
        effect: [
          may(as('copied', { do: 'copyCard', what: { linked: 'exiled' } })),
          {
            do: 'if',
            condition: { holds: 'did', by: 'copied' },
            then: [{ do: 'castWithoutPaying', what: named('copied') }],
          },
        ],
      }),
    ),
  ),
  creatureCard(
    'Dualcaster Mage',
    '{1}{R}{R}',
    'Human Wizard',
    '2/2',
    flash,
    whenEnters([one(instantOrSorcerySpell)], { do: 'copySpell', what: target(0), newTargets: true }),
  ),
  worded(
    ['<until> , whenever <when:waitedFor> , <does:clauses>', 'it'],
    sorceryCard(
      'Bonus Round',
      '{1}{R}{R}',
      spell([], {
        do: 'delayedTrigger',
        when: [{ on: 'cast', spell: spellLike(instantOrSorcery) }],
        effect: [{ do: 'copySpell', what: thatObject, who: thatPlayer, newTargets: true }],
        until: 'untilEndOfTurn',
      }),
    ),
  ),
  worded(
    [{ joint: 'apart', of: ['copySpell', 'newTargets'] }],
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
  ),
  sorceryCard(
    'Reversal of Fortune',
    '{4}{R}{R}',
    spell(
      [targetOpponent],
      { do: 'reveal', what: all({ zone: 'hand', owner: target(0) }) },
      may(
        {
          do: 'choose',
          from: { ...instantOrSorcery, zone: 'hand', owner: target(0) },
          count: { min: 1, max: 1 },
          as: 'chosen',
        },
        as('copied', { do: 'copyCard', what: named('chosen') }),
      ),
      {
        do: 'if',
        condition: { holds: 'did', by: 'copied' },
        then: [may({ do: 'castWithoutPaying', what: named('copied') })],
      },
    ),
  ),
  worded(
    ['the copies'],
    sorceryCard(
      'Spelltwine',
      '{5}{U}',
      spell(
        [
          one(inYourGraveyard(instantOrSorcery)),
          one({ ...instantOrSorcery, zone: 'graveyard', owner: 'opponents' }),
        ],
        as('exiled', exile({ union: [target(0), target(1)] })),
        as('copied', { do: 'copyCard', what: named('exiled') }),
        { do: 'castWithoutPaying', what: named('copied'), must: true },
        exile('self'),
      ),
    ),
  ),
  worded(
    ['that <noun:nounMeant>'],
    legendary(
      creatureCard(
        'Riku of Two Reflections',
        '{2}{G}{U}{R}',
        'Human Wizard',
        '2/2',
        triggered({
          when: youCast(instantOrSorcerySpell),
          effect: [mayPay([mana('{U}{R}')], { do: 'copySpell', what: thatObject, newTargets: true })],
        }),
        triggered({
          when: enters({ ...other(creatureYouControl), token: false }),
          effect: [mayPay([mana('{G}{U}')], { do: 'createCopy', of: thatObject })],
        }),
      ),
    ),
  ),
  instantCard(
    'Twincast',
    '{U}{U}',
    spell([one(instantOrSorcerySpell)], { do: 'copySpell', what: target(0), newTargets: true }),
  ),
  legendary(
    artifactCard(
      'Mirari',
      '{5}',
      triggered({
        when: youCast(instantOrSorcerySpell),
        effect: [mayPay([mana('{3}')], { do: 'copySpell', what: thatObject, newTargets: true })],
      }),
    ),
  ),
  legendary(
    creatureCard(
      'Magus Lucea Kane',
      '{1}{G}{U}{R}',
      'Human Tyranid Wizard',
      '1/1',
      triggered({
        abilityWord: 'Spiritual Leader',
        when: { on: 'begins', step: 'beginningOfCombat', whose: 'you' },
        targets: [targetCreature],
        effect: [putCounters('+1/+1', 1, target(0))],
      }),
      {
        ...activated({
          cost: [tap],
          effect: [
            { do: 'addMana', mana: ['C', 'C'] },
            {
              do: 'delayedTrigger',
              when: [
                { on: 'cast', by: 'you', spell: spellLike({ costsX: true }) },
                { on: 'activated', by: 'you', source: {}, costsX: true },
              ],
              effect: [{ do: 'copySpell', what: thatObject, newTargets: true }],
              until: 'untilEndOfTurn',
              once: true,
            },
          ],
        }),
        abilityWord: 'Psychic Stimulus',
      },
    ),
  ),
];
