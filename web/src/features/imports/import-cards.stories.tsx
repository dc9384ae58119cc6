import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ImportCards } from './import-cards.tsx';
import { finishedRun, runningRun } from './sample-previews.ts';
import { imports } from './started-imports.ts';

const meta: Meta<typeof ImportCards> = { title: 'Imports/Import cards', component: ImportCards };
export default meta;
type Story = StoryObj<typeof ImportCards>;

export const Two: Story = {
  beforeEach: () => {
    for (const id of ['r1', 'r2'])
      imports.started({
        id,
        projectId: '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70',
        projectTitle: id === 'r1' ? 'Why people leave' : 'Onboarding',
        fileNames: [id === 'r1' ? 'interview-07.vtt' : 'survey.csv'],
      });
    const restore = answering({
      'GET /api/v1/imports/r1': finishedRun,
      'GET /api/v1/imports/r2': { ...runningRun, id: 'r2' },
    })();
    return () => {
      for (const id of ['r1', 'r2']) imports.putAway(id);
      restore();
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('500 of 1,706');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss: Import of interview-07.vtt' }));
    await waitFor(() => expect(canvas.queryByText('Import of interview-07.vtt')).toBeNull());
  },
};
