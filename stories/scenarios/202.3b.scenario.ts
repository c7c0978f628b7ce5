import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  destroy,
  mana,
  sacrificeSelf,
  tapFor,
} from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

/** "{X}, Sacrifice this: Destroy each artifact, creature and enchantment with mana value X or less." */
const deed = card('Dire Deed', ['enchantment'], {
  manaCost: '{1}{B}{G}',
  abilities: [
    activated({
      cost: [mana('{X}'), sacrificeSelf],
      effect: [
        destroy(
          all({
            anyType: ['artifact', 'creature', 'enchantment'],
            manaValue: { atMost: { number: 'x' } },
          }),
        ),
      ],
    }),
  ],
});
const ironField = card('Iron Field', ['artifact', 'land'], { abilities: [tapFor('W')] });
const forge: CardDefinition = {
  name: 'Moon Forge',
  manaCost: '{2}{W}{W}',
  types: ['artifact'],
  abilities: [activated({ cost: [mana('{0}')], effect: [{ do: 'transform', what: 'self' }] })],
  back: { name: 'Moon Barracks', types: ['artifact', 'land'], abilities: [tapFor('W')] },
};
const transformed = ['alice passes', 'bob activates Moon Forge', 'everyone passes'];

export default [
  scenario(
    '202.3b: the back face of a transforming card has the mana value of its front face, also as a land',
    {
      rules: ['202.3b', '202.3a'],
      alice: { battlefield: [deed], mana: 'CCCC' },
      bob: { battlefield: [forge, ironField] },
      script: [...transformed, 'alice activates Dire Deed with X = 3', 'everyone passes'],
      expect: {
        'Moon Forge': { on: 'battlefield', name: 'Moon Barracks', manaValue: 4 },
        'Iron Field': { on: 'graveyard' },
      },
      control: {
        script: [...transformed, 'alice activates Dire Deed with X = 4', 'everyone passes'],
        expect: { 'Moon Forge': { on: 'graveyard' }, 'Iron Field': { on: 'graveyard' } },
      },
    },
  ),
  scenario('202.3a: what has no mana cost has mana value 0', {
    rules: ['202.3a'],
    alice: { battlefield: [deed] },
    bob: { battlefield: [ironField, 'Forest', 'Grizzly Bears'] },
    script: ['alice activates Dire Deed with X = 0', 'everyone passes'],
    expect: {
      'Iron Field': { on: 'graveyard' },
      Forest: { on: 'battlefield' },
      'Grizzly Bears': { on: 'battlefield' },
    },
    control: {
      setup: { bob: { battlefield: ['Ornithopter', 'Sol Ring', 'Forest', 'Grizzly Bears'] } },
      // {0} is a mana cost of 0 as well; {1} is more.
      expect: { Ornithopter: { on: 'graveyard' }, 'Sol Ring': { on: 'battlefield' } },
    },
  }),
];
