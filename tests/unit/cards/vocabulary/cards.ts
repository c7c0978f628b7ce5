/** Samples of abilities, targets and whole cards. */
import type {
  Ability,
  ActivationLimits,
  CardDefinition,
  TargetSpec,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import type { Words } from './sample.ts';
import { ability, creature, drawn, modes, upToTwo, you } from './sample.ts';
import { fullReplacement } from './statics.ts';

const limits: Required<ActivationLimits> = {
  timing: { during: 'upkeep', whose: you },
  timesEachTurn: 1,
  once: true,
  onlyIf: { holds: 'turnOf', who: you },
  leastX: 1,
  by: 'everyone',
};

const fullTarget: Required<TargetSpec> = {
  objects: creature,
  players: 'any',
  any: true,
  count: upToTwo,
  divide: 3,
  differentFrom: 0,
  forEach: 'opponents',
  ofOnePlayer: true,
  chosenBy: 'opponent',
  ifPaid: 'kicker',
};

export const abilities: Words<Ability, 'kind'> = {
  spell: {
    needs: { kind: 'spell' },
    full: { kind: 'spell', abilityWord: 'Spell mastery', targets: [fullTarget], modes, effect: [drawn] },
  },
  activated: {
    needs: { kind: 'activated', cost: [], effect: [] },
    full: {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effect: [drawn],
      targets: [{}],
      modes,
      limits,
      functionsIn: ['hand'],
      functionsNotIn: ['exile'],
      keyword: 'cycling',
      cantBeCountered: true,
      abilityWord: 'Grim',
    },
  },
  triggered: {
    needs: { kind: 'triggered', when: [], effect: [] },
    full: {
      kind: 'triggered',
      when: [{ on: 'enters', object: 'self' }],
      effect: [drawn],
      if: { holds: 'turnOf', who: you },
      while: { holds: 'turnOf', who: you },
      targets: [{ any: true }],
      modes,
      onceEachTurn: true,
      timesEachTurn: 2,
      functionsIn: ['hand'],
      functionsNotIn: ['exile'],
      keyword: 'haunt',
      cantBeCountered: true,
      abilityWord: 'Grim',
    },
  },
  static: {
    needs: { kind: 'static' },
    full: {
      kind: 'static',
      if: { holds: 'turnOf', who: you },
      characteristicDefining: true,
      affects: 'self',
      changes: [{ change: 'addTypes', types: ['artifact'] }],
      asCopiesOf: { of: 'attached', except: [{ change: 'addTypes', types: ['artifact'] }] },
      rules: [{ rule: 'cant', what: 'attack' }],
      players: you,
      costs: [{ of: 'spells' }],
      replaces: fullReplacement,
      additionalCost: {
        cost: [{ pay: 'mana', cost: '{X}' }],
        optional: 'more',
        repeatable: true,
        leastX: 1,
        or: [{ pay: 'life', amount: 1 }],
      },
      alternativeCost: {
        cost: [{ pay: 'mana', cost: '{1}' }],
        name: 'other',
        if: { holds: 'turnOf', who: you },
        from: 'graveyard',
        transformed: true,
      },
      paysGeneric: { pay: 'tapPermanents', what: creature, count: 1 },
      paysColored: true,
      spentOnX: 'B',
      castOnlyIf: { holds: 'turnOf', who: you },
      castableFrom: { zones: ['graveyard'], only: true },
      beforeShuffling: { if: { holds: 'turnOf', who: you }, effect: [drawn] },
      drafting: { of: creature, note: 'name', link: 'noted' },
      openingHand: [drawn],
      deckLimit: 7,
      mayBeCommander: true,
      functionsIn: ['hand'],
      functionsNotIn: ['exile'],
      keyword: 'morph',
      abilityWord: 'Grim',
    },
  },
  keyword: {
    needs: { kind: 'keyword', keyword: 'flying' },
    full: {
      kind: 'keyword',
      keyword: 'protection',
      object: creature,
      quality: 'creatures',
      doesntRemove: 'auras',
    },
  },
};

export const bear: CardDefinition = { name: 'Bear', types: ['creature'], power: 2, toughness: 2 };

export const fullCard: Required<CardDefinition> = {
  name: 'Bear',
  lights: [2, 6],
  types: ['creature'],
  toughness: 2,
  manaCost: '{1}{G}',
  colorIndicator: ['G'],
  supertypes: ['legendary'],
  subtypes: ['Bear'],
  power: '*',
  loyalty: 'X',
  pronoun: 'she',
  wording: [
    'it',
    { phrase: 'that <noun:nounMeant>', in: 'move' },
    { word: 'in', in: 'choose' },
    { joint: 'then', of: ['draw', 'discard'] },
  ],
  defense: 3,
  abilities: [ability],
  printed: [
    { text: 'Flying', abilities: 1 },
    { text: 'Dance.', abilities: 0, leftOut: true },
  ],
  back: { ...bear, loyalty: 3 },
  modal: true,
  adventure: true,
  omen: true,
  split: true,
  flip: true,
  meldsWith: 'Cub',
  stickers: [
    { sticker: 'name', words: 'Dark' },
    { sticker: 'ability', abilities: [ability], tickets: 2 },
    { sticker: 'powerToughness', power: 3, toughness: 1, tickets: 1 },
    { sticker: 'art', art: 'Hat' },
  ],
};
