import { creature, scenario } from '../../machines/play/scenario/index.ts';

const creeper = creature('Stealthy Creeper', '2/3', 'menace, deathtouch');
const naga = creature('River Naga', '3/3');
const rats = creature('Ditch Rats', '1/1');
const setup = {
  alice: { battlefield: [creeper] },
  bob: { battlefield: [naga, rats] },
};
const blocked = [
  'alice attacks bob with Stealthy Creeper',
  'bob blocks Stealthy Creeper with River Naga, Ditch Rats',
  'everyone passes',
];

export default [
  scenario(
    '510.1c: it divides its damage only as it deals it, and a source with deathtouch needs one for each',
    {
      rules: ['510.1c', '702.2c', '704.5h'],
      ...setup,
      script: [
        ...blocked,
        {
          expect: {
            game: {
              turn: { at: 'combatDamage' },
              asked: { player: 'alice', kind: 'combatDamage', rule: '510.1' },
            },
          },
        },
        'alice assigns 1 to River Naga, 1 to Ditch Rats',
      ],
      expect: { 'River Naga': { on: 'graveyard' }, 'Ditch Rats': { on: 'graveyard' } },
      control: {
        without: 'deathtouch',
        script: [...blocked, 'alice assigns 1 to River Naga, 1 to Ditch Rats'],
        expect: { 'River Naga': { on: 'battlefield', damage: 1 }, 'Ditch Rats': { on: 'graveyard' } },
      },
    },
  ),
  scenario('510.1c: all of the damage may go to one blocker, and no less of it than all is assigned', {
    rules: ['510.1c', '510.1a'],
    ...setup,
    script: [...blocked, 'refused 510.1a: alice assigns 1 to River Naga', 'alice assigns 2 to River Naga'],
    expect: { 'River Naga': { on: 'graveyard' }, 'Ditch Rats': { on: 'battlefield', damage: 0 } },
    control: {
      script: [...blocked, 'alice assigns 2 to Ditch Rats'],
      expect: { 'River Naga': { on: 'battlefield', damage: 0 }, 'Ditch Rats': { on: 'graveyard' } },
    },
  }),
];
