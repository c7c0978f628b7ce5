import { Command, CommanderError } from 'commander';
import { cards, decks } from '../cards/index.ts';
import { cardsOf, parseDeckList } from '../decks/index.ts';
import { engineVersion } from '../game/index.ts';
import { guideTopics } from '../play/scenario/index.ts';
import { inQuestion, nearestOf } from '../rules/index.ts';
import { addCards } from './cards-commands.ts';
import { type ConformanceWords, conformance } from './conformance.ts';
import { BadInput, examples, exitCodes, type Output, processOutput, several } from './output.ts';
import { type PlayWords, play } from './play.ts';
import { type ReplayWords, replayFile } from './replay.ts';
import { type RunWords, run } from './run.ts';
import { scenarioHelp } from './scenario-help.ts';

const starts = [
  'spellchart play "Red Rush" "Green Giants" --seed 7 --record game.json',
  'spellchart replay game.json',
  'spellchart run stories/scenarios/702.19.scenario.ts',
];

const writing = `
How a scenario is written, with an example for each thing that can be said:
  spellchart help scenarios
${guideTopics.map(({ name, title }) => `  spellchart help scenarios ${name.padEnd(14)}${title}`).join('\n')}
`;

const exits = `
Exit codes: 0 done, 1 a game or scenario failed, 2 the words or files given were wrong.`;

/**
 * The command line: does what the words say and returns the exit code. Writes to the process's output unless another
 * is given.
 */
export async function main(words: readonly string[], output: Output = processOutput()): Promise<number> {
  const ends = { code: exitCodes.done as number };
  try {
    await program(output, ends).parseAsync([...words], { from: 'user' });
    return ends.code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.badInput;
    if (error instanceof BadInput) {
      for (const line of [...error.faults, ...error.hints]) output.error(line);
      return exitCodes.badInput;
    }
    output.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return exitCodes.failed;
  }
}

function program(output: Output, ends: { code: number }): Command {
  const lines = (write: (line: string) => void) => (text: string) => write(text.replace(/\n$/, ''));
  const root = new Command('spellchart')
    .description('Plays games of Magic by the rules, replays them, and runs scenarios.')
    .version(engineVersion)
    .configureOutput({ writeOut: lines(output.out), writeErr: lines(output.error) })
    .exitOverride()
    .showHelpAfterError('(spellchart --help says more)')
    .addHelpText('after', examples(...starts) + exits);
  root
    .command('play')
    .description(
      'let built-in players play a game: two to six decks, each a file or the name of one that comes along',
    )
    .argument('<decks...>', 'deck lists, such as "Red Rush" or my-deck.txt')
    .option('--seed <text>', 'the same seed and decks make the same game')
    .option('--record <file>', 'write the recording of the game into a file')
    .option('--players <kinds>', 'who plays, by seat: sensible,random')
    .option('--quiet', 'tell only how it ended')
    .option(
      '--cards <file>',
      'a file of cards for this game, in place of those that are kept; may be said again',
      several,
    )
    .option(
      '--leave-out <what>',
      'of cards that aren’t understood leave out their lines, the cards, or lines,cards: the card where no line will do',
    )
    .option('--json', 'tell how it ended as JSON')
    .addHelpText(
      'after',
      examples(
        'spellchart play "Red Rush" my-deck.txt --seed 7',
        'spellchart play my-deck.txt other-deck.txt --cards oracle-cards.json.gz --leave-out lines',
        'spellchart play "Red Rush" "White Vigil" "Green Giants" --players random,sensible,sensible --quiet',
      ),
    )
    .action(async (given: string[], options: PlayWords) => {
      ends.code = await play(given, options, output);
    });
  root
    .command('replay')
    .description('play a recording again')
    .argument('<file>', 'the file of a recording, or of a link that was shared')
    .option('--to <step>', 'stop after so many decisions')
    .option('--json', 'tell how it stands as JSON')
    .addHelpText('after', examples('spellchart replay game.json --to 30'))
    .action((file: string, options: ReplayWords) => {
      ends.code = replayFile(file, options, output);
    });
  root
    .command('run')
    .description('run scenarios, a line for each')
    .argument('<scenarios...>', 'scenario files (.json, .ts) or folders of them')
    .option('--cards <file>', 'a file of cards, in place of those that are kept; may be said again', several)
    .option('--log', 'tell what happened, a sentence an event with its rule, and what was asked')
    .option('--json', 'tell the results as JSON, with --log also each step and its events')
    .addHelpText(
      'after',
      examples(
        'spellchart run stories/scenarios',
        'spellchart run my.scenario.ts --log',
        'spellchart run my.scenario.ts other.scenario.json --json',
      ) + writing,
    )
    .action(async (paths: string[], words: RunWords) => {
      ends.code = await run(paths, words, output);
    });
  root
    .command('conformance')
    .description(
      'run situations of another engine’s tests, a JSON object a line, and compare the texts of cards',
    )
    .argument('<file>', 'the situations (.jsonl)')
    .option(
      '--cards <file>',
      'a file of cards, in place of those that are kept; cards that don’t come along are read from it',
    )
    .option('--decks <file>', 'decks that situations name (.json); without it decks.json beside them')
    .option('--only <text>', 'only situations whose id contains this')
    .option('--recordings <folder>', 'write the recording of each failure there, for the inspector')
    .option('--json', 'tell the report as JSON')
    .action(async (file: string, options: ConformanceWords) => {
      ends.code = await conformance(file, options, output);
    });
  addCards(root, output, ends);
  root
    .command('decks')
    .description('list the decks that come along')
    .option('--list', 'with the cards of each')
    .option('--json', 'as JSON')
    .action((options: { json?: boolean; list?: boolean }) => listDecks(options, output));
  root.helpCommand(false);
  root
    .command('help')
    .description('say more about a command; help scenarios: how a scenario is written')
    .argument('[subject]', 'a command, or scenarios')
    .argument('[topic]', `of scenarios: ${guideTopics.map(({ name }) => name).join(', ')}, or any word`)
    .addHelpText(
      'after',
      examples(
        'spellchart help run',
        'spellchart help scenarios',
        'spellchart help scenarios events',
        'spellchart help scenarios transform',
      ),
    )
    .action((subject: string | undefined, topic: string | undefined) => {
      if (subject === 'scenarios') scenarioHelp(topic, output);
      else helpAbout(root, subject);
    });
  for (const command of root.commands)
    command.showHelpAfterError(`(spellchart ${command.name()} --help says more)`);
  return root;
}

/** What commander says of a command, or of all of them. */
function helpAbout(root: Command, subject: string | undefined): void {
  const command = subject === undefined ? root : root.commands.find((one) => one.name() === subject);
  if (command === undefined) {
    const known = [...root.commands.map((one) => one.name()), 'scenarios'];
    throw new BadInput([
      `there is no help about “${subject}”: there is ${known.join(', ')}${inQuestion(nearestOf(subject ?? '', known, 1))}`,
    ]);
  }
  command.outputHelp();
}

function listDecks({ json, list }: { json?: boolean; list?: boolean }, { out }: Output): void {
  if (json === true) {
    out(JSON.stringify(decks));
    return;
  }
  for (const deck of decks) {
    const read = parseDeckList(deck.list, cards);
    out(`${deck.name} (${read.ok ? cardsOf(read.deck.main).length : 0} cards): ${deck.about}`);
    if (list === true) out(`\n${deck.list}`);
  }
}
