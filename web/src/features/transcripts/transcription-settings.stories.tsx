import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleSettings } from './sample-transcripts.ts';
import { TranscriptionSettings } from './transcription-settings.tsx';

const meta: Meta<typeof TranscriptionSettings> = {
  title: 'Transcripts/Settings',
  component: TranscriptionSettings,
  args: {
    settings: sampleSettings,
    workspace: sampleSettings.workspace,
    reason: null,
    onSave: fn(async () => undefined),
  },
};
export default meta;
type Story = StoryObj<typeof TranscriptionSettings>;

export const OfProject: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('72 minutes')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Names and terms' }), 'Loki{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save vocabulary' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ vocabulary: ['Grafana', 'OpenTelemetry', 'Loki'] }));
  },
};
export const OfWorkspace: Story = {
  args: { settings: { ...sampleSettings, ...sampleSettings.workspace }, workspace: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: 'Transcribe automatically' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ language: 'en-US', automatic: false }));
  },
};
export const WithoutEndpoint: Story = {
  args: { settings: { ...sampleSettings, available: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('note')).toHaveTextContent('Transcription is not set up');
  },
};
export const ReadOnly: Story = { args: { reason: 'Only managers and admins can change this' } };
