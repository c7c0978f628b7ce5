import type { Deck } from './deck.ts';

export const whiteVigil: Deck = {
  name: 'White Vigil',
  about: 'Small creatures that gain life and grow by it, and angels at the end.',
  list: `3 Soul Warden
3 Healer's Hawk
2 Savannah Lions
1 Isamaru, Hound of Konda
3 Ajani's Pridemate
2 White Knight
2 Auriok Champion
1 Lone Missionary
1 Wall of Omens
1 Knight of Grace
2 Monastery Mentor
1 Banisher Priest
1 Geist of the Moors
1 Serra Angel
1 Baneslayer Angel

2 Swords to Plowshares
1 Path to Exile
1 Oblivion Ring
1 Journey to Nowhere
1 Pacifism
2 Raise the Alarm
2 Spectral Procession
1 Glorious Anthem
1 Honor of the Pure
1 Elspeth, Knight-Errant

20 Plains
2 Kabira Crossroads
`,
};
