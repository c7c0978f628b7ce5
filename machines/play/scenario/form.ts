import { z } from 'zod';
import { phases, playerDesignations, steps } from '../../rules/index.ts';
import { decisionKindNames } from './decision-kinds.ts';
import { happeningNames } from './happenings.ts';

const count = z.number().int().nonnegative();
const number = z.number().int();
const counters = z.record(z.string(), number);
const rule = z.string().regex(/^\d{3}(\.\d+[a-z]?)?$/, 'it takes a rule’s number, like 702.19b');
const rules = z.array(rule).min(1);
const mana = z.string().regex(/^[WUBRGC]*$/, 'mana as letters of WUBRGC');

const halves = z.array(z.enum(['left', 'right'])).max(2);

const zoneNames = [
  'battlefield',
  'hand',
  'graveyard',
  'library',
  'exile',
  'command',
  'outside',
  'stack',
] as const;

/** A card in a zone: its name, or its name and what is so of it. */
export const entrySchema = z.union([
  z.string().min(1),
  z.strictObject({
    card: z.string().min(1).describe('The card’s name.'),
    count: z.number().int().min(1).max(200).optional(),
    as: z.string().min(1).optional().describe('A name for this object in the script and the expectations.'),
    tapped: z.boolean().optional(),
    damage: count.optional(),
    counters: counters.optional().describe('Loyalty and defense are what is printed, unless given.'),
    attachedTo: z.string().optional().describe('A permanent or player, as the script would call it.'),
    controller: z.string().optional().describe('Who controls it, if not its owner.'),
    protector: z.string().optional().describe('Who protects it, if it is a battle.'),
    room: z.string().optional().describe('Of a dungeon in the command zone: where the venture marker is.'),
    unlocked: halves.optional().describe('Of a Room: its unlocked halves, by their order of unlocking.'),
    token: z.boolean().optional().describe('It is a token with what is printed on this card (111.3).'),
    transformed: z.boolean().optional().describe('Of a double-faced permanent: its back face is up (712).'),
    meldedWith: z
      .string()
      .optional()
      .describe('The other card of its meld pair: they are one permanent (712.4a).'),
    pairedWith: z
      .string()
      .optional()
      .describe('Of a creature: the creature with which it is paired (702.95b).'),
    remembers: z
      .record(
        z.string(),
        z.strictObject({
          objects: z.array(z.string()).optional(),
          players: z.array(z.string()).optional(),
          values: z.array(z.union([z.string(), number])).optional(),
        }),
      )
      .optional()
      .describe(
        'What its linked abilities had someone choose or exile (607), by the name of the link in its text: a card that it exiled, a player, a color or a name that was chosen.',
      ),
    arrived: z.boolean().optional().describe('It came under its controller’s control this turn (302.6).'),
  }),
]);

const designations = z.array(z.enum(playerDesignations));

const zone = z.array(entrySchema).optional();

/** A player and what is theirs. */
export const seatSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'one word'),
  life: number.optional(),
  counters: counters.optional(),
  mana: mana.optional().describe('In the mana pool; it empties as the step ends.'),
  landsPlayed: count.optional(),
  completed: z.array(z.string()).optional().describe('Names of dungeons that this player has completed.'),
  designations: designations.optional().describe('What this player is or has: the monarch, the initiative.'),
  battlefield: zone,
  hand: zone,
  graveyard: zone,
  library: zone.describe('Top card first. Without it, twenty Wastes.'),
  exile: zone,
  command: zone,
  outside: zone,
  commanders: z.array(z.string()).optional().describe('Names of this player’s cards that are commanders.'),
  commanderDamage: z
    .record(z.string(), count)
    .optional()
    .describe('Combat damage that commanders have dealt to this player, by the commanders’ names (903.10a).'),
  stickerSheets: z
    .array(z.string())
    .optional()
    .describe(
      'Names of the sticker sheets, among the cards of the scenario, that this player has access to.',
    ),
  rolls: z.array(z.number().int().min(1)).optional().describe('What this player’s next dice come up with.'),
  flips: z.array(z.boolean()).optional().describe('Whether this player wins their next coin flips.'),
  noted: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('What this player noted while drafting, by the name of the cards that it was noted for.'),
});

