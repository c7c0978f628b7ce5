import type { Filter, Players, TriggerCondition } from '../../state/vocabulary/index.ts';
import type { Zone } from '../../state/zones.ts';
import { conditionText } from './conditions.ts';
import type { Context } from './context.ts';
import { filterText, holds, objectsText, oneText, playersText, someone } from './expressions/index.ts';
import { list, numeral, ordinals, plural, possessive, timeWord, withArticle } from './words.ts';

interface Part {
  readonly word: 'When' | 'Whenever' | 'At';
  readonly subject: string;
  readonly predicate: string;
}

const whenever = (subject: string, predicate: string): Part => ({ word: 'Whenever', subject, predicate });

const subjectOf = (object: 'self' | 'attached' | Filter, context: Context, oneOrMore = false): string => {
  if (typeof object === 'string') return objectsText(object, context, 'subject');
  // "That creature", of a delayed triggered ability; "the token" that a linked ability created.
  const { among } = object;
  if (holds(among, 'named') || (holds(among, 'linked') && isTheLinked(object)))
    return objectsText(among, context, 'subject');
  return oneOrMore ? `one or more ${filterText(object, context, 'many')}` : oneText(object, context);
};

/** Whether it is of what lies under a link alone: "the token". */
const isTheLinked = (object: 'self' | 'attached' | Filter): boolean =>
  typeof object === 'object' && holds(object.among, 'linked') && Object.keys(object).length === 1;

/** It itself, as it is attached to something that is so. */
const isSelfAttached = (
  object: 'self' | 'attached' | Filter,
): object is Filter & { readonly attachedTo: { readonly all: Filter } } =>
  typeof object === 'object' && object.among === 'self' && holds(object.attachedTo, 'all');

/** "When" for what happens to this object once, "Whenever" else. */
const about = (
  object: 'self' | 'attached' | Filter,
  predicate: string,
  context: Context,
  oneOrMore = false,
): Part => ({
  word:
    object === 'self' ||
    isTheLinked(object) ||
    (object === 'attached' && context.attached.startsWith('enchanted'))
      ? 'When'
      : 'Whenever',
  subject: subjectOf(object, context, oneOrMore),
  predicate,
});

const does = (players: Players, verb: string, context: Context): Part =>
  whenever(someone(players, context), players === 'you' ? verb : `${verb}s`);

const spellOrAbilityOf = (players: Players, context: Context): string =>
  `a spell or ability ${someone(players, context)} ${players === 'you' ? 'control' : 'controls'}`;

const withoutOwner = ({ owner: _owner, ...rest }: Filter): Filter => rest;

const whose = (players: Players | undefined, context: Context): string =>
  players === undefined
    ? 'each'
    : players === 'everyone'
      ? "each player's"
      : players === 'you'
        ? 'your'
        : players === 'opponents'
          ? "each opponent's"
          : possessive(playersText(players, context));

function beginning(step: string, players: Players | undefined, context: Context): string {
  if (step === 'beginningOfCombat' || step === 'combat')
    return players === 'you'
      ? 'the beginning of combat on your turn'
      : players === 'opponents'
        ? "the beginning of combat on each opponent's turn"
        : 'the beginning of each combat';
  if (step === 'endOfCombat') return 'end of combat';
  if (step === 'end' && players === undefined) return 'the beginning of the end step';
  if (step === 'postcombatMain' && players === 'you')
    return 'the beginning of each of your postcombat main phases';
  return `the beginning of ${whose(players, context)} ${timeWord(step)}`;
}

/** "the beginning of enchanted player's first upkeep each turn". */
const nthOf = (nth: number | undefined, time: string): string =>
  nth === undefined ? time : `${time.replace(/ (\S+)$/, ` ${ordinals[nth] ?? `${nth}th`} $1`)} each turn`;

