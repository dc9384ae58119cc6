import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { NotesView } from './notes-view.tsx';
import { sampleField, sampleNoteFigures, sampleNumberField } from './sample-tables.ts';

const meta: Meta<typeof NotesView> = {
  title: 'Charts/Notes view',
  component: NotesView,
  beforeEach: answering({ 'GET /api/v1/projects/p1/charts/notes': sampleNoteFigures }),
  args: {
    projectId: 'p1',
    query: {},
    fields: [sampleField, sampleNumberField],
    pathOf: () => '/notes',
  },
};
export default meta;

export const OptionsOfTheAddress: StoryObj<typeof NotesView> = {
  parameters: { address: `/?measure=MAX&number=${sampleNumberField.id}` },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table', { name: 'Highest of Seats by Plan' })).toBeVisible();
  },
};
