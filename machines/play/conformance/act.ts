import { activations, announcementOf, castings, landPlays, specialActions } from '../../casting/index.ts';
import type { PlayerEvent } from '../../chart/events.ts';
import {
  characteristics,
  type Decision,
  type Face,
  type Game,
  type PlayerId,
  type PutOnStack,
} from '../../rules/index.ts';
import { answerFor } from './answers.ts';
import type { ActOf, Choice, Designator } from './entries.ts';
import { faceOf, isFaceDown, isLabelled, isMeant, nameOfFace, written } from './find.ts';
import { sameName } from './names.ts';
import { takeChoice } from './queue.ts';
import { fail, gameOf, type Run, remember, SituationFailure, seatOf, sendTo } from './run.ts';
import { abilityTexts, beginsWith, colorMeant, comparable, specialText } from './texts.ts';

/** Plays a land: what the hand, or another place, has of that name. */
export function playLand(run: Run, player: PlayerId, act: ActOf<'playLand'>): void {
  const game = gameOf(run);
  const all = landPlays(game, player).filter(({ face, object }) =>
    isCalled(run, game, object, { card: act.card, face }),
  );
  const land = all.find(({ verdict }) => verdict.ok) ?? all[0];
  if (land === undefined) fail('actionUnavailable', `there is no land ${act.card} to play`);
  const { face, object } = land;
  const refused = sendTo(run, { type: 'land.play', player, object, ...(face && { face }) });
  if (refused !== null) fail('actionUnavailable', refused);
}

/** Whether a script means this card, as it is or with its back face up. */
function isCalled(
  run: Run,
  game: Game,
  id: number,
  {
    alias,
    card,
    face = 0,
  }: {
    readonly card?: string | undefined;
    readonly alias?: string | undefined;
    readonly face?: Face | undefined;
  },
): boolean {
  if (alias !== undefined && !isLabelled(run, game, id, alias)) return false;
  if (card === undefined) return alias !== undefined;
  if (sameName(nameOfFace(game, id, face), card)) return true;
  return face === 0 && nameOfCard(game, id) === card;
}

const nameOfCard = (game: Game, id: number): string | null =>
  game.definitions[game.objects[id]?.definition ?? '']?.name ?? null;

/** Casts a spell in the way that the script says, else for its mana cost. */
export function cast(run: Run, player: PlayerId, act: ActOf<'cast'>): void {
  const game = gameOf(run);
  const all = castings(game, player).filter(({ object, put }) =>
    isCalled(run, game, object, { card: act.card, alias: act.alias, face: faceOf(put) }),
  );
  const what = act.card ?? act.alias ?? '';
  if (all.length === 0) fail('actionUnavailable', `${what} can’t be cast from anywhere`);
  const mode = act.castMode ?? null;
  // Megamorph is a variant of morph (702.37b), and not told from it there.
  const ways =
    mode === null
      ? chosenWays(run, player, all)
      : all.filter(({ how }) => [mode, `mega${mode}`].includes(withoutSource(how)));
  const possible = ways.filter(({ verdict }) => verdict.ok);
  const [first = ways[0]] = possible;
  if (first === undefined) fail('actionUnavailable', `${what} can’t be cast by ${act.castMode ?? ''}`);
  const events = (possible.length === 0 ? [first] : possible).map(
    ({ how, object }): PlayerEvent => ({ type: 'spell.cast', player, object, how, ...paid(run, player) }),
  );
  announceOneOf(run, player, events, act, `Cast ${what}`);
}

/** How a player pays: by hand only where the situation has it so. */
const paid = (run: Run, player: PlayerId): { readonly payment?: 'manual' } =>
  run.situation.paysByHand(seatOf(run, player).letter) ? { payment: 'manual' } : {};

/** A way of casting without what lets it be cast so: "morph by Karador, Ghost Chieftain" is by morph. */
const withoutSource = (how: string): string => how.replace(/ by .+$/, '');

/** Ways of casting for the mana cost. */
const plainWays: ReadonlySet<string> = new Set(['mana', 'back', 'left', 'right', 'fused']);

/** Whether a choice is to use no alternative cost. */
const saysNormalCost = (choice: Choice | undefined): boolean =>
  choice?.type === 'normalCost' ||
  (choice?.type === 'pick' && /^cast with no alternative cost/i.test(choice.values[0]?.name ?? ''));

/** Other ways than for the mana cost are taken where the next choice says so, or where nothing else is left. */
function chosenWays<
  Way extends {
    readonly how: string;
    readonly put?: PutOnStack;
    readonly verdict: { readonly ok: boolean };
  },
