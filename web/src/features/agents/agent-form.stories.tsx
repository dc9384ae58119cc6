import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { AgentForm } from './agent-form.tsx';
import { sampleAgent } from './sample-agent.ts';

const none = { items: [], next: null };
const meta: Meta<typeof AgentForm> = {
  title: 'Agents/Form',
  component: AgentForm,
  args: {
    projects: [{ id: 'p1', title: 'Reporting' }],
    verb: 'Create agent',
    busy: false,
    onSave: fn(),
    onClose: fn(),
  },
  beforeEach: answering({
    'GET /api/v1/projects/p1/notes': none,
    'GET /api/v1/projects/p1/insights': none,
    'GET /api/v1/projects/p1/tag-boards': { items: [] },
    'GET /api/v1/filters': none,
  }),
};
export default meta;
type Story = StoryObj<typeof AgentForm>;

export const New: Story = {};
export const Changed: Story = {
  args: { agent: sampleAgent(), verb: 'Save agent' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Title' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Reasons to leave');
    await userEvent.click(canvas.getByRole('button', { name: 'Save agent' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      projectId: 'p1',
      title: 'Reasons to leave',
      instruction: 'Which new reasons to leave did people name?',
      sources: [{ type: 'PROJECT', id: 'p1' }],
      framework: null,
      language: null,
      schedule: { every: 'WEEK', weekday: 1, hour: 7, timeZone: 'Europe/Berlin' },
    });
  },
};
