import { creature, scenario } from '../../machines/play/scenario/index.ts';

const drone = creature('Grasping Drone', '1/1', 'ingest');

export default [
  scenario('702.115a: combat damage to a player exiles the top card of that player’s library', {
    rules: ['702.115', '702.115a'],
    alice: { battlefield: [drone] },
    bob: { library: ['Shock', 'Grizzly Bears'] },
    script: ['alice attacks bob with Grasping Drone', 'pass until the end of combat step'],
    expect: { bob: { life: 19, exile: ['Shock'] }, alice: { exile: 0 } },
    control: {
      setup: { alice: { battlefield: ['Llanowar Elves'] } },
      script: ['alice attacks bob with Llanowar Elves', 'pass until the end of combat step'],
      expect: { bob: { life: 19, exile: 0 } },
    },
  }),
];
