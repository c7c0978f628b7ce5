import { whyNot } from '../../machines/game/index.ts';
import type { Game, Verdict } from '../../machines/rules/index.ts';
import { TextWithSymbols } from '../table/index.ts';

/** Why something may not be: sentences with their rules; nothing where it may be, or where nothing is to be said. */
export function Reasons({ game, verdict }: { readonly game: Game; readonly verdict: Verdict | null }) {
  if (verdict === null || verdict.ok) return null;
  const reasons = whyNot(game, verdict);
  return (
    <ul className="sc-reasons">
      {reasons.map(({ rule, sentence }) => (
        <li key={`${rule} ${sentence}`}>
          <TextWithSymbols text={sentence} /> <Rule number={rule} />
        </li>
      ))}
    </ul>
  );
}

/** A rule's number. */
export const Rule = ({ number }: { readonly number: string }) => <span className="sc-rule">{number}</span>;
