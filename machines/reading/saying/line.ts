/** Several abilities that one paragraph says: "Reveal the first card you draw each turn. Whenever you reveal …". */
import { isFields, isList, wordOf } from '../../wording/meaning.ts';
import { given } from '../../wording/print.ts';
import type { Sketch } from '../../wording/sketch.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { couldBe } from '../../wording/unify.ts';
import { grammar } from '../../words/index.ts';
import { type Fields, fields } from '../talk.ts';
import { agreementFor, quotedBy } from './ability.ts';
import { dressed, meantIn } from './dressed.ts';
import { effectSaid, type Frame, upTo } from './effect.ts';
import { means, type Speaker } from './same.ts';
import { whereIn } from './sentences.ts';
import { saidOfSome } from './several.ts';
import { speechOf } from './speech.ts';
import { triedOf } from './tried.ts';
import { mannerOf } from './ways/index.ts';

/** How many of the first of these abilities a phrase for a paragraph might say at once. */
export function severalIn(category: string, abilities: readonly Fields[]): number {
  for (const way of grammar.ways(category)) {
    const parts = way.is === 'phrase' && isList(way.means) ? way.means : [];
    const [only] = parts;
    if (parts.length === 1 && isFields(only) && only.said !== undefined) {
      const [some] = saidOfSome(wordOf(only.said), abilities);
      if (some !== undefined) return some.taken;
    } else if (
      parts.length > 1 &&
      parts.every((part, index) => {
        const ability = abilities[index];
        return ability !== undefined && couldBe(part, ability) && canBeLike(part, ability);
      })
    )
      return parts.length;
  }
  return 1;
}

/** Whether it has all fields that a pattern has: `couldBe` asks for the kinds of words alone. */
const canBeLike = (pattern: Meaning, ability: Fields): boolean =>
  Object.keys(fields(pattern)).every((field) => ability[field] !== undefined);

/** Abilities in a phrase that says them all. */
export function severalSaid(
  abilities: readonly Fields[],
  category: string,
  speaker: Speaker,
): Sketch | undefined {
  const [first = {}] = abilities;
  const speech = speechOf(speaker.bearer, mannerOf(first), speaker.budget, (inner) =>
    quotedBy(speech, inner, speaker),
  );
  const by = agreementFor(first, speaker.bearer);
  const wholes: Fields[] = [];
  for (const ability of abilities) {
    const { effect, targets: _targets, ...others } = ability;
    const meant = meantIn(ability, speaker.exiled);
    const whole = fields(dressed(others, meant));
    if (isList(effect)) {
      const frame: Frame = {
        meant,
        where: whereIn(ability, speaker.bearer),
        said: (said) => ({ ...others, effect: said }),
        wanted: (done, chosen) => [upTo(ability, done, chosen)],
      };
      const sketch = effectSaid(effect, frame, speaker, speech, by);
      if (sketch === undefined) return undefined;
      whole.effect = given(speech, 'effect', sketch);
    }
    wholes.push(whole);
  }
  for (const said of triedOf(speech, category, wholes, by, 0))
    if (means(said.meaning, abilities, speaker)) return said.sketch;
  return undefined;
}
