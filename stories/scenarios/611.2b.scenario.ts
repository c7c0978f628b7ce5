import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('611.2b: an effect lasts for as long as what it affects has a counter on it', {
    rules: ['611.2b', '611.2c', '305.7'],
    alice: { hand: ["Aquitect's Will"], mana: 'U', battlefield: ['Forest'] },
    bob: {},
    script: ["alice casts Aquitect's Will on Forest", 'everyone passes'],
    expect: { Forest: { subtypes: ['Forest', 'Island'], counters: { flood: 1 } } },
    control: { script: ['alice passes'], expect: { Forest: { subtypes: ['Forest'], counters: {} } } },
  }),
  scenario('611.2b: an ability that is given while a counter is there', {
    rules: ['611.2b'],
    alice: { hand: ['Makeshift Mannequin'], mana: 'BBBB', graveyard: ['Grizzly Bears'] },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Makeshift Mannequin',
      'everyone passes',
      { expect: { 'Grizzly Bears': { on: 'battlefield', counters: { mannequin: 1 } } } },
      'alice passes',
      'bob casts Shock on Grizzly Bears',
      { expect: { game: { stack: 2 } } },
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, game: { stack: ['Shock'] } },
  }),
];
