// What somebody writes whose program has a game only as JSON, from a server: the first thing that is asked of it.
import { readFileSync } from 'node:fs';
import {
  characteristics,
  type Game,
  gameMachine,
  legalActions,
  manaAmounts,
  nameOf,
  resolutionMachine,
  viewFor,
  whyCharacteristic,
} from 'spellchart';
import { createActor, setup } from 'xstate';

const read = (file: string): Game => JSON.parse(readFileSync(file, 'utf8'));
const game = read('game.json');
const [card = -1] = game.players[0]?.hand ?? [];

const questions: Readonly<Record<string, () => unknown>> = {
  nameOf: () => nameOf(game, card),
  characteristics: () => characteristics(game, card).name,
  whyCharacteristic: () => whyCharacteristic(game, card, 'name').now,
  manaAmounts: () => manaAmounts(game, 0).isWhole,
  viewFor: () => viewFor(game, 1).viewer,
  legalActions: () => legalActions(game, 0).length > 0,
  resolutionMachine: () => {
    const actor = createActor(resolutionMachine, { input: { game } }).start();
    return actor.getSnapshot().value;
  },
  gameMachine: () => {
    const table = setup({ actors: { game: gameMachine() } }).createMachine({
      invoke: { id: 'game', src: 'game', input: { game: read('new.json') } },
    });
    return createActor(table).start().getSnapshot().children.game?.getSnapshot().value;
  },
};

console.log(JSON.stringify(questions[process.argv[2] ?? '']?.()));
