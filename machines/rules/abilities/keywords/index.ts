import type { KeywordModule } from '../../state/table.ts';
import { absorb } from './absorb.ts';
import { affinity } from './affinity.ts';
import { afflict } from './afflict.ts';
import { afterlife } from './afterlife.ts';
import { aftermath } from './aftermath.ts';
import { amplify } from './amplify.ts';
import { annihilator } from './annihilator.ts';
import { awaken } from './awaken.ts';
import { banding, bandsWithOther } from './banding.ts';
import { bargain } from './bargain.ts';
import { battleCry } from './battle-cry.ts';
import { blitz } from './blitz.ts';
import { bloodthirst } from './bloodthirst.ts';
import { boast } from './boast.ts';
import { bushido } from './bushido.ts';
import { buyback } from './buyback.ts';
import { cascade } from './cascade.ts';
import { casualty } from './casualty.ts';
import { champion } from './champion.ts';
import { changeling } from './changeling.ts';
import { chapter } from './chapter.ts';
import { cipher } from './cipher.ts';
import { classLevel } from './class-level.ts';
import { conspire } from './conspire.ts';
import { convoke } from './convoke.ts';
import { craft } from './craft.ts';
import { crew } from './crew.ts';
import { cumulativeUpkeep } from './cumulative-upkeep.ts';
import { cycling } from './cycling.ts';
import { dash } from './dash.ts';
import { daybound } from './daybound.ts';
import { deathtouch } from './deathtouch.ts';
import { decayed } from './decayed.ts';
import { defender } from './defender.ts';
import { delve } from './delve.ts';
import { demonstrate } from './demonstrate.ts';
import { dethrone } from './dethrone.ts';
import { devoid } from './devoid.ts';
import { devour } from './devour.ts';
import { disguise } from './disguise.ts';
import { disturb } from './disturb.ts';
import { doubleStrike } from './double-strike.ts';
import { dredge } from './dredge.ts';
import { dungeonRoom } from './dungeon-room.ts';
import { echo } from './echo.ts';
import { embalm } from './embalm.ts';
import { enchant } from './enchant.ts';
import { encore } from './encore.ts';
import { enlist } from './enlist.ts';
import { entwine } from './entwine.ts';
import { equip } from './equip.ts';
import { escalate } from './escalate.ts';
import { escapeKeyword } from './escape.ts';
import { eternalize } from './eternalize.ts';
import { evoke } from './evoke.ts';
import { evolve } from './evolve.ts';
import { exalted } from './exalted.ts';
import { exhaust } from './exhaust.ts';
import { exploit } from './exploit.ts';
import { extort } from './extort.ts';
import { fabricate } from './fabricate.ts';
import { fading } from './fading.ts';
import { fear } from './fear.ts';
import { firstStrike } from './first-strike.ts';
import { flanking } from './flanking.ts';
import { flash } from './flash.ts';
import { flashback } from './flashback.ts';
import { flying } from './flying.ts';
import { forMirrodin } from './for-mirrodin.ts';
import { frenzy } from './frenzy.ts';
import { fuse } from './fuse.ts';
import { graft } from './graft.ts';
import { gravestorm } from './gravestorm.ts';
import { haste } from './haste.ts';
import { haunt } from './haunt.ts';
import { hexproof } from './hexproof.ts';
import { hideaway } from './hideaway.ts';
import { horsemanship } from './horsemanship.ts';
import { impending } from './impending.ts';
import { improvise } from './improvise.ts';
import { indestructible } from './indestructible.ts';
import { infect } from './infect.ts';
import { ingest } from './ingest.ts';
import { intimidate } from './intimidate.ts';
import { jobSelect } from './job-select.ts';
import { jumpStart } from './jump-start.ts';
import { kicker } from './kicker.ts';
import { landwalks } from './landwalk.ts';
import { levelSymbol } from './level-symbol.ts';
import { levelUp } from './level-up.ts';
import { lifelink } from './lifelink.ts';
import { livingMetal } from './living-metal.ts';
import { livingWeapon } from './living-weapon.ts';
import { madness } from './madness.ts';
import { mayhem } from './mayhem.ts';
import { megamorph } from './megamorph.ts';
import { menace } from './menace.ts';
import { mentor } from './mentor.ts';
import { miracle } from './miracle.ts';
import { mobilize } from './mobilize.ts';
import { modular } from './modular.ts';
import { morph } from './morph.ts';
import { multikicker } from './multikicker.ts';
import { mutate } from './mutate.ts';
import { nightbound } from './nightbound.ts';
import { ninjutsu } from './ninjutsu.ts';
import { offspring } from './offspring.ts';
import { outlast } from './outlast.ts';
import { overload } from './overload.ts';
import { partner } from './partner.ts';
import { partnerWith } from './partner-with.ts';
import { persist } from './persist.ts';
import { phasing } from './phasing.ts';
import { poisonous } from './poisonous.ts';
import { protection } from './protection.ts';
import { provoke } from './provoke.ts';
import { prowess } from './prowess.ts';
import { rampage } from './rampage.ts';
import { ravenous } from './ravenous.ts';
import { reach } from './reach.ts';
import { rebound } from './rebound.ts';
import { recover } from './recover.ts';
import { reinforce } from './reinforce.ts';
import { renown } from './renown.ts';
import { replicate } from './replicate.ts';
import { retrace } from './retrace.ts';
import { scavenge } from './scavenge.ts';
import { shadow } from './shadow.ts';
import { shroud } from './shroud.ts';
import { skulk } from './skulk.ts';
import { soulbond } from './soulbond.ts';
import { soulshift } from './soulshift.ts';
import { spectacle } from './spectacle.ts';
import { splice } from './splice.ts';
import { splitSecond } from './split-second.ts';
import { squad } from './squad.ts';
import { storm } from './storm.ts';
import { sunburst } from './sunburst.ts';
import { surge } from './surge.ts';
import { suspend } from './suspend.ts';
import { toxic } from './toxic.ts';
import { training } from './training.ts';
import { trample } from './trample.ts';
import { trampleOverPlaneswalkers } from './trample-over-planeswalkers.ts';
import { transfigure } from './transfigure.ts';
import { transmute } from './transmute.ts';
import { typecycling } from './typecycling.ts';
import { umbraArmor } from './umbra-armor.ts';
import { undaunted } from './undaunted.ts';
import { undying } from './undying.ts';
import { unearth } from './unearth.ts';
import { unleash } from './unleash.ts';
import { vanishing } from './vanishing.ts';
import { vigilance } from './vigilance.ts';
import { visit } from './visit.ts';
import { ward } from './ward.ts';
import { webSlinging } from './web-slinging.ts';
import { wither } from './wither.ts';

