import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  all,
  anotherCreature,
  as,
  create,
  creatureToken,
  creatureYouControl,
  destroy,
  dies,
  discard,
  draw,
  exile,
  gainLife,
  move,
  named,
  replacement,
  spell,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** "If a creature an opponent controls would die, exile it and you gain 1 life for each creature card in exile instead." */
const toll = creature('Toll Keeper', '2/2', '', {
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { would: 'die', what: { type: 'creature', controller: 'opponents' } },
        to: { zone: 'exile' },
        afterwards: [
          { do: 'gainLife', amount: { number: 'count', of: { type: 'creature', zone: 'exile' } } },
        ],
      },
    },
  ],
});
/** Gains life instead of untapping. */
const dozing = creature('Dozing Bear', '2/2', '', {
  abilities: [
    {
      kind: 'static',
      replaces: { event: { would: 'untap', what: 'self' }, instead: [{ do: 'gainLife', amount: 1 }] },
    },
  ],
});

/** Is destroyed instead of a creature. */
const shield = card('Paper Shield', ['enchantment'], {
  abilities: [replacement({ event: { would: 'destroy', what: aCreature }, instead: [destroy('self')] })],
});
const raise = card('Kill and Raise', ['sorcery'], {
  manaCost: '{1}',
  abilities: [
    spell(
      [targetCreature],
      as('gone', destroy(target(0))),
      move(all({ zone: 'graveyard', among: named('gone') }), { zone: 'battlefield', under: 'you' }),
    ),
  ],
});
const purge = card('Purge', ['sorcery'], {
  manaCost: '{1}',
  abilities: [
    spell(
      [],
      as('gone', destroy(all({ anyType: ['creature', 'enchantment'] }))),
      gainLife({ number: 'amount', by: 'gone' }),
    ),
  ],
});
/** Is destroyed instead, and then its controller draws two cards and discards one. */
const scroll = card('Paper Scroll', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'destroy', what: creatureYouControl },
      instead: [destroy('self'), draw(2), discard(1, 'you')],
    }),
  ],
});
/** Sees others die, and is exiled with a Zombie in its stead. */
const exiler = creature('Exiler', '3/4', '', {
  abilities: [
    replacement({
      event: { would: 'die', what: { type: 'creature', token: false, controller: 'opponents' } },
      to: { zone: 'exile' },
      also: [
        create(
          creatureToken(
            2,
            2,
            ['B'],
            'Zombie',
            triggered({ when: dies(anotherCreature), effect: [gainLife(7)] }),
          ),
        ),
      ],
    }),
  ],
});

/** Creates a Cat instead of a death; "and you gain 1 life for each creature you control". */
const nursery = card('Cat Nursery', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'die', what: creatureYouControl },
      instead: [
        create(creatureToken(1, 1, ['G'], 'Cat')),
        gainLife({ number: 'count', of: creatureYouControl }),
      ],
    }),
  ],
});
/** Exiles instead of a death; "and you gain 1 life for each card in exile". */
const urns = card('Hall of Urns', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'die', what: creatureYouControl },
      instead: [exile('it'), gainLife({ number: 'count', of: { zone: 'exile', card: true } })],
    }),
  ],
});
const doom = card('Doom for All', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([], destroy(all(aCreature)))],
});

/** What is counted is there only once what is done first has been done. */
const counted = (what: string, instead: typeof nursery, life: number) =>
  scenario(`608.2c: what is done instead counts ${what}`, {
    rules: ['608.2c', '614.6'],
    alice: { battlefield: [instead, 'Grizzly Bears'], hand: [doom] },
    bob: {},
    script: ['alice casts Doom for All', 'pass until the stack is empty'],
    expect: { alice: { life } },
    control: { without: instead.name, expect: { alice: { life: 20 } } },
  });

