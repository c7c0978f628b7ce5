import { by, is } from '../../rules/events/looking.ts';
import { abilityAt } from '../../rules/state/text.ts';
import type { Ability } from '../../rules/state/vocabulary/abilities.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { also, phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

export interface Activated {
  readonly on: 'activated';
  readonly by?: Players;
  readonly source: 'self' | Filter;
  /** There is an {X} in its activation cost. */
  readonly costsX?: true;
  readonly notMana?: true;
  /** "Activates a mana ability": what triggers on that can be a mana ability itself (605.1b). */
  readonly onlyMana?: true;
}

/** `object` is the ability on the stack. */
export const activated: TriggerWord<Activated, ['object', 'source', 'player']> = {
  shape: {
    by: 'players?',
    source: 'self or filter',
    costsX: 'flag?',
    notMana: 'flag?',
    onlyMana: 'flag?',
  },
  said: {
    turnDoing: [
      phrase('[activate] an ability', [{ on: 'activated', by: '<who>', source: {} }]),
      phrase('[activate] an ability with {X} in its activation cost', [
        { on: 'activated', by: '<who>', source: {}, costsX: true },
      ]),
      phrase('[activate] a mana ability', [{ on: 'activated', by: '<who>', source: {}, onlyMana: true }]),
      phrase('[activate] a mana ability of a|an <source:one>', [
        { on: 'activated', by: '<who>', source: '<source>', onlyMana: true },
      ]),
      phrase("[activate] an ability that isn't a mana ability", [
        { on: 'activated', by: '<who>', source: {}, notMana: true },
      ]),
      phrase('[activate] an ability of a|an <source:one>', [
        { on: 'activated', by: '<who>', source: '<source>' },
      ]),
      also("[activate] an ability of a|an <source:one> , if it isn't a mana ability", [
        { on: 'activated', by: '<who>', source: '<source>', notMana: true },
      ]),
      phrase("[activate] an ability of a|an <source:one> that isn't a mana ability", [
        { on: 'activated', by: '<who>', source: '<source>', notMana: true },
      ]),
    ],
  },
  events: ['activate'],
  gives: ['object', 'source', 'player'],
  looksBack: false,
  matches: (looking, condition, event) =>
    event.type === 'activate' &&
    !(condition.notMana === true && event.mana) &&
    !(condition.onlyMana === true && !event.mana) &&
    (condition.costsX !== true || costsX(abilityAt(looking.game, event.ability))) &&
    by(looking, condition.by, event.player) &&
    is(looking, condition.source, event.source)
      ? { object: event.object, source: event.source, player: event.player }
      : null,
  isOfMana: ({ onlyMana }) => onlyMana === true,
};

/** Whether there is an {X} in its activation cost. */
const costsX = (ability: Ability): boolean =>
  ability.kind === 'activated' &&
  ability.cost.some((part) => part.pay === 'mana' && part.cost.includes('{X}'));
