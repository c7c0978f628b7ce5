import type { Words } from '../../rules/abilities/canonical/words.ts';
import type { Fault } from '../../rules/abilities/check/shape.ts';
import { characteristics, matching, namesOf } from '../../rules/characteristics/index.ts';
import { creatureTypes } from '../../rules/effects/instructions/creature-types.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { asking, whoOf } from '../../rules/effects/instructions/who.ts';
import { chosenNumber } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { Game } from '../../rules/state/game.ts';
import type { PlayerId } from '../../rules/state/identity.ts';
import { linkKey, remembered } from '../../rules/state/links.ts';
import { colors, manaWords } from '../../rules/state/mana.ts';
import { remembering } from '../../rules/state/memory.ts';
import { ask, go, happen } from '../../rules/state/procedure.ts';
import type { Scope } from '../../rules/state/scope.ts';
import { basicLandTypes, cardTypes, type Filter, type Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** A choice that a linked ability reads: a colour, a card type, a creature type, a number, a word … (607.2d). */
export interface ChooseValue {
  readonly do: 'chooseValue';
  readonly who?: Players;
  readonly what:
    | 'color'
    | 'creatureType'
    | 'cardType'
    | 'cardName'
    | 'basicLandType'
    | 'number'
    | { readonly oneOf: readonly string[] };
  /** Of a card name: the name of one of these. */
  readonly among?: Filter;
  readonly link: string;
  /** Nothing that was chosen under this link: "another color". */
  readonly otherThan?: string;
  /** What was chosen under the link before is forgotten: the text speaks of this choice alone. */
  readonly anew?: true;
}

/** The greatest number that a player is offered where a text says just "a number". */
const greatestNumber = 1_000_000;

/** The words that can be chosen, as they are shown and as they are kept. */
function wordsFor(
  game: Game,
  scope: Scope,
  { among, otherThan, what }: ChooseValue,
): { readonly shown: readonly string[]; readonly kept: readonly string[] } {
  const taken = otherThan === undefined ? [] : (remembered(game, scope, otherThan)?.values ?? []);
  const left = <Word extends string>(words: readonly Word[]) => words.filter((word) => !taken.includes(word));
  const same = (words: readonly string[]) => ({ shown: left(words), kept: left(words) });
  switch (what) {
    case 'color': {
      const kept = left(colors);
      return { shown: kept.map((color) => manaWords[color]), kept };
    }
    case 'creatureType':
      return same(creatureTypes);
    case 'cardType':
      return same(cardTypes);
    case 'basicLandType':
      return same(basicLandTypes);
    case 'cardName':
      return same(among === undefined ? [] : namesAmong(game, scope, among));
    case 'number':
      return same([]);
    default:
      return same(what.oneOf);
  }
}

/** The different names of objects. */
const namesAmong = (game: Game, scope: Scope, like: Filter): readonly string[] =>
  [...new Set(matching(game, scope, like).flatMap((id) => namesOf(characteristics(game, id))))].sort();

const whatIsChosen = (what: ChooseValue['what']): string => {
  switch (what) {
    case 'color':
      return 'choose a color';
    case 'creatureType':
      return 'choose a creature type';
    case 'cardType':
      return 'choose a card type';
    case 'basicLandType':
      return 'choose a basic land type';
    case 'cardName':
      return 'choose a card name';
    case 'number':
      return 'choose a number';
    default:
      return 'choose one';
  }
};

/** What an answer stands for. */
function valueChosen(
  game: Game,
  scope: Scope,
  instruction: ChooseValue,
  answer: unknown,
): string | number | undefined {
  if (typeof answer === 'string') return answer;
  const chosen = chosenNumber(answer);
  return instruction.what === 'number' ? chosen : wordsFor(game, scope, instruction).kept[chosen];
}

interface Choosing {
  /** Who is still to choose. */
  readonly left: readonly PlayerId[];
  readonly values: readonly (string | number)[];
  /** Who chose them, in the same order, where it isn't just the controller of the ability. */
  readonly players: readonly PlayerId[];
}

/** Another value than one that was chosen is chosen only among words that are shown: no number, and no name of any card. */
function checkAnotherChoice(value: Words, path: string, faults: Fault[]): void {
  if (value.otherThan === undefined) return;
  if (value.what === 'number' || (value.what === 'cardName' && value.among === undefined))
    faults.push({ path: `${path}.otherThan`, reason: `there is no other ${value.what}: nothing is listed` });
}

/** What it is called under its link: nothing is “the chosen” without saying what, as “the chosen color”. */
const calledBy: Readonly<Record<Extract<ChooseValue['what'], string>, string>> = {
  color: 'color',
  creatureType: 'type',
  cardType: 'type',
  basicLandType: 'type',
  cardName: 'name',
  number: 'number',
};

/**
 * A choice that linked abilities read (607.2d, 607.2f): kept on the object, with who made it where several do, in APNAP
 * order (101.4).
 */
export const chooseValue: InstructionWord<ChooseValue> = {
  shape: {
    who: 'players?',
    what: 'what is chosen',
    among: 'filter?',
    link: 'name of a link',
    otherThan: 'link read?',
    anew: 'flag?',
  },
  said: {
    deed: [
      phrase('[choose] a <what:valueChosen>', {
        do: 'chooseValue',
        '...what': '<what>',
        anew: true,
        who: '<subject>',
      }),
    ],
  },
  gives: ['amount'],
  forYou: true,
  done: 'chosen',
  isOpen: true,
  linksBy: ({ what }) => (typeof what === 'string' ? '607.2d' : '607.2f'),
  formFaults: checkAnotherChoice,
  linkCalled: ({ what }) => (typeof what === 'string' ? calledBy[what] : 'word'),
  meaning: meaning(
    '607.2d',
    remembering<Choosing>({ left: 'numbers, later', values: 'list, later', players: 'numbers, later' }),
    ['begin', 'ask', 'chosen', 'keep', 'end'],
    {
      begin(game, { instruction, scope }) {
        const left = instruction.who === undefined ? [scope.you] : whoOf(game, scope, instruction.who);
        return go('ask', { left, values: [], players: [] });
      },
      ask(game, { instruction, scope, memory }) {
        const [player] = memory.left;
        if (player === undefined) return go('keep');
        const { what } = instruction;
        const about = whatIsChosen(what);
        if (what === 'number')
          return ask(
            asked(game, player, {
              kind: 'number',
              rule: '608.2d',
              about,
              object: asking(scope),
              min: 0,
              max: greatestNumber,
              purpose: 'value',
            }),
            { then: 'chosen' },
          );
        if (what === 'cardName' && instruction.among === undefined)
          return ask(asked(game, player, { kind: 'cardName', rule: '201.4', about, object: asking(scope) }), {
            then: 'chosen',
          });
        const { shown } = wordsFor(game, scope, instruction);
        if (shown.length === 0) return finished();
        return ask(
          asked(game, player, {
            kind: 'option',
            rule: '608.2d',
            about,
            object: asking(scope),
            options: shown,
          }),
          { then: 'chosen' },
        );
      },
      chosen(game, { instruction, scope, frame, memory: { left, values, players } }) {
        const value = valueChosen(game, scope, instruction, frame.answer);
        return go('ask', {
          left: left.slice(1),
          values: value === undefined ? values : [...values, value],
          players: instruction.who === undefined ? players : [...players, ...left.slice(0, 1)],
        });
      },
      keep: (_game, { instruction, scope, memory: { players, values } }) =>
        happen(
          '607.2d',
          [
            {
              type: 'link',
              object: scope.self,
              link: linkKey(instruction.link, scope.pair),
              objects: [],
              players,
              values,
              ...(instruction.anew === true && { anew: true }),
            },
          ],
          { then: 'end' },
        ),
      end(_game, { memory: { values } }) {
        const [first] = values;
        return finished({ amount: typeof first === 'number' ? first : 0, did: true });
      },
    },
  ),
};
