import { creature, scenario } from '../../machines/play/scenario/index.ts';

const bushidoTwo = { kind: 'keyword', keyword: 'bushido', n: 2 } as const;

/** Bushido twice. */
const twice = creature('Twice Samurai', '2/2', '', {
  abilities: [{ kind: 'keyword', keyword: 'bushido', n: 1 }, bushidoTwo],
});

export default [
  scenario('502.38a: bushido makes a creature bigger when it becomes blocked', {
    rules: ['702.45a', '509.3c'],
    alice: { battlefield: ['Devoted Retainer'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Devoted Retainer',
      'bob blocks Devoted Retainer with Grizzly Bears',
      'pass until the stack is empty',
      { expect: { 'Devoted Retainer': { power: 2, toughness: 2 } } },
      'pass until postcombat main',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      withoutAbilities: ['Devoted Retainer'],
      script: [
        'alice attacks bob with Devoted Retainer',
        'bob blocks Devoted Retainer with Grizzly Bears',
        'pass until postcombat main',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('502.38a: bushido makes a creature bigger when it blocks', {
    rules: ['702.45a', '509.3a'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Devoted Retainer'] },
    script: [
      'alice attacks bob with Grizzly Bears',
      'bob blocks Grizzly Bears with Devoted Retainer',
      'pass until the stack is empty',
      { expect: { 'Devoted Retainer': { power: 2, toughness: 2 } } },
      'pass until postcombat main',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      withoutAbilities: ['Devoted Retainer'],
      script: [
        'alice attacks bob with Grizzly Bears',
        'bob blocks Grizzly Bears with Devoted Retainer',
        'pass until postcombat main',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('502.38b: each instance of bushido triggers separately', {
    rules: ['702.45b', '702.45a'],
    alice: { battlefield: [twice] },
    bob: { battlefield: ['Craw Wurm'] },
    script: [
      'alice attacks bob with Twice Samurai',
      'bob blocks Twice Samurai with Craw Wurm',
      'alice orders Twice Samurai, Twice Samurai',
      { expect: { game: { stack: 2 } } },
      'pass until the stack is empty',
    ],
    expect: { 'Twice Samurai': { power: 5, toughness: 5 } },
    control: {
      withoutAbilities: ['Twice Samurai'],
      script: ['alice attacks bob with Twice Samurai', 'bob blocks Twice Samurai with Craw Wurm'],
      expect: { 'Twice Samurai': { power: 2, toughness: 2 } },
    },
  }),
  scenario('502.38a: bushido makes a creature bigger until end of turn', {
    rules: ['702.45a', '514.2'],
    alice: { battlefield: [creature('Lone Samurai', '2/4', '', { abilities: [bushidoTwo] })] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Lone Samurai',
      'bob blocks Lone Samurai with Grizzly Bears',
      'pass until postcombat main',
      { expect: { 'Lone Samurai': { power: 4, toughness: 6 } } },
      'pass until the next turn',
    ],
    expect: { 'Lone Samurai': { power: 2, toughness: 4 } },
    control: {
      withoutAbilities: ['Lone Samurai'],
      script: [
        'alice attacks bob with Lone Samurai',
        'bob blocks Lone Samurai with Grizzly Bears',
        'pass until postcombat main',
      ],
      expect: { 'Lone Samurai': { power: 2, toughness: 4 } },
    },
  }),
];
