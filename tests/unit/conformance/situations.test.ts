import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../machines/game/fingerprint.ts';
import { disputed } from '../../../machines/play/conformance/disputed.ts';
import { runSituation } from '../../../machines/play/conformance/index.ts';
import { replay } from '../../../machines/play/index.ts';
import type { Scenario } from '../../../machines/play/scenario/index.ts';
import { bear, bolt, card, cast, type Entry, life, main1, permanents, pick, situation } from './situation.ts';

const scenarioFiles = import.meta.glob<Scenario | readonly Scenario[]>(
  '../../../stories/scenarios/**/*.scenario.ts',
  {
    eager: true,
    import: 'default',
  },
);

describe('a situation of another engine’s tests', () => {
  it.each([
    [
      'a cast with its target',
      situation({
        setup: [...bolt, bear],
        script: [cast('A', 'Lightning Bolt', [{ name: 'Grizzly Bears' }])],
        expect: [
          permanents('B', 'Grizzly Bears', 0),
          { check: 'graveyardCount', player: 'B', name: 'Grizzly Bears', count: 1 },
        ],
      }),
    ],
    [
      'a player as a target, and a land',
      situation({
        setup: [card('hand', 'A', 'Lightning Bolt'), card('hand', 'A', 'Mountain')],
        script: [
          { ...main1, player: 'A', action: 'playLand', card: 'Mountain' },
          cast('A', 'Lightning Bolt', [{ player: 'B' }]),
        ],
        expect: [
          life('B', 17),
          { check: 'tapped', tapped: true, name: 'Mountain' },
          { check: 'playerProperty', player: 'A', property: 'landsPlayed', op: '==', value: 1 },
        ],
      }),
    ],
    [
      'a yes to paying life for a Phyrexian symbol',
      situation({
        setup: [
          card('hand', 'A', 'Surgical Extraction'),
          card('battlefield', 'A', 'Swamp'),
          card('graveyard', 'B', 'Shock'),
        ],
        script: [
          cast('A', 'Surgical Extraction', [{ name: 'Shock' }]),
          { player: 'A', action: 'choice', choice: { type: 'yesNo', value: true } },
          { player: 'A', action: 'choice', choice: { type: 'pick', values: [{ name: 'Shock' }] } },
        ],
        expect: [life('A', 18), { check: 'exileCount', name: 'Shock', count: 1 }],
      }),
    ],
    [
      'damage that is there at the end step, and gone after cleanup',
      situation({
        setup: [...bolt, card('battlefield', 'B', 'Craw Wurm')],
        script: [cast('A', 'Lightning Bolt', [{ name: 'Craw Wurm' }])],
        expect: [{ check: 'damage', player: 'B', name: 'Craw Wurm', damage: 3 }],
      }),
    ],
    [
      'cleanup',
      situation({
        setup: [...bolt, card('battlefield', 'B', 'Craw Wurm')],
        script: [cast('A', 'Lightning Bolt', [{ name: 'Craw Wurm' }])],
        stopAt: { turn: 1, step: 'cleanup' },
        expect: [
          { check: 'damage', player: 'B', name: 'Craw Wurm', damage: 0 },
          { check: 'gameProperty', property: 'turn', op: '==', value: 1 },
        ],
      }),
    ],
    [
      'a game that ends only after the stop as not over',
      situation({
        setup: [
          { do: 'life', player: 'A', value: 1 },
          card('hand', 'A', "Angel's Grace"),
          card('hand', 'A', "Night's Whisper"),
          card('battlefield', 'A', 'Plains'),
          card('battlefield', 'A', 'Swamp', 2),
        ],
        script: [cast('A', "Angel's Grace"), { ...cast('A', "Night's Whisper"), step: 'main2' }],
        expect: [
          life('A', -1),
          { check: 'playerProperty', player: 'A', property: 'inGame', op: '==', value: true },
        ],
      }),
    ],
    [
      'attacks and blocks',
      situation({
        setup: [card('battlefield', 'A', 'Craw Wurm', 2), bear],
        script: [
          {
            turn: 1,
            step: 'declareAttackers',
            player: 'A',
            action: 'attack',
            attacker: { name: 'Craw Wurm', index: 1 },
          },
          {
            turn: 1,
            step: 'declareAttackers',
            player: 'A',
            action: 'attack',
            attacker: { name: 'Craw Wurm', index: 0 },
          },
          {
            turn: 1,
            step: 'declareBlockers',
            player: 'B',
            action: 'block',
            blocker: { name: 'Grizzly Bears' },
            attacker: { name: 'Craw Wurm' },
          },
          {
            turn: 1,
            step: 'declareBlockers',
            player: 'B',
            action: 'check',
            check: 'blockers',
            of: 'B',
            names: ['Grizzly Bears'],
          },
        ],
        expect: [
          life('B', 14),
          permanents('B', 'Grizzly Bears', 0),
          { check: 'tappedCount', tapped: true, name: 'Craw Wurm', count: 2 },
        ],
      }),
    ],
    [
      'something in response, and the stack in between',
      situation({
        setup: [...bolt, card('hand', 'B', 'Giant Growth'), card('battlefield', 'B', 'Forest'), bear],
        script: [
          cast('A', 'Lightning Bolt', [{ name: 'Grizzly Bears' }]),
          cast('B', 'Giant Growth', [{ name: 'Grizzly Bears' }], { when: { onStack: 'Lightning Bolt' } }),
          { ...main1, player: 'A', action: 'waitStackResolved' },
          {
            ...main1,
            player: 'A',
            action: 'check',
            check: 'powerToughness',
            of: 'B',
            name: 'Grizzly Bears',
            power: 5,
            toughness: 5,
            match: 'all',
          },
        ],
        expect: [permanents('B', 'Grizzly Bears', 1)],
      }),
    ],
    [
      'a choice from the queue',
      situation({
        setup: [
          card('hand', 'A', 'Diabolic Edict'),
          card('battlefield', 'A', 'Swamp', 2),
          bear,
          card('battlefield', 'B', 'Craw Wurm'),
        ],
        script: [
          cast('A', 'Diabolic Edict', [{ player: 'B' }]),
          { player: 'B', action: 'choice', choice: { type: 'pick', values: [{ name: 'Grizzly Bears' }] } },
        ],
        expect: [permanents('B', 'Craw Wurm', 1), permanents('B', 'Grizzly Bears', 0)],
      }),
    ],
    [
      'an activated ability by how its text begins',
      situation({
        setup: [card('battlefield', 'A', 'Prodigal Sorcerer')],
        script: [
          {
            ...main1,
            player: 'A',
            action: 'activate',
            ability: '{T}: {this} deals',
            targets: [{ player: 'B' }],
          },
        ],
        expect: [life('B', 19)],
      }),
    ],
    [
      'what can be played',
      situation({
        setup: bolt,
        script: [
          {
            ...main1,
            player: 'A',
            action: 'check',
            check: 'playable',
            text: 'Cast Lightning Bolt',
            can: true,
            of: 'A',
          },
          {
            ...main1,
            player: 'A',
            action: 'check',
            check: 'playable',
            text: 'Cast Shock',
            can: false,
            of: 'A',
          },
        ],
      }),
    ],
    [
      'a failure that is expected',
      situation({
        setup: [card('hand', 'A', 'Lightning Bolt'), bear],
        script: [cast('A', 'Lightning Bolt', [{ name: 'Grizzly Bears' }])],
        expectFailure: { reason: 'actionUnavailable' },
      }),
    ],
    [
      'two stages',
      situation({
        setup: [...bolt, bear],
        script: [
          cast('A', 'Lightning Bolt', [{ player: 'B' }]),
          { turn: 3, step: 'upkeep', player: 'A', action: 'check', check: 'life', of: 'B', value: 17 },
        ],
        stages: [
          { stopAt: { turn: 1, step: 'main1' }, scriptUpTo: 1, expect: [life('B', 17)] },
          {
            stopAt: { turn: 3, step: 'draw' },
            scriptUpTo: 2,
            expect: [{ check: 'handCount', player: 'A', count: 1 }],
          },
        ],
      }),
    ],
    [
      'counters that the harness puts on a permanent itself',
      situation({
        setup: [card('battlefield', 'A', 'Grizzly Bears')],
        script: [
          { ...main1, player: 'A', action: 'addCounters', name: 'Grizzly Bears', counter: '+1/+1', count: 2 },
        ],
        expect: [
          {
            check: 'powerToughness',
            player: 'A',
            name: 'Grizzly Bears',
            power: 4,
            toughness: 4,
            match: 'any',
          },
        ],
      }),
    ],
    [
      'permanents, cast by morph or megamorph, that entries written like abilities turn face up',
      situation({
        setup: [
          card('hand', 'A', 'Pine Walker'),
          card('hand', 'A', 'Deathmist Raptor'),
          card('battlefield', 'A', 'Forest', 16),
        ],
        script: [
          cast('A', 'Pine Walker', undefined, { castMode: 'morph' }),
          { ...main1, player: 'A', action: 'waitStackResolved' },
          cast('A', 'Deathmist Raptor', undefined, { castMode: 'morph' }),
          { ...main1, player: 'A', action: 'waitStackResolved' },
          ...[1, 2].map(() => ({
            ...main1,
            player: 'A',
            action: 'activate',
            ability: '{4}{G}: Turn this face-down permanent face up.',
          })),
        ],
        expect: [permanents('A', 'Pine Walker', 1), permanents('A', 'Deathmist Raptor', 1)],
      }),
    ],
    [
      'what a card in an opening hand allows',
      situation({
        setup: [card('hand', 'B', 'Gemstone Caverns'), card('hand', 'B', 'Swamp', 1), bear],
        script: [{ player: 'B', action: 'choice', choice: { type: 'yesNo', value: true } }],
        expect: [permanents('B', 'Gemstone Caverns', 1), { check: 'exileCount', name: 'Swamp', count: 1 }],
      }),
    ],
    [
      'the modes that are left, where each can be chosen once',
      situation({
        setup: [
          card('battlefield', 'A', 'Three Bowls of Porridge'),
          card('battlefield', 'A', "Kiora's Follower"),
          card('battlefield', 'A', 'Forest', 4),
          card('battlefield', 'B', 'Hill Giant'),
        ],
        script: [
          { player: 'A', action: 'mode', mode: 1 },
          { player: 'A', action: 'mode', mode: 1 },
          {
            ...main1,
            player: 'A',
            action: 'activate',
            ability: '{2}, {T}',
            targets: [{ name: 'Hill Giant' }],
          },
          { ...main1, player: 'A', action: 'waitStackResolved' },
          {
            ...main1,
            player: 'A',
            action: 'activate',
            ability: '{T}: Untap',
            targets: [{ name: 'Three Bowls of Porridge' }],
          },
          { ...main1, player: 'A', action: 'waitStackResolved' },
          {
            ...main1,
            player: 'A',
            action: 'activate',
            ability: '{2}, {T}',
            targets: [{ name: 'Hill Giant' }],
          },
        ],
        expect: [
          { check: 'damage', player: 'B', name: 'Hill Giant', damage: 2 },
          { check: 'tapped', name: 'Hill Giant', tapped: true },
        ],
      }),
    ],
  ])('passes: %s', (_what, value) => {
    expect(runSituation(value)).toMatchObject({ outcome: 'passed', reasons: [] });
  });

  it('fails with the step, the first difference, and a recording that leads there', () => {
    const result = runSituation(
      situation({
        setup: [...bolt, bear],
        script: [cast('A', 'Lightning Bolt', [{ player: 'B' }])],
        expect: [life('A', 20), life('B', 16), life('B', 15)],
      }),
    );
    expect(result.outcome).toBe('failed');
    expect(result.at).toBe('turn 1, end: the end');
    expect(result.reasons[0]).toMatch(/life .*16.*it is 17$/);
    const game = replay(JSON.parse(JSON.stringify(result.recording))).getSnapshot().context.game;
    expect(game.players[1]?.life).toBe(17);
    expect(fingerprint(game)).toMatch(/\w/);
  });

  it.each([
    [
      'an action that is never possible',
      [{ turn: 1, step: 'declareAttackers', player: 'A', action: 'attack', attacker: { name: 'Craw Wurm' } }],
      /unusedActions/,
    ],
    ['a spell that can’t be cast', [cast('A', 'Shock', [{ player: 'B' }])], /actionUnavailable/],
    ['a target that is none', [cast('A', 'Lightning Bolt', [{ name: 'Craw Wurm' }])], /illegalTarget/],
    [
      'a choice that is never asked for',
      [{ player: 'A', action: 'choice', choice: { type: 'yesNo', value: true } }],
      /unused choices/,
    ],
    [
      'a pick of something that happened without a choice',
      [cast('A', 'Lightning Bolt', [{ player: 'B' }]), pick('Lightning Bolt'), pick('Lightning Bolt')],
      /unused choices/,
    ],
    [
      'a check that doesn’t hold',
      [{ ...main1, player: 'A', action: 'check', check: 'life', of: 'B', value: 3 }],
      /it is 20/,
    ],
  ])('fails for %s', (_what, script, reason) => {
    const result = runSituation(situation({ setup: [...bolt, bear], script }));
    expect(result).toMatchObject({ outcome: 'failed', reasons: [expect.stringMatching(reason)] });
  });

  it('passes apart where all is as expected and a script says more than is asked', () => {
    const parts = { setup: bolt, expect: [life('B', 17)] };
    const said = runSituation(
      situation({ ...parts, script: [cast('A', 'Lightning Bolt', [{ player: 'B' }]), pick('Blue')] }),
    );
    expect(said).toMatchObject({
      outcome: 'passed',
      unasked: [expect.stringMatching(/^A has unused choices.*Blue/)],
    });
    const less = runSituation(situation({ ...parts, script: [pick('Blue')] }));
    expect(less).toMatchObject({ outcome: 'failed', unasked: [] });
  });

  it('fails where it expects a failure that doesn’t come', () => {
    const value = situation({ setup: bolt, expectFailure: { reason: 'illegalBlock' } });
    expect(runSituation(value)).toMatchObject({
      outcome: 'failed',
      reasons: [expect.stringContaining('doesn’t')],
    });
  });

  it('of a strict script decides nothing by itself; of another as is usual, or as a search finds', () => {
    const parts = {
      setup: [
        card('hand', 'A', 'Diabolic Edict'),
        card('battlefield', 'A', 'Swamp', 2),
        bear,
        card('battlefield', 'B', 'Craw Wurm'),
      ],
      script: [cast('A', 'Diabolic Edict', [{ player: 'B' }])],
    };
    const lost = (name: string) => [permanents('B', name, 0)];
    expect(runSituation(situation({ ...parts, expect: lost('Grizzly Bears') }))).toMatchObject({
      outcome: 'failed',
      reasons: [expect.stringContaining('missingChoice')],
    });
    const open = { ...parts, strictChoose: false };
    expect(runSituation(situation({ ...open, expect: lost('Grizzly Bears') }))).toMatchObject({
      outcome: 'passed',
    });
    expect(runSituation(situation({ ...open, expect: lost('Craw Wurm') }))).toMatchObject({
      outcome: 'passedBySearch',
    });
  });

  it('is unsupported before its first step for cards and kinds of entries that are not known', () => {
    const value = situation({
      setup: [card('hand', 'A', 'Not A Card'), { do: 'plane', player: 'A', name: 'Tazeem' }],
    });
    expect(runSituation(value)).toMatchObject({ outcome: 'unsupported', reasons: ['setup: plane'] });
    expect(runSituation(situation({ setup: [card('hand', 'A', 'Not A Card')] }))).toMatchObject({
      outcome: 'unsupported',
      reasons: ['card: Not A Card'],
      recording: null,
    });
    const checks = [
      { check: 'phaseOfTheMoon', player: 'A', value: 'full' },
      { check: 'permanentProperty', property: 'speed', op: '==', value: 1 },
    ];
    expect(runSituation(situation({ setup: [], expect: checks }))).toMatchObject({
      outcome: 'unsupported',
      reasons: ['check: phaseOfTheMoon', 'check: permanentProperty speed'],
    });
  });

  it('names the cards that are played as something resolves, one after the other, and those hidden in exile', () => {
    const hidden = (...played: readonly Entry[]) =>
      situation({
        shuffle: false,
        setup: [
          { do: 'clearLibrary', player: 'A' },
          card('hand', 'A', 'Shelldock Isle'),
          card('battlefield', 'A', 'Island'),
          card('library', 'A', 'Hill Giant', 3),
          card('library', 'A', 'Grizzly Bears', 3),
        ],
        script: [
          { ...main1, player: 'A', action: 'playLand', card: 'Shelldock Isle' },
          pick('Hill Giant'),
          { turn: 3, step: 'main1', player: 'A', action: 'activate', ability: '{U}' },
          ...played,
        ],
        stopAt: { turn: 3, step: 'end' },
        expect: [permanents('A', 'Hill Giant', 1)],
      });
    expect(runSituation(hidden(pick('Hill Giant')))).toMatchObject({ outcome: 'passed' });
    expect(runSituation(hidden())).toMatchObject({
      outcome: 'failed',
      reasons: [expect.stringContaining('missingChoice')],
    });
  });

  it('is disputed only with a scenario of ours that shows why', () => {
    const titles = new Set(
      Object.values(scenarioFiles)
        .flat()
        .map(({ title }) => title),
    );
    for (const { rule, scenario } of disputed) {
      expect(titles, scenario).toContain(scenario);
      expect(scenario.startsWith(rule), scenario).toBe(true);
    }
  });
});
