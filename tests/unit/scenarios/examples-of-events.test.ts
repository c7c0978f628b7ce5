/** Each event that an expectation can name happens as its example says. */
import { describe, expect, test } from 'vitest';
import { aboutHappening, happeningNames } from '../../../machines/play/scenario/happenings/index.ts';
import {
  card,
  creature,
  runScenario,
  type Scenario,
  scenario,
} from '../../../machines/play/scenario/index.ts';
import { spell } from '../../../machines/rules/abilities/write/index.ts';
import type { EventType } from '../../../machines/rules/index.ts';

type Built = Partial<Parameters<typeof scenario>[1]>;

const book = import.meta.glob<Scenario | readonly Scenario[]>('../../../stories/scenarios/*.scenario.ts', {
  import: 'default',
});

const shock: Built = {
  alice: { battlefield: ['Mountain'], hand: ['Shock'] },
  bob: { battlefield: ['Grizzly Bears'] },
  script: ['alice casts Shock on Grizzly Bears', 'everyone passes'],
};
const combat: Built = {
  alice: { battlefield: ['Hill Giant', 'Serra Angel'] },
  bob: { battlefield: ['Grizzly Bears'] },
  script: [
    'alice attacks bob with Hill Giant, Serra Angel',
    'bob blocks Hill Giant with Grizzly Bears',
    'pass until the end step',
  ],
};
const nextTurn: Built = {
  alice: { mana: 'R' },
  bob: { battlefield: [{ card: 'Grizzly Bears', tapped: true }] },
  script: ['pass until bob’s precombat main'],
};
const warden: Built = {
  alice: { hand: ['Grizzly Bears'], mana: 'GG', battlefield: ['Soul Warden'] },
  script: ['alice casts Grizzly Bears', 'pass until the stack is empty'],
};
const conceded: Built = { script: ['bob concedes'] };
const threeOfThem: Built = { carol: {}, script: ['bob concedes'] };
const sorcerer: Built = {
  alice: { battlefield: ['Prodigal Sorcerer'] },
  script: ['alice activates Prodigal Sorcerer on bob'],
};
const growth: Built = {
  alice: { hand: ['Giant Growth'], mana: 'G', battlefield: ['Grizzly Bears'] },
  script: ['alice casts Giant Growth on Grizzly Bears', 'everyone passes', 'pass until the next turn'],
};
const inResponse: Built = {
  alice: { hand: ['Giant Growth'], mana: 'G', battlefield: ['Grizzly Bears'] },
  bob: { hand: ['Shock'], mana: 'R' },
  script: [
    'alice casts Giant Growth on Grizzly Bears',
    'alice passes',
    'bob casts Shock on Grizzly Bears',
    'pass until the stack is empty',
  ],
};
const equipped: Built = {
  alice: { battlefield: ['Bonesplitter', 'Grizzly Bears'], mana: 'C' },
  script: ['alice activates Bonesplitter on Grizzly Bears'],
};
const twoSoldiers: Built = {
  alice: { hand: ['Raise the Alarm'], mana: 'CW' },
  script: ['alice casts Raise the Alarm'],
};
const edict: Built = {
  alice: { hand: ['Diabolic Edict'], mana: 'CB' },
  bob: { battlefield: ['Grizzly Bears'] },
  script: ['alice casts Diabolic Edict on bob'],
};
const voice: Built = {
  alice: { hand: ['Tormenting Voice', 'Forest'], mana: 'CR' },
  script: ['alice casts Tormenting Voice'],
};
const land: Built = { alice: { hand: ['Forest'] }, script: ['alice plays Forest'] };
const searching: Built = {
  alice: { battlefield: ['Evolving Wilds'], library: ['Forest', 'Wastes'] },
  script: ['alice activates Evolving Wilds', 'everyone passes', 'alice chooses Forest'],
};
const shotToken: Built = {
  ...shock,
  bob: { battlefield: [{ card: creature('Soldier Token', '1/1'), token: true }] },
  script: ['alice casts Shock on Soldier Token', 'everyone passes'],
};
const countered: Built = {
  alice: { hand: ['Lightning Bolt'], mana: 'R' },
  bob: { hand: ['Counterspell'], mana: 'UU' },
  script: ['alice casts Lightning Bolt on bob', 'alice passes', 'bob casts Counterspell on Lightning Bolt'],
};
const early: Built = {
  alice: {
    hand: [card('Early Night', ['instant'], { manaCost: '{0}', abilities: [spell([], { do: 'endTurn' })] })],
  },
  script: ['alice casts Early Night'],
};
const won: Built = {
  alice: {
    hand: [
      card('Sure Thing', ['instant'], { manaCost: '{0}', abilities: [spell([], { do: 'win', who: 'you' })] }),
    ],
  },
  script: ['alice casts Sure Thing'],
};

