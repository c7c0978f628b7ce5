import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import './page.css';
import '../workshop/workshop.css';
import { cardKeeping } from '../workshop/kept-cards.ts';
import { App } from './App.tsx';
import type { Keeping } from './keeping.ts';
import { libraryInWorker } from './library/library.ts';

const library = libraryInWorker('spellchart.cards');

/** Where storage isn’t allowed, asking for it throws. */
function allowed(ask: () => Keeping): Keeping | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

const keeping = allowed(() => sessionStorage);
const settings = allowed(() => localStorage);

const element = document.getElementById('page');
if (element === null) throw new Error('The page has no element “page”.');
createRoot(element).render(
  <StrictMode>
    <App keeping={keeping} cards={cardKeeping()} library={library} settings={settings} />
  </StrictMode>,
);
