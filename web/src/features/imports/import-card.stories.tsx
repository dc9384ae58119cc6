import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { ImportCard } from './import-card.tsx';
import { finishedRun, partialRun, runningRun, smoothRun } from './sample-previews.ts';

const asked: Asked[] = [];
const meta: Meta<typeof ImportCard> = {
  title: 'Imports/Import card',
  component: ImportCard,
  args: {
    started: {
      id: 'r1',
      projectId: '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70',
      projectTitle: 'Why people leave',
      fileNames: ['interview-07.vtt', 'survey.csv', 'scan.pdf'],
    },
    onPutAway: fn(),
  },
  decorators: [
    (Show) => (
      <div style={{ maxWidth: 380 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ImportCard>;

export const Running: Story = {
  beforeEach: answering({ 'GET /api/v1/imports/r1': runningRun, 'DELETE /api/v1/imports/r1': null }, asked),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('500 of 1,706')).toBeVisible();
    await expect(canvas.getByText('Import of interview-07.vtt and 2 more')).toBeVisible();
    await expect(canvas.getByText(/^Into Why people leave/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  },
};
export const Over: Story = {
  beforeEach: answering({ 'GET /api/v1/imports/r1': finishedRun }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1,705 notes created · 1 already here · 2 failed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the project' })).toHaveAttribute(
      'href',
      expect.stringContaining('/projects/why-people-leave-'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Dismiss/ }));
    await expect(args.onPutAway).toHaveBeenCalled();
  },
};
const OPEN = 'Open the project';
export const GoesByItself: Story = {
  args: { stays: 30 },
  parameters: { address: '/projects/why-people-leave-0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70' },
  beforeEach: answering({ 'GET /api/v1/imports/r1': smoothRun }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1,705 notes created')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: OPEN })).toBeNull();
    await waitFor(() => expect(args.onPutAway).toHaveBeenCalled());
  },
};
export const StaysWhereSomethingFailed: Story = {
  args: { stays: 0 },
  beforeEach: answering({ 'GET /api/v1/imports/r1': finishedRun }),
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('link', { name: OPEN })).toBeVisible();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await expect(args.onPutAway).not.toHaveBeenCalled();
  },
};
export const StaysWherePartsWereLeftOut: Story = {
  args: { stays: 0 },
  beforeEach: answering({ 'GET /api/v1/imports/r1': partialRun }),
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByText('13 notes created · Some parts were left out')).toBeVisible();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await expect(args.onPutAway).not.toHaveBeenCalled();
  },
};
export const Gone: Story = {
  beforeEach: answering({}),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Notes already created stay/)).toBeVisible();
  },
};