/** "an instant or sorcery card leaves your graveyard". */
function leavingText(
  object: 'self' | 'attached' | Filter,
  zone: Zone,
  context: Context,
  oneOrMore: true | undefined,
): Part {
  const predicate = (whose: string): string => `${oneOrMore ? 'leave' : 'leaves'} ${whose} ${zone}`;
  if (typeof object === 'string') return about(object, predicate('your'), context);
  const { owner, ...what } = object;
  const noun = filterText({ ...what, zone: 'hand' }, context, oneOrMore ? 'many' : 'one').replace(
    / (in|from) .*$/,
    '',
  );
  return whenever(
    oneOrMore ? `one or more ${noun}` : withArticle(noun),
    predicate(owner === undefined ? 'a' : possessive(playersText(owner, context))),
  );
}

const fromWhere = (from: Zone | undefined, owned: boolean): string =>
  from === undefined
    ? 'anywhere'
    : from === 'battlefield'
      ? 'the battlefield'
      : `${owned ? 'your' : 'a'} ${from}`;

/** What goes to its owner's zone, without saying whose: a permanent from the battlefield, a card from elsewhere. */
function asPut({ owner: _owner, zone: _zone, ...what }: Filter, from: Zone | undefined): Filter {
  return from === 'battlefield' ? what : { ...what, zone: 'library' };
}

const symbolsText = (types: readonly string[]): string =>
  list(
    types.map((type) => `{${type}}`),
    'or',
  );

