/** Mana that is added: of which types, how much, and what it may be spent on (106). */
import { also, phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const subject = '<subject>';
const anyColor = ['W', 'U', 'B', 'R', 'G'] as const;

export const mana: Wording = {
  deed: [
    phrase('[add] <mana:units>', { do: 'addMana', mana: '<mana>', who: subject }),
    phrase('[add] an additional <mana:units>', { do: 'addMana', mana: '<mana>', who: subject }),
    phrase('[add] <anyOf:unitsOr>', { do: 'addMana', anyOf: '<anyOf>', count: 1, who: subject }),
    phrase('[add] <anyOf:unit> for each <count:counts>', {
      do: 'addMana',
      anyOf: '<anyOf>',
      count: '<count>',
      who: subject,
    }),
    phrase('[add] an amount of <anyOf:unit> equal to <count:quantity>', {
      do: 'addMana',
      anyOf: '<anyOf>',
      count: '<count>',
      who: subject,
    }),
    phrase('[add] <what:manaOfAny>', { do: 'addMana', '...what': '<what>', who: subject }),
  ],
  unitsOr: [separated('oneUnit', [[' or ', ', ', ', or ']], { least: 2, flat: true })],
  oneUnit: [phrase('<unit>')],
  manaOfAny: [
    phrase('one mana of <type:manaType>', { '...type': '<type>', count: 1 }),
    phrase('an additional one mana of <type:manaType>', { '...type': '<type>', count: 1 }),
    phrase('one additional mana of <type:manaType>', { '...type': '<type>', count: 1 }),
    phrase('an amount of mana of that color equal to <count:quantity>', {
      chosen: { said: 'chosenValue', what: 'color' },
      count: '<count>',
    }),
    phrase('<count:several> mana of that color', {
      chosen: { said: 'chosenValue', what: 'color' },
      count: '<count>',
    }),
    phrase('<count:several> mana of any one color', { anyOf: anyColor, count: '<count>', allOneColor: true }),
    phrase('<count:several> mana in any combination of colors', { anyOf: anyColor, count: '<count>' }),
    phrase('<count:several> mana in any combination of <anyOf:unitsAnd>', {
      anyOf: '<anyOf>',
      count: '<count>',
    }),
    also('an amount of mana of any one color equal to <count:quantity>', {
      anyOf: anyColor,
      count: '<count>',
      allOneColor: true,
    }),
  ],
  unitsAnd: [separated('oneUnit', [[' and/or ', ', ', ', and/or ']], { least: 2, flat: true })],
  manaType: [
    phrase('any color', { anyOf: anyColor }),
    phrase('any type that a|an <couldProduce:filter> could produce', { couldProduce: '<couldProduce>' }),
    phrase('any color that a|an <couldProduce:filter> could produce', {
      anyOf: anyColor,
      couldProduce: '<couldProduce>',
    }),
    phrase('any type that land|permanent|creature|artifact produced', { eventProduced: true }),
    phrase('any type the sacrificed land could produce', {
      couldProduce: { said: 'paid', how: 'sacrifice' },
    }),
    phrase('any type that the sacrificed land could produce', {
      couldProduce: { said: 'paid', how: 'sacrifice' },
    }),
    phrase('the chosen color', { chosen: 'color' }),
    phrase('that color', { chosen: { said: 'chosenValue', what: 'color' } }),
    phrase("<what:selfWord>'s last noted type", { noted: 'noted' }),
    phrase('any of <of:possessor> colors', { colorsOf: '<of>' }),
  ],
  spending: [
    phrase('cast creature spells', 'creatureSpells'),
    phrase('cast artifact spells', 'artifactSpells'),
    phrase('cast instant and|or sorcery spells', 'instantsAndSorceries'),
    also('cast a creature spell', 'creatureSpells'),
    also('cast an artifact spell', 'artifactSpells'),
    also('cast an instant or sorcery spell', 'instantsAndSorceries'),
    phrase('activate abilities', 'activatedAbilities'),
    phrase('cast <on:spellsMany> or activate abilities of <on:many>', { on: '<on>' }),
  ],
  sentence: [
    phrase('spend this mana only to <on:spending> .', [{ said: 'spendOnly', on: '<on>' }]),
    phrase("you don't lose this mana as steps and phases end .", [{ said: 'lasts' }]),
    phrase("until end of turn , you don't lose this mana as steps and phases end .", [{ said: 'lasts' }]),
  ],
};
