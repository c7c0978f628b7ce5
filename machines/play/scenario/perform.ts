import { activations, announcementOf, castings, specialActions } from '../../casting/index.ts';
import type { PlayerEvent } from '../../chart/events.ts';
import { explain, restoreGame, saveGame, whyNot } from '../../game/index.ts';
import {
  abilityAt,
  type CostPart,
  characteristics,
  controllerOf,
  costName,
  type Decision,
  type Defender,
  expand,
  type Game,
  noChoices,
  type ObjectId,
  type PlayerId,
  rulesTable,
  type SpecialAction,
  sameTarget,
  type Target,
} from '../../rules/index.ts';
import { answerFor } from './answer.ts';
import { backName, candidates, findAmong, type Names, written } from './find.ts';
import type { Action, Clauses, Special } from './line.ts';
import type { Reference } from './names.ts';
import { gameOf, type Run, send, type Trouble, trouble } from './sending.ts';
import { giveAnswer, settle } from './settle.ts';
import { targetRules } from './target-rules.ts';

/** What a line does once its player can do it: not yet, with the reason why not; or done or failed for good. */
type Tried =
  | { readonly now: false; readonly why: Trouble }
  | { readonly now: true; readonly trouble: Trouble };

const notYet = (why: Trouble): Tried => ({ now: false, why });
const doneWith = (result: Trouble): Tried => ({ now: true, trouble: result });

/** Players pass for at most so long on the way to what a line says. */
const longest = 5000;

/** Carries a line out; players pass on the way to it, within the turn. */
export function perform(run: Run, action: Action, text: string): Trouble {
  if (action.do === 'allPass') return allPass(run);
  if (action.do === 'passUntil') return passUntil(run, action.until);
  if (action.do === 'concede') return send(run, { type: 'player.concede', player: action.player });
  if (action.do === 'refused') return refused(run, action.action, action.rule, text);
  return reach(run, () => attemptNow(run, action, text));
}

type Reachable = Exclude<Action, { readonly do: 'allPass' | 'passUntil' | 'concede' | 'refused' }>;

/** Passes, and settles what needs no line, until it can be done. */
function reach(run: Run, tryIt: () => Tried): Trouble {
  const from = gameOf(run).turn.number;
  let first: Trouble = null;
  for (let times = 0; times < longest; times++) {
    const game = gameOf(run);
    if (game.over !== null || game.pending === null) return first ?? trouble('the game is over');
    const tried = tryIt();
    if (tried.now) return tried.trouble;
    // That somebody else has priority says nothing about the line.
    if (first === null || first.rules.includes('117.1')) first = tried.why;
    if (game.turn.number > Math.max(1, from)) return first;
    const going = goOn(run, game.pending, tried.why);
    if (going !== null) return going;
  }
  return trouble('this is not reached by passing');
}

/** One decision further: priority is passed, others are settled, or not. */
function goOn(run: Run, pending: Decision, why: Trouble): Trouble {
  if (pending.kind === 'priority')
    return closed(run) ?? send(run, { type: 'priority.pass', player: pending.player });
  const settled = settle(run, pending);
  return settled === 'unanswered' ? unanswered(run, pending, why) : settled;
}

/** A decision with more than one legal answer that nobody answers. */
export function unanswered(run: Run, pending: Decision, why: Trouble = null): Trouble {
  const player = run.names.lexicon.players[pending.player] ?? '';
  const about = pending.about === '' ? pending.kind : `${pending.kind}: ${pending.about}`;
  return trouble(
    `${player} has to decide (${about}, ${pending.rule}), and the script doesn’t say how${why === null ? '' : `; the next line waits: ${why.reason}`}`,
  );
}

