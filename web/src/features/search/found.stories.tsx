import { EMPTY_FORM } from '@evident/domain/filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { Found } from './found.tsx';
import { dataPointFound, noteFound, projectFound, projects, results } from './sample-results.ts';

const meta: Meta<typeof Found> = {
  title: 'Search/Found',
  component: Found,
  args: { ask: { words: 'dashboard', filter: EMPTY_FORM, options: {} }, tab: 'Everything', everything: results },
  beforeEach: answering({ 'GET /api/v1/projects': projects, 'GET /api/v1/search': results }),
};
export default meta;
type Story = StoryObj<typeof Found>;

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Show all notes' })).toBeVisible();
    await expect((await canvas.findAllByText(/Note · Transcript · Trust/))[0]).toBeVisible();
  },
};
export const OneType: Story = {
  args: { tab: 'Notes' },
  beforeEach: answering({
    'GET /api/v1/projects': projects,
    'GET /api/v1/search': { ...results, groups: results.groups.slice(0, 1) },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /Interview/ })).toBeVisible();
  },
};
const data = {
  ...results,
  groups: [
    { type: 'NOTE' as const, total: 1, items: [noteFound] },
    { type: 'CHANNEL_DATAPOINT' as const, total: 2, items: [dataPointFound, { ...dataPointFound, id: 'd2' }] },
  ],
};
export const NotesAndDataPoints: Story = {
  args: { tab: 'Data' },
  beforeEach: answering({ 'GET /api/v1/projects': projects, 'GET /api/v1/search': data }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('3 data')).toBeInTheDocument();
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent?.includes('App reviews'));
    await expect(links).toEqual([false, true, true]);
  },
};
export const NoneOfThisType: Story = {
  args: { tab: 'Tags' },
  beforeEach: answering({ 'GET /api/v1/projects': projects, 'GET /api/v1/search': { ...results, groups: [] } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No tags match')).toBeVisible();
  },
};
const tags = {
  ...results,
  groups: [{ type: 'TAG' as const, total: 1, items: [{ ...projectFound, type: 'TAG' as const }] }],
  total: 1,
  relaxed: true,
};
/** A note matches all words, so the results are strict; no tag matches all of them. */
export const SomeOfTheWordsInOneType: Story = {
  args: { tab: 'Tags' },
  beforeEach: answering({ 'GET /api/v1/projects': projects, 'GET /api/v1/search': tags }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'Nothing contains all of these words. These results contain some of them.',
      ),
    ).toBeVisible();
  },
};
