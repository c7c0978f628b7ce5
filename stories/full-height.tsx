import type { Decorator } from '@storybook/react-vite';

/** What fills the page that it is on is shown on a page as high as the window. */
export const fullHeight: Decorator = (Story) => (
  <div style={{ height: '100vh' }}>
    <Story />
  </div>
);