export default [
  counted('what was created first', nursery, 22),
  counted('what was exiled first', urns, 21),
  scenario('614.6: what is created instead enters as others leave in the same event, and they don’t see it', {
    rules: ['614.6', '603.6a', '603.10'],
    alice: { battlefield: ['Kalitas, Traitor of Ghet', 'Soul Warden'] },
    bob: { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: ['Wrath of God'], mana: 'WWWW' },
    turn: { of: 'bob' },
    script: ['bob casts Wrath of God', 'pass until the stack is empty'],
    expect: {
      alice: { life: 20, battlefield: 2 },
      'Grizzly Bears': { on: 'exile' },
      'Hill Giant': { on: 'exile' },
    },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears'], hand: ['Murder'], mana: 'BBB' } },
      script: ['bob casts Murder on Grizzly Bears', 'pass until the stack is empty'],
      expect: { alice: { life: 21, battlefield: 3 }, 'Grizzly Bears': { on: 'exile' } },
    },
  }),
  scenario('614.6: what is created instead doesn’t see what leaves in the same event', {
    rules: ['614.6', '603.10a'],
    alice: { battlefield: [exiler, creature('Own Bear', '2/2')] },
    bob: { battlefield: ['Grizzly Bears'], hand: ['Wrath of God'], mana: 'WWWW' },
    turn: { of: 'bob' },
    script: ['bob casts Wrath of God', 'pass until the stack is empty'],
    expect: { alice: { life: 20, battlefield: 1 }, 'Own Bear': { on: 'graveyard' } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears'], hand: ['Murder', 'Murder'], mana: 'BBBBBB' } },
      script: [
        'bob casts Murder on Grizzly Bears',
        'pass until the stack is empty',
        'bob casts Murder on Own Bear',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 27 }, 'Own Bear': { on: 'graveyard' } },
    },
  }),
  scenario('614.6: what is destroyed instead is destroyed by what the spell did', {
    rules: ['614.6'],
    alice: { hand: [raise], mana: 'C' },
    bob: { battlefield: ['Grizzly Bears', shield] },
    script: ['alice casts Kill and Raise on Grizzly Bears', 'everyone passes'],
    expect: {
      'Paper Shield': { on: 'battlefield', controller: 'alice' },
      'Grizzly Bears': { on: 'battlefield', controller: 'bob' },
    },
    control: {
      withoutAbilities: ['Paper Shield'],
      expect: { 'Grizzly Bears': { on: 'battlefield', controller: 'alice' } },
    },
  }),
  scenario('614.6: what is destroyed by the spell as well as instead of something is destroyed once', {
    rules: ['614.6', '400.6'],
    alice: { hand: [purge], mana: 'C', battlefield: ['Hill Giant'] },
    bob: { battlefield: ['Grizzly Bears', shield] },
    script: ['alice casts Purge', 'everyone passes', 'everyone passes'],
    // The shield stands in for both creatures.
    expect: {
      alice: { life: 21 },
      'Hill Giant': { on: 'battlefield' },
      'Grizzly Bears': { on: 'battlefield' },
      game: { happened: [{ event: 'destroy', object: 'Paper Shield', times: 1 }] },
    },
    control: { withoutAbilities: ['Paper Shield'], expect: { alice: { life: 23 } } },
  }),
  scenario('614.6: further instructions are followed once what they begin with has happened', {
    rules: ['614.6', '608.2c'],
    alice: { hand: ['Wrath of God'], mana: 'WWWW', battlefield: ['Hill Giant'] },
    bob: { battlefield: ['Grizzly Bears', scroll], library: ['Forest', 'Island', 'Swamp'] },
    script: [
      'alice casts Wrath of God',
      'everyone passes',
      {
        expect: { 'Hill Giant': { on: 'graveyard' }, 'Paper Scroll': { on: 'graveyard' }, bob: { hand: 2 } },
      },
      'bob chooses Island',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, Island: { on: 'graveyard' }, bob: { hand: 1 } },
    control: {
      withoutAbilities: ['Paper Scroll'],
      script: ['alice casts Wrath of God', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, bob: { hand: 0 } },
    },
  }),
  scenario('614.6: what would untap and does something instead never untaps; others do', {
    rules: ['614.6', '502.3'],
    alice: {
      battlefield: [
        { card: dozing, tapped: true },
        { card: 'Grizzly Bears', tapped: true },
      ],
    },
    bob: {},
    turn: { of: 'bob' },
    script: ["pass until alice's upkeep"],
    expect: { 'Dozing Bear': { tapped: true }, 'Grizzly Bears': { tapped: false }, alice: { life: 21 } },
    control: {
      withoutAbilities: ['Dozing Bear'],
      script: ["pass until alice's upkeep"],
      expect: { 'Dozing Bear': { tapped: false }, 'Grizzly Bears': { tapped: false }, alice: { life: 20 } },
    },
  }),
  scenario('614.6: what counts the cards in exile counts the one that is exiled instead', {
    rules: ['614.6'],
    alice: { hand: ['Terminate'], battlefield: [toll], mana: 'BR' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Terminate on Grizzly Bears', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'exile' }, alice: { life: 21 } },
    control: {
      withoutAbilities: ['Toll Keeper'],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { life: 20 } },
    },
  }),
];
