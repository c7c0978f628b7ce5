/** How a text calls afterwards what an instruction found or made. */
import type { Filter, Instruction } from '../../state/vocabulary/index.ts';
import { type Context, itself } from './context.ts';
import {
  asDamaged,
  asExiled,
  asRevealed,
  asSubject,
  asYours,
  holds,
  isSeveral,
} from './expressions/index.ts';
import { nounText, yourOwn } from './nouns.ts';
import { refersTo } from './taking.ts';

/** What a creature card became is called a creature where a later sentence begins with it. */
export function sayName(instruction: Instruction, as: string, context: Context): void {
  context.names.set(as, nameOf(instruction));
  if (instruction.do === 'create' && instruction.count !== undefined && instruction.count !== 1)
    context.names.set(as, 'those tokens');
  if (instruction.do === 'dealDamage') context.mentioned.add(asDamaged(as));
  if (instruction.do === 'reveal' && holds(instruction.what, 'named'))
    context.names.set(asRevealed(as), 'revealed');
  if (instruction.do === 'exile')
    context.names.set(asExiled(as), holds(instruction.what, 'all') ? 'all exiled' : 'exiled');
  if (instruction.do === 'exile' && instruction.what === 'self' && context.face.pronoun !== undefined)
    context.names.set(as, itself(context.face, 'object'));
  if (isOfMany(instruction)) context.names.set(as, 'those cards');
  if (instruction.do === 'copyCard' && isSeveral(instruction.what, context))
    context.names.set(as, 'the copies');
  if (isOwnCard(instruction)) context.names.set(asYours(as), 'card');
  if (
    instruction.do === 'choose' &&
    instruction.count.max !== 1 &&
    ('zone' in instruction.from || isOnBattlefield(instruction))
  )
    context.names.set(as, `those ${nounText(instruction.from, 'many')}`);
  if (
    instruction.do === 'choose' &&
    instruction.who !== undefined &&
    instruction.count.max !== 1 &&
    isOnBattlefield(instruction)
  )
    context.names.set(as, `the chosen ${nounText(instruction.from, 'many')}`);
  if (instruction.do !== 'move' || instruction.to.zone !== 'battlefield') return;
  const { what } = instruction;
  if (holds(what, 'all')) context.names.set(as, `those ${nounText({ type: what.all.type ?? [] }, 'many')}`);
  const said = holds(what, 'named') ? (context.names.get(what.named) ?? '') : '';
  if (/ from your (hand|graveyard)\b/.test(said)) context.names.set(asYours(as), 'permanent');
  // "That creature" where what died was attached to.
  if ((holds(what, 'event') || refersTo(what, 'about')) && context.event.hasLeft)
    context.names.set(asSubject(as), context.attached.replace(/^\w+ /, 'that '));
  const isOfCreature = holds(what, 'target')
    ? context.targets[what.target]?.objects?.type === 'creature'
    : /\bcreature card\b/.test(said);
  if (isOfCreature) context.names.set(asSubject(as), 'that creature');
}

/** Whether it reveals or chooses a card of your library or graveyard, which stays there for now. */
const isOwnCard = (instruction: Instruction): boolean =>
  instruction.do === 'reveal'
    ? holds(instruction.what, 'top') && instruction.what.of === 'you'
    : instruction.do === 'choose' &&
      ('zone' in instruction.from ? instruction.from.owner === 'you' : isInLibrary(instruction.from));

/** Whether it chooses among cards that were found in a library, and are there still. */
const isInLibrary = (from: Extract<Instruction, { do: 'choose' }>['from']): boolean =>
  'like' in from && from.like?.zone === 'library';

/** How later sentences call what this was done to. */
const nameOf = (instruction: Instruction): string =>
  instruction.do === 'dealDamage'
    ? 'a creature dealt damage this way'
    : instruction.do === 'copyCard'
      ? 'the copy'
      : isNoCard(instruction)
        ? 'it'
        : instruction.do === 'create'
          ? 'that token'
          : isOnBattlefield(instruction)
            ? `that ${nounText(instruction.from, 'one')}`
            : 'that card';

/** Whether it draws, mills, looks at, reveals or exiles several cards. */
const isOfMany = (instruction: Instruction): boolean => {
  if (instruction.do === 'draw' || instruction.do === 'mill') return instruction.count !== 1;
  const what =
    instruction.do === 'look'
      ? instruction.at
      : instruction.do === 'reveal' || instruction.do === 'exile'
        ? instruction.what
        : undefined;
  if (instruction.do === 'exile' && holds(what, 'all')) return yourOwn(what.all) === undefined;
  return holds(what, 'union') || (holds(what, 'top') && what.top !== 1);
};

/** Whether it chooses among permanents. */
const isOnBattlefield = (
  instruction: Instruction,
): instruction is Extract<Instruction, { do: 'choose' }> & { readonly from: Filter } =>
  instruction.do === 'choose' && !('zone' in instruction.from || 'among' in instruction.from);

/** What went to the battlefield as this did it is a card no longer, and a token is none. */
const isNoCard = (instruction: Instruction): boolean =>
  instruction.do === 'createCopy' ||
  instruction.do === 'manifest' ||
  (instruction.do === 'choose' && 'zone' in instruction.from) ||
  (instruction.do === 'move' && instruction.to.zone === 'battlefield');
