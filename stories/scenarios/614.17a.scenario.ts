import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  all,
  artifact,
  as,
  inYourGraveyard,
  move,
  named,
  permanentTypes,
  putCounters,
  replacement,
  returnToBattlefield,
  rulesFor,
  sacrificeThis,
  spell,
  triggered,
  youControl,
} from '../../machines/rules/abilities/write/index.ts';

/**
 * "As this enters, put a soul counter on an artifact you control." "When you control no permanent with a soul counter on
 * it, sacrifice this."
 */
const keeper = creature('Soul Keeper', '5/5', '', {
  manaCost: '{B}',
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [
        {
          do: 'choose',
          from: youControl(artifact),
          canGetCounters: 'soul',
          count: { min: 1, max: 1 },
          as: 'vessel',
        },
        putCounters('soul', 1, named('vessel')),
      ],
    }),
    triggered({
      when: {
        on: 'state',
        is: {
          holds: 'not',
          of: { holds: 'exists', what: { controller: 'you', counters: { kind: 'soul', atLeast: 1 } } },
        },
      },
      effect: [sacrificeThis],
    }),
  ],
});
/** "Reveal the top two cards of your library. Put any number of permanent cards among them onto the battlefield." */
const wave = card('Small Wave', ['sorcery'], {
  manaCost: '{G}',
  abilities: [
    spell(
      [],
      as('seen', { do: 'reveal', what: { top: 2, of: 'you' } }),
      {
        do: 'choose',
        from: { among: named('seen'), like: { anyType: permanentTypes } },
        count: { min: 0, max: 2 },
        as: 'chosen',
      },
      move(named('chosen'), { zone: 'battlefield' }),
    ),
  ],
});
/** "Permanents can't have counters put on them." */
const blank = card('Blank Age', ['enchantment'], {
  abilities: [rulesFor(all({}), { rule: 'cant', what: 'haveCountersPut' })],
});
/** "Creatures lose all abilities." */
const plainness = card('Great Plainness', ['enchantment'], {
  abilities: [{ kind: 'static', affects: all(aCreature), changes: [{ change: 'removeAllAbilities' }] }],
});
/** "This can't have counters put on it." */
const kite = creature('Sealed Kite', '2/1', '', {
  types: ['artifact', 'creature'],
  abilities: [rulesFor(null, { rule: 'cant', what: 'haveCountersPut' })],
});
const sealer = creature('Seal Bearer', '1/1', '', {
  abilities: [rulesFor(all(artifact), { rule: 'cant', what: 'haveCountersPut' })],
});
/** "As this enters, sacrifice a creature." */
const eater = creature('Grave Eater', '3/3', '', {
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'sacrifice', who: 'you', filter: aCreature, count: 1 }],
    }),
  ],
});
/** "As this enters, put a charge counter on each artifact you control." */
const marker = creature('Relic Marker', '2/2', '', {
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [putCounters('charge', 1, all(youControl(artifact)))],
    }),
  ],
});
const relic = card('Plain Relic', ['artifact']);
const rising = card('Common Rising', ['sorcery'], {
  manaCost: '{W}',
  abilities: [spell([], returnToBattlefield(all(inYourGraveyard(aCreature))))],
});

const hand = { hand: [wave], mana: 'G' };
const waved = (...chosen: readonly string[]) => [
  'alice casts Small Wave',
  'everyone passes',
  `alice chooses ${chosen.join(', ')}`,
  'pass until the stack is empty',
];

/** What is sacrificed as one card enters was there before the event, and keeps what another would do from happening. */
const prohibited = (title: string, graveyard: readonly (typeof eater)[]) =>
  scenario(title, {
    rules: ['614.17a', '614.13'],
    alice: { battlefield: [relic, sealer], graveyard, hand: [rising], mana: 'W' },
    bob: {},
    script: ['alice casts Common Rising', 'everyone passes'],
    expect: {
      'Seal Bearer': { on: 'graveyard' },
      'Relic Marker': { on: 'battlefield' },
      'Plain Relic': { counters: { charge: 0 } },
    },
    control: {
      withoutAbilities: ['Seal Bearer'],
      expect: { 'Seal Bearer': { on: 'graveyard' }, 'Plain Relic': { counters: { charge: 1 } } },
    },
  });

export default [
  scenario('614.17a: what enters at the same time prohibits nothing that is part of entering', {
    rules: ['614.17a', '614.12'],
    alice: { ...hand, battlefield: ['Bronze Sable'], library: [keeper, blank] },
    bob: {},
    script: waved('Soul Keeper', 'Blank Age'),
    expect: { 'Bronze Sable': { counters: { soul: 1 } }, 'Soul Keeper': { on: 'battlefield' } },
    control: {
      setup: { alice: { ...hand, battlefield: ['Bronze Sable', blank], library: [keeper, 'Forest'] } },
      script: waved('Soul Keeper'),
      expect: { 'Bronze Sable': { counters: { soul: 0 } }, 'Soul Keeper': { on: 'graveyard' } },
    },
  }),
  scenario('614.17a: nor does what takes its prohibition away at the same time allow anything', {
    rules: ['614.17a', '608.2d', '614.12'],
    alice: { ...hand, battlefield: [kite, 'Bronze Sable'], library: [keeper, plainness] },
    bob: {},
    script: waved('Soul Keeper', 'Great Plainness'),
    // The only artifact that may have one gets it, and nobody is asked.
    expect: {
      'Sealed Kite': { counters: { soul: 0 } },
      'Bronze Sable': { counters: { soul: 1 } },
      'Soul Keeper': { on: 'battlefield' },
    },
    control: {
      withoutAbilities: ['Sealed Kite'],
      script: [...waved('Soul Keeper', 'Great Plainness').slice(0, -1), 'alice chooses Sealed Kite'],
      expect: { 'Sealed Kite': { counters: { soul: 1 } }, 'Bronze Sable': { counters: { soul: 0 } } },
    },
  }),
  prohibited('614.17a: what prohibits it still does as it is sacrificed for what enters along', [
    marker,
    eater,
  ]),
  prohibited('614.17a: in the other order of the cards as well', [eater, marker]),
];
