import type { ObjectId } from '../../machines/rules/index.ts';
import { answerPicked, type Deciding } from '../decisions/index.ts';
import type { Session, SessionState, Stride } from '../session/index.ts';
import type { Command } from './keys.ts';
import type { TabName } from './Tabs.tsx';
import { whoDecides } from './who-decides.ts';

/** What is shown over the inspector when it is asked for. */
export type Panel = 'help' | 'lines';

/** As much of an inspector as commands need. */
export interface Performing {
  readonly session: Session;
  readonly state: SessionState;
  readonly deciding: Deciding | null;
  readonly root: HTMLElement | null;
  readonly isNarrow: boolean;
  /** How far a step leads. */
  readonly stride: Stride;
  readonly showTab: (name: TabName) => void;
  readonly toggleChart: () => void;
  readonly toggleSide: (name: 'effects' | 'tools') => void;
  readonly openMenu: (id: ObjectId) => void;
  readonly togglePanel: (name: Panel) => void;
  readonly closeAll: () => void;
}

/** Where keys lead: to the first card in hand, and to the first answer. */
const places = {
  hand: '.sc-hand[data-near=true] .sc-object',
  decision: '.sc-decision :is(button, input, summary)',
} as const;

/** Does what a key stands for. */
export function perform(
  command: Command,
  {
    session,
    state,
    deciding,
    root,
    isNarrow,
    stride,
    showTab,
    toggleChart,
    toggleSide,
    openMenu,
    togglePanel,
    closeAll,
  }: Performing,
): void {
  switch (command.do) {
    case 'pass':
      if (deciding?.decision.kind === 'priority')
        deciding.act({ type: 'priority.pass', player: deciding.decision.player });
      return;
    case 'answer':
      if (deciding !== null && whoDecides(state, deciding.decision) === 'here') answerPicked(deciding);
      return;
    case 'forward':
      session.stride(stride, 'on');
      return;
    case 'back':
      session.stride(stride, 'back');
      return;
    case 'undo':
      session.undo();
      return;
    case 'start':
      session.goToStart();
      return;
    case 'end':
      session.goToEnd();
      return;
    case 'play':
      if (state.isPlaying) session.pause();
      else session.play();
      return;
    case 'until':
      session.runUntil(command.goal);
      return;
    case 'goTo':
      if (isNarrow) showTab('table');
      root?.querySelector<HTMLElement>(places[command.place])?.focus();
      return;
    case 'eyes':
      if (command.seat === 0) session.setViewer('judge');
      else if (command.seat <= playersOf(state)) session.setViewer(command.seat - 1);
      return;
    case 'find':
      showTab('log');
      requestAnimationFrame(() => root?.querySelector<HTMLInputElement>('.sc-log input')?.focus());
      return;
    case 'why': {
      const id = objectWithFocus(state);
      if (id !== null) openMenu(id);
      return;
    }
    case 'effects':
    case 'tools':
      toggleSide(command.do);
      return;
    case 'runOn':
      session.runUntil('gameOver');
      return;
    case 'chart':
      toggleChart();
      return;
    case 'lines':
    case 'help':
      togglePanel(command.do);
      return;
    case 'close':
      // A dialog that closes gives the focus back to what had it before.
      if (document.activeElement?.closest('[role=dialog]') == null) root?.focus({ preventScroll: true });
      closeAll();
      session.forgetRefusal();
      return;
    default:
      command satisfies never;
  }
}

/** The object whose card has the focus, else the one that is selected. */
function objectWithFocus({ selected }: SessionState): ObjectId | null {
  const id = document.activeElement?.closest('[data-object]')?.getAttribute('data-object');
  return id == null ? selected : Number(id);
}

const playersOf = ({ history }: SessionState): number => history.steps[0]?.game.players.length ?? 0;
