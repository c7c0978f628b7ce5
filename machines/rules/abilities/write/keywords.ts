/** Keyword abilities (702) as cards write them. What they mean is their modules' business. */
import type {
  Ability,
  CostPart,
  Filter,
  Instruction,
  KeywordAbility,
  Quantity,
  TargetSpec,
} from '../../state/vocabulary/index.ts';

/** A keyword ability without parameters. */
export const keyword = (name: string): KeywordAbility => ({ kind: 'keyword', keyword: name });

export const aftermath = keyword('aftermath');
export const bargain = keyword('bargain');
export const battleCry = keyword('battle cry');
export const cascade = keyword('cascade');
export const cipher = keyword('cipher');
export const conspire = keyword('conspire');
export const convoke = keyword('convoke');
export const deathtouch = keyword('deathtouch');
export const decayed = keyword('decayed');
export const defender = keyword('defender');
export const delve = keyword('delve');
export const demonstrate = keyword('demonstrate');
export const dethrone = keyword('dethrone');
export const devoid = keyword('devoid');
export const doubleStrike = keyword('double strike');
export const enlist = keyword('enlist');
export const evolve = keyword('evolve');
export const exalted = keyword('exalted');
export const exploit = keyword('exploit');
export const extort = keyword('extort');
export const fear = keyword('fear');
export const firstStrike = keyword('first strike');
export const flanking = keyword('flanking');
export const flash = keyword('flash');
export const flying = keyword('flying');
export const forMirrodin = keyword('For Mirrodin!');
export const fuse = keyword('fuse');
export const gravestorm = keyword('gravestorm');
export const haste = keyword('haste');
export const hexproof = keyword('hexproof');
export const horsemanship = keyword('horsemanship');
export const improvise = keyword('improvise');
export const indestructible = keyword('indestructible');
export const infect = keyword('infect');
export const ingest = keyword('ingest');
export const intimidate = keyword('intimidate');
export const jobSelect = keyword('job select');
export const jumpStart = keyword('jump-start');
export const lifelink = keyword('lifelink');
export const livingMetal = keyword('living metal');
export const livingWeapon = keyword('living weapon');
export const menace = keyword('menace');
export const mentor = keyword('mentor');
export const persist = keyword('persist');
export const provoke = keyword('provoke');
export const prowess = keyword('prowess');
export const ravenous = keyword('ravenous');
export const reach = keyword('reach');
export const rebound = keyword('rebound');
export const retrace = keyword('retrace');
export const shadow = keyword('shadow');
export const shroud = keyword('shroud');
export const skulk = keyword('skulk');
export const soulbond = keyword('soulbond');
export const splitSecond = keyword('split second');
export const storm = keyword('storm');
export const sunburst = keyword('sunburst');
export const training = keyword('training');
export const trample = keyword('trample');
export const umbraArmor = keyword('umbra armor');
export const undaunted = keyword('undaunted');
export const undying = keyword('undying');
export const unleash = keyword('unleash');
export const vigilance = keyword('vigilance');
export const wither = keyword('wither');

/** A mana cost as the only part of a cost. */
const mana = (cost: string): readonly CostPart[] => [{ mana: cost }];

/** "Enchant creature" (702.5). */
export const enchant = (object: Filter): KeywordAbility => ({ kind: 'keyword', keyword: 'enchant', object });
/** "Enchant player", "enchant opponent" (702.5d). */
export const enchantPlayer = (player: 'any' | 'opponent'): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'enchant',
  player,
});
/** "Equip {2}" (702.6). */
export const equip = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'equip',
  cost: mana(cost),
});
/** "Flashback {4}{R}" (702.34). */
export const flashback = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'flashback',
  cost: mana(cost),
});
/** "Morph {2}" (702.37). */
export const morph = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'morph',
  cost: mana(cost),
});
/** "Craft with artifact {3}{W}", "craft with one or more creatures {5}" (702.167). */
export const craft = (
  object: Filter,
  cost: string,
  more: { readonly n?: number; readonly orMore?: true } = {},
): KeywordAbility => ({ kind: 'keyword', keyword: 'craft', object, cost: mana(cost), ...more });
/** "Disguise {3}{R}" (702.168). */
export const disguise = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'disguise',
  cost: mana(cost),
});
/** "Megamorph {4}{G}" (702.37b). */
export const megamorph = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'megamorph',
  cost: mana(cost),
});
/** "Kicker {R}" (702.33). An effect asks `{ paid: 'kicker' }`. */
export const kicker = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'kicker',
  cost: mana(cost),
});
/** "Cycling {2}" (702.29). */
export const cycling = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'cycling',
  cost: mana(cost),
});
/** "Ward {2}", "Ward—Pay 3 life" (702.21). */
export const ward = (...cost: readonly CostPart[]): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'ward',
  cost,
});
/** "Devour 2", "devour artifact 1" (702.82). */
export const devour = (n: number, object?: Filter): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'devour',
  n,
  ...(object !== undefined && { object }),
});

