/** Rules that are different for a time (613.11): "attacks this turn if able", "players can't gain life this turn". */
import { type Meaning, phrase, type Way } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const subject = '<subject>';

/** A rule for objects, for as long as is said. */
const ruled = (words: string, rule: { readonly [field: string]: Meaning }): Way =>
  phrase(words, { do: 'rule', what: subject, rules: [rule], until: '<until>' });
/** A rule for players. */
const forPlayers = (words: string, players: Meaning, rules: Meaning): Way =>
  phrase(words, [{ do: 'rule', players, rules, until: '<until>' }]);

export const ruling: Wording = {
  deed: [
    phrase('[goad] <what:objects>', {
      do: 'rule',
      what: '<what>',
      rules: [{ rule: 'goaded' }],
      until: 'untilYourNextTurn',
    }),
  ],
  act: [
    phrase('<rules:restrictions> <until:thisTurn>', {
      do: 'rule',
      what: '<subject>',
      rules: '<rules>',
      until: '<until>',
    }),
    phrase('[assign] no combat damage <until:thisTurn>', {
      do: 'rule',
      what: '<subject>',
      rules: [{ rule: 'assignsNoDamage' }],
      until: '<until>',
    }),
    ruled('[attack] <until:thisTurn> if able', { rule: 'mustAttack' }),
    ruled('[attack] <whom:attackedNow> <until:thisTurn> if able', { rule: 'mustAttack', whom: '<whom>' }),
    ruled('[block] <until:thisTurn> if able', { rule: 'mustBlock' }),
    ruled('[block] <what:object> <until:thisTurn> if able', { rule: 'mustBlock', what: '<what>' }),
    ruled('must be blocked <until:thisTurn> if able', { rule: 'mustBeBlocked' }),
    ruled("can't be blocked <until:thisTurn> except by <by:many>", {
      rule: 'cantBeBlockedExceptBy',
      by: '<by>',
    }),
    ruled("can't be blocked <until:thisTurn> by <by:many>", { rule: 'cantBeBlockedBy', by: '<by>' }),
    ruled('[are] goaded <until>', { rule: 'goaded' }),
    phrase('[are] goaded for the rest of the game', {
      do: 'rule',
      what: subject,
      rules: [{ rule: 'goaded' }],
      until: 'forever',
    }),
  ],
  attackedNow: [
    phrase('you', 'you'),
    phrase('<player:playerMeant>', '<player>'),
    phrase('<what:object>', { object: '<what>' }),
  ],
  explicit: [
    phrase("during <who:playerMeant> 's next turn , <what:objects> attack <whom:attackedNow> if able", [
      {
        do: 'rule',
        what: '<what>',
        rules: [{ rule: 'mustAttack', whom: '<whom>' }],
        inNextTurnOf: '<who>',
        until: 'untilEndOfTurn',
      },
    ]),
    forPlayers('<players:ruledNow> <rules:playerRules> <until:thisTurn>', '<players>', '<rules>'),
    forPlayers("damage can't be prevented <until:thisTurn>", 'everyone', [{ rule: 'cantPreventDamage' }]),
    forPlayers('you may play an additional land <until:thisTurn>', 'you', [
      { rule: 'additionalLands', number: 1 },
    ]),
    forPlayers('you may play up to <n:numeral> additional lands <until:thisTurn>', 'you', [
      { rule: 'additionalLands', number: '<n>' },
    ]),
    phrase('all creatures able to block <what:object> <until:thisTurn> do so', [
      { do: 'rule', what: '<what>', rules: [{ rule: 'mustBeBlocked', by: 'all' }], until: '<until>' },
    ]),
  ],
  /** For whom a rule is different for a time. */
  ruledNow: [
    phrase('<players>'),
    phrase('players', 'everyone'),
    phrase('players dealt damage this way', { said: 'damaged' }),
  ],
};
