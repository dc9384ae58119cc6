import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { RawColumnsNotice } from './raw-columns-notice.tsx';

const meta: Meta<typeof RawColumnsNotice> = {
  title: 'Fields/Raw columns notice',
  component: RawColumnsNotice,
  args: { projectId: 'p' },
  beforeEach: answering({
    'GET /api/v1/projects/p/raw-columns': {
      items: [{ name: 'Plan', noteCount: 3, samples: ['Free', 'Business'], type: 'SELECT' }],
    },
  }),
};
export default meta;
type Story = StoryObj<typeof RawColumnsNotice>;

export const OneColumn: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Convert columns…' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'Convert imported columns' })).toBeVisible();
  },
};