>(run: Run, player: PlayerId, all: readonly Way[]): readonly Way[] {
  const isPlain = ({ how }: Way): boolean => plainWays.has(how);
  const plain = all.filter(isPlain);
  // Which cards are cast face down a script says itself.
  const other = all.filter((way) => !isPlain(way) && way.verdict.ok && !isFaceDown(way.put));
  const seat = seatOf(run, player);
  const [choice] = seat.choices;
  const use = () => {
    seat.choices = seat.choices.slice(1);
  };
  const source = choice?.type === 'pick' ? choice.values[0]?.name : undefined;
  const bySource = other.filter(({ how }) => source !== undefined && how.includes(` by ${source}`));
  if (bySource.length > 0) {
    use();
    return bySource;
  }
  if (plain.length === 0) return all;
  if (other.length === 0) {
    if (saysNormalCost(choice)) use();
    return plain;
  }
  if (choice?.type === 'yesNo') {
    use();
    return choice.value ? other : plain;
  }
  if (saysNormalCost(choice)) {
    use();
    return plain;
  }
  const word = choice?.type === 'pick' ? (choice.values[0]?.name ?? '') : '';
  if (/^cast (with|using|for) /i.test(word)) {
    use();
    const named = other.filter(({ how }) => word.toLowerCase().includes(how.toLowerCase()));
    return named.length > 0 ? named : other;
  }
  return plain.some(({ verdict }) => verdict.ok) ? plain : other;
}

