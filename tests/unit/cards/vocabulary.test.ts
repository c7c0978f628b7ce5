import { describe, expect, test } from 'vitest';
import { checkCard } from '../../../machines/cards/index.ts';
import { card as cardShape } from '../../../machines/rules/abilities/check/abilities.ts';
import type { Fault } from '../../../machines/rules/abilities/check/index.ts';
import type {
  Ability,
  ActivationLimits,
  CardDefinition,
  Condition,
  CostChange,
  CostPart,
  Destination,
  Filter,
  InstructionBody,
  Modes,
  Modification,
  Objects,
  Players,
  Quantity,
  Replacement,
  RuleChange,
  TargetSpec,
  TokenDefinition,
  TriggerCondition,
} from '../../../machines/rules/state/vocabulary/index.ts';

/** Without one of its parts it says nothing; with all the others it is as full as it can be. */
interface Sample<T> {
  readonly needs: T;
  readonly full?: T;
}
type Member<Union, Key extends string, Word> = Extract<Union, Readonly<Record<Key, Word>>>;
type Words<Union extends Readonly<Record<Key, string>>, Key extends string> = {
  readonly [Word in Union[Key]]: Sample<Member<Union, Key, Word>>;
};

const you: Players = 'you';
const creature: Filter = { type: 'creature' };
const aimed: Objects = { target: 0 };
const drawn: InstructionBody = { do: 'draw', count: 1 };
const ability: Ability = { kind: 'activated', cost: [{ tap: true }], effect: [drawn] };
const forever = 'forever' as const;
const upToTwo = { min: 0, max: 2 } as const;
const counters = { kind: 'charge', count: 1 } as const;
const soldier: TokenDefinition = { types: ['creature'], power: 1, toughness: 1 };
const fullToken: Required<TokenDefinition> = {
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
  defense: 1,
  abilities: [ability],
};
const fullPlace: Required<Omit<Destination, 'with'>> = {
  zone: 'battlefield',
  position: { fromTop: 2 },
  inRandomOrder: true,
  under: you,
  tapped: true,
  attacking: true,
  counters,
  attachedTo: 'attached',
  faceDown: true,
  revealed: true,
  transformed: true,
  link: 'memory',
};
const placeOfPermanent: Required<Destination> = {
  ...fullPlace,
  with: { changes: [{ addTypes: ['artifact'] }] },
};
const modes: Modes = {
  choose: { min: 1, max: 1, sameTwice: true, notChosen: 'ever' },
  options: [{ effect: [drawn], cost: [{ mana: '{1}' }], targets: [{ any: true }] }],
};

const fullFilter: Required<Filter> = {
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
  stackObject: 'spell',
  drawnThisTurn: true,
  castAs: 2,
  targets: creature,
  targetsOnly: creature,
  was: { zone: 'hand' },
  powerPlusToughness: { atMost: 5 },
  not: creature,
  any: [creature],
};

const quantities: readonly Quantity[] = [
  3,
  -1,
  { x: true },
  { count: fullFilter },
  { countPlayers: 'opponents' },
  { typesAmong: creature },
  { typesAmong: { these: 'self' } },
  { withDifferentNames: creature },
  { basicLandTypesAmong: creature },
  { value: 'power', of: 'self' },
  { greatest: 'toughness', of: { all: creature } },
  { counters: 'charge', on: 'self' },
  { playerCounters: 'poison', on: you },
  { devotion: ['W', 'U'], of: you },
  { devotion: { chosen: 'color' }, of: you },
  { life: you },
  { cardsIn: 'hand', of: you },
  { amount: 'name' },
  { excess: 'name' },
  { eventAmount: true },
  { manaSpent: true },
  { manaSpent: 'colors' },
  { manaSpent: 'G' },
  { thisTurn: 'spellsCast', by: you },
  { plus: [1, 2, 3] },
  { minus: [1, { x: true }] },
  { times: [2, { x: true }] },
  { least: [3, { x: true }] },
  { half: 3, round: 'up' },
  { chosen: 'number' },
];

const groups: readonly Objects[] = [
  'self',
  'attached',
  'it',
  { target: 0 },
  { named: 'name' },
  { event: 'object' },
  { all: creature },
  { linked: 'link' },
  { top: 1, of: you },
  { paid: 'cost' },
  { union: ['self', 'it'] },
  { last: { linked: 'link' } },
  { before: 'it' },
];

const players: readonly Players[] = [
  'you',
  'opponents',
  'everyone',
  'everyoneElse',
  'active',
  'defending',
  'they',
  'attachedPlayer',
  { controllerOf: 'self' },
  { ownerOf: 'self' },
  { target: 0 },
  { named: 'name' },
  { event: 'player' },
  { whoChose: 'war', under: 'memory' },
];
const playersWith: Players = {
  playersWith: {
    attacking: 'attachedPlayer',
    life: { atMost: 3 },
    of: you,
    mostLife: true,
    fewest: creature,
    cards: { in: 'hand', count: { atLeast: 1 } },
    dealtCombatDamageBy: 'self',
    thisTurn: { fact: 'spellsCast', count: { atLeast: 1 } },
    except: 'active',
  },
};

const conditions: readonly Sample<Condition>[] = [
  { needs: { compare: 1, to: { atLeast: 1 } } },
  { needs: { exists: creature }, full: { exists: creature, count: { atLeast: 2 } } },
  { needs: { is: 'self', like: creature } },
  { needs: { turnOf: you } },
  { needs: { startingPlayer: you } },
  { needs: { during: 'upkeep' } },
  { needs: { timeOfDay: 'night' } },
  { needs: { paid: 'kicker' } },
  { needs: { wordChosen: 'Khans', under: 'link' } },
  { needs: { did: 'name' } },
  { needs: { isCommander: 'self' } },
  { needs: { wasCast: 'self' }, full: { wasCast: 'self', by: you, from: 'hand' } },
  { needs: { attackedThisTurn: 'self' } },
  { needs: { happenedThisTurn: [{ on: 'gainsLife', who: you }] } },
  {
    needs: { enteredLastTurn: 'creature', under: you },
    full: { enteredLastTurn: 'creature', under: you, other: true },
  },
  { needs: { not: { turnOf: you } } },
  { needs: { both: [{ turnOf: you }] } },
  { needs: { either: [{ turnOf: you }] } },
];