/** Whether everything that the last line said of a spell or ability was used. */
export function closed(run: Run): Trouble {
  const { open } = run;
  if (open === null) return null;
  const game = gameOf(run);
  if (announcementOf(game) !== null) return null;
  run.open = null;
  const { clauses, line, object } = open;
  if (object === null) return open.targets.length > 0 ? trouble(`“${line}”: it has no targets`) : null;
  const onStack = game.objects[object];
  if (!onStack || onStack.left !== null || onStack.zone !== 'stack')
    return trouble(`“${line}”: it could not be done, and was undone (733.1)`, ['733.1', '601.2h']);
  const choices = onStack.stack?.choices ?? noChoices;
  // What was used up to pay is called by what it became.
  const chosen = choices.targets
    .flatMap((one) => one.chosen)
    .flatMap((target) => ('object' in target ? [target, ...becameOf(game, target.object)] : [target]));
  const missing = clauses.targets.find(
    (reference) => !candidates(game, run.names, reference).some((one) => isAmong(chosen, one)),
  );
  if (missing !== undefined)
    return trouble(`“${line}”: ${written(missing, run.names)} is not a target of it`, open.rules);
  if (clauses.x !== null && choices.x !== clauses.x)
    return trouble(`“${line}”: X is ${choices.x ?? 'nothing'}`);
  if (clauses.modes.length > 0 && choices.modes.length !== clauses.modes.length)
    return trouble(`“${line}”: it has no such modes`);
  if (clauses.kicked > choices.paid.length) return trouble(`“${line}”: it has no cost to kick it`);
  const notKicked = clauses.kickedWith.find(
    (cost) => !choices.paid.some((paid) => costName(paid).endsWith(` ${cost}`)),
  );
  if (notKicked !== undefined) return trouble(`“${line}”: it isn’t kicked with ${notKicked}`);
  const [notSpliced] = open.splicing;
  if (notSpliced !== undefined)
    return trouble(`“${line}”: ${written(notSpliced, run.names)} isn’t spliced onto it`, ['702.47a']);
  if (open.paying.length > 0) return trouble(`“${line}”: nothing was to pay with that`);
  return null;
}

const becameOf = (game: Game, id: ObjectId): readonly Target[] => {
  const became = game.objects[id]?.became ?? null;
  return became === null ? [] : [{ object: became }];
};

const isAmong = (list: readonly Target[], one: Target): boolean =>
  list.some((other) => sameTarget(other, one));

/** Does it, if its player can now. */
function attemptNow(run: Run, action: Reachable, text: string): Tried {
  const game = gameOf(run);
  const { pending } = game;
  if (pending === null) return notYet(trouble('nobody decides anything'));
  const isTheirs = pending.player === action.player || pending.decider === action.player;
  switch (action.do) {
    case 'pass':
      if (pending.kind !== 'priority' || !isTheirs)
        return notYet(trouble('that player doesn’t have priority', ['117.3d']));
      return doneWith(closed(run) ?? send(run, { type: 'priority.pass', player: pending.player }));
    case 'cancel':
      return announcementOf(game) === null
        ? notYet(trouble('nothing is being announced', ['733.1']))
        : doneWith(abandon(run, action.player));
    case 'answer':
      if (pending.kind === 'priority' || !isTheirs)
        return notYet(trouble('that player has nothing to decide', [pending.rule]));
      return doneWith(giveAnswer(run, pending, answerFor(game, run.names, pending, action.phrase)));
    case 'attack':
      if (pending.kind !== 'attackers' || !isTheirs)
        return notYet(trouble('that player doesn’t declare attackers', ['508.1']));
      return doneWith(attack(run, action));
    case 'block':
      if (pending.kind !== 'blockers' || !isTheirs)
        return notYet(trouble('that player doesn’t declare blockers', ['509.1']));
      return doneWith(block(run, action));
    case 'play':
    case 'turnFaceUp':
    case 'exileFromHand':
    case 'cast':
    case 'activate': {
      const wanted = eventFor(game, run.names, action);
      if ('reason' in wanted) return notYet(trouble(wanted.reason, wanted.rules));
      const verdict = explain(game, wanted.event);
      if (!verdict.ok) return notYet(refusalsOf(game, wanted.event));
      // A mana ability while something is paid for: the line that announced it goes on afterwards (605.3a).
      if (pending.kind === 'payment') return doneWith(send(run, wanted.event));
      const before = closed(run);
      if (before !== null) return doneWith(before);
      const isSpecial = !('clauses' in action);
      const rules = isSpecial
        ? []
        : targetRules(game, run.names, action.player, wanted.event, action.clauses);
      const sent = send(run, wanted.event);
      return doneWith(sent ?? (isSpecial ? null : follow(run, action.clauses, text, rules)));
    }
    default:
      return action satisfies never;
  }
}

/** Gives up what is being announced. */
function abandon(run: Run, player: PlayerId): Trouble {
  run.open = null;
  return send(run, { type: 'action.cancel', player });
}

