import { isRecord } from '../../../state/is-record.ts';
import { byKey } from './by-key.ts';

const told = byKey('change', {
  control: ['control', { control: 'by' }],
  changeWord: ['changeWord', { changeWord: 'from' }],
  setName: ['setName', { setName: 'name' }],
  name: ['setName', {}],
  noManaCost: ['noManaCost', { noManaCost: null }],
  fullTextOf: ['fullTextOf', { fullTextOf: 'of' }],
  setText: ['setText', { setText: null }],
  addTypes: ['addTypes', { addTypes: 'types' }],
  setTypes: ['setTypes', { setTypes: 'types' }],
  removeTypes: ['removeTypes', { removeTypes: 'types' }],
  addSubtypes: ['addSubtypes', { addSubtypes: 'subtypes' }],
  setSubtypes: ['setSubtypes', { setSubtypes: 'subtypes' }],
  removeSubtypes: ['removeSubtypes', { removeSubtypes: 'of' }],
  addSupertypes: ['addSupertypes', { addSupertypes: 'supertypes' }],
  removeSupertypes: ['removeSupertypes', { removeSupertypes: 'supertypes' }],
  addColors: ['addColors', { addColors: 'colors' }],
  setColors: ['setColors', { setColors: 'colors' }],
  addAbilities: ['addAbilities', { addAbilities: 'abilities' }],
  addActivatedOf: ['addActivatedOf', { addActivatedOf: 'of' }],
  removeKeyword: ['removeKeyword', { removeKeyword: 'keyword' }],
  removeAbilities: ['removeAbilities', { removeAbilities: 'abilities' }],
  removeThisAbility: ['removeThisAbility', { removeThisAbility: null }],
  cantHaveKeyword: ['cantHaveKeyword', { cantHaveKeyword: 'keyword' }],
  set: ['setPowerToughness', { set: null, setPower: 'power', setToughness: 'toughness' }],
  modifyPower: ['modifyPowerToughness', { modifyPower: 'power', modifyToughness: 'toughness' }],
  switchPowerToughness: ['switchPowerToughness', { switchPowerToughness: null }],
  thisAbility: ['thisAbility', { thisAbility: null }],
  notCopied: ['notCopied', { notCopied: 'what' }],
  ifType: ['ifType', { ifType: 'type' }],
  // Of what a game keeps of a copy.
  abilities: ['addPrinted', { abilities: 'at' }],
});

/** Changes of characteristics (613.1) and exceptions to copying (707.9): `{ addTypes }` is `{ change: 'addTypes', types }` now. */
export function olderModification(word: unknown): unknown {
  if (!isRecord(word) || word.change !== undefined) return word;
  const { addNamesOf, addToName, entersWith, removeAllAbilities } = word;
  if (isRecord(addNamesOf)) return { change: 'addNamesOf', ...addNamesOf };
  if (isRecord(entersWith)) return { change: 'entersWith', ...entersWith };
  if (addToName !== undefined) return { change: 'addToName', word: addToName, after: word.after };
  if (removeAllAbilities !== undefined)
    return { change: 'removeAllAbilities', ...(removeAllAbilities === 'exceptMana' && { except: 'mana' }) };
  return told(word);
}
