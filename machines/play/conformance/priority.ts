import { type Game, type PlayerId, write } from '../../rules/index.ts';
import { activate, cast, playLand } from './act.ts';
import { checkNow } from './checks/index.ts';
import type { Act, ActOf, When } from './entries.ts';
import { named } from './find.ts';
import { plainName } from './names.ts';
import { takeChoice } from './queue.ts';
import {
  changeGame,
  fail,
  happenNow,
  type Run,
  remember,
  type Seat,
  SituationFailure,
  seatOf,
  sendTo,
} from './run.ts';
import { stepOf } from './steps.ts';
import { comparable, stackName, stackTexts } from './texts.ts';

/** What is done while having priority; attackers and blockers are declared when they are asked for. */
type Doing = Exclude<Act, { action: 'attack' | 'attackNone' | 'block' | 'blockNone' }>;

const isDoing = (act: Act): act is Doing =>
  act.action !== 'attack' &&
  act.action !== 'attackNone' &&
  act.action !== 'block' &&
  act.action !== 'blockNone';

/** The player's first entry for this step is carried out, unless it waits for something; else they pass. */
export function withPriority(run: Run, game: Game, player: PlayerId): void {
  const seat = seatOf(run, player);
  const step = stepOf(game);
  const act = seat.acts.filter(isDoing).find((one) => one.turn === game.turn.number && one.step === step);
  if (act === undefined || waits(game, player, act)) {
    pass(run, player);
    return;
  }
  run.at = `${act.player}: ${described(act)}`;
  if (act.action === 'waitStackResolved' && game.stack.length > 0) {
    if (act.one === true) seat.acts = seat.acts.filter((one) => one !== act);
    pass(run, player);
    return;
  }
  const acts = seat.acts;
  seat.acts = acts.filter((one) => one !== act);
  const before = mayFail(seat, act) ? remember(run) : null;
  try {
    carryOut(run, game, player, act);
  } catch (thrown) {
    if (!(thrown instanceof SituationFailure)) throw thrown;
    if (before !== null && thrown.reason !== 'engine') {
      const { choices, modes, targets } = seat;
      before.comeBack();
      Object.assign(seat, { choices, modes, targets });
      takeChoice(seat, ['skipFailedCommand']);
      return;
    }
    // A mana ability that can't be activated yet waits for what is on the stack.
    if (act.action !== 'activateMana' || game.stack.length === 0 || !isUnavailable(thrown)) throw thrown;
    seat.acts = acts;
    pass(run, player);
  }
}

/** Whether the script says that what is tried next may fail; it is dropped then. */
const mayFail = ({ choices }: Seat, { action }: Doing): boolean =>
  action !== 'check' && choices.some(({ type }) => type === 'skipFailedCommand');

const isUnavailable = ({ reason }: SituationFailure): boolean => reason === 'actionUnavailable';

const waits = (game: Game, player: PlayerId, act: Doing): boolean =>
  (act.action === 'cast' || act.action === 'activate') &&
  act.when !== undefined &&
  !holds(game, player, act.when);

function described(act: Doing): string {
  switch (act.action) {
    case 'cast':
      return `cast ${act.card ?? act.alias ?? ''}`;
    case 'playLand':
      return `play ${act.card}`;
    case 'activate':
    case 'activateMana':
      return `activate ${act.ability}`;
    case 'check':
      return `check ${act.check}`;
    case 'addCounters':
      return `add ${act.count} ${act.counter}`;
    case 'setDayNight':
      return `it becomes ${act.value}`;
    case 'waitStackResolved':
    case 'concede':
      return act.action;
    default:
      return act satisfies never;
  }
}

function carryOut(run: Run, game: Game, player: PlayerId, act: Doing): void {
  switch (act.action) {
    case 'waitStackResolved':
      break;
    case 'check':
      check(run, game, act);
      break;
    case 'addCounters':
      addCounters(run, game, act);
      break;
    case 'setDayNight':
      changeGame(run, (changed) => happenNow(changed, [{ type: 'becomeTime', time: act.value }]));
      break;
    case 'concede':
      sendTo(run, { type: 'player.concede', player });
      break;
    case 'playLand':
      playLand(run, player, act);
      break;
    case 'cast':
      cast(run, player, act);
      break;
    case 'activate':
    case 'activateMana':
      activate(run, player, act);
      break;
    default:
      act satisfies never;
  }
}

/** The harness itself puts counters on the first permanent that is called so. */
function addCounters(run: Run, game: Game, act: ActOf<'addCounters'>): void {
  const [id] = named(run, game, game.battlefield, act);
  if (id === undefined) fail('noSuchPermanent', `there is no ${act.name ?? act.alias ?? ''}`);
  changeGame(run, (changed) => {
    const { counters } = write(changed).object(id);
    write(changed).object(id).counters = {
      ...counters,
      [act.counter]: (counters[act.counter] ?? 0) + act.count,
    };
  });
}

function pass(run: Run, player: PlayerId): void {
  const refused = sendTo(run, { type: 'priority.pass', player });
  if (refused !== null) fail('engine', refused);
}

function check(run: Run, game: Game, act: ActOf<'check'>): void {
  const result = checkNow(run, game, act, act.of, true);
  if (!result.ok)
    fail('expectation', `${JSON.stringify({ ...act, action: undefined })}: it is ${result.actual}`);
}

/** A script may say “it” where an ability names what it is of. */
const wanted = (text: string, name: string): string =>
  comparable(text, name).replace(/^(when|whenever) it /, '$1 ~ ');

function holds(game: Game, player: number, when: When): boolean {
  const on = (text: string, ids: readonly number[]): boolean =>
    ids.some((id) => {
      // A card's name alone is not said of the abilities that come from it.
      const name = plainName(stackName(game, id)) === plainName(text) ? '' : stackName(game, id);
      return stackTexts(game, id).some(
        (said) =>
          comparable(said, name).includes(wanted(text, name)) ||
          comparable(said, '').includes(comparable(text, '')),
      );
    });
  const copies = game.stack.filter(
    (id) => game.objects[id]?.kind === 'copy' || game.objects[id]?.copied !== undefined,
  );
  if (when.onStack !== undefined) return on(when.onStack, game.stack);
  if (when.copyOnStack !== undefined) return on(when.copyOnStack, copies);
  if (when.notOnStack !== undefined) return !on(when.notOnStack, game.stack);
  if (when.topOfStack !== undefined) return on(when.topOfStack, game.stack.slice(-1));
  if (when.manaInPoolAtLeast !== undefined)
    return (game.players[player]?.pool.length ?? 0) >= when.manaInPoolAtLeast;
  return true;
}
