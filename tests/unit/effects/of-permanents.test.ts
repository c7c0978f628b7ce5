import { beforeAll, describe, expect, test } from 'vitest';
import { characteristics } from '../../../machines/rules/characteristics/index.ts';
import type { Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import {
  bear,
  begin,
  card,
  creature,
  events,
  follow,
  happenedTypes,
  putEffectRulesTogether,
  reply,
  type Situation,
} from './follow.ts';
import type { Placed } from './small-game.ts';

beforeAll(putEffectRulesTogether);

const target = { target: 0 } as const;
const objects = (...ids: readonly number[]) => [ids.map((object) => ({ object }))];
const relic = card('Relic', { types: ['artifact'] });
const nothing = { named: { it: { objects: [], did: false } } };
/** What happened to which permanents, and what is found of it. */
const done = (instruction: Instruction, situation: Situation) => {
  const game = follow([{ ...instruction, as: 'it' }], situation);
  return game.happened.map(({ event }) => ('object' in event ? [event.type, event.object] : [event.type]));
};

describe('710.4: flipping', () => {
  const flipCard = creature('Kid', 1, 1, { flip: true, back: creature('Elder', 4, 4) });
  const flip: Instruction = { do: 'flip', what: { all: {} } };

  test('a flip card’s permanent, once', () => {
    const placed: readonly Placed[] = [{ card: flipCard }, { card: bear }];
    const game = follow([{ ...flip, as: 'it' }], { placed });
    expect(characteristics(game, 1)).toMatchObject({ name: 'Elder', power: 4 });
    expect(game.returned).toMatchObject({ named: { it: { objects: [1], did: true } } });
    expect(done(flip, { placed: [{ card: flipCard, with: { flipped: true } }] })).toEqual([]);
    expect(done(flip, { placed: [{ card: flipCard, with: { faceDown: true } }] })).toEqual([]);
  });
});

describe('701.27: transforming', () => {
  const villager = creature('Villager', 1, 1, { back: creature('Howler', 3, 3) });
  const transform: Instruction = { do: 'transform', what: target };
  const turned = (more: Situation['placed'], situation: Partial<Situation> = {}) =>
    done(transform, { placed: more ?? [], chosen: objects(1), ...situation });

  test('701.27a: to the other face, and back', () => {
    const game = follow([transform, transform], { placed: [{ card: villager }], chosen: objects(1) });
    expect(events(game, 'turnFace').map(({ face }) => face)).toEqual([1, 0]);
    expect(turned([{ card: villager, zone: 'graveyard' }])).toEqual([]);
  });

  test('701.27d: not to an instant or sorcery', () => {
    const rider = creature('Rider', 1, 1, { back: card('Ride') });
    expect(turned([{ card: rider }])).toEqual([]);
    const bolt = creature('Rider', 1, 1, { back: card('Ride', { types: ['instant'] }) });
    expect(turned([{ card: bolt }])).toEqual([]);
    expect(turned([{ card: creature('Rider', 1, 1, { back: relic }) }])).toEqual([['turnFace', 1]]);
  });

  test('101.2: not what can’t', () => {
    const cant: Instruction = {
      do: 'rule',
      rules: [{ rule: 'cant', what: 'transform' }],
      what: target,
      until: 'forever',
    };
    const other: Instruction = { ...cant, rules: [{ rule: 'cant', what: 'block' }] };
    const happens = (rule: Instruction) =>
      happenedTypes(follow([rule, transform], { placed: [{ card: villager }], chosen: objects(1) }));
    expect(happens(cant)).not.toContain('turnFace');
    expect(happens(other)).toContain('turnFace');
  });
});

describe('716.2b: levels', () => {
  test('any permanent gets one', () => {
    const level: Instruction = { do: 'becomeLevel', what: target, level: 2, as: 'it' };
    const game = follow([level], { placed: [{ card: bear }], chosen: objects(1) });
    expect(events(game, 'becomeLevel')).toMatchObject([{ object: 1, level: 2 }]);
    expect(game.returned).toMatchObject({ named: { it: { objects: [1], did: true } } });
    expect(done(level, { placed: [{ card: bear, zone: 'graveyard' }], chosen: objects(1) })).toEqual([]);
  });
});

describe('702.95a: pairing', () => {
  const pair: Instruction = { do: 'pair', first: target, second: { target: 1 } };
  const paired = (first: Placed, second: Placed, ...chosen: readonly number[]) => {
    const [one = 1, other = 2] = chosen;
    return done(pair, { placed: [first, second], chosen: [...objects(one), ...objects(other)] });
  };
  const ox = creature('Ox');

  test('two unpaired creatures that the player controls', () => {
    expect(paired({ card: bear }, { card: ox })).toEqual([['pair', 1]]);
    const game = follow([{ ...pair, as: 'it' }], {
      placed: [{ card: bear }, { card: ox }],
      chosen: [...objects(1), ...objects(2)],
    });
    expect(game.objects.slice(1).map((one) => one?.pairedWith)).toEqual([2, 1]);
  });

  test('702.95c: or neither', () => {
    expect(paired({ card: bear }, { card: ox, owner: 1 })).toEqual([]);
    expect(paired({ card: bear, owner: 1 }, { card: ox })).toEqual([]);
    expect(paired({ card: bear }, { card: relic })).toEqual([]);
    expect(paired({ card: relic }, { card: ox })).toEqual([]);
    expect(paired({ card: bear }, { card: ox, zone: 'graveyard' })).toEqual([]);
    expect(paired({ card: bear }, { card: ox, with: { phasedOut: true } })).toEqual([]);
    expect(paired({ card: bear }, { card: ox, with: { pairedWith: 9 } })).toEqual([]);
    expect(paired({ card: bear }, { card: ox }, 1, 1)).toEqual([]);
  });
});

describe('122.5: moving counters', () => {
  const charged: Placed = { card: bear, with: { counters: { oil: 2, charge: 3 } } };
  const move = (more: Partial<Extract<Instruction, { do: 'moveCounter' }>> = {}): Instruction => ({
    do: 'moveCounter',
    from: target,
    to: { target: 1 },
    as: 'it',
    ...more,
  });
  const situation = (placed: readonly Placed[] = [charged, { card: relic }]): Situation => ({
    placed,
    chosen: [...objects(1), ...objects(2)],
  });
  const counters = (game: ReturnType<typeof follow>) => [1, 2].map((id) => game.objects[id]?.counters);

  test('one, of a kind that its controller chooses', () => {
    const game = begin([move()], situation());
    reply(game, 1);
    expect(counters(game)).toEqual([{ charge: 3, oil: 1 }, { oil: 1 }]);
    expect(game.returned).toMatchObject({ named: { it: { amount: 1, did: true } } });
    expect(counters(follow([move({ kind: 'charge' })], situation()))).toEqual([
      { charge: 2, oil: 2 },
      { charge: 1 },
    ]);
  });

  test('all of them, or any number', () => {
    const all = follow([move({ count: 'all' })], situation());
    expect(counters(all)).toEqual([{}, { charge: 3, oil: 2 }]);
    expect(all.returned).toMatchObject({ named: { it: { amount: 5, did: true } } });
    const some = begin([move({ count: 'any' })], situation());
    reply(some, 0, 2);
    expect(counters(some)).toEqual([{ charge: 1, oil: 2 }, { charge: 2 }]);
    const none = follow([move({ count: 'any', kind: 'oil' })], { ...situation(), answers: [0] });
    expect(happenedTypes(none)).toEqual([]);
  });

  test('none from or onto what isn’t there, and none of a kind that isn’t on it', () => {
    for (const dead of [target, { target: 1 }] as const) {
      const game = follow([{ do: 'destroy', what: dead }, move({ count: 'all' })], situation());
      expect(happenedTypes(game)).not.toContain('putCounters');
      expect(game.returned).toMatchObject({ named: { it: { did: false } } });
    }
    expect(happenedTypes(follow([move({ kind: 'age' })], situation()))).toEqual([]);
    expect(happenedTypes(follow([move()], situation([{ card: bear }, { card: relic }])))).toEqual([]);
  });
});

describe('what counters are put on', () => {
  test('122.1: only what is there; of 0 counters there is no event', () => {
    const placed: readonly Placed[] = [{ card: bear, with: { counters: { oil: 2 } } }];
    const dead: Instruction = { do: 'destroy', what: target };
    const put: Instruction = { do: 'putCounters', kind: 'oil', count: 1, on: target, as: 'it' };
    const remove: Instruction = { do: 'removeCounters', kind: 'oil', count: 1, from: target, as: 'it' };
    const after = (...instructions: readonly Instruction[]) => {
      const game = follow(instructions, { placed, chosen: objects(1) });
      return [happenedTypes(game).filter((type) => type.endsWith('Counters')), game.returned];
    };
    expect(after(put)).toMatchObject([['putCounters'], { named: { it: { objects: [1] } } }]);
    expect(after(dead, put)).toMatchObject([[], nothing]);
    expect(after(remove)).toMatchObject([['removeCounters'], { named: { it: { objects: [1] } } }]);
    expect(after(dead, remove)).toMatchObject([[], nothing]);
    expect(after({ ...put, count: 0, onPlayers: 'everyone' })).toMatchObject([[], nothing]);
    expect(after({ ...remove, kind: 'age', fromPlayers: 'everyone' })).toMatchObject([[], nothing]);
  });
});

describe('708.2a: turning face down', () => {
  const down = (like: boolean): Instruction => ({
    do: 'turnFaceDown',
    what: { all: {} },
    ...(like && { like: { name: '', types: ['creature', 'artifact'], power: 1, toughness: 1 } }),
    as: 'it',
  });

  test('as a 2/2 creature, or as is said', () => {
    const face = (like: boolean) =>
      characteristics(follow([down(like)], { placed: [{ card: creature('Ox', 4, 4) }] }), 1);
    expect(face(false)).toMatchObject({ name: '', power: 2, toughness: 2, types: ['creature'] });
    expect(face(true)).toMatchObject({ name: '', power: 1, toughness: 1, types: ['creature', 'artifact'] });
  });

  test('708.2b, 712.16: not what is so already, nor a double-faced permanent', () => {
    const turned = (placed: Placed) => done(down(false), { placed: [placed] });
    expect(turned({ card: bear })).toEqual([['turnFaceDown', 1]]);
    expect(turned({ card: bear, with: { faceDown: true } })).toEqual([]);
    expect(turned({ card: creature('Villager', 1, 1, { back: bear }) })).toEqual([]);
    const up: Instruction = { do: 'turnFaceUp', what: { all: {} } };
    expect(done(up, { placed: [{ card: bear }] })).toEqual([]);
  });

  test('701.40a: manifesting puts cards onto the battlefield face down', () => {
    const game = follow([{ do: 'manifest', what: { top: 1, of: 'you' }, as: 'it' }], {
      placed: [{ card: relic, zone: 'library' }],
    });
    const [id = -1] = game.battlefield;
    expect(characteristics(game, id)).toMatchObject({
      name: '',
      power: 2,
      types: ['creature'],
      controller: 0,
    });
    expect(game.objects[id]?.faceDown).toBe(true);
  });
});

describe('701.34a: proliferating', () => {
  test('permanents and players that have counters, of each kind that they have', () => {
    const charge: Instruction = { do: 'putCounters', kind: 'poison', count: 1, onPlayers: 'opponents' };
    const game = begin([charge, { do: 'perform', action: 'proliferate', who: 'opponents' }], {
      placed: [
        { card: bear, with: { counters: { oil: 2, charge: 1 } } },
        { card: relic },
        { card: creature('Ghost'), with: { counters: { oil: 1 }, phasedOut: true } },
      ],
    });
    expect(game.pending).toMatchObject({
      player: 1,
      options: [{ object: 1 }, { player: 1 }],
      min: 0,
      max: 2,
    });
    reply(game, [0, 1]);
    expect(game.objects[1]?.counters).toEqual({ oil: 3, charge: 2 });
    expect(game.players[1]?.counters).toEqual({ poison: 2 });
    expect(
      events(game, 'putCounters')
        .slice(1)
        .map(({ player }) => player),
    ).toEqual([1, 1, 1]);
  });
});