const costs: readonly Sample<CostPart>[] = [
  { needs: { mana: '{2}{W}{U/B}{2/R}{G/P}{W/U/P}{C}{S}{X}' } },
  { needs: { tap: true } },
  { needs: { untap: true } },
  { needs: { payLife: 2 } },
  { needs: { payEnergy: 2 } },
  { needs: { sacrifice: 'self' }, full: { sacrifice: creature, count: 2, upTo: true, as: 'name' } },
  { needs: { tapPermanents: creature, count: 1 }, full: { tapPermanents: creature, count: 1, as: 'name' } },
  { needs: { returnToHand: 'self' }, full: { returnToHand: creature, count: 2, as: 'name' } },
  {
    needs: { putIntoGraveyard: creature },
    full: { putIntoGraveyard: creature, count: 2, as: 'name' },
  },
  { needs: { discard: 'hand' }, full: { discard: creature, count: 2, atRandom: true, as: 'name' } },
  { needs: { exile: 'self' }, full: { exile: creature, from: 'hand', count: 2, as: 'name', link: 'memory' } },
  { needs: { reveal: creature }, full: { reveal: creature, count: 2, as: 'name' } },
  { needs: { mill: 2 }, full: { mill: 2, as: 'name' } },
  { needs: { exileTop: 2 }, full: { exileTop: 2, as: 'name' } },
  {
    needs: { removeCounters: 'charge', count: 1 },
    full: { removeCounters: 'charge', count: 1, from: creature },
  },
  { needs: { putCounters: 'charge', count: 1 } },
  { needs: { loyalty: -3 } },
  { needs: { loyalty: '-X' } },
];

