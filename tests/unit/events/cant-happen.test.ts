import { describe, expect, test } from 'vitest';
import { refusalSentence } from '../../../machines/game/words.ts';
import { enchantPlayer } from '../../../machines/rules/abilities/write/index.ts';
import { lastKnownOf } from '../../../machines/rules/characteristics/index.ts';
import { mayAttach } from '../../../machines/rules/events/attaching.ts';
import { changeZones } from '../../../machines/rules/events/changing-zones.ts';
import { mayHappen } from '../../../machines/rules/events/impossible.ts';
import { entering, makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import type { Game } from '../../../machines/rules/state/game.ts';
import type { ObjectId } from '../../../machines/rules/state/identity.ts';
import type { AttachedTo } from '../../../machines/rules/state/object.ts';
import { noChoices } from '../../../machines/rules/state/scope.ts';
import type { Verdict } from '../../../machines/rules/state/verdict.ts';
import type { RuleChange } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, change, creature, keyword, smallGame, statement } from '../support/small-game.ts';

const onStack = { choices: noChoices, source: null, ability: null, trigger: null, named: {} };
const creatures = { type: 'creature' } as const;

/** A law that says so for creatures, on the battlefield and on the stack; and one for its controller. */
const table = (ofCreatures: readonly RuleChange[] = [], ofYou: readonly RuleChange[] = []) =>
  smallGame([
    { card: creature('Bear', 2, 2) },
    { card: creature('Tapped Bear', 2, 2), with: { tapped: true } },
    { card: card('Relic', ['artifact']) },
    { card: creature('Spell', 2, 2), zone: 'stack', with: { stack: onStack } },
    { card: card('Bolt', ['instant']), zone: 'hand' },
    { card: creature('Held Bear', 2, 2), zone: 'hand' },
    { card: card('Sword', ['artifact'], [], { subtypes: ['Equipment'] }) },
    {
      card: card(
        'Law',
        ['enchantment'],
        [
          statement({ affects: { all: creatures }, rules: ofCreatures }),
          statement({ affects: { all: { stackObject: 'spell' } }, rules: ofCreatures }),
          statement({ players: 'you', rules: ofYou }),
        ],
      ),
    },
  ]);

const curse = (name: string, manaCost: string) =>
  card(name, ['enchantment'], [enchantPlayer('any')], { manaCost, subtypes: ['Aura'] });

const said = (game: Game, verdict: Verdict): string =>
  verdict.ok ? 'It may.' : verdict.refusals.map((one) => refusalSentence(game, one)).join(' ');

