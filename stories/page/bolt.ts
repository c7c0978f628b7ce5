/** A scenario as somebody would write it: a bolt, and what comes of it. */
export const bolt = {
  title: '120.3a: damage to a player is loss of life',
  rules: ['120.3a'],
  players: [{ name: 'alice', hand: ['Lightning Bolt'], mana: 'R' }, { name: 'bob' }],
  script: ['alice casts Lightning Bolt on bob'],
  expect: { bob: { life: 17 } },
};
