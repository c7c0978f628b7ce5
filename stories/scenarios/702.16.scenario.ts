import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  anyTarget,
  dealDamageToTarget,
  enchant,
  having,
  mana,
  ofColor,
  plus,
  protectionFrom,
  tap,
} from '../../machines/rules/abilities/write/index.ts';

const protectedFrom = (name: string, quality: string, filter: Parameters<typeof protectionFrom>[1]) =>
  creature(name, '2/2', '', { abilities: [protectionFrom(quality, filter)] });

const everything = creature('Untouchable', '2/2', '', {
  abilities: [{ kind: 'keyword', keyword: 'protection', quality: 'everything' }],
});

/** Protection from each opponent (702.16k). */
const fromOpponents = creature('Estranged', '2/2', '', {
  abilities: [{ kind: 'keyword', keyword: 'protection', player: 'opponent', quality: 'each opponent' }],
});

const redPinger = creature('Red Pinger', '2/2', '', {
  colors: 'R',
  abilities: [activated({ cost: [tap], targets: [anyTarget], effect: [dealDamageToTarget(1)] })],
});

const redBlade = card('Red Blade', ['artifact'], {
  manaCost: '{R}',
  subtypes: 'Equipment',
  abilities: [affecting('attached', plus(2, 0)), { kind: 'keyword', keyword: 'equip', cost: [mana('{0}')] }],
});

const protectsFromWhite = (name: string, doesntRemove: 'this' | 'auras' | 'attached' | null) =>
  card(name, ['enchantment'], {
    manaCost: '{W}',
    subtypes: 'Aura',
    abilities: [
      enchant({ type: 'creature' }),
      affecting(
        'attached',
        having({
          ...protectionFrom('white', ofColor('W')),
          ...(doesntRemove !== null && { doesntRemove }),
        }),
      ),
    ],
  });

/** Deals damage from a graveyard. */
const ember = creature('Lasting Ember', '1/1', '', {
  manaCost: '{R}',
  abilities: [
    activated({
      cost: [mana('{R}')],
      targets: [anyTarget],
      effect: [dealDamageToTarget(1)],
      limits: { onlyIf: { holds: 'is', what: 'self', like: { zone: 'graveyard' } } },
    }),
  ],
});

/** Protection for a player. */
const aegis = card('Red Aegis', ['enchantment'], {
  manaCost: '{W}',
  abilities: [
    {
      kind: 'static',
      players: 'you',
      rules: [{ rule: 'playerHas', ability: protectionFrom('red', ofColor('R')) }],
    },
  ],
});

const redCurse = card('Red Curse', ['enchantment'], {
  manaCost: '{R}',
  subtypes: 'Aura Curse',
  abilities: [{ kind: 'keyword', keyword: 'enchant', player: 'any' }],
});