/** "Dredge 3" (702.52). */
export const dredge = (n: number): KeywordAbility => ({ kind: 'keyword', keyword: 'dredge', n });
/** "Escalate {1}", "escalate—Tap an untapped creature you control" (702.120). */
export const escalate = (...cost: readonly CostPart[]): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'escalate',
  cost,
});
/** "Fabricate 1" (702.123). */
export const fabricate = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'fabricate', n });
/** "Scavenge {4}{G}" (702.97). */
export const scavenge = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'scavenge',
  cost: mana(cost),
});
/** "Bushido 1" (702.45). */
export const bushido = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'bushido', n });
/** "Protection from red" (702.16); `quality` is that in words. */
export const protectionFrom = (quality: string, object: Filter): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'protection',
  object,
  quality,
});
/** "Hexproof from black" (702.11d). */
export const hexproofFrom = (quality: string, object: Filter): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'hexproof',
  object,
  quality,
});
/** "Evoke {4}{R}" (702.74). */
export const evoke = (...cost: readonly CostPart[]): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'evoke',
  cost,
});
/** "Entwine {2}" (702.42). */
export const entwine = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'entwine',
  cost: mana(cost),
});
/** "Modular 2" (702.43). */
export const modular = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'modular', n });
/** "Modular—Sunburst" (702.44c). */
export const modularSunburst: KeywordAbility = modular({ manaSpent: 'colors' });
/** "Soulshift 2" (702.46). */
export const soulshift = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'soulshift', n });
/** "Annihilator 2" (702.86). */
export const annihilator = (n: Quantity): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'annihilator',
  n,
});
/** "Level up {2}" (702.87). */
export const levelUp = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'level up',
  cost: mana(cost),
});
/** "I, II — …": the same chapter ability for each of these chapter numbers (714.2c). */
export const chapters = (
  numbers: readonly number[],
  targets: readonly TargetSpec[],
  ...effect: readonly [Instruction, ...Instruction[]]
): readonly KeywordAbility[] =>
  numbers.map((n) => ({
    kind: 'keyword',
    keyword: 'chapter',
    n,
    ...(targets.length > 0 ? { targets } : {}),
    effect,
  }));