const instructions: Words<InstructionBody, 'do'> = {
  dealDamage: {
    needs: { do: 'dealDamage', amount: 'divided' },
    full: {
      do: 'dealDamage',
      amount: 1,
      to: aimed,
      toPlayers: you,
      source: 'self',
      excessTo: you,
      cantBePrevented: true,
    },
  },
  gainLife: { needs: { do: 'gainLife', amount: 1 }, full: { do: 'gainLife', amount: 1, who: you } },
  loseLife: { needs: { do: 'loseLife', amount: 1, who: you } },
  payLife: {
    needs: { do: 'payLife', link: 'life' },
    full: { do: 'payLife', link: 'life', atMost: 3 },
  },
  setLife: { needs: { do: 'setLife', to: 1, who: you } },
  exchangeControl: { needs: { do: 'exchangeControl', first: 'self', second: aimed } },
  fight: { needs: { do: 'fight', first: aimed, second: 'self' } },
  draw: { needs: { do: 'draw', count: 1 }, full: { do: 'draw', count: 1, who: you } },
  discard: {
    needs: { do: 'discard', count: 'all', who: you },
    full: { do: 'discard', count: 1, who: you, filter: creature, atRandom: true, chosenBy: you },
  },
  mill: { needs: { do: 'mill', count: 1, who: you } },
  scry: { needs: { do: 'scry', count: 1 }, full: { do: 'scry', count: 1, who: you } },
  surveil: { needs: { do: 'surveil', count: 1 }, full: { do: 'surveil', count: 1, who: you } },
  look: { needs: { do: 'look', at: aimed }, full: { do: 'look', at: aimed, who: you } },
  reveal: { needs: { do: 'reveal', what: aimed } },
  shuffle: { needs: { do: 'shuffle', who: you } },
  search: {
    needs: { do: 'search', for: creature, count: upToTwo, to: { zone: 'hand' } },
    full: {
      do: 'search',
      for: creature,
      count: upToTwo,
      to: fullPlace,
      who: you,
      library: you,
      zones: ['graveyard', 'hand'],
      reveal: true,
      thenShuffle: false,
    },
  },
  move: {
    needs: { do: 'move', what: aimed, to: { zone: 'hand' } },
    full: { do: 'move', what: aimed, to: placeOfPermanent, from: 'hand' },
  },
  destroy: {
    needs: { do: 'destroy', what: aimed },
    full: { do: 'destroy', what: aimed, cantBeRegenerated: true },
  },
  exile: {
    needs: { do: 'exile', what: aimed },
    full: {
      do: 'exile',
      what: aimed,
      from: 'hand',
      haunting: aimed,
      encodedOn: aimed,
      link: 'link',
      faceDown: true,
      mayBeLookedAt: true,
      until: 'sourceLeaves',
    },
  },
  sacrifice: {
    needs: { do: 'sacrifice', who: you },
    full: { do: 'sacrifice', who: you, filter: creature, count: 1, what: 'self' },
  },
  counter: { needs: { do: 'counter', what: aimed }, full: { do: 'counter', what: aimed, to: fullPlace } },
  create: {
    needs: { do: 'create', token: soldier },
    full: {
      do: 'create',
      token: fullToken,
      size: { power: 3, toughness: 3 },
      count: 2,
      who: you,
      tapped: true,
      attacking: true,
      attachedTo: aimed,
      link: 'memory',
      remembers: { under: 'memory', objects: aimed },
    },
  },
  createCopy: {
    needs: { do: 'createCopy', of: aimed },
    full: {
      do: 'createCopy',
      of: aimed,
      count: 1,
      who: you,
      tapped: true,
      attacking: true,
      except: [
        { addTypes: ['artifact'] },
        { notCopied: 'color' },
        { ifType: 'creature', except: [{ thisAbility: true }] },
      ],
      link: 'memory',
      remembers: { under: 'memory', objects: aimed },
    },
  },
  populate: { needs: { do: 'populate' }, full: { do: 'populate', who: you } },
  becomeCopy: {
    needs: { do: 'becomeCopy', what: 'self', of: aimed, until: forever },
    full: { do: 'becomeCopy', what: 'self', of: aimed, until: forever, except: [{ thisAbility: true }] },
  },
  tap: { needs: { do: 'tap', what: aimed } },
  untap: { needs: { do: 'untap', what: aimed } },
  freeze: { needs: { do: 'freeze', what: aimed } },
  attach: {
    needs: { do: 'attach', what: 'self' },
    full: { do: 'attach', what: 'self', to: aimed, toPlayer: you, asThough: 'creature' },
  },
  unattach: { needs: { do: 'unattach', what: 'self' } },
  putCounters: {
    needs: { do: 'putCounters', kind: 'charge', count: 'divided' },
    full: { do: 'putCounters', kind: 'charge', count: 1, on: aimed, onPlayers: you },
  },
  removeCounters: {
    needs: { do: 'removeCounters', kind: 'charge', count: 'all' },
    full: { do: 'removeCounters', kind: 'charge', count: 1, from: aimed, fromPlayers: you },
  },
  moveCounter: {
    needs: { do: 'moveCounter', from: aimed, to: 'self' },
    full: { do: 'moveCounter', kind: '+1/+1', count: 'any', from: aimed, to: 'self' },
  },
  regenerate: { needs: { do: 'regenerate', what: aimed } },
  monstrosity: { needs: { do: 'monstrosity', n: 3 } },
  pair: { needs: { do: 'pair', first: 'self', second: 'paired' } },
  exileUntil: {
    needs: { do: 'exileUntil', like: creature },
    full: { do: 'exileUntil', like: creature, who: 'opponents' },
  },
  proliferate: { needs: { do: 'proliferate' }, full: { do: 'proliferate', who: 'opponents' } },
  becomeLevel: { needs: { do: 'becomeLevel', what: 'self', level: 2 } },
  transform: { needs: { do: 'transform', what: aimed } },
  turnFaceDown: {
    needs: { do: 'turnFaceDown', what: aimed },
    full: { do: 'turnFaceDown', what: aimed, like: { types: ['artifact'] } },
  },
  turnFaceUp: { needs: { do: 'turnFaceUp', what: aimed } },
  manifest: {
    needs: { do: 'manifest', what: aimed },
    full: { do: 'manifest', what: aimed, who: you },
  },
  phaseOut: { needs: { do: 'phaseOut', what: aimed } },
  removeFromCombat: { needs: { do: 'removeFromCombat', what: aimed } },
  gainAbilitiesOf: {
    needs: { do: 'gainAbilitiesOf', what: 'self', of: aimed, which: 'activated', until: forever },
  },
  exchangeText: { needs: { do: 'exchangeText', first: 'self', second: aimed, until: forever } },
  modifyNextSpell: {
    needs: { do: 'modifyNextSpell', like: creature, changes: [{ addTypes: ['artifact'] }], until: forever },
    full: {
      do: 'modifyNextSpell',
      who: you,
      like: creature,
      changes: [{ addTypes: ['artifact'] }],
      until: forever,
    },
  },
  modify: { needs: { do: 'modify', what: aimed, changes: [{ addTypes: ['artifact'] }], until: forever } },
  rule: {
    needs: { do: 'rule', rules: [{ cant: 'attack' }], until: 'untilEndOfTurn' },
    full: {
      do: 'rule',
      rules: [{ cant: 'attack' }],
      until: 'untilEndOfTurn',
      what: aimed,
      players: you,
      inNextTurnOf: you,
      once: true,
    },
  },
  preventDamage: {
    needs: { do: 'preventDamage', amount: 'all', until: 'untilEndOfTurn' },
    full: {
      do: 'preventDamage',
      amount: 3,
      until: 'untilEndOfTurn',
      to: aimed,
      toPlayers: you,
      from: 'self',
      combat: false,
    },
  },
  replace: {
    needs: { do: 'replace', replacement: { event: { draw: you } }, until: 'untilEndOfTurn' },
    full: {
      do: 'replace',
      replacement: { event: { draw: you } },
      until: 'untilEndOfTurn',
      once: true,
      amount: 1,
    },
  },
  addMana: {
    needs: { do: 'addMana' },
    full: {
      do: 'addMana',
      mana: ['G'],
      anyOf: ['C', 'W'],
      couldProduce: creature,
      eventProduced: true,
      colorsOf: 'self',
      count: 1,
      who: you,
      spendOnly: 'creatureSpells',
      allOneColor: true,
      lasts: true,
    },
  },
  doubleMana: { needs: { do: 'doubleMana' } },
  choose: {
    needs: { do: 'choose', from: { among: { named: 'name' } }, count: upToTwo },
    full: {
      do: 'choose',
      from: { among: { named: 'name' }, like: creature },
      count: upToTwo,
      who: you,
      canHaveAttached: aimed,
      orPlayers: you,
      different: 'manaValue',
      atRandom: true,
    },
  },
  chooseSource: {
    needs: { do: 'chooseSource' },
    full: { do: 'chooseSource', who: you, like: creature },
  },
  choosePlayer: {
    needs: { do: 'choosePlayer', from: 'opponents' },
    full: { do: 'choosePlayer', from: 'opponents', who: you },
  },
  note: { needs: { do: 'note', what: 'typesOfManaSpent', link: 'noted' } },
  chooseValue: {
    needs: { do: 'chooseValue', what: { oneOf: ['left', 'right'] }, link: 'side' },
    full: { do: 'chooseValue', what: 'cardName', among: creature, link: 'color', who: you, anew: true },
  },
  may: {
    needs: { do: 'may', then: [drawn] },
    full: { do: 'may', then: [drawn], who: you, cost: [{ mana: '{1}' }], else: [drawn], onceEachTurn: true },
  },
  unless: {
    needs: { do: 'unless', who: you, cost: [{ payLife: 1 }], else: [drawn] },
    full: { do: 'unless', who: you, cost: [{ payLife: 1 }], times: { x: true }, else: [drawn] },
  },
  if: {
    needs: { do: 'if', condition: { turnOf: you }, then: [drawn] },
    full: { do: 'if', condition: { turnOf: you }, then: [drawn], else: [drawn] },
  },
  forEach: { needs: { do: 'forEach', of: { all: creature }, then: [drawn] } },
  forEachPlayer: { needs: { do: 'forEachPlayer', of: 'everyone', then: [drawn] } },
  repeat: { needs: { do: 'repeat', times: 2, then: [drawn] } },
  remember: { needs: { do: 'remember' }, full: { do: 'remember', objects: aimed, amount: 1 } },
  delayedTrigger: {
    needs: { do: 'delayedTrigger', when: [{ on: 'gainsLife', who: you }], effect: [drawn] },
    full: {
      do: 'delayedTrigger',
      when: [{ on: 'gainsLife', who: you }],
      effect: [drawn],
      if: { turnOf: you },
      targets: [{ any: true }],
      about: 'self',
      until: 'untilEndOfTurn',
    },
  },
  reflexive: {
    needs: { do: 'reflexive', after: 'name', effect: [drawn] },
    full: { do: 'reflexive', after: 'name', effect: [drawn], targets: [{ any: true }], modes },
  },
  emblem: {
    needs: { do: 'emblem', abilities: [ability] },
    full: { do: 'emblem', abilities: [ability], who: you },
  },
  cast: {
    needs: { do: 'cast', what: aimed },
    full: { do: 'cast', what: aimed, who: you, alternativeCost: { name: 'other', cost: [{ mana: '{1}' }] } },
  },
  oneOf: {
    needs: { do: 'oneOf', options: [{ word: 'flying', then: [drawn] }] },
    full: { do: 'oneOf', who: you, options: [{ word: 'flying', then: [drawn] }] },
  },
  castWithoutPaying: {
    needs: { do: 'castWithoutPaying', what: aimed },
    full: { do: 'castWithoutPaying', what: aimed, who: you, lands: true, like: creature, most: 1 },
  },
  mayPlay: {
    needs: { do: 'mayPlay', what: aimed, until: 'untilEndOfTurn' },
    full: {
      do: 'mayPlay',
      what: aimed,
      until: 'untilEndOfTurn',
      who: you,
      withoutPaying: true,
      onlyCast: true,
      asThough: 'anyType',
    },
  },
  copySpell: {
    needs: { do: 'copySpell', what: aimed },
    full: { do: 'copySpell', what: aimed, newTargets: true },
  },
  copyCard: { needs: { do: 'copyCard', what: aimed } },
  changeTargets: {
    needs: { do: 'changeTargets', what: aimed, which: 'all' },
    full: { do: 'changeTargets', what: aimed, which: 'one', who: you },
  },
  chooseNewTargets: {
    needs: { do: 'chooseNewTargets', what: aimed },
    full: { do: 'chooseNewTargets', what: aimed, who: you },
  },
  extraTurn: { needs: { do: 'extraTurn', who: you } },
  extraPhases: {
    needs: { do: 'extraPhases', after: 'thisPhase', phases: ['combat'] },
    full: { do: 'extraPhases', after: 'thisStep', phases: ['upkeep'], who: you },
  },
  skip: { needs: { do: 'skip', who: you, what: 'turn' } },
  flip: { needs: { do: 'flip', what: 'self' } },
  restartGame: {
    needs: { do: 'restartGame' },
    full: { do: 'restartGame', except: aimed, then: [drawn] },
  },
  endTurn: { needs: { do: 'endTurn' } },
  endCombat: { needs: { do: 'endCombat' } },
  win: { needs: { do: 'win', who: you } },
  lose: { needs: { do: 'lose', who: you } },
  drawGame: { needs: { do: 'drawGame' } },
  controlPlayer: { needs: { do: 'controlPlayer', who: { target: 0 }, by: you } },
  flipCoin: { needs: { do: 'flipCoin' }, full: { do: 'flipCoin', who: you, won: [drawn], lost: [drawn] } },
  rollDie: { needs: { do: 'rollDie', sides: 6 }, full: { do: 'rollDie', sides: 6, who: you } },
};

