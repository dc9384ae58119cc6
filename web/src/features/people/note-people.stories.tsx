import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asMember } from '../../../.storybook/workspace.tsx';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { ADA, GRACE, people, suggestions } from './examples.ts';
import { NotePeople } from './note-people.tsx';

const asked: Asked[] = [];
const linked = (personId: string | null, name: string | null) => ({
  personId,
  name,
  speakers: [],
  addedByHand: true,
});
const answers = {
  'GET /api/v1/notes/n1/people': { items: [linked(GRACE, 'Grace Hopper')] },
  'GET /api/v1/projects/p1/speaker-suggestions': { items: suggestions, next: null },
  'GET /api/v1/people': { items: people, next: null },
  'POST /api/v1/notes/n1/people': { undoId: ADA },
  [`DELETE /api/v1/notes/n1/people/${GRACE}`]: { undoId: ADA },
};
const meta: Meta<typeof NotePeople> = {
  title: 'People/People of a note',
  component: NotePeople,
  decorators: [asMember()],
  args: { noteId: 'n1', projectId: 'p1', reason: undefined },
  beforeEach: answering(answers, asked),
};
export default meta;
type Story = StoryObj<typeof NotePeople>;

export const Suggested: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Link Ada Lovelace' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ personId: ADA, speakerId: 's1' }),
    );
  },
};
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Remove Grace Hopper from the note' }),
    );
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  },
};
export const WithoutAccess: Story = {
  args: { reason: 'You don’t have edit permissions in this project' },
  beforeEach: answering({
    'GET /api/v1/notes/n1/people': { items: [linked(null, null)] },
    'GET /api/v1/projects/p1/speaker-suggestions': { items: [], next: null },
    'GET /api/v1/people': { items: [], next: null },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Contact hidden')).toBeVisible();
  },
};
