/**
 * Who creates a token owns it, and it enters under that player's control. An effect by which it is created, or enters,
 * under another player's control says otherwise of the second alone, so nothing else is overridden (101.1): the token is
 * still created by the player whom the instruction told to (701.7a), and is theirs.
 */
import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  create,
  creatureToken,
  draw,
  modify,
  replacement,
  spell,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import type { Replacement } from '../../machines/rules/index.ts';

const call = card('Call a Beast', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([], create(creatureToken(4, 4, ['G'], 'Beast')))],
});
const replacing = (name: string, replaces: Replacement) =>
  card(name, ['enchantment'], { manaCost: '{1}', abilities: [replacement(replaces)] });
/** "Each token that would be created under an opponent's control is created under your control instead." */
const taking = replacing('Taking', { event: { would: 'create', who: 'opponents' }, under: 'you' });
/** "If a creature would enter under an opponent's control, it enters under your control instead." */
const gathering = replacing('Gathering', {
  event: { would: 'enter', what: { type: 'creature', controller: 'opponents' } },
  under: 'you',
});
/** "Each player gains control of all creatures they own." */
const goHome = card('Go Home', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    spell([], {
      do: 'forEachPlayer',
      of: 'everyone',
      then: [modify(all({ type: 'creature', owner: 'they' }), 'forever', { change: 'control', by: 'they' })],
    }),
  ],
});
const watching = card('Watching', ['enchantment'], {
  manaCost: '{1}',
  abilities: [
    triggered({ when: { on: 'enters', object: { token: true, owner: 'you' } }, effect: [draw(1)] }),
  ],
});

export default [
  scenario(
    '111.2: a token that is created under another’s control is owned by whom the effect told to create it',
    {
      rules: ['111.2', '101.1', '701.7a'],
      alice: { hand: [call, goHome] },
      bob: { battlefield: [taking] },
      script: [
        'alice casts Call a Beast',
        'everyone passes',
        { expect: { 'Beast Token': { controller: 'bob', owner: 'alice' } } },
        'alice casts Go Home',
        'everyone passes',
      ],
      expect: { 'Beast Token': { controller: 'alice' } },
      control: {
        withoutAbilities: ['Taking'],
        script: ['alice casts Call a Beast', 'everyone passes'],
        expect: { 'Beast Token': { controller: 'alice', owner: 'alice' } },
      },
    },
  ),
  scenario('111.2: so is one that enters under another’s control', {
    rules: ['111.2', '616.1b', '800.4a'],
    alice: { hand: [call], battlefield: [watching], library: ['Island'] },
    bob: { battlefield: [gathering] },
    carol: {},
    script: [
      'alice casts Call a Beast',
      'pass until the stack is empty',
      { expect: { 'Beast Token': { controller: 'bob', owner: 'alice' }, alice: { hand: ['Island'] } } },
      'alice concedes',
    ],
    // It leaves the game with its owner.
    expect: { bob: { battlefield: ['Gathering'] } },
    control: {
      withoutAbilities: ['Gathering'],
      script: ['alice casts Call a Beast', 'pass until the stack is empty'],
      expect: { 'Beast Token': { controller: 'alice', owner: 'alice' }, alice: { hand: ['Island'] } },
    },
  }),
];
