import type { ObjectId } from '../../../rules/index.ts';
import { named, nameNow } from '../find.ts';
import { hasAbility } from '../has-ability.ts';
import { sameName } from '../names.ts';
import {
  type Asked,
  type CheckResult,
  cardsIn,
  counted,
  hasSubtype,
  is,
  isAttacking,
  lastMeant,
  look,
  lowerCase,
  meant,
  namedIn,
  numberIn,
  objectOf,
  ofPlayer,
  permanents,
  textIn,
  yes,
} from './asking.ts';

function powerToughness(asked: Asked): CheckResult {
  const { check } = asked;
  const sizes = meant(asked).map((id) => {
    const { basePower, baseToughness, power, toughness } = look(asked, id);
    return check.base === true ? [basePower ?? 0, baseToughness ?? 0] : [power ?? 0, toughness ?? 0];
  });
  const fits = ([power, toughness]: (typeof sizes)[number]) =>
    power === numberIn(check, 'power') && toughness === numberIn(check, 'toughness');
  const match = textIn(check, 'match');
  const ok =
    match === 'all'
      ? sizes.length > 0 && sizes.every(fits)
      : match === 'first'
        ? sizes[0] !== undefined && fits(sizes[0])
        : sizes.some(fits);
  return yes(ok, sizes);
}

const countersOn = (asked: Asked, id: ObjectId | undefined): number =>
  id === undefined ? 0 : (objectOf(asked, id)?.counters[textIn(asked.check, 'counter')] ?? 0);

function counters(asked: Asked): CheckResult {
  const all = meant(asked);
  const id = asked.check.match === 'last' ? all.at(-1) : all[0];
  if (id === undefined && asked.check.match !== 'last') return yes(false, 'no such permanent');
  return is(numberIn(asked.check, 'count'), countersOn(asked, id));
}

function type(asked: Asked): CheckResult {
  const id = lastMeant(asked);
  if (id === undefined) return yes(false, 'no such permanent');
  const { supertypes, types } = look(asked, id);
  const all: readonly string[] = [...types, ...supertypes];
  return yes(all.includes(lowerCase(textIn(asked.check, 'type'))) === (asked.check.has !== false), all);
}

function subtype(asked: Asked): CheckResult {
  const id = lastMeant(asked);
  if (id === undefined) return yes(false, 'no such permanent');
  const { subtypes } = look(asked, id);
  return yes(hasSubtype(subtypes, textIn(asked.check, 'subtype')) === (asked.check.has !== false), subtypes);
}

function color(asked: Asked): CheckResult {
  const id = lastMeant(asked);
  if (id === undefined) return yes(false, 'no such permanent');
  const { colors } = look(asked, id);
  const wanted = [...textIn(asked.check, 'colors')];
  const has = (one: string) => colors.some((each) => each === one);
  return yes(asked.check.has === false ? !wanted.some(has) : wanted.every(has), colors);
}

function ability(asked: Asked): CheckResult {
  const all = meant(asked);
  const { permanents: wanted } = asked.check;
  if (typeof wanted === 'number' && all.length !== wanted) return yes(false, `${all.length} such permanents`);
  const id = asked.timed ? all[0] : all.at(-1);
  if (id === undefined) return yes(false, 'no such permanent');
  const count = hasAbility(asked.game, id, asked.check.ability);
  return yes(count > 0 === (asked.check.has !== false), count);
}

function tapped(asked: Asked): CheckResult {
  const states = namedIn(asked, permanents(asked)).map((id) => objectOf(asked, id)?.tapped === true);
  return yes(states.includes(asked.check.tapped === true), states);
}

function tappedCount(asked: Asked): CheckResult {
  const all = asked.timed ? meant(asked) : namedIn(asked, permanents(asked));
  const count = all.filter((id) => objectOf(asked, id)?.tapped === (asked.check.tapped === true)).length;
  return is(numberIn(asked.check, 'count'), count);
}

