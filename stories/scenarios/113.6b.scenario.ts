import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  all,
  create,
  creatureToken,
  destroy,
  exile,
  spell,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import type { Condition } from '../../machines/rules/index.ts';

const inGraveyard: Condition = { holds: 'is', what: 'self', like: { zone: 'graveyard' } };
/** From the graveyard: a Zombie for each own nontoken creature that dies; exiled as one of an opponent does. */
const causeway = card('Causeway of Bones', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'dies', object: { type: 'creature', token: false, owner: 'you' } },
      if: inGraveyard,
      effect: [create(creatureToken(2, 2, ['B'], 'Zombie'))],
    }),
    triggered({
      when: { on: 'dies', object: { type: 'creature', owner: 'opponents' } },
      if: inGraveyard,
      effect: [exile('self')],
    }),
  ],
});
const sweep = card('Clean Sweep', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([], destroy(all(aCreature)))],
});
const zombie = 'Causeway of Bones "Whenever a nontoken creature you own dies"';
const exiled = 'Causeway of Bones "Whenever a creature an opponent owns dies"';
const swept = [
  'alice casts Clean Sweep',
  'everyone passes',
  { expect: { game: { asked: { player: 'alice', kind: 'order' as const } } } },
];

export default [
  scenario(
    '603.4: of two abilities of a card in the graveyard the first may take away what the other asks for',
    {
      rules: ['603.4', '603.3b', '113.6b'],
      alice: { battlefield: ['Hill Giant'], graveyard: [causeway], hand: [sweep] },
      bob: { battlefield: ['Grizzly Bears'] },
      script: [...swept, `alice orders ${zombie}, ${exiled}`, 'everyone passes', 'everyone passes'],
      expect: { 'Causeway of Bones': { on: 'exile' }, alice: { battlefield: 0 } },
      control: {
        script: [...swept, `alice orders ${exiled}, ${zombie}`, 'everyone passes', 'everyone passes'],
        expect: { 'Causeway of Bones': { on: 'exile' }, alice: { battlefield: ['Zombie Token'] } },
      },
    },
  ),
];
