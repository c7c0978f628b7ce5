/** Static abilities (604): what is simply so. */
import { phrase } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

const self = { would: 'enter', what: 'self' } as const;

export const statics: Wording = {
  static: [
    phrase('<says:statement> .', '<says>'),
    phrase('<says:statement> as long as <if:condition> .', { '...says': '<says>', if: '<if>' }),
    phrase('as long as <if:condition> , <says:statement> .', { '...says': '<says>', if: '<if>' }),
    phrase('as an additional cost to cast this spell , <cost:costSaid> .', {
      kind: 'static',
      additionalCost: { cost: '<cost>' },
    }),
    phrase('<self:selfWord> enters (the battlefield)? with a|an <kind:counterKind> counter on it .', {
      kind: 'static',
      replaces: { event: self, counters: { kind: '<kind>', count: 1 } },
    }),
    phrase(
      '<self:selfWord> enters (the battlefield)? with <count:several> <kind:counterKind> counters on it .',
      { kind: 'static', replaces: { event: self, counters: { kind: '<kind>', count: '<count>' } } },
    ),
    phrase(
      '<self:selfWord> enters (the battlefield)? with a|an <kind:counterKind> counter on it for each <count:counts> .',
      { kind: 'static', replaces: { event: self, counters: { kind: '<kind>', count: '<count>' } } },
    ),
    phrase('<self:selfWord> enters (the battlefield)? tapped unless <if:condition> .', {
      kind: 'static',
      replaces: { event: self, if: { holds: 'not', of: '<if>' }, tapped: true },
    }),
  ],
  /** Spells, as what is cast: "creature spells". */
  spellCast: [phrase('<spell:many>')],
  statement: [
    phrase('<affects:objects> <changes:changings>', {
      kind: 'static',
      affects: '<affects>',
      changes: '<changes>',
    }),
    phrase('<affects:objects> <rules:restrictions>', {
      kind: 'static',
      affects: '<affects>',
      rules: '<rules>',
    }),
    phrase('<affects:objects> <changes:changings> and <rules:restrictions>', {
      kind: 'static',
      affects: '<affects>',
      changes: '<changes>',
      rules: '<rules>',
    }),
    phrase('<self:selfWord> enters (the battlefield)? tapped', {
      kind: 'static',
      replaces: { event: self, tapped: true },
    }),
    phrase('<like:spellCast> cost <more:mana> more to cast', {
      kind: 'static',
      costs: [{ of: 'spells', like: '<like>', more: [{ pay: 'mana', cost: '<more>' }] }],
    }),
    phrase('<like:spellCast> your opponents cast cost <more:mana> more to cast', {
      kind: 'static',
      costs: [{ of: 'spells', by: 'opponents', like: '<like>', more: [{ pay: 'mana', cost: '<more>' }] }],
    }),
    phrase('<like:spellCast> you cast cost { <less:digits> } less to cast', {
      kind: 'static',
      costs: [{ of: 'spells', by: 'you', like: '<like>', less: '<less>' }],
    }),
    phrase('you control enchanted <noun:nounMeant>', {
      kind: 'static',
      affects: 'attached',
      changes: [{ change: 'control', by: 'you' }],
    }),
    phrase('you have no maximum hand size', {
      kind: 'static',
      players: 'you',
      rules: [{ rule: 'maximumHandSize', number: 'none' }],
    }),
    phrase("players can't gain life", {
      kind: 'static',
      players: 'everyone',
      rules: [{ rule: 'cantGainLife' }],
    }),
    phrase("<self:selfWord>'s power and toughness are each equal to <n:quantity>", {
      kind: 'static',
      characteristicDefining: true,
      changes: [{ change: 'setPowerToughness', power: '<n>', toughness: '<n>' }],
    }),
    phrase("<self:selfWord>'s power is equal to <n:quantity>", {
      kind: 'static',
      characteristicDefining: true,
      changes: [{ change: 'setPowerToughness', power: '<n>' }],
    }),
  ],
};
