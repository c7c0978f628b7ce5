import {
  type CardDefinition,
  type FaceDefinition,
  isRecord,
  isRuleChange,
  ruleWord,
} from '../../rules/index.ts';
import type { Control, Entry, Scenario, ScriptEntry, Seat } from './form.ts';
import { seatZones } from './form-setup.ts';
import type { ReadScenario } from './read.ts';

/** The control of a scenario as a scenario of its own: the same, without what it shows. */
export function controlOf(read: ReadScenario, control: Control): ReadScenario {
  const { definitions, inControl, lexicon, scenario } = read;
  const without = typeof control.without === 'string' ? [control.without] : (control.without ?? []);
  const isLeftOut = (entry: Entry) => without.includes(typeof entry === 'string' ? entry : entry.card);
  const left = (entries: readonly Entry[] | undefined): Entry[] | undefined =>
    entries?.filter((entry) => !isLeftOut(entry));
  const players = scenario.players.map((seat): Seat => {
    const changed: Seat = { ...seat, ...control.setup?.[seat.name] };
    const kept: Seat = { ...changed };
    for (const zone of seatZones) {
      const entries = left(changed[zone]);
      if (entries !== undefined) kept[zone] = entries;
    }
    return kept;
  });
  const { control: _control, ...rest } = scenario;
  const script: ScriptEntry[] | undefined =
    control.script ??
    scenario.script?.filter((entry) => typeof entry === 'string' && !entry.startsWith('refused '));
  const decide = control.decide ?? scenario.decide?.map(({ refused: _refused, ...one }) => one);
  const turn = control.turn ?? scenario.turn;
  const changed: Scenario = {
    ...rest,
    title: `${scenario.title} — control`,
    players,
    expect: control.expect,
    ...(script && { script }),
    ...(decide && { decide }),
    ...(turn && { turn }),
  };
  return {
    scenario: changed,
    lexicon,
    inControl,
    definitions: Object.fromEntries(
      Object.entries({ ...definitions, ...inControl }).map(([name, card]) => [
        name,
        plainer(card, without, control.withoutAbilities ?? []),
      ]),
    ),
  };
}

/** A card without these keyword abilities, printed or given by what is printed; or without any ability. */
function plainer(card: CardDefinition, keywords: readonly string[], bare: readonly string[]): CardDefinition {
  const face = <Face extends FaceDefinition>(of: Face): Face =>
    of.abilities !== undefined && bare.includes(card.name) ? { ...of, abilities: [] } : of;
  const front = face(card);
  const barer = front.back === undefined ? front : { ...front, back: face(front.back) };
  return keywords.length === 0 ? barer : withoutKeywords(barer, keywords);
}

/** The same words less every one of these keyword abilities that is had, given or created with; what takes one away stays. */
function withoutKeywords<Words>(words: Words, left: readonly string[]): Words;
function withoutKeywords(words: unknown, left: readonly string[]): unknown {
  if (Array.isArray(words))
    return words
      .filter((part) => !givesOneOf(part, left))
      .map((part: unknown) => withoutKeywords(part, left));
  if (!isRecord(words) || words.change === 'removeAbilities') return words;
  return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, withoutKeywords(part, left)]));
}

const givesOneOf = (part: unknown, keywords: readonly string[]): boolean =>
  isRecord(part) &&
  ((part.kind === 'keyword' && typeof part.keyword === 'string' && keywords.includes(part.keyword)) ||
    (isRuleChange(part) && givesOneOf(ruleWord(part).playerHas?.(part), keywords)));
