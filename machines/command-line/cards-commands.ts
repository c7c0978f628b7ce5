/** `cards …`: libraries of cards, and reading what is printed on them. */
import type { Command } from 'commander';
import { cardsReport, type ReportWords } from './cards.ts';
import { cardsImport, cardsList, cardsRemove, type ImportWords } from './cards-kept.ts';
import { cardsRead, type ReadWords } from './cards-read.ts';
import { examples, type Output, several } from './output.ts';

const files = `
A file of cards is one of Scryfall’s bulk files (oracle-cards, default-cards) or answers of its API, MTGJSON’s
AtomicCards, AllPrintings or a single set, or a JSON object a line with name, types, oracleText; gzipped or not.`;

/** Adds the commands that are about cards. */
export function addCards(root: Command, output: Output, ends: { code: number }): void {
  const cards = root.command('cards').description('keep libraries of cards, and read cards’ printed texts');
  cards
    .command('import')
    .description('keep the cards of a file on this machine, and read their texts')
    .argument('<file>', 'the cards, in any of the known forms; - is what comes in')
    .option('--name <name>', 'what it is called here; without it, as the file is')
    .option('--no-read', 'don’t read the texts now: each is read when it is needed')
    .addHelpText('after', files + examples('spellchart cards import oracle-cards.json.gz'))
    .action(async (file: string, options: ImportWords) => {
      ends.code = await cardsImport(file, options, output);
    });
  cards
    .command('list')
    .description('list the libraries that are kept: name, number of cards, date, and how they are read')
    .option('--json', 'as JSON')
    .action((options: { json?: boolean }) => {
      ends.code = cardsList(options, output);
    });
  cards
    .command('remove')
    .description('keep a library no longer')
    .argument('<name>', 'as cards list calls it')
    .action((name: string) => {
      ends.code = cardsRemove(name, output);
    });
  cards
    .command('read')
    .description('tell what is printed on a card, and what was understood of it')
    .argument('<names...>', 'names of cards')
    .option('--cards <file>', 'a file of cards, in place of those that are kept; may be said again', several)
    .option('--json', 'as JSON')
    .addHelpText('after', examples('spellchart cards read "Lightning Bolt" Shock --cards oracle-cards.json'))
    .action(async (names: string[], options: ReadWords) => {
      ends.code = await cardsRead(names, options, output);
    });
  cards
    .command('report')
    .description('read every card of a file, and tell how many are understood and what holds the others back')
    .argument('[file]', 'the cards, in any of the known forms; without it those that are kept')
    .option('--by <what>', 'also by set, or by the year of the first printing: set, year')
    .option('--json', 'tell the report as JSON')
    .addHelpText('after', files + examples('spellchart cards report oracle-cards.json.gz --by year'))
    .action(async (file: string | undefined, options: ReportWords) => {
      ends.code = await cardsReport(file, options, output);
    });
  cards.showHelpAfterError('(spellchart cards --help says more)');
  for (const command of cards.commands)
    command.showHelpAfterError(`(spellchart cards ${command.name()} --help says more)`);
}
