import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import './page.css';
import '../workshop/workshop.css';
import { themePreference } from '../inspector/preferred.ts';
import { preferencesIn } from '../preferences/index.ts';
import { cardKeeping } from '../workshop/kept-cards.ts';
import { App } from './App.tsx';
import { browserGames } from './games/browser-games.ts';
import { libraryInWorker } from './library/library.ts';

const library = libraryInWorker('spellchart.cards');

/** Where storage isn’t allowed, asking for it throws. */
function allowed(ask: () => Storage): Storage | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

const settings = allowed(() => localStorage);

const preferences = preferencesIn(settings);
window.addEventListener('storage', ({ key }) => preferences.changedElsewhere(key));

/** The whole page is dark or light as it was chosen, also where there is no inspector. */
const theme = preferences.setting(themePreference);
const showTheme = () => {
  const chosen = theme.get();
  if (chosen === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
};
showTheme();
preferences.subscribe(showTheme);

const element = document.getElementById('page');
if (element === null) throw new Error('The page has no element “page”.');
createRoot(element).render(
  <StrictMode>
    <App
      games={browserGames('spellchart.games')}
      tails={settings}
      cards={cardKeeping()}
      library={library}
      settings={settings}
      preferences={preferences}
    />
  </StrictMode>,
);
