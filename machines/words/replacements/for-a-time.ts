/** What happens instead of something for a time, as an effect of a spell or ability: this turn, or the next time (614.1). */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';
import { eventAmount, lifeAbove } from './instead.ts';

const anyTarget = { said: 'target', any: true } as const;

export const forATime: Wording = {
  sentence: [
    phrase('if <event:wouldHappen> this turn , <does:insteadOfIt> instead .', [
      { said: 'replaces', event: '<event>', '...does': '<does>' },
    ]),
    phrase('if <event:wouldHappen> this turn , <instead:clauses> instead .', [
      { said: 'replaces', event: '<event>', instead: '<instead>' },
    ]),
    ...['and', ', and'].map((and) =>
      phrase(
        `if <condition> , <first:clauses> ${and} if <event:wouldHappen> this turn , <instead:clauses> instead .`,
        [
          {
            said: 'if',
            condition: '<condition>',
            then: ['<...first>', { said: 'replaces', event: '<event>', instead: '<instead>' }],
          },
        ],
      ),
    ),
    phrase(
      'if a spell cast this way would be put into a|your|their graveyard , <instead:clauses> instead .',
      [
        {
          said: 'replaces',
          event: { would: 'move', what: { among: { said: 'castThisWay' } }, to: 'graveyard' },
          instead: '<instead>',
          until: 'forever',
        },
      ],
    ),
    phrase('if that spell would be put into a|your|their graveyard this turn , <instead:clauses> instead .', [
      {
        said: 'replaces',
        event: { would: 'move', what: { among: { said: 'castThisWay' } }, to: 'graveyard' },
        instead: '<instead>',
      },
    ]),
    phrase('<until> , if <event:wouldHappen> , <does:insteadOfIt> instead .', [
      { said: 'replaces', event: '<event>', '...does': '<does>', until: '<until>' },
    ]),
    phrase('<until> , if <event:wouldHappen> , <instead:clauses> instead .', [
      { said: 'replaces', event: '<event>', instead: '<instead>', until: '<until>' },
    ]),
    phrase('the next time <event:wouldHappen> this turn , <does:insteadOfIt> instead .', [
      { said: 'replaces', event: '<event>', '...does': '<does>', once: true },
    ]),
    phrase('the next time <event:wouldHappen> this turn , <instead:clauses> instead .', [
      { said: 'replaces', event: '<event>', instead: '<instead>', once: true },
    ]),
    phrase(
      "<until> , if a|an <what:one> would enter (the battlefield)? and it wasn't cast , exile it instead .",
      [
        {
          said: 'replaces',
          event: { would: 'enter', what: '<what>' },
          if: { holds: 'not', of: { holds: 'wasCast', what: 'it' } },
          to: { zone: 'exile' },
          until: '<until>',
        },
      ],
    ),
    phrase('the next time <event:wouldHappen> this turn , prevent that damage .', [
      { said: 'replaces', event: '<event>', prevent: true, once: true },
    ]),
    phrase(
      'the next time <event:wouldHappen> this turn , that damage is dealt to <to:redirected> instead .',
      [{ said: 'replaces', event: '<event>', '...to': '<to>', once: true }],
    ),
    phrase(
      'the next time <source:chosenSource> would deal <combat:damageKind> to <to:damagedRecipient> this turn , <does:preventedOf> .',
      [
        {
          said: 'replaces',
          source: '<source>',
          event: { would: 'dealDamage', '...combat': '<combat>', '...to': '<to>' },
          '...does': '<does>',
          once: true,
        },
      ],
    ),
    phrase('prevent all damage that would be dealt this turn by <source:chosenSource> .', [
      { said: 'replaces', source: '<source>', event: { would: 'dealDamage' }, prevent: true },
    ]),
    phrase(
      'prevent all damage that would be dealt to <to:damagedRecipient> this turn by <source:chosenSource> .',
      [
        {
          said: 'replaces',
          source: '<source>',
          event: { would: 'dealDamage', '...to': '<to>' },
          prevent: true,
        },
      ],
    ),
    phrase(
      'the next <amount:figure> damage that would be dealt to <of:damagedRecipient> this turn is dealt to <to:redirected> instead .',
      [
        {
          said: 'replaces',
          event: { would: 'dealDamage', '...of': '<of>' },
          '...to': '<to>',
          amount: '<amount>',
          ofSoMuch: true,
        },
      ],
    ),
    phrase(
      'the next <amount:figure> damage that <source:chosenSource> would deal to <of:damagedRecipient> this turn is dealt to <to:redirected> instead .',
      [
        {
          said: 'replaces',
          source: '<source>',
          event: { would: 'dealDamage', '...of': '<of>' },
          '...to': '<to>',
          amount: '<amount>',
          ofSoMuch: true,
        },
      ],
    ),
    phrase(
      'all <which:damageKind> that would be dealt to <of:redirectedFrom> this turn is dealt to <to:redirected> instead .',
      [
        {
          said: 'replaces',
          event: { would: 'dealDamage', '...which': '<which>', '...of': '<of>' },
          '...to': '<to>',
        },
      ],
    ),
    phrase(
      'all <which:damageKind> that would be dealt this turn to <of:redirectedFrom> is dealt to <to:redirected> instead .',
      [
        {
          said: 'replaces',
          event: { would: 'dealDamage', '...which': '<which>', '...of': '<of>' },
          '...to': '<to>',
        },
      ],
    ),
    phrase(
      'all <which:damageKind> that would be dealt this turn by <source:chosenSource> is dealt to <to:redirected> instead .',
      [
        {
          said: 'replaces',
          source: '<source>',
          event: { would: 'dealDamage', '...which': '<which>' },
          '...to': '<to>',
        },
      ],
    ),
    phrase(
      'all <which:damageKind> that would be dealt this turn by <among:target> is dealt to <to:redirected> instead .',
      [
        {
          said: 'replaces',
          event: { would: 'dealDamage', '...which': '<which>', from: { among: '<among>' } },
          '...to': '<to>',
        },
      ],
    ),
    phrase(
      '<until> , damage that would reduce your life total to less than <n:figure> reduces it to <n:figure> instead .',
      [
        {
          said: 'replaces',
          event: { would: 'loseLife', who: 'you', toLessThan: '<n>' },
          amount: lifeAbove,
          until: '<until>',
        },
      ],
    ),
  ],
  chosenSource: [
    phrase('a source of your choice', { do: 'chooseSource' }),
    phrase('a|an <color> source of your choice', { do: 'chooseSource', like: { color: '<color>' } }),
    phrase('a|an <like:type> source of your choice', { do: 'chooseSource', like: { type: '<like>' } }),
    phrase('a|an <from:one> of your choice', { do: 'choose', from: '<from>', count: { min: 1, max: 1 } }),
  ],
  preventedOf: [
    phrase('prevent that damage', { prevent: true }),
    phrase('prevent that damage . if damage is prevented this way , <also:clauses>', {
      prevent: true,
      as: 'prevented',
      also: [{ do: 'if', condition: { holds: 'did', by: 'prevented' }, then: '<also>' }],
    }),
    phrase('prevent that damage . you gain life equal to the damage prevented this way', {
      prevent: true,
      as: 'prevented',
      also: [{ do: 'gainLife', amount: { said: 'thatMuch' } }],
    }),
    phrase('prevent all but <n:figure> of that damage', {
      prevent: { number: 'minus', of: [eventAmount, '<n>'] },
    }),
    phrase('prevent half that damage , rounded up', {
      prevent: { number: 'half', of: eventAmount, round: 'up' },
    }),
    phrase('prevent half that damage , rounded down', {
      prevent: { number: 'half', of: eventAmount, round: 'down' },
    }),
  ],
  redirectedFrom: [
    phrase('<preventedTo>'),
    phrase('<among:target>', { to: { among: '<among>' } }),
    phrase('<among:pronoun>', { to: { among: '<among>' } }),
  ],
  redirected: [
    phrase('any target', { redirectTo: anyTarget, redirectToPlayers: anyTarget }),
    phrase('<what:object>', { redirectTo: '<what>' }),
    phrase('<who:playerMeant>', { redirectToPlayers: '<who>' }),
    phrase('you', { redirectToPlayers: 'you' }),
  ],
};
