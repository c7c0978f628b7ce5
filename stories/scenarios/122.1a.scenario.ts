import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  creatureYouControl,
  one,
  plus,
  spell,
  target,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

/** "Choose target creature card in exile. Target creature you control gets +X/+X until end of turn, where X is that card's power." */
const borrowed = card('Borrowed Strength', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell(
      [one({ ...aCreature, zone: 'exile' }), one(creatureYouControl)],
      untilEndOfTurn(
        target(1),
        plus(
          { number: 'value', value: 'power', of: target(0) },
          { number: 'value', value: 'power', of: target(0) },
        ),
      ),
    ),
  ],
});
const script = [
  'alice casts Borrowed Strength on Grizzly Bears, Hill Giant',
  'everyone passes',
  'alice attacks bob with Hill Giant',
];

export default [
  scenario('122.1a: +1/+1 counters on a creature card in exile add to the power of that card', {
    rules: ['122.1a', '613.4c'],
    alice: { hand: [borrowed], battlefield: ['Hill Giant'], mana: 'W' },
    bob: { exile: [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 } }] },
    script,
    expect: { 'Grizzly Bears': { on: 'exile', power: 4, toughness: 4 }, bob: { life: 13 } },
    control: { setup: { bob: { exile: ['Grizzly Bears'] } }, expect: { bob: { life: 15 } } },
  }),
];