/** The line goes on as far as it says how; what it leaves open is for the lines after it. */
function follow(run: Run, clauses: Clauses, line: string, rules: readonly string[]): Trouble {
  const game = gameOf(run);
  const announced = announcementOf(game);
  const onStack = game.happened
    .map(({ event }) => (event.type === 'cast' || event.type === 'activate' ? event.object : null))
    .findLast((object) => object !== null && game.stack.includes(object));
  run.open = {
    line,
    clauses,
    rules,
    object: announced?.object ?? onStack ?? null,
    targets: clauses.targets,
    splicing: clauses.splicing,
    paying: clauses.paying,
  };
  for (let times = 0; times < 100; times++) {
    const now = gameOf(run);
    if (now.pending === null || now.pending.kind === 'priority' || announcementOf(now) === null)
      return closed(run);
    const settled = settle(run, now.pending);
    if (settled === 'unanswered') return null;
    if (settled !== null) return settled;
  }
  return trouble('announcing it never ends');
}

type Wanted =
  | { readonly event: PlayerEvent }
  | { readonly reason: string; readonly rules: readonly string[] };

/** The event that a line stands for: of what it may mean the first that may be done, else the first. */
function eventFor(
  game: Game,
  names: Names,
  action: Extract<Reachable, { do: 'play' | 'turnFaceUp' | 'exileFromHand' | 'cast' | 'activate' }>,
): Wanted {
  const found = candidates(game, names, action.object).flatMap((one) =>
    'object' in one ? [one.object] : [],
  );
  const name = written(action.object, names);
  if (found.length === 0) return { reason: `there is no ${name} now`, rules: [] };
  const { player } = action;
  if (action.do === 'play') {
    const hand = found.filter((id) => game.objects[id]?.zone === 'hand' && controllerOf(game, id) === player);
    const object = hand[0] ?? found[0] ?? -1;
    const isBack = 'name' in action.object && backName(game, object) === action.object.name;
    return { event: { type: 'land.play', player, object, ...(isBack && { face: 1 }) } };
  }
  if (action.do === 'turnFaceUp' || action.do === 'exileFromHand')
    return specialAction(game, player, found, action);
  if (action.do === 'activate') return activation(game, player, found, action.which, action.clauses, name);
  const { by, byHand } = action.clauses;
  const all = castings(game, player).filter(({ object }) => found.includes(object));
  const ways = all.filter(({ how }) => (by === null ? true : how === by));
  const isBack = found.some((id) => 'name' in action.object && backName(game, id) === action.object.name);
  const plain = ways.filter(({ how }) => how === (isBack ? 'back' : 'mana'));
  const from = by === null && plain.length > 0 ? plain : ways;
  const best = from.find(({ verdict }) => verdict.ok) ?? from[0];
  if (by !== null && best === undefined)
    return { reason: `${name} can’t be cast by ${by}`, rules: ['601.2b'] };
  const object = best?.object ?? found.find((id) => game.objects[id]?.owner === player) ?? found[0] ?? -1;
  return {
    event: {
      type: 'spell.cast',
      player,
      object,
      ...(best === undefined ? {} : { how: best.how }),
      payment: byHand ? 'manual' : 'automatic',
    },
  };
}

/** The special action that is meant; where nothing lets the player take it, one that is refused for that. */
function specialAction(
  game: Game,
  player: PlayerId,
  found: readonly ObjectId[],
  { do: kind, mana }: Extract<Reachable, Special>,
): Wanted {
  const manaIn = (cost: readonly CostPart[]) =>
    cost.map((part) => ('mana' in part ? part.mana : '')).join('');
  const ways = specialActions(game, player).filter(
    ({ action, cost, object }) =>
      found.includes(object) && action.kind === kind && (mana === null || manaIn(cost) === mana),
  );
  const best = ways.find(({ verdict }) => verdict.ok) ?? ways[0];
  if (best !== undefined)
    return { event: { type: 'special.take', player, object: best.object, action: best.action } };
  const likely = found.find((id) =>
    kind === 'exileFromHand' ? game.objects[id]?.zone === 'hand' : game.objects[id]?.faceDown === true,
  );
  const action: SpecialAction = kind === 'exileFromHand' ? { kind, by: '' } : { kind, by: null };
  return { event: { type: 'special.take', player, object: likely ?? found[0] ?? -1, action } };
}

