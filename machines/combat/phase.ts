import { type Combat, done, type Game, happen, procedure, write } from '../rules/index.ts';

const noCombat: Combat = {
  attackers: [],
  blockers: [],
  anyAttacked: false,
  declaredBlocks: [],
  damageStep: 'none',
  firstStrikers: [],
};

/** A combat phase begins (506.1). All opponents are defending players (802.2): nobody chooses one (507.1). */
export const beginCombat = procedure('beginCombat', '507.1', {
  begin(game) {
    write(game).root.combat = { ...noCombat };
    return done();
  },
});

/**
 * A combat phase ends: effects that last until end of combat expire (511.2), and everything is removed from combat
 * (511.3).
 */
export const endCombat = procedure('endCombat', '511.3', {
  expire(game) {
    const effects = game.effects.filter(({ until }) => until === 'untilEndOfCombat').map(({ id }) => id);
    const delayed = game.delayed.filter(({ until }) => until === 'untilEndOfCombat').map(({ id }) => id);
    const permissions = game.permissions
      .filter(({ until }) => until === 'untilEndOfCombat')
      .map(({ id }) => id);
    return effects.length + delayed.length + permissions.length === 0
      ? { kind: 'go' }
      : happen('511.2', [{ type: 'expire', effects, delayed, permissions }]);
  },
  remove(game) {
    const writer = write(game);
    writer.root.combat = null;
    writer.changed();
    return done();
  },
});

/** 508.8: the declare blockers and combat damage steps come only if a creature attacked or entered attacking. */
export const needsDeclareBlockers = (game: Game): boolean => game.combat?.anyAttacked === true;
