import { describe, expect, it } from 'vitest';
import {
  card,
  readScenario,
  runScenario,
  scenario,
  setTable,
} from '../../../machines/play/scenario/index.ts';
import { fromActor, heardIn } from '../../../machines/play/trace/index.ts';
import { creatureYouControl, gainLife, triggered } from '../../../machines/rules/abilities/write/index.ts';
import type { Condition, TriggerCondition } from '../../../machines/rules/state/vocabulary/index.ts';

const creatureEnters: TriggerCondition = { on: 'enters', object: { type: 'creature' } };
const anyCreature: Condition = { holds: 'exists', what: { type: 'creature' } };
const none: Condition = { holds: 'not', of: anyCreature };

/** What didn't trigger as a creature of Alice's entered, while such an enchantment of this player was there. */
function notTriggered(player: 'alice' | 'bob', ability: Parameters<typeof triggered>[0]): readonly string[] {
  const watching = card('Watching Stone', ['enchantment'], { abilities: [triggered(ability)] });
  const played = scenario('603.2: a creature enters', {
    rules: ['603.2'],
    alice: {
      battlefield: player === 'alice' ? [watching] : [],
      hand: ['Grizzly Bears'],
      mana: 'GC',
    },
    bob: { battlefield: player === 'bob' ? [watching] : [] },
    script: ['alice casts Grizzly Bears', 'everyone passes'],
    expect: {},
  });
  const read = readScenario(played);
  const { recording } = runScenario(played);
  if (!read.ok || recording === null) throw new Error('The scenario can’t be played.');
  const { actor } = setTable(read.read);
  const source = fromActor(actor);
  actor.start();
  for (const event of recording.events) actor.send(event);
  return source.records
    .flatMap(({ index }) => heardIn(source, index))
    .flatMap((heard) => heard.notTriggered.map(({ because }) => because));
}

describe('abilities that looked and didn’t trigger', () => {
  it.each([
    {
      why: 'its intervening if was not so (603.4)',
      player: 'alice',
      ability: { when: creatureEnters, if: none, effect: [gainLife(1)] },
      because: ['if'],
    },
    {
      why: 'control: its intervening if was so',
      player: 'alice',
      ability: { when: creatureEnters, if: anyCreature, effect: [gainLife(1)] },
      because: [],
    },
    {
      why: 'it looks for another player’s',
      player: 'bob',
      ability: { when: { on: 'enters', object: creatureYouControl }, effect: [gainLife(1)] },
      because: ['notThat'],
    },
    {
      why: 'control: it looks for that player’s',
      player: 'alice',
      ability: { when: { on: 'enters', object: creatureYouControl }, effect: [gainLife(1)] },
      because: [],
    },
    {
      why: 'nothing such happened: it doesn’t look at that',
      player: 'bob',
      ability: { when: { on: 'dies', object: creatureYouControl }, effect: [gainLife(1)] },
      because: [],
    },
  ] as const)('$why', ({ ability, because, player }) => {
    expect(notTriggered(player, ability)).toEqual(because);
  });
});