const triggers: Words<TriggerCondition, 'on'> = {
  enters: {
    needs: { on: 'enters', object: 'self' },
    full: { on: 'enters', object: creature, from: 'hand', oneOrMore: true },
  },
  leaves: {
    needs: { on: 'leaves', object: 'attached' },
    full: {
      on: 'leaves',
      object: creature,
      from: 'graveyard',
      to: 'exile',
      notTo: 'hand',
      through: { keyword: 'champion', of: 'self' },
      oneOrMore: true,
    },
  },
  dies: { needs: { on: 'dies', object: 'haunted' }, full: { on: 'dies', object: creature, oneOrMore: true } },
  putInto: {
    needs: { on: 'putInto', zone: 'graveyard', object: 'self' },
    full: {
      on: 'putInto',
      zone: 'graveyard',
      object: creature,
      causedBy: you,
      from: 'library',
      resolving: true,
      oneOrMore: true,
    },
  },
  destroyed: {
    needs: { on: 'destroyed', object: 'self' },
    full: { on: 'destroyed', object: creature, causedBy: you },
  },
  sacrificed: {
    needs: { on: 'sacrificed', object: 'self' },
    full: { on: 'sacrificed', object: creature, by: you, through: { keyword: 'exploit', of: 'self' } },
  },
  attacks: {
    needs: { on: 'attacks', object: 'self' },
    full: { on: 'attacks', object: creature, player: you, orPlaneswalkers: true, alone: true },
  },
  playerAttacks: {
    needs: { on: 'playerAttacks', by: you },
    full: { on: 'playerAttacks', by: you, player: 'opponents', with: creature, atLeast: 2 },
  },
  blocks: {
    needs: { on: 'blocks', object: 'self' },
    full: { on: 'blocks', object: creature, blocked: creature },
  },
  becomesBlocked: {
    needs: { on: 'becomesBlocked', object: 'self' },
    full: { on: 'becomesBlocked', object: creature, by: creature, oneOrMore: true },
  },
  fights: {
    needs: { on: 'fights', object: 'self' },
    full: { on: 'fights', object: creature, oneOrMore: true },
  },
  attacksUnblocked: { needs: { on: 'attacksUnblocked', object: 'self' } },
  dealsDamage: {
    needs: { on: 'dealsDamage' },
    full: { on: 'dealsDamage', source: creature, combat: true, to: creature, toPlayer: you, oneOrMore: true },
  },
  dealtDamage: {
    needs: { on: 'dealtDamage' },
    full: { on: 'dealtDamage', object: creature, player: you, combat: false, excess: true },
  },
  cast: {
    needs: { on: 'cast', spell: 'self' },
    full: { on: 'cast', spell: creature, by: you, nth: 2, turnOf: you, from: 'hand' },
  },
  activated: {
    needs: { on: 'activated', source: 'self' },
    full: { on: 'activated', source: creature, by: you, notMana: true, onlyMana: true },
  },
  becomesTarget: {
    needs: { on: 'becomesTarget', object: 'self' },
    full: {
      on: 'becomesTarget',
      object: creature,
      player: you,
      by: you,
      ofSpell: true,
      firstEachTurn: true,
    },
  },
  begins: {
    needs: { on: 'begins', step: 'upkeep' },
    full: { on: 'begins', step: 'combat', whose: you, nthStep: 1 },
  },
  draws: { needs: { on: 'draws', who: you }, full: { on: 'draws', who: you, nth: 2 } },
  revealsDrawn: { needs: { on: 'revealsDrawn', card: creature } },
  discards: { needs: { on: 'discards', who: you }, full: { on: 'discards', who: you, card: creature } },
  gainsLife: { needs: { on: 'gainsLife', who: you } },
  losesLife: { needs: { on: 'losesLife', who: you } },
  tapped: { needs: { on: 'tapped', object: 'self' } },
  untapped: { needs: { on: 'untapped', object: 'self' } },
  phasesOut: { needs: { on: 'phasesOut', object: 'self' } },
  phasesIn: { needs: { on: 'phasesIn', object: 'self' } },
  tappedForMana: {
    needs: { on: 'tappedForMana', object: 'self' },
    full: { on: 'tappedForMana', object: creature, by: you, types: ['C'] },
  },
  manaAdded: { needs: { on: 'manaAdded' }, full: { on: 'manaAdded', to: you, types: ['G'], source: 'self' } },
  countersPut: {
    needs: { on: 'countersPut', object: 'self' },
    full: { on: 'countersPut', object: creature, kind: 'lore', oneOrMore: true, reaches: 3 },
  },
  counterRemoved: {
    needs: { on: 'counterRemoved', object: 'self' },
    full: { on: 'counterRemoved', object: creature, kind: 'charge', last: true },
  },
  landPlayed: {
    needs: { on: 'landPlayed', by: you },
    full: { on: 'landPlayed', by: you, land: { type: 'land' } },
  },
  losesGame: { needs: { on: 'losesGame', who: you } },
  attachedTo: {
    needs: { on: 'attachedTo', object: 'self' },
    full: { on: 'attachedTo', object: creature, to: creature },
  },
  unattached: { needs: { on: 'unattached', object: 'self' } },
  transforms: { needs: { on: 'transforms', object: 'self' } },
  becomesMonstrous: { needs: { on: 'becomesMonstrous', object: 'self' } },
  becomesLevel: { needs: { on: 'becomesLevel', object: 'self', level: 2 } },
  turnedFaceUp: { needs: { on: 'turnedFaceUp', object: 'self' } },
  scries: { needs: { on: 'scries', who: you } },
  shuffles: { needs: { on: 'shuffles', who: you } },
  triggers: {
    needs: { on: 'triggers', source: creature },
    full: { on: 'triggers', source: creature, by: you },
  },
  countered: { needs: { on: 'countered', object: 'self' } },
  controlChanges: {
    needs: { on: 'controlChanges', object: 'self' },
    full: { on: 'controlChanges', object: creature, from: you },
  },
  resolves: { needs: { on: 'resolves', times: 2 } },
  state: { needs: { on: 'state', is: { turnOf: you } } },
};

