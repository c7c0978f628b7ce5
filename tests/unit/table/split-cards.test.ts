import { expect, test } from 'vitest';
import { runScenario, type Scenario, scenario } from '../../../machines/play/scenario/index.ts';
import type { Game } from '../../../machines/rules/index.ts';
import { offersOf, refusedFor } from '../../../ui/decisions/actions.ts';
import { printedFace, printedParagraphs } from '../../../ui/table/words.ts';

/** The game of a scenario once its last line is done. */
function playedTo(one: Scenario): Game {
  const { script = [] } = one;
  const game = runScenario(one).steps[script.length]?.game;
  if (game === undefined) throw new Error(`“${one.title}” has no steps.`);
  return game;
}

const table = {
  rules: ['709.3'],
  alice: { hand: ['Wear // Tear'], mana: 'RCW' },
  bob: { battlefield: ['Ornithopter', 'Glorious Anthem'] },
  expect: {},
};
const inHand = playedTo(scenario('a split card in a hand', { ...table, script: [] }));
const onStack = playedTo(scenario('a half of it on the stack', { ...table, script: ['alice casts Tear'] }));

const shown = (game: typeof inHand, zone: string) => {
  const object = game.objects.find(
    (one) => one?.definition === 'Wear' && one.zone === zone && one.left === null,
  );
  if (object == null) throw new Error('There is no Wear // Tear.');
  const face = printedFace(game, object);
  return { name: face?.name, text: printedParagraphs(game, object).map(({ text }) => text) };
};

test('709.4: a split card is shown with both halves, each under its name and cost', () => {
  expect(shown(inHand, 'hand')).toEqual({
    name: 'Wear // Tear',
    text: [
      'Wear {1}{R}',
      'Destroy target artifact.',
      'Fuse',
      'Tear {W}',
      'Destroy target enchantment.',
      'Fuse',
    ],
  });
});

test('709.3b: on the stack as the half that was cast', () => {
  expect(shown(onStack, 'stack')).toEqual({ name: 'Tear', text: ['Destroy target enchantment.', 'Fuse'] });
});

test('709.3, 702.102a: each half is offered by its name, and both together', () => {
  const offered = offersOf(inHand, 0).map(({ label, more }) => [label, more]);
  expect(offered).toEqual([
    ['Wear', ''],
    ['Tear', ''],
    ['Wear // Tear', ''],
  ]);
});

test('709.3: what keeps a half from being cast is said of that half', () => {
  const poor = playedTo(
    scenario('a half that costs too much', { ...table, alice: { ...table.alice, mana: 'W' }, script: [] }),
  );
  expect(refusedFor(poor, 0, 0).map(({ label }) => label)).toEqual(['Wear', 'Wear // Tear']);
});
