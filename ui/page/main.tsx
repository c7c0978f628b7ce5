import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import './page.css';
import '../workshop/workshop.css';
import { cardKeeping } from '../workshop/kept-cards.ts';
import { App } from './App.tsx';

const element = document.getElementById('page');
if (element === null) throw new Error('The page has no element “page”.');
createRoot(element).render(
  <StrictMode>
    <App keeping={sessionStorage} cards={cardKeeping()} />
  </StrictMode>,
);
