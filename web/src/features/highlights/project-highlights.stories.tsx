import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, page } from '../../../.storybook/workspace.tsx';
import { ProjectHighlights } from './project-highlights.tsx';
import { sampleHighlights } from './sample-highlights.ts';

const at = '/api/v1/projects/p1';
const asked: Asked[] = [];
const answers = {
  [`GET ${at}/highlights`]: (_: unknown, { url }: Request) =>
    page(sampleHighlights.filter(({ tags }) => !new URL(url).searchParams.has('filter') || tags.length === 0)),
  [`GET ${at}/recent-tags`]: { items: [] },
  [`GET ${at}/tag-boards`]: {
    items: [
      {
        id: 'b1',
        projectId: 'p1',
        title: 'Themes',
        rank: 1,
        version: 1,
        groups: [
          {
            id: 'g1',
            tagBoardId: 'b1',
            title: 'Doubts',
            color: 'teal',
            hex: null,
            rank: 1,
            version: 1,
            tags: [{ id: 't1', title: 'Trust in the numbers' }],
          },
        ],
      },
    ],
  },
  [`POST ${at}/highlights/tags`]: { undoId: 'u1', changed: 2, skipped: 0 },
};
const meta: Meta<typeof ProjectHighlights> = {
  title: 'Highlights/Project highlights',
  component: ProjectHighlights,
  decorators: [asMember()],
  beforeEach: answering(answers, asked),
  args: {
    projectId: 'p1',
    filter: { parameter: undefined, bar: null, blocked: null, clear: fn() },
    count: 3,
    readOnly: null,
  },
};
export default meta;
type Story = StoryObj<typeof ProjectHighlights>;

/** Several rows, one request. */
export const TagsTheSelection: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select “/ });
    await userEvent.click(boxes[1]!);
    await userEvent.click(boxes[2]!);
    await expect(canvas.getByText('2 highlights selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add tag' }));
    await userEvent.type(await within(document.body).findByRole('combobox', { name: 'Tag' }), 'trust{Enter}');
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ highlightIds: ['h2', 'h3'], add: ['t1'] }),
    );
  },
};
export const SelectsARangeWithShift: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select “/ });
    const user = userEvent.setup();
    await user.click(boxes[0]!);
    await user.keyboard('{Shift>}');
    await user.click(boxes[2]!);
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('3 highlights selected')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};
/** The export uses the filter of the list. */
export const WithoutTags: Story = {
  args: { filter: { parameter: '{}', bar: null, blocked: null, clear: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1 highlight')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      `${at}/highlights/export?filter=%7B%7D`,
    );
  },
};
/** Neither the list nor the export shows more than was asked for. */
export const Blocked: Story = {
  args: { filter: { parameter: undefined, bar: null, blocked: <p>Not readable</p>, clear: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Not readable')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(asked.some(({ path }) => path === `${at}/highlights`)).toBe(false);
  },
};
export const ReadOnly: Story = {
  args: { readOnly: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('link');
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
  },
};
export const Empty: Story = {
  args: { count: 0 },
  beforeEach: answering({ ...answers, [`GET ${at}/highlights`]: page([]) }),
};
