import { describe, expect, test } from 'vitest';
import { lastKnownOf } from '../../../machines/rules/characteristics/index.ts';
import { entering, makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import { redirected } from '../../../machines/rules/events/redirecting.ts';
import { noteResolved, timesResolved } from '../../../machines/rules/events/resolutions.ts';
import { endShowing, noteShown } from '../../../machines/rules/events/revealed.ts';
import { newItem } from '../../../machines/rules/events/settle.ts';
import { declined } from '../../../machines/rules/events/waiting-effect.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import { noChoices, scopeOf } from '../../../machines/rules/state/scope.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, change, creature, smallGame } from '../support/small-game.ts';

const onStack = { choices: noChoices, source: null, ability: null, trigger: null, named: {} };
const facts = {
  event: 1,
  object: null,
  source: null,
  other: null,
  player: null,
  otherPlayer: null,
  amount: 0,
};

describe('614.9: to what damage is redirected', () => {
  const table = () =>
    smallGame([
      { card: creature('Bear', 2, 2) },
      { card: card('Walker', ['planeswalker']) },
      { card: card('Relic', ['artifact']) },
    ]);
  const to = (name: string, so: (small: ReturnType<typeof table>) => void = () => {}) => {
    const small = table();
    so(small);
    const those = { objects: [small.id(name)], players: [], amount: 0, did: true };
    const scope = { ...scopeOf(small.id('Bear'), 0), named: { those } };
    const one = redirected(small.game, scope, {
      event: { would: 'dealDamage' },
      redirectTo: { named: 'those' },
    });
    return one !== null && 'object' in one ? small.game.objects[one.object]?.definition : null;
  };
  test('614.9: what can be dealt damage and is still there', () => {
    expect(to('Bear')).toBe('Bear');
    expect(to('Walker')).toBe('Walker');
    expect(to('Relic')).toBeNull();
    expect(
      to('Walker', ({ game, id }) => change(game, id('Walker'), { left: lastKnownOf(game, id('Walker')) })),
    ).toBe(null);
  });
  test('614.9: or a player who is still in the game, where there is no such object', () => {
    const { game, id } = table();
    const player = (redirectToPlayers: 'you' | 'opponents') =>
      redirected(game, scopeOf(id('Bear'), 0), {
        event: { would: 'dealDamage' },
        redirectTo: { named: 'nothing' },
        redirectToPlayers,
      });
    expect(player('you')).toEqual({ player: 0 });
    expect(player('opponents')).toEqual({ player: 1 });
    Object.assign(write(game).player(1), { status: 'lost', left: true });
    expect(player('opponents')).toBeNull();
  });
});

describe('603.7h: how often an ability has resolved this turn', () => {
  const counting = creature('Counter', 1, 1, [
    {
      kind: 'triggered',
      when: [{ on: 'resolves', times: 2 }],
      effect: [],
    },
  ]);
  const table = (asks: boolean) =>
    smallGame([
      { card: asks ? counting : creature('Counter', 1, 1) },
      { card: creature('Bear', 2, 2) },
      {
        card: card('Shot', ['artifact']),
        zone: 'stack',
        with: { kind: 'ability', stack: { ...onStack, source: 0, ability: 'Counter#abilities.0' } },
      },
      { card: card('Spell', ['instant']), zone: 'stack', with: { stack: onStack } },
    ]);
  test('603.7h: counted on its source, by where it is printed, for this turn', () => {
    const { game, id } = table(true);
    const times = (ability = 'Counter#abilities.0', source = id('Counter')) =>
      timesResolved(game, source, ability);
    expect(times()).toBe(0);
    noteResolved(game, id('Shot'));
    noteResolved(game, id('Shot'));
    noteResolved(game, id('Spell'));
    noteResolved(game, 99);
    expect([
      times(),
      times('Counter#abilities.1'),
      times(undefined, id('Bear')),
      times(undefined, 99),
    ]).toEqual([2, 0, 0, 0]);
    write(game).turn().number += 1;
    expect(times()).toBe(0);
    noteResolved(game, id('Shot'));
    expect(times()).toBe(1);
    write(game).forgetObject(id('Counter'));
    noteResolved(game, id('Shot'));
    expect(times()).toBe(0);
  });
});

