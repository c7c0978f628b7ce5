import type { Cause, Decision, Game, GameEvent, ObjectId, PlayerId, RuleNumber } from '../../rules/index.ts';
import {
  apnap,
  ask,
  asked,
  call,
  copyOf,
  done,
  go,
  happen,
  makeMove,
  procedure,
  remembering,
  write,
} from '../../rules/index.ts';
import { asOneBatch } from './batch.ts';
import { mustLeave } from './departing.ts';
import { findStateBasedActions, hasCommanders } from './find.ts';
import type { Choice } from './state-based-action.ts';

interface Memory {
  /** What is going to happen, with the rules that found it. */
  readonly events: readonly GameEvent[];
  readonly rules: readonly string[];
  /** Choices still to be made, in APNAP order. */
  readonly choices: readonly { readonly choice: Choice; readonly rule: RuleNumber }[];
}

/**
 * One check of state-based actions (704.3): all are found, their choices are made in APNAP order (101.4), and all
 * are performed as one batch. Returns `{ performed: boolean }`; whoever starts it repeats it while that is true.
 */
export const stateBasedActionsProcedure = procedure(
  'stateBasedActions',
  '704.3',
  remembering<Memory>({ events: 'records, later', rules: 'texts, later', choices: 'records, later' }),
  ['depart', 'departed', 'find', 'choose', 'chosen', 'perform', 'leave', 'left'],
  {
    /** Who has lost or won already comes first: that is not for a check (104.5). */
    depart: (game) => (mustLeave(game) ? call('playersLeave', {}, { then: 'departed' }) : go('find')),

    departed: (game) => (game.over === null ? go('find') : done({ performed: false })),

    find(game) {
      const all = findStateBasedActions(game);
      const order = apnap(game);
      const events = all.flatMap((one) => ('event' in one ? [one.event] : []));
      const rules = all.flatMap((one) => ('event' in one ? [one.rule] : []));
      const choices = all
        .flatMap((one) => ('choice' in one ? [{ choice: one.choice, rule: one.rule }] : []))
        .toSorted((a, b) => order.indexOf(a.choice.player) - order.indexOf(b.choice.player));
      return go(choices.length === 0 ? 'perform' : 'choose', { events, rules, choices });
    },

    /** What left since it was found, with a player, is no longer chosen about, nor listed (800.4a). */
    choose(game, { memory }) {
      const [next, ...others] = memory.choices;
      if (next === undefined) return go('perform');
      const choice = stillToChoose(game, next.choice);
      if (choice === null) return go('choose', { choices: others });
      return ask(decisionOf(game, choice, next.rule), {
        then: 'chosen',
        remember: { choices: [{ ...next, choice: copyOf(choice) }, ...others] },
      });
    },

    chosen(game, { memory, frame }) {
      const [next, ...choices] = memory.choices;
      if (next === undefined) return go('perform');
      const events = chosenEvents(game, next.choice, frame.answer);
      return go(choices.length === 0 ? 'perform' : 'choose', {
        choices,
        events: [...memory.events, ...events],
        rules: events.length === 0 ? memory.rules : [...memory.rules, next.rule],
      });
    },

    perform(game, { memory, frame }) {
      noteChecked(game);
      if (memory.events.length === 0) return done({ performed: false });
      const rules = [...new Set(memory.rules)];
      const [rule, ...others] = rules;
      const causes: readonly Cause[] = [...frame.causes, ...rules.map((one) => ({ rule: one }))];
      return happen(rule === undefined || others.length > 0 ? '704.3' : rule, asOneBatch(memory.events), {
        then: 'leave',
        causes,
      });
    },

    /** Players who lost leave the game (104.5). */
    leave(game, { frame }) {
      const performed = { performed: frame.happened.length > 0 };
      return game.players.some(({ status, left }) => status !== 'playing' && left === undefined)
        ? call('playersLeave', {}, { then: 'left' })
        : done(performed);
    },

    left: () => done({ performed: true }),
  },
);

/** What was so since the last check is forgotten with this one (704.5b, 704.5h, 704.6d). */
function noteChecked(game: Game): void {
  for (const { id, drewFromEmpty } of game.players)
    if (drewFromEmpty) write(game).player(id).drewFromEmpty = false;
  for (const id of game.battlefield)
    if (game.objects[id]?.dealtDestroyingDamage === true)
      write(game).object(id).dealtDestroyingDamage = false;
  if (hasCommanders(game)) write(game).root.checkedAt = game.next.timestamp;
}

/** The choice among what is still there; null where nothing is left to choose, or nobody to choose it. */
function stillToChoose(game: Game, choice: Choice): Choice | null {
  const isThere = (id: ObjectId) => game.objects[id]?.left === null;
  const isPlaying = (player: PlayerId) => game.players[player]?.status === 'playing';
  if (!isPlaying(choice.player)) return null;
  switch (choice.kind) {
    case 'legend': {
      const among = choice.among.filter(isThere);
      return among.length < 2 ? null : { ...choice, among };
    }
    case 'protector': {
      const among = choice.among.filter(isPlaying);
      return among.length === 0 || !isThere(choice.battle) ? null : { ...choice, among };
    }
    case 'commander':
      return isThere(choice.object) ? choice : null;
    default:
      return choice satisfies never;
  }
}

function decisionOf(game: Game, choice: Choice, rule: RuleNumber): Decision {
  switch (choice.kind) {
    case 'legend':
      return asked(game, choice.player, {
        rule,
        kind: 'choose',
        about: 'choose the legendary permanent that stays',
        object: null,
        options: choice.among.map((object) => ({ object })),
        min: 1,
        max: 1,
        hidden: false,
        purpose: 'legend',
        tone: 'good',
      });
    case 'protector':
      return asked(game, choice.player, {
        rule,
        kind: 'choose',
        about: 'choose a protector',
        object: choice.battle,
        options: choice.among.map((player) => ({ player })),
        min: 1,
        max: 1,
        hidden: false,
        purpose: 'protector',
        tone: 'neutral',
      });
    case 'commander':
      return asked(game, choice.player, {
        rule,
        kind: 'confirm',
        about: 'put your commander into the command zone',
        object: choice.object,
        tone: 'good',
      });
    default:
      return choice satisfies never;
  }
}

function chosenEvents(game: Game, choice: Choice, answer: unknown): readonly GameEvent[] {
  const position = Array.isArray(answer) ? Number(answer[0] ?? 0) : 0;
  switch (choice.kind) {
    case 'legend':
      return choice.among
        .filter((_, index) => index !== position)
        .map((id) => makeMove(game, id, 'graveyard', { why: 'stateBased' }));
    case 'protector': {
      const player = choice.among[position];
      return player === undefined ? [] : [{ type: 'becomeProtector', object: choice.battle, player }];
    }
    case 'commander':
      return answer === true ? [makeMove(game, choice.object, 'command', { why: 'stateBased' })] : [];
    default:
      return choice satisfies never;
  }
}
