import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  land,
  mana,
  sacrificing,
  staticAbility,
  tap,
  tapFor,
} from '../../machines/rules/abilities/write/index.ts';
import type { CostChange } from '../../machines/rules/state/vocabulary/index.ts';

/** What activated abilities cost is changed so. */
const law = (name: string, change: Omit<CostChange, 'of'>) =>
  card(name, ['enchantment'], { abilities: [staticAbility({ costs: [{ of: 'abilities', ...change }] })] });
const toll = law('Heavy Toll', { more: [mana('{1}')] });
const kindToll = law('Kind Toll', { more: [mana('{1}')], exceptMana: true });
const ease = law('Easy Rite', { like: { type: 'creature', controller: 'you' }, less: 1 });
const tithe = law('Land Tithe', { like: { type: 'creature' }, more: [sacrificing(land)] });
const creatureToll = law('Beast Toll', { like: { type: 'creature' }, more: [mana('{1}')] });
const elf = creature('Giving Elf', '1/1', '', { abilities: [tapFor('G')] });
const brewer = creature('Patient Brewer', '1/1', '', {
  abilities: [activated({ cost: [mana('{1}'), tap], effect: [{ do: 'addMana', mana: ['G', 'G'] }] })],
});

export default [
  scenario('605.3: what all activated abilities cost more, mana abilities cost more as well', {
    rules: ['605.3', '602.2b', '601.2f'],
    alice: { battlefield: [elf], mana: 'C' },
    bob: { battlefield: [toll] },
    script: ['alice activates Giving Elf'],
    expect: { alice: { mana: 'G' } },
    control: {
      setup: { bob: { battlefield: [kindToll] } },
      expect: { alice: { mana: 'CG' } },
    },
  }),
  scenario('605.3: and without the mana for that they can’t be activated', {
    rules: ['605.3', '602.2b', '118.3'],
    alice: { battlefield: [elf] },
    bob: { battlefield: [toll] },
    script: ['refused 118.3: alice activates Giving Elf'],
    expect: { alice: { mana: '' }, 'Giving Elf': { tapped: false } },
    control: {
      without: 'Heavy Toll',
      script: ['alice activates Giving Elf'],
      expect: { alice: { mana: 'G' }, 'Giving Elf': { tapped: true } },
    },
  }),
  scenario('605.3: what they cost less they cost less', {
    rules: ['605.3', '602.2b', '601.2f'],
    alice: { battlefield: [brewer, ease] },
    bob: {},
    script: ['alice activates Patient Brewer'],
    expect: { alice: { mana: 'GG' } },
    control: {
      without: 'Easy Rite',
      script: ['refused 118.3: alice activates Patient Brewer'],
      expect: { alice: { mana: '' } },
    },
  }),
  scenario('605.3: what else they cost is paid as well', {
    rules: ['605.3', '602.2b', '118.8'],
    alice: { battlefield: [elf, 'Wastes'] },
    bob: { battlefield: [tithe] },
    script: ['alice activates Giving Elf', { expect: { alice: { mana: 'G' } } }],
    expect: { 'Giving Elf': { tapped: true }, alice: { battlefield: ['Giving Elf'], mana: 'G' } },
    control: {
      without: 'Land Tithe',
      expect: { alice: { battlefield: ['Giving Elf', 'Wastes'], mana: 'G' } },
    },
  }),
  scenario('601.2g: a spell is paid with no mana that costs as much as it gives', {
    rules: ['601.2g', '605.3', '602.2b'],
    alice: { battlefield: [elf, 'Forest'], hand: ['Grizzly Bears'] },
    bob: { battlefield: [creatureToll] },
    script: ['refused 118.3: alice casts Grizzly Bears'],
    expect: { 'Grizzly Bears': { on: 'hand' } },
    control: {
      without: 'Beast Toll',
      script: ['alice casts Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('605.3a: a mana ability may be activated between two that double what there is', {
    rules: ['605.3a', '106.4'],
    alice: { battlefield: ['Doubling Cube', 'Doubling Cube', 'Forest'], mana: 'GGGGGG' },
    bob: {},
    script: [
      'alice activates Doubling Cube 1',
      { expect: { alice: { mana: 'GGGGGG' } } },
      'alice activates Forest',
      'alice activates Doubling Cube 2',
    ],
    expect: { alice: { mana: 'GGGGGGGG' } },
    control: {
      script: [
        'alice activates Doubling Cube 1',
        'alice activates Doubling Cube 2',
        'alice activates Forest',
      ],
      expect: { alice: { mana: 'GGGGGGG' } },
    },
  }),
];
