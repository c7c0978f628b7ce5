/** How often a game is asked for, and how long another tab has each time to let it go, as one that is loaded again does. */
const attempts = 3;
const pause = 200;

/**
 * Takes a game for this tab alone. Resolves with what lets it go; with null if another tab has it, whose game would be
 * overwritten. Where a browser has or allows no such locks, nothing is known of other tabs.
 */
export async function hold(id: string): Promise<(() => void) | null> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const letGo = await askedOnce(id);
    if (letGo !== null || attempt === attempts) return letGo;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return null;
}

const askedOnce = (id: string): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    const asked = async () =>
      navigator.locks.request(`spellchart game ${id}`, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((letGo) => resolve(letGo));
      });
    asked().catch(() => resolve(() => undefined));
  });
