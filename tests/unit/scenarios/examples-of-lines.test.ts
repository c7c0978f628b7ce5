import { describe, expect, test } from 'vitest';
import { clauseForms } from '../../../machines/play/scenario/clauses.ts';
import { decisionKinds } from '../../../machines/play/scenario/decision-kinds.ts';
import { card, creature, runScenario, scenario } from '../../../machines/play/scenario/index.ts';
import { phraseForms, verbForms } from '../../../machines/play/scenario/line.ts';
import { referenceForms } from '../../../machines/play/scenario/reference-forms.ts';
import type { Form } from '../../../machines/play/scenario/told.ts';
import { untilForms } from '../../../machines/play/scenario/until.ts';
import {
  anyTarget,
  dealDamageToTarget,
  enters,
  entersSelf,
  multikicker,
  replacement,
  spell,
  triggered,
} from '../../../machines/rules/abilities/write/index.ts';

type Built = Partial<Parameters<typeof scenario>[1]>;
type Situations<Table> = { readonly [Name in keyof Table]: readonly Built[] };

const kite = creature('Kite', '2/2', 'flying');
const giant = creature('Green Giant', '6/6', 'trample');
const shock: Built = { alice: { hand: ['Shock'], mana: 'R' } };
const shockedBears: Built = {
  ...shock,
  bob: { battlefield: ['Grizzly Bears', 'Grizzly Bears'] },
};
const byHand = (...script: readonly string[]): Built => ({
  ...shock,
  script: ['alice casts Shock on bob paying by hand', ...script],
  expect: { bob: { life: 18 }, alice: { mana: '' } },
});
const edict: Built = {
  alice: { hand: ['Diabolic Edict'], mana: 'BB' },
  bob: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
};
const until = (line: string, expected: Exclude<Built['expect'], undefined>): Built => ({
  script: [line],
  expect: expected,
});
const onTheWay = (line: string, number: number, of: string, at: 'upkeep' | 'end' | 'postcombatMain'): Built =>
  until(line, { game: { turn: { number, of, at } } });
const wardens: Built = {
  alice: { hand: ['Grizzly Bears'], mana: 'GG', battlefield: ['Soul Warden', 'Auriok Champion'] },
};
/** As it enters, a color is chosen. */
const banner = card('Chosen Banner', ['artifact'], {
  manaCost: '{0}',
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', what: 'color', link: 'color' }],
    }),
    {
      kind: 'static',
      affects: { all: { type: 'creature', colorChosen: 'color' } },
      changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
    },
  ],
});
/** What triggers twice as it enters. */
const guest = creature('Guest', '1/1', '', {
  manaCost: '{G}',
  abilities: [
    triggered({ when: entersSelf, effect: [{ do: 'gainLife', amount: 1 }] }),
    triggered({ when: enters({ type: 'creature' }), effect: [{ do: 'gainLife', amount: 2 }] }),
  ],
});
/** 1 damage, and 1 for each time that its multikicker was paid (702.33c). */
const heat = card('Mounting Heat', ['instant'], {
  manaCost: '{R}',
  abilities: [
    multikicker('{1}'),
    spell(
      [anyTarget],
      dealDamageToTarget({ number: 'plus', of: [1, { number: 'timesPaid', cost: 'kicker' }] }),
    ),
  ],
});
const passingOn = ['alice casts Grizzly Bears', 'everyone passes'];
const trampling: Built = {
  alice: { battlefield: [giant] },
  bob: { battlefield: ['Grizzly Bears'] },
};
const firstHands: Built = { turn: { at: 'mulligans' } };

