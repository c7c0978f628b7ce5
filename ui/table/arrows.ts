import type { Game, ObjectId, Target } from '../../machines/rules/index.ts';

/** A line on the table from an object to what it attacks, blocks or targets. */
export interface Arrow {
  readonly kind: 'attack' | 'block' | 'target';
  readonly from: ObjectId;
  readonly to: Target;
}

/** All lines of combat and of targets, as the game is now. */
export function arrowsOf(game: Game): readonly Arrow[] {
  const arrows: Arrow[] = [];
  for (const { object, defender } of game.combat?.attackers ?? [])
    if (defender !== null) arrows.push({ kind: 'attack', from: object, to: defender });
  for (const { object, attackers } of game.combat?.blockers ?? [])
    for (const attacker of attackers) arrows.push({ kind: 'block', from: object, to: { object: attacker } });
  for (const id of game.stack) {
    const targets = game.objects[id]?.stack?.choices.targets ?? [];
    for (const { chosen } of targets) for (const to of chosen) arrows.push({ kind: 'target', from: id, to });
  }
  return arrows;
}
