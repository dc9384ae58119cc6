import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { CommentsPanel } from './comments-panel.tsx';
import { OF, resolvedThread, sampleThread } from './sample-threads.ts';

const asked: Asked[] = [];
const answers = {
  'GET /api/v1/comment-threads': { items: [sampleThread(), resolvedThread()], next: null },
  'GET /api/v1/mentionable-members': { items: [] },
  'GET /api/v1/comment-counts': { items: [] },
  'PUT /api/v1/comment-reads': null,
  'POST /api/v1/comment-threads': { id: 't9', commentId: 'c9' },
  'POST /api/v1/comment-threads/t1/resolve': { undoId: 'u1' },
};
const meta: Meta<typeof CommentsPanel> = {
  title: 'Comments/Panel',
  component: CommentsPanel,
  args: { of: OF, manages: true, linkTo: (id) => `/data/n#comment-${id}`, onCopy: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
  beforeEach: answering(answers, asked),
};
export default meta;
type Story = StoryObj<typeof CommentsPanel>;

export const OpenAndResolved: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(await panel.findByText('The contract. They never saw the list.')).toBeVisible();
    await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ threadIds: ['t1'] }));
    await userEvent.click(panel.getByRole('button', { name: 'Show 1 resolved' }));
    await expect(panel.getByText('Does this note belong here?')).toBeVisible();
    await userEvent.type(panel.getByRole('textbox', { name: 'Comment on the note' }), 'And now?');
    await userEvent.click(panel.getByRole('button', { name: /^Comment/ }));
    await waitFor(() =>
      expect(asked.find(({ method, path }) => method === 'POST' && path === '/api/v1/comment-threads')?.body).toEqual({
        objectType: 'NOTE',
        objectId: OF.id,
        text: 'And now?',
      }),
    );
  },
};
export const Empty: Story = {
  beforeEach: answering({ ...answers, 'GET /api/v1/comment-threads': { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No comments yet')).toBeVisible();
  },
};
