import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  enchant,
  gainLife,
  having,
  modify,
  spell,
  target,
  targetCreature,
  untilEndOfTurn,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

const decree = card('Decree of the First Queen', ['sorcery'], {
  manaCost: '{W}',
  supertypes: ['legendary'],
  abilities: [spell([], gainLife(3))],
});
const unnaming = card('Unnaming', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([targetCreature], untilEndOfTurn(target(0), { change: 'removeSubtypes', of: 'creature' })),
  ],
});
const tower = {
  ...creature('Walking Tower', '2/2'),
  types: ['artifact', 'creature'] as const,
  subtypes: ['Golem', 'Equipment'],
};

/** An enchantment of this type that becomes an Aura on Bob's creature as it enters. */
const shroud = (subtype: string) =>
  card('Shifting Shroud', ['enchantment'], {
    manaCost: '{W}',
    subtypes: [subtype],
    abilities: [
      whenEnters(
        [{ objects: aCreature }],
        modify('self', 'forever', { change: 'setSubtypes', subtypes: ['Aura'] }, having(enchant(aCreature))),
        { do: 'attach', what: 'self', to: target(0) },
      ),
    ],
  });

export default [
  scenario('205.4e: a legendary sorcery is cast by who controls a legendary creature or planeswalker', {
    rules: ['205.4e'],
    alice: {
      battlefield: [creature('First Queen', '2/2', '', { supertypes: ['legendary'] })],
      hand: [decree],
      mana: 'W',
    },
    bob: {},
    script: ['alice casts Decree of the First Queen'],
    expect: { alice: { life: 23 } },
    control: {
      without: 'First Queen',
      script: ['refused 205.4e: alice casts Decree of the First Queen'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('205.1a: what loses all creature types keeps its other subtypes and its card types', {
    rules: ['205.1a', '205.1b'],
    alice: { hand: [unnaming], mana: 'U' },
    bob: { battlefield: [tower] },
    script: ['alice casts Unnaming on Walking Tower'],
    expect: { 'Walking Tower': { subtypes: ['Equipment'], types: ['artifact', 'creature'] } },
    control: { script: ['alice passes'], expect: { 'Walking Tower': { subtypes: ['Golem', 'Equipment'] } } },
  }),
  scenario('205.1a: an enchantment that becomes an Aura is no Shrine any more', {
    rules: ['205.1a', '303.4'],
    alice: { hand: [shroud('Shrine')], mana: 'W' },
    bob: { battlefield: ['Hill Giant'] },
    script: ['alice casts Shifting Shroud', 'everyone passes', 'everyone passes'],
    expect: { 'Shifting Shroud': { subtypes: ['Aura'], attachedTo: 'Hill Giant' } },
    control: { without: 'Hill Giant', expect: { 'Shifting Shroud': { subtypes: ['Shrine'] } } },
  }),
];
