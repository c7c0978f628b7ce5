import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  all,
  destroy,
  move,
  one,
  ownerOf,
  spell,
  target,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** When it is put into a graveyard from anywhere, it is shuffled into its owner’s library. */
const spirit = creature('Forest Memory', '6/6', '', {
  abilities: [
    triggered({
      when: { on: 'putInto', zone: 'graveyard', object: 'self' },
      effect: [move('self', { zone: 'library' }), { do: 'shuffle', who: ownerOf('self') }],
    }),
  ],
});
/** Cards in graveyards lose all abilities. */
const jailer = creature('Grave Jailer', '2/1', '', {
  abilities: [affecting(all({ zone: 'graveyard' }), { change: 'removeAllAbilities' })],
});
const discarded = card('Into the Ground', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([one({ zone: 'exile' })], move(target(0), { zone: 'graveyard' }))],
});

const sweep = card('Clean Sweep', ['sorcery'], {
  manaCost: '{W}',
  abilities: [spell([], destroy(all({ type: 'creature' })))],
});

export default [
  scenario('603.6c: what triggers on going to a graveyard from anywhere has to have its ability there', {
    rules: ['603.6c', '603.10'],
    alice: { battlefield: [spirit, jailer] },
    bob: { hand: ['Murder'], mana: 'BBB' },
    script: ['alice passes', 'bob casts Murder on Forest Memory', 'pass until the stack is empty'],
    // It doesn’t look back to the battlefield, where it had it.
    expect: { 'Forest Memory': { on: 'graveyard' }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      withoutAbilities: ['Grave Jailer'],
      expect: { 'Forest Memory': { on: 'library' } },
    },
  }),
  scenario('603.6c: and so from exile', {
    rules: ['603.6c', '603.10'],
    turn: { of: 'bob' },
    alice: { battlefield: [jailer], exile: [spirit] },
    bob: { hand: [discarded], mana: 'B' },
    script: ['bob casts Into the Ground on Forest Memory', 'pass until the stack is empty'],
    expect: { 'Forest Memory': { on: 'graveyard' }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      withoutAbilities: ['Grave Jailer'],
      expect: { 'Forest Memory': { on: 'library' } },
    },
  }),
  scenario('603.6c: who dies at the same time as what would keep it from triggering triggers', {
    rules: ['603.6c', '603.10'],
    alice: { battlefield: [spirit, jailer], hand: [sweep], mana: 'W' },
    bob: { hand: ['Murder'], mana: 'BBB' },
    script: ['alice casts Clean Sweep', 'pass until the stack is empty'],
    // As it is asked nothing takes abilities from cards in graveyards any more.
    expect: { 'Forest Memory': { on: 'library' }, 'Grave Jailer': { on: 'graveyard' } },
    control: {
      script: ['alice passes', 'bob casts Murder on Forest Memory', 'pass until the stack is empty'],
      expect: { 'Forest Memory': { on: 'graveyard' }, 'Grave Jailer': { on: 'battlefield' } },
    },
  }),
];