function damage(asked: Asked): CheckResult {
  const all = meant(asked);
  const { index } = asked.check;
  if (typeof index === 'number' && all.length < index) return yes(false, `${all.length} of them`);
  const id = asked.timed ? all[0] : all.at(-1);
  return id === undefined
    ? yes(false, 'no such permanent')
    : is(numberIn(asked.check, 'damage'), objectOf(asked, id)?.damage);
}

function attachedTo(asked: Asked): CheckResult {
  const { check, game, script } = asked;
  const attachments = named(script, game, permanents(asked), { name: check.attachment });
  const hosts = ofPlayer(asked, named(script, game, permanents(asked), { name: check.permanent }));
  const isAttached = attachments.some((id) => {
    const to = objectOf(asked, id)?.attachedTo;
    return to !== null && to !== undefined && 'object' in to && hosts.includes(to.object);
  });
  return yes(isAttached === (check.attached !== false), isAttached);
}

const tokens = (asked: Asked): readonly ObjectId[] =>
  meant(asked).filter((id) => objectOf(asked, id)?.kind === 'token');

/** Whether a card in a hand is a split card with a half of the name that is asked for. */
const isHalfNamed = (asked: Asked, id: ObjectId): boolean =>
  nameNow(asked.game, id)
    .split(' // ')
    .some((half) => sameName(half, textIn(asked.check, 'name')));

const isCommander = ({ game }: Asked, id: ObjectId): boolean => {
  const object = game.objects[id];
  return (
    object !== null &&
    object !== undefined &&
    game.players[object.owner]?.commanders.includes(object.card) === true
  );
};

const inZone = (zone: string) => (asked: Asked) => counted(asked, namedIn(asked, cardsIn(asked, zone)));

/** Of anybody's permanents and cards: how many there are, what they look like, what is on them. */
export const permanentChecks: Readonly<Record<string, (asked: Asked) => CheckResult>> = {
  permanentCount: (asked) => {
    const { alias, faceDown, name } = asked.check;
    const isOfAny = name === undefined && alias === undefined && faceDown === undefined;
    return counted(asked, isOfAny ? ofPlayer(asked, asked.game.battlefield) : meant(asked));
  },
  tokenCount: (asked) => counted(asked, tokens(asked)),
  handCount: (asked) =>
    counted(
      asked,
      cardsIn(asked, 'hand').filter((id) => namedIn(asked, [id]).length > 0 || isHalfNamed(asked, id)),
    ),
  graveyardCount: inZone('graveyard'),
  libraryCount: inZone('library'),
  exileCount: inZone('exile'),
  commandZoneCount: inZone('command'),
  commanderInCommandZone: (asked) =>
    counted(
      asked,
      namedIn(asked, cardsIn(asked, 'command')).filter((id) => isCommander(asked, id)),
    ),
  powerToughness,
  damage,
  counters,
  exiledCardCounters: (asked) =>
    is(numberIn(asked.check, 'count'), countersOn(asked, namedIn(asked, asked.game.exile)[0])),
  cardCounters: (asked) => {
    const cards = ['hand', 'graveyard', 'exile'].flatMap((zone) => cardsIn(asked, zone));
    return is(numberIn(asked.check, 'count'), countersOn(asked, namedIn(asked, cards)[0]));
  },
  type,
  subtype,
  exiledCardSubtype: (asked) => {
    const all = namedIn(asked, asked.game.exile).map((id) => look(asked, id).subtypes);
    const has = all.some((one) => hasSubtype(one, textIn(asked.check, 'subtype')));
    return yes(has, all);
  },
  color,
  ability,
  abilityCount: (asked) => {
    const id = meant(asked).at(-1);
    return id === undefined
      ? yes(false, 'no such permanent')
      : is(numberIn(asked.check, 'count'), hasAbility(asked.game, id, asked.check.ability));
  },
  tapped,
  tappedCount,
  attacking: (asked) => {
    const id = lastMeant(asked);
    return id === undefined
      ? yes(false, 'no such permanent')
      : is(asked.check.attacking !== false, isAttacking(asked, id));
  },
  attachedTo,
};
