import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('701.10f: doubling the mana in a pool adds as much of each type again', {
    rules: ['701.10f', '605.1a', '605.3b'],
    alice: { battlefield: ['Doubling Cube'], mana: 'RRRGCC' },
    bob: {},
    script: ['alice activates Doubling Cube'],
    expect: { alice: { mana: 'CCCCGG' }, game: { stack: 0 } },
    control: { script: [], expect: { alice: { mana: 'RRRGCC' } } },
  }),
];
