import { scenario } from '../../machines/play/scenario/index.ts';

const withSkydiver = {
  alice: { hand: ['Thieving Skydiver'], mana: 'UUUU' },
  bob: { battlefield: ['Sol Ring', 'Bloodforged Battle-Axe'] },
};

export default [
  scenario('107.3m: X of the kicker is X of what triggers as the permanent enters', {
    rules: ['107.3m', '702.33a', '702.33g'],
    ...withSkydiver,
    script: [
      'alice casts Thieving Skydiver kicked with X = 1',
      'everyone passes',
      'alice chooses Sol Ring',
      'everyone passes',
    ],
    expect: { 'Sol Ring': { controller: 'alice' } },
    control: {
      script: ['alice casts Thieving Skydiver', 'everyone passes'],
      expect: { 'Sol Ring': { controller: 'bob' }, 'Thieving Skydiver': { on: 'battlefield' } },
    },
  }),
  scenario('107.3a: where X can’t be 0, nobody may kick with it for nothing', {
    rules: ['107.3a', '601.2b'],
    ...withSkydiver,
    script: ['refused 107.3a: alice casts Thieving Skydiver kicked with X = 0'],
    expect: { 'Thieving Skydiver': { on: 'hand' } },
  }),
];
