import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  as,
  discard,
  draw,
  flashback,
  gainLife,
  having,
  inYourGraveyard,
  named,
  one,
  returnToHand,
  spell,
  staticAbility,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition, Filter } from '../../machines/rules/index.ts';

/** A split card of an artifact half and a sorcery half. */
const oddHalves: CardDefinition = {
  ...card('Gain', ['instant'], { manaCost: '{W}', abilities: [spell([], gainLife(3))] }),
  split: true,
  back: card('Gather', ['sorcery'], { manaCost: '{3}{U}', abilities: [spell([], draw(2))] }),
};
/** Keeps everybody from casting what is like this. */
const forbidding = (name: string, cantCast: Filter) =>
  card(name, ['enchantment'], {
    abilities: [staticAbility({ players: 'everyone', rules: [{ rule: 'cantCast', what: cantCast }] })],
  });
/** Returns a card like this from its player's graveyard to the hand. */
const regaining = (name: string, like: Filter) =>
  card(name, ['sorcery'], {
    manaCost: '{G}',
    abilities: [spell([one(inYourGraveyard(like))], returnToHand(target(0)))],
  });
/** Nobody casts spells with the name chosen as it enters. */
const unsaid = card('Unsaid Name', ['enchantment'], {
  manaCost: '{W}',
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: 'self' },
        choose: [{ do: 'chooseValue', what: 'cardName', link: 'name' }],
      },
    },
    staticAbility({ players: 'everyone', rules: [{ rule: 'cantCast', what: { nameChosen: 'name' } }] }),
  ],
});
const forget = card('Let Go', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([], discard(1, 'everyone'))],
});
/** Its player may cast a copy of an instant card in their graveyard. */
const echo = card('Old Words', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell([one(inYourGraveyard({ type: 'instant' }))], as('copy', { do: 'copyCard', what: target(0) }), {
      do: 'castWithoutPaying',
      what: named('copy'),
    }),
  ],
});

/** Each red card in its controller's graveyard has flashback {1}{R}. */
const pastFlames = card('Past Flames', ['enchantment'], {
  abilities: [
    staticAbility({
      affects: all(inYourGraveyard({ color: 'R' })),
      changes: [having(flashback('{1}{R}'))],
    }),
  ],
});

