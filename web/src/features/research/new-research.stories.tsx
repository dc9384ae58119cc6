import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { NewResearch } from './new-research.tsx';

const meta: Meta<typeof NewResearch> = {
  title: 'Research/New',
  component: NewResearch,
  args: { projects: [{ id: 'p1', title: 'Reports' }], projectId: 'p1', onStarted: fn() },
  beforeEach: answering({
    'POST /api/v1/research': { id: 'r1', textId: 't1' },
    'GET /api/v1/ai': {
      method: 'MODEL',
      model: 'qwen3:8b',
      host: 'models.example.test',
      region: 'eu',
      embeddingHost: null,
    },
  }),
};
export default meta;

export const Starts: StoryObj<typeof NewResearch> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Start research' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'Why?');
    await userEvent.click(canvas.getByRole('button', { name: 'Start research' }));
    await waitFor(() => expect(args.onStarted).toHaveBeenCalledWith('r1'));
  },
};

export const AiIsOff: StoryObj<typeof NewResearch> = {
  beforeEach: answering({
    'GET /api/v1/ai': { method: 'OFF', model: null, host: null, region: null, embeddingHost: null },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/AI is off in this workspace/)).toBeVisible();
  },
};
