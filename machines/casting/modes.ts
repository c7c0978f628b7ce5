import {
  type Ability,
  ask,
  asked,
  chosenPositions,
  type DecisionOf,
  decide,
  done,
  forbidden,
  type Game,
  go,
  type ModalWords,
  modalWords,
  onceFor,
  onlyAnswer,
  type PlayerId,
  part,
  quantity,
  remembering,
  rulesTable,
  type StackChoices,
  targetsExist,
} from '../rules/index.ts';
import {
  announced,
  announcedObject,
  announcedScope,
  announcedSource,
  choicesSoFar,
  choose,
  note,
  withPaid,
} from './announcement.ts';
import { askForChooser, chooserPicked } from './chooser.ts';
import { affordable, affordableSomehow } from './cost.ts';
import { costedNow } from './costed.ts';
import { wasChosen } from './modes-chosen.ts';
import { type AdditionalCost, additionalCosts } from './said-of-itself.ts';

export interface ChoosingModes {
  /** The opponent who chooses them instead of the controller (700.2e). */
  readonly chooser?: PlayerId;
}

export const rememberingModes = remembering<ChoosingModes>({ chooser: 'number, maybe' });

/** Choosing modes (601.2b, 700.2a), of one modal text after the other. */
export const choosingModes = part(
  rememberingModes,
  ['modes', 'whoChoosesModes', 'modesChooserPicked', 'allModesAnswered', 'modesChosen'],
  ['splicing', 'ways'],
  {
    modes(game, { memory }) {
      const words = nextModal(game);
      if (words === undefined) return go(afterModes(game));
      const entwining = costForAllModes(game, words);
      if (entwining !== null)
        return ask(
          asked(game, announced(game).player, {
            kind: 'confirm',
            rule: '601.2b',
            about: `pay the additional cost: ${entwining.optional}`,
            object: announcedObject(game),
            tone: 'good',
          }),
          { then: 'allModesAnswered' },
        );
      const { options, min, max, sameTwice } = modeOptions(game, words);
      const legal = options.flatMap((option, at) => (option.legal ? [at] : []));
      const most = sameTwice ? max : Math.min(max, legal.length);
      if (legal.length === 0 ? min > 0 : most < min)
        return done(forbidden('700.2a', 'No mode of {0} can be chosen.', [announcedObject(game)]));
      const decisionOf = (player: PlayerId): DecisionOf<'modes'> =>
        asked(game, player, {
          kind: 'modes',
          rule: announced(game).kind === 'trigger' ? '603.3c' : '601.2b',
          about: 'choose modes',
          object: announcedObject(game),
          options,
          min,
          max: most,
          sameTwice,
        });
      const own = decisionOf(announced(game).player);
      if (words.modes.choose.by === undefined || onlyAnswer(own) !== undefined)
        return decide(own, { then: 'modesChosen' });
      return memory.chooser === undefined
        ? go('whoChoosesModes')
        : ask(decisionOf(memory.chooser), { then: 'modesChosen' });
    },
    /** 700.2e: an opponent, when its controller would. */
    whoChoosesModes: (game) =>
      askForChooser(game, 'choose which opponent chooses modes', 'modesChooserPicked'),
    modesChooserPicked: (game, { frame }) => go('modes', { chooser: chooserPicked(game, frame.answer) }),
    allModesAnswered(game, { frame }) {
      const words = nextModal(game);
      const next = words === undefined ? null : costForAllModes(game, words);
      if (words === undefined || next === null) return go('modes');
      if (frame.answer === true) {
        choose(game, { paid: withPaid(game, next.optional, next.ref, 1) });
        chooseModes(game, words, allOf(words));
      }
      note(game, { asked: [...announced(game).asked, next.ref] });
      return go('modes');
    },
    modesChosen(game, { frame }) {
      const answer = chosenPositions(frame.answer);
      const words = nextModal(game);
      // In printed order, whatever order they were named in (700.2, 608.2c).
      if (words !== undefined)
        chooseModes(
          game,
          words,
          [...answer].sort((a, b) => a - b),
        );
      return go('modes');
    },
  },
);

