import {
  abilityAt,
  allowed,
  type CardDefinition,
  call,
  choicesOfPart,
  controllerOf,
  done,
  entering,
  faceUpAsItEnters,
  forbidden,
  type Game,
  type GameEvent,
  go,
  happen,
  holds,
  makeMove,
  noMemory,
  type ObjectId,
  objectAt,
  type Permission,
  procedure,
  programMemory,
  remembering,
  type StackChoices,
  scopeOnStack,
  type TextRef,
  textAt,
  theEnd,
  triggeredAt,
  write,
} from '../rules/index.ts';
import {
  choicesOf,
  isPermanentSpell,
  legalChoices,
  partsOnStack,
  resolvingObject,
  targetsNow,
} from './on-stack.ts';

/** An intervening “if” is checked again (608.2a, 603.4). Returns a verdict. */
export const checkCondition = procedure('checkCondition', '608.2a', noMemory, ['check'], {
  check(game) {
    const id = resolvingObject(game);
    const ref = objectAt(game, id).stack?.ability ?? null;
    // A delayed one is printed as the instruction that made it (603.7a).
    const ability = ref === null ? null : (triggeredAt(game, ref) ?? abilityAt(game, ref));
    if (ability?.kind !== 'triggered' || ability.if === undefined) return done(allowed);
    return holds(game, scopeOnStack(game, id, choicesOf(game, id)), ability.if)
      ? done(allowed)
      : done(forbidden('608.2a', 'The condition of this ability of {0} is no longer true.', [id]));
  },
});

/** Targets are checked again; with all of them illegal it doesn't resolve (608.2b, 608.3b). Returns a verdict. */
export const verifyTargets = procedure('verifyTargets', '608.2b', noMemory, ['check'], {
  check(game) {
    const id = resolvingObject(game);
    const legal = targetsNow(game, id).flatMap((one) => one.legal);
    return legal.length > 0 && !legal.includes(true)
      ? done(forbidden('608.2b', 'No target of {0} is legal any more.', [id]))
      : done(allowed);
  },
});

/** Its instructions are followed, part after part, in the order written (608.2c). */
export const followInstructions = procedure(
  'followInstructions',
  '608.2c',
  remembering<{
    readonly part: number;
    readonly choices: StackChoices;
  }>({ part: 'number, later', choices: 'record, later' }),
  ['verify', 'follow'],
  {
    verify: (game) => go('follow', { part: 0, choices: legalChoices(game, resolvingObject(game)) }),

    follow(game, { memory: { part, choices } }) {
      const id = resolvingObject(game);
      const next = game.ending === null ? partsOnStack(game, id)[part] : undefined;
      if (next === undefined) return done();
      const remember = { part: part + 1 };
      if (next.effect === null || !hasEffect(game, next.effect)) return go('follow', remember);
      const scope = scopeOnStack(game, id, choicesOfPart(choices, next));
      return call('program', programMemory(next.effect, scope), { then: 'follow', remember });
    },
  },
);

/** Words that are nothing but modes have no effect of their own. */
function hasEffect(game: Game, ref: TextRef): boolean {
  const words = textAt(game, ref.slice(0, ref.lastIndexOf('.')));
  return typeof words === 'object' && words !== null && 'effect' in words;
}

