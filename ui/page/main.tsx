import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import './page.css';
import { App } from './App.tsx';

const element = document.getElementById('page');
if (element === null) throw new Error('The page has no element “page”.');
createRoot(element).render(
  <StrictMode>
    <App keeping={sessionStorage} />
  </StrictMode>,
);
