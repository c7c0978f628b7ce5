import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  discard,
  keyword,
  one,
  replacement,
  returnToHand,
  spell,
  staticAbility,
  target,
  targetPlayer,
} from '../../machines/rules/abilities/write/index.ts';

/** As it enters its player chooses a color, of which opponents can't cast spells. */
const silence = creature('Herald of Silence', '7/7', 'flying', {
  manaCost: '{W}',
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', what: 'color', link: 'color' }],
    }),
    staticAbility({ players: 'opponents', rules: [{ rule: 'cantCast', what: { colorChosen: 'color' } }] }),
  ],
});
const toAndFro = {
  ...card('To', ['sorcery'], {
    manaCost: '{3}{B}',
    abilities: [spell([targetPlayer], discard(2, target(0))), keyword('fuse')],
  }),
  split: true,
  back: card('Fro', ['sorcery'], {
    manaCost: '{2}{G}',
    abilities: [spell([one({ zone: 'graveyard', owner: 'you' })], returnToHand(target(0))), keyword('fuse')],
  }),
} as const;
const named = (color: string) => [
  'bob casts Herald of Silence',
  'everyone passes',
  `bob chooses ${color}`,
  "pass until alice's precombat main",
];

export default [
  scenario('709.3a: only the half that is cast is asked whether it may be, and fused both are', {
    rules: ['709.3a', '702.102b', '601.3'],
    turn: { of: 'bob' },
    alice: {
      hand: [toAndFro],
      graveyard: ['Grizzly Bears'],
      battlefield: [
        { card: 'Swamp', count: 4 },
        { card: 'Forest', count: 3 },
      ],
    },
    bob: { hand: [silence, 'Shock', 'Shock'], mana: 'W' },
    script: [
      ...named('green'),
      'refused 601.3: alice casts Fro on Grizzly Bears',
      'refused 601.3: alice casts To // Fro on bob, Grizzly Bears',
      'alice casts To on bob',
      'everyone passes',
    ],
    expect: { bob: { hand: 0 }, 'To // Fro': { on: 'graveyard' }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      script: [
        ...named('black'),
        'refused 601.3: alice casts To on bob',
        'alice casts Fro on Grizzly Bears',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'hand' }, bob: { hand: 2 } },
    },
  }),
];
