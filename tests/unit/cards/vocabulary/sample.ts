/** What samples of the vocabulary of cards are made of. */
import type {
  Ability,
  Destination,
  Filter,
  InstructionBody,
  Modes,
  Objects,
  Players,
  TokenDefinition,
} from '../../../../machines/rules/state/vocabulary/index.ts';

/** Without one of its parts it says nothing; with all the others it is as full as it can be. */
export interface Sample<T> {
  readonly needs: T;
  readonly full?: T;
}

type Member<Union, Key extends string, Word> = Extract<Union, Readonly<Record<Key, Word>>>;

/** Samples of the words of a family; what isn't here has one made of its shape. */
export type Words<Union extends Readonly<Record<Key, string>>, Key extends string> = {
  readonly [Word in Union[Key]]?: Sample<Member<Union, Key, Word>>;
};

export const you: Players = 'you';

export const creature: Filter = { type: 'creature' };

export const aimed: Objects = { target: 0 };

export const drawn: InstructionBody = { do: 'draw', count: 1 };

export const ability: Ability = { kind: 'activated', cost: [{ pay: 'tap' }], effect: [drawn] };

export const forever = 'forever' as const;

export const upToTwo = { min: 0, max: 2 } as const;

export const counters = { kind: 'charge', count: 1 } as const;

export const soldier: TokenDefinition = { types: ['creature'], power: 1, toughness: 1 };

export const fullToken: Required<TokenDefinition> = {
  types: ['creature'],
  power: 1,
  toughness: 1,
  name: 'Soldier',
  colors: ['W'],
  colorIndicator: ['W'],
  supertypes: ['legendary'],
  subtypes: ['Soldier'],
  loyalty: 'X',
  pronoun: 'she',
  wording: ['it'],
  defense: 1,
  abilities: [ability],
  printed: [{ text: 'Flying', abilities: 1 }],
  back: { name: 'Guard', types: ['creature'] },
};

export const fullPlace: Required<Omit<Destination, 'with'>> = {
  zone: 'battlefield',
  position: { fromTop: 2 },
  inRandomOrder: true,
  under: you,
  tapped: true,
  attacking: you,
  blocking: aimed,
  counters,
  attachedTo: 'attached',
  faceDown: true,
  revealed: true,
  transformed: true,
  link: 'memory',
  remembers: { under: 'memory', objects: 'self' },
};

export const placeOfPermanent: Required<Destination> = {
  ...fullPlace,
  with: { changes: [{ change: 'addTypes', types: ['artifact'] }] },
};

export const modes: Modes = {
  choose: { min: 1, max: 1, sameTwice: true, notChosen: 'ever', by: 'opponent' },
  options: [{ effect: [drawn], cost: [{ pay: 'mana', cost: '{1}' }], targets: [{ any: true }] }],
};

export const fullFilter: Required<Filter> = {
  zone: ['hand', 'graveyard'],
  type: ['artifact', 'creature'],
  anyType: ['land'],
  notType: 'battle',
  supertype: 'basic',
  notSupertype: 'snow',
  subtype: ['Elf'],
  anySubtype: ['Elf'],
  notSubtype: 'Wall',
  color: ['W'],
  anyColor: ['U'],
  notColor: 'B',
  colors: 'multicolored',
  name: 'Bear',
  sharesNameWith: 'self',
  sharesColorWith: 'self',
  sharesType: { with: 'self', among: ['artifact'] },
  sharesCreatureTypeWith: 'self',
  colorChosen: 'color',
  nameChosen: 'name',
  typeChosen: 'type',
  typeNoted: { under: 'noted', ofCardsNamed: 'Bear' },
  nameNoted: { under: 'noted', ofCardsNamed: 'Bear' },
  keyword: 'flying',
  notKeyword: 'reach',
  noAbilities: true,
  controller: you,
  notController: you,
  owner: you,
  tapped: true,
  attacking: true,
  attackedThisTurn: false,
  hadToAttack: true,
  didThisTurn: ['blocked', 'wasBlocked'],
  attackingPlayer: you,
  blocking: true,
  blockedBy: 'self',
  blockingAny: 'self',
  blocked: false,
  unblocked: true,
  blockingOrBlockedBy: 'self',
  token: false,
  commander: true,
  card: true,
  hasAdventure: true,
  paired: false,
  pairedWith: { keyword: 'flying' },
  faceDown: true,
  monstrous: true,
  transformed: true,
  designated: 'suspected',
  stickered: 'name',
  power: { atLeast: 1, atMost: 2, exactly: 3 },
  toughness: { atLeast: 1 },
  manaValue: { atMost: 2 },
  costsX: true,
  manaValueIs: 'even',
  damaged: true,
  damagedThisTurnBy: 'self',
  counters: { kind: 'charge', atLeast: 1 },
  other: true,
  among: 'self',
  notAmong: 'self',
  attachedTo: 'self',
  hasAttached: creature,
  enteredThisTurn: true,
  controlledSinceTurnBegan: true,
  cameSinceLastUpkeep: true,
  stackObject: 'spell',
  drawnThisTurn: true,
  discardedThisTurn: true,
  castAs: 2,
  targets: creature,
  targetsOnly: creature,
  was: { zone: 'hand' },
  powerPlusToughness: { atMost: 5 },
  not: creature,
  any: [creature],
};
