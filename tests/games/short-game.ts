/** Short games between decks of any cards, in which as many of these as possible are played, with every check that there is. */
import { draw, staticAbility, whenEnters } from '../../machines/cards/write.ts';
import { withDungeons } from '../../machines/decks/index.ts';
import {
  type Action,
  createGame,
  type GameActor,
  happenedSentence,
  legalActions,
  saveGame,
  viewFor,
} from '../../machines/game/index.ts';
import { chance } from '../../machines/play/players/chance.ts';
import { type Player, randomPlayer } from '../../machines/play/players/index.ts';
import { abilityText } from '../../machines/reading/saying/index.ts';
import { type CardDefinition, characteristics, type Game } from '../../machines/rules/index.ts';
import { carriedOut } from './carried-out.ts';
import { checkLeftOut } from './left-out.ts';
import { names } from './table.ts';
import { checkReplay, checkRestored, watch } from './watched.ts';

/** A land for cards of every color and for dear ones, which keeps hands full. */
const land: CardDefinition = {
  name: 'Land of Plenty',
  types: ['land'],
  abilities: [
    whenEnters([], draw(2)),
    staticAbility({ players: 'you', rules: [{ rule: 'additionalLands', number: 'any' }] }),
    {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effect: [{ do: 'addMana', mana: ['W', 'U', 'B', 'R', 'G'] }],
    },
  ],
};

/** A land in three cards, and others by chance; and three others in the sideboard. */
function deckOf(cards: readonly CardDefinition[], seed: string) {
  const pick = chance(seed);
  const drawn = Array.from({ length: 44 }, () => cards[pick(cards.length)] ?? land);
  return {
    deck: [...Array.from({ length: 20 }, () => land), ...drawn.slice(4)],
    sideboard: drawn.slice(0, 4),
  };
}

/** What an eager player does before anything else. */
const eagerFor: readonly Action['type'][] = ['land.play', 'spell.cast'];

/** A player who does anything that is legal: lands and spells rather than anything else, and seldom nothing. */
function eagerPlayer(seed: string): Player {
  const random = randomPlayer(seed);
  const pick = chance(`eager ${seed}`);
  return (view, decision, actions) => {
    const isEager = decision.kind === 'priority' && pick(4) > 0;
    const first = actions.filter(({ type }) => eagerFor.includes(type));
    const others = actions.filter(({ type }) => type !== 'priority.pass');
    const [wanted = actions] = [first, others].filter(({ length }) => isEager && length > 0);
    return random(view, decision, wanted);
  };
}

interface ShortGame {
  /** Which game it is: the same number and the same cards are the same game. */
  readonly number: number;
  /** What decks are made of. */
  readonly cards: readonly CardDefinition[];
  /** After how many decisions it stops. */
  readonly limit: number;
}

/** The game, not yet started: two players, or up to four. */
function shortGame({ cards, number }: Omit<ShortGame, 'limit'>): GameActor {
  const players = names
    .slice(0, number % 4 === 3 ? 3 + (number % 8 === 7 ? 1 : 0) : 2)
    .map((name, seat) => ({ name, ...deckOf(cards, `deck ${seat} of short game ${number}`) }));
  return createGame({
    seed: `short game ${number}`,
    players: withDungeons(players, Object.fromEntries(cards.map((card) => [card.name, card]))),
  });
}

/** Plays one and throws whatever is wrong with it. Gives the names of what was on the stack or the battlefield. */
export function checkShortGame({ cards, limit, number }: ShortGame): ReadonlySet<string> {
  const actor = shortGame({ cards, number });
  const players = actor.getSnapshot().context.game.players.length;
  const seats = Array.from({ length: players }, (_, seat) =>
    eagerPlayer(`player ${seat} of short game ${number}`),
  );
  const pick = chance(`tries of short game ${number}`);
  const played = new Set<string>();
  const watched = watch(number, actor, seats, {
    limit,
    after(game) {
      for (const object of game.objects)
        if (object?.zone === 'battlefield' || object?.zone === 'stack') played.add(object.definition);
      checkWords(game);
      if (game.over !== null || game.pending === null) return;
      const chosen = pick(100);
      if (chosen === 0) checkLeftOut(actor);
      else if (chosen === 1) checkListed(actor, game.pending.decider, pick);
    },
  });
  if (number % 10 === 0) checkTexts(actor.getSnapshot().context.game);
  // Most of the time goes into this: cards of a recording are looked at as if nobody had seen them before.
  if (number % 2 === 0) checkReplay(number, watched);
  if (number % 4 === 1) checkRestored(watched);
  return played;
}

/**
 * Each listed action is taken, and needs no going back: by these answers or by others, as one may announce what leaves
 * too few targets (a spell that is kicked may have more).
 */
function checkListed(actor: GameActor, player: number, pick: (below: number) => number): void {
  const json = JSON.stringify(saveGame(actor));
  for (const action of legalActions(actor.getSnapshot().context.game, player, 6)) {
    let problem: string | null = 'not tried';
    for (let attempt = 0; attempt < 8 && problem !== null; attempt++)
      problem = carriedOut(json, action, pick);
    if (problem !== null) throw new Error(`${JSON.stringify(action)} is listed, and ${problem}`);
  }
}

/** What happened since the last decision has sentences, for those who see all and for those who don’t. */
function checkWords(game: Game): void {
  for (const happened of game.happened) {
    const sentence = happenedSentence(game, happened);
    if (sentence !== null && /undefined|\[object|NaN|null/.test(sentence))
      throw new Error(`of what happened it is said: ${sentence}`);
  }
  viewFor(game, 0);
}

/** Whatever has abilities has words for them. */
function checkTexts(game: Game): void {
  for (const { id } of game.objects.filter((object) => object !== null))
    for (const { ability } of characteristics(game, id).abilities) abilityText(ability, null);
}
