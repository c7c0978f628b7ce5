import { useMemo } from 'react';
import { legalActions, nameOf } from '../../machines/game/index.ts';
import type { DecisionOf } from '../../machines/rules/index.ts';
import { ManaSymbol, TextWithSymbols } from '../table/index.ts';
import { useDeciding } from './context.ts';
import { toggled } from './draft.ts';

/** Paying: by the engine, or by mana abilities and units of mana that the player picks. */
export function Payment({ decision }: { readonly decision: DecisionOf<'payment'> }) {
  const { game, view, draft, setDraft, answer, act } = useDeciding();
  const { player } = decision;
  const abilities = useMemo(
    () => legalActions(game, player, 1).filter((event) => event.type === 'ability.activate'),
    [game, player],
  );
  if (draft.kind !== 'picked') return null;
  const pool = game.players[player]?.pool ?? [];
  const { picked } = draft;
  const taps = decision.automatic?.map((id) => nameOf(view, id)).join(', ') ?? '';
  const otherwise = decision.otherwise?.map((id) => nameOf(view, id)).join(', ') ?? '';
  return (
    <div className="sc-payment">
      <p>
        To pay: <TextWithSymbols text={decision.cost.join(' ')} />
      </p>
      <div className="sc-buttons">
        <button
          type="button"
          className="sc-primary"
          disabled={decision.automatic === null}
          onClick={() => answer('auto')}
        >
          Pay automatically{taps !== '' && `: tap ${taps}`}
        </button>
        <button
          type="button"
          onClick={() =>
            setDraft({ kind: 'picked', picked: picked.length === pool.length ? [] : pool.map((_, at) => at) })
          }
          disabled={pool.length === 0}
        >
          {picked.length === pool.length && pool.length > 0 ? 'None of the mana' : 'All of the mana'}
        </button>
      </div>
      {otherwise !== '' && (
        <p className="sc-quiet">
          Instead of a mana each, you may use {otherwise}: name mana for the rest, and you are asked which.
        </p>
      )}
      <fieldset className="sc-buttons" aria-label="Mana in the pool">
        {pool.map((unit, at) => {
          const position = at;
          return (
            <button
              key={`unit ${position}`}
              type="button"
              className="sc-choice"
              aria-pressed={picked.includes(at)}
              aria-label={`${unit.type} mana${unit.source === null ? '' : ` from ${nameOf(view, unit.source)}`}`}
              onClick={() => setDraft({ kind: 'picked', picked: toggled(picked, at, pool.length + 1) })}
            >
              <ManaSymbol symbol={unit.type} />
            </button>
          );
        })}
        {pool.length === 0 && <span className="sc-quiet">No mana in the pool.</span>}
      </fieldset>
      <fieldset className="sc-buttons" aria-label="Mana abilities">
        {abilities.map((event) =>
          event.type === 'ability.activate' ? (
            <button key={`${event.object} ${event.ability}`} type="button" onClick={() => act(event)}>
              <ManaSymbol symbol="T" /> {nameOf(view, event.object)}
            </button>
          ) : null,
        )}
      </fieldset>
    </div>
  );
}
