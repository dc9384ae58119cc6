import { DEFAULT_SETTINGS } from '@evident/domain/charts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { AddToDashboardDialog } from './add-to-dashboard-dialog.tsx';
import { foreignSummary, sampleSummary } from './sample-dashboard.ts';

const meta: Meta<typeof AddToDashboardDialog> = {
  title: 'Dashboards/Add to dashboard dialog',
  component: AddToDashboardDialog,
  args: {
    projectId: 'p1',
    settings: DEFAULT_SETTINGS,
    title: 'Highlights by tag',
    onAdded: fn(),
    onClose: fn(),
  },
  beforeEach: answering({
    'GET /api/v1/dashboards': { items: [foreignSummary, sampleSummary], next: null },
    'POST /api/v1/dashboards': { id: 'd9' },
    'POST /api/v1/dashboards/d9/charts': { id: 'c1' },
  }),
};
export default meta;

/** Only the member's own dashboards can be chosen. */
export const ToANewOne: StoryObj<typeof AddToDashboardDialog> = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    const choice = await dialog.findByLabelText('Dashboard');
    await expect([...(choice as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'What interviews say',
      'New dashboard…',
    ]);
    await userEvent.selectOptions(choice, 'New dashboard…');
    await userEvent.type(dialog.getByLabelText('Title of the dashboard'), 'Interviews');
    await userEvent.click(dialog.getByRole('button', { name: 'Add chart' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith('d9'));
  },
};
