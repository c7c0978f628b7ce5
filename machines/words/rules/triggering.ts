/** Of players: how often abilities of what they control trigger (603.2d). */
import { fits } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** What triggers from such a source triggers an additional time; `entering`: on that entering. */
export interface TriggersAgain {
  readonly rule: 'triggersAgain';
  readonly what: Filter;
  readonly entering?: Filter;
}

const again = { rule: 'triggersAgain', what: '<what>' } as const;

export const triggersAgain: RuleWord<TriggersAgain> = {
  shape: { what: 'filter', entering: 'filter?' },
  said: {
    statement: [
      phrase(
        'room abilities of dungeons you own trigger an additional time',
        forPlayers('you', {
          rule: 'triggersAgain',
          what: { zone: 'command', type: 'dungeon', owner: 'you' },
        }),
      ),
      phrase(
        'if a|an <entering:one> entering (the battlefield)? causes a triggered ability of a|an <what:sourceYouControl> to trigger , that ability triggers an additional time',
        forPlayers('you', { ...again, entering: '<entering>' }),
      ),
      phrase(
        'if a triggered ability of a|an <what:sourceYouControl> triggers , it|that (ability)? triggers an additional time',
        forPlayers('you', again),
      ),
      phrase(
        'if a triggered ability of another <what:sourceYouControl> triggers , it|that (ability)? triggers an additional time',
        forPlayers('you', { rule: 'triggersAgain', what: { '...what': '<what>', other: true } }),
      ),
    ],
    /** Of the player for whom the rule is different. */
    sourceYouControl: [
      phrase('permanent you control', {}),
      phrase('<type> you control', { type: '<type>' }),
      phrase('<subtype> you control', { subtype: '<subtype>' }),
      phrase('<type> you control of the chosen type', { type: '<type>', typeChosen: 'type' }),
      phrase('<supertype> creature you control', { supertype: '<supertype>', type: 'creature' }),
    ],
  },
  isFor: 'players',
  triggersAgain: (game, { change: { entering, what }, scope }, source, enters) =>
    fits(game, scope, what, source) && (entering === undefined || enters(scope, entering)),
};

/** What enters doesn't cause abilities of such permanents to trigger. */
export interface DoesntTrigger {
  readonly rule: 'doesntTrigger';
  readonly what: Filter;
  readonly entering: Filter;
}

export const doesntTrigger: RuleWord<DoesntTrigger> = {
  shape: { what: 'filter', entering: 'filter' },
  said: {
    statement: [
      phrase(
        "permanents entering don't cause abilities of permanents your opponents control to trigger",
        forPlayers('opponents', { rule: 'doesntTrigger', what: {}, entering: {} }),
      ),
      phrase(
        "<entering:many> entering (the battlefield)? don't cause abilities to trigger",
        forPlayers('everyone', { rule: 'doesntTrigger', what: {}, entering: '<entering>' }),
      ),
    ],
  },
  isFor: 'players',
  doesntTrigger: (game, { change: { entering, what }, scope }, source, enters) =>
    fits(game, scope, what, source) && enters(scope, entering),
};
