import { useMemo, useState } from 'react';
import { isManaAbilityRef } from '../../machines/casting/index.ts';
import { legalActions, type PlayerEvent } from '../../machines/game/index.ts';
import { legalAnswers, type ObjectId } from '../../machines/rules/index.ts';
import { answerOfClick, clicked, type Deciding, type Draft, newDraft, stateOf } from '../decisions/index.ts';
import { isPerson, type Seats, type Session } from '../session/index.ts';
import type { Choosing } from '../table/index.ts';

/** The decision of the step that is shown, with the answer that is being made. Another step, another draft. */
export function useDraft(
  session: Session,
  step: number,
  view: Deciding['view'] | null,
  game: Deciding['game'] | null,
): Deciding | null {
  const [kept, setKept] = useState<{ readonly step: number; readonly draft: Draft } | null>(null);
  const decision = game?.pending ?? null;
  const fresh = useMemo(() => {
    if (game === null || decision === null) return null;
    const isCombat =
      decision.kind === 'attackers' || decision.kind === 'blockers' || decision.kind === 'combatDamage';
    return newDraft(decision, isCombat ? legalAnswers(game, decision, 1)[0] : undefined);
  }, [game, decision]);
  return useMemo(() => {
    if (game === null || view === null || decision === null || fresh === null || game.over !== null)
      return null;
    const { player } = decision;
    return {
      game,
      view,
      decision,
      draft: kept !== null && kept.step === step ? kept.draft : fresh,
      setDraft: (draft) => setKept({ step, draft }),
      act: session.act,
      answer: (answer) => session.act({ type: 'decision.answer', player, answer }),
    };
  }, [game, view, decision, fresh, kept, step, session]);
}

/** What may be clicked on the table for the decision, and what a click does. */
export function useChoosing({
  deciding,
  seats,
  select,
  openMenu,
  isAtEnd,
}: {
  readonly deciding: Deciding | null;
  readonly seats: Seats;
  readonly select: (id: ObjectId | null) => void;
  /** Of what may be done with an object one is chosen. */
  readonly openMenu: (id: ObjectId) => void;
  readonly isAtEnd: boolean;
}): Choosing | null {
  return useMemo(() => {
    if (deciding === null) return null;
    const { decision, draft, game, view, setDraft, act, answer } = deciding;
    const isTheirs =
      view.viewer === 'judge' || view.viewer === decision.decider || view.viewer === decision.player;
    if (!isTheirs || (isAtEnd && !isPerson(seats, decision.decider))) return null;
    if (decision.kind === 'priority' || decision.kind === 'payment') {
      const all = legalActions(game, decision.player, 1);
      const of = (id: ObjectId) => all.filter((event) => 'object' in event && event.object === id);
      // A card is played or cast at once; what a permanent's abilities do is asked first. Mana comes as costs are paid.
      const isCard = (id: ObjectId) => game.objects[id]?.zone !== 'battlefield';
      const isPaying = decision.kind === 'payment';
      const isForMana = (event: PlayerEvent) =>
        event.type === 'ability.activate' && isManaAbilityRef(game, event.ability);
      return {
        stateOf: (target) =>
          'object' in target &&
          of(target.object).some((event) => isPaying || isCard(target.object) || !isForMana(event))
            ? 'possible'
            : null,
        choose: (target) => {
          if (!('object' in target)) return;
          const [only, ...others] = of(target.object);
          if (only === undefined || others.length > 0 || !(isPaying || isCard(target.object)))
            return openMenu(target.object);
          // What was a card in a hand is another object from now on (400.7).
          select(null);
          act(only);
        },
      };
    }
    return {
      stateOf: (target) => stateOf(decision, draft, target),
      choose: (target) => {
        const whole = answerOfClick(decision, target);
        if (whole === null) return setDraft(clicked(decision, draft, target));
        select(null);
        answer(whole);
      },
    };
  }, [deciding, seats, select, openMenu, isAtEnd]);
}
