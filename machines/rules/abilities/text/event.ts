/** What a text needs to know of the event that its ability triggers on, to speak of it afterwards. */
import type { Ability, Filter, TriggerCondition } from '../../state/vocabulary/index.ts';

export interface EventWords {
  /** Whether what it was about is always "it", always "that land", or one of both by its place. */
  readonly is: 'subject' | 'object' | 'known';
  /** What it was about, and what else was part of it: "creature", "spell or ability". */
  readonly nouns: { readonly object: string; readonly other: string };
  /** Whether what it was about has left the battlefield by it. */
  readonly hasLeft: boolean;
  /** Whether it is one between this object and another. */
  readonly hasOther: boolean;
  /** Whether it is told of the source of damage: "whenever a creature deals damage". */
  readonly isOfSource: boolean;
  /** Whether it is that something enters: "whenever another creature enters". */
  readonly isEntering: boolean;
  /** Whether it is that a draw step begins, in which a card is drawn anyway. */
  readonly isDrawStep: boolean;
  /** Whether it names the player under whose control that is: "whenever a land an opponent controls enters". */
  readonly namesController: boolean;
  /** Whether it is of what you don't control, or may not: who then does something is said, also of you. */
  readonly mayBeOfOthers: boolean;
}

/** What the event of this ability is called; of what doesn't trigger as if it were of a card. */
export function eventWords(ability: Ability): EventWords {
  const when = ability.kind === 'triggered' ? ability.when : [];
  const every = (asked: (one: TriggerCondition) => boolean): boolean => when.length > 0 && when.every(asked);
  return {
    is: every((one) => one.on === 'tappedForMana' && one.by !== undefined)
      ? 'object'
      : every(({ on }) => on === 'tappedForMana' || on === 'manaAdded')
        ? 'subject'
        : 'known',
    nouns: nouns(when),
    hasLeft: every(isLeaving),
    hasOther: every(isWithOther),
    isOfSource: every((one) => one.on === 'dealsDamage' && one.source !== undefined),
    isEntering: every(({ on }) => on === 'enters'),
    isDrawStep: every((one) => one.on === 'begins' && one.step === 'draw'),
    namesController: every(
      (one) => one.on === 'enters' && typeof one.object === 'object' && one.object.controller === 'opponents',
    ),
    mayBeOfOthers: every(
      (one) =>
        (one.on === 'attacks' && typeof one.object === 'object' && one.object.notController === 'you') ||
        (one.on === 'dealsDamage' && typeof one.source === 'object' && one.source.among !== undefined),
    ),
  };
}

/** A card where it left, else by its kind. */
function nouns(when: readonly TriggerCondition[]): EventWords['nouns'] {
  const [first] = when;
  switch (first?.on) {
    case 'cast': {
      const orAbility = when.some(({ on }) => on === 'activated') ? ' or ability' : '';
      return { object: `spell${orAbility}`, other: 'creature' };
    }
    case 'becomesTarget':
      return { object: kindOf(first.object), other: first.ofSpell ? 'spell' : 'spell or ability' };
    case 'turnedFaceUp':
      return { object: kindOf(lastOf(when) ?? first.object), other: 'creature' };
    case 'dealsDamage':
      return { object: kindOf(first.to ?? 'self'), other: 'creature' };
    case 'dealtDamage':
      return { object: kindOf(first.object ?? 'self'), other: 'creature' };
    case 'attacks':
    case 'enters':
    case 'tappedForMana':
      return { object: kindOf(first.object), other: 'creature' };
    default:
      return { object: 'card', other: 'creature' };
  }
}

/** What the last of several conditions is about: "this creature or another creature you control". */
function lastOf(when: readonly TriggerCondition[]): 'self' | Filter | undefined {
  const last = when.at(-1);
  return last?.on === 'turnedFaceUp' ? last.object : undefined;
}

const kindOf = (object: 'self' | 'attached' | Filter): string =>
  typeof object === 'object' && typeof object.type === 'string' ? object.type : 'permanent';

/** Something leaves the battlefield. */
const isLeaving = (when: TriggerCondition): boolean =>
  ['dies', 'leaves', 'sacrificed', 'destroyed'].includes(when.on) ||
  (when.on === 'putInto' && when.from === 'battlefield');

/** This object blocks, is blocked or becomes a target: what it does with another. */
const isWithOther = (when: TriggerCondition): boolean =>
  (when.on === 'blocks' && when.object === 'self' && when.blocked !== undefined) ||
  (when.on === 'becomesBlocked' && when.object === 'self' && when.by !== undefined) ||
  (when.on === 'becomesTarget' && when.object === 'self');