describe('614.17: what can’t happen says of what, and because of what', () => {
  type Of = (name: string) => ObjectId;
  const why = (
    event: (of: Of, game: Game) => GameEvent,
    ofCreatures: readonly RuleChange[] = [],
    ofYou: readonly RuleChange[] = [],
    so: (game: Game, of: Of) => void = () => {},
  ): string => {
    const { game, id } = table(ofCreatures, ofYou);
    so(game, id);
    return said(game, mayHappen(game, event(id, game)));
  };
  const enters =
    (name: string, more: object = {}) =>
    (of: Of, game: Game) =>
      makeMove(game, of(name), 'battlefield', { why: 'effect', entering: entering(0, more) });

  test('101.2: what an effect says of an object', () => {
    const sacrificed = (of: Of): GameEvent => ({ type: 'sacrifice', object: of('Bear'), player: 0 });
    expect(why(sacrificed)).toBe('It may.');
    expect(why(sacrificed, [{ rule: 'cant', what: 'beSacrificed' }])).toBe('Bear can’t: Law says so.');
    const countered = (of: Of): GameEvent => ({ type: 'counter', object: of('Spell'), by: of('Relic') });
    expect(why(countered)).toBe('It may.');
    expect(why(countered, [{ rule: 'cant', what: 'beCountered' }])).toBe('Spell can’t: Law says so.');
    expect(why(countered, [{ rule: 'cantBeCounteredBy', by: { type: 'artifact' } }])).toBe(
      'Law keeps Spell from being countered by that.',
    );
    const put = (of: Of): GameEvent => ({
      type: 'putCounters',
      on: { object: of('Bear') },
      kind: 'charge',
      count: 1,
      player: 0,
    });
    expect(why(put, [{ rule: 'cant', what: 'haveCountersPut' }])).toBe(
      'Bear can’t have counters put on it: Law says so.',
    );
    expect(why(put, [], [], (game, of) => change(game, of('Bear'), { zone: 'exile' }))).toBe('It may.');
  });

  test('101.2: what an effect says of a player', () => {
    const life = (of: 0 | 1): GameEvent => ({ type: 'gainLife', player: of, amount: 1 });
    expect(why(() => life(0), [], [{ rule: 'cantGainLife' }])).toBe('Ada can’t: Law says so.');
    expect(why(() => life(1), [], [{ rule: 'cantGainLife' }])).toBe('It may.');
    const counters = (kind: string): GameEvent => ({
      type: 'putCounters',
      on: { player: 0 },
      kind,
      count: 1,
      player: 1,
    });
    const unpoisoned: readonly RuleChange[] = [{ rule: 'cantGetCounters', kind: 'poison' }];
    expect(why(() => counters('poison'), [], unpoisoned)).toBe('Ada can’t get counters: Law says so.');
    expect(why(() => counters('energy'), [], unpoisoned)).toBe('It may.');
    expect(why(() => counters('energy'), [], [{ rule: 'cantGetCounters' }])).toBe(
      'Ada can’t get counters: Law says so.',
    );
    const draw: GameEvent = { type: 'draw', player: 0 };
    expect(why(() => draw, [], [{ rule: 'cantDraw' }])).toBe('Law says that Ada can’t draw.');
    const few: readonly RuleChange[] = [{ rule: 'cantDraw', moreThan: 1 }];
    expect(why(() => draw, [], few)).toBe('It may.');
    const drawn = (count: number) => (game: Game) =>
      Object.assign(write(game).turn(), { facts: { cardsDrawn: [count, 5] } });
    expect(why(() => draw, [], few, drawn(1))).toBe('Law says that Ada can’t draw.');
    expect(why(() => draw, [], few, drawn(0))).toBe('It may.');
  });

  test('800.4a: who has left the game gets nothing any more', () => {
    const leaves = (game: Game) => Object.assign(write(game).player(1), { status: 'lost' });
    const events: readonly GameEvent[] = [
      { type: 'gainLife', player: 1, amount: 1 },
      { type: 'draw', player: 1 },
      { type: 'putCounters', on: { player: 1 }, kind: 'poison', count: 1, player: 0 },
    ];
    for (const event of events) {
      expect(why(() => event)).toBe('It may.');
      expect(why(() => event, [], [], leaves)).toBe('Bo has left the game.');
    }
  });

  test('400.7: what has left, or is forgotten, is no longer there', () => {
    const attached = (of: Of): GameEvent => ({
      type: 'attach',
      object: of('Sword'),
      to: { object: of('Bear') },
    });
    expect(why(attached)).toBe('It may.');
    const forgotten = (game: Game, of: Of) => write(game).forgetObject(of('Sword'));
    expect(why(attached, [], [], forgotten)).toBe('something that is gone is no longer there.');
    const left = (game: Game, of: Of) => {
      const leaving = new Map([[of('Sword'), { known: lastKnownOf(game, of('Sword')), counters: {} }]]);
      changeZones(game, makeMove(game, of('Sword'), 'hand', { why: 'effect' }), leaving);
    };
    expect(why(attached, [], [], left)).toBe('Sword is no longer there.');
  });

  test('614.17d: what can’t enter, and from where', () => {
    const law: RuleChange = { rule: 'cantEnter', what: creatures, from: ['graveyard'] };
    expect(why(enters('Held Bear'), [], [{ rule: 'cantEnter', what: creatures }])).toBe(
      'Law says that Held Bear can’t enter the battlefield.',
    );
    expect(why(enters('Held Bear'), [], [law])).toBe('It may.');
    expect(
      why(
        enters('Held Bear'),
        [],
        [{ rule: 'cantEnter', what: { type: 'artifact' } }, { rule: 'cantGainLife' }],
      ),
    ).toBe('It may.');
    expect(
      why(enters('Held Bear'), [], [law], (game, of) => change(game, of('Held Bear'), { zone: 'graveyard' })),
    ).toBe('Law says that Held Bear can’t enter the battlefield.');
  });

  test('400.4a, 111.8, 110.1, 712.14a: what can’t be a permanent', () => {
    expect(why(enters('Bolt'))).toBe('Bolt is an instant or sorcery card.');
    expect(why(enters('Bolt', { faceDown: true }))).toBe('It may.');
    expect(why(enters('Held Bear', { face: 1 }))).toBe('Held Bear has no back face to enter with.');
    const made = (kind: 'token' | 'ability') => (game: Game, of: Of) =>
      change(game, of('Held Bear'), { kind });
    expect(why(enters('Held Bear'), [], [], made('token'))).toBe(
      'Held Bear is a token that has left the battlefield.',
    );
    expect(why(enters('Held Bear'), [], [], made('ability'))).toContain('is no card or token.');
  });

  test('120.1a, 701.26, 701.9a: what is not what, or where, it would have to be', () => {
    const damage = (of: Of): GameEvent => ({
      type: 'damage',
      source: of('Bear'),
      to: { object: of('Relic') },
      amount: 1,
      combat: false,
      preventable: true,
    });
    expect(why(damage)).toBe('Relic is neither a battle, a creature nor a planeswalker.');
    expect(why((of) => ({ type: 'tap', object: of('Tapped Bear') }))).toBe('Tapped Bear is tapped already.');
    expect(why((of) => ({ type: 'untap', object: of('Bear') }))).toBe('Bear is untapped already.');
    expect(why((of) => ({ type: 'discard', object: of('Bear'), player: 0 }))).toBe(
      'Bear is not in that zone: hand.',
    );
  });
});

