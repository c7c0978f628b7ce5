/** Twelve machines that aren't about cards, as people write them, with events that take each some way. */
import { type AnyStateMachine, and, assign, createMachine, fromPromise, not, or, setup } from 'xstate';

const trafficLight = createMachine({
  id: 'trafficLight',
  initial: 'green',
  on: { 'power.out': '.broken' },
  states: {
    green: { after: { 30000: 'yellow' }, on: { 'button.pressed': 'yellow' } },
    yellow: { after: { 5000: 'red' } },
    red: {
      initial: 'walk',
      after: { 20000: 'green' },
      states: {
        walk: { after: { 10000: 'wait' } },
        wait: { after: { 5000: 'stop' } },
        stop: { type: 'final' },
      },
    },
    broken: { on: { repaired: 'red' } },
  },
});

const videoPlayer = createMachine({
  id: 'videoPlayer',
  type: 'parallel',
  states: {
    playback: {
      initial: 'stopped',
      states: {
        stopped: { on: { play: 'playing', load: 'loading' } },
        loading: { on: { loaded: 'playing', failed: 'error' } },
        playing: { on: { pause: 'paused', stop: 'stopped', ended: 'stopped' } },
        paused: { on: { play: 'playing', stop: 'stopped' } },
        error: { on: { retry: 'loading', stop: 'stopped' } },
      },
    },
    volume: {
      initial: 'normal',
      states: { normal: { on: { mute: 'muted' } }, muted: { on: { unmute: 'normal' } } },
    },
    view: {
      initial: 'windowed',
      states: {
        windowed: { on: { fullscreen: 'fullscreen', shrink: 'small' } },
        fullscreen: { on: { escape: 'windowed' } },
        small: { on: { close: 'windowed', fullscreen: 'fullscreen' } },
      },
    },
  },
});

/** A part of a form: pages one after the other, a way back, and one past most of them. */
const pages = (count: number, next: string) => ({
  initial: 'page1',
  states: Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `page${at + 1}`,
      {
        on: {
          next: at === count - 1 ? next : `page${at + 2}`,
          ...(at > 0 && { back: `page${at}` }),
          ...(at === 2 && { skip: `page${count}` }),
          ...(at % 3 === 1 && { invalid: { actions: 'showErrors' } }),
        },
      },
    ]),
  ),
});

const wizard = createMachine({
  id: 'wizard',
  initial: 'account',
  on: { cancel: '.cancelled' },
  states: {
    account: pages(9, '#wizard.address'),
    address: pages(8, '#wizard.payment'),
    payment: pages(9, '#wizard.review'),
    review: pages(7, '#wizard.done'),
    done: { type: 'final' },
    cancelled: { on: { resume: 'account' } },
  },
});

/** A request that is tried again: an invoked promise, time, a guard, and actions as states are entered and left. */
const request = setup({
  types: { context: {} as { readonly tries: number } },
  actors: { load: fromPromise(() => new Promise<never>(() => undefined)) },
  guards: { mayTryAgain: ({ context }) => context.tries < 3 },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    showSpinner: () => undefined,
    hideSpinner: () => undefined,
  },
}).createMachine({
  id: 'request',
  context: { tries: 0 },
  initial: 'idle',
  states: {
    idle: { on: { load: 'loading' } },
    loading: {
      entry: ['showSpinner', 'count'],
      exit: 'hideSpinner',
      invoke: { src: 'load', onDone: 'loaded', onError: 'failed' },
      after: { 8000: 'failed' },
      on: { 'connection.lost': 'failed', cancel: 'idle' },
    },
    failed: {
      after: { 2000: { guard: 'mayTryAgain', target: 'loading' } },
      on: { retry: [{ guard: 'mayTryAgain', target: 'loading' }, { target: 'givenUp' }] },
    },
    loaded: { type: 'final' },
    givenUp: { type: 'final' },
  },
});

/** An editor that comes back to where it was: shallow and deep history. */
const editor = createMachine({
  id: 'editor',
  initial: 'editing',
  states: {
    editing: {
      initial: 'text',
      on: { 'dialog.open': 'dialog', minimize: 'minimized' },
      states: {
        text: {
          initial: 'typing',
          states: {
            typing: { on: { select: 'selecting' } },
            selecting: { on: { type: 'typing', 'menu.open': '#editor.editing.drawing' } },
          },
        },
        drawing: {
          initial: 'pen',
          states: { pen: { on: { erase: 'eraser' } }, eraser: { on: { draw: 'pen' } } },
        },
        last: { type: 'history' },
        lastInside: { type: 'history', history: 'deep' },
      },
    },
    dialog: { on: { 'dialog.close': 'editing.lastInside' } },
    minimized: { on: { restore: 'editing.last' } },
  },
});

const isKnown = ({ context }: { readonly context: { readonly known: boolean; readonly tries: number } }) =>
  context.known;

/** Signing in: guards joined by and, or, not. */
const signIn = setup({
  types: { context: {} as { readonly known: boolean; readonly tries: number } },
  guards: {
    isKnown,
    isLocked: ({ context }) => context.tries > 2,
    isTrusted: ({ context }) => context.known && context.tries === 0,
  },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
}).createMachine({
  id: 'signIn',
  context: { known: true, tries: 0 },
  initial: 'signedOut',
  states: {
    signedOut: {
      on: {
        'sign.in': [
          { guard: and(['isKnown', not('isLocked'), 'isTrusted']), target: 'signedIn', actions: 'count' },
          { guard: or(['isLocked', not('isKnown')]), target: 'locked' },
          { target: 'askedForCode', actions: 'count' },
        ],
      },
    },
    askedForCode: { on: { code: 'signedIn', 'sign.out': 'signedOut' } },
    signedIn: { on: { 'sign.out': 'signedOut' } },
    locked: { on: { unlock: 'signedOut' } },
  },
});

