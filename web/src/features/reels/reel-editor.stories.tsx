import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering } from '../../../.storybook/answers.ts';
import { expect, userEvent, within } from 'storybook/test';
import { ReelEditor } from './reel-editor.tsx';
import { sampleReel, sampleWords } from './sample-reel.ts';

const meta: Meta<typeof ReelEditor> = {
  title: 'Reels/Editor',
  component: ReelEditor,
  args: { reel: { ...sampleReel, items: sampleReel.items.map((item) => ({ ...item, file: null })) }, readOnly: null },
  beforeEach: answering({ 'GET /api/v1/reels/r1/words': { items: [{ itemId: 'i1', words: sampleWords }] } }),
};
export default meta;
type Story = StoryObj<typeof ReelEditor>;

export const OpensTheTranscriptOfAnItem: Story = {
  play: async ({ canvasElement }) => {
    const { findByRole, getAllByText } = within(canvasElement);
    await userEvent.click(await findByRole('button', { name: /I never trust/ }));
    await expect(await findByRole('option', { name: 'never' })).toBeVisible();
    await expect(getAllByText('The recording is gone')).toHaveLength(3);
  },
};
export const Empty: Story = { args: { reel: { ...sampleReel, items: [] } } };