function part(when: TriggerCondition, context: Context): Part {
  switch (when.on) {
    case 'enters':
      if (isSelfAttached(when.object)) {
        context.mentioned.add('attached');
        return about('self', `enters attached to ${oneText(when.object.attachedTo.all, context)}`, context);
      }
      return about(
        when.object,
        `${when.oneOrMore ? 'enter' : 'enters'}${when.from === undefined ? '' : ` from a ${when.from}`}`,
        context,
        when.oneOrMore,
      );
    case 'leaves':
      if (when.from !== undefined) return leavingText(when.object, when.from, context, when.oneOrMore);
      if (when.oneOrMore) return about(when.object, 'leave the battlefield', context, true);
      if (when.through !== undefined)
        return {
          ...about(
            when.object,
            `is ${when.through.keyword}ed with ${when.through.of === 'self' ? context.self : oneText(when.through.of, context)}`,
            context,
          ),
          word: 'When',
        };
      return when.to === 'graveyard'
        ? about(
            when.object,
            `is put into a graveyard${when.object === 'attached' ? '' : ' from the battlefield'}`,
            context,
          )
        : about(when.object, 'leaves the battlefield', context);
    case 'dies':
      return when.object === 'haunted'
        ? { word: 'When', subject: 'the creature it haunts', predicate: 'dies' }
        : about(when.object, when.oneOrMore ? 'die' : 'dies', context, when.oneOrMore);
    case 'putInto': {
      const owned = typeof when.object === 'object' && when.object.owner === 'you';
      if (when.causedBy !== undefined)
        return whenever(
          spellOrAbilityOf(when.causedBy, context),
          `causes ${subjectOf(typeof when.object === 'object' ? withoutOwner(when.object) : when.object, context)} to be put into ${owned ? 'your' : 'a'} ${when.zone} from ${fromWhere(when.from, owned)}`,
        );
      return about(
        owned && typeof when.object === 'object' ? asPut(when.object, when.from) : when.object,
        `${when.oneOrMore ? 'are' : 'is'} put into ${owned ? 'your' : 'a'} ${when.zone} from ${fromWhere(when.from, owned)}`,
        context,
        when.oneOrMore,
      );
    }
    case 'destroyed':
      return when.causedBy === undefined
        ? about(when.object, 'is destroyed', context)
        : whenever(spellOrAbilityOf(when.causedBy, context), `destroys ${subjectOf(when.object, context)}`);
    case 'sacrificed':
      if (when.through !== undefined && when.object !== 'self')
        return about(when.through.of, `${when.through.keyword}s ${oneText(when.object, context)}`, context);
      return when.by === undefined
        ? about(when.object, 'is sacrificed', context)
        : whenever(
            someone(when.by, context),
            `sacrifice${when.by === 'you' ? '' : 's'} ${subjectOf(when.object, context)}`,
          );
    case 'attacks': {
      const whom = when.player === undefined ? '' : ` ${someone(when.player, context)}`;
      const theirs = when.player === 'you' ? 'you control' : 'they control';
      const orPlaneswalkers = when.orPlaneswalkers === true ? ` or a planeswalker ${theirs}` : '';
      return {
        ...about(when.object, `attacks${whom}${orPlaneswalkers}${when.alone ? ' alone' : ''}`, context),
        word: 'Whenever',
      };
    }
    case 'playerAttacks': {
      if (when.by === 'everyone' && when.player !== undefined && when.with === undefined)
        return whenever(someone(when.player, context), 'is attacked');
      const creatures =
        when.with === undefined
          ? ''
          : ` with ${when.atLeast === undefined || when.atLeast === 1 ? 'one' : numeral(when.atLeast)} or more ${filterText(when.with, context, 'many')}`;
      return does(when.by, 'attack', context).subject === 'you'
        ? whenever('you', `attack${creatures}`)
        : whenever(
            someone(when.by, context),
            `attacks${when.player === undefined ? '' : ` ${someone(when.player, context)}`}${creatures}`,
          );
    }
    case 'blocks':
      return {
        ...about(
          when.object,
          `blocks${when.blocked === undefined ? '' : ` ${oneText(when.blocked, context)}`}`,
          context,
        ),
        word: 'Whenever',
      };
    case 'becomesBlocked':
      return {
        ...about(
          when.object,
          `${when.oneOrMore ? 'become' : 'becomes'} blocked${when.by === undefined ? '' : ` by ${oneText(when.by, context)}`}`,
          context,
          when.oneOrMore,
        ),
        word: 'Whenever',
      };
    case 'fights':
      return {
        ...about(when.object, when.oneOrMore ? 'fight' : 'fights', context, when.oneOrMore),
        word: 'Whenever',
      };
    case 'attacksUnblocked':
      return { ...about(when.object, "attacks and isn't blocked", context), word: 'Whenever' };
    case 'dealsDamage': {
      const kind = when.combat === undefined ? 'damage' : when.combat ? 'combat damage' : 'noncombat damage';
      const whom = [
        ...(when.toPlayer === undefined ? [] : [someone(when.toPlayer, context)]),
        ...(when.to === undefined ? [] : [subjectOf(when.to, context)]),
      ];
      const does = `${when.oneOrMore ? 'deal' : 'deals'} ${kind}${whom.length === 0 ? '' : ` to ${list(whom, 'or')}`}`;
      return when.source === undefined
        ? whenever('a source', does)
        : { ...about(when.source, does, context, when.oneOrMore), word: 'Whenever' };
    }
    case 'dealtDamage': {
      const kind = when.combat === undefined ? 'damage' : when.combat ? 'combat damage' : 'noncombat damage';
      const subject =
        when.object === undefined
          ? someone(when.player ?? 'everyone', context)
          : subjectOf(when.object, context);
      return whenever(
        subject,
        `${subject === 'you' ? 'are' : 'is'} dealt ${when.excess ? 'excess ' : ''}${kind}`,
      );
    }
    case 'cast': {
      const nth = when.nth === undefined ? undefined : ordinals[when.nth];
      if (when.spell === 'self') return { word: 'When', subject: 'you', predicate: 'cast this spell' };
      const spell =
        nth === undefined
          ? oneText({ ...when.spell, zone: 'stack', stackObject: 'spell' }, context)
          : `${when.by === 'you' ? 'your' : 'their'} ${nth} ${filterText({ ...when.spell, zone: 'stack', stackObject: 'spell' }, context, 'one')} each turn`;
      const { subject, predicate } = does(when.by ?? 'everyone', 'cast', context);
      const from = when.from === undefined ? '' : ` from ${when.by === 'you' ? 'your' : 'a'} ${when.from}`;
      const during =
        when.turnOf === undefined ? '' : ` during ${possessive(playersText(when.turnOf, context))} turn`;
      return whenever(subject, `${predicate} ${spell}${from}${during}`);
    }
    case 'activated':
      return whenever(
        someone(when.by ?? 'everyone', context),
        `${when.by === 'you' ? 'activate' : 'activates'} an ability${when.source === 'self' ? ` of ${context.self}` : Object.keys(when.source).length === 0 ? '' : ` of ${oneText(when.source, context)}`}${when.notMana ? " that isn't a mana ability" : ''}`.replace(
          ' an ability',
          when.onlyMana ? ' a mana ability' : ' an ability',
        ),
      );
    case 'becomesTarget': {
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
    }
    case 'begins':
      return {
        word: 'At',
        subject: nthOf(when.nthStep, beginning(when.step, when.whose, context)),
        predicate: '',
      };
    case 'draws': {
      const nth = when.nth === undefined ? undefined : ordinals[when.nth];
      const { subject, predicate } = does(when.who, 'draw', context);
      return whenever(
        subject,
        `${predicate} ${nth === undefined ? 'a card' : `${when.who === 'you' ? 'your' : 'their'} ${nth} card each turn`}`,
      );
    }
    case 'revealsDrawn':
      return whenever(
        'you',
        `reveal ${when.card === 'self' ? 'this card' : oneText({ ...when.card, zone: 'library' }, context)} this way`,
      );
    case 'discards': {
      const { subject, predicate } = does(when.who, 'discard', context);
      return whenever(
        subject,
        `${predicate} ${when.card === undefined ? 'a card' : oneText({ ...when.card, zone: 'library' }, context)}`,
      );
    }
    case 'gainsLife': {
      const { subject, predicate } = does(when.who, 'gain', context);
      return whenever(subject, `${predicate} life`);
    }
    case 'losesLife': {
      const { subject, predicate } = does(when.who, 'lose', context);
      return whenever(subject, `${predicate} life`);
    }
    case 'tapped':
      return { ...about(when.object, 'becomes tapped', context), word: 'Whenever' };
    case 'untapped':
      return { ...about(when.object, 'becomes untapped', context), word: 'Whenever' };
    case 'phasesOut':
      return about(when.object, 'phases out', context);
    case 'phasesIn':
      return about(when.object, 'phases in', context);
    case 'tappedForMana': {
      const mana = when.types === undefined ? 'mana' : symbolsText(when.types);
      return when.by === undefined
        ? { ...about(when.object, `is tapped for ${mana}`, context), word: 'Whenever' }
        : whenever(
            someone(when.by, context),
            `tap${when.by === 'you' ? '' : 's'} ${subjectOf(when.object, context)} for ${mana}`,
          );
    }
    case 'manaAdded': {
      const types = when.types === undefined ? '' : `${symbolsText(when.types)} `;
      const pool = when.to === undefined ? "a player's" : whose(when.to, context);
      const from = when.source === undefined ? '' : ` by ${subjectOf(when.source, context)}`;
      return whenever(`one or more ${types}mana`, `is added to ${pool} mana pool${from}`);
    }
    case 'countersPut': {
      const kind = when.kind === undefined ? 'counter' : `${when.kind} counter`;
      const counters = when.oneOrMore ? `one or more ${plural(kind)} are` : `${withArticle(kind)} is`;
      return whenever(counters, `put on ${subjectOf(when.object, context)}`);
    }
    case 'counterRemoved':
      return whenever(
        withArticle(`${when.kind === undefined ? '' : `${when.kind} `}counter`),
        `is removed from ${subjectOf(when.object, context)}`,
      );
    case 'landPlayed': {
      const { subject, predicate } = does(when.by, 'play', context);
      return whenever(
        subject,
        `${predicate} ${when.land === undefined ? 'a land' : oneText(when.land, context)}`,
      );
    }
    case 'losesGame': {
      const { subject, predicate } = does(when.who, 'lose', context);
      return whenever(subject, `${predicate} the game`);
    }
    case 'attachedTo':
      return {
        ...about(
          when.object,
          `becomes attached to ${when.to === undefined ? 'a permanent' : oneText(when.to, context)}`,
          context,
        ),
        word: 'Whenever',
      };
    case 'unattached':
      return { ...about(when.object, 'becomes unattached', context), word: 'Whenever' };
    case 'turnedFaceUp':
      return about(when.object, 'is turned face up', context);
    case 'becomesLevel':
      return about(when.object, `becomes level ${when.level}`, context);
    case 'becomesMonstrous':
      return about(when.object, 'becomes monstrous', context);
    case 'transforms':
      return when.object === 'self'
        ? { ...about('self', `transforms into ${context.face.name ?? ''}`, context), word: 'Whenever' }
        : about(when.object, 'transforms', context);
    case 'scries': {
      const { subject, predicate } = does(when.who, 'scry', context);
      return whenever(subject, predicate.replace('scrys', 'scries'));
    }
    case 'shuffles': {
      const { subject, predicate } = does(when.who, 'shuffle', context);
      return whenever(subject, `${predicate} ${when.who === 'you' ? 'your' : 'their'} library`);
    }
    case 'triggers':
      return whenever(
        `an ability of ${oneText(when.by === undefined ? when.source : { ...when.source, controller: when.by }, context)}`,
        'triggers',
      );
    case 'countered':
      return about(when.object, 'is countered', context);
    case 'controlChanges':
      return {
        word: 'When',
        subject: someone(when.from ?? 'everyone', context),
        predicate: `${when.from === 'you' ? 'lose' : 'loses'} control of ${subjectOf(when.object, context)}`,
      };
    case 'resolves':
      return {
        word: 'When',
        subject: 'this ability',
        predicate: `has resolved ${numeral(when.times)} times this turn`,
      };
    case 'state':
      return { word: 'When', subject: conditionText(when.is, context), predicate: '' };
  }
}

