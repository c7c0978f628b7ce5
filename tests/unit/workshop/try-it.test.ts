import { describe, expect, test } from 'vitest';
import { decisionOf, legalActions } from '../../../machines/game/index.ts';
import { isPlayable, readCard } from '../../../machines/read.ts';
import type { CardDefinition } from '../../../machines/rules/index.ts';
import { gameOf } from '../../../ui/session/index.ts';
import { tryIt } from '../../../ui/workshop/try-it.ts';
import { factsOf, noFace } from '../../../ui/workshop/written.ts';

function written(typeLine: string, text: string, size = '', manaCost = '{2}{B}'): CardDefinition {
  const front = { ...noFace, name: 'Tried Card', manaCost, typeLine, text, size };
  const reading = readCard(factsOf({ layout: 'normal', front, back: noFace }));
  if (!isPlayable(reading)) throw new Error(`It is ${reading.verdict}.`);
  return reading.card;
}

/** Where the card lies in the game in which it is tried, and whether it can be cast there. */
function tried(card: CardDefinition) {
  const game = gameOf(tryIt(card).source.snapshotAt?.(0));
  if (game === null) throw new Error('There is no game.');
  const zones = game.objects.flatMap((object) => (object?.definition === card.name ? [object.zone] : []));
  const player = decisionOf(game)?.decider ?? -1;
  const actions = legalActions(game, player).flatMap((action) => ('object' in action ? [action.object] : []));
  return {
    zones,
    player,
    isCastable: actions.some((id) => typeof id === 'number' && game.objects[id]?.definition === card.name),
  };
}

describe('a card that is tried', () => {
  test('is in hand with mana for it and something to target, if it is a spell', () => {
    expect(tried(written('Instant', 'Destroy target creature.'))).toEqual({
      zones: ['hand'],
      player: 0,
      isCastable: true,
    });
    expect(
      tried(written('Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.')),
    ).toMatchObject({
      zones: ['hand'],
      isCastable: true,
    });
  });

  test('is on the battlefield as well, if it is a permanent; a land without colors has its own mana', () => {
    expect(tried(written('Creature — Bird', 'Flying', '2/2')).zones.toSorted()).toEqual([
      'battlefield',
      'hand',
    ]);
    expect(tried(written('Artifact Creature — Golem', '', '4/4', '{6}')).isCastable).toBe(true);
    expect(tried(written('Land', '{T}: Add {G}.', '', '')).zones.toSorted()).toEqual(['battlefield', 'hand']);
  });

  test('is the one that is written, whatever card has the same name', () => {
    const shock = { ...written('Instant', 'Draw a card.'), name: 'Shock' };
    const game = gameOf(tryIt(shock).source.snapshotAt?.(0));
    expect(game?.definitions.Shock).toEqual(shock);
  });
});
