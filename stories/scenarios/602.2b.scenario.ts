import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  activated,
  exile,
  inAnyGraveyard,
  mana,
  one,
  putCounters,
  tap,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

/** "{1}, Exile this card from your graveyard: Put as many +1/+1 counters on target creature as this card's power." */
const feeder = creature('Late Feeder', '5/5', '', {
  abilities: [
    activated({
      cost: [mana('{1}'), { pay: 'exile', what: 'self', from: 'graveyard' }],
      targets: [targetCreature],
      effect: [putCounters('+1/+1', { number: 'value', value: 'power', of: 'self' }, target(0))],
      limits: { timing: 'sorcery' },
    }),
  ],
});
const eater = creature('Grave Taster', '1/2', '', {
  abilities: [
    activated({ cost: [tap], targets: [one(inAnyGraveyard(aCreature))], effect: [exile(target(0))] }),
  ],
});

export default [
  scenario(
    '602.2b: a card that is exiled to pay is gone before anybody can respond, and its power is known',
    {
      rules: ['602.2b', '601.2h', '608.2h'],
      alice: { graveyard: [feeder, 'Hill Giant'], battlefield: ['Memnite'], mana: 'C' },
      bob: { battlefield: [eater] },
      script: [
        'alice activates Late Feeder on Memnite',
        'alice passes',
        'refused 115.1: bob activates Grave Taster on Late Feeder',
        'bob passes',
      ],
      expect: { Memnite: { power: 6, counters: { '+1/+1': 5 } }, 'Late Feeder': { on: 'exile' } },
      control: {
        script: [
          'alice passes',
          'bob activates Grave Taster on Late Feeder',
          'everyone passes',
          'refused 113.6m: alice activates Late Feeder on Memnite',
        ],
        expect: { Memnite: { power: 1 }, 'Late Feeder': { on: 'exile' } },
      },
    },
  ),
];
