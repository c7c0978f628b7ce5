import { describe, expect, it } from 'vitest';
import { cardNames, cards } from '../../../machines/cards/index.ts';
import { abilityText, cardText } from '../../../machines/rules/abilities/text/index.ts';
import type {
  Ability,
  CardDefinition,
  Instruction,
  RuleChange,
  TriggerCondition,
} from '../../../machines/rules/state/vocabulary/index.ts';

const known = (name: string): CardDefinition => {
  const card = cards[name];
  if (card === undefined) throw new Error(`no card is named ${name}`);
  return card;
};

describe('rules text', () => {
  it('says something for every ability of every card', () => {
    for (const name of cardNames) {
      const card = known(name);
      for (const ability of card.abilities ?? []) {
        const text = abilityText(ability, card);
        expect(text, name).toMatch(/\S/);
        expect(text, name).not.toMatch(/undefined|NaN|\[object|\.\.| {2}|\s[.,]/);
        if (ability.kind !== 'keyword') expect(text, name).toMatch(/[.?!"]$/);
      }
    }
  });

  it('has today’s wording', () => {
    const some = [
      'Geralf’s Messenger',
      'Elspeth, Knight-Errant',
      'Umezawa’s Jitte',
      'Cryptic Command',
      'Condescend',
      'Goblin Rabblemaster',
      'Turn to Frog',
      'Brain Maggot',
      'Bloodghast',
      'Steam Vents',
      'Walking Ballista',
      'Smallpox',
      'Owlin Shieldmage',
      'Akroma, Angel of Wrath',
      'Alesha, Who Smiles at Death',
    ].map((name) => known(name.replace('’', "'")));
    expect(some.map((card) => `${card.name}\n${cardText(card)}`).join('\n\n')).toMatchSnapshot();
  });

  it('is empty for a card without abilities', () => {
    expect(cardText(known('Grizzly Bears'))).toBe('');
    expect(cardText(known('Forest'))).toBe('');
  });

  it('has words for instructions that no card uses', () => {
    const instructions: readonly Instruction[] = [
      { do: 'setLife', to: 10, who: 'you' },
      { do: 'fight', first: { target: 0 }, second: { target: 1 } },
      { do: 'perform', action: 'surveil', n: 2 },
      { do: 'shuffle', who: 'you' },
      { do: 'createCopy', of: { target: 0 } },
      { do: 'unattach', what: 'self' },
      { do: 'removeCounters', kind: 'charge', count: 'all', from: 'self' },
      { do: 'regenerate', what: 'self' },
      { do: 'transform', what: 'self' },
      { do: 'phaseOut', what: 'self' },
      { do: 'removeFromCombat', what: { target: 0 } },
      { do: 'replace', replacement: { event: { would: 'draw', who: 'you' } }, until: 'untilEndOfTurn' },
      { do: 'choosePlayer', from: 'opponents' },
      { do: 'chooseValue', what: 'color', link: 'color' },
      {
        do: 'if',
        condition: { holds: 'turnOf', who: 'you' },
        then: [{ do: 'draw', count: 1 }],
        else: [{ do: 'endTurn' }],
      },
      { do: 'forEach', of: { all: { type: 'creature' } }, then: [{ do: 'draw', count: 1 }] },
      { do: 'forEachPlayer', of: 'everyone', then: [{ do: 'draw', count: 1, who: 'they' }] },
      { do: 'repeat', times: 3, then: [{ do: 'draw', count: 1 }] },
      { do: 'delayedTrigger', when: [{ on: 'begins', step: 'end' }], effect: [{ do: 'draw', count: 1 }] },
      { do: 'reflexive', after: 'paid', effect: [{ do: 'draw', count: 1 }] },
      { do: 'castWithoutPaying', what: { named: 'card' } },
      {
        do: 'cast',
        what: { named: 'card' },
        alternativeCost: { name: 'less', cost: [{ pay: 'mana', cost: '{1}' }] },
      },
      { do: 'mayPlay', what: { named: 'card' }, until: 'untilEndOfTurn' },
      { do: 'copySpell', what: { target: 0 }, newTargets: true },
      { do: 'chooseNewTargets', what: { target: 0 } },
      { do: 'extraTurn', who: 'you' },
      { do: 'extraPhases', after: 'thisPhase', phases: ['combat', 'postcombatMain'] },
      { do: 'extraPhases', before: 'endOfCombat', phases: ['combatDamage'] },
      { do: 'skip', who: { target: 0 }, what: 'turn' },
      { do: 'endCombat' },
      { do: 'win', who: 'you' },
      { do: 'lose', who: 'opponents' },
      { do: 'drawGame' },
      { do: 'controlPlayer', who: { target: 0 }, by: 'you' },
      { do: 'flipCoin', won: [{ do: 'draw', count: 1 }], lost: [{ do: 'loseLife', amount: 1, who: 'you' }] },
      { do: 'rollDie', sides: 20 },
    ];
    const card = known('Serra Angel');
    for (const instruction of instructions) {
      const ability: Ability = {
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        targets: [{ objects: { type: 'creature' } }, { players: 'any' }],
        effect: [instruction],
      };
      expect(abilityText(ability, card), instruction.do).toMatch(/^\{T\}: [A-Z].+\.$/);
      expect(abilityText(ability, card), instruction.do).not.toMatch(/undefined|\[object|\.\.| {2}/);
    }
  });

  it('has words for triggers that no card uses', () => {
    const conditions: readonly (readonly [TriggerCondition, string])[] = [
      [{ on: 'enters', object: 'self', from: 'graveyard' }, 'When this creature enters from a graveyard'],
      [
        { on: 'putInto', zone: 'graveyard', object: 'self' },
        'When this creature is put into a graveyard from anywhere',
      ],
      [{ on: 'sacrificed', object: { type: 'creature' }, by: 'you' }, 'Whenever you sacrifice a creature'],
      [{ on: 'attacks', object: 'self', alone: true }, 'Whenever this creature attacks alone'],
      [
        { on: 'playerAttacks', by: 'you', with: { type: 'creature' }, atLeast: 2 },
        'Whenever you attack with two or more creatures',
      ],
      [{ on: 'attacksUnblocked', object: 'self' }, "Whenever this creature attacks and isn't blocked"],
      [
        { on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' },
        'Whenever this creature deals combat damage to a player',
      ],
      [{ on: 'cast', by: 'you', spell: {}, nth: 2 }, 'Whenever you cast your second spell each turn'],
      [{ on: 'cast', spell: 'self' }, 'When you cast this spell'],
      [
        { on: 'activated', by: 'opponents', source: {}, notMana: true },
        "Whenever an opponent activates an ability that isn't a mana ability",
      ],
      [{ on: 'draws', who: 'you', nth: 2 }, 'Whenever you draw your second card each turn'],
      [{ on: 'discards', who: 'opponents' }, 'Whenever an opponent discards a card'],
      [{ on: 'losesLife', who: 'opponents' }, 'Whenever an opponent loses life'],
      [{ on: 'untapped', object: 'self' }, 'Whenever this creature becomes untapped'],
      [
        { on: 'countersPut', kind: '+1/+1', object: 'self', oneOrMore: true },
        'Whenever one or more +1/+1 counters are put on this creature',
      ],
      [{ on: 'landPlayed', by: 'you' }, 'Whenever you play a land'],
      [{ on: 'losesGame', who: 'opponents' }, 'Whenever an opponent loses the game'],
      [{ on: 'attachedTo', object: 'self' }, 'Whenever this creature becomes attached to a permanent'],
      [{ on: 'unattached', object: 'self' }, 'Whenever this creature becomes unattached'],
      [{ on: 'transforms', object: 'self' }, 'Whenever this creature transforms into Serra Angel'],
      [{ on: 'performs', action: 'scry', who: 'you' }, 'Whenever you scry'],
      [{ on: 'shuffles', who: 'you' }, 'Whenever you shuffle your library'],
      [
        {
          on: 'state',
          is: { holds: 'not', of: { holds: 'exists', what: { subtype: 'Island', controller: 'you' } } },
        },
        'When you control no Islands',
      ],
    ];
    for (const [condition, text] of conditions)
      expect(
        abilityText(
          { kind: 'triggered', when: [condition], effect: [{ do: 'draw', count: 1 }] },
          known('Serra Angel'),
        ),
      ).toBe(`${text}, draw a card.`);
  });

  it('has words for rules that no card changes', () => {
    const changes: readonly (readonly [RuleChange, string])[] = [
      [{ rule: 'cantAttack', whom: 'you' }, "can't attack you"],
      [
        { rule: 'canBlockOnly', what: { type: 'creature', keyword: 'flying' } },
        'can block only creatures with flying',
      ],
      [{ rule: 'cantBlock', what: { type: 'creature', color: 'G' } }, "can't block green creatures"],
      [{ rule: 'mustBlock' }, 'blocks each combat if able'],
      [{ rule: 'mustBeBlocked' }, 'must be blocked if able'],
      [{ rule: 'fewestBlockers', number: 3 }, "can't be blocked except by three or more creatures"],
      [
        { rule: 'mayAttackAsThoughWithout', keyword: 'defender' },
        "can attack as though it didn't have defender",
      ],
      [
        { rule: 'assignsDamageBy', by: 'toughness' },
        'assigns combat damage equal to its toughness rather than its power',
      ],
      [{ rule: 'cant', what: 'untap' }, "doesn't untap during your untap step"],
    ];
    for (const [rule, text] of changes)
      expect(abilityText({ kind: 'static', rules: [rule] }, known('Serra Angel'))).toBe(
        `This creature ${text}.`,
      );
  });
});
