import {
  all,
  allowed,
  ask,
  asked,
  characteristics,
  copyOf,
  decide,
  type Filter,
  firstRefusal,
  fits,
  forbidden,
  functionsIn,
  type Game,
  go,
  happen,
  isEverSaid,
  type KeywordAbility,
  keywordsOn,
  type ObjectId,
  objectAt,
  part,
  picked,
  remembering,
  rulesTable,
  type Spliced,
  scopeOf,
  type TextRef,
  type Verdict,
  wordsOf,
} from '../rules/index.ts';
import { announced, announcedObject, announcedScope, choicesSoFar, choose, note } from './announcement.ts';
import { affordableSomehow } from './cost.ts';
import { costedNow } from './costed.ts';
import { targetsCouldBeChosen } from './may-cast.ts';

/** What a keyword ability says of splicing the card that has it. */
const splicing = (ability: KeywordAbility) => rulesTable().keywords[ability.keyword]?.splices?.(ability);

interface SplicingAbility {
  readonly onto: Filter;
  readonly ref: TextRef;
  readonly text: string;
}

/** The abilities by which a card could be spliced from where it is. */
function splicingAbilities(game: Game, card: ObjectId): readonly SplicingAbility[] {
  const { kind, zone } = objectAt(game, card);
  const { types } = characteristics(game, card);
  return keywordsOn(game, card).flatMap(({ had: { ability, ref } }) => {
    const said = ability.kind === 'keyword' ? splicing(ability) : undefined;
    return said !== undefined && functionsIn(ability, zone, kind, types)
      ? [{ onto: said.onto, ref, text: rulesTable().abilityText(ability, null) }]
      : [];
  });
}

/** The rules text of a card: abilities that effects gave it aren't part of that (612.3). */
const textOf = (game: Game, card: ObjectId): readonly TextRef[] =>
  characteristics(game, card).abilities.flatMap(({ from, ref }) => (from === null ? [ref] : []));

/**
 * Why a card can't be spliced onto the spell that is being announced (702.47a-b): it isn't in its caster's hand, it has
 * no such ability, it is spliced already, the choices for its text can't be made, or the total cost couldn't be paid.
 */
export function spliceVerdict(game: Game, card: ObjectId): Verdict {
  const { player, splicing } = announced(game);
  const spell = announcedObject(game);
  if (game.players[player]?.hand.includes(card) !== true)
    return forbidden('702.47a', '{0} isn’t in the hand of {p0}.', [card], { players: [player] });
  if (splicing.some((one) => one.card === card))
    return forbidden('702.47b', '{0} is spliced onto {1} already.', [card, spell]);
  const [first] = splicingAbilities(game, card);
  if (first === undefined) return forbidden('702.47a', '{0} can’t be spliced onto anything.', [card]);
  const fitting = fittingAbilities(game, card);
  if (fitting.length === 0)
    return forbidden('702.47a', '{0} can’t be spliced onto {1}: “{text}”', [card, spell], {
      values: { text: first.text },
    });
  return firstRefusal(
    () => choicesCouldBeMade(game, card),
    () => {
      const verdicts = fitting.map(({ ref }) => couldBePaid(game, [...splicing, asSpliced(game, card, ref)]));
      return verdicts.find(({ ok }) => ok) ?? all(verdicts);
    },
  );
}

/** The abilities by which a card can be spliced onto the spell that is being announced, as far as its quality goes. */
const fittingAbilities = (game: Game, card: ObjectId): readonly SplicingAbility[] => {
  const spell = announcedObject(game);
  const scope = scopeOf(spell, announced(game).player);
  return splicingAbilities(game, card).filter(({ onto }) =>
    fits(game, scope, { ...onto, zone: 'stack' }, spell),
  );
};

const asSpliced = (game: Game, card: ObjectId, ability: TextRef): Spliced => ({
  card,
  ability,
  texts: textOf(game, card),
});

/** Whether there are targets and modes for the card's text, as the spell says it (702.47b). */
const choicesCouldBeMade = (game: Game, card: ObjectId): Verdict =>
  targetsCouldBeChosen(game, announcedScope(game), wordsOf(game, card), announcedObject(game)).ok
    ? allowed
    : forbidden('702.47b', 'The choices that the text of {0} asks for can’t be made.', [card]);

