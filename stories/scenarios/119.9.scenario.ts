import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  all,
  creature as creatures,
  dealDamage,
  dealDamageToPlayers,
  draw,
  gainLife,
  having,
  lifelink,
  loseLife,
  loyalty,
  mana,
  rulesFor,
  spell,
  spellLike,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

const beast = creature('Draining Beast', '5/5', 'trample, lifelink');
const pinger = creature('Draining Wall', '1/9', 'lifelink', {
  abilities: [
    activated({
      cost: [mana('{0}')],
      effect: [{ do: 'dealDamage', amount: 1, to: all(creatures), toPlayers: 'opponents' }],
    }),
  ],
});
const chime = card('Land Chime', ['enchantment'], {
  abilities: [triggered({ when: { on: 'tappedForMana', object: { type: 'land' } }, effect: [gainLife(1)] })],
});
const loud = card('Loud Spell', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    triggered({ when: { on: 'cast', spell: 'self' }, effect: [gainLife(3)] }),
    spell([], gainLife(10)),
  ],
});
const leaver = creature('Leaver', '2/2', '', {
  abilities: [
    triggered({ when: { on: 'leaves', object: 'self' }, effect: [gainLife(1)] }),
    triggered({ when: { on: 'dies', object: 'self' }, effect: [gainLife(10)] }),
  ],
});
const bell = (name: string) =>
  card(name, ['enchantment'], {
    abilities: [triggered({ when: { on: 'enters', object: creatures }, effect: [gainLife(1)] })],
  });
const echo = card('Echo', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'triggers', source: { notType: 'artifact' } },
      effect: [dealDamageToPlayers(1, 'opponents')],
      onceEachTurn: true,
    }),
  ],
});
const hopeful = creature('Hopeful', '1/1', '', {
  manaCost: '{R}',
  abilities: [
    triggered({
      when: { on: 'enters', object: 'self' },
      if: { holds: 'wasCast', what: 'self', by: 'you', from: 'hand' },
      effect: [gainLife(4)],
    }),
  ],
});
const handBell = card('Hand Bell', ['enchantment'], {
  abilities: [triggered({ when: { on: 'discards', who: 'you' }, effect: [gainLife(1)] })],
});
const solemn = card('Solemn Law', ['enchantment'], {
  abilities: [rulesFor(all({}), { rule: 'cant', what: 'haveCountersPut' })],
});
const still = {
  name: 'Still Sage',
  types: ['planeswalker'],
  loyalty: 2,
  abilities: [loyalty(0, [], draw(1)), loyalty(1, [], draw(2))],
} as const satisfies CardDefinition;

/** Red spells have lifelink, and "whenever a white spell causes you to gain life, each opponent loses 2 life." */
const singers = creature('Sun Singers', '4/6', '', {
  abilities: [
    affecting(all(spellLike({ color: 'R', controller: 'you' })), having(lifelink)),
    triggered({
      when: { on: 'gainsLife', who: 'you', bySpell: { color: 'W' } },
      effect: [loseLife(2, 'opponents')],
    }),
  ],
});
const sparks = card('Split Sparks', ['instant'], {
  manaCost: '{R/W}',
  abilities: [spell([], dealDamage(3, all({ type: 'creature', controller: 'opponents' })))],
});
const chant = card('Pale Chant', ['instant'], { manaCost: '{W}', abilities: [spell([], gainLife(2))] });
const fury = card('Green Chant', ['instant'], { manaCost: '{G}', abilities: [spell([], gainLife(2))] });