const modifications: readonly Sample<Modification>[] = [
  { needs: { control: you } },
  { needs: { changeWord: 'Island', to: { chosen: 'type' } } },
  { needs: { changeWord: { chosen: 'type' }, to: 'Island' } },
  { needs: { addTypes: ['artifact'] } },
  { needs: { setTypes: ['artifact'] } },
  { needs: { removeTypes: ['artifact'] } },
  { needs: { addSubtypes: ['Elf'] } },
  { needs: { addSubtypes: { chosen: 'type' } } },
  { needs: { setName: 'Name' } },
  {
    needs: { addNamesOf: { type: 'creature' } },
    full: { addNamesOf: { type: 'creature', notSupertype: 'legendary' } },
  },
  { needs: { fullTextOf: 'self' }, full: { fullTextOf: 'self', and: [ability] } },
  { needs: { setSubtypes: ['Elf'] } },
  { needs: { setSubtypes: { chosen: 'type' } } },
  { needs: { removeSubtypes: 'creature' } },
  { needs: { setSubtypes: { creatureTypesOf: 'self', still: ['Elf'] } } },
  { needs: { addSupertypes: ['snow'] } },
  { needs: { removeSupertypes: ['snow'] } },
  { needs: { addColors: ['W'] } },
  { needs: { addColors: { chosen: 'color' } } },
  { needs: { setColors: ['W'] } },
  { needs: { setColors: { chosen: 'color' } } },
  { needs: { addAbilities: [ability] } },
  { needs: { removeKeyword: 'flying' } },
  { needs: { removeAbilities: [ability] } },
  { needs: { removeAllAbilities: true }, full: { removeAllAbilities: 'exceptMana' } },
  { needs: { cantHaveKeyword: 'flying' } },
  {
    needs: { set: 'powerToughness' },
    full: { set: 'powerToughness', setPower: 1, setToughness: { x: true } },
  },
  { needs: { modifyPower: 1, modifyToughness: -1 } },
  { needs: { switchPowerToughness: true } },
];

const rules: readonly Sample<RuleChange>[] = [
  { needs: { cant: 'attack' } },
  { needs: { cantAttack: you }, full: { cantAttack: you, orPlaneswalkers: true } },
  { needs: { cantBeBlockedBy: creature } },
  { needs: { canBlockOnly: creature } },
  { needs: { cantBlock: creature } },
  { needs: { cantBeBlockedExceptBy: creature } },
  { needs: { cantBeTargetedBy: creature } },
  { needs: { mustAttack: true } },
  { needs: { mustAttack: you } },
  { needs: { mustAttack: { object: 'self' } } },
  { needs: { mustBlock: true } },
  { needs: { mustBlock: { attacker: 'self' } } },
  { needs: { mustBeBlocked: true } },
  { needs: { mustBeBlocked: 'byAll' } },
  { needs: { blocksAdditional: 1 } },
  { needs: { blocksAdditional: 'any' } },
  { needs: { fewestBlockers: 2 } },
  { needs: { blockedByAllOrNone: true } },
  { needs: { mostBlockers: 1 } },
  { needs: { mostAttackers: 1 } },
  { needs: { mostBlocking: 1 } },
  { needs: { mostAttackersOfYou: 1 } },
  { needs: { mayAttackAsThoughWithout: 'defender' } },
  { needs: { attachesOnlyTo: creature } },
  { needs: { costToAttack: '{2}', of: 'you' } },
  { needs: { costToBlock: '{2}' } },
  { needs: { assignsDamageAsThoughUnblocked: true } },
  { needs: { assignsDamageBy: 'toughness' } },
  { needs: { maximumHandSize: 'none' } },
  { needs: { maximumHandSize: 2 } },
  { needs: { maximumHandSize: { x: true } } },
  { needs: { maximumHandSize: { reduce: 4 } } },
  { needs: { additionalLands: 1 } },
  { needs: { additionalLands: 'any' } },
  { needs: { cantCast: creature }, full: { cantCast: creature, unless: { turnOf: you } } },
  {
    needs: { cantActivate: creature },
    full: { cantActivate: creature, exceptMana: true, onlyLoyalty: true },
  },
  { needs: { cantGainLife: true } },
  { needs: { cantLoseLife: true } },
  { needs: { cantWin: true } },
  { needs: { cantLose: true } },
  { needs: { cantDraw: true } },
  { needs: { cantDraw: { moreThan: 1 } } },
  { needs: { cantPreventDamage: true } },
  { needs: { mayCastAsThoughWith: 'flash', like: creature } },
  { needs: { mayActivateAsInstant: 'equip' } },
  { needs: { mayCastWithoutPaying: creature } },
  { needs: { mayTargetAsThoughWithout: 'hexproof', like: creature } },
  {
    needs: { mayPlayFrom: 'graveyard', what: creature },
    full: { mayPlayFrom: 'library', what: creature, onlyTop: true },
  },
  { needs: { triggersAgain: creature }, full: { triggersAgain: creature, entering: creature } },
  { needs: { doesntTrigger: creature, entering: creature } },
  { needs: { playerHas: { kind: 'keyword', keyword: 'hexproof' } } },
  { needs: { revealDrawn: 1 } },
  { needs: { activatedWithAnyColor: ['U'] } },
  { needs: { cantBeCounteredBy: creature } },
  { needs: { goaded: true } },
  { needs: { producesInstead: ['C'] }, full: { producesInstead: ['B'], ofAtLeast: 2 } },
  { needs: { topRevealed: true } },
  {
    needs: { spendsAsAnyColor: true },
    full: { spendsAsAnyColor: ['W'], othersAsColorless: true },
  },
  { needs: { manaLasts: true }, full: { manaLasts: ['G'], as: 'C' } },
];

const events: readonly Sample<Replacement['event']>[] = [
  { needs: { enters: 'self' } },
  {
    needs: { moves: 'self' },
    full: {
      moves: creature,
      to: 'graveyard',
      from: 'battlefield',
      when: 'discarded',
      causedBy: you,
      notPaying: 'cycling',
    },
  },
  { needs: { dies: 'self' } },
  {
    needs: { damage: {} },
    full: { damage: { to: 'attached', toPlayer: you, from: creature, combat: false, atOnce: true } },
  },
  { needs: { destroy: 'self' } },
  { needs: { draw: you } },
  { needs: { gainLife: you } },
  { needs: { loseLife: you } },
  { needs: { loseGame: you } },
  { needs: { create: you }, full: { create: you, byEffect: true } },
  {
    needs: { putCounters: creature },
    full: { putCounters: { controllerOf: 'self' }, byEffect: true, kind: 'charge' },
  },
  { needs: { putCounters: 'opponents' } },
  { needs: { discard: 'self' } },
  { needs: { begins: 'turn', whose: you } },
  { needs: { untaps: 'self' } },
];
const fullReplacement: Replacement = {
  event: { enters: 'self', as: 'creature' },
  if: { turnOf: you },
  self: true,
  under: you,
  optional: true,
  cost: [{ payLife: 2 }],
  regenerates: true,
  skip: true,
  tapped: true,
  transformed: true,
  counters,
  subtypes: ['Mutant'],
  choose: [drawn],
  as: 'name',
  asCopyOf: creature,
  becomes: [[{ addTypes: ['artifact'] }]],
  except: [{ name: 'Other' }, { noManaCost: true }],
  to: fullPlace,
  amount: 2,
  redirectToPlayers: you,
  redirectTo: 'self',
  prevent: 1,
  instead: [drawn],
  also: [drawn],
  afterwards: [drawn],
  otherwise: { tapped: true, to: { zone: 'exile' } },
};