/** Activates the first ability whose text begins so and that can be activated with these targets. */
export function activate(run: Run, player: PlayerId, act: ActOf<'activate'> | ActOf<'activateMana'>): void {
  const game = gameOf(run);
  const all = activations(game, player).filter(
    ({ mana, object }) =>
      (act.action !== 'activateMana' || mana) &&
      (act.alias === undefined || isLabelled(run, game, object, act.alias)),
  );
  const beginning = (wanted: string) =>
    all.filter(({ ability, object }) => {
      const { name } = characteristics(game, object);
      const texts = abilityTexts(game, object).find(({ ref }) => ref === ability)?.texts ?? [];
      return texts.some((text) => beginsWith(text, wanted, name));
    });
  const said = beginning(act.ability);
  // What an ability does may be said in other words; what it costs is not.
  const [cost = ''] = /^[^:"]*: (?=.)/.exec(act.ability) ?? [];
  const ofSeveral =
    said.length > 0 ? [] : all.filter(({ ability, object }) => colorOf(game, object, ability, act) !== null);
  const inOtherWords = act.action === 'activate' && cost !== '' ? beginning(cost) : [];
  const fitting = [said, ofSeveral, inOtherWords].find((one) => one.length > 0) ?? [];
  const [first] = ofSeveral;
  if (first !== undefined) answerFirst(run, player, colorOf(game, first.object, first.ability, act));
  const possible = fitting.filter(({ verdict }) => verdict.ok);
  const events = (possible.length === 0 ? fitting.slice(0, 1) : possible).map(
    ({ ability, object }): PlayerEvent => ({
      type: 'ability.activate',
      player,
      object,
      ability,
      ...paid(run, player),
    }),
  );
  if (events.length === 0) {
    const ways = [
      ...castingsNamed(run, game, player, act.ability, act.alias),
      ...specialsNamed(run, game, player, act.ability, act.alias),
    ];
    if (ways.length === 0) fail('actionUnavailable', `no ability begins with “${act.ability}”`);
    announceOneOf(run, player, ways, act, act.ability);
  } else announceOneOf(run, player, events, act, act.ability);
}

/** The color of mana that is meant, where an ability adds one of several and the script names that one. */
function colorOf(
  game: Game,
  id: number,
  ref: string,
  { ability }: ActOf<'activate'> | ActOf<'activateMana'>,
): string | null {
  const texts = abilityTexts(game, id).find((one) => one.ref === ref)?.texts ?? [];
  for (const text of texts) {
    const color = colorMeant(text, ability);
    if (color !== null) return color;
  }
  return null;
}

/** The next question is answered so. */
function answerFirst(run: Run, player: PlayerId, color: string | null): void {
  if (color === null) return;
  const seat = seatOf(run, player);
  seat.choices = [{ type: 'pick', values: [{ name: `{${color}}` }] }, ...seat.choices];
}

/** `Flashback`, `Cast X using Escape`: ways of casting that are written like abilities. */
function castingsNamed(
  run: Run,
  game: Game,
  player: PlayerId,
  ability: string,
  alias: string | undefined,
): readonly PlayerEvent[] {
  const wanted = comparable(ability, '');
  return castings(game, player)
    .filter(({ how, object }) => {
      if (alias !== undefined && !isLabelled(run, game, object, alias)) return false;
      const name = characteristics(game, object).name.toLowerCase();
      const way = how.toLowerCase();
      return (
        wanted.startsWith(way) ||
        wanted === `cast ${name} using ${way}` ||
        wanted === `cast ${name} with ${way}`
      );
    })
    .sort((a, b) => Number(b.verdict.ok) - Number(a.verdict.ok))
    .map(({ how, object }): PlayerEvent => ({ type: 'spell.cast', player, object, how }));
}

/** `{4}{G}: Turn this face-down permanent face up.`, `Suspend`: special actions, written like abilities. */
function specialsNamed(
  run: Run,
  game: Game,
  player: PlayerId,
  ability: string,
  alias: string | undefined,
): readonly PlayerEvent[] {
  return specialActions(game, player).flatMap(({ action, cost, object }): readonly PlayerEvent[] => {
    if (alias !== undefined && !isLabelled(run, game, object, alias)) return [];
    return beginsWith(specialText(game, action, cost), ability, '')
      ? [{ type: 'special.take', player, object, action }]
      : [];
  });
}

type Announced = ActOf<'cast'> | ActOf<'activate'> | ActOf<'activateMana'>;

/** The first of these that can be announced to its end with what the script says; each other is undone again. */
function announceOneOf(
  run: Run,
  player: PlayerId,
  events: readonly PlayerEvent[],
  act: Announced,
  what: string,
): void {
  let problem: SituationFailure | null = null;
  for (const event of events) {
    const { comeBack } = remember(run);
    try {
      announce(run, player, event, act, what);
      return;
    } catch (thrown) {
      if (!(thrown instanceof SituationFailure) || thrown.reason === 'engine') throw thrown;
      problem ??= thrown;
      if (events.length > 1) comeBack();
    }
  }
  throw problem ?? new SituationFailure('actionUnavailable', `${what} is not possible`);
}

function announce(run: Run, player: PlayerId, event: PlayerEvent, act: Announced, what: string): void {
  const targets = act.action === 'activateMana' ? undefined : act.targets;
  run.announcing = { designators: targets ?? [], hasTargets: targets !== undefined };
  run.shares = targets ?? [];
  const before = gameOf(run);
  const refused = sendTo(run, event);
  if (refused !== null) {
    run.announcing = null;
    fail('actionUnavailable', `${what}: ${refused}`);
  }
  for (let asked = 0; asked < 200; asked++) {
    const game = gameOf(run);
    const announced = announcementOf(game);
    if (game.pending === null || announced === null || announced.player !== player) break;
    if (game.pending.kind === 'priority') break;
    respond(run, game, game.pending);
  }
  if (
    takeChoice(seatOf(run, player), ['manaCancel'], (one) => one === seatOf(run, player).choices[0]) !== null
  )
    fail('actionUnavailable', `${what}: the payment was cancelled, and it was undone (733.1)`);
  const [unused] = withoutChosen(run, before, run.announcing?.designators ?? []);
  run.announcing = null;
  if (unused !== undefined) fail('illegalTarget', `${what} has no target ${written(unused)}`);
  if (wasUndone(before, gameOf(run), act))
    fail('actionUnavailable', `${what} could not be done, and was undone (733.1)`);
}

/** Designators that are no targets of what has been announced: where there was one legal target, nobody asked. */
function withoutChosen(run: Run, before: Game, designators: readonly Designator[]): readonly Designator[] {
  const game = gameOf(run);
  const [announced] = game.stack.filter((id) => !before.stack.includes(id));
  const chosen = game.objects[announced ?? -1]?.stack?.choices.targets.flatMap((one) => one.chosen) ?? [];
  return designators.filter(
    (one) => one.skip !== true && !chosen.some((target) => isMeant(run, game, target, one)),
  );
}

/** Whether nothing came of it: no spell was cast and no ability activated. */
function wasUndone(before: Game, after: Game, act: Announced): boolean {
  if (act.action === 'activateMana') return false;
  return (
    after.pending?.kind === 'priority' &&
    after.stack.length === before.stack.length &&
    // A spell is on the stack once it is cast; whatever else is done need not be.
    (act.action === 'cast' || after.decisions === before.decisions)
  );
}

/** Gives the script's answer to a decision. */
export function respond(run: Run, game: Game, pending: Decision): void {
  const { player } = pending;
  const answer = answerFor(run, game, pending);
  const refused = sendTo(run, { type: 'decision.answer', player, answer });
  if (refused !== null)
    fail('illegalChoice', `${pending.kind} (${pending.about}): ${refused} ${JSON.stringify(answer)}`);
}
