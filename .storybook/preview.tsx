import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
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
  initialGlobals: { theme: 'dark' },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // What fills a page is shown on a page of its own.
    docs: { story: { inline: false, height: '620px' } },
    options: {
      storySort: {
        order: ['Introduction', 'Inspector', 'Chart', 'Table', 'Decisions', 'Page', 'Embedding', 'Scenarios'],
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