const modules: readonly KeywordModule[] = [
  absorb,
  affinity,
  afflict,
  afterlife,
  aftermath,
  amplify,
  annihilator,
  awaken,
  banding,
  bandsWithOther,
  bargain,
  battleCry,
  blitz,
  bloodthirst,
  boast,
  bushido,
  buyback,
  cascade,
  casualty,
  champion,
  changeling,
  chapter,
  cipher,
  classLevel,
  conspire,
  convoke,
  craft,
  crew,
  cumulativeUpkeep,
  cycling,
  dash,
  daybound,
  deathtouch,
  decayed,
  defender,
  delve,
  demonstrate,
  dethrone,
  devoid,
  devour,
  disguise,
  disturb,
  doubleStrike,
  dredge,
  dungeonRoom,
  echo,
  embalm,
  enchant,
  encore,
  enlist,
  entwine,
  equip,
  escalate,
  escapeKeyword,
  eternalize,
  evoke,
  evolve,
  exalted,
  exhaust,
  exploit,
  extort,
  fabricate,
  fading,
  fear,
  firstStrike,
  flanking,
  flash,
  flashback,
  flying,
  forMirrodin,
  frenzy,
  fuse,
  graft,
  gravestorm,
  haste,
  haunt,
  hexproof,
  hideaway,
  horsemanship,
  impending,
  improvise,
  indestructible,
  infect,
  ingest,
  intimidate,
  jobSelect,
  jumpStart,
  kicker,
  levelSymbol,
  levelUp,
  lifelink,
  livingMetal,
  livingWeapon,
  madness,
  mayhem,
  megamorph,
  menace,
  mentor,
  miracle,
  mobilize,
  modular,
  morph,
  multikicker,
  nightbound,
  mutate,
  ninjutsu,
  offspring,
  outlast,
  overload,
  partner,
  partnerWith,
  persist,
  phasing,
  poisonous,
  protection,
  provoke,
  prowess,
  rampage,
  ravenous,
  reach,
  rebound,
  recover,
  reinforce,
  renown,
  replicate,
  retrace,
  scavenge,
  shadow,
  shroud,
  skulk,
  soulbond,
  soulshift,
  spectacle,
  splice,
  splitSecond,
  squad,
  storm,
  sunburst,
  surge,
  suspend,
  toxic,
  training,
  trample,
  trampleOverPlaneswalkers,
  transfigure,
  transmute,
  typecycling,
  umbraArmor,
  undaunted,
  undying,
  unearth,
  unleash,
  vanishing,
  vigilance,
  visit,
  ward,
  webSlinging,
  wither,
  ...landwalks,
];

/** The keyword modules by the names of their keywords. */
export const keywords: Readonly<Record<string, KeywordModule>> = Object.fromEntries(
  modules.map((module) => [module.keyword, module]),
);
