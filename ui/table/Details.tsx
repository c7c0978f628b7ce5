import type { ReactNode } from 'react';
import { copyWords, nameOf } from '../../machines/game/index.ts';
import { listed, playerName, targetName } from '../../machines/game/words.ts';
import { targetsNow } from '../../machines/resolution/on-stack.ts';
import {
  cardsOf,
  characteristics,
  costName,
  faceWith,
  type Game,
  type GameObject,
  manaValueOf,
  type ObjectId,
  parseManaCost,
  type Spliced,
  whatItBecame,
} from '../../machines/rules/index.ts';
import { Changes } from './Changes.tsx';
import { useTable } from './context.ts';
import { CardFace } from './Enlarged.tsx';
import { type Linked, linksOf } from './links.ts';
import { TextWithSymbols } from './ManaCost.tsx';
import { marksOf } from './marks.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { ObjectLink, Part } from './Part.tsx';
import { Questions } from './Questions.tsx';
import { knownObject, printedFace, printedParagraphs, typeLine } from './words.ts';

/** Everything about one object: as it is now, as it is printed, what changed it, and on the stack what was chosen. */
export function Details({
  id,
  children,
}: {
  readonly id: ObjectId;
  /** What is said below its face. */
  readonly children?: ReactNode;
}) {
  const { happened, view, select } = useTable();
  const object = view.objects[id];
  if (object == null)
    return <p className="sc-quiet">This object is gone, and nothing asks about it any more.</p>;
  const known = knownObject(view, id);
  const linked = known === null ? [] : linksOf(view, id, happened?.());
  return (
    <div className="sc-details">
      <CardFace game={view} id={id} />
      <div role="status">{children}</div>
      {known !== null && <Questions id={id} />}
      {known === null ? (
        <p className="sc-quiet">Hidden from these eyes.</p>
      ) : (
        <>
          {whatItBecame(object).map((became) => (
            <p key={became}>
              It became another object (400.7):{' '}
              <ObjectLink id={became} onSelect={select} name={nameOf(view, became)} />
            </p>
          ))}
          {object.left !== null && <LastKnown game={view} object={known} />}
          <Facts game={view} object={known} links={linked} />
          {object.stack !== null && <OnStack game={view} object={known} />}
          <Values game={view} object={known} />
          <Links links={linked} />
          <Changes game={view} id={id} />
        </>
      )}
    </div>
  );
}

const zoneNames = {
  library: 'library',
  hand: 'hand',
  battlefield: 'battlefield',
  graveyard: 'graveyard',
  stack: 'stack',
  exile: 'exile',
  command: 'command zone',
  outside: 'outside the game',
} as const;

function LastKnown({ game, object }: { readonly game: Game; readonly object: GameObject }) {
  const { left } = object;
  if (left === null) return null;
  const was = [
    left.attacking ? 'attacking' : '',
    left.blocking ? 'blocking' : '',
    left.attachments.length > 0
      ? `with ${left.attachments.map((one) => nameOf(game, one)).join(', ')} attached`
      : '',
  ].filter((word) => word !== '');
  return (
    <p className="sc-note">
      It has left the {zoneNames[left.zone]}. What is shown is its last known information (608.2h)
      {was.length > 0 && `: it was ${was.join(', ')}`}.
    </p>
  );
}

