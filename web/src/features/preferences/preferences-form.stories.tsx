import { STANDARD_PREFERENCES } from '@evident/domain/preferences';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { PreferencesForm } from './preferences-form.tsx';

let saved = 0;
const meta: Meta<typeof PreferencesForm> = {
  title: 'Preferences/Form',
  component: PreferencesForm,
  args: { preferences: { ...STANDARD_PREFERENCES, locale: 'en-GB', chosen: ['locale'], flags: [] } },
  beforeEach: answering({
    'PATCH /api/v1/preferences': () => {
      saved += 1;
      return null;
    },
  }),
};
export default meta;
type Story = StoryObj<typeof PreferencesForm>;

export const Standard: Story = {
  play: async ({ canvasElement }) => {
    saved = 0;
    const form = within(canvasElement);
    await expect(form.getByRole('option', { name: '2026-11-24' })).toBeInTheDocument();
    await userEvent.click(form.getByRole('switch', { name: /^Full width/ }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Items open' }), 'As a page');
    await waitFor(() => expect(saved).toBe(2));
  },
};
