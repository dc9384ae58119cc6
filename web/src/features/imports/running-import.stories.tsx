import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { RunningImport } from './running-import.tsx';
import { finishedRun, refusedFile, runningRun } from './sample-previews.ts';

const asked: Asked[] = [];
const meta: Meta<typeof RunningImport> = {
  title: 'Imports/Running import',
  component: RunningImport,
  args: {
    started: { id: 'r1', projectId: 'p1', projectTitle: 'Why people leave', fileNames: ['survey.csv'] },
    leftOut: [],
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof RunningImport>;

export const Running: Story = {
  beforeEach: answering({ 'GET /api/v1/imports/r1': runningRun, 'DELETE /api/v1/imports/r1': null }, asked),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Importing 500 of 1,706')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the import' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith(false);
  },
};
export const Reported: Story = {
  args: { leftOut: [refusedFile] },
  beforeEach: answering({ 'GET /api/v1/imports/r1': finishedRun }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1,705 notes created · 1 already here · 2 failed')).toBeVisible();
    await expect(canvas.getByText(/^export\.csv: The file contains NUL characters\./)).toBeVisible();
    const done = canvas.getByRole('button', { name: 'Done' });
    await waitFor(() => expect(done).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith(true);
  },
};
