import { z } from 'zod/mini';
import { playerDesignations, steps, type Zone } from '../../rules/index.ts';
import { field, needed, partsOf } from './told.ts';

export const count = z.int().check(z.nonnegative());
export const number = z.int();
export const counters = z.record(z.string(), number);
export const mana = z.string().check(z.regex(/^[WUBRGC]*$/, 'mana as letters of WUBRGC'));
export const halves = z.array(z.enum(['left', 'right'])).check(z.maxLength(2));
export const designations = z.array(z.enum(playerDesignations));

const isSo = z.boolean();
const words = z.array(z.string());
const name = z.string().check(z.minLength(1));

/** A card in a zone, and what is so of it. */
export const describedEntrySchema = partsOf({
  card: needed(name, 'The card’s name.', 'Grizzly Bears'),
  count: field(z.int().check(z.minimum(1), z.maximum(200)), 'How many of them.', 3),
  as: field(name, 'A name for this object in the script and the expectations.', 'the first Bear'),
  tapped: field(isSo, 'It is tapped.', true),
  damage: field(count, 'The damage marked on it.', 1),
  counters: field(counters, 'The counters on it. Loyalty and defense are what is printed, unless given.', {
    '+1/+1': 2,
  }),
  attachedTo: field(z.string(), 'A permanent or player, as the script would call it.', 'Grizzly Bears'),
  controller: field(z.string(), 'Who controls it, if not its owner.', 'bob'),
  protector: field(z.string(), 'Who protects it, if it is a battle.', 'bob'),
  room: field(z.string(), 'Of a dungeon in the command zone: where the venture marker is.', 'Goblin Lair'),
  unlocked: field(halves, 'Of a Room: its unlocked halves, by their order of unlocking.', ['left']),
  token: field(isSo, 'It is a token with what is printed on this card (111.3).', true),
  transformed: field(isSo, 'Of a double-faced permanent: its back face is up (712).', true),
  meldedWith: field(
    z.string(),
    'The other card of its meld pair: they are one permanent (712.4a).',
    'Lower Half',
  ),
  pairedWith: field(
    z.string(),
    'Of a creature: the creature with which it is paired (702.95b).',
    'Hill Giant',
  ),
  remembers: field(
    z.record(
      z.string(),
      z.strictObject({
        objects: z.optional(words),
        players: z.optional(words),
        values: z.optional(z.array(z.union([z.string(), number]))),
      }),
    ),
    'What its linked abilities had someone choose or exile (607), by the name of the link in its text: a card that it exiled, a player, a color or a name that was chosen.',
    { name: { values: ['Shock'] } },
  ),
  exiling: field(
    z.strictObject({
      objects: words,
      from: z.optional(z.enum(['battlefield', 'hand', 'graveyard', 'library'])),
    }),
    'Cards in exile that it exiled until it leaves the battlefield (610.3), and from where they came: they go back there. Without `from` the battlefield.',
    { objects: ['Grizzly Bears'] },
  ),
  arrived: field(isSo, 'It came under its controller’s control this turn (302.6).', true),
});

/** A card in a zone: its name, or its name and what is so of it. */
export const entrySchema = z.union([name, describedEntrySchema]);

const zone = z.array(entrySchema);

/** Where a setup has cards of a player. */
export const seatZones = [
  'battlefield',
  'hand',
  'graveyard',
  'library',
  'exile',
  'command',
  'outside',
] as const satisfies readonly Zone[];
export type SeatZone = (typeof seatZones)[number];
/** In this order they are filled, each player’s in seating order: also the order of timestamps. */
export const zonesAsFilled = [
  'library',
  'hand',
  'graveyard',
  'command',
  'exile',
  'outside',
  'battlefield',
] as const satisfies readonly SeatZone[];

/** A player and what is theirs. */
export const seatSchema = partsOf({
  name: needed(
    z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'one word')),
    'What lines call this player: one word.',
    'alice',
  ),
  life: field(number, 'The life total. Without it 20.', 7),
  counters: field(counters, 'The counters this player has.', { poison: 9 }),
  mana: field(mana, 'In the mana pool; it empties as the step ends.', 'RRG'),
  landsPlayed: field(count, 'How many lands this player has played this turn.', 1),
  completed: field(words, 'Names of dungeons that this player has completed.', ['Lost Mine of Phandelver']),
  designations: field(designations, 'What this player is or has: the monarch, the initiative.', ['monarch']),
  battlefield: field(zone, 'The permanents this player owns.', [{ card: 'Hill Giant', tapped: true }]),
  hand: field(zone, 'The cards in hand.', ['Shock', 'Forest']),
  graveyard: field(zone, 'The graveyard, the bottom card first.', ['Grizzly Bears']),
  library: field(zone, 'Top card first. Without it, twenty Wastes.', ['Forest', 'Grizzly Bears']),
  exile: field(zone, 'This player’s cards in exile.', ['Grizzly Bears']),
  command: field(zone, 'This player’s cards in the command zone.', ['Isamaru, Hound of Konda']),
  outside: field(zone, 'Outside the game: the sideboard.', ['Grizzly Bears']),
  commanders: field(words, 'Names of this player’s cards that are commanders.', ['Isamaru, Hound of Konda']),
  commanderDamage: field(
    z.record(z.string(), count),
    'Combat damage that commanders have dealt to this player, by the commanders’ names (903.10a).',
    { 'Isamaru, Hound of Konda': 19 },
  ),
  stickerSheets: field(
    words,
    'Names of the sticker sheets, among the cards of the scenario, that this player has access to.',
    ['Sheet'],
  ),
  rolls: field(z.array(z.int().check(z.minimum(1))), 'What this player’s next dice come up with.', [6, 1]),
  flips: field(z.array(isSo), 'Whether this player wins their next coin flips.', [true, false]),
  noted: field(
    z.record(z.string(), words),
    'What this player noted while drafting, by the name of the cards that it was noted for.',
    { 'Noble Banneret': ['Grizzly Bears'] },
  ),
});

export const places = ['mulligans', 'firstTurn', 'precombatMain', 'postcombatMain', ...steps] as const;

/** When the scenario begins. */
export const turnSchema = partsOf({
  of: field(z.string(), 'Whose turn; without it the first player’s.', 'bob'),
  at: field(
    z.enum(places),
    'The step or main phase; `mulligans` and `firstTurn` begin a game. Without it precombatMain.',
    'upkeep',
  ),
  begins: field(
    isSo,
    'That step or phase begins: what the rules do in it comes, attackers are declared, and what triggers at its beginning triggers. Without it that is past, and the active player has priority.',
    true,
  ),
  number: field(
    z.int().check(z.minimum(1)),
    'Without it so that everybody has had a turn: 3 with two players in the first one’s turn, then 4.',
    7,
  ),
});
