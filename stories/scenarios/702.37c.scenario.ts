import { card, scenario } from '../../machines/play/scenario/index.ts';
import { land, staticAbility } from '../../machines/rules/abilities/write/index.ts';
import type { Filter } from '../../machines/rules/index.ts';

const fromGraveyard = (name: string, what: Filter) =>
  card(name, ['enchantment'], {
    abilities: [staticAbility({ players: 'you', rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what }] })],
  });
const buriedLands = fromGraveyard('Buried Lands', land);
const buriedBeasts = fromGraveyard('Buried Beasts', { type: 'creature' });

export default [
  scenario('702.37c: who may play lands from the graveyard casts no land card face down from there', {
    rules: ['702.37c', '708.4', '601.3'],
    alice: { battlefield: [buriedLands], graveyard: ['Zoetic Cavern'], mana: 'CCC' },
    bob: {},
    script: ['refused 601.3: alice casts Zoetic Cavern by morph', 'alice plays Zoetic Cavern'],
    expect: { 'Zoetic Cavern': { on: 'battlefield', faceDown: false, types: ['land'] } },
    control: {
      // What it will be face down is a creature spell.
      setup: { alice: { battlefield: [buriedBeasts], graveyard: ['Zoetic Cavern'], mana: 'CCC' } },
      script: ['alice casts Zoetic Cavern by morph', 'everyone passes'],
      expect: { 'Zoetic Cavern': { on: 'battlefield', faceDown: true, power: 2 } },
    },
  }),
];
