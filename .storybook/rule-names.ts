/**
 * What the sections of the Comprehensive Rules are called, and the keywords of 701 and 702: in the order of their numbers,
 * beginning with that one.
 */
const named: readonly (readonly [first: string, names: string])[] = [
  [
    '100',
    `General, The magic golden rules, Players, Starting the game, Ending the game, Colors, Mana, Numbers
    and symbols, Cards, Objects, Permanents, Tokens, Spells, Abilities, Emblems, Targets, Special
    actions, Timing and priority, Costs, Life, Damage, Drawing a card, Counters, Stickers`,
  ],
  [
    '200',
    `General, Name, Mana cost and color, Illustration, Color indicator, Type line, Expansion symbol, Text
    box, Power/Toughness, Loyalty, Defense, Hand modifier, Life modifier, Information below the text box`,
  ],
  [
    '300',
    `General, Artifacts, Creatures, Enchantments, Instants, Lands, Planeswalkers, Sorceries, Kindreds,
    Dungeons, Battles, Planes, Phenomena, Vanguards, Schemes, Conspiracies`,
  ],
  ['400', `General, Library, Hand, Battlefield, Graveyard, Stack, Exile, Ante, Command`],
  [
    '500',
    `General, Beginning phase, Untap step, Upkeep step, Draw step, Main phase, Combat phase, Beginning of
    combat step, Declare attackers step, Declare blockers step, Combat damage step, End of combat step,
    Ending phase, End step, Cleanup step`,
  ],
  [
    '600',
    `General, Casting spells, Activating activated abilities, Handling triggered abilities, Handling
    static abilities, Mana abilities, Loyalty abilities, Linked abilities, Resolving spells and
    abilities, Effects, One-shot effects, Continuous effects, Text-changing effects, Interaction of
    continuous effects, Replacement effects, Prevention effects, Interaction of replacement and/or
    prevention effects`,
  ],
  [
    '700',
    `General, Keyword actions, Keyword abilities, Turn-based actions, State-based actions, Flipping a
    coin, Rolling a die, Copying objects, Face-down spells and permanents, Split cards, Flip cards,
    Leveler cards, Double-faced cards, Substitute cards, Saga cards, Adventurer cards, Class cards,
    Attraction cards, Prototype cards, Case cards, Omen cards, Station cards, Preparation cards,
    Controlling another player, Ending turns and phases, The monarch, The initiative, Restarting the
    game, Rad counters, Subgames, Merging with permanents, Day and night, Taking shortcuts, Handling
    illegal actions`,
  ],
  [
    '800',
    `General, Limited range of influence option, Attack multiple players option, Attack left and attack
    right options, Deploy creatures option, Shared team turns option, Free-for-all variant, Grand melee
    variant, Team vs. Team variant, Emperor variant, Two-Headed Giant variant, Alternating teams variant`,
  ],
  ['900', `General, Planechase, Vanguard, Commander, Archenemy, Conspiracy draft`],
  [
    '701.2',
    `Activate, Attach, Behold, Cast, Counter, Create, Destroy, Discard, Double, Triple, Exchange, Exile,
    Fight, Goad, Investigate, Mill, Play, Regenerate, Reveal, Sacrifice, Scry, Search, Shuffle, Surveil,
    Tap and untap, Transform, Convert, Fateseal, Clash, Planeswalk, Set in motion, Abandon, Proliferate,
    Detain, Populate, Monstrosity, Vote, Bolster, Manifest, Support, Meld, Exert, Explore, Assemble,
    Adapt, Amass, Learn, Venture into the dungeon, Connive, Open an attraction, Roll to visit your
    attractions, Incubate, The Ring tempts you, Face a villainous choice, Time travel, Discover, Cloak,
    Collect evidence, Suspect, Forage, Manifest dread, Endure, Harness, Airbend, Earthbend, Waterbend,
    Blight, Heal, Recruit`,
  ],
  [
    '702.2',
    `Deathtouch, Defender, Double strike, Enchant, Equip, First strike, Flash, Flying, Haste, Hexproof,
    Indestructible, Intimidate, Landwalk, Lifelink, Protection, Reach, Shroud, Trample, Vigilance, Ward,
    Banding, Rampage, Cumulative upkeep, Flanking, Phasing, Buyback, Shadow, Cycling, Echo,
    Horsemanship, Fading, Kicker, Flashback, Madness, Fear, Morph, Amplify, Provoke, Storm, Affinity,
    Entwine, Modular, Sunburst, Bushido, Soulshift, Splice, Offering, Ninjutsu, Epic, Convoke, Dredge,
    Transmute, Bloodthirst, Haunt, Replicate, Forecast, Graft, Recover, Ripple, Split second, Suspend,
    Vanishing, Absorb, Aura swap, Delve, Fortify, Frenzy, Gravestorm, Poisonous, Transfigure, Champion,
    Changeling, Evoke, Hideaway, Prowl, Reinforce, Conspire, Persist, Wither, Retrace, Devour, Exalted,
    Unearth, Cascade, Annihilator, Level up, Rebound, Umbra armor, Infect, Battle cry, Living weapon,
    Undying, Miracle, Soulbond, Overload, Scavenge, Unleash, Cipher, Evolve, Extort, Fuse, Bestow,
    Tribute, Dethrone, Hidden agenda, Outlast, Prowess, Dash, Exploit, Menace, Renown, Awaken, Devoid,
    Ingest, Myriad, Surge, Skulk, Emerge, Escalate, Melee, Crew, Fabricate, Partner, Undaunted,
    Improvise, Aftermath, Embalm, Eternalize, Afflict, Ascend, Assist, Jump-start, Mentor, Afterlife,
    Riot, Spectacle, Escape, Companion, Mutate, Encore, Boast, Foretell, Demonstrate, Daybound and
    nightbound, Disturb, Decayed, Cleave, Training, Compleated, Reconfigure, Blitz, Casualty, Enlist,
    Read ahead, Ravenous, Squad, Space sculptor, Visit, Prototype, Living metal, More than meets the
    Eye, For Mirrodin!, Toxic, Backup, Bargain, Craft, Disguise, Solved, Plot, Saddle, Spree,
    Freerunning, Gift, Offspring, Impending, Exhaust, Max speed, Start your engines!, Harmonize,
    Mobilize, Job select, Tiered, Station, Warp, ∞ (Infinity), Mayhem, Web-slinging, Firebending, Sneak,
    Increment, Paradigm, Power-up, Teamwork, Storied`,
  ],
];

const names = new Map(
  named.flatMap(([first, list]) => {
    const [section = '', from = ''] = first.includes('.') ? first.split('.') : ['', first];
    return list
      .replace(/\s+/g, ' ')
      .split(', ')
      .map((name, at) => {
        const number = Number(from) + at;
        return [section === '' ? `${number}` : `${section}.${number}`, name] as const;
      });
  }),
);

/** A rule’s number and what it is about: “702.19 Trample”, “508.1g Declare attackers step”. */
export function ruleWithName(rule: string): string {
  const section = rule.slice(0, 3);
  const name = names.get(/^[\d.]+\d/.exec(rule)?.[0] ?? rule) ?? names.get(section);
  return name === undefined ? rule : `${rule} ${name}`;
}
