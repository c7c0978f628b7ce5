/** Dungeon cards (309). */
import {
  as,
  basicLand,
  create,
  creature,
  creatureToken,
  deathtouch,
  discard,
  draw,
  exile,
  gainLife,
  having,
  hexproof,
  loseLife,
  menace,
  modify,
  move,
  named,
  plus,
  predefinedTokens,
  putCounters,
  room,
  sacrifice,
  scry,
  search,
  target,
  targetCreature,
  targetPlayer,
} from '../rules/abilities/write/index.ts';
import type { Ability, CardDefinition, Instruction } from '../rules/state/vocabulary/index.ts';

const dungeonCard = (name: string, ...rooms: readonly Ability[]): CardDefinition => ({
  name,
  types: ['dungeon'],
  abilities: rooms,
});

/** "until your next turn": what a room does to its target. */
const untilYourNextTurn = 'untilYourNextTurn';
const createTreasure = create(predefinedTokens.Treasure);

const lostMine = dungeonCard(
  'Lost Mine of Phandelver',
  room('Cave Entrance', ['Goblin Lair', 'Mine Tunnels'], [], scry(1)),
  room('Goblin Lair', ['Storeroom', 'Dark Pool'], [], create(creatureToken(1, 1, ['R'], 'Goblin'))),
  room('Mine Tunnels', ['Dark Pool', 'Fungi Cavern'], [], createTreasure),
  room('Storeroom', ['Temple of Dumathoin'], [targetCreature], putCounters('+1/+1', 1, target(0))),
  room('Dark Pool', ['Temple of Dumathoin'], [], loseLife(1, 'opponents'), gainLife(1)),
  room(
    'Fungi Cavern',
    ['Temple of Dumathoin'],
    [targetCreature],
    modify(target(0), untilYourNextTurn, plus(-4, 0)),
  ),
  room('Temple of Dumathoin', [], [], draw(1)),
);

const madMage = dungeonCard(
  'Dungeon of the Mad Mage',
  room('Yawning Portal', ['Dungeon Level'], [], gainLife(1)),
  room('Dungeon Level', ['Goblin Bazaar', 'Twisted Caverns'], [], scry(1)),
  room('Goblin Bazaar', ['Lost Level'], [], createTreasure),
  room('Twisted Caverns', ['Lost Level'], [targetCreature], {
    do: 'rule',
    what: target(0),
    rules: [{ rule: 'cant', what: 'attack' }],
    until: untilYourNextTurn,
  }),
  room('Lost Level', ['Runestone Caverns', "Muiral's Graveyard"], [], scry(2)),
  room('Runestone Caverns', ['Deep Mines'], [], as('exiled', exile({ top: 2, of: 'you' })), {
    do: 'mayPlay',
    what: named('exiled'),
    until: 'forever',
  }),
  room("Muiral's Graveyard", ['Deep Mines'], [], create(creatureToken(1, 1, ['B'], 'Skeleton'), 2)),
  room('Deep Mines', ["Mad Wizard's Lair"], [], scry(3)),
  room(
    "Mad Wizard's Lair",
    [],
    [],
    as('drawn', draw(3)),
    { do: 'reveal', what: named('drawn') },
    { do: 'castWithoutPaying', what: named('drawn'), most: 1 },
  ),
);

/** "Each player loses 2 life unless they …". */
const twoLifeUnless = (cost: Extract<Instruction, { readonly do: 'unless' }>['cost']): Instruction => ({
  do: 'unless',
  who: 'everyone',
  cost,
  else: [loseLife(2, 'they')],
});

const theAtropal = {
  ...creatureToken(4, 4, ['B'], 'God Horror', deathtouch),
  name: 'The Atropal',
  supertypes: ['legendary'],
} as const;

const tomb = dungeonCard(
  'Tomb of Annihilation',
  room('Trapped Entry', ['Veils of Fear', 'Oubliette'], [], loseLife(1, 'everyone')),
  room('Veils of Fear', ['Sandfall Cell'], [], twoLifeUnless([{ pay: 'discard', what: {} }])),
  room(
    'Sandfall Cell',
    ['Cradle of the Death God'],
    [],
    twoLifeUnless([{ pay: 'sacrifice', what: { anyType: ['artifact', 'creature', 'land'] } }]),
  ),
  room(
    'Oubliette',
    ['Cradle of the Death God'],
    [],
    discard(1, 'you'),
    sacrifice('you', { type: 'artifact' }),
    sacrifice('you', creature),
    sacrifice('you', { type: 'land' }),
  ),
  room('Cradle of the Death God', [], [], create(theAtropal)),
);

const undercity: CardDefinition = {
  ...dungeonCard(
    'Undercity',
    { kind: 'static', enteredOnlyBy: 'Undercity' },
    room(
      'Secret Entrance',
      ['Forge', 'Lost Well'],
      [],
      search(basicLand, { zone: 'hand' }, { reveal: true }),
    ),
    room('Forge', ['Trap!', 'Arena'], [targetCreature], putCounters('+1/+1', 2, target(0))),
    room('Lost Well', ['Arena', 'Stash'], [], scry(2)),
    room('Trap!', ['Archives'], [targetPlayer], loseLife(5, target(0))),
    room('Arena', ['Archives', 'Catacombs'], [targetCreature], {
      do: 'rule',
      what: target(0),
      rules: [{ rule: 'goaded' }],
      until: untilYourNextTurn,
    }),
    room('Stash', ['Catacombs'], [], createTreasure),
    room('Archives', ['Throne of the Dead Three'], [], draw(1)),
    room(
      'Catacombs',
      ['Throne of the Dead Three'],
      [],
      create(creatureToken(4, 1, ['B'], 'Skeleton', menace)),
    ),
    room(
      'Throne of the Dead Three',
      [],
      [],
      as('revealed', { do: 'reveal', what: { top: 10, of: 'you' } }),
      {
        do: 'choose',
        from: { among: named('revealed'), like: { type: 'creature' } },
        count: { min: 1, max: 1 },
        as: 'chosen',
      },
      as('moved', move(named('chosen'), { zone: 'battlefield', counters: { kind: '+1/+1', count: 3 } })),
      modify(named('moved'), untilYourNextTurn, having(hexproof)),
      { do: 'shuffle', who: 'you' },
    ),
  ),
  subtypes: ['Undercity'],
};

/** Every dungeon card: a player who ventures owns one of each outside the game (309.2). */
export const dungeons: readonly CardDefinition[] = [lostMine, madMage, tomb, undercity];