/** Whether the spell could be paid with these spliced onto it, in the way that was chosen or in any (601.4). */
function couldBePaid(game: Game, spliced: readonly Spliced[]): Verdict {
  const { how, ways } = announced(game);
  const choices = { ...choicesSoFar(game), spliced };
  const verdicts = ways
    .filter(({ name }) => how === null || name === how)
    .map((way) => affordableSomehow(game, costedNow(game, { choices, way })));
  return verdicts.find(({ ok }) => ok) ?? all(verdicts);
}

/** The cards that could be spliced next. */
function spliceable(game: Game): readonly ObjectId[] {
  if (announced(game).kind !== 'spell' || !isEverSaid(game, 'splices')) return [];
  const hand = game.players[announced(game).player]?.hand ?? [];
  return hand.filter((card) => spliceVerdict(game, card).ok);
}

/** Whether a card could be spliced onto the spell that is being announced. */
export const couldSplice = (game: Game): boolean => spliceable(game).length > 0;

export interface Splicing {
  /** The cards that could be spliced, as they were offered, and the one that was chosen. */
  readonly options: readonly ObjectId[];
  readonly card: ObjectId;
  /** Those of its abilities by which it could be, as they were offered. */
  readonly abilities: readonly TextRef[];
}

export const rememberingSplicing = remembering<Splicing>({
  options: 'numbers, later',
  card: 'number, later',
  abilities: 'texts, later',
});

/**
 * Splicing, the part of announcing that comes after the modes (601.2b): one card after the other, in the order in which
 * their effects will happen; then all are revealed at once, and the spell has their texts (702.47b-c).
 */
export const splicingCards = part(
  rememberingSplicing,
  ['splicing', 'spliceChosen', 'spliceBy', 'spliceByChosen', 'spliced', 'textGained'],
  ['ways', 'modes'],
  {
    splicing(game) {
      const options = spliceable(game);
      if (options.length === 0) return go('spliced');
      return ask(
        asked(game, announced(game).player, {
          kind: 'choose',
          rule: '601.2b',
          about: 'splice a card onto it, or none',
          object: announcedObject(game),
          options: options.map((object) => ({ object })),
          min: 0,
          max: 1,
          hidden: true,
          purpose: 'splicing',
          tone: 'good',
        }),
        { then: 'spliceChosen', remember: { options } },
      );
    },
    spliceChosen(_game, { frame, memory: { options } }) {
      const [card] = picked(frame.answer, options);
      return card === undefined ? go('spliced') : go('spliceBy', { card });
    },
    /** By which of several of its abilities. */
    spliceBy(game, { memory: { card } }) {
      const { splicing: before, player } = announced(game);
      const possible = fittingAbilities(game, card).filter(
        ({ ref }) => couldBePaid(game, [...before, asSpliced(game, card, ref)]).ok,
      );
      if (possible.length === 0) return go('spliced');
      return decide(
        asked(game, player, {
          kind: 'option',
          rule: '601.2b',
          about: 'choose how to splice it',
          object: card,
          options: possible.map(({ text }) => text),
        }),
        { then: 'spliceByChosen', remember: { abilities: possible.map(({ ref }) => ref) } },
      );
    },
    spliceByChosen(game, { frame, memory: { abilities, card } }) {
      const ability = abilities[Number(frame.answer)];
      if (ability !== undefined)
        note(game, { splicing: [...announced(game).splicing, asSpliced(game, card, ability)] });
      return go('splicing');
    },
    spliced(game) {
      const { splicing: all } = announced(game);
      if (all.length === 0) return go('ways');
      const objects = all.map(({ card }) => card);
      return happen('702.47a', [{ type: 'reveal', objects, to: 'all', during: announcedObject(game) }], {
        then: 'textGained',
      });
    },
    textGained(game) {
      choose(game, { spliced: copyOf(announced(game).splicing) });
      // What is spliced onto a spell without modes may have some.
      return go('modes');
    },
  },
);
