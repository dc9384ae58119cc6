import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecordingTranscript } from './recording-transcript.tsx';
import { sampleTranscription } from './sample-transcripts.ts';

const meta: Meta<typeof RecordingTranscript> = {
  title: 'Transcripts/Recording without a transcript',
  component: RecordingTranscript,
  args: {
    available: true,
    transcription: undefined,
    language: 'en-US',
    reason: undefined,
    busy: false,
    onStart: fn(),
    onCancel: fn(),
    onFile: fn(),
    onType: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof RecordingTranscript>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Transcribe' }));
    await expect(args.onStart).toHaveBeenCalledWith('en-US');
    await userEvent.click(canvas.getByRole('button', { name: 'Type along' }));
    await expect(args.onType).toHaveBeenCalled();
  },
};
export const WithoutEndpoint: Story = {
  args: { available: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/once the administrator of your server connects it/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Transcribe' })).toBeNull();
    const file = new File(['WEBVTT'], 'captions.vtt');
    await userEvent.upload(canvasElement.querySelector('input[type=file]')!, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};
export const Running: Story = {
  args: { name: 'interview.mp3', transcription: sampleTranscription({ state: 'RUNNING', progress: 0.4 }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Transcribing interview.mp3… 40 %');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledWith('t1');
  },
};
export const Failed: Story = {
  args: {
    transcription: sampleTranscription({
      state: 'FAILED',
      message: 'The transcription endpoint answered 401. Check TRANSCRIPTION_KEY',
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Ask the administrator of your server to check its settings.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onStart).toHaveBeenCalled();
  },
};
export const ReadOnly: Story = { args: { reason: 'You don’t have edit permissions in this project' } };
