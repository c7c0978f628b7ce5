import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  as,
  creatureYouControl,
  destroy,
  exile,
  land,
  named,
  one,
  replacement,
  returnToBattlefield,
  returnToHand,
  spell,
  staticAbility,
  target,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** Everyone may play one more land each turn. */
const openGround = (name: string) =>
  card(name, ['enchantment'], {
    manaCost: '{2}{G}',
    abilities: [staticAbility({ players: 'everyone', rules: [{ rule: 'additionalLands', number: 1 }] })],
  });
/** One more land each turn, and lands may be played from the top of the library. */
const seer = creature('Seer of Soil', '2/2', '', {
  manaCost: '{3}{G}',
  abilities: [
    staticAbility({
      players: 'you',
      rules: [
        { rule: 'additionalLands', number: 1 },
        { rule: 'topRevealed' },
        { rule: 'mayPlayFrom', from: 'library', what: land, onlyTop: true },
      ],
    }),
  ],
});
const outAndBack = card('Out and Back', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([one(creatureYouControl)], as('exiled', exile(target(0))), returnToBattlefield(named('exiled'))),
  ],
});
/** Exiles as many cards from the top as X says, which may be played until one's next turn. */
const molten = card('Molten Visions', ['instant'], {
  manaCost: '{X}{R}{R}',
  abilities: [
    spell([], as('exiled', exile({ top: { number: 'x' }, of: 'you' })), {
      do: 'mayPlay',
      what: named('exiled'),
      until: 'untilYourNextTurn',
    }),
  ],
});
/** Enters tapped where its player has neither an Island nor a Swamp. */
const village = card('Marsh Village', ['land'], {
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      tapped: true,
      if: {
        holds: 'not',
        of: { holds: 'exists', what: { anySubtype: ['Island', 'Swamp'], controller: 'you' } },
      },
    }),
  ],
});
/** A creature card that wasn't cast is exiled instead of entering. */
const warden = creature('Warden of Doors', '2/2', '', {
  abilities: [
    replacement({
      event: { would: 'enter', what: { type: 'creature', token: false } },
      if: { holds: 'not', of: { holds: 'wasCast', what: 'it' } },
      to: { zone: 'exile' },
    }),
  ],
});
const grove = creature('Wandering Grove', '1/1', '', {
  types: ['land', 'creature'],
  subtypes: 'Forest Dryad',
  colors: 'G',
});
const shyBeast = creature('Shy Beast', '6/6', '', {
  abilities: [triggered({ when: { on: 'landPlayed', by: 'everyone' }, effect: [returnToHand('self')] })],
});
const fell = card('Fell the Grove', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([one(land)], destroy(target(0)))],
});

export default [
  scenario('305.2b: what permits another land, once it has left and come back, permits no third one', {
    rules: ['305.2a', '305.2b'],
    alice: {
      battlefield: [openGround('Open Ground')],
      hand: ['Flicker', 'Forest', 'Swamp', 'Island'],
      mana: 'WC',
    },
    bob: {},
    script: [
      'alice plays Forest',
      'alice plays Swamp',
      'refused 305.2b: alice plays Island',
      'alice casts Flicker on Open Ground',
      'everyone passes',
      { expect: { 'Open Ground': { on: 'battlefield' } } },
      'refused 305.2b: alice plays Island',
    ],
    expect: { Island: { on: 'hand' }, alice: { landsPlayed: 2 } },
    control: {
      setup: { alice: { battlefield: [openGround('Open Ground'), openGround('Wide Ground')] } },
      script: [
        'alice plays Forest',
        'alice plays Swamp',
        'alice casts Flicker on Open Ground',
        'everyone passes',
        'alice plays Island',
      ],
      expect: { Island: { on: 'battlefield' }, alice: { landsPlayed: 3 } },
    },
  }),
  scenario('305.2a: lands played from the library count, whatever became of what permitted them', {
    rules: ['305.2a', '305.2b'],
    alice: {
      battlefield: [seer],
      hand: [outAndBack, 'Forest', 'Island'],
      library: ['Swamp', 'Mountain', 'Wastes'],
      mana: 'U',
    },
    bob: {},
    script: [
      'alice plays Forest',
      'alice plays Swamp',
      'alice casts Out and Back on Seer of Soil',
      'everyone passes',
      'refused 305.2b: alice plays Mountain',
      'refused 305.2b: alice plays Island',
    ],
    expect: {
      Swamp: { on: 'battlefield' },
      'Seer of Soil': { on: 'battlefield' },
      Mountain: { on: 'library', seenBy: ['alice', 'bob'] },
      alice: { landsPlayed: 2 },
    },
    control: {
      script: [
        'alice plays Forest',
        'alice casts Out and Back on Seer of Soil',
        'everyone passes',
        'alice plays Swamp',
        'refused 305.2b: alice plays Mountain',
      ],
      expect: { Swamp: { on: 'battlefield' }, alice: { landsPlayed: 2 } },
    },
  }),
  scenario('305.2b: a land that may be played from exile is played only as one of the turn’s lands', {
    rules: ['305.2b', '305.2a', '614.12'],
    alice: { hand: [molten], library: [village, 'Shock', 'Wastes'], mana: 'RRCC', landsPlayed: 1 },
    bob: {},
    script: [
      'alice casts Molten Visions with X = 2',
      'everyone passes',
      'refused 305.2b: alice plays Marsh Village',
    ],
    expect: { 'Marsh Village': { on: 'exile', faceDown: false } },
    control: {
      setup: { alice: { landsPlayed: 0 } },
      script: ['alice casts Molten Visions with X = 2', 'everyone passes', 'alice plays Marsh Village'],
      expect: { 'Marsh Village': { on: 'battlefield', tapped: true }, alice: { landsPlayed: 1 } },
    },
  }),
  scenario('305.2a: a land that is exiled instead of entering was played all the same', {
    rules: ['305.2a', '305.2b', '305.1', '614.6'],
    alice: { hand: [grove, 'Island'] },
    bob: { battlefield: [warden] },
    script: ['alice plays Wandering Grove', 'refused 305.2b: alice plays Island'],
    expect: {
      'Wandering Grove': { on: 'exile' },
      Island: { on: 'hand' },
      alice: { landsPlayed: 1 },
      game: { notHappened: [{ event: 'move', to: 'battlefield' }] },
    },
    control: {
      setup: { alice: { battlefield: [openGround('Open Ground')] } },
      script: ['alice plays Wandering Grove', 'alice plays Island'],
      expect: { 'Wandering Grove': { on: 'exile' }, Island: { on: 'battlefield' } },
    },
  }),
  scenario('305.1: what triggers on a land being played triggers though the land never entered', {
    rules: ['305.1', '614.6', '603.2'],
    alice: { hand: [grove] },
    bob: { battlefield: [warden, shyBeast] },
    script: ['alice plays Wandering Grove', 'pass until the stack is empty'],
    expect: { 'Wandering Grove': { on: 'exile' }, 'Shy Beast': { on: 'hand' } },
    control: {
      setup: { alice: { hand: [fell], battlefield: ['Wastes'] } },
      script: ['alice casts Fell the Grove on Wastes', 'pass until the stack is empty'],
      expect: { 'Shy Beast': { on: 'battlefield' } },
    },
  }),
];
