import { describe, expect, it } from 'vitest';
import { runSituation } from '../../../machines/play/conformance/index.ts';
import { bear, card, cast, type Entry, life, main1, permanents, pick, situation } from './situation.ts';

const yesNo = (value: boolean): Entry => ({
  player: 'A',
  action: 'choice',
  choice: { type: 'yesNo', value },
});
const wait: Entry = { ...main1, player: 'A', action: 'waitStackResolved' };
const outcome = (value: Entry): unknown => runSituation(value);

describe('a pick that comes next', () => {
  it('is not the answer where one was put aside before, and what comes next is about something else', () => {
    const returning = (first: string, second: string): Entry =>
      situation({
        setup: [
          card('battlefield', 'A', 'Swamp', 2),
          card('battlefield', 'A', 'Staunch Defenders'),
          card('graveyard', 'A', 'Worldgorger Dragon'),
          card('graveyard', 'A', 'Silvercoat Lion'),
          card('hand', 'A', 'Animate Dead'),
        ],
        script: [
          cast('A', 'Animate Dead', [{ name: 'Worldgorger Dragon' }]),
          pick(first),
          pick("When {this} enters, if it's"),
          pick(second),
          pick("When {this} enters, if it's"),
        ],
        // Each round the defenders come back.
        expect: [life('A', 28), permanents('A', 'Silvercoat Lion', 1)],
      });
    expect(outcome(returning('Worldgorger Dragon', 'Silvercoat Lion'))).toMatchObject({ outcome: 'passed' });
    expect(outcome(returning('Silvercoat Lion', 'Worldgorger Dragon'))).toMatchObject({ outcome: 'failed' });
  });

  it('is over once what it names was copied without a question, and the one after it answers the next', () => {
    const copying = (second: Entry): Entry =>
      situation({
        setup: [
          card('hand', 'A', 'Phantasmal Image', 1, { alias: 'image' }),
          card('hand', 'A', 'Clone'),
          card('battlefield', 'A', 'Island', 6),
          bear,
        ],
        script: [
          cast('A', 'Phantasmal Image'),
          yesNo(true),
          pick('Grizzly Bears'),
          wait,
          cast('A', 'Clone'),
          yesNo(true),
          second,
        ],
        expect: [
          permanents('A', 'Grizzly Bears', 2),
          {
            check: 'permanentProperty',
            player: 'A',
            name: 'Grizzly Bears',
            match: 'all',
            property: 'hasSubtype',
            arg: 'Illusion',
            op: '==',
            value: true,
          },
        ],
      });
    const ofImage: Entry = {
      player: 'A',
      action: 'choice',
      choice: { type: 'pick', values: [{ alias: 'image' }] },
    };
    expect(outcome(copying(ofImage))).toMatchObject({ outcome: 'passed' });
    expect(outcome(copying(pick('Grizzly Bears')))).toMatchObject({ outcome: 'failed' });
  });

  it('is over once an offer that was taken up did it with the only card there was', () => {
    const scepter = (casts: boolean): Entry =>
      situation({
        setup: [
          card('hand', 'A', 'Isochron Scepter'),
          card('hand', 'A', 'Lightning Bolt'),
          card('battlefield', 'A', 'Island', 4),
        ],
        script: [
          cast('A', 'Isochron Scepter'),
          yesNo(true),
          pick('Lightning Bolt'),
          wait,
          { ...main1, player: 'A', action: 'activate', ability: '{2}, {T}' },
          yesNo(true),
          yesNo(casts),
          ...(casts ? [{ player: 'A', action: 'target', targets: [{ player: 'B' }] }] : []),
        ],
        expect: [life('B', casts ? 17 : 20)],
      });
    expect(outcome(scepter(true))).toMatchObject({ outcome: 'passed' });
    expect(outcome(scepter(false))).toMatchObject({ outcome: 'passed' });
  });

  it('is used all the same where nothing else answers a question', () => {
    const sacrificing: Entry = situation({
      setup: [
        card('hand', 'A', 'Seasons Past'),
        card('battlefield', 'A', 'Forest', 6),
        card('battlefield', 'A', 'Bottle Gnomes'),
        card('graveyard', 'A', 'Memnite'),
      ],
      script: [
        { ...main1, player: 'A', action: 'activate', ability: 'Sacrifice' },
        wait,
        cast('A', 'Seasons Past'),
        pick('Bottle Gnomes'),
      ],
      expect: [{ check: 'handCount', player: 'A', name: 'Bottle Gnomes', count: 1 }],
    });
    expect(outcome(sacrificing)).toMatchObject({ outcome: 'passed' });
  });
});