describe('701.3b: what can’t be attached says to what, and because of what', () => {
  const why = (
    to: (of: (name: string) => ObjectId) => AttachedTo,
    so: (game: Game, of: (name: string) => ObjectId) => void = () => {},
    attachment = 'Sword',
  ): string => {
    const { game, id } = table();
    so(game, id);
    return said(game, mayAttach(game, id(attachment), to(id)));
  };
  test('301.5: Equipment to a creature alone', () => {
    expect(why((of) => ({ object: of('Bear') }))).toBe('It may.');
    expect(why((of) => ({ object: of('Relic') }))).toBe('Relic is no creature.');
    expect(why(() => ({ player: 1 }))).toBe('Sword can’t be attached to a player.');
    expect(why((of) => ({ object: of('Sword') }))).toBe('Sword can’t be attached to itself.');
    expect(why((of) => ({ object: of('Held Bear') }))).toBe('Held Bear is not on the battlefield.');
    expect(why((of) => ({ object: of('Bear') }), undefined, 'Relic')).toBe(
      'Relic is no Aura, Equipment or Fortification.',
    );
  });

  test('101.2: what says itself that it can be attached only to some', () => {
    const { game, id } = smallGame([
      { card: creature('Bear', 2, 2) },
      { card: creature('Ox', 2, 4) },
      {
        card: card(
          'Leash',
          ['artifact'],
          [
            statement({
              rules: [
                { rule: 'cant', what: 'beSacrificed' },
                { rule: 'attachesOnlyTo', what: { name: 'Bear' } },
              ],
            }),
          ],
          { subtypes: ['Equipment'] },
        ),
      },
    ]);
    const onto = (name: string) => said(game, mayAttach(game, id('Leash'), { object: id(name) }));
    expect(onto('Bear')).toBe('It may.');
    expect(onto('Ox')).toBe('Leash can’t be attached to Ox.');
  });

  test('702.16c: a player with protection can’t be enchanted by what they are protected from', () => {
    const { game, id } = smallGame([
      {
        card: card(
          'Ward',
          ['enchantment'],
          [
            statement({
              players: 'you',
              rules: [
                { rule: 'cantGainLife' },
                { rule: 'playerHas', ability: keyword('hexproof') },
                {
                  rule: 'playerHas',
                  ability: { kind: 'keyword', keyword: 'protection', object: { color: 'R' } },
                },
              ],
            }),
          ],
        ),
      },
      { card: curse('Red Curse', '{R}') },
      { card: curse('Blue Curse', '{U}') },
    ]);
    const onto = (name: string, player: number) => said(game, mayAttach(game, id(name), { player }));
    expect(onto('Red Curse', 0)).not.toBe('It may.');
    expect(onto('Red Curse', 1)).toBe('It may.');
    expect(onto('Blue Curse', 0)).toBe('It may.');
  });
});
