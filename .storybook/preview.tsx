import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { themes } from 'storybook/theming';

// What comes a moment later takes more than the usual second where the machine has much else to do.
configure({ asyncUtilTimeout: 30_000 });

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

// On a page of docs each story plays in a frame of its own: as something in it takes the focus, the page stays where it is.
if (window.parent !== window.top) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

const preview: Preview = {
  // A page that is shown has addresses of its own: the next story begins where this one did.
  beforeEach: () => {
    const { href } = location;
    return () => history.replaceState(null, '', href);
  },
  globalTypes: {
    theme: {
      description: 'Dark or light',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // As the pages around the stories; the tests are run in one of the two, whatever the browser says.
  initialGlobals: { theme: isDark || '__vitest_browser__' in globalThis ? 'dark' : 'light' },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // What fills a page is shown on a page of its own.
    docs: { story: { inline: false, height: '620px' }, theme: isDark ? themes.dark : themes.light },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Scenarios',
          ['How to read one', 'How to write one', '*'],
          'Inspector',
          ['Game', 'On a card', 'Acting words', 'Declarations', 'In force', 'Lines'],
          'Chart',
          'Table',
          ['Table', 'Details'],
          'Decisions',
          'Page',
          ['First screen', 'Workshop', 'A whole game', 'Cards', 'Files'],
          'Embedding',
        ],
      },
    },
    a11y: { test: 'error' },
  },
  decorators: [
    (Story, { globals }) => {
      const theme = globals.theme === 'light' ? 'light' : 'dark';
      document.documentElement.dataset.theme = theme;
      document.documentElement.style.colorScheme = theme;
      return <Story />;
    },
  ],
};

export default preview;
