import {
  allowed,
  applyToNextSpell,
  copyOf,
  done,
  EngineError,
  forbidden,
  type Game,
  gainAsCast,
  happen,
  isHiddenZone,
  makeMove,
  matters,
  type Named,
  newObject,
  noChoices,
  noMemory,
  type ObjectId,
  type OnStack,
  type Outcome,
  objectAt,
  procedure,
  type TriggerFacts,
  write,
} from '../rules/index.ts';
import { announced, announcedSource, note } from './announcement.ts';
import { applyWay } from './costed.ts';

/**
 * Proposing (601.2a): the card moves to the stack and its caster controls the spell. An ability is created there, with
 * its text and nothing else (602.2a, 603.3); a card that has it in a hidden zone is revealed. Returns a verdict.
 */
export const propose = procedure('propose', '601.2a', noMemory, ['put', 'placed'], {
  put(game) {
    const { kind, ways } = announced(game);
    const put = ways[0]?.put ?? null;
    if (kind === 'spell')
      return happen(
        '601.2a',
        [
          makeMove(game, announcedSource(game), 'stack', {
            why: 'cast',
            ...(put !== null &&
              ('face' in put ? { face: put.face } : { faceDown: true, faceDownAs: put.faceDown })),
          }),
        ],
        { then: 'placed' },
      );
    return kind === 'ability' ? createActivated(game) : createTriggered(game);
  },
  placed(game, { frame }) {
    const { kind, player } = announced(game);
    if (kind !== 'spell') return done(allowed);
    const source = announcedSource(game);
    const move = frame.happened.find(({ event }) => event.type === 'move' && event.object === source);
    if (move?.event.type !== 'move' || move.event.became === null || move.event.to !== 'stack')
      return done(forbidden('601.2a', '{0} can’t be put on the stack.', [source]));
    const id = move.event.became;
    const spell = write(game).object(id);
    spell.controller = player;
    spell.heldBy = player;
    spell.stack = copyOf({ ...onStack, choices: { ...noChoices, from: move.event.from, by: player } });
    if (player !== spell.owner || matters(game, spell)) write(game).changed();
    applyToNextSpell(game, player, id);
    gainAsCast(game, player, id, move.event.from);
    note(game, { object: id });
    if (announced(game).how !== null) applyWay(game);
    return done(allowed);
  },
});

const onStack: OnStack = { choices: noChoices, source: null, ability: null, trigger: null, named: {} };

function createActivated(game: Game): Outcome<'placed'> {
  const { player, ability } = announced(game);
  const source = announcedSource(game);
  if (ability === null) throw new EngineError('An ability is activated that is printed nowhere.');
  const { zone } = objectAt(game, source);
  const id = create(game, null, {});
  return happen(
    '602.2a',
    [
      ...(isHiddenZone(zone)
        ? [{ type: 'reveal' as const, objects: [source], to: 'all' as const, during: id }]
        : []),
      { type: 'putOnStack', object: id, source, player, ability, waiting: null },
    ],
    { then: 'placed' },
  );
}

function createTriggered(game: Game): Outcome<'placed'> {
  const { player, source, ability, waiting: number } = announced(game);
  const waiting = game.waiting.find(({ id }) => id === number);
  if (waiting === undefined || ability === null)
    throw new EngineError(`No triggered ability ${number ?? ''} is waiting.`);
  write(game).root.waiting = game.waiting.filter(({ id }) => id !== number);
  const id = create(game, waiting.facts, waiting.named);
  return happen('603.3', [{ type: 'putOnStack', object: id, source, player, ability, waiting: waiting.id }], {
    then: 'placed',
  });
}

/** The ability as the topmost object on the stack. */
function create(game: Game, trigger: TriggerFacts | null, named: Readonly<Record<string, Named>>): ObjectId {
  const { player, source, ability } = announced(game);
  const writer = write(game);
  const id = game.objects.length;
  const object = newObject({
    id,
    kind: 'ability',
    definition: '',
    card: writer.nextCard(),
    owner: player,
    controller: player,
    zone: 'stack',
    timestamp: writer.nextTimestamp(),
    turn: game.turn.number,
  });
  const from = source === null ? null : objectAt(game, source).zone;
  writer.addObject({
    ...object,
    stack: copyOf({ choices: { ...noChoices, from }, source, ability, trigger, named }),
  });
  writer.setZone('stack', player, [...game.stack, id]);
  if (matters(game, object)) writer.changed();
  note(game, { object: id });
  return id;
}
