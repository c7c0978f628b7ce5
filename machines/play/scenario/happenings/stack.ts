/** What happens on the stack. */
import { by, type Kinds, object, objectsOf, player, playersOf, source } from './kind.ts';

export const onTheStack = {
  cast: {
    says: 'A player has cast a spell.',
    example: { player: 'alice', object: 'Shock' },
    also: ['castSpell', 'spell'],
    object,
    player,
  },
  activate: {
    says: 'A player has activated an ability: of the source, which is the object as well.',
    example: { player: 'alice', object: 'Prodigal Sorcerer' },
    also: ['activateAbility'],
    source,
    object: (event) => [event.source, event.object],
    player,
  },
  trigger: {
    says: 'An ability triggers.',
    example: { source: 'Soul Warden', player: 'alice' },
    also: ['triggers'],
    source,
    player,
  },
  putOnStack: {
    says: 'An ability is put on the stack.',
    example: { source: 'Soul Warden', player: 'alice' },
    also: ['stack'],
    source,
    object: (event) => [event.source, event.object],
    player,
  },
  becomeTarget: {
    says: 'Something becomes a target: of the source.',
    example: { object: 'Grizzly Bears', source: 'Shock' },
    also: ['target'],
    object: ({ target }) => objectsOf(target),
    player: ({ target }) => playersOf(target),
    source: ({ of }) => [of],
  },
  resolve: { says: 'A spell or an ability resolves.', example: { object: 'Shock' }, object },
  notResolve: {
    says: 'A spell or an ability does not resolve.',
    example: { object: 'Giant Growth' },
    also: ['fizzle', 'illegalTargets'],
    object,
  },
  counter: {
    says: 'A spell or an ability is countered.',
    example: { object: 'Lightning Bolt', source: 'Counterspell' },
    also: ['counterSpell'],
    object,
    source: by,
  },
  copyOnStack: {
    says: 'A copy of a spell or an ability is put on the stack.',
    example: { object: 'Blaze', player: 'alice' },
    also: ['copySpell', 'copyAbility', 'copy'],
    object: ({ of, made }) => [of, made],
    player,
  },
  copyCard: {
    says: 'A card is copied where it is.',
    example: { object: 'Lightning Bolt', player: 'alice' },
    object: ({ of, made }) => [of, made],
    player,
  },
  changeTargets: {
    says: 'A spell or an ability gets other targets.',
    example: { object: 'Shock' },
    also: ['redirect'],
    object,
  },
  landPlayed: {
    says: 'A player has played a land.',
    example: { player: 'alice', object: 'Forest' },
    also: ['playLand', 'play'],
    object,
    player,
  },
} as const satisfies Kinds;
