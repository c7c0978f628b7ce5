import { nameOf, sourceName } from '../../machines/game/index.ts';
import { playerName, targetName } from '../../machines/game/words.ts';
import { targetsNow } from '../../machines/resolution/on-stack.ts';
import { characteristics, type ObjectId, type WaitingTrigger } from '../../machines/rules/index.ts';
import {
  ActingText,
  actingOnStack,
  actingWaiting,
  knownObject,
  ManaCost,
  stackWords,
  useTable,
  WordsFor,
} from '../table/index.ts';

/** The stack, its top first, and the triggered abilities that wait to be put on it (603.3). */
export function Stack() {
  const { view } = useTable();
  const topFirst = [...view.stack].reverse();
  return (
    <section
      className="sc-stack"
      aria-label="Stack"
      data-empty={view.stack.length === 0 && view.waiting.length === 0}
    >
      <h3>
        Stack <span className="sc-quiet">{view.stack.length === 0 ? 'empty' : view.stack.length}</span>
      </h3>
      {view.waiting.length > 0 && (
        <ul className="sc-waiting-triggers" aria-label="Triggers waiting">
          {view.waiting.map((waiting) => (
            <Waiting key={waiting.id} waiting={waiting} />
          ))}
        </ul>
      )}
      <ol className="sc-stack-list">
        {topFirst.map((id, at) => (
          <li key={id}>
            <StackItem id={id} isTop={at === 0} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Waiting({ waiting }: { readonly waiting: WaitingTrigger }) {
  const { view, select } = useTable();
  return (
    <li>
      <button
        type="button"
        className="sc-stack-item"
        data-waiting="true"
        onClick={() => waiting.source !== null && select(waiting.source)}
      >
        <span className="sc-stack-kind">waits (603.3)</span>
        <strong>{sourceName(view, waiting.source, waiting.ref)}</strong>
        {actingWaiting(view, waiting.ref).map((place) => (
          <span key={place.path.join('.')} className="sc-stack-words">
            <WordsFor place={place} />
          </span>
        ))}
        <span className="sc-quiet">{playerName(view, waiting.controller)}</span>
      </button>
    </li>
  );
}

function StackItem({ id, isTop }: { readonly id: ObjectId; readonly isTop: boolean }) {
  const { view, selected, select, lit, choosing, enlarge } = useTable();
  const object = view.objects[id];
  if (object == null) return null;
  const state = choosing?.stateOf({ object: id }) ?? null;
  const isKnown = knownObject(view, id) !== null;
  const { controller, manaCost } = characteristics(view, id);
  const kind =
    object.kind === 'ability'
      ? object.stack?.trigger != null
        ? 'triggered ability'
        : 'activated ability'
      : object.kind === 'copy'
        ? 'copy'
        : 'spell';
  const name =
    object.kind === 'ability' && object.stack !== null
      ? sourceName(view, object.stack.source, object.stack.ability)
      : nameOf(view, id);
  const acting = isKnown ? actingOnStack(view, id) : [];
  const words = object.kind === 'ability' ? stackWords(view, id) : '';
  const targets = isKnown
    ? targetsNow(view, id).flatMap(({ chosen, legal }) =>
        chosen.map((target, at) => ({ name: targetName(view, target), isLegal: legal[at] === true })),
      )
    : [];
  const choices = object.stack?.choices;
  return (
    <button
      type="button"
      className="sc-stack-item"
      data-object={id}
      data-top={isTop}
      data-selected={selected === id}
      data-lit={lit.has(id)}
      data-state={state}
      onClick={() => {
        select(id);
        if (state !== null) choosing?.choose({ object: id });
      }}
      onPointerEnter={(event) => enlarge(id, event.currentTarget)}
      onPointerLeave={() => enlarge(null)}
    >
      <span className="sc-stack-kind">
        {isTop ? 'resolves next · ' : ''}
        {kind}
      </span>
      <span className="sc-stack-name">
        <strong>{name}</strong>
        {object.kind !== 'ability' && <ManaCost cost={manaCost} />}
      </span>
      {words !== '' && (
        <span className="sc-stack-words">
          <ActingText text={words} places={acting} />
        </span>
      )}
      {words === '' &&
        acting.map((place) => (
          <span key={place.path.join('.')} className="sc-stack-words">
            <WordsFor place={place} />
          </span>
        ))}
      {choices?.x != null && <span>X = {choices.x}</span>}
      {targets.map((target, at) => (
        <span key={at} className="sc-stack-target" data-ok={target.isLegal}>
          → {target.name}
          {!target.isLegal && ' (illegal now)'}
        </span>
      ))}
      <span className="sc-quiet">{playerName(view, controller)}</span>
    </button>
  );
}
