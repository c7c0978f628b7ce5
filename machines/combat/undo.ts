import {
  type ActivatedMana,
  allowed,
  call,
  done,
  forbidden,
  type Game,
  keepCheckpoint,
  type Outcome,
  type PlayerId,
  part,
  popFrame,
  procedureOf,
  type Refusal,
  type Running,
  reversal,
  reversing,
  rewinding,
  type Verdict,
  write,
} from '../rules/index.ts';

const declarations: readonly string[] = ['declareAttackers', 'declareBlockers'];

/**
 * Keeps the moment before a declaration to come back to (508.1, 509.1). The procedure's own frame comes back to its
 * first step, so that the player declares again.
 */
export function keepForAnother(game: Game): void {
  write(game).frame().step = 'declare';
  keepCheckpoint(game);
}

/** What a declaration remembers of how it is undone. */
export interface Declaring {
  readonly player: PlayerId;
  /** The mana abilities activated meanwhile. */
  readonly mana: readonly ActivatedMana[];
  /** Its player gave it up, rather than being unable to pay for it. */
  readonly givenUp?: boolean;
}

/** The step of a declaration that can't be completed, or is given up: it is undone, and the first step is taken again. */
export function undoDeclaration(_game: Game, { frame, memory }: Running<Declaring>): Outcome<'declare'> {
  const { givenUp = false, player } = memory;
  const isAttack = frame.procedure === 'declareAttackers';
  const verb = isAttack ? 'attack' : 'block';
  const unpaid: Refusal = {
    rule: isAttack ? '508.1j' : '509.1f',
    because: '{p0} can’t pay what it costs to {verb}.',
    objects: [],
    players: [player],
    values: { verb },
  };
  const illegal = reversal(player, null, `The declaration of ${verb}ers`, givenUp ? null : [unpaid]);
  return call('undoDeclaration', { illegal }, { then: 'declare' });
}

/** Undoing a declaration, with the mana abilities that the players want reversed (733.1). */
export const undoing = procedureOf('undoDeclaration', '733.1', rewinding, [
  reversing,
  part(rewinding, ['over'], [], { over: () => done() }),
]);

/**
 * May this player give up the declaration whose costs are being paid (733.1)? Refuses unless that player's payment for
 * attacking or blocking is what is asked.
 */
export function mayAbandonDeclaration(game: Game, player: PlayerId): Verdict {
  if (
    game.pending?.kind !== 'payment' ||
    !game.frames.some(({ procedure: name }) => declarations.includes(name))
  )
    return forbidden('733.1', 'No costs to attack or block are being paid now.');
  return game.pending.decider === player || game.pending.player === player
    ? allowed
    : forbidden('733.1', '{p0} isn’t paying.', [], { players: [player] });
}

/** Gives the declaration up: what was under way for it is left. `run` the game after it, and it is undone. */
export function abandonDeclaration(game: Game): void {
  const { root } = write(game);
  root.pending = null;
  root.decisions += 1;
  const declaring = game.frames.findLastIndex(({ procedure: name }) => declarations.includes(name));
  for (const { procedure: name } of game.frames.slice(declaring + 1).toReversed()) popFrame(game, name);
  const frame = write(game).frame();
  frame.step = 'undo';
  frame.memory = { ...frame.memory, givenUp: true };
}