function Facts({
  game,
  object,
  links,
}: {
  readonly game: Game;
  readonly object: GameObject;
  readonly links: readonly Linked[];
}) {
  const { controller } = characteristics(game, object.id);
  const counters = Object.entries(object.counters).map(([kind, count]) => `${count} ${kind}`);
  const rows: [string, ReactNode][] = [
    ['Object', `#${object.id}, ${object.kind}`],
    ['Zone', zoneNames[object.zone]],
    ['Controller', playerName(game, controller)],
  ];
  const cards = cardsOf(object);
  if (cards.length > 1) rows.push(['Represented by', listed(cards.map(({ definition }) => definition))]);
  const copied = copyWords(game, object.id);
  if (copied !== null) rows.push(['Copy of', <TextWithSymbols key="copy" text={copied} />]);
  if (object.owner !== controller) rows.push(['Owner', playerName(game, object.owner)]);
  const marks = marksOf(game, object.id).map(({ text }) => text);
  if (marks.length > 0) rows.push(['Status', marks.join(', ')]);
  if (counters.length > 0) rows.push(['Counters', counters.join(', ')]);
  if (object.damage > 0)
    rows.push(['Damage', `${object.damage}${object.dealtDestroyingDamage ? ', which destroys it' : ''}`]);
  if (object.attachedTo !== null) rows.push(['Attached to', targetName(game, object.attachedTo)]);
  for (const [key, memory] of Object.entries(object.links)) {
    const link = key.replace(/@.*$/, '');
    // What an ability refers to is said with that ability.
    if (links.some((one) => one.link === link)) continue;
    const said = [
      ...memory.values.map(String),
      ...memory.objects.map((id) => nameOf(game, id)),
      ...memory.players.map((id) => playerName(game, id)),
    ];
    if (said.length > 0) rows.push([`Chosen (${link})`, said.join(', ')]);
  }
  return (
    <dl className="sc-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function OnStack({ game, object }: { readonly game: Game; readonly object: GameObject }) {
  const { select } = useTable();
  const { stack } = object;
  if (stack === null) return null;
  const { choices, source } = stack;
  const targets = object.left === null ? legalityOf(game, object.id) : [];
  return (
    <Part title="On the stack">
      <dl className="sc-facts">
        {source !== null && (
          <div>
            <dt>Source</dt>
            <dd>
              <ObjectLink id={source} name={nameOf(game, source)} onSelect={select} />
            </dd>
          </div>
        )}
        {choices.modes.length > 0 && (
          <div>
            <dt>Modes</dt>
            <dd>{choices.modes.map((mode) => `mode ${mode + 1}`).join(', ')}</dd>
          </div>
        )}
        {choices.x !== null && (
          <div>
            <dt>X</dt>
            <dd>{choices.x}</dd>
          </div>
        )}
        {choices.paid.length > 0 && (
          <div>
            <dt>Costs</dt>
            <dd>{choices.paid.map(costName).join(', ')}</dd>
          </div>
        )}
        {choices.spliced !== undefined && (
          <div>
            <dt>Spliced onto it</dt>
            <dd>{choices.spliced.map(({ texts }) => cardWith(game, texts)).join(', ')}</dd>
          </div>
        )}
        {choices.from !== null && (
          <div>
            <dt>Cast from</dt>
            <dd>{zoneNames[choices.from]}</dd>
          </div>
        )}
        {targets.map(({ name, isLegal, share }, at) => (
          <div key={at}>
            <dt>Target {at + 1}</dt>
            <dd>
              {name}
              {share !== undefined && ` (${share})`}{' '}
              <span className="sc-verdict" data-ok={isLegal}>
                {isLegal ? '✓ legal' : '✗ illegal now (608.2b)'}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** The name of the card that these texts are printed on. */
const cardWith = (game: Game, texts: Spliced['texts']): string =>
  texts.map((ref) => faceWith(game, ref)?.name ?? '').find((name) => name !== '') ?? 'a card';

function legalityOf(
  game: Game,
  id: ObjectId,
): readonly { readonly name: string; readonly isLegal: boolean; readonly share: number | undefined }[] {
  const divided = game.objects[id]?.stack?.choices.targets ?? [];
  return targetsNow(game, id).flatMap(({ chosen, legal }, spec) =>
    chosen.map((target, at) => ({
      name: targetName(game, target),
      isLegal: legal[at] === true,
      share: divided[spec]?.divided[at],
    })),
  );
}

/** Each value that the object has now, beside what is printed. */
function Values({ game, object }: { readonly game: Game; readonly object: GameObject }) {
  const face = printedFace(game, object);
  if (object.kind === 'ability' || face === null) return null;
  const now = characteristics(game, object.id);
  const cost = 'manaCost' in face && face.manaCost !== undefined ? face.manaCost : '';
  const printedTypes = typeLine({
    supertypes: face.supertypes ?? [],
    types: face.types,
    subtypes: face.subtypes ?? [],
  });
  const size = (power?: number | string | null, toughness?: number | string | null) =>
    power == null ? '' : `${power}/${toughness}`;
  const rows: readonly (readonly [string, string, string])[] = [
    ['Name', now.name, face.name ?? now.name],
    ['Types', typeLine(now), printedTypes],
    ['Power/toughness', size(now.power, now.toughness), size(face.power, face.toughness)],
    ['Colors', now.colors.join(' ') || 'none', ''],
    ['Mana value', String(now.manaValue), String(manaValueOf(cost === '' ? null : parseManaCost(cost)))],
  ];
  const text = printedParagraphs(game, object);
  return (
    <Part title="Now, and as printed">
      <table className="sc-values">
        <tbody>
          {rows.map(([name, is, was]) =>
            is === '' && was === '' ? null : (
              <tr key={name} data-changed={was !== '' && is !== was}>
                <th scope="row">{name}</th>
                <td>
                  {is || '—'}
                  {was !== '' && is !== was && <span className="sc-was">printed {was}</span>}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {text.length > 0 && (
        <div className="sc-printed">
          <Paragraphs of={text} />
        </div>
      )}
    </Part>
  );
}

/** What each linked ability refers to, and what did that; or why it refers to nothing (607). */
function Links({ links }: { readonly links: readonly Linked[] }) {
  const { select } = useTable();
  if (links.length === 0) return null;
  return (
    <Part title="Linked abilities">
      <ul className="sc-changes">
        {links.map(({ deeds, link, linkedTo, refusals, rule, words }, at) => (
          <li key={`${link} ${at}`}>
            <TextWithSymbols text={words} /> <span className="sc-quiet">({rule})</span>
            {linkedTo.map((text) => (
              <p key={text} className="sc-quiet">
                It is linked to: <TextWithSymbols text={text} />
              </p>
            ))}
            {deeds.map(({ isGone, object, when, words: what }, deed) => (
              <p key={deed}>
                It refers to{' '}
                {object === null ? what : <ObjectLink id={object} name={what} onSelect={select} />}
                {isGone && ', which has left'}
                {when !== '' && <span className="sc-quiet"> ({when})</span>}
              </p>
            ))}
            {refusals.map(({ rule: by, sentence }) => (
              <p key={sentence}>
                It refers to nothing. {sentence} <span className="sc-rule">{by}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Part>
  );
}
