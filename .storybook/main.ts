import type { StorybookConfig } from '@storybook/react-vite';
import { scenarioIndexers, scenarioStories } from './scenarios.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx', '../stories/**/*.scenario.ts'],
  experimental_indexers: scenarioIndexers,
  viteFinal: (config) => ({ ...config, plugins: [scenarioStories(), ...(config.plugins ?? [])] }),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
