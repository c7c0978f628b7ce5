import { describe, expect, test } from 'vitest';
import { runScenario, type Scenario, scenario } from '../../../machines/play/scenario/index.ts';
import { type CardFacts, isPlayable, readCard, withPrinted } from '../../../machines/reading/index.ts';
import { readWithoutLines } from '../../../machines/reading/without-lines.ts';
import { type CardDefinition, characteristics, type Game } from '../../../machines/rules/index.ts';
import { marksOf } from '../../../ui/table/marks.ts';
import { paragraphsNow, printedParagraphs, stackWords } from '../../../ui/table/words.ts';

const facts: CardFacts = {
  name: 'Careful Owl',
  manaCost: '{1}{U}',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Bird'],
  power: '1',
  toughness: '1',
  oracleText: 'Flying (It flies.)\nWhen Careful Owl enters the battlefield, draw a card.',
};

function read(of: CardFacts): CardDefinition {
  const reading = readCard(of);
  const played = isPlayable(reading) ? reading : readWithoutLines(of);
  if (played === undefined) throw new Error('It isn’t read.');
  return withPrinted(played.card, of);
}

const owl = read(facts);

/** The game of a scenario after its last line. */
function playedTo(one: Scenario): Game {
  const game = runScenario(one).steps[one.script?.length ?? 0]?.game;
  if (game === undefined) throw new Error(`“${one.title}” has no steps.`);
  return game;
}

const withOwl = (besides: readonly string[], of: CardDefinition = owl) =>
  playedTo(
    scenario('a card that was read', {
      rules: ['200.1'],
      alice: { battlefield: [of, ...besides], hand: [of] },
      script: [],
      expect: {},
    }),
  );

const owlIn = (game: Game, zone: string) => {
  const object = game.objects.find((one) => one?.definition === 'Careful Owl' && one.zone === zone);
  if (object == null) throw new Error(`There is no Owl in the ${zone}.`);
  return object;
};

const textNow = (game: Game) => {
  const object = owlIn(game, 'battlefield');
  return paragraphsNow(game, object, characteristics(game, object.id).abilities);
};

describe('a card that was read from its text', () => {
  test('shows its printed text in a hand, reminders and all', () => {
    const game = withOwl([]);
    expect(printedParagraphs(game, owlIn(game, 'hand'))).toEqual([
      { text: 'Flying (It flies.)' },
      { text: 'When Careful Owl enters the battlefield, draw a card.' },
    ]);
  });

  test('shows it as a permanent, and in other words what it was given', () => {
    const given = withOwl(['Fervor']);
    expect(textNow(withOwl([]))).toEqual(printedParagraphs(given, owlIn(given, 'hand')));
    expect(textNow(given).map(({ text }) => text)).toEqual([
      'Flying (It flies.)',
      'When Careful Owl enters the battlefield, draw a card.',
      'Haste',
    ]);
  });

  test('shows none of it where it has lost its abilities', () => {
    expect(textNow(withOwl(['Humility']))).toEqual([]);
  });

  test('shows the paragraph of an ability of it on the stack', () => {
    const game = playedTo(
      scenario('a trigger of it', {
        rules: ['603.3'],
        alice: { hand: [owl], mana: 'UU' },
        script: ['alice casts Careful Owl', 'everyone passes'],
        expect: {},
      }),
    );
    const [id] = game.stack;
    if (id === undefined) throw new Error('Nothing is on the stack.');
    expect(stackWords(game, id)).toBe('When Careful Owl enters the battlefield, draw a card.');
  });

  test('is marked if a line of it is left out, and shows which', () => {
    const partly = read({ ...facts, oracleText: 'Flying\nFrobnicate target player.' });
    const game = withOwl([], partly);
    expect(textNow(game)).toEqual([{ text: 'Flying' }, { text: 'Frobnicate target player.', leftOut: true }]);
    const marks = (of: Game) => marksOf(of, owlIn(of, 'battlefield').id).map(({ text }) => text);
    expect(marks(game)).toContain('lines left out');
    expect(marks(withOwl([]))).not.toContain('lines left out');
  });
});
