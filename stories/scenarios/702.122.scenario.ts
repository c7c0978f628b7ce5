import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { crew } from '../../machines/rules/abilities/write/index.ts';

const wagon = {
  ...card('Heavy Wagon', ['artifact'], { subtypes: 'Vehicle', abilities: [crew(3)] }),
  power: 5,
  toughness: 4,
};
const cart = {
  ...card('Light Cart', ['artifact'], { subtypes: 'Vehicle', abilities: [crew(1)] }),
  power: 3,
  toughness: 1,
};
const driver = creature('Sleepy Driver', '3/3');

export default [
  scenario('702.122a: creatures with that total power are tapped, and it is a creature this turn', {
    rules: ['702.122', '702.122a', '301.7b'],
    alice: { battlefield: [wagon, 'Grizzly Bears', 'Llanowar Elves', 'Ornithopter'] },
    bob: {},
    script: [
      'alice activates Heavy Wagon paying Grizzly Bears, Llanowar Elves',
      'pass until the stack is empty',
      { expect: { 'Heavy Wagon': { types: ['artifact', 'creature'], power: 5 } } },
      'alice attacks bob with Heavy Wagon',
      'pass until the end of combat step',
    ],
    expect: {
      bob: { life: 15 },
      'Grizzly Bears': { tapped: true },
      'Llanowar Elves': { tapped: true },
      Ornithopter: { tapped: false },
    },
    control: {
      setup: { alice: { battlefield: [wagon, 'Grizzly Bears', 'Ornithopter'] } },
      script: ['refused 118.3: alice activates Heavy Wagon'],
      expect: { 'Heavy Wagon': { types: ['artifact'] }, 'Grizzly Bears': { tapped: false } },
    },
  }),
  scenario('702.122a, 302.6: what came this turn may crew, but a Vehicle that came this turn can’t attack', {
    rules: ['702.122a', '302.6'],
    alice: { battlefield: [wagon, { card: driver, arrived: true }] },
    bob: {},
    script: [
      'alice activates Heavy Wagon',
      'pass until the stack is empty',
      'alice attacks bob with Heavy Wagon',
      'pass until the end of combat step',
    ],
    expect: { bob: { life: 15 }, 'Sleepy Driver': { tapped: true } },
    control: {
      setup: { alice: { battlefield: [{ card: wagon, arrived: true }, driver] } },
      script: [
        'alice activates Heavy Wagon',
        'pass until the stack is empty',
        'refused 302.6: alice attacks bob with Heavy Wagon',
        'pass until the end of combat step',
      ],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.122a: a Vehicle that is a creature may crew another, and never itself', {
    rules: ['702.122a'],
    alice: { battlefield: [wagon, cart, 'Llanowar Elves'] },
    bob: {},
    script: [
      'refused 118.3: alice activates Heavy Wagon',
      'alice activates Light Cart paying Llanowar Elves',
      'pass until the stack is empty',
      'alice activates Heavy Wagon paying Light Cart',
      'pass until the stack is empty',
    ],
    expect: { 'Heavy Wagon': { types: ['artifact', 'creature'] }, 'Light Cart': { tapped: true } },
    control: {
      setup: { alice: { battlefield: [cart, 'Llanowar Elves'] } },
      script: [
        'alice activates Light Cart paying Llanowar Elves',
        'pass until the stack is empty',
        'refused 118.3: alice activates Light Cart',
      ],
      expect: { 'Light Cart': { types: ['artifact', 'creature'], tapped: false } },
    },
  }),
  scenario('702.122a: it is done with the turn', {
    rules: ['702.122a', '514.2'],
    alice: { battlefield: [wagon, driver] },
    bob: {},
    script: ['alice activates Heavy Wagon', 'pass until the stack is empty', "pass until bob's upkeep"],
    expect: { 'Heavy Wagon': { types: ['artifact'] } },
    control: {
      script: ['alice activates Heavy Wagon', 'pass until the stack is empty', "pass until alice's end"],
      expect: { 'Heavy Wagon': { types: ['artifact', 'creature'] } },
    },
  }),
];
