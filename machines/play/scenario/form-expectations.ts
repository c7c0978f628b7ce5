import { z } from 'zod/mini';
import { phases, steps } from '../../rules/index.ts';
import { decisionKindNames } from './decision-kinds.ts';
import { count, counters, designations, halves, mana, number, seatZones } from './form-setup.ts';
import { happeningNames } from './happenings/index.ts';
import { field, needed, partsOf } from './told.ts';

export const rule = z
  .string()
  .check(z.regex(/^\d{3}(\.\d+[a-z]?)?$/, 'it takes a rule’s number, like 702.19b'));

const zoneNames = [...seatZones, 'stack'] as const;

const isSo = z.boolean();
const words = z.array(z.string());
const namesOrCount = z.union([count, words]);
const isSoByRule = z.union([isSo, rule]);

/** What must be so of a player. */
export const playerExpectationSchema = partsOf({
  life: field(number, 'The life total.', 18),
  counters: field(counters, 'Those counters that are named; `{}` says that there are none.', { poison: 1 }),
  mana: field(mana, 'The mana pool, in any order; an empty text says that it is empty.', 'RG'),
  battlefield: field(namesOrCount, 'What this player controls: how many, or the names.', [
    'Forest',
    'Hill Giant',
  ]),
  hand: field(namesOrCount, 'How many cards, or their names.', 1),
  graveyard: field(namesOrCount, 'How many cards, or their names.', ['Shock']),
  library: field(namesOrCount, 'How many cards, or the names of those on top, in order.', ['Forest']),
  exile: field(namesOrCount, 'How many of this player’s cards are in exile, or their names.', [
    'Grizzly Bears',
  ]),
  command: field(namesOrCount, 'How many of this player’s cards are in the command zone, or their names.', [
    'Isamaru, Hound of Konda',
  ]),
  outside: field(namesOrCount, 'How many of this player’s cards are outside the game, or their names.', 1),
  landsPlayed: field(count, 'How many lands this player has played this turn.', 1),
  designations: field(designations, 'All that this player is or has, in any order.', ['monarch']),
  completed: field(words, 'The dungeons that this player has completed, in any order.', [
    'Lost Mine of Phandelver',
  ]),
  lost: field(isSoByRule, 'Whether this player has lost or conceded, or by which rule.', '704.5a'),
  won: field(isSoByRule, 'Whether this player has won, or by which rule.', true),
});

/** What must be so of an object. */
export const objectExpectationSchema = partsOf({
  on: field(
    z.enum([...zoneNames, 'nowhere']),
    'The zone that it is in; `nowhere` is nowhere in the game.',
    'graveyard',
  ),
  controller: field(z.string(), 'Who controls it.', 'bob'),
  owner: field(z.string(), 'Who owns it.', 'alice'),
  power: field(number, 'Its power now.', 5),
  toughness: field(number, 'Its toughness now.', 5),
  damage: field(count, 'The damage marked on it.', 2),
  tapped: field(isSo, 'Whether it is tapped.', true),
  counters: field(counters, 'Those counters that are named; `{}` says that there are none.', { '+1/+1': 1 }),
  has: field(words, 'Keyword abilities that it has.', ['flying']),
  hasNot: field(words, 'Keyword abilities that it has not.', ['trample']),
  name: field(z.string(), 'What it is called now; nothing for something without a name.', 'Howling Smith'),
  types: field(words, 'All its card types, in any order.', ['creature']),
  subtypes: field(words, 'All of its subtypes, in any order.', ['Bear']),
  includesSubtypes: field(words, 'Some of its subtypes, in the order given.', ['Bear']),
  supertypes: field(words, 'All of its supertypes, in any order.', ['legendary']),
  colors: field(mana, 'All of its colors, in any order; an empty text for none.', 'G'),
  manaValue: field(count, 'Its mana value.', 2),
  faceDown: field(isSo, 'Whether it is face down.', true),
  stickers: field(words, 'What is on the stickers on it, the earliest first.', ['Dark']),
  phasedOut: field(isSo, 'Whether it is phased out.', true),
  seenBy: field(words, 'The players who see what is printed on it, in seating order.', ['alice', 'bob']),
  room: field(
    z.nullable(z.string()),
    'Of a dungeon: where the venture marker is; null if there is none on it.',
    'Goblin Lair',
  ),
  unlocked: field(halves, 'The unlocked halves of a Room, in any order.', ['left']),
  attachedTo: field(z.nullable(z.string()), 'What it is attached to; null if to nothing.', 'Grizzly Bears'),
  protector: field(z.nullable(z.string()), 'Who protects it, if it is a battle.', 'bob'),
  attacking: field(
    z.union([isSo, z.string()]),
    'Whether it is attacking, or the player, planeswalker or battle that it attacks.',
    'bob',
  ),
  blocking: field(isSo, 'Whether it is blocking.', true),
  blocked: field(isSo, 'Whether it is an attacker that is blocked.', true),
  targets: field(words, 'On the stack: what it targets.', ['bob']),
  x: field(count, 'On the stack: the value of X that was chosen.', 3),
});

