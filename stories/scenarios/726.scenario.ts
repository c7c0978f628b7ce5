import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const seize = card('Seize the Moment', ['sorcery'], {
  manaCost: '{W}',
  abilities: [{ kind: 'spell', effect: [{ do: 'designatePlayer', designation: 'initiative', who: 'you' }] }],
});

const scout = creature('Swift Scout', '1/1');

const mine = 'Lost Mine of Phandelver';
const undercity = { card: 'Undercity', room: 'Forge' } as const;
const forests = ['Forest', 'Forest', 'Forest', 'Forest'];

export default [
  scenario('726.1: nobody has the initiative until an effect has a player take it', {
    rules: ['726.1', '726.2', '701.49d'],
    alice: { hand: ['White Plume Adventurer'], mana: 'WWW', outside: ['Undercity'], library: forests },
    bob: {},
    script: [
      { expect: { alice: { designations: [] }, bob: { designations: [] } } },
      'alice casts White Plume Adventurer',
      'alice passes',
      'bob passes',
      'alice passes',
      'bob passes',
      {
        expect: {
          alice: { designations: ['initiative'] },
          game: { stack: ['the ability of the initiative'] },
        },
      },
      'alice passes',
      'bob passes',
      { expect: { Undercity: { room: 'Secret Entrance' } } },
      'pass until alice decides',
      'alice chooses Forest',
    ],
    expect: { alice: { hand: ['Forest'] } },
    control: {
      withoutAbilities: ['White Plume Adventurer'],
      script: ['alice casts White Plume Adventurer', 'pass until the stack is empty'],
      expect: { alice: { designations: [], command: 0 } },
    },
  }),
  scenario('726.2: at the beginning of the upkeep of who has the initiative that player ventures', {
    rules: ['726.2'],
    alice: { designations: ['initiative'], command: [undercity], library: forests },
    bob: { library: forests },
    turn: { of: 'bob', at: 'postcombatMain' },
    script: [
      "pass until alice's upkeep",
      { expect: { game: { stack: ['the ability of the initiative'] } } },
      'pass until alice decides',
      'alice chooses Trap!',
      'pass until alice decides',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { Undercity: { room: 'Trap!' }, bob: { life: 15 } },
    control: {
      setup: { alice: { designations: [] }, bob: { designations: ['initiative'] } },
      script: ["pass until alice's upkeep", 'pass until the stack is empty'],
      expect: { Undercity: { room: 'Forge' }, bob: { life: 20 } },
    },
  }),
  scenario('726.2: creatures of one player that deal combat damage at once take the initiative once', {
    rules: ['726.2', '726.3', '603.2c'],
    alice: {
      battlefield: [
        { card: scout, as: 'first' },
        { card: scout, as: 'second' },
      ],
      outside: ['Undercity'],
      library: ['Wastes'],
    },
    bob: { designations: ['initiative'] },
    script: [
      'alice attacks bob with first, second',
      "pass until alice's combat damage step",
      { expect: { game: { stack: ['the ability of the initiative'] } } },
      'pass until alice decides',
      'alice chooses Wastes',
    ],
    expect: {
      alice: { designations: ['initiative'], hand: 1 },
      bob: { life: 18, designations: [] },
      Undercity: { on: 'command', owner: 'alice', room: 'Secret Entrance' },
    },
    control: {
      setup: { bob: { designations: [] } },
      script: ['alice attacks bob with first, second', "pass until alice's end of combat step"],
      expect: { alice: { designations: [] }, bob: { life: 18 }, Undercity: { on: 'outside' } },
    },
  }),
  scenario('726.5: who has the initiative and takes it ventures, and has it once', {
    rules: ['726.5', '726.2'],
    alice: { hand: [seize], mana: 'W', designations: ['initiative'], command: [undercity] },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Seize the Moment',
      'pass until alice decides',
      'alice chooses Arena',
      'pass until the stack is empty',
    ],
    expect: { alice: { designations: ['initiative'] }, Undercity: { room: 'Arena' } },
    control: {
      script: ['alice passes', 'bob passes'],
      expect: { alice: { designations: ['initiative'] }, Undercity: { room: 'Forge' } },
    },
  }),
  scenario('726.4: if who has the initiative leaves, the active player takes it and ventures', {
    rules: ['726.4', '726.2', '701.49d'],
    alice: { command: [{ card: mine, room: 'Dark Pool' }], library: forests },
    bob: { designations: ['initiative'] },
    carol: {},
    script: ['bob concedes', 'pass until the stack is empty'],
    expect: { alice: { designations: ['initiative'], completed: [mine], hand: 1 } },
    control: {
      script: ['carol concedes'],
      expect: { alice: { designations: [], completed: [], command: [mine] } },
    },
  }),
  scenario('726.4: if the active player leaves, the next player in turn order takes the initiative', {
    rules: ['726.4'],
    alice: { designations: ['initiative'] },
    bob: { command: [{ card: mine, room: 'Dark Pool' }], library: forests },
    carol: {},
    script: ['alice concedes', 'pass until the stack is empty'],
    expect: {
      bob: { designations: ['initiative'], completed: [mine], hand: 1 },
      carol: { designations: [] },
    },
    control: {
      script: ['bob concedes'],
      expect: { alice: { designations: ['initiative'] }, carol: { designations: [] } },
    },
  }),
];
