import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { AnalyticsSettings } from './analytics-settings.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof AnalyticsSettings> = { title: 'Analytics/Settings', component: AnalyticsSettings };
export default meta;
type Story = StoryObj<typeof AnalyticsSettings>;

export const TurnedOff: Story = {
  beforeEach: answering(
    {
      'GET /api/v1/analytics/settings': { enabled: true, names: false },
      'PUT /api/v1/analytics/settings': null,
      'DELETE /api/v1/analytics/data': null,
    },
    asked,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: /^Count reading/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ enabled: false, names: false }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Delete stored figures' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: /Delete all figures/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  },
};
