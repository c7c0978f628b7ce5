import type { KeywordModule } from '../../state/table.ts';
import { deathtouch } from './deathtouch.ts';
import { defender } from './defender.ts';
import { doubleStrike } from './double-strike.ts';
import { enchant } from './enchant.ts';
import { equip } from './equip.ts';
import { firstStrike } from './first-strike.ts';
import { flash } from './flash.ts';
import { flying } from './flying.ts';
import { haste } from './haste.ts';
import { hexproof } from './hexproof.ts';
import { indestructible } from './indestructible.ts';
import { lifelink } from './lifelink.ts';
import { menace } from './menace.ts';
import { protection } from './protection.ts';
import { prowess } from './prowess.ts';
import { reach } from './reach.ts';
import { shroud } from './shroud.ts';
import { trample } from './trample.ts';
import { trampleOverPlaneswalkers } from './trample-over-planeswalkers.ts';
import { vigilance } from './vigilance.ts';
import { ward } from './ward.ts';

const modules: readonly KeywordModule[] = [
  deathtouch,
  defender,
  doubleStrike,
  enchant,
  equip,
  firstStrike,
  flash,
  flying,
  haste,
  hexproof,
  indestructible,
  lifelink,
  menace,
  protection,
  prowess,
  reach,
  shroud,
  trample,
  trampleOverPlaneswalkers,
  vigilance,
  ward,
];

/** The keyword modules by the names of their keywords. */
export const keywords: Readonly<Record<string, KeywordModule>> = Object.fromEntries(
  modules.map((module) => [module.keyword, module]),
);
