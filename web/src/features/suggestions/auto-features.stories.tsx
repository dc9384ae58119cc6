import { DEFAULT_AUTO_MODES } from '@evident/domain/suggestions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AutoFeatures } from './auto-features.tsx';

const NONE = { Summarize: null, Highlights: null, Tags: null, Redact: null };
const meta: Meta<typeof AutoFeatures> = {
  title: 'Suggestions/Automatic features',
  component: AutoFeatures,
  args: {
    settings: { modes: DEFAULT_AUTO_MODES, chosen: NONE, version: 0 },
    reason: null,
    onSave: fn(() => Promise.resolve()),
  },
};
export default meta;
type Story = StoryObj<typeof AutoFeatures>;

export const Changed: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('combobox', { name: 'Redact' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Off' }));
    expect(form.getAllByRole('combobox')).toHaveLength(4);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ Redact: 'Off' }));
  },
};
export const OfProject: Story = { args: { project: true } };
export const NotAllowed: Story = { args: { reason: 'Only admins can change this' } };
