import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  exileLinked,
  leavesSelf,
  one,
  ownerOf,
  spellLike,
  target,
  triggered,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

const spark = card('Lasting Spark', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ any: true }],
      effect: [{ do: 'dealDamage', amount: 1, to: { target: 0 }, toPlayers: { target: 0 } }],
    },
    { kind: 'keyword', keyword: 'flashback', cost: [{ pay: 'mana', cost: '{1}{R}' }] },
  ],
});

/** Exiles a spell as it enters; as it leaves, that card’s owner may cast it for nothing. */
const keeper = creature('Keeper of Spells', '2/1', 'flash, flying', {
  manaCost: '{U}',
  abilities: [
    whenEnters([one(spellLike({}))], exileLinked(target(0), 'kept')),
    triggered({
      when: leavesSelf,
      effect: [{ do: 'castWithoutPaying', what: { linked: 'kept' }, who: ownerOf({ linked: 'kept' }) }],
    }),
  ],
});

export default [
  scenario('702.34a: a card with flashback is cast from the graveyard for that cost, and exiled after', {
    rules: ['702.34a', '113.6e'],
    alice: { hand: [spark], graveyard: ['Grizzly Bears'], mana: 'RRR' },
    bob: {},
    script: [
      'alice casts Lasting Spark on bob',
      'pass until the stack is empty',
      {
        expect: {
          bob: { life: 19 },
          'Lasting Spark': { on: 'graveyard' },
          'Grizzly Bears': { on: 'graveyard' },
        },
      },
      'alice casts Lasting Spark on bob by flashback',
      'pass until the stack is empty',
    ],
    expect: {
      bob: { life: 18 },
      alice: { mana: '' },
      'Lasting Spark': { on: 'exile' },
      'Grizzly Bears': { on: 'graveyard' },
    },
    control: {
      without: 'flashback',
      script: [
        'alice casts Lasting Spark on bob',
        'pass until the stack is empty',
        'refused 601.3: alice casts Lasting Spark on bob',
      ],
      expect: { bob: { life: 19 }, 'Lasting Spark': { on: 'graveyard' } },
    },
  }),
  scenario('702.34a: flashback is only for what would be an instant or sorcery spell', {
    rules: ['702.34a', '601.3'],
    alice: {
      graveyard: [
        creature('Returning Bear', '2/2', '', {
          manaCost: '{R}',
          abilities: [{ kind: 'keyword', keyword: 'flashback', cost: [{ pay: 'mana', cost: '{R}' }] }],
        }),
        spark,
      ],
      mana: 'RR',
    },
    bob: {},
    script: [
      'refused 601.3: alice casts Returning Bear by flashback',
      'alice casts Lasting Spark on bob by flashback',
    ],
    expect: { 'Returning Bear': { on: 'graveyard' }, bob: { life: 19 }, 'Lasting Spark': { on: 'exile' } },
    control: {
      without: 'flashback',
      script: ['refused 601.3: alice casts Lasting Spark on bob'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('118.9a: of several flashback costs the caster announces which one is paid', {
    rules: ['118.9a', '702.34a'],
    alice: {
      graveyard: [
        card('Spark of Many Ways', ['sorcery'], {
          manaCost: '{R}',
          abilities: [
            ...(spark.abilities ?? []),
            {
              kind: 'keyword',
              keyword: 'flashback',
              cost: [
                { pay: 'mana', cost: '{R}' },
                { pay: 'life', amount: 3 },
              ],
            },
          ],
        }),
      ],
      mana: 'RR',
    },
    bob: {},
    script: ['alice casts Spark of Many Ways on bob by flashback {1}{R}', 'pass until the stack is empty'],
    expect: { alice: { life: 20, mana: '' }, bob: { life: 19 }, 'Spark of Many Ways': { on: 'exile' } },
    control: {
      setup: {
        alice: {
          graveyard: [
            card('Spark of One Way', ['sorcery'], {
              manaCost: '{R}',
              abilities: [
                ...(spark.abilities ?? []).slice(0, 1),
                {
                  kind: 'keyword',
                  keyword: 'flashback',
                  cost: [
                    { pay: 'mana', cost: '{R}' },
                    { pay: 'life', amount: 3 },
                  ],
                },
              ],
            }),
          ],
          mana: 'RR',
        },
      },
      script: [
        'refused 601.3: alice casts Spark of One Way on bob by flashback {1}{R}',
        'alice casts Spark of One Way on bob by flashback',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 17, mana: 'R' }, bob: { life: 19 } },
    },
  }),
  scenario('702.34a: a card that was cast by flashback, and then again from exile, goes to the graveyard', {
    rules: ['702.34a', '400.7', '608.2g'],
    alice: { graveyard: [spark], hand: ['Shock'], mana: 'RRR' },
    bob: { hand: [keeper], mana: 'U' },
    script: [
      'alice casts Lasting Spark on bob by flashback',
      'alice passes',
      'bob casts Keeper of Spells',
      'everyone passes',
      'everyone passes',
      { expect: { 'Lasting Spark': { on: 'exile' }, game: { stack: 0 } } },
      'alice casts Shock on Keeper of Spells',
      'everyone passes',
      'everyone passes',
      'alice says yes',
      'alice chooses bob',
      'everyone passes',
    ],
    expect: { bob: { life: 19 }, 'Lasting Spark': { on: 'graveyard' } },
    control: {
      script: ['alice casts Lasting Spark on bob by flashback', 'pass until the stack is empty'],
      expect: { bob: { life: 19 }, 'Lasting Spark': { on: 'exile' } },
    },
  }),
];
