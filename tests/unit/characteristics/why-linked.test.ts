import { describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { noteFor } from '../../../machines/game/index.ts';
import { refusalSentence } from '../../../machines/game/words.ts';
import { type CardDefinition, type Game, type ObjectId, whyLinked } from '../../../machines/rules/index.ts';
import { noChoices } from '../../../machines/rules/state/scope.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { rememberingJewel, secondDance, trappingMirror } from '../../../stories/scenarios/linked-cards.ts';
import { card, creature, keyword, smallGame, statement } from '../support/small-game.ts';

const known = (name: string): CardDefinition => {
  const found = cards[name];
  if (found === undefined) throw new Error(`no card is named ${name}`);
  return found;
};
const bear = creature('Grizzly Bears', 2, 2);

/** As if the ability had done this to the object. */
function remembers(
  game: Game,
  id: ObjectId,
  key: string,
  of: { objects?: ObjectId[]; values?: string[] },
): void {
  const { objects = [], values = [] } = of;
  write(game).object(id).links = { [key]: { objects, players: [], values } };
  write(game).changed();
}

/** Of each linked ability: its rule, how many it is linked to, what it refers to, and the rules by which to nothing. */
const said = (game: Game, id: ObjectId, ...more: readonly [Parameters<typeof whyLinked>[2]?]) =>
  whyLinked(game, id, ...more).map(({ did, linkedTo, rule, verdict }) => [
    rule,
    linkedTo.length,
    did.map(({ event, isGone, turn, what }) => [what, turn, event, isGone]),
    verdict.ok ? [] : verdict.refusals.map((refusal) => refusal.rule),
  ]);

describe('607.1: what a linked ability refers to', () => {
  test('607.2a: what its partner exiled, in which turn and by which event', () => {
    const { game, id } = smallGame([
      { card: known('Fiend Hunter') },
      { card: bear, zone: 'exile', with: { enteredTurn: 4 } },
    ]);
    const [hunter, bears] = [id('Fiend Hunter'), id('Grizzly Bears')];
    expect(said(game, hunter)).toEqual([['607.2a', 1, [], ['607.2a']]]);
    remembers(game, hunter, 'exiled', { objects: [bears] });
    expect(said(game, hunter)).toEqual([['607.2a', 1, [[{ object: bears }, 4, null, false]], []]]);
    const [first] = whyLinked(game, hunter);
    expect(first?.ref).not.toBe(first?.linkedTo[0]);
    const move = {
      type: 'move',
      object: 99,
      from: 'battlefield',
      to: 'exile',
      position: 'top',
      entering: null,
      why: 'exile',
      revealed: false,
      faceDown: false,
      became: bears,
    } as const;
    const happened = [{ number: 57, event: move, rule: '701.13a', causes: [], batch: 3, replaced: [] }];
    expect(said(game, hunter, happened)).toEqual([['607.2a', 1, [[{ object: bears }, 4, 57, false]], []]]);
  });

  test('607.2b-e: by replacing, creating, choosing and noting', () => {
    const names = ['Void Maw', 'Voice of All', 'Palace Siege', 'Paliano Vanguard'];
    const linked = [...names.map(known), secondDance, rememberingJewel];
    const { game, id } = smallGame(linked.map((one) => ({ card: one })));
    const rules = (name: string) => [...new Set(whyLinked(game, id(name)).map(({ rule }) => rule))];
    expect(rules('Void Maw')).toEqual(['607.2b']);
    expect(rules('Second Dance')).toEqual(['607.2c']);
    expect(rules('Voice of All')).toEqual(['607.2d']);
    expect(rules('Remembering Jewel')).toEqual(['607.2e']);
    expect(rules('Palace Siege')).toEqual(['607.2m']);
    expect(said(game, id('Paliano Vanguard'))).toEqual([['607.2e', 1, [], ['607.2e']]]);
    noteFor(game, 0, 'Paliano Vanguard', ['Elf']);
    expect(said(game, id('Paliano Vanguard'))).toEqual([
      ['607.2e', 1, [[{ value: 'Elf' }, null, null, false]], []],
    ]);
  });

  test('607.5a: of a choice that was not made, or without the ability that makes it', () => {
    const flash = card(
      'Flash of Insight',
      ['enchantment'],
      [
        statement({
          affects: { all: { type: 'creature' } },
          changes: [
            {
              change: 'addAbilities',
              abilities: [{ kind: 'activated', cost: [], effect: [{ do: 'addMana', chosen: 'color' }] }],
            },
          ],
        }),
      ],
    );
    const { game, id } = smallGame([{ card: known('Quirion Elves') }, { card: bear }, { card: flash }]);
    const elves = said(game, id('Quirion Elves'));
    expect(elves[0]).toEqual(['607.2d', 1, [], ['607.5a']]);
    expect(said(game, id('Grizzly Bears'))).toEqual([['607.1', 0, [], ['607.5a']]]);
    remembers(game, id('Quirion Elves'), 'color', { values: ['U'] });
    expect(said(game, id('Quirion Elves'))[0]).toEqual([
      '607.2d',
      1,
      [[{ value: 'U' }, null, null, false]],
      [],
    ]);
    // What was chosen is the Elves' own, and nothing to the pair given by another effect.
    expect(said(game, id('Quirion Elves'))[1]).toEqual(['607.1', 0, [], ['607.5a']]);
  });

  test('607: why it refers to nothing is said of what', () => {
    const why = (name: string, so: (game: Game, id: ObjectId) => void = () => {}) => {
      const { game, id } = smallGame([{ card: known(name) }, { card: bear, zone: 'exile' }]);
      so(game, id(name));
      return whyLinked(game, id(name)).flatMap(({ verdict }) =>
        verdict.ok ? [] : verdict.refusals.map((refusal) => refusalSentence(game, refusal)),
      );
    };
    expect(why('Voice of All')).toEqual([
      'Nothing was chosen for Voice of All with the ability that this one is linked to.',
    ]);
    expect(why('Fiend Hunter')).toEqual([
      'The ability of Fiend Hunter that this one is linked to has done nothing yet.',
    ]);
    expect(why('Fiend Hunter', (game, id) => remembers(game, id, 'exiled', { objects: [4711] }))).toEqual([
      'What it was is no longer where Fiend Hunter put it.',
    ]);
    expect(why('Fiend Hunter', (game, id) => remembers(game, id, 'exiled', { objects: [4711, 1] }))).toEqual(
      [],
    );
    expect(why('Stormscape Battlemage')[0]).toBe('As Stormscape Battlemage was cast, that cost wasn’t paid.');
    const heir = creature('Heir', 1, 1, [
      {
        kind: 'triggered',
        when: [{ on: 'dies', object: 'self' }],
        effect: [{ do: 'move', what: { linked: 'exiled' }, to: { zone: 'hand' } }],
      },
    ]);
    const { game, id } = smallGame([{ card: heir }]);
    const [only] = whyLinked(game, id('Heir'));
    expect(
      only?.verdict.ok === false && only.verdict.refusals.map((one) => refusalSentence(game, one)),
    ).toEqual(['Heir doesn’t have the ability that this one is linked to.']);
  });

  test('607.2: by which event that was kept, and no other', () => {
    const { game, id } = smallGame([{ card: known('Voice of All') }, { card: bear }]);
    const voice = id('Voice of All');
    remembers(game, voice, 'color', { values: ['U'] });
    const link = (number: number, object: ObjectId, name: string) => ({
      number,
      event: { type: 'link', object, link: name, objects: [], players: [], values: ['U'] } as const,
      rule: '607.2d',
      causes: [],
      batch: number,
      replaced: [],
    });
    const [linkName] = whyLinked(game, voice).map((one) => one.link);
    const key = linkName ?? '';
    remembers(game, voice, key, { values: ['U'] });
    const kept = [link(5, voice, key), link(6, id('Grizzly Bears'), key), link(7, voice, 'other')];
    const shuffled = { ...link(8, voice, key), event: { type: 'shuffle', player: 0 } as const };
    expect(said(game, voice, [...kept, shuffled])).toEqual([
      ['607.2d', 1, [[{ value: 'U' }, null, 5, false]], []],
    ]);
    expect(said(game, voice, [])).toEqual([['607.2d', 1, [[{ value: 'U' }, null, null, false]], []]]);
  });

  test('607.1c, 607.1d: linked to itself, and to what its maker did', () => {
    const heir = creature('Heir', 1, 1, [
      {
        kind: 'triggered',
        when: [{ on: 'leaves', object: 'self' }],
        effect: [{ do: 'move', what: { linked: 'exiled' }, to: { zone: 'graveyard' } }],
      },
      keyword('flying'),
    ]);
    const { game, id } = smallGame([{ card: trappingMirror }, { card: heir }, { card: bear, zone: 'exile' }]);
    const [mirror] = whyLinked(game, id('Trapping Mirror'));
    expect(mirror?.linkedTo).toEqual([mirror?.ref]);
    remembers(game, id('Heir'), 'exiled', { objects: [id('Grizzly Bears')] });
    expect(said(game, id('Heir')).map(([rule, , , refusals]) => [rule, refusals])).toEqual([['607.1d', []]]);
  });

  test('607.2i: whether its cost was paid as it was cast', () => {
    const { game, id } = smallGame([{ card: known('Stormscape Battlemage') }]);
    const mage = id('Stormscape Battlemage');
    const unpaid = ['607.2i', 1, [], ['607.2i']];
    expect(said(game, mage)).toEqual([unpaid, unpaid]);
    write(game).object(mage).cast = { ...noChoices, paid: ['kicker {2}{B}'] };
    const paid = ['607.2i', 1, [[{ value: 'kicker {2}{B}' }, null, null, false]], []];
    expect(said(game, mage)).toEqual([unpaid, paid]);
  });

  test('400.7: what has left where it was put is referred to no more', () => {
    const { game, id } = smallGame([{ card: known('Fiend Hunter') }, { card: bear, zone: 'exile' }]);
    remembers(game, id('Fiend Hunter'), 'exiled', { objects: [4711] });
    expect(said(game, id('Fiend Hunter'))).toEqual([
      ['607.2a', 1, [[{ object: 4711 }, null, null, true]], ['607.2a']],
    ]);
  });
});