describe('a pick of several things', () => {
  const conspiring = (...picks: readonly Entry[]): Entry =>
    situation({
      setup: [
        card('hand', 'A', 'Barkshell Blessing'),
        card('battlefield', 'A', 'Forest'),
        card('battlefield', 'A', 'Grizzly Bears'),
        card('battlefield', 'A', 'Runeclaw Bear'),
        card('battlefield', 'A', 'Kalonian Tusker'),
      ],
      script: [
        cast('A', 'Barkshell Blessing', [{ name: 'Kalonian Tusker' }]),
        yesNo(true),
        ...picks,
        yesNo(false),
      ],
      expect: [
        { check: 'tapped', name: 'Runeclaw Bear', tapped: true },
        { check: 'tapped', name: 'Kalonian Tusker', tapped: false },
      ],
    });

  it('answers as many questions about one cost, as several picks do', () => {
    expect(outcome(conspiring(pick('Grizzly Bears', 'Runeclaw Bear')))).toMatchObject({ outcome: 'passed' });
    expect(outcome(conspiring(pick('Grizzly Bears'), pick('Runeclaw Bear')))).toMatchObject({
      outcome: 'passed',
    });
    expect(outcome(conspiring(pick('Grizzly Bears')))).toMatchObject({ outcome: 'failed' });
  });
});

describe('a strict script', () => {
  it('says nothing of the order of copies for each of several creatures, nor of cards that are shuffled in', () => {
    const copied = situation({
      setup: [
        card('hand', 'A', 'Giant Growth'),
        card('battlefield', 'A', 'Forest'),
        card('battlefield', 'A', 'Zada, Hedron Grinder'),
        card('battlefield', 'A', 'Memnite'),
        card('battlefield', 'A', 'Silvercoat Lion'),
      ],
      script: [cast('A', 'Giant Growth', [{ name: 'Zada, Hedron Grinder' }])],
      expect: [
        { check: 'powerToughness', player: 'A', name: 'Memnite', power: 4, toughness: 4, match: 'any' },
        {
          check: 'powerToughness',
          player: 'A',
          name: 'Silvercoat Lion',
          power: 5,
          toughness: 5,
          match: 'any',
        },
      ],
    });
    expect(outcome(copied)).toMatchObject({ outcome: 'passed' });
    const shuffled = situation({
      setup: [
        card('hand', 'A', 'Damnation'),
        card('battlefield', 'A', 'Swamp', 4),
        card('graveyard', 'A', 'Memnite'),
        card('battlefield', 'A', 'Emrakul, the Aeons Torn'),
      ],
      script: [cast('A', 'Damnation')],
      expect: [{ check: 'graveyardCount', player: 'A', count: 0 }],
    });
    expect(outcome(shuffled)).toMatchObject({ outcome: 'passed' });
  });

  it('leaves it open what is cast first of what is cast anyway, and takes up an offer of one thing', () => {
    const cast2 = situation({
      setup: [
        card('hand', 'A', 'Spelltwine'),
        card('battlefield', 'A', 'Island', 6),
        card('graveyard', 'A', 'Shock'),
        card('graveyard', 'B', 'Lightning Bolt'),
      ],
      script: [
        cast('A', 'Spelltwine', [{ name: 'Shock' }, { name: 'Lightning Bolt' }]),
        { player: 'A', action: 'target', targets: [{ player: 'B' }] },
        { player: 'A', action: 'target', targets: [{ player: 'B' }] },
      ],
      expect: [life('B', 15)],
    });
    expect(outcome(cast2)).toMatchObject({ outcome: 'passed' });
    const put = (value: boolean): Entry =>
      situation({
        setup: [
          card('hand', 'A', 'Sepulchral Primordial'),
          card('battlefield', 'A', 'Swamp', 7),
          card('graveyard', 'B', 'Craw Wurm'),
          card('graveyard', 'B', 'Memnite'),
        ],
        script: [
          cast('A', 'Sepulchral Primordial'),
          { player: 'A', action: 'target', targets: [{ name: 'Craw Wurm' }] },
          yesNo(value),
        ],
        expect: [permanents('A', 'Craw Wurm', value ? 1 : 0)],
      });
    expect(outcome(put(true))).toMatchObject({ outcome: 'passed' });
    expect(outcome(put(false))).toMatchObject({ outcome: 'passed' });
  });

  it('may name the Equipment that was the only one to attach', () => {
    const attached = situation({
      setup: [
        card('battlefield', 'A', 'Nahiri, the Lithomancer'),
        card('battlefield', 'A', "Accorder's Shield"),
      ],
      script: [
        { ...main1, player: 'A', action: 'activate', ability: '+2:' },
        yesNo(true),
        pick("Accorder's Shield"),
      ],
      expect: [
        {
          check: 'powerToughness',
          player: 'A',
          name: 'Kor Soldier Token',
          power: 1,
          toughness: 4,
          match: 'any',
        },
      ],
    });
    expect(outcome(attached)).toMatchObject({ outcome: 'passed' });
  });
});

