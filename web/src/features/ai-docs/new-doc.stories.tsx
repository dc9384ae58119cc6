import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { NewDoc } from './new-doc.tsx';

const asked: Asked[] = [];
const none = { items: [], next: null };
const answers = {
  'GET /api/v1/ai': { method: 'EXTRACTED', model: null, host: null, region: null, embeddingHost: null },
  'GET /api/v1/projects/p1/notes': none,
  'GET /api/v1/projects/p1/insights': none,
  'GET /api/v1/projects/p1/tag-boards': { items: [] },
  'GET /api/v1/filters': none,
  'POST /api/v1/ai-docs': { id: 'd1', textId: 't1' },
};
const meta: Meta<typeof NewDoc> = {
  title: 'AI docs/New',
  component: NewDoc,
  args: { projects: [{ id: 'p1', title: 'Reporting' }], projectId: null, onClose: fn(), onCreated: fn() },
  beforeEach: answering(answers, asked),
};
export default meta;
type Story = StoryObj<typeof NewDoc>;

export const Writes: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Pains');
    await userEvent.click(screen.getByRole('combobox', { name: 'Sources' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Everything in the project' }));
    await userEvent.click(screen.getByRole('button', { name: 'Write doc' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith('d1'));
    await expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      projectId: 'p1',
      title: 'Pains',
      sources: [{ type: 'PROJECT', id: 'p1' }],
      framework: 'Summary',
      language: null,
    });
  },
};

export const Off: Story = {
  beforeEach: answering({
    ...answers,
    'GET /api/v1/ai': { method: 'OFF', model: null, host: null, region: null, embeddingHost: null },
  }),
  play: async () => {
    await expect(await screen.findByText(/AI is off in this workspace\. Admins/)).toBeVisible();
  },
};
