import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  destroy,
  draw,
  gainLife,
  indestructible,
  may,
  putCounters,
  rulesFor,
  spell,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction, TargetSpec } from '../../machines/rules/state/vocabulary/index.ts';

/** A spell that offers to do something, and to gain 2 life for that. */
const offer = (first: Instruction, ...targets: readonly TargetSpec[]) =>
  card('Plain Offer', ['sorcery'], {
    manaCost: '{0}',
    abilities: [spell(targets, may(first, gainLife(2)))],
  });
const still = card('Stillness', ['enchantment'], {
  abilities: [rulesFor(all({ type: 'creature' }), { rule: 'cant', what: 'haveCountersPut' })],
});
const steel = creature('Steel Whelp', '1/1', '', { abilities: [indestructible] });
const plain = creature('Soft Whelp', '1/1');

export default [
  scenario('121.2b: who can’t draw both cards can’t choose to draw two, and discards none for them', {
    rules: ['121.2b', '608.2d'],
    alice: { hand: ['Champion of Wits', 'Island', 'Swamp'], mana: 'CCU' },
    bob: { battlefield: ['Leovold, Emissary of Trest'] },
    script: [
      'alice casts Champion of Wits',
      'everyone passes',
      'everyone passes',
      { expect: { game: { stack: 0, priority: 'alice' } } },
    ],
    expect: { alice: { hand: ['Island', 'Swamp'], graveyard: 0 } },
    control: {
      without: 'Leovold, Emissary of Trest',
      script: [
        'alice casts Champion of Wits',
        'everyone passes',
        'everyone passes',
        'alice says yes',
        'alice chooses Island, Swamp',
      ],
      expect: { alice: { hand: 2, graveyard: 2 } },
    },
  }),
  scenario('121.3: an empty library doesn’t keep a player from choosing to draw', {
    rules: ['121.3', '608.2d'],
    alice: { hand: [offer(draw(1))], library: [] },
    bob: { battlefield: [plain] },
    script: ['alice casts Plain Offer', 'everyone passes', 'alice says yes'],
    expect: { alice: { lost: true, life: 22 } },
    control: {
      script: ['alice casts Plain Offer', 'everyone passes', 'alice says no'],
      expect: { alice: { lost: false, life: 20 } },
    },
  }),
  scenario('608.2d: counters that can’t be put on anything aren’t offered', {
    rules: ['608.2d', '614.17b'],
    alice: { hand: [offer(putCounters('+1/+1', 1, target(0)), targetCreature)] },
    bob: { battlefield: [plain, still] },
    script: ['alice casts Plain Offer on Soft Whelp', 'everyone passes'],
    expect: { 'Soft Whelp': { power: 1 }, bob: { life: 20 }, game: { stack: 0 } },
    control: {
      without: 'Stillness',
      script: ['alice casts Plain Offer on Soft Whelp', 'everyone passes', 'alice says yes'],
      expect: { 'Soft Whelp': { power: 2 }, alice: { life: 22 } },
    },
  }),
  scenario('608.2d: nor is destroying what can’t be destroyed', {
    rules: ['608.2d', '702.12b'],
    alice: { hand: [offer(destroy(target(0)), targetCreature)] },
    bob: { battlefield: [steel] },
    script: ['alice casts Plain Offer on Steel Whelp', 'everyone passes'],
    expect: { 'Steel Whelp': { on: 'battlefield' }, bob: { life: 20 }, game: { stack: 0 } },
    control: {
      without: 'indestructible',
      script: ['alice casts Plain Offer on Steel Whelp', 'everyone passes', 'alice says yes'],
      expect: { 'Steel Whelp': { on: 'graveyard' }, alice: { life: 22 } },
    },
  }),
];
