import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const look = { brandTitle: 'Spellchart: the rules, one situation at a time', brandTarget: '_self' };

// The manager is as dark or light as the system around it; stories have a switch of their own.
const base = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({
  theme: create({ base, ...look }),
  // What a table needs is height: the panel below comes with A.
  layout: { bottomPanelHeight: 0 },
});
