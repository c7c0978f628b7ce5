import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  controllerOf,
  destroy,
  draw,
  one,
  opponentsControl,
  replacement,
  spell,
  staticAbility,
  target,
} from '../../machines/rules/abilities/write/index.ts';

/** "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead." */
const hide = creature('Thick Hide', '6/6', '', {
  abilities: [
    replacement({
      event: { moves: 'self', to: 'graveyard', when: 'discarded', causedBy: 'opponents' },
      to: { zone: 'battlefield' },
    }),
  ],
});
/** "Players can't draw cards." */
const warden = creature('Lore Warden', '2/2', '', {
  abilities: [staticAbility({ players: 'everyone', rules: [{ cantDraw: true }] })],
});
const prize = card('Scholar’s Prize', ['instant'], {
  manaCost: '{B}',
  abilities: [spell([one(opponentsControl({}))], destroy(target(0)), draw(1, controllerOf(target(0))))],
});
const folly = card('Scholar’s Folly', ['instant'], {
  manaCost: '{B}',
  abilities: [spell([one(opponentsControl({}))], draw(1, controllerOf(target(0))), destroy(target(0)))],
});

export default [
  scenario(
    '608.2c: what a discard puts onto the battlefield is there for the sacrifice that comes after it',
    {
      rules: ['608.2c', '614.1a', '701.9a'],
      alice: { hand: ['Smallpox'], mana: 'BB' },
      bob: { hand: [hide, 'Plains'], battlefield: ['Grizzly Bears', 'Forest'] },
      script: ['alice casts Smallpox', 'everyone passes', 'bob chooses Thick Hide', 'bob chooses Thick Hide'],
      expect: {
        'Thick Hide': { on: 'graveyard' },
        'Grizzly Bears': { on: 'battlefield' },
        Forest: { on: 'graveyard' },
        bob: { life: 19, hand: ['Plains'] },
      },
      control: {
        script: ['alice casts Smallpox', 'everyone passes', 'bob chooses Plains'],
        expect: { 'Thick Hide': { on: 'hand' }, 'Grizzly Bears': { on: 'graveyard' } },
      },
    },
  ),
  scenario('608.2c: once it is destroyed it prohibits nothing that the same spell says afterwards', {
    rules: ['608.2c', '611.3b'],
    alice: { hand: [prize, folly], mana: 'B' },
    bob: { battlefield: [warden] },
    script: ['alice casts Scholar’s Prize on Lore Warden', 'everyone passes'],
    expect: { 'Lore Warden': { on: 'graveyard' }, bob: { hand: 1 } },
    control: {
      // The same two instructions the other way round.
      script: ['alice casts Scholar’s Folly on Lore Warden', 'everyone passes'],
      expect: { 'Lore Warden': { on: 'graveyard' }, bob: { hand: 0 } },
    },
  }),
];
