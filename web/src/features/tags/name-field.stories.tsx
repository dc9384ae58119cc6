import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LivingBoard, arrange, asked } from '../../../.storybook/living-board.tsx';
import { NameField } from './name-field.tsx';
import { sampleBoards } from './sample-board.ts';

const meta: Meta<typeof NameField> = {
  title: 'Tags/Name field',
  component: NameField,
  args: { label: 'Tag name', name: 'Trust', onDone: fn() },
  decorators: [
    (Show) => (
      <div style={{ width: 240, padding: 8 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof NameField>;
const field = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText('Tag name');

export const KeptByEnter: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), ' Doubt {Enter}');
    await expect((args.onDone as ReturnType<typeof fn>).mock.calls).toEqual([['Doubt']]);
  },
};
export const PutBackByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'Other{Escape}');
    await expect((args.onDone as ReturnType<typeof fn>).mock.calls).toEqual([[null]]);
  },
};

/** The field of new groups and tags, on a board with optimistic updates. */
const onABoard = {
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    arrange.mockClear();
  },
  decorators: [],
  render: () => <LivingBoard boards={sampleBoards} boardId="b1" readOnly={null} />,
} satisfies Story;

export const GroupsOneAfterAnother: Story = {
  ...onABoard,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'New group' }).focus();
    await userEvent.keyboard('{Enter}Price{Enter}Trust{Enter}');
    await waitFor(() => expect(asked().map((action) => 'title' in action && action.title)).toEqual(['Price', 'Trust']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New group' })).toHaveFocus());
  },
};
/** The first group of a board replaces the empty state. */
export const FirstGroups: Story = {
  ...onABoard,
  render: () => <LivingBoard boards={sampleBoards} boardId="b2" readOnly={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'New group' }));
    await userEvent.keyboard('Price{Enter}Methods');
    await expect(canvas.getByRole('textbox', { name: 'New group name' })).toHaveValue('Methods');
    await expect(canvas.getByRole('region', { name: 'Price' })).toBeVisible();
  },
};
/** A change of the board takes the focus back to the card only if it is not in a field. */
export const TagsTypedAfterACardHadTheFocus: Story = {
  ...onABoard,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'One service at a time' }).focus();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'One service at a time' })).toHaveFocus());
    within(canvas.getAllByRole('region')[0]!).getByRole('button', { name: 'Add a tag' }).focus();
    await userEvent.keyboard('{Enter}Meetings{Enter}Excel and maxims');
    await expect(document.activeElement).toHaveValue('Excel and maxims');
    await expect(asked().map((action) => action.do)).toEqual(['createTag']);
  },
};
