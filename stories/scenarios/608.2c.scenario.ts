import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  artifact,
  controllerOf,
  dealDamageToPlayers,
  destroy,
  draw,
  ifYouControl,
  move,
  named,
  one,
  opponentsControl,
  replacement,
  spell,
  staticAbility,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction } from '../../machines/rules/index.ts';

/** "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead." */
const hide = creature('Thick Hide', '6/6', '', {
  abilities: [
    replacement({
      event: { would: 'move', what: 'self', to: 'graveyard', when: 'discarded', causedBy: 'opponents' },
      to: { zone: 'battlefield' },
    }),
  ],
});
/** "Players can't draw cards." */
const warden = creature('Lore Warden', '2/2', '', {
  abilities: [staticAbility({ players: 'everyone', rules: [{ rule: 'cantDraw' }] })],
});
const prize = card('Scholar’s Prize', ['instant'], {
  manaCost: '{B}',
  abilities: [spell([one(opponentsControl({}))], destroy(target(0)), draw(1, controllerOf(target(0))))],
});
const folly = card('Scholar’s Folly', ['instant'], {
  manaCost: '{B}',
  abilities: [spell([one(opponentsControl({}))], draw(1, controllerOf(target(0))), destroy(target(0)))],
});

/** Exiles cards until an artifact card, puts that onto the battlefield, and deals as much damage to its player. */
const delving = (name: string, damageFirst: boolean) => {
  const damage: Instruction = dealDamageToPlayers({ number: 'countOf', of: named('found'), like: {} }, 'you');
  return card(name, ['sorcery'], {
    manaCost: '{3}{R}',
    abilities: [
      spell(
        [],
        { do: 'exileUntil', like: artifact, as: 'found' },
        ...(damageFirst ? [damage] : []),
        move(all({ ...artifact, zone: 'exile', among: named('found') }), { zone: 'battlefield' }),
        ...(damageFirst ? [] : [damage]),
      ),
    ],
  });
};
const deep = (hand: ReturnType<typeof card>) => ({
  life: 10,
  hand: [hand],
  mana: 'CCCR',
  library: [{ card: 'Forest', count: 11 }, 'Platinum Emperion', 'Island'],
});
const wrecking = card('Neat Wrecking', ['instant'], {
  manaCost: '{1}{B}{R}',
  abilities: [
    spell([targetCreature], destroy(target(0)), {
      do: 'if',
      condition: ifYouControl(artifact),
      then: [dealDamageToPlayers(3, controllerOf(target(0)))],
    }),
  ],
});
const sable = creature('Brass Sable', '2/1', '', { types: ['artifact', 'creature'] });

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
  scenario('608.2c: what an earlier instruction put onto the battlefield is there for the later ones', {
    rules: ['608.2c', '119.3', '120.3a'],
    alice: deep(delving('Mad Delving', false)),
    bob: {},
    script: ['alice casts Mad Delving', 'everyone passes'],
    expect: {
      'Platinum Emperion': { on: 'battlefield' },
      alice: { life: 10, lost: false },
      game: { happened: [{ event: 'damage', player: 'alice', amount: 12, times: 1 }] },
    },
    control: {
      setup: { alice: deep(delving('Rash Delving', true)) },
      script: ['alice casts Rash Delving', 'everyone passes'],
      expect: { alice: { life: -2, lost: '704.5a' } },
    },
  }),
  scenario('608.2c: an “if” is asked once what stands before it has been done', {
    rules: ['608.2c'],
    alice: { hand: [wrecking], mana: 'CBR', battlefield: [sable] },
    bob: {},
    script: ['alice casts Neat Wrecking on Brass Sable', 'everyone passes'],
    expect: { 'Brass Sable': { on: 'graveyard' }, alice: { life: 20 } },
    control: {
      setup: { alice: { hand: [wrecking], mana: 'CBR', battlefield: [sable, 'Sol Ring'] } },
      expect: { 'Brass Sable': { on: 'graveyard' }, alice: { life: 17 } },
    },
  }),
];