/** A small scenario in which it happens, or the rule in the book of one. */
const shown: { readonly [Type in EventType]: Built | string } = {
  move: shock,
  create: twoSoldiers,
  createEmblem: '701.54',
  destroy: shock,
  sacrifice: edict,
  discard: voice,
  drawCards: voice,
  draw: nextTurn,
  drawFromEmpty: '704',
  mill: '728',
  shuffle: searching,
  reorder: '701.22',
  reveal: '702.53',
  beginPerforming: '614.1a',
  perform: '701.46',
  search: searching,
  cease: shotToken,
  tap: shock,
  untap: nextTurn,
  freeze: '502.3',
  exert: '701.43',
  exertionsEnd: '701.43',
  putCounters: '614',
  removeCounters: '704',
  attach: equipped,
  unattach: '702.6',
  putSticker: '123.6',
  regenerate: '702.89',
  fight: '607.2',
  becomeMonstrous: '701.37',
  designate: '701.60',
  unlock: '709.5',
  lock: '709.5',
  becomeLevel: '716',
  pair: '702.95',
  unpair: '702.95',
  healDamage: nextTurn,
  becomeTime: '702.145',
  flip: '710',
  turnFace: '712',
  turnFaceUp: '708',
  turnFaceDown: '708',
  becomeCopy: '707',
  merge: '702.140',
  phase: '702.26',
  removeFromCombat: combat,
  becomeProtector: '702.19',
  controlChange: '702.33',
  link: '702.16',
  beginTurn: nextTurn,
  beginPhase: nextTurn,
  beginStep: nextTurn,
  endStep: nextTurn,
  extraTurn: '701.6a',
  extraPhases: '603.2b',
  expire: growth,
  effectBegins: growth,
  restart: '727',
  endEarly: early,
  controlNextTurn: '723',
  mulligan: '103',
  enterRoom: '726',
  completeDungeon: '726',
  designatePlayer: '726',
  concede: conceded,
  lose: { bob: { life: 0 } },
  win: won,
  leave: threeOfThem,
  gameOver: conceded,
  reverse: { ...shock, script: ['alice casts Shock on bob paying by hand', 'alice cancels'] },
  finishVoting: '701.38',
  coin: '705.2',
  die: '705.2',
  visitAttraction: '717',
  damage: shock,
  markDamage: shock,
  preventedDamage: '122.1',
  gainLife: warden,
  loseLife: combat,
  payLife: '614',
  addMana: shock,
  tapForMana: '605',
  spendMana: shock,
  emptyPools: nextTurn,
  cast: shock,
  activate: sorcerer,
  trigger: warden,
  putOnStack: warden,
  becomeTarget: shock,
  resolve: shock,
  notResolve: inResponse,
  counter: countered,
  copyOnStack: '707.10',
  copyCard: '607.2a',
  changeTargets: '701.12',
  landPlayed: land,
  payToAttack: '702.154',
  attack: combat,
  block: combat,
  becomeBlocked: combat,
  unblocked: combat,
  joinAttack: '508.4b',
  reselect: '508.7',
};

/** Whether an event as in its example has happened by the end of a scenario. */
function happens(type: EventType, one: Scenario): boolean {
  const { example } = aboutHappening(type);
  const expected = { game: { happened: [{ event: type, ...example }] } };
  const { control: _, expect: __, ...rest } = one;
  return runScenario({ ...rest, expect: expected }).ok;
}

async function scenariosOf(where: Built | string): Promise<readonly Scenario[]> {
  if (typeof where !== 'string')
    return [scenario('it', { rules: ['100.1'], alice: {}, bob: {}, expect: {}, ...where })];
  const file = book[`../../../stories/scenarios/${where}.scenario.ts`];
  if (file === undefined) throw new Error(`There are no scenarios of ${where}.`);
  return [await file()].flat();
}

describe('each event happens as its example says', () => {
  for (const type of happeningNames) {
    test(type, async () => {
      const scenarios = await scenariosOf(shown[type]);
      expect(scenarios.some((one) => happens(type, one))).toBe(true);
    });
  }
});
