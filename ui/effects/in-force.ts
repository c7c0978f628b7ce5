import { listed, playerName } from '../../machines/game/words.ts';
import type { ContinuousEffect, DelayedTrigger, Game, Permission } from '../../machines/rules/index.ts';
import { lasting, whyItBegan } from '../table/index.ts';
import { effectWords } from './effect-words.ts';
import { type InForce, there, whose } from './entry.ts';
import { planned } from './planned.ts';
import { statics } from './static.ts';

/** All that is in force now, in the order in which it began; what permanents do by being there last. */
export const inForce = (game: Game): readonly InForce[] => all(game).map((inWords) => inWords());

/** How much that is: counted without putting it into words. */
export const howMuchIsInForce = (game: Game): number => all(game).length;

const all = (game: Game): readonly (() => InForce)[] => [
  ...planned(game),
  ...game.effects.map((effect) => () => ofEffect(game, effect)),
  ...game.delayed.map((delayed) => () => ofDelayed(game, delayed)),
  ...game.permissions.map((given) => () => ofPermission(game, given)),
  ...statics(game),
];

const ofDelayed = (game: Game, delayed: DelayedTrigger): InForce => ({
  ...whose(game, delayed),
  key: `delayed ${delayed.id}`,
  kind: 'delayed',
  rule: '603.7',
  words: effectWords(game, delayed.ref),
  lasts: delayed.until === null || delayed.until === 'forever' ? 'until it triggers' : lasting(delayed.until),
  left: '',
  affected: there(game, delayed.about),
  about: '',
  why: (happened) => whyItBegan(happened, delayed.id),
});

function ofPermission(game: Game, given: Permission): InForce {
  const deed = given.onlyCast === true ? 'cast' : 'play';
  const free = given.withoutPaying ? ' without paying its mana cost' : '';
  return {
    ...whose(game, { source: given.source, controller: given.player }),
    key: `permission ${given.id}`,
    kind: 'permission',
    rule: '601.3',
    words: `${playerName(game, given.player)} may ${deed} it${free}.`,
    lasts: lasting(given.until),
    left: '',
    affected: there(game, given.objects),
    about: '',
    why: (happened) => whyItBegan(happened, given.id),
  };
}

function ofEffect(game: Game, effect: ContinuousEffect): InForce {
  const { beginsInTurnOf, id, next, once, players, ref, shield, until } = effect;
  return {
    ...whose(game, effect),
    key: `effect ${id}`,
    ...kindOf(effect),
    why: (happened) => whyItBegan(happened, id),
    words: effectWords(game, ref, effect),
    lasts: lasting(until),
    left: shield !== null ? `${shield} left` : once && next === undefined ? 'once' : '',
    affected: there(game, effect.objects),
    about: [
      players === null ? '' : listed(players.map((player) => playerName(game, player))),
      next === undefined ? '' : `waits for the next such spell of ${playerName(game, next.player)}`,
      beginsInTurnOf === undefined ? '' : `begins with the next turn of ${playerName(game, beginsInTurnOf)}`,
    ]
      .filter((word) => word !== '')
      .join('; '),
  };
}

function kindOf({ replacement, rules, changes }: ContinuousEffect): Pick<InForce, 'kind' | 'rule'> {
  if (replacement !== null)
    return { kind: 'replacement', rule: 'prevent' in replacement ? '615.1' : '614.1' };
  return rules.length > 0 && changes.length === 0
    ? { kind: 'rules', rule: '613.11' }
    : { kind: 'continuous', rule: '611.2' };
}
