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

/** "Target creature you control gets +X/+X until end of turn, where X is the power of target creature card in exile." */
const borrowed = card('Borrowed Strength', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell(
      [one(creatureYouControl), one({ ...aCreature, zone: 'exile' })],
      untilEndOfTurn(
        target(0),
        plus(
          { number: 'value', value: 'power', of: target(1) },
          { number: 'value', value: 'power', of: target(1) },
        ),
      ),
    ),
  ],
});
const script = [
  'alice casts Borrowed Strength on Hill Giant, Grizzly Bears',
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
