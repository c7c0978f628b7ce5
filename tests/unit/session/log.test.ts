import { expect, it } from 'vitest';
import { putRulesTogether, type Viewer } from '../../../machines/game/index.ts';
import { entriesOf, saidOf } from '../../../ui/log/entries.ts';
import { sessionOn } from '../../../ui/session/index.ts';
import { openText } from './open-text.ts';

/** All sentences of a scenario's run, as these eyes may know them. */
function saidIn(scenario: object, viewer: Viewer): readonly string[] {
  putRulesTogether();
  const opened = openText(JSON.stringify(scenario));
  const source = opened.ok ? opened.started.scenario?.asRun?.().source : undefined;
  if (source === undefined) throw new Error(JSON.stringify(opened));
  const session = sessionOn({ source });
  session.open();
  const { history } = session.get();
  return entriesOf(history).map((entry) => saidOf(history, entry, viewer).sentence);
}

it('names a card that is drawn, for who may know it', () => {
  const scenario = {
    title: '121.1: a card is drawn',
    rules: ['121.1'],
    players: [
      {
        name: 'alice',
        hand: ["Night's Whisper"],
        library: ['Forest', 'Island'],
        battlefield: ['Swamp', 'Swamp'],
      },
      { name: 'bob' },
    ],
    script: ["alice casts Night's Whisper", 'alice passes', 'bob passes'],
    expect: { alice: { life: 18 } },
  };
  for (const viewer of ['judge', 0] as const)
    expect(saidIn(scenario, viewer)).toContain('Alice draws 2 cards: Forest and Island.');
  expect(saidIn(scenario, 1)).toContain('Alice draws 2 cards.');
});

it('says each of several draws by itself where something came of one (121.2)', () => {
  const said = saidIn(
    {
      title: '121.2: cards are drawn one at a time',
      rules: ['121.2'],
      cards: [
        {
          name: 'Reading Lamp',
          types: ['artifact'],
          abilities: [
            {
              kind: 'triggered',
              when: [{ on: 'draws', who: 'you' }],
              effect: [{ do: 'gainLife', who: 'you', amount: 1 }],
            },
          ],
        },
      ],
      players: [
        {
          name: 'alice',
          hand: ["Night's Whisper"],
          library: ['Forest', 'Island'],
          battlefield: ['Swamp', 'Swamp', 'Reading Lamp'],
        },
        { name: 'bob' },
      ],
      script: ["alice casts Night's Whisper", 'alice passes', 'bob passes'],
      expect: { alice: { life: 18 } },
    },
    'judge',
  );
  expect(said.filter((sentence) => sentence.includes('draws'))).toEqual([
    'Alice draws 2 cards.',
    'Alice draws Forest.',
    'Alice draws Island.',
  ]);
});

it('names what moved, also in what its move would have been (614.1c)', () => {
  putRulesTogether();
  const opened = openText(
    JSON.stringify({
      title: '614.1c: a land that enters tapped',
      rules: ['614.1c'],
      players: [{ name: 'alice', hand: ['Kabira Crossroads'] }, { name: 'bob' }],
      script: ['alice plays Kabira Crossroads'],
      expect: { 'Kabira Crossroads': { tapped: true } },
    }),
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const source = opened.started.scenario?.asRun?.().source;
  if (source === undefined) throw new Error('It was not run.');
  const session = sessionOn({ source });
  session.open();
  const { history } = session.get();
  for (const viewer of ['judge', 0, 1] as const) {
    const said = entriesOf(history).map((entry) => saidOf(history, entry, viewer));
    const replaced = said.filter(({ instead }) => instead.length > 0);
    expect(replaced.map(({ sentence, instead }) => ({ sentence, instead }))).toEqual([
      {
        sentence: 'Kabira Crossroads enters the battlefield tapped.',
        instead: [{ sentence: 'Kabira Crossroads enters the battlefield.', by: 'Kabira Crossroads' }],
      },
    ]);
  }
});
