/** Triggers on what players do, and on what becomes of them. */

import { keywordAction } from '../../../state/text.ts';
import type { Players } from '../../../state/vocabulary/index.ts';
import type { Zone } from '../../../state/zones.ts';
import { actions } from '../../actions/index.ts';
import { keywords } from '../../keywords/index.ts';
import { designating } from '../designating.ts';
import { filterText, oneText, playersText, someone } from '../expressions/index.ts';
import { exceptFirstText, ordinals, possessive } from '../words.ts';
import { about, does, type PartsOf, subjectOf, whenever } from './part.ts';

export const playersParts: PartsOf<
  | 'cast'
  | 'activated'
  | 'draws'
  | 'revealsDrawn'
  | 'discards'
  | 'gainsLife'
  | 'losesLife'
  | 'landPlayed'
  | 'entersRoom'
  | 'completesDungeon'
  | 'playerDesignated'
  | 'losesGame'
  | 'performs'
  | 'shuffles'
  | 'votingFinished'
  | 'controlChanges'
> = {
  cast(when, context) {
    const nth = when.nth === undefined ? undefined : ordinals[when.nth];
    if (when.spell === 'self') return { word: 'When', subject: 'you', predicate: 'cast this spell' };
    const spell =
      nth === undefined
        ? oneText({ ...when.spell, zone: 'stack', stackObject: 'spell' }, context)
        : `${when.by === 'you' ? 'your' : 'their'} ${nth} ${filterText({ ...when.spell, zone: 'stack', stackObject: 'spell' }, context, 'one')} each turn`;
    const { subject, predicate } = does(when.by ?? 'everyone', 'cast', context);
    const from = when.from === undefined ? '' : ` from ${zoneText(when.by, when.from)}`;
    const during =
      when.turnOf === undefined ? '' : ` during ${possessive(playersText(when.turnOf, context))} turn`;
    return whenever(subject, `${predicate} ${spell}${from}${during}`);
  },
  activated(when, context) {
    return whenever(
      someone(when.by ?? 'everyone', context),
      `${when.by === 'you' ? 'activate' : 'activates'} an ability${when.source === 'self' ? ` of ${context.self}` : Object.keys(when.source).length === 0 ? '' : ` of ${oneText(when.source, context)}`}${when.costsX ? ' with {X} in its activation cost' : ''}${when.notMana ? " that isn't a mana ability" : ''}`.replace(
        ' an ability',
        when.onlyMana ? ' a mana ability' : ' an ability',
      ),
    );
  },
  draws(when, context) {
    const nth = when.nth === undefined ? undefined : ordinals[when.nth];
    const { subject, predicate } = does(when.who, 'draw', context);
    return whenever(
      subject,
      `${predicate} ${nth === undefined ? 'a card' : `${when.who === 'you' ? 'your' : 'their'} ${nth} card each turn`}${when.exceptFirstInDrawStep ? exceptFirstText(when.who) : ''}`,
    );
  },
  revealsDrawn(when, context) {
    return whenever(
      'you',
      `reveal ${when.card === 'self' ? 'this card' : oneText({ ...when.card, zone: 'library' }, context)} this way`,
    );
  },
  discards(when, context) {
    const { card, payingFor = '', who } = when;
    const verb = keywords[payingFor]?.words?.discarding?.verb ?? 'discard';
    const { subject, predicate } = does(who, verb, context);
    if (card?.among === 'self') return { word: 'When', subject, predicate: `${predicate} this card` };
    return whenever(
      subject,
      `${predicate} ${card === undefined ? 'a card' : oneText({ ...card, zone: 'library' }, context)}`,
    );
  },
  gainsLife(when, context) {
    if (when.bySpell !== undefined)
      return whenever(
        oneText({ ...when.bySpell, zone: 'stack', stackObject: 'spell' }, context),
        `causes ${playersText(when.who, context)} to gain life`,
      );
    const { subject, predicate } = does(when.who, 'gain', context);
    return whenever(subject, `${predicate} life`);
  },
  losesLife(when, context) {
    const { subject, predicate } = does(when.who, 'lose', context);
    return whenever(subject, `${predicate} life`);
  },
  landPlayed(when, context) {
    const { subject, predicate } = does(when.by, 'play', context);
    return whenever(
      subject,
      `${predicate} ${when.land === undefined ? 'a land' : oneText(when.land, context)}`,
    );
  },
  entersRoom() {
    return { word: 'When', subject: 'you', predicate: 'move your venture marker into this room' };
  },
  completesDungeon({ who }, context) {
    const { predicate, subject } = does(who, 'complete', context);
    return whenever(subject, `${predicate} a dungeon`);
  },
  playerDesignated({ designation, who }, context) {
    const { verb, what } = designating[designation];
    return whenever(someone(who, context), `${who === 'you' ? verb.replace(/s$/, '') : verb}${what}`);
  },
  losesGame(when, context) {
    const { subject, predicate } = does(when.who, 'lose', context);
    return whenever(subject, `${predicate} the game`);
  },
  performs(when, context) {
    const { action, doneBy, verb } = keywordAction(when.action, actions);
    if (when.object !== undefined) return { ...about(when.object, verb, context), word: 'Whenever' };
    const who = when.who ?? 'everyone';
    if (doneBy !== undefined) return whenever(doneBy, `${verb} ${someone(who, context)}`);
    return whenever(someone(who, context), who === 'you' ? action : verb);
  },
  votingFinished() {
    return whenever('players', 'finish voting');
  },
  shuffles(when, context) {
    const { subject, predicate } = does(when.who, 'shuffle', context);
    return whenever(subject, `${predicate} ${when.who === 'you' ? 'your' : 'their'} library`);
  },
  controlChanges(when, context) {
    return {
      word: 'When',
      subject: someone(when.from ?? 'everyone', context),
      predicate: `${when.from === 'you' ? 'lose' : 'loses'} control of ${subjectOf(when.object, context)}`,
    };
  },
};

/** "your hand", "a graveyard", "exile". */
const zoneText = (by: Players | undefined, zone: Zone): string =>
  zone === 'exile' ? zone : `${by === 'you' ? 'your' : 'a'} ${zone}`;