/** The spell or ability leaves the stack as the last part of its resolution (608.2n, 608.3), which may trigger (608.2p). */
export const finishResolution = procedure(
  'finishResolution',
  '608.2n',
  noMemory,
  ['leave', 'adventured', 'shuffle', 'entered', 'resolved', 'end'],
  {
    leave(game) {
      const id = resolvingObject(game);
      const resolved: GameEvent = { type: 'resolve', object: id };
      // It may have left the stack while it was resolving (608.2m).
      if (objectAt(game, id).left !== null) return happen('608.2m', [resolved], { then: 'end' });
      if (isPermanentSpell(game, id)) return happen('608.3', [enter(game, id)], { then: 'entered' });
      const { adventure, omen } = castAs(game, id) ?? {};
      if (adventure === true)
        return happen('715.3d', [makeMove(game, id, 'exile', { why: 'resolve' })], { then: 'adventured' });
      if (omen === true)
        return happen('720.3d', [makeMove(game, id, 'library', { why: 'resolve' })], { then: 'shuffle' });
      return happen('608.2n', [leaving(game, id, 'resolve')], { then: 'resolved' });
    },

    /** An Omen is shuffled into its owner's library (720.3d). */
    shuffle: (game) =>
      happen('720.3d', [{ type: 'shuffle', player: objectAt(game, resolvingObject(game)).owner }], {
        then: 'resolved',
      }),

    /** Who controlled an Adventure may play the card from exile from then on, but not as an Adventure (715.3d). */
    adventured(game) {
      const id = resolvingObject(game);
      const { became, controller } = objectAt(game, id);
      if (
        became !== null &&
        objectAt(game, became).kind === 'card' &&
        objectAt(game, became).zone === 'exile'
      ) {
        const writer = write(game);
        const permission: Permission = {
          id: writer.nextId(),
          player: controller,
          objects: [became],
          until: 'forever',
          madeInTurn: game.turn.number,
          withoutPaying: false,
          normally: true,
          source: became,
        };
        writer.root.permissions = [...game.permissions, permission];
      }
      return go('resolved');
    },

    entered(game, { frame }) {
      const id = resolvingObject(game);
      const hasLeft = frame.happened.some(({ event }) => event.type === 'move' && event.object === id);
      return hasLeft || objectAt(game, id).left !== null
        ? go('resolved')
        : happen('608.3e', [makeMove(game, id, 'graveyard', { why: 'rule' })], { then: 'resolved' });
    },

    resolved: (game) =>
      happen('608.2p', [{ type: 'resolve', object: resolvingObject(game) }], { then: 'end' }),

    end: () => done(),
  },
);

/** It doesn't resolve and is removed from the stack (608.2a-b, 608.3b). */
export const removeUnresolved = procedure('removeUnresolved', '608.2b', noMemory, ['remove'], {
  remove(game) {
    const id = resolvingObject(game);
    const isAbility = objectAt(game, id).kind === 'ability';
    const rule = isAbility && targetsNow(game, id).length === 0 ? '608.2a' : '608.2b';
    return happen(rule, [{ type: 'notResolve', object: id, rule }, leaving(game, id, 'rule')], {
      then: theEnd,
    });
  },
});

/** The card that has the other characteristics it was cast with, also of a copy of what was (715.3c, 720.3c); else null. */
function castAs(game: Game, id: ObjectId): CardDefinition | null {
  const object = objectAt(game, id);
  const { definition, face } = object.copied ?? object;
  return face === 1 ? (game.definitions[definition] ?? null) : null;
}

/** Off the stack as it has resolved, or by 608.2b: an ability ceases to exist, a spell goes to its owner's graveyard. */
const leaving = (game: Game, id: ObjectId, why: 'resolve' | 'rule'): GameEvent =>
  objectAt(game, id).kind === 'ability'
    ? { type: 'cease', object: id }
    : makeMove(game, id, 'graveyard', { why });

/** A permanent spell enters under its controller's control (608.3a); an Aura attached to its target (608.3c). */
function enter(game: Game, id: ObjectId): GameEvent {
  const object = objectAt(game, id);
  const attachedTo = legalChoices(game, id).targets.flatMap(({ chosen }) => chosen)[0] ?? null;
  return makeMove(game, id, 'battlefield', {
    why: 'resolve',
    faceDown: object.faceDown,
    entering: entering(controllerOf(game, id), {
      attachedTo,
      face: faceUpAsItEnters(game, object, null),
      faceDown: object.faceDown,
      ...(object.faceDownAs !== undefined && { faceDownAs: object.faceDownAs }),
    }),
  });
}
