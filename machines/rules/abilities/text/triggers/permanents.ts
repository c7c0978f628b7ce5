/** Triggers on what becomes of permanents, and of spells and abilities. */
import { objectsText, oneText, someone } from '../expressions/index.ts';
import { list, plural, withArticle } from '../words.ts';
import { about, type PartsOf, sourceOf, subjectOf, whenever, whose } from './part.ts';

const symbolsText = (types: readonly string[]): string =>
  list(
    types.map((type) => `{${type}}`),
    'or',
  );

export const permanentsParts: PartsOf<
  | 'becomesTarget'
  | 'tapped'
  | 'untapped'
  | 'exerted'
  | 'phasesOut'
  | 'phasesIn'
  | 'tappedForMana'
  | 'manaAdded'
  | 'countersPut'
  | 'counterRemoved'
  | 'attachedTo'
  | 'unattached'
  | 'turnedFaceUp'
  | 'visited'
  | 'unlocked'
  | 'becomesLevel'
  | 'becomesMonstrous'
  | 'transforms'
  | 'triggers'
  | 'countered'
> = {
  becomesTarget(when, context) {
    const first = when.firstEachTurn === true ? ' for the first time each turn' : '';
    const whose = when.by === undefined ? '' : when.by === 'you' ? ' you control' : ' an opponent controls';
    const by = `${whose}${first}`;
    if (when.player !== undefined)
      return whenever(
        `${someone(when.player, context)} or ${about(when.object, '', context).subject}`,
        `becomes the target of ${when.ofSpell ? 'a spell' : 'a spell or ability'}${by}`,
      );
    return {
      ...about(
        when.object,
        `becomes the target of ${when.ofSpell ? 'a spell' : 'a spell or ability'}${by}`,
        context,
      ),
      word: 'Whenever',
    };
  },
  tapped(when, context) {
    return { ...about(when.object, 'becomes tapped', context), word: 'Whenever' };
  },
  untapped(when, context) {
    return { ...about(when.object, 'becomes untapped', context), word: 'Whenever' };
  },
  phasesOut(when, context) {
    return about(when.object, 'phases out', context);
  },
  phasesIn(when, context) {
    return about(when.object, 'phases in', context);
  },
  tappedForMana(when, context) {
    const mana = when.types === undefined ? 'mana' : symbolsText(when.types);
    return when.by === undefined
      ? { ...about(when.object, `is tapped for ${mana}`, context), word: 'Whenever' }
      : whenever(
          someone(when.by, context),
          `tap${when.by === 'you' ? '' : 's'} ${subjectOf(when.object, context)} for ${mana}`,
        );
  },
  manaAdded(when, context) {
    const types = when.types === undefined ? '' : `${symbolsText(when.types)} `;
    const pool = when.to === undefined ? "a player's" : whose(when.to, context);
    const from = when.source === undefined ? '' : ` by ${sourceOf(when.source, context)}`;
    return whenever(`one or more ${types}mana`, `is added to ${pool} mana pool${from}`);
  },
  countersPut(when, context) {
    const kind = when.kind === undefined ? 'counter' : `${when.kind} counter`;
    const counters = when.oneOrMore ? `one or more ${plural(kind)} are` : `${withArticle(kind)} is`;
    return whenever(counters, `put on ${subjectOf(when.object, context)}`);
  },
  counterRemoved(when, context) {
    return whenever(
      withArticle(`${when.kind === undefined ? '' : `${when.kind} `}counter`),
      `is removed from ${subjectOf(when.object, context)}`,
    );
  },
  attachedTo(when, context) {
    return {
      ...about(
        when.object,
        `becomes attached to ${when.to === undefined ? 'a permanent' : when.to.among === 'self' ? context.self : oneText(when.to, context)}`,
        context,
      ),
      word: 'Whenever',
    };
  },
  unattached(when, context) {
    return { ...about(when.object, 'becomes unattached', context), word: 'Whenever' };
  },
  turnedFaceUp(when, context) {
    return about(when.object, 'is turned face up', context);
  },
  unlocked({ by = 'you', fully, object }, context) {
    const what =
      fully === true
        ? object === 'self'
          ? context.self
          : oneText(object, context)
        : object === 'self'
          ? 'this door'
          : `a door of ${oneText(object, context)}`;
    return {
      word: object === 'self' ? 'When' : 'Whenever',
      subject: someone(by, context),
      predicate: `${fully === true ? 'fully ' : ''}unlock${by === 'you' ? '' : 's'} ${what}`,
    };
  },
  becomesLevel(when, context) {
    return about(when.object, `becomes level ${when.level}`, context);
  },
  visited(when, context) {
    return about(when.object, 'is visited', context);
  },
  becomesMonstrous(when, context) {
    return about(when.object, 'becomes monstrous', context);
  },
  exerted(when, context) {
    return whenever(
      someone(when.by ?? 'everyone', context),
      `${when.by === 'you' ? 'exert' : 'exerts'} ${when.object === 'self' ? objectsText('self', context, 'object') : oneText(when.object, context)}`,
    );
  },
  transforms(when, context) {
    return when.object === 'self'
      ? { ...about('self', `transforms into ${context.face.name ?? ''}`, context), word: 'Whenever' }
      : about(when.object, 'transforms', context);
  },
  triggers(when, context) {
    return whenever(
      `an ability of ${oneText(when.by === undefined ? when.source : { ...when.source, controller: when.by }, context)}`,
      'triggers',
    );
  },
  countered(when, context) {
    return about(when.object, 'is countered', context);
  },
};
