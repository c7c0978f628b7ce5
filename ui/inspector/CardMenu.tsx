import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { nameOf, type PlayerEvent } from '../../machines/game/index.ts';
import { characteristics, type ObjectId } from '../../machines/rules/index.ts';
import { breakpointAt, useBreakpoints } from '../breakpoints/index.ts';
import { type Deciding, offersOn } from '../decisions/index.ts';
import { Menu } from '../Menu.tsx';
import { questionsOf, sinceTheBeginning, TextWithSymbols, useTable } from '../table/index.ts';

interface Item {
  readonly key: string;
  readonly words: ReactNode;
  readonly run: () => void;
}

/** What may be done with an object and asked about it, beside its card: by mouse, or with the arrow keys. */
export function CardMenu({
  id,
  deciding,
  within,
  onDetails,
  onClose,
}: {
  readonly id: ObjectId;
  /** The decision that may be made with it; null where it is another's to make. */
  readonly deciding: Deciding | null;
  readonly within: HTMLElement;
  /** Its values are wanted, layer by layer. */
  readonly onDetails: () => void;
  /** It is closed; whether the focus goes back to the card. */
  readonly onClose: (isBack: boolean) => void;
}) {
  const menu = useRef<HTMLDivElement>(null);
  const { view, select } = useTable();
  const place = usePlace(id, within, menu);
  const act = (event: PlayerEvent) => {
    onClose(true);
    // What was a card in a hand is another object from now on (400.7).
    if (view.objects[id]?.zone !== 'battlefield') select(null);
    deciding?.act(event);
  };
  const deeds = useDeeds(id, deciding, act);
  const questions = useQuestions(id, onDetails, onClose);
  const stops = useStops(nameOf(view, id), onClose);
  const items = [...deeds, ...questions, ...stops];
  return (
    <Menu ref={menu} className="sc-card-menu" label={nameOf(view, id)} style={place} onClose={onClose}>
      {deeds.length + questions.length === 0 && (
        // It has the focus, so that the keys work here, too.
        <span className="sc-quiet" role="menuitem" aria-disabled="true" tabIndex={-1}>
          Why is it here? {sinceTheBeginning}
        </span>
      )}
      {items.map(({ key, words, run }, at) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-first={at > 0 && (at === deeds.length || at === items.length - stops.length)}
          data-deed={at < deeds.length}
          onClick={run}
        >
          {words}
        </button>
      ))}
    </Menu>
  );
}

/** What may be started with the object now. */
function useDeeds(
  id: ObjectId,
  deciding: Deciding | null,
  act: (event: PlayerEvent) => void,
): readonly Item[] {
  if (deciding === null) return [];
  const { decision, game } = deciding;
  if (decision.kind !== 'priority' && decision.kind !== 'payment') return [];
  return offersOn(game, decision.player, id).map(({ event, group, label, more }, at) => ({
    key: `${at} ${more}`,
    words: (
      <>
        {more === '' || group === 'spells' ? `${group === 'lands' ? 'Play' : 'Cast'} ${label}` : ''}
        {more !== '' && group === 'spells' && ': '}
        {more !== '' && <TextWithSymbols text={more} />}
      </>
    ),
    run: () => act(event),
  }));
}

/** What may be asked, as far as something in the log, or a layer, answers it. */
function useQuestions(
  id: ObjectId,
  onDetails: () => void,
  onClose: (isBack: boolean) => void,
): readonly Item[] {
  const { ask, happened, view } = useTable();
  const { power, toughness } = characteristics(view, id);
  const ofSize: readonly Item[] =
    power === null || view.objects[id]?.zone !== 'battlefield'
      ? []
      : [{ key: 'size', words: `Why is it ${power}/${toughness}? Layer by layer`, run: onDetails }];
  const asked = questionsOf(view, id, happened?.() ?? []).flatMap((one): Item[] =>
    one.events.length === 0
      ? []
      : [
          {
            key: one.question,
            words: one.question,
            run: () => {
              onClose(false);
              ask?.(one);
            },
          },
        ],
  );
  return [...asked, ...ofSize];
}

/** Where runs can stop: as soon as something happens that is about a card of its name. */
function useStops(name: string, onClose: (isBack: boolean) => void): readonly Item[] {
  const breakpoints = useBreakpoints();
  if (breakpoints.chart === undefined || name === 'a card') return [];
  const at = { kind: 'card', name } as const;
  const isSet = breakpointAt(breakpoints, at) !== null;
  const after = (run: () => void) => () => {
    onClose(true);
    run();
  };
  return [
    {
      key: 'stop',
      words: isSet ? 'Stop no more when something happens with it' : 'Stop when something happens with it',
      run: after(() => (isSet ? breakpoints.remove(at) : breakpoints.set(at, {}))),
    },
    { key: 'run', words: 'Run until something happens with it', run: after(() => breakpoints.runTo(at)) },
  ];
}

/** Beside the card, where there is room in the inspector. */
function usePlace(id: ObjectId, within: HTMLElement, menu: { readonly current: HTMLElement | null }) {
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const card = within.querySelector(`[data-object="${id}"]`)?.getBoundingClientRect();
    const own = menu.current?.getBoundingClientRect();
    if (card === undefined || own === undefined) return;
    const whole = within.getBoundingClientRect();
    const most = { left: whole.width - own.width - 4, top: whole.height - own.height - 4 };
    const below = card.bottom - whole.top + 4;
    setPlace({
      left: Math.max(4, Math.min(card.left - whole.left, most.left)),
      top: Math.max(4, below > most.top ? card.top - whole.top - own.height - 4 : below),
    });
  }, [id, within, menu]);
  // Not hidden: what is hidden can't have the focus.
  return place ?? { left: 0, top: 0, opacity: 0 };
}
