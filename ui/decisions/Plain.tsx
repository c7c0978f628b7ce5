import { type GameView, nameOf } from '../../machines/game/index.ts';
import { targetName } from '../../machines/game/words.ts';
import {
  type DecisionOf,
  dungeonOf,
  type ObjectId,
  roomsOf,
  type Target,
} from '../../machines/rules/index.ts';
import { DungeonRooms, TextWithSymbols, useTable } from '../table/index.ts';
import { useDeciding } from './context.ts';
import { isAnsweredAtOnce, toggled } from './draft.ts';

/** Yes or no, the options named. */
function TwoButtons({
  yes,
  no,
  isGood,
}: {
  readonly yes: string;
  readonly no: string;
  readonly isGood: boolean;
}) {
  const { answer } = useDeciding();
  return (
    <div className="sc-buttons">
      <button type="button" className={isGood ? 'sc-primary' : ''} onClick={() => answer(true)}>
        {yes}
      </button>
      <button type="button" className={isGood ? '' : 'sc-primary'} onClick={() => answer(false)}>
        {no}
      </button>
    </div>
  );
}

export const Mulligan = ({ decision }: { readonly decision: DecisionOf<'mulligan'> }) => (
  <TwoButtons
    yes={`Mulligan to ${Math.max(0, 6 - decision.taken)}`}
    no={`Keep ${decision.taken === 0 ? 'seven' : `${7 - decision.taken}`}`}
    isGood={false}
  />
);

export const Confirm = ({ decision }: { readonly decision: DecisionOf<'confirm'> }) => (
  <TwoButtons yes="Yes" no="No" isGood={decision.tone !== 'bad'} />
);

/** One of some words: a click answers. Rooms of a dungeon are chosen on its map (309.5a). */
export function Option({ decision }: { readonly decision: DecisionOf<'option'> }) {
  const { answer, view } = useDeciding();
  const dungeon = dungeonOf(view, decision.player);
  const rooms = dungeon === null ? [] : roomsOf(view, dungeon).map(({ name }) => name);
  if (dungeon !== null && decision.options.every((option) => rooms.includes(option)))
    return (
      <DungeonRooms
        game={view}
        dungeon={dungeon}
        enter={(room) => {
          const at = decision.options.indexOf(room);
          return at < 0 ? null : () => answer(at);
        }}
      />
    );
  return (
    <div className="sc-buttons">
      {decision.options.map((option, at) => (
        <button key={option} type="button" onClick={() => answer(at)}>
          {option}
        </button>
      ))}
    </div>
  );
}

/** Which replacement or prevention effect applies next: a click answers. */
export function ReplacementChoice({ decision }: { readonly decision: DecisionOf<'replacement'> }) {
  const { answer, view } = useDeciding();
  return (
    <div className="sc-buttons sc-column">
      {decision.options.map(({ object, text }, at) => (
        <button key={`${object} ${text}`} type="button" onClick={() => answer(at)}>
          <strong>{nameOf(view, object)}</strong> <TextWithSymbols text={text} />
        </button>
      ))}
    </div>
  );
}

/** A number, within its bounds. */
export function NumberChoice({ decision }: { readonly decision: DecisionOf<'number'> }) {
  const { draft, setDraft } = useDeciding();
  if (draft.kind !== 'number') return null;
  const { min, max } = decision;
  return (
    <Stepper
      label={decision.purpose === 'x' ? 'X' : 'number'}
      value={draft.value}
      least={min}
      most={max}
      onChange={(value) => setDraft({ kind: 'number', value })}
    />
  );
}

/** A number that goes up and down by clicks and arrow keys. */
export function Stepper({
  label,
  value,
  least,
  most,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <span className="sc-stepper">
      <button
        type="button"
        aria-label={`${label}: less`}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <input
        type="number"
        aria-label={label}
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(Number.parseInt(event.target.value, 10) || 0)}
      />
      <button
        type="button"
        aria-label={`${label}: more`}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}