function activation(
  game: Game,
  player: PlayerId,
  found: readonly ObjectId[],
  which: number | string | null,
  clauses: Clauses,
  name: string,
): Wanted {
  const activated = (id: ObjectId) =>
    characteristics(game, id)
      .abilities.flatMap(expand)
      .filter(({ ability }) => ability.kind === 'activated');
  const isMeant = (object: ObjectId, ref: string): boolean => {
    if (which === null) return true;
    if (typeof which === 'number') return activated(object)[which - 1]?.ref === ref;
    return rulesTable().abilityText(abilityAt(game, ref), null).startsWith(which);
  };
  const known = activations(game, player).filter(
    ({ ability, object }) => found.includes(object) && isMeant(object, ability),
  );
  const first = known.find(({ verdict }) => verdict.ok) ?? known[0];
  if (first === undefined) {
    const [object = -1] = found;
    const ref = activated(object)[typeof which === 'number' ? which - 1 : 0]?.ref;
    if (ref === undefined) return { reason: `${name} has no such ability`, rules: ['602.2'] };
    return { event: { type: 'ability.activate', player, object, ability: ref } };
  }
  const possible = known.filter(({ object, verdict }) => object === first.object && verdict.ok);
  if (which === null && possible.length > 1)
    return { reason: `${name} has several abilities: say ability 1, ability 2 …`, rules: [] };
  return {
    event: {
      type: 'ability.activate',
      player,
      object: first.object,
      ability: first.ability,
      payment: clauses.byHand ? 'manual' : 'automatic',
    },
  };
}

/** Why it may not be done: what the rules say of the event. */
function refusalsOf(game: Game, event: PlayerEvent): Trouble {
  const verdict = explain(game, event);
  return verdict.ok
    ? null
    : trouble(
        whyNot(game, verdict)
          .map(({ rule, sentence }) => `${sentence} (${rule})`)
          .join(' '),
        verdict.refusals.map(({ rule }) => rule),
      );
}

const onBattlefield =
  (game: Game) =>
  (target: Target): boolean =>
    'object' in target && game.objects[target.object]?.zone === 'battlefield';

function attack(run: Run, action: Extract<Action, { do: 'attack' }>): Trouble {
  const game = gameOf(run);
  const answer: { object: ObjectId; defender: Defender }[] = [];
  for (const { defender: whom, with: creatures } of action.attacks) {
    const defender = findAmong(
      game,
      run.names,
      whom,
      (target) => 'player' in target || onBattlefield(game)(target),
    );
    if ('reason' in defender) return trouble(defender.reason);
    for (const creature of creatures) {
      const found = ownCreature(
        run,
        game,
        action.player,
        creature,
        answer.map(({ object }) => object),
      );
      if (typeof found !== 'number') return found;
      answer.push({ object: found, defender: defender.target });
    }
  }
  return send(run, { type: 'decision.answer', player: action.player, answer });
}

/** A permanent of the player that isn’t in use yet. */
function ownCreature(
  run: Run,
  game: Game,
  player: PlayerId,
  reference: Reference,
  used: readonly ObjectId[],
): ObjectId | Trouble {
  const found = findAmong(
    game,
    run.names,
    reference,
    (target) =>
      onBattlefield(game)(target) &&
      'object' in target &&
      controllerOf(game, target.object) === player &&
      !used.includes(target.object),
  );
  if ('reason' in found) return trouble(found.reason);
  return 'object' in found.target ? found.target.object : trouble('a player is no creature');
}

function block(run: Run, action: Extract<Action, { do: 'block' }>): Trouble {
  const game = gameOf(run);
  const attacking = (game.combat?.attackers ?? []).map(({ object }) => object);
  const blockers = new Map<ObjectId, ObjectId[]>();
  const taken: ObjectId[] = [];
  for (const { attacker: whom, with: creatures } of action.blocks) {
    const isAttacker = (target: Target) =>
      'object' in target && attacking.includes(target.object) && !taken.includes(target.object);
    const attacker = findAmong(game, run.names, whom, isAttacker);
    if ('reason' in attacker) return trouble(attacker.reason);
    if (!('object' in attacker.target)) return trouble('a player is no attacker');
    taken.push(attacker.target.object);
    const here: ObjectId[] = [];
    for (const creature of creatures) {
      const found = ownCreature(run, game, action.player, creature, here);
      if (typeof found !== 'number') return found;
      here.push(found);
      blockers.set(found, [...(blockers.get(found) ?? []), attacker.target.object]);
    }
  }
  const answer = [...blockers].map(([object, attackers]) => ({ object, attackers }));
  return send(run, { type: 'decision.answer', player: action.player, answer });
}

