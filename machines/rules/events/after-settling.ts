/** What follows once a batch is settled: it is applied, what triggers waits, and what comes after it happens. */
import { picked } from '../state/answers.ts';
import { asked } from '../state/decider.ts';
import type { Game } from '../state/game.ts';
import type { Happened } from '../state/happened.ts';
import type { Named } from '../state/object.ts';
import { ask, call, done, go, type Outcome, part, theEnd } from '../state/procedure.ts';
import { goingOn } from '../state/put-aside.ts';
import { whatItBecame } from '../state/represented.ts';
import type { Scope } from '../state/scope.ts';
import { gameEventWord } from '../state/word-table.ts';
import { write } from '../state/write.ts';
import { applyBatch, letThemWait } from './apply-batch.ts';
import { type Question, questionBefore, questions } from './before-applying.ts';
import { withLegalAttachments } from './entering-attached.ts';
import { withExcess } from './excess.ts';
import { rivalOccurrences } from './finding-what-triggers.ts';
import { type Besides, type Happening, happening, type Settled } from './happening.ts';
import { happenedOfRest } from './joining.ts';
import { movingOnce } from './moving-once.ts';

/** The steps that follow once the batch has been applied. */
const afterwards = ['whichOccurrence', 'occurrence', 'rest', 'besides', 'follow'] as const;
type Afterwards = (typeof afterwards)[number];

/** Applies a settled batch, once players have chosen what is theirs to choose about it. */
export function applyOrAsk(game: Game, settled: Settled): Outcome<Question | Afterwards, Happening> {
  const { arranged = [], order = [] } = settled;
  const items = withLegalAttachments(game, movingOnce(game, settled.items));
  const question = questionBefore(game, items, order, arranged);
  return question === null
    ? applyAll(game, { ...settled, items })
    : go(question.step, { items, at: question.at, happened: [], after: [], key: '' });
}

/** Applies a settled batch; what triggers waits, and what comes after it follows. */
function applyAll(
  game: Game,
  { rule, items, order = [], besides = [], rests: waiting = [] }: Settled,
): Outcome<Afterwards, Happening> {
  const { happened, triggered, after } = applyBatch(game, rule, withExcess(game, items), order);
  const rests = waiting.map((rest, at) => ({ ...rest, happened: happenedOfRest(items, happened, at) }));
  const skipped = afterSkipping(game, happened);
  const besidesNow = skipped.length === 0 ? besides : [...besides, ...skipped];
  if (triggered.length > 0) {
    const isChosen =
      game.delayed.length > 0 &&
      rivalOccurrences(
        game,
        triggered.map(({ one }) => one),
      ).length > 0;
    if (isChosen)
      return go('whichOccurrence', { triggered, after, happened, items: [], besides: besidesNow, rests });
    if (!letThemWait(game, triggered, happened[0]?.batch ?? 0)) return endless;
  }
  return goOn(game, { happened, after, besides: besidesNow, rests });
}

/** What was to be done instead of skipped steps, phases and turns, now that one begins: the first thing in it (614.10b). */
function afterSkipping(game: Game, happened: readonly Happened[]): readonly Besides[] {
  const waiting = game.afterSkipping ?? [];
  if (waiting.length === 0 || !happened.some(({ event }) => gameEventWord(event).isBeginning === true))
    return [];
  delete write(game).root.afterSkipping;
  return waiting;
}

/** Once a batch has been applied: the rest of what is done instead, what prevention effects do besides, what comes after it. */
function goOn(
  game: Game,
  { happened, after, besides = [], rests = [] }: Pick<Happening, 'happened' | 'after' | 'besides' | 'rests'>,
): Outcome<Afterwards, Happening> {
  if (rests.length > 0) return go('rest', { after, happened, besides, rests, items: [] });
  if (besides.length > 0) return go('besides', { after, happened, besides, items: [] });
  return after.length === 0 ? finish(game, happened) : go('follow', { after, happened, items: [] });
}

