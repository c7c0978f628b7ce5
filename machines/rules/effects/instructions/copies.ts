/** Copies: tokens that are copies (707.2, 111.2), permanents that become copies (707.4). */
import { copying, isFaceDown, isPermanent, objectAt, objects } from '../../characteristics/index.ts';
import { entering, makeTokens } from '../../events/index.ts';
import type { Copied } from '../../state/copied.ts';
import { emptyEffect } from '../../state/empty-effect.ts';
import type { EventOf, GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { TextRef } from '../../state/identity.ts';
import { noMemory } from '../../state/memory.ts';
import type { GameObject } from '../../state/object.ts';
import { happen } from '../../state/procedure.ts';
import { faceDownText } from '../../state/rule-texts.ts';
import type { Scope } from '../../state/scope.ts';
import type { CopyException } from '../../state/vocabulary/index.ts';
import { beginEffect, durationBegins } from './effect.ts';
import { enteringCombat, linkedTo, remembering } from './going.ts';
import { atOnce, finished, type InstructionOf, meaning } from './meaning.ts';
import { eventsOf, moved, these } from './named.ts';
import { amountOf, forEach, whoOf } from './who.ts';

/** An instruction that copies, where it is read. */
interface Copies {
  readonly instruction: { readonly except?: readonly CopyException[] };
  readonly ref: TextRef;
  readonly scope: Scope;
}

/** What a copy of this object is by an instruction; null for what can't be copied. */
export function copyBy(
  game: Game,
  { instruction, ref, scope }: Copies,
  of: GameObject,
  more: { readonly onto?: GameObject; readonly bothFaces?: true },
): Copied | null {
  const onStack = scope.onStack === null ? null : (game.objects[scope.onStack] ?? null);
  const copy = copying(game, of, {
    scope,
    exceptions: instruction.except ?? [],
    ref: `${ref}.except`,
    ability: onStack?.stack?.ability ?? null,
    onto: more.onto ?? null,
    ...(more.bothFaces && { bothFaces: true }),
  });
  const { timestamp } = game.next;
  return copy === null ? null : { ...copy.values, of: of.id, timestamp, pair: timestamp };
}

/** Tokens that are copies of objects (707.2, 111.2), as those are now or last were (608.2h). */
export const createCopy = atOnce(
  'createCopy',
  '707.2',
  (game, reading) => {
    const { instruction, scope } = reading;
    return whoOf(game, scope, instruction.who).flatMap((player) => {
      const spoken = forEach(scope, player);
      const count = amountOf(game, spoken, instruction.count ?? 1);
      if (count === 0) return [];
      return objects(game, spoken, instruction.of).flatMap((id) =>
        tokenCopies(game, { ...reading, scope: spoken }, player, objectAt(game, id), count),
      );
    });
  },
  moved,
);

type CreateCopies = Copies & {
  readonly instruction: Pick<
    InstructionOf<'createCopy'>,
    'tapped' | 'attacking' | 'blocking' | 'link' | 'remembers'
  >;
};

/** Tokens with the faces of what they are copies of, the same one up (707.8a). */
function tokenCopies(
  game: Game,
  reading: CreateCopies,
  player: number,
  of: GameObject,
  count: number,
): readonly GameEvent[] {
  const { instruction, scope } = reading;
  const copied = copyBy(game, reading, of, { bothFaces: true });
  if (copied === null) return [];
  const token = isFaceDown(of) ? (of.faceDownAs ?? faceDownText) : of.definition;
  const isPrinted = copied.exceptions.length === 0 && copied.face === null && copied.definition === token;
  return [
    makeTokens(player, token, count, {
      copyOf: of.id,
      ...(!isPrinted && { copied }),
      linked: linkedTo(scope, instruction.link),
      entering: entering(player, {
        ...remembering(game, scope, instruction.remembers, copied.pair),
        face: of.face === 1 && of.components === undefined && !isFaceDown(of) ? 1 : 0,
        tapped: instruction.tapped === true,
        ...enteringCombat(game, scope, instruction),
      }),
    }),
  ];
}

/**
 * Permanents become copies of an object (707.4): they don't enter or leave, and other effects go on to apply to them.
 * For good, or until the duration ends.
 */
export const becomeCopy = meaning('becomeCopy', '707.4', noMemory, ['begin', 'end'], {
  begin(game, reading) {
    const { instruction, scope, ref } = reading;
    const [copied] = objects(game, scope, instruction.of);
    const of = copied === undefined ? undefined : game.objects[copied];
    if (of === undefined || of === null) return finished();
    const becoming = objects(game, scope, instruction.what).filter(
      (id) => isPermanent(game, id) && durationBegins(game, { ...scope, it: id }, instruction.until),
    );
    const events = becoming.flatMap((id): GameEvent[] => {
      const copy = copyBy(game, reading, of, { onto: objectAt(game, id) });
      if (copy === null) return [];
      const become: EventOf<'becomeCopy'> = { type: 'becomeCopy', object: id, of: of.id };
      if (instruction.until === 'forever') return [{ ...become, copied: copy }];
      return [
        become,
        beginEffect(game, {
          ...emptyEffect(game, scope, ref),
          until: instruction.until,
          objects: [id],
          copied: copy,
        }),
      ];
    });
    return happen('707.4', events, { then: 'end' });
  },
  end: (_game, { frame }) => {
    return finished(these(eventsOf(frame.happened, 'becomeCopy').map(({ object }) => object)));
  },
});