const verbs: Situations<typeof verbForms> = {
  plays: [
    {
      alice: { hand: ['Forest'] },
      script: ['alice plays Forest'],
      expect: { alice: { battlefield: ['Forest'] } },
    },
  ],
  casts: [{ ...shock, script: ['alice casts Shock on bob'], expect: { bob: { life: 18 } } }],
  activates: [
    {
      alice: { battlefield: ['Prodigal Sorcerer'] },
      script: ['alice activates Prodigal Sorcerer on bob'],
      expect: { bob: { life: 19 } },
    },
    {
      alice: { battlefield: [{ card: 'Walking Ballista', counters: { '+1/+1': 2 } }], mana: 'GGGG' },
      script: [
        'alice activates Walking Ballista ability 2 on bob',
        'alice activates Walking Ballista "{4}:"',
      ],
      expect: { bob: { life: 19 }, 'Walking Ballista': { counters: { '+1/+1': 2 } } },
    },
  ],
  attacks: [
    {
      alice: { battlefield: ['Grizzly Bears', 'Hill Giant', kite] },
      carol: {},
      script: ['alice attacks bob with Grizzly Bears, Hill Giant; carol with Kite'],
      expect: { bob: { life: 15 }, carol: { life: 18 } },
    },
    {
      alice: { battlefield: ['Grizzly Bears'] },
      script: ['alice attacks bob with Grizzly Bears'],
      expect: { bob: { life: 18 } },
    },
    {
      alice: { battlefield: ['Grizzly Bears'] },
      script: ['alice attacks with nothing'],
      expect: { bob: { life: 20 }, 'Grizzly Bears': { tapped: false } },
    },
  ],
  blocks: [
    {
      alice: { battlefield: ['Hill Giant'] },
      bob: { battlefield: ['Grizzly Bears', kite] },
      script: [
        'alice attacks bob with Hill Giant',
        'bob blocks Hill Giant with Grizzly Bears, Kite',
        'alice assigns 3 to Kite',
      ],
      expect: {
        'Hill Giant': { on: 'graveyard' },
        Kite: { on: 'graveyard' },
        'Grizzly Bears': { damage: 0 },
      },
    },
    {
      alice: { battlefield: ['Hill Giant'] },
      bob: { battlefield: ['Grizzly Bears'] },
      script: ['alice attacks bob with Hill Giant', 'bob blocks nothing'],
      expect: { bob: { life: 17 } },
    },
  ],
  passes: [
    {
      ...shock,
      script: ['alice casts Shock on bob', 'alice passes', 'stop here'],
      expect: { game: { priority: 'bob', stack: ['Shock'] } },
    },
  ],
  answers: [
    {
      alice: { hand: [banner] },
      script: ['alice casts Chosen Banner', 'everyone passes', 'alice answers blue'],
      expect: { 'Chosen Banner': { on: 'battlefield' } },
    },
    {
      alice: { battlefield: ['Birds of Paradise'] },
      script: ['alice activates Birds of Paradise', 'alice answers {U}'],
      expect: { alice: { mana: 'U' } },
    },
  ],
  chooses: [
    {
      ...edict,
      script: ['alice casts Diabolic Edict on bob', 'everyone passes', 'bob chooses Hill Giant'],
      expect: { bob: { graveyard: ['Hill Giant'] } },
    },
  ],
  says: [
    {
      alice: { hand: ['Grizzly Bears'], mana: 'GG', battlefield: ['Auriok Champion'] },
      script: [...passingOn, 'everyone passes', 'alice says yes'],
      expect: { alice: { life: 21 } },
    },
  ],
  orders: [
    {
      ...wardens,
      script: [...passingOn, 'alice orders anything', 'everyone passes', 'alice says yes'],
      expect: { alice: { life: 22 } },
    },
  ],
  assigns: [
    {
      ...trampling,
      script: [
        'alice attacks bob with Green Giant',
        'bob blocks Green Giant with Grizzly Bears',
        'alice assigns 2 to Grizzly Bears, 4 to bob',
      ],
      expect: { bob: { life: 16 }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  ],
  pays: [byHand('alice pays {R}'), byHand('alice pays')],
  keeps: [
    { ...firstHands, script: ['alice keeps', 'bob keeps', 'stop here'], expect: { alice: { hand: 7 } } },
  ],
  mulligans: [
    {
      ...firstHands,
      alice: { library: ['Forest', { card: 'Wastes', count: 20 }] },
      script: ['alice mulligans', 'bob keeps', 'alice chooses Wastes', 'alice keeps', 'stop here'],
      expect: { alice: { hand: 6 } },
    },
  ],
  turns: [
    {
      alice: { hand: ['Pine Walker'], mana: 'CCCCCCCG' },
      script: ['alice casts Pine Walker by morph', 'everyone passes', 'alice turns Pine Walker face up'],
      expect: { 'Pine Walker': { faceDown: false, power: 5 } },
    },
  ],
  exiles: [
    {
      alice: { hand: ['Ancestral Vision'], mana: 'U' },
      script: ['alice exiles Ancestral Vision from hand'],
      expect: { 'Ancestral Vision': { on: 'exile', counters: { time: 4 } } },
    },
  ],
  unlocks: [
    {
      alice: { battlefield: [{ card: 'Bottomless Pool', unlocked: ['left'] }], mana: 'UUUUU' },
      script: ['alice unlocks Locker Room'],
      expect: { 'Bottomless Pool // Locker Room': { unlocked: ['left', 'right'] } },
    },
  ],
  cancels: [
    {
      ...shock,
      script: ['alice casts Shock on bob paying by hand', 'alice cancels'],
      expect: { alice: { hand: ['Shock'], mana: 'R' }, bob: { life: 20 } },
    },
  ],
  concedes: [{ script: ['bob concedes'], expect: { bob: { lost: '104.3a' } } }],
};

const phrases: Situations<typeof phraseForms> = {
  everyonePasses: [
    {
      ...shock,
      script: ['alice casts Shock on bob', 'everyone passes'],
      expect: { bob: { life: 18 } },
    },
  ],
  passUntil: [
    {
      ...shock,
      script: ['alice casts Shock on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 18 }, game: { turn: { at: 'precombatMain' } } },
    },
  ],
  stop: [
    {
      ...shock,
      script: ['alice casts Shock on bob', 'stop here'],
      expect: { bob: { life: 20 }, game: { stack: ['Shock'] } },
    },
  ],
  refused: [
    {
      alice: { battlefield: [{ card: kite, arrived: true }] },
      bob: { hand: ['Forest'] },
      script: ['refused 302.6: alice attacks bob with Kite', 'refused: bob plays Forest'],
      expect: { bob: { hand: 1, life: 20 } },
    },
  ],
};

const times: Situations<typeof untilForms> = {
  stackIsEmpty: phrases.passUntil,
  over: [
    {
      ...until('pass until the game is over', { game: { over: { winners: ['alice'] } } }),
      bob: { library: [] },
    },
  ],
  nextTurn: [until('pass until the next turn', { game: { turn: { number: 4, of: 'bob' } } })],
  turn: [until('pass until turn 5', { game: { turn: { number: 5, of: 'alice' } } })],
  asked: ['pass until bob decides', 'pass until bob is asked'].map((line) => ({
    ...edict,
    script: ['alice casts Diabolic Edict on bob', line],
    expect: { game: { asked: { player: 'bob', kind: 'choose' } } },
  })),
  place: [
    onTheWay('pass until the end step', 3, 'alice', 'end'),
    onTheWay('pass until bob’s upkeep', 4, 'bob', 'upkeep'),
    onTheWay('pass until second main', 3, 'alice', 'postcombatMain'),
  ],
};

const clauses: Situations<typeof clauseForms> = {
  targets: [
    { ...shock, script: ['alice casts Shock on bob'], expect: { bob: { life: 18 } } },
    {
      alice: { hand: ['Wear // Tear'], mana: 'CRW' },
      bob: { battlefield: ['Ornithopter', 'Glorious Anthem'] },
      script: ['alice casts Wear // Tear by fused on Ornithopter, Glorious Anthem'],
      expect: { bob: { battlefield: 0 } },
    },
  ],
  x: [
    {
      alice: { hand: ['Blaze'], mana: 'RRRR' },
      script: ['alice casts Blaze on bob with X = 3'],
      expect: { bob: { life: 17 } },
    },
  ],
  kicked: [
    {
      alice: { hand: ['Scorching Lava'], mana: 'CRR' },
      script: ['alice casts Scorching Lava on bob kicked'],
      expect: { bob: { life: 18 }, alice: { mana: '' } },
    },
    {
      alice: { hand: ['Stormscape Battlemage'], mana: 'UCCW' },
      script: ['alice casts Stormscape Battlemage kicked with {W}'],
      expect: { alice: { life: 23 } },
    },
    {
      alice: { hand: [heat], mana: 'RCCC' },
      script: ['alice casts Mounting Heat on bob kicked 3 times'],
      expect: { bob: { life: 16 }, alice: { mana: '' } },
    },
  ],
  by: [
    {
      alice: { graveyard: ['Firebolt'], mana: 'CCCCR' },
      script: ['alice casts Firebolt by flashback on bob'],
      expect: { bob: { life: 18 }, Firebolt: { on: 'exile' } },
    },
  ],
  bySource: [
    {
      alice: { battlefield: ['Serra Paragon'], graveyard: ['Grizzly Bears'], mana: 'GG' },
      script: ['alice casts Grizzly Bears by Serra Paragon'],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  ],
  modes: [
    {
      alice: { hand: ['Cryptic Command'], mana: 'CUUU' },
      bob: { battlefield: ['Grizzly Bears'] },
      script: ['alice casts Cryptic Command choosing 3 and 4'],
      expect: { 'Grizzly Bears': { tapped: true }, alice: { hand: 1 } },
    },
  ],
  divided: [
    {
      alice: { hand: ['Fire // Ice'], mana: 'CR' },
      bob: { battlefield: ['Grizzly Bears'] },
      script: ['alice casts Fire dividing 1 to Grizzly Bears, 1 to bob'],
      expect: { 'Grizzly Bears': { damage: 1 }, bob: { life: 19 } },
    },
  ],
  splicing: [
    {
      alice: { hand: ['Reach Through Mists', 'Glacial Ray'], mana: 'UCR' },
      script: ['alice casts Reach Through Mists splicing Glacial Ray on bob'],
      expect: { bob: { life: 18 }, 'Glacial Ray': { on: 'hand' } },
    },
  ],
  byHand: [byHand('alice pays {R}')],
  payingMana: [
    {
      alice: { hand: ['Grizzly Bears'], mana: 'GGWR' },
      script: ['alice casts Grizzly Bears paying {G}{W}'],
      expect: { alice: { battlefield: ['Grizzly Bears'] } },
    },
  ],
  making: [
    {
      alice: { battlefield: ['City of Brass'] },
      script: ['alice activates City of Brass making {R}', 'stop here'],
      expect: { alice: { mana: 'R' } },
    },
  ],
  paying: [
    {
      alice: { hand: ['Tormenting Voice', 'Forest', 'Island'], mana: 'CR' },
      script: ['alice casts Tormenting Voice paying Forest'],
      expect: { alice: { graveyard: ['Forest', 'Tormenting Voice'] } },
    },
  ],
};

const shot = (line: string, change: Built = {}): Built => ({
  ...shockedBears,
  script: [line],
  expect: { alice: { graveyard: ['Shock'] } },
  ...change,
});

const names: Situations<typeof referenceForms> = {
  player: [{ ...shock, script: ['alice casts Shock on bob'], expect: { bob: { life: 18 } } }],
  name: [
    shot('alice casts Shock on Soldier Token', {
      bob: { battlefield: [{ card: creature('Soldier Token', '1/1'), token: true }] },
      expect: { bob: { battlefield: 0 } },
    }),
  ],
  nth: [
    shot('alice casts Shock on Grizzly Bears 2', {
      expect: { 'Grizzly Bears 1': { on: 'battlefield' }, 'Grizzly Bears 2': { on: 'graveyard' } },
    }),
  ],
  of: [
    shot('alice casts Shock on bob’s Grizzly Bears', {
      alice: { hand: ['Shock'], mana: 'R', battlefield: ['Grizzly Bears'] },
      bob: { battlefield: ['Grizzly Bears'] },
      expect: { alice: { battlefield: 1 }, bob: { battlefield: 0 } },
    }),
  ],
  alias: [
    shot('alice casts Shock on the first Bear', {
      bob: { battlefield: ['Grizzly Bears', { card: 'Grizzly Bears', as: 'the first Bear' }] },
      expect: { 'Grizzly Bears 1': { on: 'battlefield' }, 'the first Bear': { on: 'graveyard' } },
    }),
  ],
  ability: [
    {
      alice: { hand: ['Grizzly Bears'], mana: 'GG', battlefield: ['Soul Warden'] },
      bob: { hand: ['Stifle'], mana: 'U' },
      script: [...passingOn, 'alice passes', 'bob casts Stifle on the ability of Soul Warden'],
      expect: { alice: { life: 20 } },
    },
  ],
  text: [
    {
      alice: { hand: [guest], mana: 'G' },
      bob: { hand: ['Stifle'], mana: 'U' },
      script: [
        'alice casts Guest',
        'everyone passes',
        'alice orders anything',
        'alice passes',
        'bob casts Stifle on the ability of Guest "Whenever"',
      ],
      expect: { alice: { life: 21 } },
    },
  ],
};

const decisions: Situations<typeof decisionKinds> = {
  priority: verbs.passes,
  mulligan: verbs.keeps,
  choose: [
    {
      alice: { hand: ['Diabolic Edict'], mana: 'BB', battlefield: ['Grizzly Bears', 'Hill Giant'] },
      script: ['alice casts Diabolic Edict on alice', 'everyone passes', 'alice chooses Grizzly Bears'],
      expect: { alice: { battlefield: ['Hill Giant'] } },
    },
    {
      alice: { battlefield: [{ card: 'Bottomless Pool', unlocked: ['right'] }], mana: 'U' },
      bob: { battlefield: ['Grizzly Bears'] },
      script: ['alice unlocks Bottomless Pool', 'alice chooses nothing'],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  ],
  confirm: verbs.says,
  option: verbs.answers,
  cardName: [
    {
      alice: { hand: ['Runed Halo'], mana: 'WW' },
      bob: { battlefield: ['Grizzly Bears'] },
      script: ['alice casts Runed Halo', 'everyone passes', 'alice answers Grizzly Bears'],
      expect: { 'Runed Halo': { on: 'battlefield' } },
    },
  ],
  number: [
    {
      alice: { hand: ['Blaze'], mana: 'RRRR' },
      script: ['alice casts Blaze on bob', 'alice answers 3'],
      expect: { bob: { life: 17 } },
    },
  ],
  modes: [
    {
      alice: { hand: ['Cryptic Command'], mana: 'CUUU' },
      bob: { battlefield: ['Grizzly Bears'] },
      script: ['alice casts Cryptic Command', 'alice chooses 3 and 4'],
      expect: { 'Grizzly Bears': { tapped: true }, alice: { hand: 1 } },
    },
  ],
  order: [
    ...verbs.orders,
    {
      ...wardens,
      script: [
        ...passingOn,
        'alice orders Soul Warden, Auriok Champion',
        'pass until alice decides',
        'alice says yes',
      ],
      expect: { alice: { life: 22 } },
    },
    ...['alice orders Guest 2, Guest', 'alice orders Guest "When this", Guest "Whenever"'].map((line) => ({
      alice: { hand: [guest], mana: 'G' },
      script: ['alice casts Guest', 'everyone passes', line],
      expect: { alice: { life: 23 } },
    })),
  ],
  divide: [
    {
      alice: { hand: ['Fire // Ice'], mana: 'CR' },
      bob: { battlefield: ['Grizzly Bears'] },
      script: ['alice casts Fire on Grizzly Bears, bob', 'alice answers 1 to Grizzly Bears, 1 to bob'],
      expect: { 'Grizzly Bears': { damage: 1 }, bob: { life: 19 } },
    },
  ],
  arrange: [
    {
      alice: { hand: ['Read the Bones'], mana: 'CCB', library: ['Forest', 'Island', 'Swamp', 'Plains'] },
      script: ['alice casts Read the Bones', 'everyone passes', 'alice answers top: Forest; bottom: Island'],
      expect: { alice: { hand: ['Forest', 'Swamp'], life: 18 } },
    },
  ],
  attackers: verbs.attacks,
  blockers: [
    {
      alice: { battlefield: ['Hill Giant'] },
      bob: { battlefield: ['Grizzly Bears'] },
      script: ['alice attacks bob with Hill Giant', 'bob blocks Hill Giant with Grizzly Bears'],
      expect: { bob: { life: 20 }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  ],
  combatDamage: [
    ...verbs.assigns,
    {
      alice: { battlefield: [giant, creature('Second Giant', '2/2', 'trample')] },
      bob: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      script: [
        'alice attacks bob with Green Giant, Second Giant',
        'bob blocks Green Giant with Grizzly Bears; Second Giant with Hill Giant',
        'alice assigns Green Giant: 2 to Grizzly Bears, 4 to bob; Second Giant: 2 to Hill Giant',
      ],
      expect: { bob: { life: 16 }, 'Hill Giant': { damage: 2 } },
    },
  ],
  payment: verbs.pays,
  replacement: [
    {
      alice: { hand: ['Shock'], mana: 'R', battlefield: ['Furnace of Rath'] },
      bob: { hand: ['Healing Salve'], mana: 'W' },
      script: [
        'alice passes',
        'bob casts Healing Salve choosing 2 on bob',
        'everyone passes',
        'alice casts Shock on bob',
        'everyone passes',
        'bob chooses Furnace of Rath',
      ],
      expect: { bob: { life: 19 } },
    },
  ],
  reverseMana: [
    {
      alice: { hand: ['Shock'], battlefield: ['Mountain'] },
      script: [
        'alice casts Shock on bob paying by hand',
        'alice activates Mountain',
        'alice cancels',
        'alice answers everything',
      ],
      expect: { Mountain: { tapped: false }, alice: { hand: ['Shock'], mana: '' } },
    },
  ],
};

const isShown = (line: string, { script = [] }: Built): boolean => script.includes(line);

const tables: Readonly<
  Record<
    string,
    {
      readonly forms: Readonly<Record<string, Pick<Form, 'examples'>>>;
      readonly situations: Readonly<Record<string, readonly Built[]>>;
    }
  >
> = {
  'what a player does': { forms: verbForms, situations: verbs },
  'what begins otherwise': { forms: phraseForms, situations: phrases },
  times: { forms: untilForms, situations: times },
  clauses: { forms: clauseForms, situations: clauses },
  names: { forms: referenceForms, situations: names },
  'kinds of decisions': { forms: decisionKinds, situations: decisions },
};

for (const [title, { forms, situations }] of Object.entries(tables))
  describe(`each example is a line of a scenario that holds: ${title}`, () => {
    for (const [name, { examples }] of Object.entries(forms))
      test(name, () => {
        const built = situations[name] ?? [];
        for (const example of examples)
          expect(
            built.some((one) => isShown(example, one)),
            example,
          ).toBe(true);
        for (const one of built) {
          const { failure, faults } = runScenario(
            scenario(name, { rules: ['100.1'], alice: {}, bob: {}, expect: {}, ...one }),
          );
          expect({ faults, failure, script: one.script }).toEqual({
            faults: [],
            failure: null,
            script: one.script,
          });
        }
      });
  });