describe('cards that go on top of a library', () => {
  const brainstorm = (...picks: readonly Entry[]): Entry =>
    situation({
      setup: [
        card('hand', 'A', 'Brainstorm'),
        card('hand', 'A', 'Memnite'),
        card('hand', 'A', 'Shock'),
        card('battlefield', 'A', 'Island'),
      ],
      script: [cast('A', 'Brainstorm'), ...picks],
      expect: [
        { check: 'libraryCard', player: 'A', index: 0, name: 'Shock' },
        { check: 'libraryCard', player: 'A', index: 1, name: 'Memnite' },
      ],
    });

  it('go there in the order in which they are named', () => {
    expect(outcome(brainstorm(pick('Memnite'), pick('Shock')))).toMatchObject({ outcome: 'passed' });
    expect(outcome(brainstorm(pick('Shock'), pick('Memnite')))).toMatchObject({ outcome: 'failed' });
  });

  it('go there in another order, where it is named besides', () => {
    const [first, second] = [pick('Shock'), pick('Memnite')];
    expect(outcome(brainstorm(first, second, second))).toMatchObject({ outcome: 'passed' });
  });
});

describe('blocks of a script', () => {
  const attacking = (attacker: string): Entry => ({
    turn: 1,
    step: 'declareAttackers',
    player: 'A',
    action: 'attack',
    attacker: { name: attacker },
  });

  it('stay beside those that the game requires', () => {
    const required = situation({
      setup: [
        card('battlefield', 'A', 'Fear of Being Hunted'),
        card('battlefield', 'A', 'Craw Wurm'),
        card('battlefield', 'B', 'Memnite'),
        card('battlefield', 'B', 'Silvercoat Lion'),
      ],
      script: [
        attacking('Fear of Being Hunted'),
        attacking('Craw Wurm'),
        {
          turn: 1,
          step: 'declareBlockers',
          player: 'B',
          action: 'block',
          blocker: { name: 'Memnite' },
          attacker: { name: 'Craw Wurm' },
        },
      ],
      expect: [life('B', 20), { check: 'graveyardCount', player: 'B', count: 2 }],
    });
    expect(outcome(required)).toMatchObject({ outcome: 'passed' });
  });
});
