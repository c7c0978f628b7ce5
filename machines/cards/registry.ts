/** The registry of cards. */
import { findCardIn, nearestNamesIn } from '../decks/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { aboutAbilities } from './abilities.ts';
import { aboutLands } from './about-lands.ts';
import { adventures } from './adventures.ts';
import { arcaneSpells } from './arcane.ts';
import { artifacts } from './artifacts.ts';
import { asTheyEnter } from './as-they-enter.ts';
import { beforeTheGame } from './before-the-game.ts';
import { blackCreatures } from './black-creatures.ts';
import { blackOthers } from './black-others.ts';
import { blue } from './blue.ts';
import { castOtherwise } from './cast-otherwise.ts';
import { combat } from './combat.ts';
import { control } from './control.ts';
import { copiedSpells } from './copied-spells.ts';
import { copies } from './copies.ts';
import { counters } from './counters.ts';
import { crafted } from './crafted.ts';
import { damage } from './damage.ts';
import { destroyed } from './destroyed.ts';
import { devotion } from './devotion.ts';
import { doubleFaced } from './double-faced.ts';
import { dungeons } from './dungeons.ts';
import { dying } from './dying.ts';
import { eldrazi } from './eldrazi.ts';
import { evergreen } from './evergreen.ts';
import { exiledAndBack } from './exiled-and-back.ts';
import { exiledWith } from './exiled-with.ts';
import { faceDown } from './face-down.ts';
import { fusedCards } from './fused-cards.ts';
import { gamesAndTurns } from './games-and-turns.ts';
import { graveyards } from './graveyards.ts';
import { green } from './green.ts';
import { growing } from './growing.ts';
import { hiding } from './hideaway.ts';
import { imprint } from './imprint.ts';
import { inLayers } from './in-layers.ts';
import { kindsOfCreatures } from './kinds-of-creatures.ts';
import { lands } from './lands.ts';
import { legends } from './legends.ts';
import { libraries } from './libraries.ts';
import { life } from './life.ts';
import { linked } from './linked.ts';
import { linkedObjects } from './linked-objects.ts';
import { manaFromWhatIsPaid } from './mana-from-what-is-paid.ts';
import { mirrodinAndKamigawa } from './mirrodin-and-kamigawa.ts';
import { moreAbilities } from './more-abilities.ts';
import { moreEvergreen } from './more-evergreen.ts';
import { multicolored } from './multicolored.ts';
import { namedByRules } from './named-by-rules.ts';
import { ofMana } from './of-mana.ts';
import { otherZones } from './other-zones.ts';
import { overTime } from './over-time.ts';
import { paidOtherwise } from './paid-otherwise.ts';
import { planeswalkers } from './planeswalkers.ts';
import { prevention } from './prevention.ts';
import { red } from './red.ts';
import { restrictions } from './restrictions.ts';
import { roles } from './roles.ts';
import { rooms } from './rooms.ts';
import { sagas } from './sagas.ts';
import { searchedFor } from './searched-for.ts';
import { shapes } from './shapes.ts';
import { spellsCast } from './spells-cast.ts';
import { splitCards } from './split-cards.ts';
import { tappedAndUntapped } from './tapped-and-untapped.ts';
import { targeted } from './targeted.ts';
import { theMonarch } from './the-monarch.ts';
import { tokens } from './tokens.ts';
import { venturing } from './venturing.ts';
import { whiteCreatures } from './white-creatures.ts';
import { whiteOthers } from './white-others.ts';
import { witherAndInfect } from './wither-and-infect.ts';

const registry = (groups: readonly (readonly CardDefinition[])[]): Record<string, CardDefinition> => {
  const byName: Record<string, CardDefinition> = {};
  for (const card of groups.flat()) {
    if (byName[card.name] !== undefined) throw new Error(`Two cards are named ${card.name}: drop one.`);
    byName[card.name] = card;
  }
  return byName;
};

/** Every card that the engine knows, by its name (the front face's). */
export const cards: Readonly<Record<string, CardDefinition>> = registry([
  lands,
  whiteCreatures,
  whiteOthers,
  blue,
  blackCreatures,
  blackOthers,
  red,
  green,
  multicolored,
  artifacts,
  evergreen,
  moreEvergreen,
  otherZones,
  crafted,
  exiledWith,
  paidOtherwise,
  asTheyEnter,
  beforeTheGame,
  aboutAbilities,
  moreAbilities,
  inLayers,
  copiedSpells,
  copies,
  mirrodinAndKamigawa,
  arcaneSpells,
  imprint,
  namedByRules,
  linked,
  linkedObjects,
  doubleFaced,
  faceDown,
  prevention,
  ofMana,
  manaFromWhatIsPaid,
  tappedAndUntapped,
  searchedFor,
  graveyards,
  restrictions,
  gamesAndTurns,
  counters,
  shapes,
  spellsCast,
  growing,
  roles,
  rooms,
  sagas,
  devotion,
  eldrazi,
  witherAndInfect,
  castOtherwise,
  adventures,
  splitCards,
  fusedCards,
  hiding,
  legends,
  overTime,
  destroyed,
  exiledAndBack,
  tokens,
  life,
  libraries,
  aboutLands,
  control,
  targeted,
  kindsOfCreatures,
  combat,
  planeswalkers,
  dying,
  dungeons,
  venturing,
  theMonarch,
  damage,
]);

/** The names of all cards, in the order of the registry. */
export const cardNames: readonly string[] = Object.keys(cards);

/** The card of this name, or `undefined`: as `findCardIn` finds it. */
export const findCard = (name: string): CardDefinition | undefined => findCardIn(cards, name);

/** At most `count` names of cards that may have been meant, as `nearestNamesIn` finds them. */
export const nearestNames = (typed: string, count = 3): readonly string[] =>
  nearestNamesIn(cards, typed, count);
