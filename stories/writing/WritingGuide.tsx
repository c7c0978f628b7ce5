/** How a scenario is written, on one page: put together from the tables that read scenarios, as the command line’s help is. */
import { useDeferredValue, useId, useState } from 'react';
import {
  firstScenario,
  type GuideEntry,
  type GuideTopic,
  guideIntroduction,
  guideTopics,
} from '../../machines/play/scenario/index.ts';
import '../../ui/tokens.css';
import { countOf, filtered, nearestWords } from './filter.ts';
import './writing.css';

/** As dark or light as what is around it, or as this says: on a page of documentation as the system. */
export function WritingGuide({ scheme }: { readonly scheme?: 'light' | 'dark' | 'light dark' }) {
  const [words, setWords] = useState('');
  const topics = filtered(useDeferredValue(words));
  const found = topics.reduce((sum, topic) => sum + countOf(topic), 0);
  return (
    <div className="writing" style={scheme && { colorScheme: scheme }}>
      <h1>How to write a scenario</h1>
      {guideIntroduction.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <First />
      <h2 id="writing-words">Everything that can be said</h2>
      <Search words={words} found={found} onWords={setWords} />
      <nav className="writing-topics" aria-label="Topics">
        {guideTopics.map(({ name, title }) => (
          <JumpLink key={name} to={idOf(name)}>
            {title}
          </JumpLink>
        ))}
      </nav>
      {found === 0 && <Nothing words={words} onWords={setWords} />}
      {topics.map((topic) => (
        <Topic key={topic.name} topic={topic} />
      ))}
    </div>
  );
}

const idOf = (...names: readonly string[]): string =>
  ['writing', ...names]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** A whole small one, in both notations. */
function First() {
  const [isJson, setIsJson] = useState(false);
  const name = useId();
  const choices = [
    ['TypeScript', false],
    ['JSON', true],
  ] as const;
  return (
    <section aria-labelledby="writing-first">
      <h2 id="writing-first">A whole small one</h2>
      <fieldset className="writing-notation">
        <legend>Written as</legend>
        {choices.map(([label, value]) => (
          <label key={label}>
            <input type="radio" name={name} checked={isJson === value} onChange={() => setIsJson(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <pre className="writing-code">
        <code>{isJson ? firstScenario.json : firstScenario.typescript}</code>
      </pre>
      <dl className="writing-parts">
        <div>
          <dt>
            <JumpLink to={idOf('setup')}>The table</JumpLink>
          </dt>
          <dd>Who has what where, and when it begins. Creatures have been there since before the turn.</dd>
        </div>
        <div>
          <dt>
            <JumpLink to={idOf('lines')}>The script</JumpLink>
          </dt>
          <dd>What the players do, a decision a line, in their words.</dd>
        </div>
        <div>
          <dt>
            <JumpLink to={idOf('expectations')}>What is expected</JumpLink>
          </dt>
          <dd>What a judge would look at afterwards, or between two lines.</dd>
        </div>
        <div>
          <dt>
            <JumpLink to={idOf('setup', 'The control')}>The control</JumpLink>
          </dt>
          <dd>The same without what is shown: here nothing flies, and the Bears can block.</dd>
        </div>
      </dl>
      <p>
        In <code>stories/scenarios/702.9b.scenario.ts</code> it is a test and a story at once.{' '}
        <code>npx spellchart run FILE --log</code> runs it alone and tells what happened, as TypeScript or as
        JSON; all that stands below is in <code>npx spellchart help scenarios</code>, too.
      </p>
    </section>
  );
}

interface SearchProps {
  readonly words: string;
  readonly found: number;
  readonly onWords: (words: string) => void;
}

function Search({ found, onWords, words }: SearchProps) {
  const id = useId();
  return (
    <div className="writing-search">
      <label htmlFor={id}>Find</label>
      <input
        id={id}
        type="search"
        placeholder="dies, kicked, scry, may …"
        value={words}
        onChange={({ target }) => onWords(target.value)}
      />
      <output htmlFor={id}>{found === 1 ? '1 word' : `${found} words`}</output>
    </div>
  );
}

function Nothing({ onWords, words }: Pick<SearchProps, 'words' | 'onWords'>) {
  const near = nearestWords(words);
  return (
    <p className="writing-nothing">
      Nothing here says “{words}”.
      {near.length > 0 && ' Did you mean '}
      {near.map((word, at) => (
        <span key={word}>
          {at > 0 && ' or '}
          <button type="button" onClick={() => onWords(word)}>
            {word}
          </button>
        </span>
      ))}
      {near.length > 0 && '?'}
    </p>
  );
}

function Topic({ topic: { about, name, sections, title } }: { readonly topic: GuideTopic }) {
  return (
    <section aria-labelledby={idOf(name)}>
      <h2 id={idOf(name)}>{title}</h2>
      <p>{about}</p>
      {sections.map((section) => (
        <div key={section.title}>
          {section.title !== title && <h3 id={idOf(name, section.title)}>{section.title}</h3>}
          {section.about !== '' && <p>{section.about}</p>}
          <dl className="writing-entries">
            {section.entries.map((entry) => (
              <Entry key={entry.name} entry={entry} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function Entry({ entry: { also, examples, name, says } }: { readonly entry: GuideEntry }) {
  // What has only one form is its own example.
  const shown = examples.filter((example) => example !== name);
  return (
    <div className="writing-entry">
      <dt>
        {name.split(' | ').map((form) => (
          <span key={form}>{form}</span>
        ))}
      </dt>
      <dd>
        <p>{says}</p>
        {shown.length > 0 && <pre>{shown.join('\n')}</pre>}
        {also.length > 0 && <p className="writing-also">looked for as {also.join(', ')}</p>}
      </dd>
    </div>
  );
}

/** Within the page: a link that the documentation around it would follow by itself leads to another page. */
function JumpLink({ children, to }: { readonly children: string; readonly to: string }) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