export default [
  scenario('119.9: what a source with lifelink deals at once is one gain of life', {
    rules: ['119.9', '702.15b', '120.3f'],
    alice: { battlefield: [beast, "Ajani's Pridemate"] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Draining Beast',
      'bob blocks Draining Beast with Grizzly Bears',
      'pass until the postcombat main phase',
    ],
    decide: { combatDamage: '2 to Grizzly Bears, 3 to bob' },
    expect: {
      alice: { life: 25 },
      "Ajani's Pridemate": { counters: { '+1/+1': 1 } },
      game: { happened: [{ event: 'gainLife', amount: 5, times: 1 }] },
    },
    control: {
      without: 'lifelink',
      expect: { alice: { life: 20 }, "Ajani's Pridemate": { counters: {} } },
    },
  }),
  scenario('119.9: also what an ability of it deals to several, and not what two sources deal', {
    rules: ['119.9', '702.15e'],
    alice: { battlefield: [pinger, "Ajani's Pridemate"] },
    bob: { battlefield: ['Giant Spider'] },
    script: ['alice activates Draining Wall', 'pass until the stack is empty'],
    expect: { alice: { life: 24 }, "Ajani's Pridemate": { counters: { '+1/+1': 1 } } },
    control: {
      setup: {
        alice: {
          battlefield: [{ card: beast, as: 'one' }, { card: beast, as: 'two' }, "Ajani's Pridemate"],
        },
        bob: {},
      },
      script: ['alice attacks bob with one, two', 'pass until the postcombat main phase'],
      expect: { alice: { life: 30 }, "Ajani's Pridemate": { counters: { '+1/+1': 2 } } },
    },
  }),
  scenario('605.2: a mana ability that makes nothing now is one still; nothing was tapped for mana', {
    rules: ['605.2', '106.12a'],
    alice: { battlefield: ["Gaea's Cradle", chime] },
    bob: {},
    script: ["alice activates Gaea's Cradle", { expect: { game: { stack: 0 } } }],
    expect: { alice: { mana: '', life: 20 }, "Gaea's Cradle": { tapped: true } },
    control: {
      setup: { alice: { battlefield: ["Gaea's Cradle", chime, 'Memnite'] } },
      script: ["alice activates Gaea's Cradle", { expect: { game: { stack: 1 } } }, 'everyone passes'],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('603.2g: what would die and is exiled instead has left, and has not died', {
    rules: ['603.2g', '700.4'],
    alice: { battlefield: ['Rest in Peace', leaver] },
    bob: { hand: ['Shock'], mana: 'R' },
    script: ['alice passes', 'bob casts Shock on Leaver', 'pass until the stack is empty'],
    expect: { alice: { life: 21 }, Leaver: { on: 'exile' } },
    control: {
      without: 'Rest in Peace',
      script: [
        'alice passes',
        'bob casts Shock on Leaver',
        'everyone passes',
        'alice orders Leaver, Leaver',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 31 } },
    },
  }),
  scenario('603.3: what triggered on a spell being cast resolves though the spell is countered', {
    rules: ['603.3', '113.7a'],
    alice: { hand: [loud], mana: 'R' },
    bob: { hand: ['Counterspell'], mana: 'UU' },
    script: [
      'alice casts Loud Spell',
      'alice passes',
      'bob casts Counterspell on Loud Spell',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 23 }, 'Loud Spell': { on: 'graveyard' } },
    control: {
      without: 'Counterspell',
      script: ['alice casts Loud Spell', 'pass until the stack is empty'],
      expect: { alice: { life: 33 } },
    },
  }),
  scenario('603.3b: the second pass comes after the first of every player', {
    rules: ['603.3b'],
    alice: { battlefield: [bell('First Bell'), echo], hand: ['Memnite'] },
    bob: { battlefield: [bell('Second Bell')] },
    script: [
      'alice casts Memnite',
      'everyone passes',
      {
        expect: {
          game: {
            stack: ['the ability of Echo', 'the ability of Second Bell', 'the ability of First Bell'],
          },
        },
      },
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 20 }, alice: { life: 21 } },
    control: {
      withoutAbilities: ['Echo'],
      script: ['alice casts Memnite', 'pass until the stack is empty'],
      expect: { bob: { life: 21 }, alice: { life: 21 } },
    },
  }),
  scenario('603.4: “if you cast it from your hand” is still so once it is gone, and not of what came back', {
    rules: ['603.4', '400.7'],
    alice: { hand: [hopeful, 'Cloudshift'], mana: 'RW' },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Hopeful',
      'everyone passes',
      'alice passes',
      'bob casts Shock on Hopeful',
      'everyone passes',
      'everyone passes',
    ],
    expect: { alice: { life: 24 }, Hopeful: { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Hopeful',
        'everyone passes',
        'everyone passes',
        'alice casts Cloudshift on Hopeful',
        'everyone passes',
        { expect: { game: { stack: 0 } } },
      ],
      expect: { alice: { life: 24 }, Hopeful: { on: 'battlefield' } },
    },
  }),
  scenario('603.3b: what triggers in the cleanup step is put on the stack, and players get priority', {
    rules: ['603.3b', '514.3a'],
    alice: { battlefield: [handBell], hand: [{ card: 'Shock', count: 8 }] },
    bob: {},
    turn: { at: 'end' },
    script: [
      'everyone passes',
      'alice chooses Shock',
      { expect: { game: { stack: ['the ability of Hand Bell'], priority: 'alice' } } },
      'everyone passes',
    ],
    expect: { alice: { life: 21, hand: 7 } },
    control: {
      withoutAbilities: ['Hand Bell'],
      script: ['everyone passes', 'alice chooses Shock', "pass until bob's upkeep"],
      expect: { alice: { life: 20, hand: 7 } },
    },
  }),
  scenario('606.4: what can’t have counters put on it doesn’t pay with them; a cost of 0 puts none there', {
    rules: ['606.4', '101.2'],
    alice: { battlefield: [solemn, still] },
    bob: {},
    script: [
      'refused 101.2: alice activates Still Sage "+1:"',
      'alice activates Still Sage "0:"',
      'everyone passes',
    ],
    expect: { alice: { hand: 1 }, 'Still Sage': { counters: { loyalty: 2 } } },
    control: {
      without: 'Solemn Law',
      script: ['alice activates Still Sage "+1:"', 'everyone passes'],
      expect: { alice: { hand: 2 }, 'Still Sage': { counters: { loyalty: 3 } } },
    },
  }),
  scenario('119.9: a spell causes a gain of life by what it says, or once by all damage that it deals', {
    rules: ['119.9', '702.15d', '702.15b'],
    alice: { battlefield: [singers], hand: [sparks, chant, fury], mana: 'WRG' },
    bob: { battlefield: ['Giant Spider', 'Craw Wurm', 'Hill Giant'] },
    script: [
      // A red and white spell has lifelink here: three damage to each of three is nine life, once.
      'alice casts Split Sparks',
      'everyone passes',
      { expect: { alice: { life: 29 }, game: { stack: 1 } } },
      'everyone passes',
      'alice casts Pale Chant',
      'everyone passes',
      'everyone passes',
    ],
    expect: { alice: { life: 31 }, bob: { life: 16 } },
    control: {
      // It isn’t white, and its color is the only difference.
      script: ['alice casts Green Chant', 'everyone passes', { expect: { game: { stack: 0 } } }],
      expect: { alice: { life: 22 }, bob: { life: 20 } },
    },
  }),
  scenario('119.9: what isn’t a spell causes no such gain', {
    rules: ['119.9'],
    alice: { battlefield: [singers, pinger] },
    bob: {},
    script: ['alice activates Draining Wall', 'pass until the stack is empty'],
    expect: { alice: { life: 23 }, bob: { life: 19 } },
    control: {
      setup: { alice: { hand: [chant], mana: 'W' } },
      script: ['alice casts Pale Chant', 'pass until the stack is empty'],
      expect: { alice: { life: 22 }, bob: { life: 18 } },
    },
  }),
];
