import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResultRow } from './result-row.tsx';
import { channelFound, dataPointFound, highlightFound, noteFound, projectFound, themeFound } from './sample-results.ts';

const meta: Meta<typeof ResultRow> = {
  title: 'Search/Result row',
  component: ResultRow,
  args: { projectTitle: 'Trust' },
};
export default meta;
type Story = StoryObj<typeof ResultRow>;

export const Note: Story = {
  args: { result: noteFound },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/data\/.*#at-18-27$/),
    );
  },
};
export const Highlight: Story = {
  args: { result: highlightFound },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/#highlight-/));
  },
};
export const HighlightOfARecording: Story = {
  args: {
    result: {
      ...highlightFound,
      audioVideo: {
        fileId: 'f1',
        startTime: 1,
        endTime: 3,
        snippetStartTime: 1,
        snippetEndTime: 3,
        type: 'AV',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Play/ })).toBeVisible();
  },
};
export const Project: Story = { args: { result: projectFound } };
export const Channel: Story = {
  args: { result: channelFound },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', `/channels/${channelFound.id}`);
  },
};
export const Theme: Story = {
  args: { result: themeFound, projectTitle: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Theme · App reviews/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      `/channels/${channelFound.id}/themes/${themeFound.id}`,
    );
  },
};
export const DataPoint: Story = {
  args: { result: dataPointFound },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Since the update/)).toBeVisible();
    await expect(canvas.getByText('in App reviews')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      `/channels/${channelFound.id}/data/${dataPointFound.id}`,
    );
  },
};
export const DataPointWithSubject: Story = {
  args: {
    projectTitle: undefined,
    result: { ...dataPointFound, preview: { ...dataPointFound.preview, title: [{ text: 'Slow', match: false }] } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Data point · App reviews/)).toBeVisible();
  },
};
