import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  creature as creatures,
  dealDamage,
  destroy,
  draw,
  enters,
  gainLife,
  land,
  may,
  spell,
  staticAbility,
  target,
  targetCreature,
  triggered,
  youControl,
} from '../../machines/rules/abilities/write/index.ts';

const mourner = card('Soil Mourner', ['artifact'], {
  abilities: [triggered({ when: { on: 'leaves', object: land, to: 'graveyard' }, effect: [gainLife(1)] })],
});
const ruin = card('Ruin of Lands', ['sorcery'], {
  manaCost: '{W}',
  abilities: [spell([], destroy(all(land)))],
});
const once = card('Single Mourner', ['artifact'], {
  abilities: [
    triggered({
      when: { on: 'leaves', object: land, to: 'graveyard', oneOrMore: true },
      effect: [gainLife(1)],
    }),
  ],
});
const stillness = card('Stillness', ['enchantment'], {
  abilities: [staticAbility({ players: 'everyone', rules: [{ rule: 'cantActivate', what: creatures }] })],
});
const quietWarden = creature('Quiet Warden', '1/1', '', {
  abilities: [triggered({ when: enters(creatures), effect: [gainLife(1)] })],
});
/** "Whenever one or more nonland permanents enter, you gain 1 life." */
const crowdWarden = card('Crowd Warden', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'enters', object: { notType: ['land'] }, oneOrMore: true },
      effect: [gainLife(1)],
    }),
  ],
});
/** "Return all artifact and enchantment cards from your graveyard to the battlefield." */
const unearthing = card('Plain Unearthing', ['sorcery'], {
  manaCost: '{W}',
  abilities: [
    spell([], {
      do: 'move',
      what: { all: { zone: 'graveyard', anyType: ['artifact', 'enchantment'] } },
      to: { zone: 'battlefield' },
    }),
  ],
});
const guarded = card('Guarded Hour', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([targetCreature], {
      do: 'preventDamage',
      amount: 'all',
      to: { target: 0 },
      until: 'untilEndOfTurn',
    }),
  ],
});
const sting = card('Sting', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([targetCreature], dealDamage(2, target(0)))],
});
const scribe = card('Careful Scribe', ['artifact'], {
  abilities: [
    triggered({
      when: enters(youControl(creatures)),
      effect: [{ do: 'may', then: [draw(1)], onceEachTurn: true }],
    }),
  ],
});
const eagerScribe = card('Eager Scribe', ['artifact'], {
  abilities: [triggered({ when: enters(youControl(creatures)), effect: [may(draw(1))] })],
});

