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
    options: ({ settings }, onChange) =>
      settings.view === 'NOTES' && (
        <button type="button" onClick={() => onChange({ ...settings, by: 'WEEK' }, 'Number of notes by week')}>
          Weeks
        </button>
      ),
    preview: ({ projectId, settings }) => <p>{`${projectId} ${settings.view} ${settings.by ?? settings.type}`}</p>,
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

/** The chart is drawn from the real data as the choices change, and names itself. */
export const Previewed: StoryObj<typeof AddChartDialog> = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(within(dialog.getByRole('group', { name: 'Preview' })).getByText('p1 TAGS bar')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Shows'), 'Notes or numbers by field or time');
    await expect(await dialog.findByText('p1 NOTES MONTH')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Weeks' }));
    await expect(await dialog.findByText('p1 NOTES WEEK')).toBeVisible();
    await expect(dialog.getByLabelText('Title')).toHaveValue('Number of notes by week');
  },
};
