import { card, scenario } from '../../machines/play/scenario/index.ts';

const farewell = card('Bitter Farewell', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    { kind: 'spell', effect: [{ do: 'loseLife', amount: 1, who: 'opponents' }] },
    { kind: 'keyword', keyword: 'haunt' },
    {
      kind: 'triggered',
      when: [{ on: 'dies', object: 'haunted' }],
      effect: [{ do: 'loseLife', amount: 3, who: 'opponents' }],
    },
  ],
});

export default [
  scenario('702.55a: a sorcery with haunt haunts a creature after it has resolved', {
    rules: ['702.55a', '702.55b', '702.55c', '608.2n'],
    alice: { hand: [farewell, 'Shock'], mana: 'BR' },
    bob: { battlefield: ['Grizzly Bears', 'Runeclaw Bear'] },
    script: [
      'alice casts Bitter Farewell',
      'everyone passes',
      'alice chooses Grizzly Bears',
      { expect: { 'Bitter Farewell': { on: 'graveyard' }, bob: { life: 19 } } },
      'everyone passes',
      { expect: { 'Bitter Farewell': { on: 'exile' } } },
      'alice casts Shock on Grizzly Bears',
    ],
    expect: { bob: { life: 16 }, 'Bitter Farewell': { on: 'exile' } },
    control: {
      without: 'haunt',
      script: [
        'alice casts Bitter Farewell',
        'pass until the stack is empty',
        'alice casts Shock on Grizzly Bears',
      ],
      expect: { bob: { life: 19 }, 'Bitter Farewell': { on: 'graveyard' } },
    },
  }),
  scenario('702.55a: countered, it haunts nothing: it doesn’t go to the graveyard while it resolves', {
    rules: ['702.55a', '701.6a'],
    alice: { hand: [farewell], mana: 'B' },
    bob: { hand: ['Counterspell'], battlefield: ['Grizzly Bears'], mana: 'UU' },
    script: ['alice casts Bitter Farewell', 'alice passes', 'bob casts Counterspell on Bitter Farewell'],
    expect: { bob: { life: 20 }, 'Bitter Farewell': { on: 'graveyard' } },
    control: {
      script: ['alice casts Bitter Farewell', 'everyone passes', 'pass until the stack is empty'],
      expect: { bob: { life: 19 }, 'Bitter Farewell': { on: 'exile' } },
    },
  }),
  scenario('702.55b: a creature that comes back is haunted no more', {
    rules: ['702.55b', '400.7'],
    alice: {
      hand: ['Absolver Thrull', 'Terminate', 'Cloudshift', 'Shock'],
      mana: 'WCCCBRWR',
      battlefield: ['Grizzly Bears'],
    },
    bob: { battlefield: ['Crusade', 'Glorious Anthem'] },
    script: [
      'alice casts Absolver Thrull',
      'everyone passes',
      'alice chooses Glorious Anthem',
      'pass until the stack is empty',
      'alice casts Terminate on Absolver Thrull',
      'pass until the stack is empty',
      'alice casts Cloudshift on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Shock on Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, Crusade: { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Absolver Thrull',
        'everyone passes',
        'alice chooses Glorious Anthem',
        'pass until the stack is empty',
        'alice casts Terminate on Absolver Thrull',
        'pass until the stack is empty',
        'alice casts Shock on Grizzly Bears',
      ],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, Crusade: { on: 'graveyard' } },
    },
  }),
];
