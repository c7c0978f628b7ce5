/** The form of a scenario: its parts, each with a sentence and an example. */
import { z } from 'zod/mini';
import { decisionKindNames } from './decision-kinds.ts';
import {
  expectationSchema,
  type gameExpectationSchema,
  type happeningSchema,
  type objectExpectationSchema,
  type playerExpectationSchema,
  rule,
} from './form-expectations.ts';
import { type entrySchema, seatSchema, turnSchema } from './form-setup.ts';
import { field, needed, partsOf } from './told.ts';

/** As words: whoever builds a scenario may have written any, and is told as it is read. */
const answeredKinds: readonly string[] = decisionKindNames.filter((kind) => kind !== 'priority');

/** The answer to a decision of a kind, whenever it comes up. */
export const decideSchema = partsOf({
  kind: needed(z.enum(answeredKinds), 'The kind of the decision.', 'confirm'),
  player: field(z.string(), 'Whose decision; without it anybody’s.', 'alice'),
  answer: needed(z.string(), 'The answer, as a line says it.', 'yes'),
  refused: field(
    z.array(z.strictObject({ answer: z.string(), rule: z.optional(rule) })),
    'Answers that must be refused before.',
    [{ answer: '1 to Grizzly Bears, 5 to bob', rule: '702.19b' }],
  ),
});

export const scriptSchema = z.array(
  z.union([z.string().check(z.minLength(1)), z.strictObject({ expect: expectationSchema })]),
);

const seatChangeSchema = z.omit(z.partial(seatSchema, { name: true }), { name: true });
const words = z.array(z.string());
const cards = z.array(z.looseObject({ name: z.string().check(z.minLength(1)), types: words }));

/** The same scenario without what it shows, where the other thing happens. */
export const controlSchema = partsOf({
  without: field(
    z.union([z.string(), words]),
    'Keyword abilities that no card has; names of cards that are left out.',
    'flying',
  ),
  withoutAbilities: field(words, 'Names of cards that lose what is printed on them.', ['Furnace of Rath']),
  cards: field(cards, 'Cards of the scenario’s own that have another text here.', [
    { name: 'Kite', types: ['creature'], power: 2, toughness: 2 },
  ]),
  setup: field(
    z.record(z.string(), seatChangeSchema),
    'What is different for a player: what it names, a zone for instance, stands instead of what the scenario says; the rest stays.',
    { bob: { life: 1 } },
  ),
  turn: field(turnSchema, 'Another moment at which it begins.', { of: 'bob' }),
  script: field(scriptSchema, 'Without it the same, less expectations and refusals.', [
    'alice attacks bob with Kite',
    'bob blocks Kite with Grizzly Bears',
  ]),
  decide: field(z.array(decideSchema), 'Other answers to decisions.', [{ kind: 'confirm', answer: 'no' }]),
  expect: needed(expectationSchema, 'What must be so then.', { bob: { life: 20 } }),
});

export const scenarioSchema = partsOf({
  title: needed(
    z.string().check(z.minLength(1)),
    'What it shows, after the number of the rule.',
    '702.9b: only creatures with flying or reach block a creature with flying',
  ),
  rules: needed(z.array(rule).check(z.minLength(1)), 'The rules it shows, by today’s numbers.', ['702.9b']),
  cards: field(cards, 'Cards that are only here, as data.', [
    {
      name: 'Kite',
      types: ['creature'],
      power: 2,
      toughness: 2,
      abilities: [{ kind: 'keyword', keyword: 'flying' }],
    },
  ]),
  players: needed(z.array(seatSchema).check(z.minLength(2), z.maxLength(6)), 'In seating order.', [
    { name: 'alice', battlefield: ['Kite'] },
    { name: 'bob', battlefield: ['Grizzly Bears'] },
  ]),
  turn: field(turnSchema, 'When it begins.', { of: 'alice', at: 'precombatMain' }),
  seed: field(z.string(), 'What chance comes from; without it from the title.', 'another'),
  script: field(scriptSchema, 'What the players do: lines, and what must be so between them.', [
    'alice attacks bob with Kite',
    { expect: { Kite: { attacking: 'bob' } } },
  ]),
  decide: field(z.array(decideSchema), 'Answers to decisions, whenever they come up.', [
    { kind: 'confirm', answer: 'yes' },
  ]),
  expect: needed(expectationSchema, 'What must be so after the script.', { bob: { life: 18 } }),
  control: field(controlSchema, 'The same without what it shows, where the other thing happens.', {
    without: 'flying',
    expect: { bob: { life: 20 } },
  }),
}).check(z.describe('A situation of a game, what the players do in it, and what must be so then.'));

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
