import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { RetentionRuns, RunRetention } from './retention-runs.tsx';
import { sampleRuns } from './sample-retention.ts';

const asked: Asked[] = [];
const meta: Meta<typeof RunRetention> = {
  title: 'Retention/Retention runs',
  component: RunRetention,
  beforeEach: answering(
    { 'GET /api/v1/retention/runs': { items: sampleRuns }, 'POST /api/v1/retention/runs': { id: sampleRuns[0]!.id } },
    asked,
  ),
  args: { projectId: null, name: 'Acme Research', reason: null },
};
export default meta;
type Story = StoryObj<typeof RunRetention>;

export const Receipts: Story = {
  render: () => <RetentionRuns />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/2 notes, 1 recording, 0 other files, 14 highlights, 3 copies elsewhere/);
    expect(canvas.getByRole('link', { name: 'Receipt as CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('format=csv'),
    );
  },
};

export const RunNow: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Run now…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Type “Acme Research” to confirm'), 'Acme Research');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ typedName: 'Acme Research' }),
    );
  },
};

export const WithoutARule: Story = { args: { reason: 'There is no rule. Save one first.' } };