const changes: Sample<CostChange> = {
  needs: { of: 'spells' },
  full: {
    of: 'abilities',
    loyalty: true,
    by: you,
    like: creature,
    targeting: creature,
    more: [{ mana: '{1}' }],
    moreTimes: 2,
    less: 1,
    lessColored: '{G}',
    atLeast: 1,
    keyword: 'equip',
  },
};
const limits: Required<ActivationLimits> = {
  timing: { during: 'upkeep', whose: you },
  timesEachTurn: 1,
  onlyIf: { turnOf: you },
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

const abilities: Words<Ability, 'kind'> = {
  spell: {
    needs: { kind: 'spell' },
    full: { kind: 'spell', abilityWord: 'Spell mastery', targets: [fullTarget], modes, effect: [drawn] },
  },
  activated: {
    needs: { kind: 'activated', cost: [], effect: [] },
    full: {
      kind: 'activated',
      cost: [{ tap: true }],
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
      if: { turnOf: you },
      while: { turnOf: you },
      targets: [{ any: true }],
      modes,
      onceEachTurn: true,
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
      if: { turnOf: you },
      characteristicDefining: true,
      affects: 'self',
      changes: [{ addTypes: ['artifact'] }],
      asCopiesOf: { of: 'attached', except: [{ addTypes: ['artifact'] }] },
      rules: [{ cant: 'attack' }],
      players: you,
      costs: [{ of: 'spells' }],
      replaces: fullReplacement,
      additionalCost: { cost: [{ mana: '{1}' }], optional: 'more', repeatable: true, or: [{ payLife: 1 }] },
      alternativeCost: { cost: [{ mana: '{1}' }], name: 'other', if: { turnOf: you }, from: 'graveyard' },
      paysGeneric: { tapPermanents: creature, count: 1 },
      spentOnX: 'B',
      castOnlyIf: { turnOf: you },
      castableFrom: { zones: ['graveyard'], only: true },
      beforeShuffling: { if: { turnOf: you }, effect: [drawn] },
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

const bear: CardDefinition = { name: 'Bear', types: ['creature'], power: 2, toughness: 2 };
const fullCard: Required<CardDefinition> = {
  name: 'Bear',
  types: ['creature'],
  toughness: 2,
  manaCost: '{1}{G}',
  colorIndicator: ['G'],
  supertypes: ['legendary'],
  subtypes: ['Bear'],
  power: '*',
  loyalty: 'X',
  pronoun: 'she',
  defense: 3,
  abilities: [ability],
  back: { ...bear, loyalty: 3 },
  modal: true,
  adventure: true,
  flip: true,
};

/** The faults of a shape alone; names, links and targets are not looked for. */
const faultsOf = (definition: unknown): readonly Fault[] => {
  const faults: Fault[] = [];
  cardShape(definition, '', faults);
  return faults;
};
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each place within a value, with a function that makes the same value with something else there. */
function* places(
  value: unknown,
  path = '',
): Generator<{
  readonly path: string;
  readonly value: unknown;
  readonly replaced: (by: unknown) => unknown;
}> {
  yield { path, value, replaced: (by) => by };
  if (Array.isArray(value))
    for (const [at, item] of value.entries())
      for (const place of places(item, `${path}[${at}]`))
        yield { ...place, replaced: (by) => value.with(at, place.replaced(by)) };
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value))
      for (const place of places(item, path === '' ? key : `${path}.${key}`))
        yield { ...place, replaced: (by) => ({ ...value, [key]: place.replaced(by) }) };
}

/** Nothing in a card is any of these. */
const wrong: readonly unknown[] = [{ nonsense: true }, [{ nonsense: true }], 0.5, '', null, false];
/** What is said of a fault at a place is said there, in it, or where the word stands that it belongs to. */
const isAt = (fault: string, path: string): boolean => fault.startsWith(path) || path.startsWith(fault);

/** Everything in a definition is looked at: nothing in it can be something else, and nothing be added. */
function expectLookedAt(definition: unknown, from = ''): void {
  for (const { path, value, replaced } of places(definition)) {
    if (!path.startsWith(from) || path === '') continue;
    for (const other of wrong) {
      if (other === false && typeof value === 'boolean') continue;
      const faults = faultsOf(replaced(other));
      expect(faults.length, `${path}: ${JSON.stringify(other)}`).toBeGreaterThan(0);
      for (const fault of faults) expect(isAt(fault.path, path), `${path}: ${fault.path}`).toBe(true);
    }
    if (isRecord(value))
      expect(faultsOf(replaced({ ...value, nonsense: 1 })), path).toContainEqual({
        path: `${path}.nonsense`,
        reason: 'is not known here',
      });
  }
}

/** A sample is taken, and so is the full one; each part of the least one is needed, and every part is looked at. */
function expectSound<T>(within: (part: T) => unknown, at: string, { needs, full }: Sample<T>): void {
  expect(faultsOf(within(needs)), 'the least').toEqual([]);
  if (full !== undefined) expect(faultsOf(within(full)), 'the fullest').toEqual([]);
  if (isRecord(needs))
    for (const missing of Object.keys(needs)) {
      const { [missing]: _, ...rest } = needs;
      const definition = [...places(within(needs))].find(({ path }) => path === at)?.replaced(rest);
      const faults = faultsOf(definition);
      expect(faults, missing).toHaveLength(1);
      expect([at, `${at}.${missing}`], missing).toContain(faults[0]?.path);
    }
  expectLookedAt(within(full ?? needs), at);
}

const withAbility = (...all: readonly unknown[]) => ({ ...bear, abilities: all });
const inEffect = (instruction: unknown) => withAbility({ kind: 'spell', effect: [instruction] });
const inStatic = (parts: object) => withAbility({ kind: 'static', ...parts });

describe('each word of the vocabulary is taken with all that it may have, and every part of it is looked at', () => {
  describe('instructions', () => {
    test.each(Object.entries(instructions))('%s', (word, sample: Sample<InstructionBody>) => {
      const needs = { ...sample.needs };
      if (word === 'extraPhases') {
        expect(faultsOf(inEffect(needs))).toEqual([]);
        expectLookedAt(inEffect(sample.full), 'abilities[0].effect[0].phases');
      } else expectSound(inEffect, 'abilities[0].effect[0]', sample);
    });
    test('a name for what it did', () => {
      expect(faultsOf(inEffect({ ...drawn, as: 'cards' }))).toEqual([]);
      expect(faultsOf(inEffect({ ...drawn, as: 5 }))).toEqual([
        { path: 'abilities[0].effect[0].as', reason: '5 is not text' },
      ]);
    });
  });
  test.each(Object.entries(triggers))('when something %s', (_, sample: Sample<TriggerCondition>) => {
    expectSound(
      (when: TriggerCondition) => withAbility({ kind: 'triggered', when: [when], effect: [] }),
      'abilities[0].when[0]',
      sample,
    );
  });
  test.each(Object.entries(abilities))('a %s ability', (_, sample: Sample<Ability>) => {
    expectSound((one: Ability) => withAbility(one), 'abilities[0]', sample);
  });
  const named = <T>(samples: readonly Sample<T>[]) =>
    samples.map((one) => [JSON.stringify(one.needs), one] as const);
  test.each(named(conditions))('if %s', (_, sample) => {
    expectSound((condition: Condition) => inStatic({ if: condition }), 'abilities[0].if', sample);
  });
  test.each(named(costs))('the cost %s', (_, sample) => {
    const within = (part: CostPart) => withAbility({ kind: 'activated', cost: [part], effect: [] });
    expectSound(within, 'abilities[0].cost[0]', sample);
  });
  test.each(named(modifications))('%s', (_, sample) => {
    expectSound((change: Modification) => inStatic({ changes: [change] }), 'abilities[0].changes[0]', sample);
  });
  test.each(named(rules))('%s', (_, sample) => {
    expectSound((rule: RuleChange) => inStatic({ rules: [rule] }), 'abilities[0].rules[0]', sample);
  });
  test.each(named(events))('if %s would happen', (_, sample) => {
    const within = (event: Replacement['event']) => inStatic({ replaces: { event } });
    expectSound(within, 'abilities[0].replaces.event', sample);
  });
  test.each(quantities.map((one) => [JSON.stringify(one), one] as const))('the number %s', (_, count) => {
    expectSound(
      (quantity: Quantity) => inEffect({ do: 'draw', count: quantity }),
      'abilities[0].effect[0].count',
      {
        needs: count,
      },
    );
  });
  test.each(groups.map((one) => [JSON.stringify(one), one] as const))('the objects %s', (_, objects) => {
    expectSound((what: Objects) => inEffect({ do: 'tap', what }), 'abilities[0].effect[0].what', {
      needs: objects,
    });
  });
  test.each(players.map((one) => [JSON.stringify(one), one] as const))('the players %s', (_, some) => {
    expectSound((who: Players) => inEffect({ do: 'shuffle', who }), 'abilities[0].effect[0].who', {
      needs: some,
    });
  });
  test('players by their life, a replacement, a cost change, a filter, a face', () => {
    expectLookedAt(inEffect({ do: 'shuffle', who: playersWith }), 'abilities[0].effect[0].who');
    expectSound((replaces: Replacement) => inStatic({ replaces }), 'abilities[0].replaces', {
      needs: { event: { draw: you } },
      full: fullReplacement,
    });
    const ofEachKind = { event: { draw: you }, counters: { kind: { eachOn: 'self' }, count: 1 } };
    expectLookedAt(inStatic({ replaces: ofEachKind }), 'abilities[0].replaces');
    expectSound((change: CostChange) => inStatic({ costs: [change] }), 'abilities[0].costs[0]', changes);
    expectSound((all: Filter) => inStatic({ affects: { all } }), 'abilities[0].affects.all', {
      needs: {},
      full: fullFilter,
    });
    expect(faultsOf(bear)).toEqual([]);
    expect(faultsOf(fullCard)).toEqual([]);
    expectLookedAt(fullCard);
  });
});

describe('what is wrong is said', () => {
  const reasons: readonly (readonly [reason: string, path: string, definition: unknown])[] = [
    ['"Bear" is not an object', '', 'Bear'],
    ['[1] is not an object', '', [1]],
    ['nothing is not an object', '', undefined],
    ['is missing', 'name', { types: ['creature'] }],
    ['is not known here', 'colour', { ...bear, colour: 1 }],
    [
      'is not known here',
      'constructor',
      JSON.parse(JSON.stringify({ ...bear }).replace('{', '{"constructor":1,')),
    ],
    ['"" is not text', 'name', { ...bear, name: '' }],
    ['3 is not text', 'name', { ...bear, name: 3 }],
    ['"creature" is not a list', 'types', { ...bear, types: 'creature' }],
    ['0.5 is not a whole number', 'power', { ...bear, power: 0.5 }],
    ['"2G" is not a mana cost like {2}{W}', 'manaCost', { ...bear, manaCost: '2G' }],
    ['"{2}G" is not a mana cost like {2}{W}', 'manaCost', { ...bear, manaCost: '{2}G' }],
    ['"G{2}" is not a mana cost like {2}{W}', 'manaCost', { ...bear, manaCost: 'G{2}' }],
    ['"{Y}" is not a mana cost like {2}{W}', 'manaCost', { ...bear, manaCost: '{Y}' }],
    ['2 is not a mana cost like {2}{W}', 'manaCost', { ...bear, manaCost: 2 }],
    ['"N" is not one of W, U, B, R, G', 'colorIndicator[0]', { ...bear, colorIndicator: ['N'] }],
    ['1 is not `true`', 'modal', { ...bear, modal: 1 }],
    ['"magic" is not a known `kind`', 'abilities[0]', withAbility({ kind: 'magic' })],
    ['nothing is not a known `kind`', 'abilities[0]', withAbility('flying')],
    ['"toString" is not a known `kind`', 'abilities[0]', withAbility({ kind: 'toString' })],
    ['["spell"] is not a known `kind`', 'abilities[0]', withAbility({ kind: ['spell'] })],
    [
      '"soaring" is not a keyword ability',
      'abilities[0].keyword',
      withAbility({ kind: 'keyword', keyword: 'soaring' }),
    ],
    ['"drew" is not a known `do`', 'abilities[0].effect[0]', inEffect({ do: 'drew' })],
    [
      '-1 is not a whole number from 0',
      'abilities[0].effect[0].what.target',
      inEffect({ do: 'tap', what: { target: -1 } }),
    ],
    [
      '0.5 is not a whole number from 0',
      'abilities[0].effect[0].what.target',
      inEffect({ do: 'tap', what: { target: 0.5 } }),
    ],
    [
      '"them" is none of self, attached, paired, giver, it, { target }, { named }, { event }, { all }, { linked }, { top }, { paid }, { union }, { before }, { last }',
      'abilities[0].effect[0].what',
      inEffect({ do: 'tap', what: 'them' }),
    ],
    [
      '1 is none of self, attached, paired, giver, it, { target }, { named }, { event }, { all }, { linked }, { top }, { paid }, { union }, { before }, { last }',
      'abilities[0].effect[0].what',
      inEffect({ do: 'tap', what: 1 }),
    ],
    [
      '3 is not `true` or `false`',
      'abilities[0].affects.all.tapped',
      inStatic({ affects: { all: { tapped: 3 } } }),
    ],
    [
      'has 1 parts, not two',
      'abilities[0].effect[0].count.minus',
      inEffect({ do: 'draw', count: { minus: [1] } }),
    ],
    [
      'has 3 parts, not two',
      'abilities[0].effect[0].count.times',
      inEffect({ do: 'draw', count: { times: [1, 2, 3] } }),
    ],
    [
      '1 is less than 2',
      'abilities[0].effect[0].count.max',
      inEffect({ do: 'choose', from: {}, count: { min: 2, max: 1 } }),
    ],
    [
      '1 is less than 2',
      'abilities[0].modes.choose.max',
      withAbility({ kind: 'spell', modes: { choose: { min: 2, max: 1 }, options: [] } }),
    ],
    [
      `${JSON.stringify({ nonsense: 'a'.repeat(60) }).slice(0, 57)}... is not text`,
      'name',
      { ...bear, name: { nonsense: 'a'.repeat(60) } },
    ],
    [`${JSON.stringify(['a'.repeat(56)])} is not text`, 'name', { ...bear, name: ['a'.repeat(56)] }],
  ];
  test.each(reasons)('%s', (reason, path, definition) => {
    expect(faultsOf(definition)).toEqual([{ path, reason }]);
  });

  test('and where it isn’t wrong, nothing', () => {
    const whole: readonly unknown[] = [
      inEffect({ do: 'choose', from: {}, count: { min: 1, max: 1 } }),
      inEffect({ do: 'choose', from: {}, count: { min: { x: true }, max: 1 } }),
      inEffect({ do: 'choose', from: {}, count: { min: 2, max: { x: true } } }),
      inEffect({ do: 'choose', from: { among: { named: 'a' }, tapped: true }, count: upToTwo }),
      inEffect({ do: 'choose', from: { tapped: true }, count: upToTwo }),
      inEffect({ do: 'tap', what: { target: 0 } }),
      inStatic({
        affects: { all: { zone: 'hand', type: 'land', notType: ['artifact'], subtype: 'Elf', color: 'W' } },
      }),
      { ...bear, power: -1, toughness: 0 },
    ];
    for (const definition of whole) expect(faultsOf(definition), JSON.stringify(definition)).toEqual([]);
  });

  test('at once, in the order of the definition', () => {
    const definition = {
      name: '',
      types: ['creature', 'beast'],
      power: '2',
      abilities: [
        { kind: 'spell', effect: [{ do: 'draw' }, { do: 'tap', what: 'self', twice: true }] },
        { kind: 'magic' },
      ],
    };
    expect(checkCard(definition).map(({ path }) => path)).toEqual([
      'name',
      'types[1]',
      'power',
      'abilities[0].effect[0].count',
      'abilities[0].effect[1].twice',
      'abilities[1]',
      'toughness',
    ]);
  });

  test('of targets that an opponent chooses before its controller does', () => {
    const mine = { any: true };
    const theirs = { any: true, chosenBy: 'opponent' };
    const aimedAt = (...targets: readonly unknown[]) =>
      faultsOf(withAbility({ kind: 'spell', targets, effect: [] }));
    const late = (at: number) => [
      { path: `abilities[0].targets[${at}]`, reason: 'what its controller chooses comes first (602.3b)' },
    ];
    expect(aimedAt(theirs, mine)).toEqual(late(1));
    expect(aimedAt(mine, theirs, theirs, mine, mine)).toEqual(late(3));
    expect(aimedAt(mine, theirs, theirs)).toEqual([]);
    expect(aimedAt(theirs)).toEqual([]);
    expect(aimedAt(mine, mine)).toEqual([]);
    expect(aimedAt(theirs, 3).map(({ path }) => path)).toEqual(['abilities[0].targets[1]']);
  });

  test('of what the types ask for', () => {
    const lacks = (face: object) => checkCard({ name: 'Odd', ...face });
    expect(lacks({ types: [] })).toEqual([{ path: 'types', reason: 'a card has a card type' }]);
    expect(lacks({ types: 3 })).toContainEqual({ path: 'types', reason: 'a card has a card type' });
    expect(lacks({ types: ['creature'] })).toEqual([
      { path: 'power', reason: 'a creature has power' },
      { path: 'toughness', reason: 'a creature has toughness' },
    ]);
    expect(lacks({ types: ['planeswalker'] })).toEqual([
      { path: 'loyalty', reason: 'a planeswalker has loyalty' },
    ]);
    expect(lacks({ types: ['battle'] })).toEqual([{ path: 'defense', reason: 'a battle has defense' }]);
    expect(lacks({ types: ['battle'], defense: 3 })).toEqual([]);
    expect(lacks({ types: ['artifact'], back: { name: 'Other', types: [] } })).toEqual([
      { path: 'back.types', reason: 'a card has a card type' },
    ]);
    expect(lacks({ types: ['artifact'], back: { name: 'Other', types: ['land'] } })).toEqual([]);
    expect(checkCard({ ...bear, back: 3 }).map(({ path }) => path)).toEqual(['back']);
  });

  test('of phases and steps beside others', () => {
    const added = (parts: object) => checkCard(inEffect({ do: 'extraPhases', ...parts }));
    const beside = [
      {
        path: 'abilities[0].effect[0].phases',
        reason: 'beside a step there are only steps of one phase, of that step’s',
      },
    ];
    const which = [{ path: 'abilities[0].effect[0]', reason: 'needs one of `after` and `before`' }];
    expect(added({ phases: ['combat'] })).toEqual(which);
    expect(added({ after: 'upkeep', before: 'draw', phases: ['upkeep'] })).toEqual(which);
    expect(added({ after: 'thisPhase', phases: ['combat', 'postcombatMain'] })).toEqual([]);
    expect(added({ after: 'combat', phases: ['upkeep', 'combatDamage'] })).toEqual([]);
    expect(added({ after: 'thisStep', phases: ['combatDamage', 'endOfCombat'] })).toEqual([]);
    expect(added({ after: 'thisStep', phases: ['combatDamage', 'upkeep'] })).toEqual(beside);
    expect(added({ after: 'thisStep', phases: ['combat'] })).toEqual(beside);
    expect(added({ after: 'upkeep', phases: ['draw'] })).toEqual([]);
    expect(added({ after: 'upkeep', phases: ['end'] })).toEqual(beside);
    expect(added({ before: 'endOfCombat', phases: ['combatDamage'] })).toEqual([]);
    expect(added({ before: 'endOfCombat', phases: ['draw'] })).toEqual(beside);
    expect(added({ after: 'upkeep', phases: 'draw' }).map(({ path }) => path)).toEqual([
      'abilities[0].effect[0].phases',
    ]);
  });

  test('of what holds itself, and of depth', () => {
    const deep = (levels: number): unknown => {
      let instruction: object = drawn;
      for (let level = 0; level < levels; level++) instruction = { do: 'may', then: [instruction] };
      return inEffect(instruction);
    };
    expect(checkCard(deep(20))).toEqual([]);
    expect(checkCard(deep(48))).toEqual([]);
    expect(checkCard(deep(49)).map(({ reason }) => reason)).toEqual(['is nested more than 100 deep']);
    const list: unknown[] = [];
    list.push(list);
    expect(checkCard({ ...bear, abilities: list })).toEqual([
      { path: 'abilities[0]', reason: 'is abilities itself again' },
    ]);
    expect(checkCard(list)).toEqual([{ path: '[0]', reason: 'is the definition itself again' }]);
  });
});