/** The words with modes for which they are still to be chosen. */
const nextModal = (game: Game): ModalWords | undefined =>
  modalWords(game, announcedObject(game))[announced(game).modesChosen];

/** Modes of these words are chosen, besides those of others. */
function chooseModes(game: Game, words: ModalWords, modes: readonly number[]): void {
  choose(game, { modes: withModes(game, words, modes) });
  note(game, { modesChosen: announced(game).modesChosen + 1 });
}

const withModes = (game: Game, { first }: ModalWords, modes: readonly number[]): readonly number[] => [
  ...choicesSoFar(game).modes,
  ...modes.map((mode) => first + mode),
];

const allOf = ({ modes }: ModalWords): readonly number[] => modes.options.map((_, at) => at);

/** Splicing comes after the modes of the spell itself; then there may be modes of what is spliced (601.2b). */
const afterModes = (game: Game): 'splicing' | 'ways' =>
  announced(game).kind === 'spell' && choicesSoFar(game).spliced === undefined ? 'splicing' : 'ways';

interface ModeOptions {
  readonly options: readonly { readonly text: string; readonly legal: boolean }[];
  readonly min: number;
  readonly max: number;
  readonly sameTwice: boolean;
}

/** What a mode says, as if it were all that is said. */
const asSpell = onceFor(
  ({ effect, targets }: ModalWords['modes']['options'][number]): Ability => ({
    kind: 'spell',
    effect,
    ...(targets && { targets }),
  }),
);

/** The modes with whether each can be chosen: there are targets for it, and its cost could be paid (700.2a, 700.2h). */
function modeOptions(game: Game, words: ModalWords): ModeOptions {
  const { modes } = words;
  const source = announcedSource(game);
  const id = announcedObject(game);
  const scope = announcedScope(game);
  const choices = choicesSoFar(game);
  const options = modes.options.map((mode, at) => ({
    ...(wasChosen(game, source, words, at) && { chosenBefore: true as const }),
    text: rulesTable().abilityText(asSpell(mode), null),
    legal:
      !wasChosen(game, source, words, at) &&
      targetsExist(game, scope, mode.targets ?? [], id).ok &&
      (mode.cost === undefined ||
        modeIsAffordable(game, { ...choices, modes: withModes(game, words, [at]) })),
  }));
  return {
    options,
    min: quantity(game, scope, modes.choose.min),
    max: quantity(game, scope, modes.choose.max),
    sameTwice: modes.choose.sameTwice ?? false,
  };
}

type CostForAllModes = AdditionalCost & { readonly optional: string };

/** An additional cost, not asked about yet, for which all modes can be chosen: all are legal, and it could be paid (702.42a). */
function costForAllModes(game: Game, words: ModalWords): CostForAllModes | null {
  if (announced(game).kind !== 'spell') return null;
  const object = announcedObject(game);
  for (const one of additionalCosts(game, object)) {
    const { allModes, optional, ref } = one;
    if (allModes !== true || optional === undefined || announced(game).asked.includes(ref)) continue;
    if (!modeOptions(game, words).options.every(({ legal }) => legal)) return null;
    const found = { ...one, optional };
    const modes = withModes(game, words, allOf(words));
    const paid = withPaid(game, optional, ref, 1);
    if (modeIsAffordable(game, { ...choicesSoFar(game), modes, paid })) return found;
  }
  return null;
}

function modeIsAffordable(game: Game, choices: StackChoices): boolean {
  const { kind, ways } = announced(game);
  if (kind !== 'spell') return affordable(game, costedNow(game, { choices })).ok;
  return ways.some((way) => affordableSomehow(game, costedNow(game, { choices, way })).ok);
}
