import { scenario } from '../../machines/play/scenario/index.ts';

const twice = [
  'alice activates Merieke Ri Berit on Hill Giant',
  "alice activates Kiora's Follower on Merieke Ri Berit",
  'everyone passes',
  'alice activates Merieke Ri Berit on Grizzly Bears',
  'everyone passes',
  { expect: { 'Grizzly Bears': { controller: 'alice' }, 'Hill Giant': { controller: 'bob' } } },
  'everyone passes',
];

export default [
  scenario(
    '603.7a: untapping before an ability resolved is nothing that it waits for; that comes next time',
    {
      rules: ['603.7a', '611.2b', '603.7b'],
      alice: {
        battlefield: ['Merieke Ri Berit', { card: "Kiora's Follower", count: 2 }],
      },
      bob: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
      script: twice,
      expect: {
        'Hill Giant': { on: 'battlefield', controller: 'alice' },
        'Grizzly Bears': { on: 'battlefield', controller: 'alice' },
      },
      control: {
        script: [
          ...twice,
          "alice activates Kiora's Follower 2 on Merieke Ri Berit",
          'everyone passes',
          'alice orders anything',
        ],
        expect: { 'Hill Giant': { on: 'graveyard' }, 'Grizzly Bears': { on: 'graveyard' } },
      },
    },
  ),
];
