/** What phrases of changed rules mean, whole: a static ability, or an effect for as long as is said. */
import { type Meaning, phrase, type Way } from '../../wording/syntax.ts';

interface Rule {
  readonly [field: string]: Meaning;
}

/** A static ability by which a rule is different for these players. */
export const forPlayers = (players: string, ...rules: readonly Rule[]): Meaning => ({
  kind: 'static',
  players,
  rules,
});

/** The same for objects. */
export const forObjects = (affects: Meaning, ...rules: readonly Rule[]): Meaning => ({
  kind: 'static',
  affects,
  rules,
});

/** A rule for whatever is spoken of, for as long as is said. */
export const forATime = (words: string, rule: Rule): Way =>
  phrase(words, { do: 'rule', what: '<subject>', rules: [rule], until: '<until>' });

/** A rule for players, for as long as is said. */
export const forPlayersForATime = (words: string, players: Meaning, rules: Meaning): Way =>
  phrase(words, [{ do: 'rule', players, rules, until: '<until>' }]);
