import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  as,
  inAnyGraveyard,
  named,
  one,
  spell,
  staticAbility,
  target,
} from '../../machines/rules/abilities/write/index.ts';

/** "Creature cards in graveyards and libraries can't enter the battlefield." */
const cage = card('Iron Cage', ['artifact'], {
  abilities: [
    staticAbility({
      players: 'everyone',
      rules: [{ rule: 'cantEnter', what: aCreature, from: ['graveyard', 'library'] }],
    }),
  ],
});
/** "Manifest target creature card in a graveyard." */
const disguise = card('Grave Disguise', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([one(inAnyGraveyard(aCreature))], { do: 'manifest', what: target(0) })],
});
/** "Exile target creature card from a graveyard face down, then manifest it." */
const detour = card('Masked Detour', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell([one(inAnyGraveyard(aCreature))], as('hidden', { do: 'exile', what: target(0), faceDown: true }), {
      do: 'manifest',
      what: named('hidden'),
    }),
  ],
});
/** "If a nontoken creature would enter and it wasn't cast, exile it instead." */
const rite = card('Stern Rite', ['enchantment'], {
  abilities: [
    staticAbility({
      replaces: {
        event: { would: 'enter', what: { type: 'creature', token: false } },
        if: { holds: 'not', of: { holds: 'wasCast', what: 'it' } },
        to: { zone: 'exile' },
      },
    }),
  ],
});

export default [
  scenario('701.40f: a card that couldn’t enter from where it is isn’t manifested, and stays face up', {
    rules: ['701.40f', '614.17d'],
    alice: { hand: [disguise, detour], mana: 'B' },
    bob: { battlefield: [cage], graveyard: ['Grizzly Bears'] },
    script: ['alice casts Grave Disguise on Grizzly Bears', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'graveyard', faceDown: false, name: 'Grizzly Bears' } },
    control: {
      // From exile it may enter.
      script: ['alice casts Masked Detour on Grizzly Bears', 'everyone passes'],
      expect: {
        'Grizzly Bears': {
          on: 'battlefield',
          faceDown: true,
          name: '',
          controller: 'alice',
          owner: 'bob',
          seenBy: ['alice'],
        },
      },
    },
  }),
  scenario('406.7: what was face down in exile and is exiled instead of being manifested is face up there', {
    rules: ['406.7', '406.3', '614.6'],
    alice: { hand: [detour], mana: 'B' },
    bob: { battlefield: [rite], graveyard: ['Craw Wurm'] },
    script: ['alice casts Masked Detour on Craw Wurm', 'everyone passes'],
    expect: {
      'Craw Wurm': { on: 'exile', faceDown: false, power: 6, seenBy: ['alice', 'bob'] },
    },
    control: {
      without: 'Stern Rite',
      expect: { 'Craw Wurm': { on: 'battlefield', faceDown: true, power: 2, seenBy: ['alice'] } },
    },
  }),
];
