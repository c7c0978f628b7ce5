import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { as, move, named, replacement, spell } from '../../machines/rules/abilities/write/index.ts';
import type { Instruction } from '../../machines/rules/index.ts';

/** "As this enters, choose a color." */
const throne = card('Painted Throne', ['artifact'], {
  manaCost: '{5}',
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', what: 'color', link: 'color' }],
    }),
  ],
});
/** "As this enters, an opponent chooses a color." */
const asker = creature('Color Asker', '2/2', '', {
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', who: 'opponents', what: 'color', link: 'color' }],
    }),
  ],
});
/** "Each player may put a permanent card from their hand onto the battlefield." */
const showing = card('Big Show', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    spell(
      [],
      {
        do: 'forEachPlayer',
        of: 'everyone',
        then: [
          as('put', {
            do: 'choose',
            who: 'they',
            from: { zone: 'hand', owner: 'they', anyType: ['artifact', 'creature'] },
            count: { min: 0, max: 1 },
          }),
        ],
      },
      move(named('put'), { zone: 'battlefield' }),
    ),
  ],
});
const piping = (name: string, faceDown: boolean) =>
  card(name, ['sorcery'], {
    manaCost: '{0}',
    abilities: [
      spell(
        [],
        as('it', {
          do: 'choose',
          from: { zone: 'hand', owner: 'you', type: 'creature' },
          count: { min: 0, max: 1 },
        }),
        move(named('it'), { zone: 'battlefield', ...(faceDown && { faceDown }) }),
      ),
    ],
  });
const pipe = piping('Pipe', false);
/** "Put the top card of your library onto the battlefield", or "Mill a card". */
const topping = (name: string, does: Instruction) =>
  card(name, ['sorcery'], { manaCost: '{0}', abilities: [spell([], does)] });
const topple = topping('Topple', move({ top: 1, of: 'you' }, { zone: 'battlefield' }));
const tip = topping('Tip', { do: 'mill', count: 1, who: 'you' });
const bear = creature('Big Bear', '5/5');
/** "Creatures enter with a counter of a color that an opponent chooses": asked by another permanent. */
const watcher = card('Watchful Color', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'enter', what: { type: 'creature' } },
      choose: [{ do: 'chooseValue', who: 'opponents', what: 'color', link: 'color' }],
    }),
  ],
});
/** "If a card would be put into a graveyard, you may exile it instead." */
const sieve = card('Sieve', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'move', what: {}, to: 'graveyard' },
      to: { zone: 'exile' },
      optional: true,
    }),
  ],
});

export default [
  scenario('400.6: what enters at the same time has been seen by whoever chooses how something else does', {
    rules: ['400.6', '614.12a'],
    alice: { hand: [showing, bear] },
    bob: { hand: [throne] },
    script: [
      'alice casts Big Show',
      'everyone passes',
      'alice chooses Big Bear',
      // While it is only chosen, nobody has looked at it.
      { expect: { 'Big Bear': { seenBy: ['alice'] } } },
      'bob chooses Painted Throne',
      {
        expect: {
          game: { asked: { player: 'bob', kind: 'option' } },
          'Big Bear': { seenBy: ['alice', 'bob'] },
        },
      },
      'bob chooses red',
    ],
    expect: { 'Big Bear': { on: 'battlefield' }, 'Painted Throne': { on: 'battlefield' } },
    control: {
      // What isn't put there stays unseen.
      script: [
        'alice casts Big Show',
        'everyone passes',
        'alice chooses nothing',
        'bob chooses Painted Throne',
        { expect: { 'Big Bear': { seenBy: ['alice'] } } },
        'bob chooses red',
      ],
      expect: { 'Big Bear': { on: 'hand' } },
    },
  }),
  scenario('400.6: an opponent who chooses for what enters from a hand has looked at it', {
    rules: ['400.6'],
    alice: { hand: [pipe, asker] },
    bob: {},
    carol: {},
    script: [
      'alice casts Pipe',
      'everyone passes',
      'alice chooses Color Asker',
      { expect: { 'Color Asker': { on: 'hand', seenBy: ['alice', 'bob', 'carol'] } } },
      'bob chooses red',
      'carol chooses blue',
    ],
    expect: { 'Color Asker': { on: 'battlefield' } },
    control: {
      script: ['alice casts Pipe', 'everyone passes', 'alice chooses nothing'],
      expect: { 'Color Asker': { on: 'hand', seenBy: ['alice'] } },
    },
  }),
  scenario('400.6: nobody looks at what enters face down', {
    rules: ['400.6', '708.3'],
    alice: { battlefield: [watcher], hand: [piping('Dark Pipe', true), bear] },
    bob: {},
    script: [
      'alice casts Dark Pipe',
      'everyone passes',
      'alice chooses Big Bear',
      { expect: { 'Big Bear': { seenBy: ['alice'] } } },
      'bob chooses red',
    ],
    expect: { 'Big Bear': { on: 'battlefield', faceDown: true } },
    control: {
      setup: { alice: { battlefield: [watcher], hand: [pipe, bear] } },
      script: [
        'alice casts Pipe',
        'everyone passes',
        'alice chooses Big Bear',
        { expect: { 'Big Bear': { seenBy: ['alice', 'bob'] } } },
        'bob chooses red',
      ],
      expect: { 'Big Bear': { on: 'battlefield', faceDown: false } },
    },
  }),
  scenario(
    '400.6: from the top of a library onto the battlefield everyone looks, into a graveyard its owner',
    {
      rules: ['400.6'],
      alice: { battlefield: [sieve], hand: [tip], library: [throne, 'Forest'] },
      bob: {},
      script: [
        'alice casts Tip',
        'everyone passes',
        { expect: { 'Painted Throne': { on: 'library', seenBy: ['alice'] } } },
        'alice says no',
        'alice says no',
      ],
      expect: { 'Painted Throne': { on: 'graveyard' } },
      control: {
        setup: {
          alice: { battlefield: [], hand: [topple], library: [throne, 'Forest'] },
        },
        script: [
          'alice casts Topple',
          'everyone passes',
          { expect: { 'Painted Throne': { on: 'library', seenBy: ['alice', 'bob'] } } },
          'alice chooses red',
        ],
        expect: { 'Painted Throne': { on: 'battlefield' } },
      },
    },
  ),
];