/** Players and objects to choose among: also by clicks on the table. Where one is to be chosen, a click is the answer. */
export function Choose({ decision }: { readonly decision: DecisionOf<'choose'> }) {
  const { answer, draft, setDraft, view } = useDeciding();
  const { point, select } = useTable();
  if (draft.kind !== 'picked') return null;
  const { options, min, max } = decision;
  const isAtOnce = isAnsweredAtOnce(decision);
  const pick = (at: number, option: Target) => {
    if (isAtOnce) return void answer([at]);
    setDraft({ kind: 'picked', picked: toggled(draft.picked, at, max) });
    if ('object' in option) select(option.object);
  };
  const bounds = min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`;
  return (
    <div>
      {min !== max && (
        <p className="sc-quiet">
          {bounds}; {draft.picked.length} chosen.
        </p>
      )}
      <div className="sc-buttons">
        {inOrder(view, options).map(({ option, at }) => (
          <button
            key={JSON.stringify(option)}
            type="button"
            className="sc-choice"
            aria-pressed={isAtOnce ? undefined : draft.picked.includes(at)}
            onClick={() => pick(at, option)}
            onPointerEnter={() => point?.(option)}
            onPointerLeave={() => point?.(null)}
            onFocus={() => point?.(option)}
            onBlur={() => point?.(null)}
          >
            {targetName(view, option)}
            {'object' in option && <Where id={option.object} />}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Options as they lie on the table: a player's together, of one name together. Those elsewhere keep their order. */
function inOrder(view: GameView, options: readonly Target[]) {
  const all = options.map((option, at) => ({ option, at }));
  const place = (option: Target): string | null => {
    if (!('object' in option)) return null;
    const object = view.objects[option.object];
    return object?.zone === 'battlefield' ? `${object.controller} ${nameOf(view, object.id)}` : null;
  };
  const lying = all
    .map((one) => ({ ...one, place: place(one.option) }))
    .filter((one) => one.place !== null)
    .sort((one, other) => ((one.place ?? '') < (other.place ?? '') ? -1 : one.place === other.place ? 0 : 1));
  return [...all.filter(({ option }) => place(option) === null), ...lying];
}

/** Whose an object is and where, where a name alone doesn't tell. */
function Where({ id }: { readonly id: ObjectId }) {
  const { view } = useDeciding();
  const object = view.objects[id];
  if (object == null) return null;
  return (
    <span className="sc-quiet">
      {' '}
      {view.players[object.controller]?.name}
      {object.tapped ? ', tapped' : ''}
    </span>
  );
}

/** Modes: the same may be chosen several times where the text says so. Of one that is to be chosen a click is the answer. */
export function Modes({ decision }: { readonly decision: DecisionOf<'modes'> }) {
  const { answer, draft, setDraft } = useDeciding();
  if (draft.kind !== 'picked') return null;
  const { picked } = draft;
  const isAtOnce = isAnsweredAtOnce(decision);
  const pick = (at: number) => {
    if (isAtOnce) return void answer([at]);
    const again = picked.length < decision.max ? [...picked, at] : picked.filter((one) => one !== at);
    setDraft({ kind: 'picked', picked: decision.sameTwice ? again : toggled(picked, at, decision.max) });
  };
  return (
    <div className="sc-buttons sc-column">
      {decision.options.map(({ text, legal, chosenBefore }, at) => {
        const times = picked.filter((one) => one === at).length;
        return (
          <button
            key={text}
            type="button"
            className="sc-choice"
            aria-pressed={isAtOnce ? undefined : times > 0}
            disabled={!legal}
            onClick={() => pick(at)}
          >
            <TextWithSymbols text={text} />
            {times > 1 && ` ×${times}`}
            {!legal && (
              <span className="sc-quiet">
                {' '}
                {chosenBefore === true
                  ? 'was chosen before'
                  : 'can’t be chosen: no legal targets, or its cost can’t be paid (700.2a, 700.2h)'}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Which mana abilities are reversed with the illegal play (733.1). */
export function ReverseMana({ decision }: { readonly decision: DecisionOf<'reverseMana'> }) {
  const { draft, setDraft, view } = useDeciding();
  if (draft.kind !== 'picked') return null;
  return (
    <div className="sc-buttons">
      {decision.abilities.map(({ object, reversible }, at) => (
        <button
          key={object}
          type="button"
          className="sc-choice"
          disabled={!reversible}
          aria-pressed={draft.picked.includes(at)}
          title={reversible ? 'Reversed if chosen' : 'It can’t be reversed (733.1)'}
          onClick={() =>
            setDraft({ kind: 'picked', picked: toggled(draft.picked, at, decision.abilities.length + 1) })
          }
        >
          {nameOf(view, object)}
        </button>
      ))}
    </div>
  );
}
