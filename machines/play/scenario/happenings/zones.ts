/** What happens to cards and other objects in their zones. */
import { amount, count, type Kinds, object, player } from './kind.ts';

export const inZones = {
  move: {
    says: 'An object goes from a zone to another: it dies, enters, leaves, is exiled or returned.',
    example: { object: 'Grizzly Bears', from: 'battlefield', to: 'graveyard' },
    also: ['dies', 'enter', 'enters', 'exile', 'return', 'bounce', 'changeZone', 'putInto'],
    object,
    from: ({ from }) => from,
    to: ({ to }) => to,
  },
  create: {
    says: 'A player creates tokens.',
    example: { player: 'alice', amount: 2 },
    also: ['token'],
    player,
    amount: count,
  },
  createEmblem: { says: 'A player gets an emblem.', example: { player: 'alice' }, also: ['emblem'], player },
  destroy: { says: 'A permanent is destroyed.', example: { object: 'Grizzly Bears' }, object },
  sacrifice: {
    says: 'A player sacrifices a permanent.',
    example: { player: 'bob', object: 'Grizzly Bears' },
    object,
    player,
  },
  discard: {
    says: 'A player discards a card.',
    example: { player: 'alice', object: 'Forest' },
    object,
    player,
  },
  drawCards: {
    says: 'A player draws several cards: as many draws follow.',
    example: { player: 'alice', amount: 2 },
    player,
    amount: count,
  },
  draw: { says: 'A player draws a card.', example: { player: 'bob' }, player },
  drawFromEmpty: {
    says: 'A player should draw from an empty library.',
    example: { player: 'alice' },
    player,
  },
  mill: { says: 'A player mills cards.', example: { player: 'alice', amount: 3 }, player, amount: count },
  shuffle: { says: 'A player shuffles a library.', example: { player: 'alice' }, player },
  reorder: {
    says: 'A player puts cards of a library in another order.',
    example: { player: 'alice' },
    also: ['scry', 'arrange'],
    player,
  },
  reveal: {
    says: 'Cards are revealed, or shown to some players.',
    example: { object: 'Grizzly Bears' },
    also: ['look'],
    object: ({ objects }) => objects,
  },
  beginPerforming: {
    says: 'A keyword action is about to be done, where an effect could replace that.',
    example: { player: 'alice', amount: 2 },
    player,
    object: (event) => [event.object],
    amount,
  },
  perform: {
    says: 'A keyword action has been done: scry, explore, populate.',
    example: { player: 'alice', amount: 2 },
    also: ['keywordAction', 'scry', 'surveil', 'explore', 'populate', 'investigate', 'proliferate'],
    player,
    object: (event) => [event.object],
    amount,
  },
  search: { says: 'A player searches a library.', example: { player: 'alice' }, player },
  cease: {
    says: 'A token, a copy or an ability is no longer.',
    example: { object: 'Soldier Token' },
    object,
  },
} as const satisfies Kinds;