export const places = ['mulligans', 'firstTurn', 'precombatMain', 'postcombatMain', ...steps] as const;

/** When the scenario begins. */
export const turnSchema = z.strictObject({
  of: z.string().optional().describe('Whose turn; without it the first player’s.'),
  at: z
    .enum(places)
    .optional()
    .describe('The step or main phase; `mulligans` and `firstTurn` begin a game. Without it precombatMain.'),
  begins: z
    .boolean()
    .optional()
    .describe(
      'That step or phase begins: what the rules do in it comes, attackers are declared, and what triggers at its beginning triggers. Without it that is past, and the active player has priority.',
    ),
  number: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      'Without it so that everybody has had a turn: 3 with two players in the first one’s turn, then 4.',
    ),
});

const namesOrCount = z.union([count, z.array(z.string())]).optional();

export const playerExpectationSchema = z.strictObject({
  life: number.optional(),
  counters: counters.optional(),
  mana: mana.optional(),
  battlefield: namesOrCount.describe('What this player controls: how many, or the names.'),
  hand: namesOrCount,
  graveyard: namesOrCount,
  library: namesOrCount.describe('How many cards, or the names of those on top, in order.'),
  exile: namesOrCount,
  command: namesOrCount,
  outside: namesOrCount,
  landsPlayed: count.optional(),
  designations: designations.optional(),
  completed: z.array(z.string()).optional(),
  lost: z.union([z.boolean(), rule]).optional().describe('Whether, or by which rule.'),
  won: z.union([z.boolean(), rule]).optional(),
});

export const objectExpectationSchema = z.strictObject({
  on: z.enum([...zoneNames, 'nowhere']).optional(),
  controller: z.string().optional(),
  owner: z.string().optional(),
  power: number.optional(),
  toughness: number.optional(),
  damage: count.optional(),
  tapped: z.boolean().optional(),
  counters: counters.optional(),
  has: z.array(z.string()).optional().describe('Keyword abilities.'),
  hasNot: z.array(z.string()).optional(),
  name: z.string().optional().describe('What it is called now; nothing for something without a name.'),
  types: z.array(z.string()).optional(),
  subtypes: z.array(z.string()).optional().describe('All of them, in any order.'),
  includesSubtypes: z.array(z.string()).optional().describe('Some of its subtypes, in the order given.'),
  supertypes: z.array(z.string()).optional(),
  colors: mana.optional(),
  manaValue: count.optional(),
  faceDown: z.boolean().optional(),
  stickers: z.array(z.string()).optional().describe('What is on the stickers on it, the earliest first.'),
  phasedOut: z.boolean().optional(),
  seenBy: z
    .array(z.string())
    .optional()
    .describe('The players who see what is printed on it, in seating order.'),
  room: z.string().nullable().optional(),
  unlocked: halves.optional().describe('The unlocked halves of a Room, in any order.'),
  attachedTo: z.string().nullable().optional(),
  protector: z.string().nullable().optional().describe('Who protects it, if it is a battle.'),
  attacking: z.union([z.boolean(), z.string()]).optional(),
  blocking: z.boolean().optional(),
  blocked: z.boolean().optional(),
  targets: z.array(z.string()).optional().describe('On the stack: what it targets.'),
  x: count.optional(),
});

/** Something that happened: every field that is given fits. */
export const happeningSchema = z.strictObject({
  event: z.enum(happeningNames).describe('The type of the event.'),
  rule: rule.optional().describe('The rule by which it happened.'),
  object: z.string().optional().describe('An object that it is about.'),
  source: z.string().optional().describe('The object that does it.'),
  player: z.string().optional(),
  amount: number.optional().describe('How much, or how many.'),
  from: z.enum(zoneNames).optional().describe('Of a move: the zone that is left.'),
  to: z.enum(zoneNames).optional().describe('Of a move: the zone that is gone to.'),
  counter: z.string().optional().describe('The kind of counter.'),
  times: count
    .optional()
    .describe(
      'How often: just so often in `happened`, at least once without it; not just so often in `notHappened`.',
    ),
});

