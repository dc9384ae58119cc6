import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { highlight } from './examples.ts';
import { HighlightPicker } from './highlight-picker.tsx';

const BOARDS = `GET /api/v1/projects/${highlight.projectId}/tag-boards`;
const LIST = `GET /api/v1/projects/${highlight.projectId}/highlights`;
const other = {
  ...highlight,
  id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e20',
  text: 'Nobody reads what a span is before they see one.',
  speaker: 'Eli',
  tags: [],
};
const found = (_: unknown, { url }: Request) => {
  const search = new URL(url).searchParams.get('search') ?? '';
  return { items: [highlight, other].filter(({ text }) => text.includes(search)), next: null };
};

const meta: Meta<typeof HighlightPicker> = {
  title: 'Highlight picker',
  component: HighlightPicker,
  args: { projectId: highlight.projectId, shownIds: [highlight.id], onInsert: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof HighlightPicker>;

export const Found: Story = {
  beforeEach: answering({ [LIST]: found, [BOARDS]: { items: [] } }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('In this insight')).toBeVisible();
    // The heading separates them from the evidence of the insight.
    await expect(canvas.getByRole('heading', { name: 'Highlights of the project' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find highlights' }), 'span');
    await waitFor(() => expect(canvas.queryByText('In this insight')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /Insert “Nobody reads/ }));
    await expect(args.onInsert).toHaveBeenCalledWith(other.id);
  },
};
export const WhileReading: Story = {
  args: { onInsert: undefined },
  beforeEach: answering({ [LIST]: found, [BOARDS]: { items: [] } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /Nobody reads/ })).toHaveAttribute(
      'href',
      `/data/${other.noteId}#highlight-${other.id}`,
    );
    await expect(canvas.queryByRole('button', { name: /Insert/ })).toBeNull();
  },
};
export const FilteredAway: Story = {
  beforeEach: answering({ [LIST]: found, [BOARDS]: { items: [] } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Find highlights' }), 'nothing like it');
    await userEvent.click(await canvas.findByRole('button', { name: /Clear/ }));
    await expect(await canvas.findByRole('link', { name: /Nobody reads/ })).toBeVisible();
  },
};
export const Empty: Story = { beforeEach: answering({ [LIST]: { items: [], next: null }, [BOARDS]: { items: [] } }) };
export const Failed: Story = {
  beforeEach: answering({
    [LIST]: () => refusal(400, 'BAD_USER_INPUT', 'That is no project'),
    [BOARDS]: { items: [] },
  }),
};
