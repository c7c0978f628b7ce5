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
const mana = (cost: string): readonly CostPart[] => [{ pay: 'mana', cost: cost }];
/** A keyword ability that is written with a mana cost. */
const costing =
  (keyword: string) =>
  (cost: string): KeywordAbility => ({ kind: 'keyword', keyword, cost: mana(cost) });
/** A keyword ability that is written with a number. */
const numbered =
  (keyword: string) =>
  (n: Quantity): KeywordAbility => ({ kind: 'keyword', keyword, n });

/** "Enchant creature" (702.5). */
export const enchant = (object: Filter): KeywordAbility => ({ kind: 'keyword', keyword: 'enchant', object });
/** "Enchant player", "enchant opponent" (702.5d). */
export const enchantPlayer = (player: 'any' | 'opponent'): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'enchant',
  player,
});
/** "Equip {2}" (702.6). */
export const equip = costing('equip');
/** "Flashback {4}{R}" (702.34). */
export const flashback = costing('flashback');
/** "Morph {2}" (702.37). */
export const morph = costing('morph');
/** "Craft with artifact {3}{W}", "craft with one or more creatures {5}" (702.167). */
export const craft = (
  object: Filter,
  cost: string,
  more: { readonly n?: number; readonly orMore?: true } = {},
): KeywordAbility => ({ kind: 'keyword', keyword: 'craft', object, cost: mana(cost), ...more });
/** "Disguise {3}{R}" (702.168). */
export const disguise = costing('disguise');
/** "Megamorph {4}{G}" (702.37b). */
export const megamorph = costing('megamorph');
/** "Kicker {R}" (702.33). An effect asks `{ paid: 'kicker' }`. */
export const kicker = costing('kicker');
/** "Cycling {2}" (702.29). */
export const cycling = costing('cycling');
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
export const fabricate = numbered('fabricate');
/** "Scavenge {4}{G}" (702.97). */
export const scavenge = costing('scavenge');
/** "Bushido 1" (702.45). */
export const bushido = numbered('bushido');
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
export const entwine = costing('entwine');
/** "Modular 2" (702.43). */
export const modular = numbered('modular');
/** "Modular—Sunburst" (702.44c). */
export const modularSunburst: KeywordAbility = modular({ number: 'manaSpent', which: 'colors' });
/** "Soulshift 2" (702.46). */
export const soulshift = numbered('soulshift');
/** "Annihilator 2" (702.86). */
export const annihilator = numbered('annihilator');
/** "Level up {2}" (702.87). */
export const levelUp = costing('level up');
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
export const bloodthirst = numbered('bloodthirst');
/** "{2}{U}: Level 2" and the abilities in that section of a Class (716.2). */
export const classLevel = (
  n: number,
  cost: string,
  ...abilities: readonly [Ability, ...Ability[]]
): KeywordAbility => ({ kind: 'keyword', keyword: 'class level', n, cost: mana(cost), abilities });
/** "Hideaway 4" (702.75). What it exiled is linked under `hideaway`. */
export const hideaway = numbered('hideaway');
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
export const transmute = costing('transmute');
/** "Madness {2}{R}" (702.35). */
export const madness = costing('madness');
/** "Overload {6}{U}" (702.96). */
export const overload = costing('overload');
/** "Eternalize {5}{U}{U}" (702.129). */
export const eternalize = costing('eternalize');
/** "Toxic 1" (702.164). */
export const toxic = (n: number): KeywordAbility => ({ kind: 'keyword', keyword: 'toxic', n });
/** "Casualty 1" (702.153). */
export const casualty = (n: number): KeywordAbility => ({ kind: 'keyword', keyword: 'casualty', n });
/** "Miracle {G}" (702.94). */
export const miracle = costing('miracle');
/** "Suspend 4—{U}" (702.62); with X "Suspend X—{X}{U}. X can't be 0." */
export const suspend = (n: number | 'X', cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'suspend',
  cost: mana(cost),
  ...(n === 'X' ? { n: { number: 'x' }, leastX: 1 } : { n }),
});
/** "Cumulative upkeep {1}" (702.24). */
export const cumulativeUpkeep = costing('cumulative upkeep');
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
export const afterlife = numbered('afterlife');
/** "Afflict 1" (702.130). */
export const afflict = numbered('afflict');
/** "Rampage 1" (702.23). */
export const rampage = numbered('rampage');
/** "Frenzy 1" (702.68). */
export const frenzy = numbered('frenzy');
/** "Poisonous 1" (702.70). */
export const poisonous = numbered('poisonous');
/** "Outlast {1}" (702.107). */
export const outlast = costing('outlast');
/** "Embalm {1}" (702.128). */
export const embalm = costing('embalm');
/** "Reinforce 2—{1}" (702.77). */
export const reinforce = (n: Quantity, cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'reinforce',
  n,
  cost: mana(cost),
});
/** "Transfigure {1}" (702.71). */
export const transfigure = costing('transfigure');
/** "Recover {1}" (702.59). */
export const recover = costing('recover');
/** "Mobilize 1" (702.181). */
export const mobilize = numbered('mobilize');
/** "Graft 1" (702.58). */
export const graft = numbered('graft');
/** "Fading 1" (702.32). */
export const fading = numbered('fading');
/** "Unearth {1}" (702.84). */
export const unearth = costing('unearth');
/** "Vanishing 3", "vanishing" (702.63). */
export const vanishing = (n?: Quantity): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'vanishing',
  ...(n !== undefined && { n }),
});
/** "Multikicker {1}" (702.33). */
export const multikicker = costing('multikicker');
/** "Replicate {1}" (702.56). */
export const replicate = costing('replicate');
/** "Squad {1}" (702.157). */
export const squad = costing('squad');
/** "Offspring {1}" (702.175). */
export const offspring = costing('offspring');
/** "Buyback {1}" (702.27). */
export const buyback = costing('buyback');
/** "Spectacle {1}" (702.137). */
export const spectacle = costing('spectacle');
/** "Surge {1}" (702.117). */
export const surge = costing('surge');
/** "Dash {1}" (702.109). */
export const dash = costing('dash');
/** "Blitz {1}" (702.152). */
export const blitz = costing('blitz');
/** "Renown 1" (702.112). */
export const renown = numbered('renown');
/** "Web-slinging {1}" (702.188). */
export const webSlinging = costing('web-slinging');
/** "Impending 2—{1}" (702.176). */
export const impending = (n: Quantity, cost: string): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'impending',
  n,
  cost: mana(cost),
});
/** "Crew 1" (702.122). */
export const crew = numbered('crew');
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
export const ninjutsu = costing('ninjutsu');
/** "Echo {1}" (702.30). */
export const echo = costing('echo');
