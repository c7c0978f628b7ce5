/** An object's id: its index in `game.objects`. A zone change makes a new object with a new id (400.7). */
export type ObjectId = number;

/** A player's id: the index in `game.players`, which is the seating order (103.1, 800.5). */
export type PlayerId = number;

/** A physical card's number, the same through all zones; what a shuffle or a zone change does not renew. */
export type CardNumber = number;

/**
 * Where a text is printed: a path from a definition to a part of it, such as
 * `Lightning Bolt#abilities.0`, `Lightning Bolt#abilities.0.effect` or `keyword:equip:{2}#0`.
 * `textAt` finds the text. A game names texts this way, so that it stays a tree of plain data.
 */
export type TextRef = string;
