import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guideTopics } from '../../machines/play/scenario/index.ts';
import { countOf } from './filter.ts';
import { WritingGuide } from './WritingGuide.tsx';

const all = guideTopics.reduce((sum, topic) => sum + countOf(topic), 0);

/** What the page on writing scenarios is made of, as a test: the page is what one reads. */
const meta: Meta<typeof WritingGuide> = {
  title: 'Scenarios/How to write one/Tried',
  component: WritingGuide,
  tags: ['!autodocs', '!dev', 'test'],
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', background: 'var(--ground)' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

export const Found: StoryObj<typeof WritingGuide> = {
  name: 'Finds what is looked for, also by another word',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(`${all} words`)).toBeVisible();
    await userEvent.type(page.getByRole('searchbox', { name: 'Find' }), 'transforms');
    await expect(await page.findByText('turnFace')).toBeVisible();
    await expect(page.queryByText('gainLife')).toBeNull();
    await userEvent.clear(page.getByRole('searchbox'));
    await userEvent.type(page.getByRole('searchbox'), 'sacrifce');
    await userEvent.click(await page.findByRole('button', { name: 'sacrifice' }));
    await expect(
      await page.findByText('A player sacrifices a permanent. It has object, player.'),
    ).toBeVisible();
    await userEvent.clear(page.getByRole('searchbox'));
    await userEvent.click(page.getByRole('radio', { name: 'JSON' }));
    await expect(page.getByText(/"battlefield": \["Serra Angel"\]/)).toBeVisible();
  },
};
