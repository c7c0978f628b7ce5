/** Rooms of a dungeon: what each does, and to which the marker goes from there (309.4c, 309.5a). */
import { phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const room = { kind: 'keyword', keyword: 'dungeon room', room: '<room>', effect: '<effect>' };

export const rooms: Wording = {
  dungeonLine: [
    phrase('<room:roomName> — <effect> ( Leads to : <leadsTo:roomNames> )', [
      { ...room, leadsTo: '<leadsTo>' },
    ]),
    phrase('<room:roomName> — <effect>', [room]),
    phrase('<ability>', ['<ability>']),
  ],
  roomNames: [separated('roomName', [[', ', ', ', ', ']])],
};
