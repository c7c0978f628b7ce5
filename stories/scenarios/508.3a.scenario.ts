import { scenario } from '../../machines/play/scenario/index.ts';

const attacked = {
  alice: { battlefield: ['Hill Giant'] },
  bob: { battlefield: ['Sarkhan the Masterless', 'Steel Hellkite'] },
};

export default [
  scenario('508.3a: it triggers on attacks on its controller and on their planeswalkers', {
    rules: ['508.3a', '120.7'],
    ...attacked,
    script: ['alice attacks Sarkhan the Masterless with Hill Giant', 'everyone passes', 'stop here'],
    expect: { 'Hill Giant': { damage: 1 } },
    control: {
      setup: { bob: { battlefield: ['Jace, Memory Adept', 'Steel Hellkite'] } },
      script: ['alice attacks Jace, Memory Adept with Hill Giant', 'everyone passes', 'stop here'],
      expect: { 'Hill Giant': { damage: 0 } },
    },
  }),
  scenario('508.3a: it triggers on an attack on the player as well', {
    rules: ['508.3a'],
    ...attacked,
    script: ['alice attacks bob with Hill Giant', 'everyone passes', 'stop here'],
    expect: { 'Hill Giant': { damage: 1 } },
    control: {
      without: 'Sarkhan the Masterless',
      script: ['alice attacks bob with Hill Giant', 'everyone passes', 'stop here'],
      expect: { 'Hill Giant': { damage: 0 } },
    },
  }),
];