export default [
  scenario('709.3: a player casts one half of a split card', {
    rules: ['709.3', '709.3b', '202.3d'],
    alice: { hand: ['Fire // Ice', 'Island'], library: ['Plains'], mana: 'RRUC' },
    bob: { battlefield: ['Forest'] },
    script: [
      'alice casts Ice on Forest',
      { expect: { game: { stack: ['Ice'] }, Ice: { manaValue: 2, colors: 'U' } } },
      'everyone passes',
    ],
    expect: {
      Forest: { tapped: true },
      alice: { hand: ['Island', 'Plains'], graveyard: ['Fire // Ice'] },
      bob: { life: 20 },
    },
    control: {
      script: [
        'alice casts Fire on bob dividing 2 to bob',
        { expect: { game: { stack: ['Fire'] }, Fire: { manaValue: 2, colors: 'R' } } },
        'everyone passes',
      ],
      expect: {
        Forest: { tapped: false },
        alice: { hand: ['Island'], graveyard: ['Fire // Ice'] },
        bob: { life: 18 },
      },
    },
  }),
  scenario('709.2: it is one card', {
    rules: ['709.2'],
    alice: { hand: [forget], mana: 'B' },
    bob: { hand: ['Fire // Ice', 'Shock'] },
    script: ['alice casts Let Go', 'everyone passes', 'bob chooses Fire // Ice'],
    expect: { bob: { hand: ['Shock'], graveyard: ['Fire // Ice'] } },
    control: {
      script: ['alice casts Let Go', 'everyone passes', 'bob chooses Shock'],
      expect: { bob: { hand: ['Fire // Ice'], graveyard: ['Shock'] } },
    },
  }),
  scenario('709.3a: only the half that is cast is looked at', {
    rules: ['709.3a', '601.3'],
    alice: { hand: ['Fire // Ice'], library: ['Plains'], mana: 'RRUC' },
    bob: { battlefield: [forbidding('No Flames', { color: 'R' }), 'Forest'] },
    script: [
      'refused 601.3: alice casts Fire on bob',
      'alice casts Ice on Forest',
      'pass until the stack is empty',
    ],
    expect: { Forest: { tapped: true }, bob: { life: 20 } },
    control: {
      without: 'No Flames',
      script: ['alice casts Fire on bob dividing 2 to bob', 'pass until the stack is empty'],
      expect: { Forest: { tapped: false }, bob: { life: 18 } },
    },
  }),
  scenario('709.3a: neither half may be cast as what the card is elsewhere', {
    rules: ['709.3a', '709.4b'],
    alice: { hand: ['Fire // Ice'], library: ['Plains'], mana: 'RRUC' },
    bob: { battlefield: [forbidding('No Four', { manaValue: { exactly: 4 } })] },
    script: ['alice casts Fire on bob dividing 2 to bob', 'pass until the stack is empty'],
    expect: { bob: { life: 18 } },
    control: {
      setup: { bob: { battlefield: [forbidding('No Two', { manaValue: { exactly: 2 } })] } },
      script: ['refused 601.3: alice casts Fire on bob'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('709.3c: of a copy of a split card one half is cast too', {
    rules: ['709.3c', '707.12', '709.3'],
    alice: { hand: [echo], graveyard: ['Fire // Ice'], library: ['Plains'], mana: 'B' },
    bob: { battlefield: ['Forest'] },
    script: [
      'alice casts Old Words on Fire // Ice',
      'everyone passes',
      'alice says yes',
      'alice answers Ice',
      { expect: { game: { stack: ['Ice'] }, 'Ice 2': { manaValue: 2, colors: 'U' } } },
      'everyone passes',
    ],
    expect: {
      Forest: { tapped: true },
      alice: { hand: ['Plains'], graveyard: ['Fire // Ice', 'Old Words'] },
      bob: { life: 20 },
    },
    control: {
      script: [
        'alice casts Old Words on Fire // Ice',
        'everyone passes',
        'alice says yes',
        'alice answers Fire',
        'alice chooses bob',
        'pass until the stack is empty',
      ],
      expect: { Forest: { tapped: false }, alice: { hand: 0 }, bob: { life: 18 } },
    },
  }),
  scenario('709.4: anywhere but on the stack it has the characteristics of both halves', {
    rules: ['709.4', '709.4b', '202.3d'],
    alice: {
      hand: [regaining('Recall Four', { manaValue: { exactly: 4 }, color: 'R' })],
      graveyard: ['Fire // Ice'],
      mana: 'G',
    },
    bob: {},
    script: [
      { expect: { 'Fire // Ice': { manaValue: 4, colors: 'UR' } } },
      'alice casts Recall Four on Fire // Ice',
      'everyone passes',
    ],
    expect: { alice: { hand: ['Fire // Ice'] } },
    control: {
      setup: {
        alice: {
          hand: [regaining('Recall Two', { manaValue: { exactly: 2 } })],
          graveyard: ['Fire // Ice'],
          mana: 'G',
        },
      },
      script: ['refused 601.2c: alice casts Recall Two on Fire // Ice'],
      expect: { alice: { hand: ['Recall Two'], graveyard: ['Fire // Ice'] } },
    },
  }),
  scenario('709.4a: one of its two names is chosen', {
    rules: ['709.4a', '201.4b'],
    alice: { hand: [unsaid, 'Fire // Ice'], library: ['Plains'], mana: 'WRRUC' },
    bob: { battlefield: ['Forest'] },
    script: [
      'alice casts Unsaid Name',
      'everyone passes',
      'alice answers Ice',
      'refused 601.3: alice casts Ice on Forest',
      'alice casts Fire on bob dividing 2 to bob',
      'everyone passes',
    ],
    expect: { Forest: { tapped: false }, bob: { life: 18 } },
    control: {
      script: [
        'alice casts Unsaid Name',
        'everyone passes',
        'alice answers Fire',
        'refused 601.3: alice casts Fire on bob',
        'alice casts Ice on Forest',
        'everyone passes',
      ],
      expect: { Forest: { tapped: true }, bob: { life: 20 } },
    },
  }),
  scenario('709.4a: it has a name if one of its two names is that', {
    rules: ['709.4a', '201.2a'],
    alice: {
      hand: [regaining('Recall Ice', { name: 'Ice' })],
      graveyard: ['Fire // Ice'],
      mana: 'G',
    },
    bob: {},
    script: ['alice casts Recall Ice on Fire // Ice', 'everyone passes'],
    expect: { alice: { hand: ['Fire // Ice'] } },
    control: {
      setup: {
        alice: {
          hand: [regaining('Recall Snow', { name: 'Snow' })],
          graveyard: ['Fire // Ice'],
          mana: 'G',
        },
      },
      script: ['refused 601.2c: alice casts Recall Snow on Fire // Ice'],
      expect: { alice: { graveyard: ['Fire // Ice'] } },
    },
  }),
  scenario('709.4c: it has the card types of both halves', {
    rules: ['709.4c'],
    alice: {
      hand: [regaining('Recall Sorcery', { type: 'sorcery' })],
      graveyard: [oddHalves],
      mana: 'G',
    },
    bob: {},
    script: ['alice casts Recall Sorcery on Gain // Gather', 'everyone passes'],
    expect: { alice: { hand: ['Gain // Gather'] } },
    control: {
      setup: {
        alice: {
          hand: [regaining('Recall Sorcery', { type: 'sorcery' })],
          graveyard: ['Fire // Ice'],
          mana: 'G',
        },
      },
      script: ['refused 601.2c: alice casts Recall Sorcery on Fire // Ice'],
      expect: { alice: { graveyard: ['Fire // Ice'] } },
    },
  }),
  scenario('709.3b: a half is cast when what it is may be cast', {
    rules: ['709.3b', '709.3a', '304.1', '307.1'],
    alice: { library: ['Plains', 'Swamp'] },
    bob: { hand: [oddHalves], library: ['Plains', 'Swamp'], mana: 'WUCCC' },
    script: [
      'alice passes',
      'refused 307.1: bob casts Gather',
      'bob casts Gain',
      { expect: { Gain: { types: ['instant'], manaValue: 1, colors: 'W' } } },
      'everyone passes',
    ],
    expect: { bob: { life: 23, hand: 0, graveyard: ['Gain // Gather'] } },
    control: {
      setup: { bob: { hand: ['Divination'], library: ['Plains', 'Swamp'], mana: 'WUCCC' } },
      script: ['alice passes', 'refused 307.1: bob casts Divination'],
      expect: { bob: { life: 20, hand: ['Divination'] } },
    },
  }),
  scenario('709.3a: what is given to a card like that in a graveyard is given to the half that is cast', {
    rules: ['709.3a', '709.3b', '702.34a'],
    alice: {
      battlefield: [pastFlames],
      graveyard: ['Fire // Ice'],
      library: ['Plains'],
      mana: 'RC',
    },
    bob: { battlefield: ['Forest'] },
    script: [
      'refused 601.3: alice casts Ice on Forest',
      'alice casts Fire on bob dividing 2 to bob',
      'everyone passes',
    ],
    expect: { bob: { life: 18 } },
    control: {
      without: 'Past Flames',
      script: ['refused 601.3: alice casts Fire on bob'],
      expect: { bob: { life: 20 }, alice: { graveyard: ['Fire // Ice'] } },
    },
  }),
];
