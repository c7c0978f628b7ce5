import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that a page does for a click: a number goes up, and is drawn. */
function Bare() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" aria-label="Step forward" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const element = document.getElementById('page');
if (element === null) throw new Error('The page has no element “page”.');
createRoot(element).render(<Bare />);
