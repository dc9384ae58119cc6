import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { RetentionPreview } from './retention-preview.tsx';
import { samplePreview } from './sample-retention.ts';

const meta: Meta<typeof RetentionPreview> = {
  title: 'Retention/Retention preview',
  component: RetentionPreview,
  beforeEach: answering({ 'GET /api/v1/retention/preview': samplePreview }),
  args: { projectId: null, rule: { interval: { days: 90 }, since: 'CREATED' }, enforced: false },
};
export default meta;

export const Listed: StoryObj<typeof RetentionPreview> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(/2 notes with 1 recording \(1.5 hours\) and 14 highlights/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show notes' }));
    await canvas.findByRole('link', { name: 'Interview with a buyer' });
    await canvas.findByText('On hold');
  },
};
