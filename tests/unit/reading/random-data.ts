/** Abilities made at random from the forms that check them, and from parts of those that known cards have. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { cards } from '../../../machines/cards/index.ts';
import { ability } from '../../../machines/rules/abilities/check/abilities.ts';
import type { Form } from '../../../machines/rules/abilities/check/form.ts';
import type { Check } from '../../../machines/rules/abilities/check/shape.ts';
import { rewritten } from '../../../machines/rules/abilities/check/walk.ts';

/** A number from 0 to `below` - 1. */
export type Draw = (below: number) => number;

/** The same numbers for the same seed. */
export function drawing(seed: number): Draw {
  const generator = xoroshiro128plus(seed);
  return (below) => uniformInt(generator, 0, below - 1);
}

const oneOf = <T>(of: readonly T[], draw: Draw): T => of[draw(of.length)] as T;

/** Words for fields that take any text, or one that fits a pattern. */
const texts = ['Goblin', 'Elf', 'Forest', 'Aura', 'Equipment', '+1/+1', 'charge', 'it', 'flying'];
const patterned = ['{1}', '{G}', '{2}{U}', '{X}{R}', '{C}', '2', '*', '1+*'];

/** Within so many words inside one another what may be absent is absent. */
const deepest = 5;

/** Words of this form. */
function made(check: Check, draw: Draw, depth: number, known: Pool): unknown {
  const { form } = check;
  switch (form.is) {
    case 'text':
    case 'name':
      return oneOf(texts, draw);
    case 'number':
      return draw(4) + (form.least === undefined ? 0 : Math.max(0, form.least));
    case 'word':
      return oneOf(form.words, draw);
    case 'pattern':
      return patterned.find((one) => form.pattern.test(one)) ?? 'none';
    case 'list':
      return Array.from({ length: form.length ?? 1 + (draw(4) === 0 ? 1 : 0) }, () =>
        made(form.of, draw, depth + 1, known),
      );
    case 'fields':
      return withFields(form, draw, depth, known);
    case 'either':
      return made(oneOf(form.of, draw), draw, depth, known);
    case 'later':
      return made(form.of(), draw, depth, known);
    case 'family': {
      const others = known.get(form.family) ?? [];
      const isKnown = others.length > 0 && (depth >= deepest || draw(3) > 0);
      return isKnown ? oneOf(others, draw) : made(form.of, draw, depth, known);
    }
    default:
      return form satisfies never;
  }
}

function withFields(
  { fields, word }: Form & { readonly is: 'fields' },
  draw: Draw,
  depth: number,
  known: Pool,
): unknown {
  const parts = Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
    const isThere = typeof field === 'function' || (depth < deepest && draw(8) === 0);
    const check = typeof field === 'function' ? field : field.maybe;
    return isThere ? [[key, made(check, draw, depth + 1, known)]] : [];
  });
  return Object.fromEntries(word === undefined ? parts : [[...word], ...parts]);
}

/** What known cards say of each family. */
type Pool = ReadonlyMap<string, readonly unknown[]>;

function poolOf(abilities: readonly unknown[]): Pool {
  const pool = new Map<string, unknown[]>();
  for (const one of abilities)
    rewritten(one, ability, (part, family) => {
      pool.set(family, [...(pool.get(family) ?? []), part]);
      return part;
    });
  return pool;
}

/** The same ability with one part made anew. */
function withAnother(whole: unknown, draw: Draw, known: Pool): unknown {
  let parts = 0;
  rewritten(whole, ability, (part) => {
    parts++;
    return part;
  });
  const which = draw(parts);
  let at = 0;
  return rewritten(whole, ability, (part, family) => {
    if (at++ !== which) return part;
    const others = known.get(family) ?? [];
    return others.length > 0 ? oneOf(others, draw) : part;
  });
}

const knownAbilities = (): readonly unknown[] =>
  [...new Set(Object.values(cards))].flatMap(({ abilities = [] }) => abilities);

/** Makes an ability for each seed: one made of words alone, or a known one of which parts are others. */
export function makeAbilities(): (seed: number) => unknown {
  const all = knownAbilities();
  const known = poolOf(all);
  return (seed) => {
    const draw = drawing(seed);
    if (draw(4) === 0) return made(ability, draw, 0, new Map([...known, ['ability', []]]));
    let one = oneOf(all, draw);
    for (let more = 1 + draw(2); more > 0; more--) one = withAnother(one, draw, known);
    return one;
  };
}