export const applying = part(happening, ['apply', ...afterwards], questions, {
  apply: (game, { memory }) => applyOrAsk(game, memory),

  /** Its trigger event occurred several times at once: a delayed trigger's controller chooses (603.7b). */
  whichOccurrence(game, { memory }) {
    const triggered = memory.triggered ?? [];
    const rivals = rivalOccurrences(
      game,
      triggered.map(({ one }) => one),
    );
    const [first] = rivals;
    if (first === undefined) {
      if (!letThemWait(game, triggered, memory.happened[0]?.batch ?? 0)) return endless;
      return goOn(game, memory);
    }
    return ask(
      asked(game, first.controller, {
        kind: 'choose',
        rule: '603.7b',
        object: first.source,
        about: 'choose what makes the delayed ability trigger',
        options: rivals.map(({ controller, facts: { object, player }, source }) =>
          object !== null
            ? { object }
            : player !== null || source === null
              ? { player: player ?? controller }
              : { object: source },
        ),
        min: 1,
        max: 1,
        hidden: false,
        purpose: 'effect',
        tone: 'neutral',
      }),
      {
        then: 'occurrence',
        remember: { offered: rivals.map((rival) => triggered.findIndex(({ one }) => one === rival)) },
      },
    );
  },

  occurrence(_game, { memory: { triggered = [], offered = [] }, frame }) {
    const [chosen = offered[0]] = picked(frame.answer, offered);
    return go('whichOccurrence', {
      triggered: triggered.filter((_, at) => at === chosen || !offered.includes(at)),
    });
  },

  /** Instructions of an effect that go on after what they did first (608.2c, 614.11a). */
  rest(game, { memory }) {
    const [next, ...rests] = memory.rests ?? [];
    if (next === undefined) return goOn(game, { ...memory, rests: [] });
    const { aside, applied, happened = [] } = next;
    return { kind: 'continue', frames: goingOn(aside, happened), then: 'rest', remember: { rests, applied } };
  },

  /** What prevention effects do besides takes place immediately after (615.5). */
  besides(game, { memory }) {
    const [next, ...besides] = memory.besides ?? [];
    if (next === undefined) return goOn(game, { ...memory, besides: [] });
    return call(
      'program',
      { ref: next.ref, scope: afterMoving(game, next) },
      { then: 'besides', remember: { besides, applied: [] } },
    );
  },

  /** Draws of one card after the other (121.2), and what goes back (610.3), once the outer event has happened. */
  follow(game, { memory, frame }) {
    const happened = [...memory.happened, ...frame.happened];
    const [next, ...after] = memory.after;
    if (next === undefined) return finish(game, happened);
    const { doneBy, events, rule } = next;
    return {
      kind: 'happen',
      events,
      rule: rule ?? memory.rule,
      ...(doneBy !== undefined && { doers: events.map(() => doneBy) }),
      then: 'follow',
      remember: { happened, after },
    };
  },
});

/** What moved is found as what it became: all of that, under a name. */
function afterMoving(game: Game, { as, scope }: Besides): Scope {
  const moved = scope.it === null ? null : game.objects[scope.it];
  const became = moved == null ? [] : whatItBecame(moved);
  const it = became[0] ?? scope.it;
  if (as === undefined || it === null) return { ...scope, it };
  const objects = became.length === 0 ? [it] : became;
  const named: Named = { objects, players: [], amount: objects.length, did: became.length > 0 };
  return { ...scope, it, named: { ...scope.named, [as]: named } };
}

/** Abilities that trigger on each other without end are a loop of mandatory actions: the game is a draw (104.4b). */
const endless: Outcome<never> = call('drawGame', { rule: '104.4b' }, { then: theEnd });

/** The batch is done: whoever let it happen is told what did. */
export function finish(game: Game, happened: readonly Happened[]): Outcome<never> {
  write(game).frame().happened = happened;
  return done();
}
