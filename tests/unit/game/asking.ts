/** Procedures that ask players, for tests of what becomes of it when one leaves. */
import {
  ask,
  call,
  type Decision,
  done,
  type Game,
  go,
  happen,
  noMemory,
  type PlayerId,
  procedure,
  remembering,
  rulesTable,
  run,
  setRulesTable,
  start,
} from '../../../machines/rules/index.ts';
import { creature } from '../state-based-actions/small-table.ts';

/** Asks what its memory says and returns the answer: stands for any procedure that is waiting for a player. */
const asks = procedure(
  'asks',
  '608.2d',
  remembering<{ readonly decision: Decision }>({ decision: 'record' }),
  ['ask', 'answered'],
  {
    ask: (game, { memory: { decision } }) =>
      ask(
        { ...decision, decider: game.players[decision.player]?.controlledBy ?? decision.player },
        { then: 'answered' },
      ),
    answered: (_game, { frame }) => done({ answer: frame.answer }),
  },
);

/** Offers player 0 every permanent, in its second step. */
const offers = procedure(
  'offers',
  '608.2d',
  remembering<{ readonly least: number }>({ least: 'number' }),
  ['prepare', 'offer', 'answered'],
  {
    prepare: (_game, { memory }) => go('offer', { least: memory.least + 1 }),
    offer: (game, { memory: { least } }) =>
      ask(
        {
          kind: 'choose',
          player: 0,
          decider: 0,
          rule: '608.2d',
          about: 'choose a permanent',
          object: null,
          options: game.battlefield.map((object) => ({ object })),
          min: least,
          max: least,
          hidden: false,
          purpose: 'effect',
          tone: 'neutral',
        },
        { then: 'answered' },
      ),
    answered: (_game, { frame }) => done({ answer: frame.answer }),
  },
);

/** Asks player 0 for a number up to that of permanents, about none in particular. */
const counts = procedure('counts', '608.2d', noMemory, ['call', 'ask', 'answered'], {
  call: () => call('returnsSeven', {}, { then: 'ask' }),
  ask: (game) =>
    ask(
      {
        kind: 'number',
        player: 0,
        decider: 0,
        rule: '608.2d',
        about: 'choose a number',
        object: null,
        min: 0,
        max: game.battlefield.length,
        purpose: 'value',
      },
      { then: 'answered' },
    ),
  answered: (_game, { frame }) => done({ answer: frame.answer, returned: frame.returned }),
});
const returnsSeven = procedure('returnsSeven', '608.2d', noMemory, ['do'], { do: () => done(7) });

/** Has a cost paid, and returns whether it was. */
const pays = procedure(
  'pays',
  '118.12',
  remembering<{ readonly decision: Decision; readonly player: PlayerId }>({
    decision: 'record',
    player: 'number',
  }),
  ['pay', 'paid'],
  {
    pay: (_game, { memory }) =>
      call('pay', { context: { player: memory.player }, decision: memory.decision }, { then: 'paid' }),
    paid: (_game, { frame }) => done(frame.returned),
  },
);
const pay = procedure(
  'pay',
  '118.1',
  remembering<{ readonly decision: Decision }>({ decision: 'record, later' }),
  ['ask', 'paid'],
  {
    ask: (_game, { memory }) => ask(memory.decision, { then: 'paid' }),
    paid: () => done({ paid: true, paidWith: {}, manaSpent: [] }),
  },
);

/** Has a player lose by an effect (104.3e). */
const loses = procedure(
  'loses',
  '104.3e',
  remembering<{ readonly player: PlayerId }>({ player: 'number' }),
  ['lose', 'leave', 'left'],
  {
    lose: (_game, { memory }) =>
      happen('104.3e', [{ type: 'lose', player: memory.player, rule: '104.3e' }], { then: 'leave' }),
    leave: () => call('playersLeave', {}, { then: 'left' }),
    left: () => done('went on'),
  },
);

/** The whole rules, and these. */
export function putAskingTogether(): void {
  const others = rulesTable();
  setRulesTable({
    ...others,
    procedures: { ...others.procedures, asks, offers, counts, returnsSeven, pays, pay, loses },
  });
}

export const bear = (name: string) => creature(name, 2, 2);

export const threeSeats = () => [
  { battlefield: [bear('Bear of 0')], hand: [bear('Hand of 0')], library: [bear('Library of 0')] },
  { battlefield: [bear('Bear of 1')], hand: [bear('Hand of 1')], library: [bear('Library of 1')] },
  { battlefield: [bear('Bear of 2')], hand: [bear('Hand of 2')], library: [bear('Library of 2')] },
];
export const confirm = (player: PlayerId, more: Partial<Decision> = {}): Decision =>
  Object.assign(
    {
      kind: 'confirm',
      player,
      decider: player,
      rule: '608.2d',
      about: 'draw a card',
      object: null,
      tone: 'good',
    } as const,
    more,
  );

export function asking(game: Game, decision: Decision): Game {
  start(game, 'asks', { decision });
  run(game);
  return game;
}
