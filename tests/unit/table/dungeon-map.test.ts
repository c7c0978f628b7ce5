import { describe, expect, test } from 'vitest';
import { findCard } from '../../../machines/cards/index.ts';
import { dungeonMap, type RoomOnMap } from '../../../ui/table/dungeon-map.ts';

const roomsOn = (name: string): readonly RoomOnMap[] =>
  (findCard(name)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'keyword' && ability.room !== undefined
      ? [{ name: ability.room, leadsTo: ability.leadsTo ?? [] }]
      : [],
  );

const namesInRows = (name: string): readonly (readonly string[])[] => {
  const { rooms, rows } = dungeonMap(roomsOn(name));
  return Array.from({ length: rows }, (_, at) =>
    rooms.filter(({ row }) => row === at).map((one) => one.name),
  );
};

describe('the map of a dungeon', () => {
  test('309.4: rooms lie below those from which arrows lead to them', () => {
    expect(namesInRows('Lost Mine of Phandelver')).toEqual([
      ['Cave Entrance'],
      ['Goblin Lair', 'Mine Tunnels'],
      ['Storeroom', 'Dark Pool', 'Fungi Cavern'],
      ['Temple of Dumathoin'],
    ]);
    expect(namesInRows('Undercity').map(({ length }) => length)).toEqual([1, 2, 3, 2, 1]);
    expect(namesInRows('Dungeon of the Mad Mage').map(({ length }) => length)).toEqual([1, 1, 2, 1, 2, 1, 1]);
  });

  test('a room whose arrow passes a row reaches down through that', () => {
    const { rooms } = dungeonMap(roomsOn('Tomb of Annihilation'));
    expect(rooms.find(({ name }) => name === 'Oubliette')).toEqual({
      name: 'Oubliette',
      row: 1,
      rows: 2,
      from: 0.5,
      to: 1,
    });
    expect(rooms.find(({ name }) => name === 'Sandfall Cell')).toEqual({
      name: 'Sandfall Cell',
      row: 2,
      rows: 1,
      from: 0,
      to: 0.5,
    });
  });

  test('each arrow leads from the middle of a room to the middle of one in the next row', () => {
    const { arrows } = dungeonMap(roomsOn('Tomb of Annihilation'));
    expect(arrows).toEqual([
      { below: 0, from: 0.5, to: 0.25 },
      { below: 0, from: 0.5, to: 0.75 },
      { below: 1, from: 0.25, to: 0.25 },
      { below: 2, from: 0.25, to: 0.5 },
      { below: 2, from: 0.75, to: 0.5 },
    ]);
  });
});