const whole = ({ subject, predicate }: Part): string =>
  predicate === '' ? subject : `${subject} ${predicate}`;

/** Both main phases of a player's turn. */
const isEachMainPhase = (when: readonly TriggerCondition[]): boolean =>
  when.length === 2 &&
  (['precombatMain', 'postcombatMain'] as const).every((main) =>
    when.some((one) => one.on === 'begins' && one.step === main && one.whose === 'you'),
  );

/** "When this creature enters", "Whenever this creature or another creature dies". */
export function triggerText(conditions: readonly TriggerCondition[], context: Context): string {
  // Who loses control of something loses it also as that leaves the battlefield.
  const isLosing = conditions.some(({ on }) => on === 'controlChanges');
  const when = conditions.filter(({ on }) => !(isLosing && on === 'leaves'));
  const parts: Part[] = [];
  for (const condition of when) {
    const before = new Set(context.mentioned);
    const one = part(condition, context);
    const previous = parts.at(-1);
    // "this creature enters or attacks": the second time it is not "it"
    parts.push(one.subject === 'it' && previous !== undefined ? { ...one, subject: previous.subject } : one);
    for (const key of before) context.mentioned.add(key);
  }
  const [first] = parts;
  if (first === undefined) return 'Whenever this happens';
  if (isEachMainPhase(when)) return 'At the beginning of each of your main phases';
  // A card is exiled haunting a creature once.
  const isOnce = when.some((condition) => condition.on === 'dies' && condition.object === 'haunted');
  const word = parts.length > 1 && first.word === 'When' && !isOnce ? 'Whenever' : first.word;
  if (parts.length > 1 && parts.every(({ predicate }) => predicate === first.predicate))
    return `${word} ${list(
      parts.map(({ subject }) => subject),
      'or',
    )} ${first.predicate}`;
  const [, second] = parts;
  const blocked = /^blocks (.*)$/.exec(first.predicate)?.[1];
  if (parts.length === 2 && blocked !== undefined && second?.predicate === `becomes blocked by ${blocked}`)
    return `${word} ${first.subject} blocks or becomes blocked by ${blocked}`;
  if (parts.length > 1 && parts.every(({ subject }) => subject === first.subject))
    return `${word} ${first.subject} ${list(
      parts.map(({ predicate }) => predicate),
      'or',
    )}`;
  return `${word} ${list(
    parts.map((one, at) =>
      at > 0 && one.word !== first.word && first.word === 'Whenever' ? `when ${whole(one)}` : whole(one),
    ),
    'or',
  )}`;
}
