import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ProjectAnalysis } from './project-analysis.tsx';
import {
  sampleCoOccurrence,
  sampleCrosstab,
  sampleField,
  sampleMonths,
  sampleNoteFigures,
  sampleNumberField,
  sampleSaturation,
} from './sample-tables.ts';

const at = 'GET /api/v1/projects/p1';
const answers = {
  [`${at}/fields`]: { fields: [sampleField, { ...sampleField, type: 'TEXT' }], sets: [] },
  [`${at}/charts/crosstab`]: sampleCrosstab,
  [`${at}/charts/co-occurrence`]: sampleCoOccurrence,
  [`${at}/charts/saturation`]: sampleSaturation,
  [`${at}/charts/notes`]: sampleNoteFigures,
};
const meta: Meta<typeof ProjectAnalysis> = {
  title: 'Charts/Project analysis',
  component: ProjectAnalysis,
  beforeEach: answering(answers),
  args: { kind: 'CROSSTAB', projectId: 'p1', query: {}, pathOf: () => '/highlights', notesPathOf: () => '/notes' },
};
export default meta;
type Story = StoryObj<typeof ProjectAnalysis>;

export const ByTheFirstField: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table', { name: 'Highlights by tag and Plan' })).toBeVisible();
  },
};
export const CoOccurrence: Story = {
  args: { kind: 'CO_OCCURRENCE' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table', { name: 'Tag co-occurrence' })).toBeVisible();
  },
};
export const Saturation: Story = {
  args: { kind: 'SATURATION' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table', { name: 'New tags over notes' })).toBeVisible();
  },
};
export const WithoutFields: Story = {
  beforeEach: answering({
    ...answers,
    [`${at}/fields`]: { fields: [], sets: [] },
    [`${at}/charts/crosstab`]: sampleMonths,
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('columnheader', { name: /2026-03/ })).toBeVisible();
  },
};
export const Notes: Story = {
  args: { kind: 'NOTES' },
  beforeEach: answering({ ...answers, [`${at}/fields`]: { fields: [sampleField, sampleNumberField], sets: [] } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('table', { name: 'Number of notes by Plan' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Figure'), 'Average');
    await expect(await canvas.findByRole('table', { name: 'Average of Seats by Plan' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Team 1 80.5' })).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { kind: 'CO_OCCURRENCE' },
  beforeEach: answering({ ...answers, [`${at}/charts/co-occurrence`]: { tags: [], pairs: [] } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing to count yet')).toBeVisible();
  },
};
