import { nameOf } from '../../machines/game/index.ts';
import { playerName, whyNot } from '../../machines/game/words.ts';
import {
  abilityAt,
  characteristics,
  expand,
  type Game,
  type Happened,
  type LinkedDeed,
  type ObjectId,
  type TextRef,
  type WhyLinked,
  whyLinked,
} from '../../machines/rules/index.ts';
import { abilityWordsOf } from './words.ts';

/** A linked ability in words: what it says, what it refers to, and by what that was done. */
export interface Linked {
  readonly link: string;
  readonly rule: string;
  readonly words: string;
  /** What the abilities say that it is linked to. */
  readonly linkedTo: readonly string[];
  readonly deeds: readonly Deed[];
  /** Why it refers to nothing; empty where it does to something. */
  readonly refusals: readonly { readonly rule: string; readonly sentence: string }[];
}

export interface Deed {
  readonly words: string;
  readonly object: ObjectId | null;
  /** When it was done, as far as that is known: "turn 3, event 57". */
  readonly when: string;
  readonly isGone: boolean;
}

/** What each linked ability of an object refers to (607), looked up in what has happened. */
export const linksOf = (game: Game, id: ObjectId, happened?: readonly Happened[]): readonly Linked[] =>
  whyLinked(game, id, happened).map((why) => ({
    link: why.link,
    rule: why.rule,
    words: wordsOf(game, id, why.ref),
    linkedTo: othersOf(why).map((ref) => wordsOf(game, id, ref)),
    deeds: why.did.map((deed) => deedOf(game, deed)),
    refusals: whyNot(game, why.verdict),
  }));

/** The abilities that it is linked to besides itself (607.1c). */
const othersOf = ({ linkedTo, ref }: WhyLinked): readonly TextRef[] =>
  linkedTo.filter((other) => other !== ref);

function wordsOf(game: Game, id: ObjectId, ref: TextRef): string {
  const had = characteristics(game, id)
    .abilities.flatMap((one) => [one, ...expand(one)])
    .find((one) => one.ref === ref);
  return abilityWordsOf(game, id, had ?? { ability: abilityAt(game, ref), ref, from: null });
}

function deedOf(game: Game, { event, isGone, turn, what }: LinkedDeed): Deed {
  const words =
    'object' in what
      ? nameOf(game, what.object)
      : 'player' in what
        ? playerName(game, what.player)
        : String(what.value);
  const when = [
    ...(turn === null ? [] : [`turn ${turn}`]),
    ...(event === null ? [] : [`event ${event}`]),
  ].join(', ');
  return { words, object: 'object' in what ? what.object : null, when, isGone };
}
