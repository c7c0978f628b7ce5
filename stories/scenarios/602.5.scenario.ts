import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  equip,
  flying,
  having,
  plus,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';

const wings = card('Leather Wings', ['artifact'], {
  subtypes: 'Equipment',
  abilities: [affecting('attached', plus(2, 2), having(flying)), equip('{2}')],
});
/** "Activated abilities of artifacts can't be activated." */
const calm = card('Stone Calm', ['enchantment'], {
  abilities: [
    staticAbility({ players: 'everyone', rules: [{ rule: 'cantActivate', what: { type: 'artifact' } }] }),
  ],
});

export default [
  scenario(
    '602.5: equip is an activated ability like others of artifacts, and can’t be activated with them',
    {
      rules: ['602.5', '702.6a'],
      alice: { battlefield: [wings, 'Grizzly Bears'], mana: 'CC' },
      bob: { battlefield: [calm] },
      script: ['refused 602.5: alice activates Leather Wings on Grizzly Bears'],
      expect: { 'Leather Wings': { attachedTo: null } },
      control: {
        without: 'Stone Calm',
        script: ['alice activates Leather Wings on Grizzly Bears', 'everyone passes'],
        expect: { 'Grizzly Bears': { power: 4, has: ['flying'] } },
      },
    },
  ),
  scenario('602.5: what Equipment gives already it goes on giving', {
    rules: ['602.5', '604.1'],
    alice: { battlefield: ['Grizzly Bears', { card: wings, attachedTo: 'Grizzly Bears' }], mana: 'CC' },
    bob: { battlefield: [calm], hand: ['Shatter'], mana: 'CR' },
    script: ['alice passes', 'bob passes'],
    expect: { 'Grizzly Bears': { power: 4, has: ['flying'] } },
    control: {
      script: ['alice passes', 'bob casts Shatter on Leather Wings', 'everyone passes'],
      expect: { 'Grizzly Bears': { power: 2, hasNot: ['flying'] } },
    },
  }),
];