/** Takes whatever it doesn't know, with a wildcard for some and one for all. */
const router = createMachine({
  id: 'router',
  initial: 'home',
  states: {
    home: { on: { 'page.*': 'page', 'user.signed.out': 'home' } },
    page: { on: { 'page.back': 'home', 'page.*': { reenter: true, target: 'page' }, '*': 'notFound' } },
    notFound: { always: { guard: () => false, target: 'home' }, on: { '*': 'home' } },
  },
});

const states = (count: number, name: (at: number) => string): Record<string, object> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), {}]));

/** Each leads to the next. */
const ring = (count: number, name: (at: number) => string): Record<string, object> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [name(at), { on: { next: name((at + 1) % count) } }]),
  );

const hotel = createMachine({
  id: 'hotel',
  initial: 'room101',
  states: ring(60, (at) => `room${101 + (at % 12) + 100 * Math.floor(at / 12)}`),
});

const deep = (names: readonly string[]): Record<string, object> => {
  const [name, ...rest] = names;
  return name === undefined
    ? ring(3, (at) => ['small', 'medium', 'large'][at] ?? '')
    : {
        [`${name}Defaults`]: { on: { more: name } },
        [name]: { initial: rest.length === 0 ? 'small' : `${rest[0]}Defaults`, states: deep(rest) },
        [`${name}Reset`]: {},
      };
};
const settings = createMachine({
  id: 'settings',
  initial: 'accountDefaults',
  states: deep(['account', 'privacy', 'sharing', 'people', 'guests', 'permissions']),
});

const home = createMachine({
  id: 'home',
  type: 'parallel',
  states: {
    heating: {
      initial: 'off',
      states: { off: { on: { cold: 'low' } }, low: { on: { cold: 'high' } }, high: {} },
    },
    lights: {
      initial: 'day',
      states: { day: { on: { dusk: 'evening' } }, evening: { on: { late: 'night' } }, night: {} },
    },
    doors: {
      initial: 'locked',
      states: {
        locked: { on: { unlock: 'closed' } },
        closed: { on: { open: 'open' } },
        open: { on: { close: 'closed' } },
      },
    },
    alarm: {
      initial: 'armed',
      states: {
        armed: { on: { unlock: 'disarmed', 'window.broken': 'ringing' } },
        disarmed: {},
        ringing: {},
      },
    },
  },
});

const claim = createMachine({
  id: 'claim',
  initial: 'waitingForTheDocumentsOfTheInsuredPersonAndTheirWitnesses',
  states: {
    waitingForTheDocumentsOfTheInsuredPersonAndTheirWitnesses: {
      on: {
        'documents.arrived.and.were.found.to.be.complete':
          'checkedByTheDepartmentThatIsResponsibleForDamageToBuildings',
      },
    },
    checkedByTheDepartmentThatIsResponsibleForDamageToBuildings: {
      on: { 'more.documents': 'waitingForTheDocumentsOfTheInsuredPersonAndTheirWitnesses', paid: 'paid' },
    },
    sentBackToTheInsuredPersonBecauseSomethingOrOtherIsMissing: {},
    paid: { type: 'final' },
  },
});

const city = createMachine({
  id: 'city',
  initial: 'district0',
  states: Object.fromEntries(
    Array.from({ length: 10 }, (_, part) => [
      `district${part}`,
      {
        initial: 'street0',
        on: { onward: `district${(part + 1) % 10}` },
        states: part % 3 === 0 ? states(11, (at) => `street${at}`) : ring(11, (at) => `street${at}`),
      },
    ]),
  ),
});

export interface Shown {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** Types of events, one after the other. */
  readonly events: readonly string[];
}

export const gallery: readonly Shown[] = [
  { name: 'Traffic light', machine: trafficLight, events: ['button.pressed', 'power.out', 'repaired'] },
  { name: 'Video player', machine: videoPlayer, events: ['load', 'loaded', 'mute', 'unknown'] },
  { name: 'Wizard', machine: wizard, events: ['next', 'next', 'next', 'skip', 'back', 'cancel'] },
  {
    name: 'Request',
    machine: request,
    events: ['load', 'connection.lost', 'retry', 'connection.lost', 'retry'],
  },
  {
    name: 'Editor',
    machine: editor,
    events: ['select', 'dialog.open', 'dialog.close', 'minimize', 'restore'],
  },
  { name: 'Sign in', machine: signIn, events: ['sign.in', 'sign.out', 'sign.in', 'code'] },
  { name: 'Router', machine: router, events: ['page.one', 'page.two', 'anything', 'else'] },
  { name: 'Hotel of 60 rooms', machine: hotel, events: ['next', 'next', 'next'] },
  { name: 'Settings seven deep', machine: settings, events: Array.from({ length: 6 }, () => 'more') },
  { name: 'Home of four regions', machine: home, events: ['cold', 'dusk', 'unlock', 'open'] },
  {
    name: 'Claim with names of 60 letters',
    machine: claim,
    events: ['documents.arrived.and.were.found.to.be.complete', 'more.documents'],
  },
  { name: 'City of 120 states', machine: city, events: ['onward', 'next', 'onward', 'onward'] },
];