describe('701.20a: how long cards are shown', () => {
  test('701.20a, 702.94b: for a moment, or as long as that is on the stack for which they were', () => {
    const { game, id } = smallGame([
      { card: creature('Brief', 1, 1), zone: 'hand' },
      { card: creature('During', 1, 1), zone: 'hand' },
      { card: creature('Source', 1, 1), zone: 'hand' },
      { card: creature('About', 1, 1), zone: 'library' },
      { card: creature('Bear', 2, 2) },
      { card: card('Spell', ['instant']), zone: 'stack', with: { stack: onStack } },
    ]);
    const ability = (name: string, stack: object) =>
      Object.assign(write(game).object(id('Spell')), { definition: name, stack: { ...onStack, ...stack } });
    const names = ['Brief', 'During', 'Source', 'About', 'Bear'];
    const shown = () => names.filter((name) => (game.objects[id(name)]?.revealedTo.length ?? 0) > 0);
    const show = () => {
      for (const name of names) change(game, id(name), { revealedTo: [0, 1] });
      noteShown(game, names.filter((name) => name !== 'During').map(id));
      noteShown(game, [id('During')], id('Spell'));
      endShowing(game);
      return shown();
    };
    // What lies open anyway is no card that is shown.
    expect(show()).toEqual(['During', 'Bear']);
    ability('Spell', { source: id('Source') });
    expect(show()).toEqual(['During', 'Source', 'Bear']);
    ability('Spell', { trigger: { ...facts, object: id('About') } });
    expect(show()).toEqual(['During', 'About', 'Bear']);
    write(game).setZone('stack', 0, []);
    endShowing(game);
    expect(shown()).toEqual(['Bear']);
    expect(game.shown).toBeUndefined();
    endShowing(game);
    expect(game.shown).toBeUndefined();
  });
});

describe('614.12a: what becomes of an event without an effect that was declined', () => {
  const { game, id } = smallGame([
    { card: card('Shrine', ['land']), zone: 'hand' },
    { card: creature('Bear', 2, 2) },
  ]);
  const after = (event: GameEvent, otherwise?: { readonly tapped: true }) => {
    const one = {
      key: 'one',
      source: id('Shrine'),
      controller: 0,
      scope: scopeOf(id('Shrine'), 0),
      replacement: { event: { would: 'enter', what: 'self' }, ...(otherwise && { otherwise }) },
      ref: null,
      effect: null,
    } as const;
    const other = newItem({ type: 'shuffle', player: 0 }, null);
    const items = declined(
      {
        events: [],
        rule: '',
        items: [other, newItem(event, null)],
        at: 1,
        key: 'one',
        after: [],
        happened: [],
      },
      one,
      event,
    );
    expect(items[0]).toBe(other);
    expect(items[1]?.applied).toEqual(['one']);
    return items[1]?.event;
  };
  test('614.12a: it enters tapped, where that is what happens otherwise', () => {
    const enters = makeMove(game, id('Shrine'), 'battlefield', { why: 'play', entering: entering(0) });
    expect(after(enters, { tapped: true })).toMatchObject({ entering: { tapped: true } });
    expect(after(enters)).toEqual(enters);
  });
  test('614.12a: nothing else is tapped', () => {
    const leaves = makeMove(game, id('Bear'), 'hand', { why: 'effect' });
    expect(after(leaves, { tapped: true })).toEqual(leaves);
    const untaps: GameEvent = { type: 'untap', object: id('Bear') };
    expect(after(untaps, { tapped: true })).toEqual(untaps);
  });
});
