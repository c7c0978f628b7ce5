import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('610.3: what is exiled until something leaves goes back to the zone that it came from', {
    rules: ['610.3'],
    alice: { hand: ['Brain Maggot'], mana: 'BB' },
    bob: { hand: ['Grizzly Bears', 'Lightning Bolt'], mana: 'R' },
    script: [
      'alice casts Brain Maggot',
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      { expect: { 'Grizzly Bears': { on: 'exile' } } },
      'bob casts Lightning Bolt on Brain Maggot',
    ],
    expect: { 'Grizzly Bears': { on: 'hand' }, 'Brain Maggot': { on: 'graveyard' } },
    control: {
      script: ['alice casts Brain Maggot', 'pass until alice decides', 'alice chooses Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'exile' } },
    },
  }),
  scenario('610.3: a permanent that was exiled so goes back to the battlefield', {
    rules: ['610.3'],
    alice: { hand: ['Banisher Priest'], mana: 'WWW' },
    bob: { battlefield: ['Grizzly Bears'], hand: ['Lightning Bolt'], mana: 'R' },
    script: [
      'alice casts Banisher Priest',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { on: 'exile' } } },
      'bob casts Lightning Bolt on Banisher Priest',
    ],
    expect: {
      'Grizzly Bears': { on: 'battlefield' },
      game: { happened: [{ event: 'move', rule: '610.3' }] },
    },
    control: {
      script: ['alice casts Banisher Priest', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { on: 'exile' } },
    },
  }),
];
