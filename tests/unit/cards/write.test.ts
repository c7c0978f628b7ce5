import { describe, expect, test } from 'vitest';
import * as write from '../../../machines/rules/abilities/write/index.ts';

const creature = { type: 'creature' } as const;
const flying = { kind: 'keyword', keyword: 'flying' } as const;
const drawing = { do: 'draw', count: 1 } as const;
const one = { objects: creature } as const;
const tapped = [{ pay: 'tap' }] as const;

/** What a word gives, beside what it is. Made in the test, so that it is the word that is tried. */
const rows: readonly (readonly [of: () => unknown, gives: unknown])[] = [
  // abilities
  [() => write.spell([], drawing), { kind: 'spell', effect: [drawing] }],
  [() => write.spell([one], drawing, drawing), { kind: 'spell', targets: [one], effect: [drawing, drawing] }],
  [
    () => write.modalSpell(2, write.mode([], drawing), write.mode([one], drawing)),
    {
      kind: 'spell',
      modes: {
        choose: { min: 2, max: 2 },
        options: [{ effect: [drawing] }, { targets: [one], effect: [drawing] }],
      },
    },
  ],
  [
    () => write.activated({ cost: tapped, effect: [drawing] }),
    { kind: 'activated', cost: tapped, effect: [drawing] },
  ],
  [
    () => write.triggered({ when: write.entersSelf, effect: [drawing] }),
    { kind: 'triggered', when: [{ on: 'enters', object: 'self' }], effect: [drawing] },
  ],
  [
    () =>
      write.triggered({ when: [write.diesSelf, write.leavesSelf], effect: [drawing], onceEachTurn: true }),
    {
      kind: 'triggered',
      when: [
        { on: 'dies', object: 'self' },
        { on: 'leaves', object: 'self' },
      ],
      effect: [drawing],
      onceEachTurn: true,
    },
  ],
  [() => write.staticAbility({ players: 'you' }), { kind: 'static', players: 'you' }],
  [
    () => write.loyalty(-2, [], drawing),
    { kind: 'activated', cost: [{ pay: 'loyalty', change: -2 }], effect: [drawing] },
  ],
  [
    () => write.loyalty('-X', [one], drawing),
    { kind: 'activated', cost: [{ pay: 'loyalty', change: '-X' }], targets: [one], effect: [drawing] },
  ],
  [
    () => write.whenEnters([], drawing),
    { kind: 'triggered', when: [{ on: 'enters', object: 'self' }], effect: [drawing] },
  ],
  [
    () => write.whenEnters([one], drawing),
    { kind: 'triggered', when: [{ on: 'enters', object: 'self' }], targets: [one], effect: [drawing] },
  ],
  // costs, mana
  [() => write.mana('{2}'), { pay: 'mana', cost: '{2}' }],
  [() => write.payLife(3), { pay: 'life', amount: 3 }],
  [() => write.sacrificing(creature), { pay: 'sacrifice', what: creature }],
  [() => write.sacrificing(creature, 2), { pay: 'sacrifice', what: creature, count: 2 }],
  [
    () => write.tapFor('C', 'C'),
    { kind: 'activated', cost: tapped, effect: [{ do: 'addMana', mana: ['C', 'C'] }] },
  ],
  [
    () => write.tapForOneOf('W', 'B'),
    { kind: 'activated', cost: tapped, effect: [{ do: 'addMana', anyOf: ['W', 'B'] }] },
  ],
  // trigger conditions, conditions
  [() => write.enters(creature), { on: 'enters', object: creature }],
  [() => write.dies(creature), { on: 'dies', object: creature }],
  [() => write.youCast(creature), { on: 'cast', by: 'you', spell: creature }],
  [() => write.ifYouControl(creature), { holds: 'exists', what: { type: 'creature', controller: 'you' } }],
  // statements
  [() => write.plus(1, -1), { change: 'modifyPowerToughness', power: 1, toughness: -1 }],
  [() => write.having(flying, flying), { change: 'addAbilities', abilities: [flying, flying] }],
  [() => write.base(4, 5), { change: 'setPowerToughness', power: 4, toughness: 5 }],
  [
    () => write.affecting('attached', write.plus(1, 1)),
    {
      kind: 'static',
      affects: 'attached',
      changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
    },
  ],
  [
    () => write.asLongAs({ holds: 'turnOf', who: 'you' }, write.having(flying)),
    {
      kind: 'static',
      if: { holds: 'turnOf', who: 'you' },
      changes: [{ change: 'addAbilities', abilities: [flying] }],
    },
  ],
  [
    () => write.rulesFor(null, { rule: 'cant', what: 'block' }),
    { kind: 'static', rules: [{ rule: 'cant', what: 'block' }] },
  ],
  [
    () => write.rulesFor('attached', { rule: 'cant', what: 'block' }),
    { kind: 'static', affects: 'attached', rules: [{ rule: 'cant', what: 'block' }] },
  ],
  [
    () => write.replacement({ event: { would: 'draw', who: 'you' } }),
    { kind: 'static', replaces: { event: { would: 'draw', who: 'you' } } },
  ],
  [
    () => write.entersWith('charge', 2),
    {
      kind: 'static',
      replaces: { event: { would: 'enter', what: 'self' }, counters: { kind: 'charge', count: 2 } },
    },
  ],
  // descriptions
  [() => write.youControl(creature), { type: 'creature', controller: 'you' }],
  [() => write.opponentsControl(creature), { type: 'creature', controller: 'opponents' }],
  [() => write.other(creature), { type: 'creature', other: true }],
  [() => write.inYourGraveyard(creature), { type: 'creature', zone: 'graveyard', owner: 'you' }],
  [() => write.inAnyGraveyard(creature), { type: 'creature', zone: 'graveyard' }],
  [() => write.inYourHand(creature), { type: 'creature', zone: 'hand', owner: 'you' }],
  [() => write.spellLike(creature), { type: 'creature', zone: 'stack', stackObject: 'spell' }],
  [() => write.ofColor('R'), { color: 'R' }],
  [() => write.exactly('self'), { among: 'self' }],
  // targets
  [() => write.one(creature), { objects: creature }],
  [() => write.upTo(2, creature), { objects: creature, count: { min: 0, max: 2 } }],
  [() => write.target(1), { target: 1 }],
  [() => write.named('name'), { named: 'name' }],
  [() => write.all(creature), { all: creature }],
  [() => write.controllerOf('self'), { controllerOf: 'self' }],
  // instructions
  [() => write.as('name', drawing), { do: 'draw', count: 1, as: 'name' }],
  [() => write.dealDamage(2, 'self'), { do: 'dealDamage', amount: 2, to: 'self' }],
  [
    () => write.dealDamageToTarget(2),
    { do: 'dealDamage', amount: 2, to: { target: 0 }, toPlayers: { target: 0 } },
  ],
  [
    () => write.dealDamageToTarget(2, 1),
    { do: 'dealDamage', amount: 2, to: { target: 1 }, toPlayers: { target: 1 } },
  ],
  [() => write.dealDamageToPlayers(2, 'opponents'), { do: 'dealDamage', amount: 2, toPlayers: 'opponents' }],
  [() => write.gainLife(2), { do: 'gainLife', amount: 2 }],
  [() => write.gainLife(2, 'they'), { do: 'gainLife', amount: 2, who: 'they' }],
  [() => write.loseLife(2, 'they'), { do: 'loseLife', amount: 2, who: 'they' }],
  [() => write.draw(2), { do: 'draw', count: 2 }],
  [() => write.draw(2, 'they'), { do: 'draw', count: 2, who: 'they' }],
  [() => write.discard('all', 'they'), { do: 'discard', count: 'all', who: 'they' }],
  [() => write.mill(2, 'you'), { do: 'mill', count: 2, who: 'you' }],
  [() => write.scry(2), { do: 'perform', action: 'scry', n: 2 }],
  [
    () => write.search(creature, { zone: 'hand' }),
    {
      do: 'search',
      for: { type: 'creature', zone: 'library' },
      count: { min: 0, max: 1 },
      to: { zone: 'hand' },
    },
  ],
  [
    () => write.search(creature, { zone: 'hand' }, { who: 'they', reveal: true }),
    {
      do: 'search',
      for: { type: 'creature', zone: 'library' },
      count: { min: 0, max: 1 },
      to: { zone: 'hand' },
      who: 'they',
      reveal: true,
    },
  ],
  [() => write.destroy('self'), { do: 'destroy', what: 'self' }],
  [() => write.destroyForGood('self'), { do: 'destroy', what: 'self', cantBeRegenerated: true }],
  [() => write.exile('self'), { do: 'exile', what: 'self' }],
  [() => write.exileLinked('self', 'link'), { do: 'exile', what: 'self', link: 'link' }],
  [() => write.exileUntilLeaves('self'), { do: 'exile', what: 'self', until: 'sourceLeaves' }],
  [() => write.move('self', { zone: 'exile' }), { do: 'move', what: 'self', to: { zone: 'exile' } }],
  [
    () => write.moveFrom('graveyard', { zone: 'hand' }),
    { do: 'move', what: 'self', from: 'graveyard', to: { zone: 'hand' } },
  ],
  [() => write.returnToHand('self'), { do: 'move', what: 'self', to: { zone: 'hand' } }],
  [() => write.returnToBattlefield('self'), { do: 'move', what: 'self', to: { zone: 'battlefield' } }],
  [() => write.sacrifice('they', creature), { do: 'sacrifice', who: 'they', filter: creature }],
  [() => write.sacrifice('they', creature, 2), { do: 'sacrifice', who: 'they', filter: creature, count: 2 }],
  [() => write.counter('self'), { do: 'counter', what: 'self' }],
  [() => write.counter('self', { zone: 'exile' }), { do: 'counter', what: 'self', to: { zone: 'exile' } }],
  [() => write.create({ types: ['artifact'] }), { do: 'create', token: { types: ['artifact'] } }],
  [
    () => write.create({ types: ['artifact'] }, 2, 'they'),
    { do: 'create', token: { types: ['artifact'] }, count: 2, who: 'they' },
  ],
  [() => write.tapThem('self'), { do: 'tap', what: 'self' }],
  [() => write.untap('self'), { do: 'untap', what: 'self' }],
  [() => write.freeze('self'), { do: 'freeze', what: 'self' }],
  [() => write.putCounters('charge', 2, 'self'), { do: 'putCounters', kind: 'charge', count: 2, on: 'self' }],
  [
    () => write.untilEndOfTurn('self', write.plus(1, 1)),
    {
      do: 'modify',
      what: 'self',
      changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
      until: 'untilEndOfTurn',
    },
  ],
  [
    () => write.modify('self', 'untilYourNextTurn', write.plus(1, 1)),
    {
      do: 'modify',
      what: 'self',
      changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
      until: 'untilYourNextTurn',
    },
  ],
  [
    () => write.thisTurn('self', { rule: 'cant', what: 'block' }),
    { do: 'rule', what: 'self', rules: [{ rule: 'cant', what: 'block' }], until: 'untilEndOfTurn' },
  ],
  [() => write.emblem(flying), { do: 'emblem', abilities: [flying] }],
  [() => write.may(drawing, drawing), { do: 'may', then: [drawing, drawing] }],
  [() => write.mayPlayer('they', drawing), { do: 'may', who: 'they', then: [drawing] }],
  [
    () => write.mayPay([{ pay: 'mana', cost: '{1}' }], drawing),
    { do: 'may', cost: [{ pay: 'mana', cost: '{1}' }], then: [drawing] },
  ],
  // keywords
  [() => write.keyword('flying'), flying],
  [() => write.enchant(creature), { kind: 'keyword', keyword: 'enchant', object: creature }],
  [() => write.enchantPlayer('opponent'), { kind: 'keyword', keyword: 'enchant', player: 'opponent' }],
  [() => write.equip('{2}'), { kind: 'keyword', keyword: 'equip', cost: [{ pay: 'mana', cost: '{2}' }] }],
  [
    () => write.flashback('{2}'),
    { kind: 'keyword', keyword: 'flashback', cost: [{ pay: 'mana', cost: '{2}' }] },
  ],
  [
    () => write.megamorph('{2}'),
    { kind: 'keyword', keyword: 'megamorph', cost: [{ pay: 'mana', cost: '{2}' }] },
  ],
  [() => write.kicker('{2}'), { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', cost: '{2}' }] }],
  [() => write.cycling('{2}'), { kind: 'keyword', keyword: 'cycling', cost: [{ pay: 'mana', cost: '{2}' }] }],
  [
    () => write.ward({ pay: 'life', amount: 3 }),
    { kind: 'keyword', keyword: 'ward', cost: [{ pay: 'life', amount: 3 }] },
  ],
  [() => write.bushido(2), { kind: 'keyword', keyword: 'bushido', n: 2 }],
  [
    () => write.protectionFrom('red', { color: 'R' }),
    { kind: 'keyword', keyword: 'protection', object: { color: 'R' }, quality: 'red' },
  ],
  [
    () => write.hexproofFrom('red', { color: 'R' }),
    { kind: 'keyword', keyword: 'hexproof', object: { color: 'R' }, quality: 'red' },
  ],
  [
    () => write.evoke({ pay: 'mana', cost: '{1}' }),
    { kind: 'keyword', keyword: 'evoke', cost: [{ pay: 'mana', cost: '{1}' }] },
  ],
  // tokens
  [
    () => write.creatureToken(1, 2, ['W'], 'Human Soldier'),
    { colors: ['W'], types: ['creature'], subtypes: ['Human', 'Soldier'], power: 1, toughness: 2 },
  ],
  [
    () => write.creatureToken(1, 2, [], 'Thopter', flying),
    { types: ['creature'], subtypes: ['Thopter'], power: 1, toughness: 2, abilities: [flying] },
  ],
  [
    () => write.artifactCreatureToken(1, 2, [], 'Thopter', flying),
    {
      types: ['artifact', 'creature'],
      subtypes: ['Thopter'],
      power: 1,
      toughness: 2,
      abilities: [flying],
    },
  ],
];

describe('the words in which cards are written', () => {
  test.each(rows.map(([of, gives]) => [of.toString().replace('() => ', ''), of, gives] as const))(
    '%s',
    (_, of, gives) => {
      // In this order, and nothing that is undefined.
      expect(JSON.stringify(of())).toBe(JSON.stringify(gives));
      expect(of()).toStrictEqual(gives);
    },
  );

  test('each keyword that has no parameters has its own name', () => {
    for (const [name, value] of Object.entries(write))
      if (typeof value === 'object' && 'keyword' in value && Object.keys(value).length === 2)
        expect(value.keyword.replaceAll(/[^a-z]/gi, '').toLowerCase(), name).toBe(name.toLowerCase());
  });
});