/** "Splice onto Arcane {1}{R}" (702.47): onto spells that are so, `quality` in words. */
export const splice = (
  object: Filter,
  quality: string,
  ...cost: readonly [CostPart, ...CostPart[]]
): KeywordAbility => ({ kind: 'keyword', keyword: 'splice', object, quality, cost });
/** "Bloodthirst 1" (702.54). */
export const bloodthirst = (n: Quantity): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'bloodthirst',
  n,
});
/** "{2}{U}: Level 2" and the abilities in that section of a Class (716.2). */
export const classLevel = (
  n: number,
  cost: string,
  ...abilities: readonly [Ability, ...Ability[]]
): KeywordAbility => ({ kind: 'keyword', keyword: 'class level', n, cost: mana(cost), abilities });
/** "Hideaway 4" (702.75). What it exiled is linked under `hideaway`. */
export const hideaway = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'hideaway', n });
/** A level symbol (711.2): `atLevels({ from: 1, to: 4 }, 0, 6)`, with the abilities in its part of the text box. */
export const atLevels = (
  levels: { readonly from: number; readonly to?: number },
  power: number,
  toughness: number,
  ...abilities: readonly Ability[]
): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'level symbol',
  level: { ...levels, power, toughness },
  ...(abilities.length > 0 ? { abilities } : {}),
});
/** "Awaken 4—{4}{W}" (702.113). */
export const awaken = (n: Quantity, cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'awaken',
  n,
  cost: mana(cost),
});
/** "Escape—{3}{B}, Exile four other cards from your graveyard." (702.138). */
export const escapeFor = (...cost: readonly CostPart[]): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'escape',
  cost,
});
/** "Transmute {1}{B}{B}" (702.53). */
export const transmute = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'transmute',
  cost: mana(cost),
});
/** "Madness {2}{R}" (702.35). */
export const madness = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'madness',
  cost: mana(cost),
});
/** "Overload {6}{U}" (702.96). */
export const overload = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'overload',
  cost: mana(cost),
});
/** "Eternalize {5}{U}{U}" (702.129). */
export const eternalize = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'eternalize',
  cost: mana(cost),
});
/** "Toxic 1" (702.164). */
export const toxic = (n: number): KeywordAbility => ({ kind: 'keyword', keyword: 'toxic', n });
/** "Casualty 1" (702.153). */
export const casualty = (n: number): KeywordAbility => ({ kind: 'keyword', keyword: 'casualty', n });
/** "Miracle {G}" (702.94). */
export const miracle = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'miracle',
  cost: mana(cost),
});
/** "Suspend 4—{U}" (702.62); with X "Suspend X—{X}{U}. X can't be 0." */
export const suspend = (n: number | 'X', cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'suspend',
  cost: mana(cost),
  ...(n === 'X' ? { n: { x: true }, leastX: 1 } : { n }),
});
/** "Cumulative upkeep {1}" (702.24). */
export const cumulativeUpkeep = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'cumulative upkeep',
  cost: mana(cost),
});
/** "Partner with Toothy, Imaginary Friend" (702.124j). */
export const partnerWith = (name: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'partner with',
  object: { name },
  quality: name,
});
/** A room of a dungeon, the rooms to which arrows lead from it, and what its ability does (309.4). */
export const room = (
  name: string,
  leadsTo: readonly string[],
  targets: readonly TargetSpec[],
  ...effect: readonly Instruction[]
): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'dungeon room',
  room: name,
  ...(leadsTo.length > 0 && { leadsTo }),
  ...(targets.length > 0 && { targets }),
  effect,
});
/** "Afterlife 1" (702.135). */
export const afterlife = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'afterlife', n });
/** "Afflict 1" (702.130). */
export const afflict = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'afflict', n });
/** "Rampage 1" (702.23). */
export const rampage = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'rampage', n });
/** "Frenzy 1" (702.68). */
export const frenzy = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'frenzy', n });
/** "Poisonous 1" (702.70). */
export const poisonous = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'poisonous', n });
/** "Outlast {1}" (702.107). */
export const outlast = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'outlast',
  cost: mana(cost),
});
/** "Embalm {1}" (702.128). */
export const embalm = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'embalm',
  cost: mana(cost),
});
/** "Reinforce 2—{1}" (702.77). */
export const reinforce = (n: Quantity, cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'reinforce',
  n,
  cost: mana(cost),
});
/** "Transfigure {1}" (702.71). */
export const transfigure = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'transfigure',
  cost: mana(cost),
});
/** "Recover {1}" (702.59). */
export const recover = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'recover',
  cost: mana(cost),
});
/** "Mobilize 1" (702.181). */
export const mobilize = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'mobilize', n });
/** "Graft 1" (702.58). */
export const graft = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'graft', n });
/** "Fading 1" (702.32). */
export const fading = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'fading', n });
/** "Unearth {1}" (702.84). */
export const unearth = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'unearth',
  cost: mana(cost),
});
/** "Vanishing 3", "vanishing" (702.63). */
export const vanishing = (n?: Quantity): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'vanishing',
  ...(n !== undefined && { n }),
});
/** "Multikicker {1}" (702.33). */
export const multikicker = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'multikicker',
  cost: mana(cost),
});
/** "Replicate {1}" (702.56). */
export const replicate = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'replicate',
  cost: mana(cost),
});
/** "Squad {1}" (702.157). */
export const squad = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'squad',
  cost: mana(cost),
});
/** "Offspring {1}" (702.175). */
export const offspring = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'offspring',
  cost: mana(cost),
});
/** "Buyback {1}" (702.27). */
export const buyback = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'buyback',
  cost: mana(cost),
});
/** "Spectacle {1}" (702.137). */
export const spectacle = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'spectacle',
  cost: mana(cost),
});
/** "Surge {1}" (702.117). */
export const surge = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'surge',
  cost: mana(cost),
});
/** "Dash {1}" (702.109). */
export const dash = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'dash',
  cost: mana(cost),
});
/** "Blitz {1}" (702.152). */
export const blitz = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'blitz',
  cost: mana(cost),
});
/** "Renown 1" (702.112). */
export const renown = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'renown', n });
/** "Web-slinging {1}" (702.188). */
export const webSlinging = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'web-slinging',
  cost: mana(cost),
});
/** "Impending 2—{1}" (702.176). */
export const impending = (n: Quantity, cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'impending',
  n,
  cost: mana(cost),
});
/** "Crew 1" (702.122). */
export const crew = (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword: 'crew', n });
/** "Boast — {1}{R}: …" (702.142). */
export const boast = (
  cost: string,
  targets: readonly TargetSpec[],
  ...effect: readonly [Instruction, ...Instruction[]]
): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'boast',
  cost: mana(cost),
  ...(targets.length > 0 ? { targets } : {}),
  effect,
});
/** "Ninjutsu {1}" (702.49). */
export const ninjutsu = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'ninjutsu',
  cost: mana(cost),
});
/** "Echo {1}" (702.30). */
export const echo = (cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'echo',
  cost: mana(cost),
});