export default [
  scenario('603.2: an ability triggers by itself, and does nothing yet', {
    rules: ['603.2', '603.3'],
    alice: { battlefield: ['Soul Warden'], hand: ['Grizzly Bears'], mana: 'GG' },
    bob: {},
    script: [
      'alice casts Grizzly Bears',
      'everyone passes',
      { expect: { alice: { life: 20 }, game: { stack: ['the ability of Soul Warden'], priority: 'alice' } } },
      'everyone passes',
    ],
    expect: { alice: { life: 21 } },
    control: {
      withoutAbilities: ['Soul Warden'],
      script: ['alice casts Grizzly Bears'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('603.2a: what keeps abilities from being activated doesn’t keep them from triggering', {
    rules: ['603.2a', '602.5'],
    alice: {
      battlefield: [stillness, quietWarden, 'Prodigal Sorcerer'],
      hand: ['Grizzly Bears'],
      mana: 'GG',
    },
    bob: {},
    script: [
      'refused 602.5: alice activates Prodigal Sorcerer on bob',
      'alice casts Grizzly Bears',
      'everyone passes',
      'everyone passes',
    ],
    expect: { alice: { life: 21 } },
    control: {
      without: 'Stillness',
      script: [
        'alice activates Prodigal Sorcerer on bob',
        'everyone passes',
        'alice casts Grizzly Bears',
        'everyone passes',
        'everyone passes',
      ],
      expect: { alice: { life: 21 }, bob: { life: 19 } },
    },
  }),
  scenario('603.2b: as a step begins, all that triggers at its beginning does', {
    rules: ['603.2b', '503.1a'],
    alice: { battlefield: ['Bloodgift Demon'] },
    bob: { battlefield: ['Bloodgift Demon'] },
    turn: { at: 'untap' },
    script: [
      "pass until alice's upkeep",
      { expect: { game: { stack: ['the ability of Bloodgift Demon'] } } },
      'pass until the stack is empty',
    ],
    decide: { choose: 'alice' },
    expect: { alice: { life: 19 }, bob: { life: 20 } },
    control: {
      withoutAbilities: ['Bloodgift Demon'],
      script: ["pass until alice's upkeep", { expect: { game: { stack: 0 } } }],
      decide: {},
      expect: { alice: { life: 20 }, bob: { life: 20 } },
    },
  }),
  scenario('603.2c, example 1: lands that are destroyed at once are as many occurrences', {
    rules: ['603.2c'],
    alice: {
      battlefield: [mourner, { card: 'Plains', count: 2 }, 'Island'],
      hand: [ruin],
      mana: 'W',
    },
    bob: { battlefield: [{ card: 'Swamp', count: 2 }] },
    script: [
      'alice casts Ruin of Lands',
      'everyone passes',
      { expect: { game: { stack: 5 } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 25 }, bob: { battlefield: 0 } },
    control: {
      setup: {
        alice: {
          battlefield: [once, { card: 'Plains', count: 2 }, 'Island'],
          hand: [ruin],
          mana: 'W',
        },
      },
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('603.2c: “one or more” is once, however many die together', {
    rules: ['603.2c'],
    alice: { battlefield: ['Vengeful Townsfolk', { card: 'Memnite', count: 3 }] },
    bob: { hand: ['Cower in Fear'], mana: 'BBB' },
    turn: { of: 'bob' },
    script: ['bob casts Cower in Fear'],
    expect: { 'Vengeful Townsfolk': { counters: { '+1/+1': 1 }, power: 3 }, alice: { graveyard: 3 } },
    control: {
      setup: { bob: { hand: [{ card: 'Shock', count: 3 }], mana: 'RRR' } },
      script: [
        'bob casts Shock on Memnite',
        'bob casts Shock on Memnite 2',
        'bob casts Shock on Memnite 3',
        'pass until the stack is empty',
      ],
      expect: { 'Vengeful Townsfolk': { counters: { '+1/+1': 3 }, power: 6 }, alice: { graveyard: 3 } },
    },
  }),
  scenario('603.2d: what makes it trigger an additional time does so once, and several add up', {
    rules: ['603.2d'],
    alice: {
      battlefield: [
        { card: 'Panharmonicon', as: 'the first organ' },
        { card: 'Panharmonicon', as: 'the second organ' },
      ],
      hand: ['Lone Missionary'],
      mana: 'WW',
    },
    bob: { battlefield: ['Soul Warden'] },
    script: [
      'alice casts Lone Missionary',
      'everyone passes',
      { expect: { game: { stack: 4 } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 32 }, bob: { life: 21 } },
    control: {
      without: 'Panharmonicon',
      expect: { alice: { life: 24 }, bob: { life: 21 } },
      script: ['alice casts Lone Missionary'],
    },
  }),
  scenario('603.2d: what enters doesn’t cause abilities of opponents’ permanents to trigger', {
    rules: ['603.2d', '101.2'],
    alice: { battlefield: ['Elesh Norn, Mother of Machines'], hand: ['Lone Missionary'], mana: 'WW' },
    bob: { battlefield: ['Soul Warden'] },
    script: ['alice casts Lone Missionary'],
    expect: { alice: { life: 28 }, bob: { life: 20 } },
    control: {
      without: 'Elesh Norn, Mother of Machines',
      expect: { alice: { life: 24 }, bob: { life: 21 } },
    },
  }),
  scenario('603.2e: “becomes tapped” is not said of what enters tapped', {
    rules: ['603.2e'],
    alice: { hand: ['City of Brass'] },
    bob: { battlefield: ['Kismet'] },
    script: ['alice plays City of Brass'],
    expect: {
      alice: { life: 20 },
      'City of Brass': { tapped: true },
      game: { notHappened: [{ event: 'trigger' }] },
    },
    control: {
      without: 'Kismet',
      script: [
        'alice plays City of Brass',
        'alice activates City of Brass',
        'alice answers G',
        'everyone passes',
      ],
      expect: { alice: { life: 19 }, 'City of Brass': { tapped: true } },
    },
  }),
  scenario('603.2d: of what enters at once it is enough that one makes the ability trigger once more', {
    rules: ['603.2d', '603.2c'],
    alice: {
      battlefield: [crowdWarden, 'Panharmonicon'],
      hand: [unearthing],
      graveyard: ['Glorious Anthem', 'Bonesplitter', 'Crusade'],
      mana: 'W',
    },
    bob: {},
    script: ['alice casts Plain Unearthing', 'pass until the stack is empty'],
    expect: { alice: { life: 22, battlefield: 5 } },
    control: { without: 'Panharmonicon', expect: { alice: { life: 21, battlefield: 4 } } },
  }),
  scenario('603.2d: and if none of them does, it triggers once', {
    rules: ['603.2d', '603.2c'],
    alice: {
      battlefield: [crowdWarden, 'Panharmonicon'],
      hand: [unearthing],
      graveyard: ['Glorious Anthem', 'Crusade'],
      mana: 'W',
    },
    bob: {},
    script: ['alice casts Plain Unearthing', 'pass until the stack is empty'],
    expect: { alice: { life: 21 } },
    control: {
      setup: {
        alice: {
          graveyard: ['Glorious Anthem', 'Bonesplitter'],
          battlefield: [crowdWarden, 'Panharmonicon'],
          hand: [unearthing],
          mana: 'W',
        },
      },
      expect: { alice: { life: 22 } },
    },
  }),
  scenario('603.2g: an event that is prevented makes nothing trigger', {
    rules: ['603.2g', '615.1'],
    alice: { hand: [guarded, sting], mana: 'WR' },
    bob: { battlefield: ['Raptor Hatchling'] },
    script: [
      'alice casts Guarded Hour on Raptor Hatchling',
      'everyone passes',
      'alice casts Sting on Raptor Hatchling',
      'everyone passes',
    ],
    expect: { bob: { battlefield: 1 }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      script: ['alice casts Sting on Raptor Hatchling'],
      expect: { bob: { battlefield: ['Dinosaur Token'] } },
    },
  }),
  scenario('603.2h: “do this only once each turn”: no more triggers once it was done', {
    rules: ['603.2h'],
    alice: { battlefield: [scribe], hand: [{ card: 'Memnite', count: 3 }] },
    bob: {},
    script: [
      'alice casts Memnite',
      'everyone passes',
      'everyone passes',
      'alice answers no',
      'alice casts Memnite',
      'everyone passes',
      'everyone passes',
      'alice answers yes',
      'alice casts Memnite',
      'everyone passes',
      { expect: { game: { stack: 0 } } },
    ],
    expect: { alice: { hand: 1, battlefield: 4 }, game: { happened: [{ event: 'trigger', times: 2 }] } },
    control: {
      setup: { alice: { battlefield: [eagerScribe], hand: [{ card: 'Memnite', count: 3 }] } },
      script: [
        'alice casts Memnite',
        'everyone passes',
        'everyone passes',
        'alice answers no',
        'alice casts Memnite',
        'everyone passes',
        'everyone passes',
        'alice answers yes',
        'alice casts Memnite',
        'everyone passes',
        'everyone passes',
        'alice answers yes',
      ],
      expect: { alice: { hand: 2, battlefield: 4 } },
    },
  }),
  scenario('603.2: what happens for the first time each turn triggers, and not the second time', {
    rules: ['603.2', '601.2c'],
    alice: {
      battlefield: [{ card: 'Nettle Guard', as: 'guard' }],
      hand: ['Giant Growth', { card: 'Giant Growth', as: 'second' }],
      mana: 'GG',
    },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice passes',
      'bob casts Shock on guard',
      { expect: { game: { stack: 1 } } },
      'bob passes',
      'alice casts Giant Growth on guard',
      { expect: { game: { stack: 3 } } },
      'everyone passes',
      { expect: { guard: { power: 3, toughness: 3 } } },
      'everyone passes',
      'alice casts second on guard',
      { expect: { game: { stack: 2 } } },
      'pass until the stack is empty',
    ],
    expect: { guard: { on: 'battlefield', power: 9, toughness: 9, damage: 2 } },
    control: {
      withoutAbilities: ['Nettle Guard'],
      script: [
        'alice casts Giant Growth on guard',
        'everyone passes',
        'alice casts second on guard',
        'everyone passes',
      ],
      expect: { guard: { power: 9, toughness: 7 } },
    },
  }),
];
