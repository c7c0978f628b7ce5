import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  anySpell,
  anyTarget,
  dealDamage,
  dealDamageToTarget,
  modalSpell,
  mode,
  one,
  spell,
  target,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

/** "Choose one: 2 damage to any target; or 4 damage to target blue creature." */
const scorn = card('Scorn of Blue', ['instant'], {
  manaCost: '{1}{R}',
  abilities: [
    modalSpell(
      1,
      mode([anyTarget], dealDamageToTarget(2)),
      mode([one({ type: 'creature', color: 'U' })], dealDamage(4, target(0))),
    ),
  ],
});
/** "Target spell or permanent becomes the color of your choice until end of turn." */
const paint = card('Quick Paint', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [{ objects: { any: [anySpell, {}] } }],
      { do: 'chooseValue', what: 'color', link: 'color', anew: true },
      untilEndOfTurn(target(0), { change: 'setColors', colors: { chosen: 'color' } }),
    ),
  ],
});
const guardian = creature('Blue Guardian', '1/3', '', { manaCost: '{U}' });

const painted = (color: string) =>
  [
    'alice casts Scorn of Blue on Blue Guardian choosing 2',
    'alice passes',
    'bob casts Quick Paint on Blue Guardian',
    'everyone passes',
    `bob chooses ${color}`,
    'everyone passes',
  ] as const;

export default [
  scenario('105.3: what has become another color is no longer a blue target', {
    rules: ['105.3', '608.2b'],
    alice: { hand: [scorn], mana: 'RR' },
    bob: { battlefield: [guardian], hand: [paint], mana: 'U' },
    script: painted('red'),
    expect: {
      'Blue Guardian': { on: 'battlefield', colors: 'R', damage: 0 },
      'Scorn of Blue': { on: 'graveyard' },
    },
    control: {
      script: painted('blue'),
      expect: { 'Blue Guardian': { on: 'graveyard' }, 'Scorn of Blue': { on: 'graveyard' } },
    },
  }),
  scenario('105.3: to a mode that names no color the new one makes no difference', {
    rules: ['105.3', '700.2'],
    alice: { hand: [scorn], mana: 'RR' },
    bob: { battlefield: [guardian], hand: [paint], mana: 'U' },
    script: [
      'alice casts Scorn of Blue on Blue Guardian choosing 1',
      'alice passes',
      'bob casts Quick Paint on Blue Guardian',
      'everyone passes',
      'bob chooses red',
      'everyone passes',
    ],
    expect: { 'Blue Guardian': { on: 'battlefield', colors: 'R', damage: 2 } },
    control: {
      script: painted('red'),
      expect: { 'Blue Guardian': { on: 'battlefield', colors: 'R', damage: 0 } },
    },
  }),
];
