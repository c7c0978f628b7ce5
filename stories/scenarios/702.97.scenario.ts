import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  exile,
  inAnyGraveyard,
  one,
  scavenge,
  spell,
  target,
} from '../../machines/rules/abilities/write/index.ts';

const hulk = creature('Rotten Hulk', '4/1', '', { manaCost: '{9}', abilities: [scavenge('{1}{G}')] });

const cremation = card('Small Cremation', ['instant'], {
  manaCost: '{B}',
  abilities: [spell([one(inAnyGraveyard({}))], exile(target(0)))],
});

export default [
  scenario('702.97a: as many counters as the exiled card had power', {
    rules: ['702.97', '702.97a'],
    alice: { graveyard: [hulk], battlefield: ['Grizzly Bears'], mana: 'CG' },
    bob: {},
    script: ['alice activates Rotten Hulk on Grizzly Bears', 'everyone passes'],
    expect: { 'Rotten Hulk': { on: 'exile' }, 'Grizzly Bears': { power: 6, toughness: 6 } },
    control: {
      setup: { alice: { graveyard: [], battlefield: ['Grizzly Bears', hulk] } },
      script: ['refused 113.6m: alice activates Rotten Hulk on Grizzly Bears'],
      expect: { 'Grizzly Bears': { power: 2 } },
    },
  }),
  scenario('602.5d: only when its owner could cast a sorcery', {
    rules: ['702.97a', '602.5d'],
    turn: { of: 'bob' },
    alice: { graveyard: [hulk], battlefield: ['Grizzly Bears'], mana: 'CG' },
    bob: {},
    script: ['bob passes', 'refused 602.5d: alice activates Rotten Hulk on Grizzly Bears'],
    expect: { 'Rotten Hulk': { on: 'graveyard' } },
    control: {
      turn: { of: 'alice' },
      script: ['alice activates Rotten Hulk on Grizzly Bears', 'everyone passes'],
      expect: { 'Rotten Hulk': { on: 'exile' } },
    },
  }),
  scenario('602.2b: nobody can exile a card in response that was exiled to scavenge it', {
    rules: ['602.2b', '702.97a', '608.2h'],
    alice: { graveyard: [hulk], battlefield: ['Grizzly Bears'], mana: 'CG' },
    bob: { hand: [cremation], mana: 'B' },
    script: [
      'alice activates Rotten Hulk on Grizzly Bears',
      'alice passes',
      { expect: { 'Rotten Hulk': { on: 'exile' } } },
      'refused 601.2c: bob casts Small Cremation on Rotten Hulk',
      'bob passes',
    ],
    expect: { 'Grizzly Bears': { power: 6 } },
    control: {
      script: [
        'alice passes',
        'bob casts Small Cremation on Rotten Hulk',
        'everyone passes',
        'refused 113.6m: alice activates Rotten Hulk on Grizzly Bears',
      ],
      expect: { 'Rotten Hulk': { on: 'exile' }, 'Grizzly Bears': { power: 2 } },
    },
  }),
];
