import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.108a: prowess triggers on a noncreature spell that its controller casts', {
    rules: ['702.108a', '603.2'],
    alice: {
      battlefield: [creature('Swift Monk', '1/2', 'prowess')],
      hand: ['Shock', 'Grizzly Bears'],
      mana: 'RGG',
    },
    bob: {},
    script: [
      'alice casts Shock on bob',
      { expect: { game: { stack: ['the ability of Swift Monk', 'Shock'] }, 'Swift Monk': { power: 1 } } },
      'everyone passes',
      { expect: { 'Swift Monk': { power: 2, toughness: 3 }, Shock: { on: 'stack' } } },
      'everyone passes',
      'alice casts Grizzly Bears',
      { expect: { game: { stack: ['Grizzly Bears'] } } },
      'pass until the stack is empty',
    ],
    expect: { 'Swift Monk': { power: 2, toughness: 3 }, bob: { life: 18 } },
    control: {
      without: 'prowess',
      script: ['alice casts Shock on bob'],
      expect: { 'Swift Monk': { power: 1 } },
    },
  }),
  scenario('702.108a: an opponent’s spells don’t trigger it, and the bonus ends with the turn', {
    rules: ['702.108a', '514.2'],
    alice: { battlefield: ['Monastery Mentor'], hand: ['Shock'], mana: 'R' },
    bob: { hand: ['Lightning Bolt'], mana: 'R' },
    script: [
      'alice passes',
      'bob casts Lightning Bolt on alice',
      { expect: { game: { stack: ['Lightning Bolt'] } } },
      'pass until the stack is empty',
    ],
    expect: { 'Monastery Mentor': { power: 2 }, alice: { life: 17 } },
    control: {
      script: [
        'alice casts Shock on bob',
        'alice orders Monastery Mentor, Monastery Mentor',
        'pass until the stack is empty',
        { expect: { 'Monastery Mentor': { power: 3 } } },
        'pass until the next turn',
      ],
      expect: { 'Monastery Mentor': { power: 2 } },
    },
  }),
  scenario('702.108b: each instance of prowess triggers by itself', {
    rules: ['702.108b', '113.2c'],
    alice: { battlefield: [creature('Twice Swift', '1/1', 'prowess, prowess')], hand: ['Shock'], mana: 'R' },
    bob: {},
    script: [
      'alice casts Shock on bob',
      'alice orders Twice Swift, Twice Swift',
      { expect: { game: { stack: ['the ability of Twice Swift', 'the ability of Twice Swift', 'Shock'] } } },
    ],
    expect: { 'Twice Swift': { power: 3, toughness: 3 } },
    control: {
      setup: { alice: { battlefield: [creature('Once Swift', '1/1', 'prowess')] } },
      script: ['alice casts Shock on bob'],
      expect: { 'Once Swift': { power: 2, toughness: 2 } },
    },
  }),
];