/** Each player passes once. */
function allPass(run: Run): Trouble {
  const players = gameOf(run).players.filter(({ status }) => status === 'playing').length;
  for (let times = 0; times < players; times++) {
    const { pending } = gameOf(run);
    if (pending === null) return null;
    if (pending.kind !== 'priority') return unanswered(run, pending);
    const passed = closed(run) ?? send(run, { type: 'priority.pass', player: pending.player });
    if (passed !== null) return passed;
  }
  return null;
}

/** Players pass, and declare no attackers and no blockers, until it is so. */
function passUntil(run: Run, until: Extract<Action, { do: 'passUntil' }>['until']): Trouble {
  const from = gameOf(run).turn.number;
  const isReached = (game: Game): boolean => {
    const { pending, turn } = game;
    switch (until.kind) {
      case 'stackIsEmpty':
        return game.stack.length === 0 && game.waiting.length === 0 && pending?.kind === 'priority';
      case 'place':
        return (turn.step ?? turn.phase) === until.at && (until.of === null || turn.of === until.of);
      case 'turn':
        return turn.number >= until.number;
      case 'nextTurn':
        return turn.number > from;
      case 'asked':
        return pending !== null && pending.kind !== 'priority' && pending.player === until.player;
      case 'over':
        return game.over !== null;
    }
  };
  for (let times = 0; times < longest; times++) {
    const game = gameOf(run);
    if (isReached(game)) return null;
    const { pending } = game;
    if (game.over !== null || pending === null) return trouble('the game is over');
    if (game.turn.number > from + 20) return trouble('that doesn’t come within twenty turns');
    const going = declaresNothing(run, game, pending) ? sendNothing(run, pending) : goOn(run, pending, null);
    if (going !== null) return going;
  }
  return trouble('that is not reached by passing');
}

const declaresNothing = (run: Run, game: Game, pending: Decision): boolean =>
  (pending.kind === 'attackers' || pending.kind === 'blockers') &&
  run.decide.every(({ kind }) => kind !== pending.kind) &&
  explain(game, { type: 'decision.answer', player: pending.player, answer: [] }).ok;

const sendNothing = (run: Run, pending: Decision): Trouble =>
  send(run, { type: 'decision.answer', player: pending.player, answer: [] });

/** Tries it on a copy of the game; it must be refused by the rule. */
export function refused(run: Run, action: Action, rule: string, text: string): Trouble {
  if (action.do === 'attack' || action.do === 'block' || action.do === 'answer') {
    const reached = reach(run, () => {
      const { pending } = gameOf(run);
      const kind = { attack: 'attackers', block: 'blockers', answer: null }[action.do];
      const isIt =
        pending?.player === action.player &&
        (kind === null ? pending.kind !== 'priority' : pending.kind === kind);
      return isIt ? doneWith(null) : notYet(trouble(`${kind ?? 'a decision'} of that player doesn’t come`));
    });
    if (reached !== null) return reached;
  }
  const tried = tryOnCopy(run, action, text);
  if (tried === null) return trouble(`it should be refused by ${rule}, and isn’t`);
  return tried.rules.includes(rule)
    ? null
    : trouble(
        `it should be refused by ${rule}; it is by ${tried.rules.length === 0 ? 'no rule' : tried.rules.join(', ')}: ${tried.reason}`,
      );
}

/** What comes of a line if it is carried out right now, without any passing, on a copy of the game. */
export function tryOnCopy(run: Run, action: Action, text: string): Trouble {
  const actor = restoreGame(saveGame(run.actor));
  actor.start();
  const copy: Run = { ...run, actor, open: run.open === null ? null : { ...run.open } };
  if (action.do === 'allPass' || action.do === 'passUntil' || action.do === 'refused')
    return trouble('only what one player does can be refused');
  if (action.do === 'concede') return perform(copy, action, text);
  const tried = attemptNow(copy, action, text);
  const result = tried.now ? tried.trouble : tried.why;
  if (tried.now) return result;
  return withTargets(copy, action, result);
}

/** Adds why a target that the line names could be none, where the spell can’t be cast at all for want of one. */
function withTargets(run: Run, action: Reachable, result: Trouble): Trouble {
  if (result === null || (action.do !== 'cast' && action.do !== 'activate')) return result;
  const game = gameOf(run);
  const wanted = eventFor(game, run.names, action);
  if ('reason' in wanted) return result;
  const rules = targetRules(game, run.names, action.player, wanted.event, action.clauses);
  return { ...result, rules: [...result.rules, ...rules] };
}