export const gameExpectationSchema = z.strictObject({
  turn: z
    .strictObject({
      number: number.optional(),
      of: z.string().optional(),
      at: z.enum([...phases, ...steps]).optional(),
    })
    .optional(),
  stack: z
    .union([count, z.array(z.string())])
    .optional()
    .describe('Names, the top first.'),
  priority: z.string().nullable().optional(),
  asked: z
    .strictObject({
      player: z.string().describe('Whose decision it is.'),
      kind: z.enum(decisionKindNames),
      decider: z
        .string()
        .optional()
        .describe('Who makes it, if another player controls that player (723.5).'),
      rule: rule.optional(),
    })
    .optional()
    .describe('The decision that somebody has to make.'),
  over: z
    .union([z.literal(false), z.strictObject({ winners: z.array(z.string()), rule: rule.optional() })])
    .optional(),
  happened: z.array(happeningSchema).optional(),
  notHappened: z.array(happeningSchema).optional(),
  may: z.array(z.string()).optional().describe('Lines that could be done now.'),
  mayNot: z.record(z.string(), rule).optional().describe('Lines that are refused now, with the rule.'),
  mayBring: z.array(z.string()).optional().describe('Decks that are legal: 24 Swamp, 36 Relentless Rats.'),
  mayNotBring: z.record(z.string(), rule).optional().describe('Decks that are refused, with the rule.'),
});

/** By the name of a player or an object; `game` is the game itself. */
export const expectationSchema = z.record(
  z.string(),
  z.union([playerExpectationSchema, objectExpectationSchema, gameExpectationSchema]),
);

/** As words: whoever builds a scenario may have written any, and is told as it is read. */
const answeredKinds: readonly string[] = decisionKindNames.filter((kind) => kind !== 'priority');

/** The answer to a decision of a kind, whenever it comes up. */
export const decideSchema = z.strictObject({
  kind: z.enum(answeredKinds),
  player: z.string().optional(),
  answer: z.string(),
  refused: z
    .array(z.strictObject({ answer: z.string(), rule: rule.optional() }))
    .optional()
    .describe('Answers that must be refused before.'),
});

export const scriptSchema = z.array(
  z.union([z.string().min(1), z.strictObject({ expect: expectationSchema })]),
);

const seatChangeSchema = seatSchema.partial({ name: true }).omit({ name: true });

/** The same scenario without what it shows, where the other thing happens. */
export const controlSchema = z.strictObject({
  without: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('Keyword abilities that no card has; names of cards that are left out.'),
  withoutAbilities: z
    .array(z.string())
    .optional()
    .describe('Names of cards that lose what is printed on them.'),
  setup: z.record(z.string(), seatChangeSchema).optional().describe('What is different for a player.'),
  turn: turnSchema.optional(),
  script: scriptSchema.optional().describe('Without it the same, less expectations and refusals.'),
  decide: z.array(decideSchema).optional(),
  expect: expectationSchema,
});

export const scenarioSchema = z
  .strictObject({
    title: z.string().min(1),
    rules: rules.describe('The rules it shows, by today’s numbers.'),
    cards: z
      .array(z.looseObject({ name: z.string().min(1), types: z.array(z.string()) }))
      .optional()
      .describe('Cards that are only here, as data.'),
    players: z.array(seatSchema).min(2).max(6).describe('In seating order.'),
    turn: turnSchema.optional(),
    seed: z.string().optional(),
    script: scriptSchema.optional(),
    decide: z.array(decideSchema).optional(),
    expect: expectationSchema,
    control: controlSchema.optional(),
  })
  .describe('A situation of a game, what the players do in it, and what must be so then.');

export type Scenario = z.infer<typeof scenarioSchema>;
export type Seat = z.infer<typeof seatSchema>;
export type Entry = z.infer<typeof entrySchema>;
export type Control = z.infer<typeof controlSchema>;
export type Decide = z.infer<typeof decideSchema>;
export type Expectation = z.infer<typeof expectationSchema>;
export type PlayerExpectation = z.infer<typeof playerExpectationSchema>;
export type ObjectExpectation = z.infer<typeof objectExpectationSchema>;
export type GameExpectation = z.infer<typeof gameExpectationSchema>;
export type Happening = z.infer<typeof happeningSchema>;
export type ScriptEntry = z.infer<typeof scriptSchema>[number];

/** The form of a scenario as JSON Schema, for editors. */
export const scenarioJsonSchema = (): unknown => z.toJSONSchema(scenarioSchema, { target: 'draft-2020-12' });
