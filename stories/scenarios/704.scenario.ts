import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('704.5a: a player with no life loses', {
    rules: ['704.5a', '104.3b'],
    alice: { hand: ['Lightning Bolt'], mana: 'R' },
    bob: { life: 3 },
    script: ['alice casts Lightning Bolt on bob'],
    expect: { bob: { life: 0, lost: '704.5a' }, game: { over: { winners: ['alice'] } } },
    control: {
      setup: { bob: { life: 4 } },
      expect: { bob: { life: 1, lost: false }, game: { over: false } },
    },
  }),
  scenario('704.5b: a player who should draw from an empty library loses, not before', {
    rules: ['704.5b', '121.4'],
    alice: { hand: ['Divination'], mana: 'UUU', library: ['Forest'] },
    bob: {},
    script: ['alice casts Divination'],
    expect: { alice: { lost: '704.5b', hand: 1 }, bob: { won: true } },
    control: {
      setup: { alice: { library: ['Forest', 'Forest'] } },
      expect: { alice: { lost: false, library: 0, hand: 2 } },
    },
  }),
  scenario('704.5c: ten poison counters', {
    rules: ['704.5c'],
    alice: {},
    bob: { counters: { poison: 10 } },
    expect: { bob: { lost: '704.5c' }, alice: { won: true } },
    control: { setup: { bob: { counters: { poison: 9 } } }, expect: { bob: { lost: false } } },
  }),
  scenario('704.5f: a creature with toughness 0 is put into the graveyard, indestructible or not', {
    rules: ['704.5f', '702.12b'],
    alice: { hand: ['Last Gasp'], mana: 'BB' },
    bob: { battlefield: [creature('Iron Bear', '2/2', 'indestructible')] },
    script: ['alice casts Last Gasp on Iron Bear'],
    expect: { 'Iron Bear': { on: 'graveyard' }, game: { notHappened: [{ event: 'destroy' }] } },
    control: {
      setup: { bob: { battlefield: [{ card: 'Iron Bear', counters: { '+1/+1': 2 } }] } },
      expect: { 'Iron Bear': { on: 'battlefield', toughness: 1 } },
    },
  }),
  scenario('704.5g: lethal damage destroys', {
    rules: ['704.5g', '704.3'],
    alice: {
      battlefield: [
        { card: 'Hill Giant', damage: 3 },
        { card: 'Craw Wurm', damage: 3 },
      ],
    },
    bob: {},
    expect: {
      'Hill Giant': { on: 'graveyard' },
      'Craw Wurm': { on: 'battlefield', damage: 3 },
      game: { happened: [{ event: 'destroy', object: 'Hill Giant', rule: '704.5g' }] },
    },
    control: {
      setup: { alice: { battlefield: [{ card: 'Hill Giant', damage: 2 }] } },
      expect: { 'Hill Giant': { on: 'battlefield' } },
    },
  }),
  scenario('704.5j: of two legendary permanents with one name their controller keeps one', {
    rules: ['704.5j'],
    alice: {
      battlefield: [
        { card: 'Isamaru, Hound of Konda', as: 'the old one', tapped: true },
        { card: 'Isamaru, Hound of Konda', as: 'the new one' },
      ],
    },
    bob: {},
    script: ['alice chooses the new one'],
    expect: {
      'the new one': { on: 'battlefield' },
      'the old one': { on: 'graveyard' },
      game: { notHappened: [{ event: 'destroy' }, { event: 'sacrifice' }] },
    },
    control: {
      setup: {
        alice: { battlefield: ['Isamaru, Hound of Konda'] },
        bob: { battlefield: ['Isamaru, Hound of Konda'] },
      },
      script: [],
      expect: { alice: { battlefield: 1 }, bob: { battlefield: 1 } },
    },
  }),
  scenario('704.5q: +1/+1 and −1/−1 counters go in pairs', {
    rules: ['704.5q', '122.3'],
    alice: { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 3, '-1/-1': 1 } }] },
    bob: {},
    expect: { 'Grizzly Bears': { counters: { '+1/+1': 2, '-1/-1': 0 }, power: 4 } },
    control: {
      setup: { alice: { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 3 } }] } },
      expect: { 'Grizzly Bears': { counters: { '+1/+1': 3 }, power: 5 } },
    },
  }),
  scenario('704.5q: what dies at the same time had the counters that go in pairs', {
    rules: ['704.5q', '704.3', '608.2h', '702.43a'],
    alice: {
      battlefield: [{ card: 'Arcbound Bruiser', counters: { '+1/+1': 3 } }, 'Ornithopter'],
      hand: ['Puncture Blast'],
      mana: 'RRR',
    },
    bob: {},
    script: ['alice casts Puncture Blast on Arcbound Bruiser', 'pass until alice decides', 'alice says yes'],
    expect: { 'Arcbound Bruiser': { on: 'graveyard' }, Ornithopter: { counters: { '+1/+1': 3 } } },
    control: {
      without: 'modular',
      script: ['alice casts Puncture Blast on Arcbound Bruiser'],
      expect: { 'Arcbound Bruiser': { on: 'graveyard' }, Ornithopter: { counters: { '+1/+1': 0 } } },
    },
  }),
  scenario('704.5d: a token that leaves the battlefield ceases to exist', {
    rules: ['704.5d', '111.7'],
    alice: { hand: ['Raise the Alarm', 'Boomerang'], mana: 'WWUU' },
    bob: {},
    script: [
      'alice casts Raise the Alarm',
      'pass until the stack is empty',
      'alice casts Boomerang on Soldier Token 1',
    ],
    expect: { alice: { hand: 0, battlefield: ['Soldier Token'] }, game: { happened: [{ event: 'cease' }] } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'] } },
      script: ['alice casts Boomerang on Grizzly Bears'],
      expect: { alice: { hand: ['Raise the Alarm', 'Grizzly Bears'] } },
    },
  }),
];
