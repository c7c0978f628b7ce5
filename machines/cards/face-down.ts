/** What is cast or put onto the battlefield face down, turns face down and face up (708, 702.37, 701.40). */
import {
  activated,
  affecting,
  all,
  as,
  creature,
  creatureYouControl,
  deathtouch,
  diesSelf,
  enchant,
  flying,
  having,
  hexproof,
  may,
  megamorph,
  modify,
  morph,
  moveFrom,
  named,
  other,
  replacement,
  sacrificeSelf,
  staticAbility,
  tapFor,
  thatObject,
  triggered,
  untap,
  untilEndOfTurn,
  whenEnters,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Instruction, Quantity } from '../rules/state/vocabulary/index.ts';
import { creatureCard, enchantmentCard, landCard } from './define.ts';

const manifestTop: Instruction = { do: 'manifest', what: { top: 1, of: 'you' } };
const faceDownCreatures: Quantity = { number: 'count', of: { ...creature, faceDown: true } };

export const faceDown: readonly CardDefinition[] = [
  creatureCard(
    'Pine Walker',
    '{3}{G}{G}',
    'Elemental',
    '5/5',
    morph('{4}{G}'),
    triggered({
      when: [
        { on: 'turnedFaceUp', object: 'self' },
        { on: 'turnedFaceUp', object: other(creatureYouControl) },
      ],
      effect: [untap(thatObject)],
    }),
  ),
  landCard('Zoetic Cavern', {}, tapFor('C'), morph('{2}')),
  creatureCard(
    'Ixidron',
    '{3}{U}{U}',
    'Illusion',
    '*/*',
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'turnFaceDown', what: all({ ...creature, token: false, other: true }) }],
    }),
    staticAbility({
      characteristicDefining: true,
      changes: [{ change: 'setPowerToughness', power: faceDownCreatures, toughness: faceDownCreatures }],
    }),
  ),
  creatureCard(
    'Whisperwood Elemental',
    '{3}{G}{G}',
    'Elemental',
    '4/4',
    triggered({ when: { on: 'begins', step: 'end', whose: 'you' }, effect: [manifestTop] }),
    activated({
      cost: [sacrificeSelf],
      effect: [
        untilEndOfTurn(
          all({ ...creatureYouControl, faceDown: false, token: false }),
          having(triggered({ when: diesSelf, effect: [manifestTop] })),
        ),
      ],
    }),
  ),
  enchantmentCard(
    'Cloudform',
    '{1}{U}{U}',
    whenEnters(
      [],
      modify('self', 'forever', { change: 'setSubtypes', subtypes: ['Aura'] }, having(enchant(creature))),
      as('manifested', manifestTop),
      { do: 'attach', what: 'self', to: named('manifested') },
    ),
    affecting('attached', having(flying, hexproof)),
  ),
  creatureCard(
    'Deathmist Raptor',
    '{1}{G}{G}',
    'Dinosaur Beast',
    '3/3',
    deathtouch,
    triggered({
      when: { on: 'turnedFaceUp', object: youControl({}) },
      effect: [
        may({
          do: 'oneOf',
          options: [
            { word: 'face up', then: [moveFrom('graveyard', { zone: 'battlefield' })] },
            { word: 'face down', then: [moveFrom('graveyard', { zone: 'battlefield', faceDown: true })] },
          ],
        }),
      ],
    }),
    megamorph('{4}{G}'),
  ),
];
