import { EngineError } from './error.ts';
import type { Game } from './game.ts';
import type { TextRef } from './identity.ts';
import { inherentTexts } from './inherent.ts';
import { isRecord } from './is-record.ts';
import { type KeywordAction, type KeywordActions, saysAction } from './keyword-action.ts';
import { withoutPair } from './links.ts';
import { readRewording, reworded } from './reworded.ts';
import { ruleDefinitions, ruleTexts, siegeTexts } from './rule-texts.ts';
import { rulesTable } from './table.ts';
import type {
  Ability,
  CardDefinition,
  FaceDefinition,
  Instruction,
  InstructionOf,
  Sticker,
  TokenDefinition,
} from './vocabulary/index.ts';
import { instructionWord } from './word-table.ts';

/**
 * Finds what is printed at a reference: `Card` (a definition), `Card#back`, `Card#abilities.0.effect.1` (a path),
 * and `…/0` after a keyword ability: the first of the abilities that it is short for; `…/effect` after a keyword
 * action: the instructions that it is short for, and `action:behold:Elf#effect` those of one that no card has printed;
 * `rule:305.6#Forest` is an
 * ability that a rule gives, `rule:725.2#endStep` one of a designation; `…~Swamp>Island` is a text with a word changed (612.1); `…@12` a linked ability that is had
 * from elsewhere (607.5). Answers are kept for each table of
 * definitions, which never changes.
 */
export function textAt(game: Pick<Game, 'definitions'>, ref: TextRef): unknown {
  let known = answers.get(game.definitions);
  if (known === undefined) {
    known = new Map();
    answers.set(game.definitions, known);
  }
  if (known.has(ref)) return known.get(ref);
  const found = find(game.definitions, ref);
  known.set(ref, found);
  return found;
}

const answers = new WeakMap<Game['definitions'], Map<TextRef, unknown>>();

function find(definitions: Game['definitions'], marked: TextRef): unknown {
  const ref = withoutPair(marked);
  const hash = ref.indexOf('#');
  const key = hash < 0 ? ref : ref.slice(0, hash);
  let found: unknown =
    definitions[key] ??
    ruleTexts[key] ??
    siegeTexts[key] ??
    inherentTexts[key] ??
    ruleDefinitions[key] ??
    actionAt(key);
  if (found === undefined) throw new EngineError(`No definition is called “${key}” in this game.`);
  if (hash < 0) return found;
  for (const part of ref.slice(hash + 1).split(/(?=[./~])/)) {
    if (part.startsWith('~')) found = reworded(found, ...readRewording(part));
    else if (part === '/effect') found = isRecord(found) && saysAction(found) ? shortFor(found) : undefined;
    else if (part.startsWith('/')) {
      const expanded = expansion(asAbility(found));
      found = expanded[Number(part.slice(1))];
    } else {
      const name = part.startsWith('.') ? part.slice(1) : part;
      found = Array.isArray(found) ? found[Number(name)] : isRecord(found) ? found[name] : undefined;
    }
    if (found === undefined) throw new EngineError(`Nothing is printed at “${ref}”.`);
  }
  return found;
}

function asAbility(value: unknown): Ability {
  return value as Ability;
}

/** The abilities that an ability stands for: those of a keyword that is short for some, else itself alone. */
export function expansion(ability: Ability): readonly Ability[] {
  if (ability.kind !== 'keyword') return [ability];
  return rulesTable().keywords[ability.keyword]?.abilities?.(ability) ?? [];
}

/** The keyword action of this name. */
export function keywordAction(name: string, actions: KeywordActions = rulesTable().actions): KeywordAction {
  const found = actions[name];
  if (found === undefined) throw new EngineError(`There is no keyword action called “${name}”.`);
  return found;
}

/** Where the instruction is found to do a keyword action to pay a cost, by the payer, with the number named `n`. */
export const actionRef = (action: string, quality = ''): TextRef => `action:${action}:${quality}#effect`;

function actionAt(key: string): { readonly effect: readonly Instruction[] } | undefined {
  const [mark, action = '', quality = ''] = key.split(':');
  if (mark !== 'action') return undefined;
  const said = {
    who: 'they',
    n: { number: 'amount', by: 'n' },
    as: 'result',
    ...(quality !== '' && { quality }),
  } as const;
  return { effect: [{ do: 'perform', action, ...said }] };
}

/** The instructions that a keyword action is short for. */
export const shortFor = (words: InstructionOf<'perform'>, actions?: KeywordActions): readonly Instruction[] =>
  keywordAction(words.action, actions).effect(words);

/** The ability printed at a reference. */
export function abilityAt(game: Game, ref: TextRef): Ability {
  return asAbility(textAt(game, ref));
}

/** The sticker printed at a reference, on a sticker sheet. */
export const stickerAt = (game: Pick<Game, 'definitions'>, ref: TextRef): Sticker =>
  textAt(game, ref) as Sticker;

/** The triggered ability that an instruction makes (603.7, 603.12), for its words; null where it is another text. */
export function triggeredAt(game: Game, ref: TextRef): Ability | null {
  const text = textAt(game, ref) as Instruction | Ability;
  return 'do' in text ? (instructionWord(text).makes?.(text) ?? null) : null;
}

/** The card face on which the text at a reference is printed; null for a rule's text, and for one within a token's. */
export function faceWith(game: Game, ref: TextRef): FaceDefinition | null {
  const hash = ref.indexOf('#');
  const card = hash < 0 ? undefined : game.definitions[ref.slice(0, hash)];
  if (card === undefined || card.stickers !== undefined) return null;
  return ref.startsWith('back.', hash + 1) && card.back !== undefined ? card.back : card;
}

/** What an ability says, or the triggered ability that an instruction makes, as it is printed on its card. */
export const wordsOfAbility = (game: Game, ref: TextRef): string =>
  rulesTable().abilityText(triggeredAt(game, ref) ?? abilityAt(game, ref), faceWith(game, ref));

/** The card face or token printed at a reference. */
export function definitionAt(
  game: Pick<Game, 'definitions'>,
  ref: TextRef,
): CardDefinition | FaceDefinition | TokenDefinition {
  return textAt(game, ref) as CardDefinition | FaceDefinition | TokenDefinition;
}
