/** A situation that expects what today's rules don't say. */
export interface Disputed {
  /** Its id. */
  readonly id: string;
  /** The rule by which it is otherwise. */
  readonly rule: string;
  /** The scenario of ours that shows it, by its title. */
  readonly scenario: string;
}

/** Those that were looked into; they are run as the others are, and counted apart. */
export const disputed: readonly Disputed[] = [
  {
    id: 'org.mage.test.cards.abilities.enters.BloodMoonTest#testBloodMoonDoesNotPreventETBReplacementEffects',
    rule: '614.12',
    scenario:
      '614.12: a land that is a Mountain once it enters has no ability by which it would enter tapped',
  },
  {
    id: 'org.mage.test.cards.abilities.enters.BloodMoonTest#testBloodMoonDoesNotPreventETBReplacementButPreventsTriggeredEffects',
    rule: '614.12',
    scenario:
      '614.12: a land that is a Mountain once it enters has no ability by which it would enter tapped',
  },
  {
    id: 'org.mage.test.cards.requirement.BecomeBlockTriggersAITest#test_Manual_CantBlockAgain',
    rule: '509.1c',
    scenario: '509.1c: a creature that all who are able have to block is blocked by all',
  },
  {
    id: 'org.mage.test.cards.enchantments.StarfieldOfNyxTest#testStarfieldOfNyxLayers',
    rule: '613.6',
    scenario: '613.6: Humility takes its own ability, and what it takes from others goes on',
  },
  {
    id: 'org.mage.test.cards.continuous.LayerTests#testMycosynthLatticeAndMarchOfTheMachinesAndHumility',
    rule: '613.7a',
    scenario: '613.7a: what sizes creatures later than what sizes all of them has the last word',
  },
  {
    id: 'org.mage.test.cards.rules.CantDrawTest#testCardsNotDrawnFromLibraryEffect',
    rule: '121.2b',
    scenario: '121.2b: who can’t draw both cards can’t choose to draw two, and discards none for them',
  },
  {
    id: 'org.mage.test.cards.single.fut.YixlidJailerTest#emrakulWrathWithJailer',
    rule: '603.6c',
    scenario: '603.6c: who dies at the same time as what would keep it from triggering triggers',
  },
  {
    id: 'org.mage.test.cards.cost.splitcards.CastSplitCardsFromOtherZonesTest#testCastFusedFromOpponentsHand',
    rule: '702.102a',
    scenario: '702.102a: from another player’s hand one half is cast',
  },
  {
    id: 'org.mage.test.cards.continuous.CommandersCastTest#test_PlayAsLandOneTime',
    rule: '903.8',
    scenario: '903.8: a land that is a commander can’t be played from the command zone',
  },
  {
    id: 'org.mage.test.cards.continuous.CommandersCastTest#test_PlayAsLandTwoTimes',
    rule: '903.8',
    scenario: '903.8: a land that is a commander can’t be played from the command zone',
  },
  {
    // Tried apart from the engine in all orders, too: 360 amounts that no other one covers.
    id: 'org.mage.test.cards.mana.DoublingCubeTest#test_AvailableMana2',
    rule: '605.3a',
    scenario: '605.3a: a mana ability may be activated between two that double what there is',
  },
  {
    // It answers yes to a payment that is impossible, for which another engine taps a land all the same.
    id: 'org.mage.test.cards.copy.PhantasmalImageTest#testCopiedFrostTitan',
    rule: '118.3',
    scenario: '118.3: who can’t pay all of a cost doesn’t begin to pay it, and taps no land for it',
  },
];

/** Why a situation is disputed; null: it isn't. */
export const disputeOf = (id: string): Disputed | null => disputed.find((one) => one.id === id) ?? null;