export default [
  scenario('702.16a: protection is static, and gone with the ability', {
    rules: ['702.16a', '604.1'],
    alice: { hand: ['Doom Blade'], mana: 'BB' },
    bob: { battlefield: ['White Knight'], hand: ['Turn to Frog'], mana: 'UU' },
    script: [
      'refused 702.16b: alice casts Doom Blade on White Knight',
      'alice passes',
      'bob casts Turn to Frog on White Knight',
      'pass until the stack is empty',
      'alice casts Doom Blade on White Knight',
    ],
    expect: { 'White Knight': { on: 'graveyard' }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      script: ['refused 702.16b: alice casts Doom Blade on White Knight'],
      expect: { 'White Knight': { on: 'battlefield' } },
    },
  }),
  scenario('702.16a: a quality that is a card type is asked of permanents, and of sources anywhere else', {
    rules: ['702.16a', '109.2', '702.16b'],
    alice: {
      hand: ['Beast Attack', 'Angelic Edict', 'Angelic Blessing', 'Doom Blade'],
      mana: 'BBWWWWWWWW',
      battlefield: ['Prodigal Sorcerer'],
    },
    bob: {
      battlefield: [
        protectedFrom('Sorcery Hater', 'sorceries', { type: 'sorcery' }),
        protectedFrom('Wizard Hater', 'Wizards', { subtype: 'Wizard' }),
      ],
    },
    script: [
      'refused 702.16b: alice casts Angelic Blessing on Sorcery Hater',
      'refused 702.16b: alice activates Prodigal Sorcerer on Wizard Hater',
      'alice activates Prodigal Sorcerer on Sorcery Hater',
      'pass until the stack is empty',
      'alice casts Angelic Edict on Wizard Hater',
    ],
    expect: { 'Sorcery Hater': { damage: 1 }, 'Wizard Hater': { on: 'exile' } },
    control: {
      without: 'protection',
      script: ['alice activates Prodigal Sorcerer on Wizard Hater'],
      expect: { 'Wizard Hater': { damage: 1 } },
    },
  }),
  scenario('702.16a: a card’s name counts as the quality only where the ability says that it is a name', {
    rules: ['702.16a', '702.16b', '702.16e'],
    alice: { battlefield: [], hand: ['Shock', 'Lightning Bolt'], mana: 'RR' },
    bob: { hand: ['Runed Halo'], battlefield: [{ card: 'Plains', count: 2 }] },
    turn: { of: 'bob' },
    script: [
      'bob casts Runed Halo',
      'everyone passes',
      'bob answers Shock',
      'bob passes',
      'refused 702.16b: alice casts Shock on bob',
      'alice casts Lightning Bolt on bob',
    ],
    expect: { bob: { life: 17 } },
    control: {
      script: ['bob passes', 'alice casts Shock on bob'],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario(
    '702.16b: no target of spells with the quality, nor of abilities from sources with it; its controller’s too',
    {
      rules: ['702.16b', '115.1', '113.7a'],
      alice: { hand: ['Shock', 'Giant Growth'], mana: 'RG', battlefield: [redPinger] },
      bob: { battlefield: ['Auriok Champion'], hand: ['Shock'], mana: 'R' },
      script: [
        "refused 702.16b: alice casts alice's Shock on Auriok Champion",
        'refused 702.16b: alice activates Red Pinger on Auriok Champion',
        'alice casts Giant Growth on Auriok Champion',
        'pass until the stack is empty',
        'alice passes',
        "refused 702.16b: bob casts bob's Shock on Auriok Champion",
      ],
      expect: { 'Auriok Champion': { power: 4, damage: 0 } },
      control: {
        without: 'protection',
        script: ["alice casts alice's Shock on Auriok Champion"],
        expect: { 'Auriok Champion': { on: 'graveyard' } },
      },
    },
  ),
  scenario('702.16b: protection gained before a spell resolves makes its target illegal', {
    rules: ['702.16b', '608.2b'],
    alice: { hand: ['Doom Blade'], mana: 'BB' },
    bob: { battlefield: [{ card: 'Grizzly Bears' }, protectedFrom('Hater', 'black', ofColor('B'))] },
    script: ['refused 702.16b: alice casts Doom Blade on Hater', 'alice casts Doom Blade on Grizzly Bears'],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, Hater: { on: 'battlefield' } },
    control: {
      without: 'protection',
      script: ['alice casts Doom Blade on Hater'],
      expect: { Hater: { on: 'graveyard' } },
    },
  }),
  scenario('702.16b: the same for a player with protection', {
    rules: ['702.16b', '702.16e', '113.1b'],
    alice: { hand: ['Shock', 'Divination'], mana: 'R', battlefield: [redPinger, 'Prodigal Sorcerer'] },
    bob: { battlefield: [aegis] },
    script: [
      'refused 702.16b: alice casts Shock on bob',
      'refused 702.16b: alice activates Red Pinger on bob',
      'alice activates Prodigal Sorcerer on bob',
    ],
    expect: { bob: { life: 19 } },
    control: { without: 'Red Aegis', script: ['alice casts Shock on bob'], expect: { bob: { life: 18 } } },
  }),
  scenario('702.16c: an Aura with the quality can’t be put on it, and goes to the graveyard if it is on it', {
    rules: ['702.16c', '704.5m', '303.4c'],
    alice: {
      battlefield: [
        protectedFrom('Warded Bear', 'blue', ofColor('U')),
        { card: 'Flight', attachedTo: 'Warded Bear' },
        { card: 'Lifelink', attachedTo: 'Warded Bear' },
      ],
      hand: ['Flight'],
      mana: 'U',
    },
    bob: {},
    script: ['refused 702.16b: alice casts Flight 2 on Warded Bear'],
    expect: {
      'Warded Bear': { hasNot: ['flying'], has: ['lifelink'] },
      alice: { graveyard: ['Flight'] },
      game: { happened: [{ event: 'move', rule: '704.5m', times: 1 }] },
    },
    control: {
      without: 'protection',
      script: [],
      expect: { 'Warded Bear': { has: ['flying', 'lifelink'] }, alice: { graveyard: 0 } },
    },
  }),
  scenario('702.16c: the same of a Curse on a player', {
    rules: ['702.16c', '704.5m', '303.4b'],
    alice: { battlefield: [{ card: redCurse, attachedTo: 'bob' }] },
    bob: { battlefield: [aegis] },
    expect: { 'Red Curse': { on: 'graveyard' } },
    control: { without: 'Red Aegis', expect: { 'Red Curse': { on: 'battlefield', attachedTo: 'bob' } } },
  }),
  scenario('702.16d: Equipment with the quality comes off and stays on the battlefield', {
    rules: ['702.16d', '704.5n', '301.5c'],
    alice: {
      battlefield: [
        'Auriok Champion',
        { card: redBlade, attachedTo: 'Auriok Champion' },
        { card: 'Bonesplitter', attachedTo: 'Auriok Champion' },
      ],
    },
    bob: {},
    script: ['refused 702.16b: alice activates Red Blade on Auriok Champion'],
    expect: {
      'Red Blade': { on: 'battlefield', attachedTo: null },
      Bonesplitter: { attachedTo: 'Auriok Champion' },
      'Auriok Champion': { power: 3 },
      game: { happened: [{ event: 'unattach', object: 'Red Blade', rule: '704.5n' }] },
    },
    control: {
      without: 'protection',
      script: [],
      expect: { 'Red Blade': { attachedTo: 'Auriok Champion' }, 'Auriok Champion': { power: 5 } },
    },
  }),
  scenario('702.16e: damage from a source with the quality is prevented', {
    rules: ['702.16e', '615.1'],
    alice: { hand: ['Tremor'], mana: 'R' },
    bob: { battlefield: ['Auriok Champion', 'Llanowar Elves'] },
    script: ['alice casts Tremor'],
    expect: {
      'Auriok Champion': { on: 'battlefield', damage: 0 },
      'Llanowar Elves': { on: 'graveyard' },
      game: { happened: [{ event: 'preventedDamage', times: 1 }] },
    },
    control: { without: 'protection', expect: { 'Auriok Champion': { on: 'graveyard' } } },
  }),
  scenario('702.16e: also combat damage, and damage to a player with protection', {
    rules: ['702.16e', '510.2'],
    alice: { battlefield: [redPinger, 'Grizzly Bears'] },
    bob: { battlefield: [aegis] },
    script: ['alice attacks bob with Red Pinger, Grizzly Bears'],
    expect: { bob: { life: 18 } },
    control: { without: 'Red Aegis', expect: { bob: { life: 16 } } },
  }),
  scenario(
    '702.16f: an attacker with protection isn’t blocked by creatures with the quality, but may block them',
    {
      rules: ['702.16f', '509.1b', '702.16e'],
      alice: {
        battlefield: [
          { card: 'White Knight', as: 'the first knight' },
          { card: 'White Knight', as: 'the second knight' },
        ],
      },
      bob: { battlefield: ['Typhoid Rats', 'Grizzly Bears'] },
      script: [
        'alice attacks bob with the first knight',
        'refused 702.16f: bob blocks the first knight with Typhoid Rats',
        'bob blocks nothing',
        'pass until the next turn',
        'pass until the precombat main phase',
        'bob attacks alice with Typhoid Rats',
        'alice blocks Typhoid Rats with the second knight',
      ],
      expect: {
        bob: { life: 18 },
        'Typhoid Rats': { on: 'graveyard' },
        'the second knight': { on: 'battlefield', damage: 0 },
      },
      control: {
        without: 'protection',
        script: ['alice attacks bob with the first knight', 'bob blocks the first knight with Typhoid Rats'],
        expect: { bob: { life: 20 }, 'Typhoid Rats': { on: 'graveyard' } },
      },
    },
  ),
  scenario('702.16g: “from black and from red” is two protection abilities', {
    rules: ['702.16g', '702.16b'],
    alice: { hand: ['Doom Blade', 'Shock', 'Path to Exile'], mana: 'BBRW' },
    bob: { battlefield: ['Auriok Champion'] },
    script: [
      'refused 702.16b: alice casts Doom Blade on Auriok Champion',
      'refused 702.16b: alice casts Shock on Auriok Champion',
      'alice casts Path to Exile on Auriok Champion',
      'everyone passes',
      'bob says no',
    ],
    expect: { 'Auriok Champion': { on: 'exile' } },
    control: {
      without: 'protection',
      script: ['alice casts Doom Blade on Auriok Champion'],
      expect: { 'Auriok Champion': { on: 'graveyard' } },
    },
  }),
  scenario('702.16h: “from each color” is one for each: all but the colourless', {
    rules: ['702.16h', '702.16b'],
    alice: {
      hand: ['Doom Blade', 'Shock', 'Path to Exile', 'Turn to Frog', 'Giant Growth'],
      mana: 'BBRWUUG',
      battlefield: ['Grizzly Bears', 'Bonesplitter'],
    },
    bob: {
      battlefield: [
        creature('Prismatic Bear', '2/2', '', {
          abilities: (['W', 'U', 'B', 'R', 'G'] as const).map((color) =>
            protectionFrom('each color', ofColor(color)),
          ),
        }),
        'Hill Giant',
      ],
    },
    script: [
      'refused 702.16b: alice casts Doom Blade on Prismatic Bear',
      'refused 702.16b: alice casts Shock on Prismatic Bear',
      'refused 702.16b: alice casts Path to Exile on Prismatic Bear',
      'refused 702.16b: alice casts Turn to Frog on Prismatic Bear',
      'refused 702.16b: alice casts Giant Growth on Prismatic Bear',
      'pass until the next turn',
      'pass until the precombat main phase',
      'bob attacks alice with Prismatic Bear, Hill Giant',
      'refused 702.16f: alice blocks Prismatic Bear with Grizzly Bears',
      'alice blocks nothing',
    ],
    expect: { alice: { life: 15 } },
    control: {
      without: 'protection',
      script: ['alice casts Shock on Prismatic Bear'],
      expect: { 'Prismatic Bear': { on: 'graveyard' } },
    },
  }),
  scenario('702.16i: “from Demons and from Dragons”: one for each of a set', {
    rules: ['702.16i', '702.16f', '702.16e'],
    alice: { battlefield: ['Baneslayer Angel'] },
    bob: { battlefield: ['Bloodgift Demon', 'Scourge of Valkas', 'Serra Angel'] },
    script: [
      'alice attacks bob with Baneslayer Angel',
      'refused 702.16f: bob blocks Baneslayer Angel with Bloodgift Demon',
      'refused 702.16f: bob blocks Baneslayer Angel with Scourge of Valkas',
      'bob blocks Baneslayer Angel with Serra Angel',
    ],
    expect: { 'Serra Angel': { on: 'graveyard' }, bob: { life: 20 } },
    control: {
      without: 'protection',
      script: ['alice attacks bob with Baneslayer Angel', 'bob blocks Baneslayer Angel with Bloodgift Demon'],
      expect: { 'Bloodgift Demon': { on: 'graveyard' } },
    },
  }),
  scenario('702.16j: protection from everything: from each object, whatever it is', {
    rules: ['702.16j', '702.16b', '702.16c', '702.16d', '702.16e', '702.16f'],
    alice: {
      battlefield: [
        everything,
        'Silvercoat Lion',
        { card: 'Flight', attachedTo: 'Untouchable' },
        { card: 'Bonesplitter', attachedTo: 'Untouchable' },
      ],
      hand: ['Giant Growth'],
      mana: 'G',
    },
    bob: { battlefield: ['Ornithopter', 'Grizzly Bears'], hand: ['Shock', 'Pestilence'], mana: 'R' },
    script: [
      { expect: { Flight: { on: 'graveyard' }, Bonesplitter: { on: 'battlefield', attachedTo: null } } },
      'refused 702.16b: alice casts Giant Growth on Untouchable',
      'refused 702.16b: alice activates Bonesplitter on Untouchable',
      'alice attacks bob with Untouchable, Silvercoat Lion',
      'refused 702.16f: bob blocks Untouchable with Grizzly Bears',
      'refused 702.16f: bob blocks Untouchable with Ornithopter',
      'bob blocks nothing',
    ],
    expect: { bob: { life: 16 } },
    control: {
      without: 'protection',
      script: [
        { expect: { Untouchable: { power: 4, has: ['flying'] } } },
        'alice attacks bob with Untouchable',
        'bob blocks Untouchable with Ornithopter',
      ],
      expect: { Ornithopter: { on: 'graveyard' }, bob: { life: 20 } },
    },
  }),
  scenario('702.16j: all damage to it is prevented', {
    rules: ['702.16j', '702.16e'],
    alice: { battlefield: [everything, 'Grizzly Bears'], hand: ['Tremor'], mana: 'R' },
    bob: {},
    script: ['alice casts Tremor'],
    expect: { Untouchable: { damage: 0 }, 'Grizzly Bears': { damage: 1 } },
    control: { without: 'protection', expect: { Untouchable: { damage: 1 } } },
  }),
  scenario(
    '702.16k: protection from a player: from what that player controls, or owns where nobody else controls it',
    {
      rules: ['702.16k', '702.16b', '702.16f', '702.16e'],
      alice: { battlefield: ['Grizzly Bears', 'Prodigal Sorcerer'], hand: ['Shock', 'Tremor'], mana: 'RR' },
      bob: { battlefield: [fromOpponents], hand: ['Giant Growth'], mana: 'G' },
      script: [
        'refused 702.16b: alice casts Shock on Estranged',
        'refused 702.16b: alice activates Prodigal Sorcerer on Estranged',
        'alice casts Tremor',
        'pass until the stack is empty',
        'alice passes',
        'bob casts Giant Growth on Estranged',
        'pass until the stack is empty',
      ],
      expect: { Estranged: { power: 5, damage: 0 }, 'Grizzly Bears': { damage: 1 } },
      control: {
        without: 'protection',
        script: ['alice casts Shock on Estranged'],
        expect: { Estranged: { on: 'graveyard' } },
      },
    },
  ),
  scenario('702.16k: what its owner doesn’t control is its controller’s', {
    rules: ['702.16k', '702.16b', '108.4'],
    alice: { battlefield: ['Prodigal Sorcerer'] },
    bob: {
      battlefield: [fromOpponents, { card: 'Control Magic', attachedTo: 'Prodigal Sorcerer' }],
    },
    turn: { of: 'bob' },
    script: ['bob activates Prodigal Sorcerer on Estranged'],
    expect: { Estranged: { damage: 1 } },
    control: {
      without: 'Control Magic',
      turn: { of: 'alice' },
      script: ['refused 702.16b: alice activates Prodigal Sorcerer on Estranged'],
      expect: { Estranged: { damage: 0 } },
    },
  }),
  scenario('702.16k: a card in a graveyard has no controller: its owner counts', {
    rules: ['702.16k', '702.16b', '108.4'],
    alice: { graveyard: [ember], mana: 'RR' },
    bob: { battlefield: [fromOpponents] },
    script: [
      'refused 702.16b: alice activates Lasting Ember on Estranged',
      'alice activates Lasting Ember on bob',
    ],
    expect: { bob: { life: 19 }, Estranged: { damage: 0 } },
    control: {
      without: 'protection',
      script: ['alice activates Lasting Ember on Estranged'],
      expect: { Estranged: { damage: 1 } },
    },
  }),
  scenario('702.16m: two instances of protection from one quality are as one', {
    rules: ['702.16m', '702.16e'],
    alice: { hand: ['Tremor'], mana: 'R' },
    bob: {
      battlefield: [
        creature('Twice Warded', '1/1', '', {
          abilities: [protectionFrom('red', ofColor('R')), protectionFrom('red', ofColor('R'))],
        }),
      ],
    },
    script: ['alice casts Tremor'],
    expect: {
      'Twice Warded': { on: 'battlefield', damage: 0 },
      game: { happened: [{ event: 'preventedDamage', amount: 1, times: 1 }] },
    },
    control: { without: 'protection', expect: { 'Twice Warded': { on: 'graveyard' } } },
  }),
  scenario('702.16n: an Aura that gives protection and “doesn’t remove” itself stays; others go', {
    rules: ['702.16n', '702.16c', '704.5m'],
    alice: {
      battlefield: [
        'Grizzly Bears',
        { card: protectsFromWhite('White Ward', 'this'), attachedTo: 'Grizzly Bears' },
        { card: 'Lifelink', attachedTo: 'Grizzly Bears' },
      ],
    },
    bob: {},
    expect: {
      'White Ward': { on: 'battlefield', attachedTo: 'Grizzly Bears' },
      Lifelink: { on: 'graveyard' },
    },
    control: {
      setup: {
        alice: {
          battlefield: [
            'Grizzly Bears',
            { card: protectsFromWhite('Rash Ward', null), attachedTo: 'Grizzly Bears' },
          ],
        },
      },
      expect: { 'Rash Ward': { on: 'graveyard' } },
    },
  }),
  scenario('702.16n: Flickering Ward stays with its own colour chosen', {
    rules: ['702.16n', '702.16b', '607.2d'],
    alice: { hand: ['Flickering Ward', 'Path to Exile'], mana: 'WW', battlefield: ['Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Flickering Ward on Grizzly Bears',
      'everyone passes',
      'alice answers white',
      'refused 702.16b: alice casts Path to Exile on Grizzly Bears',
    ],
    expect: { 'Flickering Ward': { on: 'battlefield', attachedTo: 'Grizzly Bears' } },
    control: {
      script: [
        'alice casts Flickering Ward on Grizzly Bears',
        'everyone passes',
        'alice answers red',
        'alice casts Path to Exile on Grizzly Bears',
        'everyone passes',
        'alice says no',
      ],
      expect: { 'Grizzly Bears': { on: 'exile' } },
    },
  }),
  scenario(
    '702.16n: where it says that it removes no Auras, all of them stay; other instances work as ever',
    {
      rules: ['702.16n', '702.16c'],
      alice: {
        battlefield: [
          'Grizzly Bears',
          { card: protectsFromWhite('Mild Ward', 'auras'), attachedTo: 'Grizzly Bears' },
          { card: 'Lifelink', attachedTo: 'Grizzly Bears' },
          protectedFrom('Warded Bear', 'white', ofColor('W')),
          { card: 'Mild Ward', attachedTo: 'Warded Bear', as: 'the other ward' },
        ],
      },
      bob: {},
      expect: {
        Lifelink: { attachedTo: 'Grizzly Bears' },
        'the other ward': { on: 'graveyard' },
      },
      control: {
        withoutAbilities: ['Warded Bear'],
        expect: { 'the other ward': { on: 'battlefield', attachedTo: 'Warded Bear' } },
      },
    },
  ),
  scenario('702.16n: “doesn’t remove” is about what is attached already: nothing more can be', {
    rules: ['702.16n', '702.16c', '303.4f'],
    alice: {
      battlefield: [
        'Sun Titan',
        'Grizzly Bears',
        { card: protectsFromWhite('Mild Ward', 'auras'), attachedTo: 'Grizzly Bears' },
      ],
      graveyard: ['Lifelink'],
    },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice attacks bob with Sun Titan',
      'everyone passes',
      'alice says yes',
      'refused 303.4f: alice chooses Grizzly Bears',
      'alice chooses Hill Giant',
      'bob blocks nothing',
    ],
    expect: { Lifelink: { attachedTo: 'Hill Giant' } },
    control: {
      without: 'Mild Ward',
      script: [
        'alice attacks bob with Sun Titan',
        'everyone passes',
        'alice says yes',
        'alice chooses Grizzly Bears',
        'bob blocks nothing',
      ],
      expect: { Lifelink: { attachedTo: 'Grizzly Bears' } },
    },
  }),
  scenario('702.16p: what was attached before stays; what comes later can’t', {
    rules: ['702.16p', '702.16c', '702.16d'],
    alice: {
      battlefield: [
        'Grizzly Bears',
        { card: 'Lifelink', attachedTo: 'Grizzly Bears', as: 'the old Aura' },
        { card: protectsFromWhite('Late Blessing', 'attached'), attachedTo: 'Grizzly Bears' },
        { card: 'Lifelink', attachedTo: 'Grizzly Bears', as: 'the new Aura' },
      ],
    },
    bob: {},
    expect: {
      'the old Aura': { attachedTo: 'Grizzly Bears' },
      'Late Blessing': { attachedTo: 'Grizzly Bears' },
      'the new Aura': { on: 'graveyard' },
    },
    control: {
      without: 'Late Blessing',
      expect: { 'the new Aura': { on: 'battlefield', attachedTo: 'Grizzly Bears' } },
    },
  }),
  scenario('Protection from the chosen colour', {
    rules: ['702.16a', '607.2d', '614.1c'],
    alice: { hand: ['Voice of All'], mana: 'WWCC' },
    bob: {
      hand: ['Shock', 'Doom Blade'],
      battlefield: [
        { card: 'Mountain', count: 1 },
        { card: 'Swamp', count: 2 },
      ],
    },
    script: [
      'alice casts Voice of All',
      'everyone passes',
      'alice answers red',
      'alice passes',
      'refused 702.16b: bob casts Shock on Voice of All',
      'bob casts Doom Blade on Voice of All',
    ],
    expect: { 'Voice of All': { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Voice of All',
        'everyone passes',
        'alice answers black',
        'alice passes',
        'refused 702.16b: bob casts Doom Blade on Voice of All',
        'bob casts Shock on Voice of All',
      ],
      expect: { 'Voice of All': { on: 'graveyard' } },
    },
  }),
  scenario(
    '702.16b: a player and their permanents have protection, and who controls the fewest creatures gets one',
    {
      rules: ['702.16b', '702.16e', '113.11'],
      alice: { battlefield: ['Gor Muldrak, Amphinologist'] },
      bob: { battlefield: ['Ornithopter', 'Memnite'] },
      script: [
        "pass until alice's end",
        'pass until the stack is empty',
        { expect: { 'Salamander Warrior Token': { controller: 'alice', has: ['protection'] } } },
      ],
      expect: { alice: { battlefield: 2 }, bob: { battlefield: 2 } },
      control: {
        setup: { bob: { battlefield: ['Ornithopter'] } },
        script: ["pass until alice's end", 'pass until the stack is empty'],
        expect: { alice: { battlefield: 2 }, bob: { battlefield: 2 } },
      },
    },
  ),
  scenario(
    '702.16b: protection from colored spells is asked before the spell is on the stack, and of spells alone',
    {
      rules: ['702.16b', '601.2c'],
      alice: { hand: ['Murder'], mana: 'BBB', battlefield: ['Prodigal Sorcerer'] },
      bob: { battlefield: ['Emrakul, the Aeons Torn'] },
      script: [
        'refused 702.16b: alice casts Murder on Emrakul, the Aeons Torn',
        'alice activates Prodigal Sorcerer on Emrakul, the Aeons Torn',
        'pass until the stack is empty',
      ],
      expect: { 'Emrakul, the Aeons Torn': { on: 'battlefield', damage: 1 } },
      control: {
        without: 'protection',
        script: ['alice casts Murder on Emrakul, the Aeons Torn', 'pass until the stack is empty'],
        expect: { 'Emrakul, the Aeons Torn': { on: 'library' } },
      },
    },
  ),
];
