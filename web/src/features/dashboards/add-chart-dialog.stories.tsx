import { DEFAULT_SETTINGS } from '@evident/domain/charts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { AddChartDialog } from './add-chart-dialog.tsx';

const sent = fn();
const meta: Meta<typeof AddChartDialog> = {
  title: 'Dashboards/Add chart dialog',
  component: AddChartDialog,
  args: {
    dashboardId: 'd1',
    projects: [
      { id: 'p1', title: 'Trust' },
      { id: 'p2', title: 'Prices' },
    ],
    onAdded: fn(),
    onClose: fn(),
  },
  beforeEach: answering({
    'POST /api/v1/dashboards/d1/charts': (body: unknown) => {
      sent(body);
      return { id: 'c1' };
    },
  }),
};
export default meta;

export const Added: StoryObj<typeof AddChartDialog> = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Project'), 'Prices');
    await userEvent.selectOptions(dialog.getByLabelText('Shows'), 'Tag groups as a pie');
    await expect(dialog.getByLabelText('Title')).toHaveValue('Highlights by tag group');
    await userEvent.click(dialog.getByRole('button', { name: 'Add chart' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledWith('c1'));
    await expect(sent).toHaveBeenLastCalledWith({
      projectId: 'p2',
      title: 'Highlights by tag group',
      settings: { ...DEFAULT_SETTINGS, type: 'pie', items: 'TAG_GROUP' },
    });
  },
};
