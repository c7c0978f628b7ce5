/** What it costs to attack or block (508.1h, 509.1d). */
import { characteristics, controllerOf } from '../../rules/characteristics/index.ts';
import type { Defender, Game } from '../../rules/state/game.ts';
import type { PlayerId } from '../../rules/state/identity.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** So much for each creature that attacks who controls the effect, or planeswalkers of theirs. */
export interface CostToAttack {
  readonly rule: 'costToAttack';
  readonly cost: string;
  readonly whom: 'you' | 'youAndPlaneswalkers';
}

export const costToAttack: RuleWord<CostToAttack> = {
  shape: { cost: 'mana cost', whom: { words: { you: true, youAndPlaneswalkers: true } } },
  said: {
    restriction: [
      phrase(
        "can't attack you unless their controller pays <cost:mana> for each creature they control that's attacking you",
        [{ rule: 'costToAttack', cost: '<cost>', whom: 'you' }],
      ),
      phrase(
        "can't attack you or planeswalkers you control unless their controller pays <cost:mana> for each of those creatures",
        [{ rule: 'costToAttack', cost: '<cost>', whom: 'youAndPlaneswalkers' }],
      ),
    ],
  },
  isFor: 'objects',
  costToAttack: (game, { change: { cost, whom }, scope }, defender) =>
    attacksThem(game, whom, scope.you, defender) ? [{ pay: 'mana', cost }] : undefined,
};

/** Whether what attacks `you`, or `you` and planeswalkers `you` control, attacks so by attacking this defender. */
function attacksThem(game: Game, of: CostToAttack['whom'], you: PlayerId, defender: Defender): boolean {
  if ('player' in defender) return defender.player === you;
  return (
    of === 'youAndPlaneswalkers' &&
    characteristics(game, defender.object).types.includes('planeswalker') &&
    controllerOf(game, defender.object) === you
  );
}

export interface CostToBlock {
  readonly rule: 'costToBlock';
  readonly cost: string;
}

export const costToBlock: RuleWord<CostToBlock> = {
  shape: { cost: 'mana cost' },
  said: {
    restriction: [
      phrase("can't block unless their controller pays <cost:mana> for each of those creatures", [
        { rule: 'costToBlock', cost: '<cost>' },
      ]),
    ],
  },
  isFor: 'objects',
  costToBlock: ({ cost }) => [{ pay: 'mana', cost }],
};