/** Something that happened: every field that is given fits. */
export const happeningSchema = partsOf({
  event: needed(z.enum(happeningNames), 'The type of the event.', 'damage'),
  rule: field(rule, 'The rule by which it happened.', '120.1'),
  object: field(z.string(), 'An object that it is about.', 'Grizzly Bears'),
  source: field(z.string(), 'The object that does it.', 'Shock'),
  player: field(z.string(), 'The player that it is about, or who does it.', 'bob'),
  amount: field(number, 'How much, or how many.', 2),
  from: field(z.enum(zoneNames), 'Of a move: the zone that is left.', 'battlefield'),
  to: field(z.enum(zoneNames), 'Of a move: the zone that is gone to.', 'graveyard'),
  counter: field(z.string(), 'The kind of counter.', '+1/+1'),
  times: field(
    count,
    'How often: just so often in `happened`, at least once without it; not just so often in `notHappened`.',
    1,
  ),
});

/** What must be so of the game. */
export const gameExpectationSchema = partsOf({
  turn: field(
    z.strictObject({
      number: z.optional(number),
      of: z.optional(z.string()),
      at: z.optional(z.enum([...phases, ...steps])),
    }),
    'Which turn it is, whose, and the step or main phase: any of the three.',
    { of: 'alice', at: 'precombatMain' },
  ),
  stack: field(namesOrCount, 'How many objects are on the stack, or their names, the top first.', ['Shock']),
  priority: field(z.nullable(z.string()), 'Who has priority; null if nobody.', 'bob'),
  asked: field(
    z.strictObject({
      player: z.string().check(z.describe('Whose decision it is.')),
      kind: z.enum(decisionKindNames),
      decider: z
        .optional(z.string())
        .check(z.describe('Who makes it, if another player controls that player (723.5).')),
      rule: z.optional(rule),
    }),
    'The decision that somebody has to make: whose it is, its kind, and if that is said by which rule, and who decides for a player whom they control.',
    { player: 'bob', kind: 'blockers' },
  ),
  over: field(
    z.union([z.literal(false), z.strictObject({ winners: words, rule: z.optional(rule) })]),
    'Who won, and if that is said by which rule; false if the game goes on.',
    { winners: ['alice'], rule: '104.2a' },
  ),
  happened: field(z.array(happeningSchema), 'Events that have happened, from the beginning of the script.', [
    { event: 'damage', source: 'Shock', player: 'bob', amount: 2 },
  ]),
  notHappened: field(z.array(happeningSchema), 'Events that have not happened.', [
    { event: 'move', object: 'Hill Giant', to: 'graveyard' },
  ]),
  may: field(words, 'Lines that could be done now. They are tried on a copy.', ['alice plays Forest']),
  mayNot: field(z.record(z.string(), rule), 'Lines that are refused now, with the rule.', {
    'bob plays Forest': '117.1',
  }),
  mayBring: field(words, 'Decks that are legal.', ['24 Swamp, 36 Relentless Rats']),
  mayNotBring: field(z.record(z.string(), rule), 'Decks that are refused, with the rule.', {
    '55 Swamp, 5 Shock': '100.2a',
  }),
});

/** By the name of a player or an object; `game` is the game itself. */
export const expectationSchema = z.record(
  z.string(),
  z.union([playerExpectationSchema, objectExpectationSchema, gameExpectationSchema]),
);
