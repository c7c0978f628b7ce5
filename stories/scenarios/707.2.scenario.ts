import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

/** A token that's a copy of equipped creature at the beginning of combat, without any exception. */
const plainHelm = card('Plain Helm', ['artifact'], {
  subtypes: 'Equipment',
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'begins', step: 'beginningOfCombat', whose: 'you' }],
      effect: [{ do: 'createCopy', of: 'attached' }],
    },
  ],
});

export default [
  scenario('707.2: tokens are copies, as many as are created, untapped and without counters', {
    rules: ['707.2', '111.2', '702.33d'],
    alice: { hand: ['Rite of Replication'], mana: 'UUCCUUUUU' },
    bob: { battlefield: [{ card: 'Serra Angel', tapped: true, counters: { '+1/+1': 1 } }] },
    script: ['alice casts Rite of Replication on Serra Angel kicked', 'pass until the stack is empty'],
    expect: {
      alice: { battlefield: ['Serra Angel', 'Serra Angel', 'Serra Angel', 'Serra Angel', 'Serra Angel'] },
      'alice’s Serra Angel': { power: 4, tapped: false, has: ['flying'] },
    },
    control: {
      script: ['alice casts Rite of Replication on Serra Angel', 'pass until the stack is empty'],
      expect: { alice: { battlefield: ['Serra Angel'] } },
    },
  }),
  scenario('707.9b: a token that isn’t legendary stays, beside what it is a copy of', {
    rules: ['707.9b', '704.5j'],
    alice: {
      battlefield: [
        { card: 'Helm of the Host', attachedTo: 'General' },
        {
          card: creature('General', '2/2', '', { supertypes: ['legendary'] }),
        },
      ],
    },
    bob: {},
    turn: { at: 'precombatMain' },
    script: ['pass until alice’s declareAttackers'],
    expect: { alice: { battlefield: ['Helm of the Host', 'General', 'General'], graveyard: 0 } },
    control: {
      setup: {
        alice: {
          battlefield: [
            { card: plainHelm, attachedTo: 'General' },
            { card: creature('General', '2/2', '', { supertypes: ['legendary'] }) },
          ],
        },
      },
      decide: { choose: 'General' },
      expect: { alice: { battlefield: 2 } },
    },
  }),
  scenario('707.5: what enters is made a copy by what is there, and has its abilities', {
    rules: ['707.5', '616.1c'],
    alice: { battlefield: ['Essence of the Wild'], hand: ['Wall of Omens'], mana: 'WC' },
    bob: {},
    script: ['alice casts Wall of Omens', 'pass until the stack is empty'],
    expect: { 'Wall of Omens': { name: 'Essence of the Wild', power: 6 }, alice: { hand: 0 } },
    control: {
      withoutAbilities: ['Essence of the Wild'],
      expect: { 'Wall of Omens': { name: 'Wall of Omens' }, alice: { hand: 1 } },
    },
  }),
  scenario('613.2a: of two copy effects the one that began later applies; once it ends, the other does', {
    rules: ['613.2a', '613.7', '707.4'],
    alice: {
      battlefield: ['Mirage Mirror', 'Grizzly Bears', 'Serra Angel', 'Unstable Shapeshifter'],
      hand: ['Silvercoat Lion'],
      mana: 'CCCCWC',
    },
    bob: {},
    script: [
      'alice activates Mirage Mirror on Unstable Shapeshifter',
      'pass until the stack is empty',
      'alice casts Silvercoat Lion',
      'pass until the stack is empty',
      { expect: { 'Mirage Mirror': { name: 'Silvercoat Lion' } } },
      'pass until the next turn',
    ],
    decide: { order: 'Mirage Mirror, Unstable Shapeshifter' },
    // The copy effect of the triggered ability it had lasts for good, and began after the other.
    expect: { 'Mirage Mirror': { name: 'Silvercoat Lion', types: ['creature'] } },
    control: {
      script: [
        'alice activates Mirage Mirror on Grizzly Bears',
        'pass until the stack is empty',
        'pass until the next turn',
      ],
      decide: {},
      expect: { 'Mirage Mirror': { name: 'Mirage Mirror', types: ['artifact'] } },
    },
  }),
  scenario('707.2: power and toughness that an effect has set are not copied, an ability that animates is', {
    rules: ['707.2'],
    alice: {
      battlefield: [
        {
          card: {
            name: 'Staff of Shapes',
            types: ['artifact'],
            abilities: [
              {
                kind: 'activated',
                cost: [{ pay: 'mana', cost: '{1}' }],
                effect: [
                  {
                    do: 'modify',
                    what: 'self',
                    changes: [
                      { change: 'addTypes', types: ['creature'] },
                      { change: 'setPowerToughness', power: 5, toughness: 5 },
                    ],
                    until: 'untilEndOfTurn',
                  },
                ],
              },
            ],
          },
        },
      ],
      hand: ['Clone'],
      mana: 'CUCCCC',
    },
    bob: {},
    script: [
      'alice activates Staff of Shapes',
      'pass until the stack is empty',
      'alice casts Clone',
      'pass until the stack is empty',
      { expect: { Clone: { name: 'Staff of Shapes', types: ['artifact'] } } },
      'alice activates Clone',
      'pass until the stack is empty',
    ],
    decide: { confirm: 'yes' },
    expect: { Clone: { types: ['artifact', 'creature'], power: 5 } },
    control: {
      script: ['alice casts Clone', 'pass until the stack is empty'],
      decide: {},
      expect: { Clone: { on: 'graveyard' } },
    },
  }),
];
