import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drag } from '../../../.storybook/drag.ts';
import { LivingBoard, arrange, asked } from '../../../.storybook/living-board.tsx';
import { KeyList } from '../../ui/palette/key-list.tsx';
import { Board } from './board.tsx';
import { sampleBoards } from './sample-board.ts';

const meta: Meta<typeof Board> = {
  title: 'Tags/Board',
  component: Board,
  parameters: { layout: 'fullscreen' },
  args: { boards: sampleBoards, boardId: 'b1', readOnly: null },
  beforeEach: () => {
    arrange.mockClear();
  },
  decorators: [
    (Show) => (
      <main id="main">
        <Show />
      </main>
    ),
  ],
  render: (args) => <LivingBoard {...args} />,
};
export default meta;
type Story = StoryObj<typeof Board>;

const card = (canvas: ReturnType<typeof within>, name: string) => canvas.getByRole('link', { name });

export const InUse: Story = {};
export const ByArrows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    card(canvas, 'Fear of losing data').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(card(canvas, 'One service at a time')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() =>
      expect(asked()).toEqual([
        { do: 'moveTag', tagId: 't2', title: 'One service at a time', tagGroupId: 'g2', beforeTagId: 't4' },
      ]),
    );
    await waitFor(() => expect(card(canvas, 'One service at a time')).toHaveFocus());
  },
};
const whole = (canvas: ReturnType<typeof within>, name: string) => card(canvas, name).closest('li')!;

export const DraggedBetween: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drag(whole(canvas, 'One service at a time'), whole(canvas, 'Config is hard to read'), 0.9);
    await waitFor(() =>
      expect(asked()).toEqual([
        { do: 'moveTag', tagId: 't2', title: 'One service at a time', tagGroupId: 'g2', beforeTagId: 't4' },
      ]),
    );
  },
};
export const LandsWhereItIsLetGo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drag(
      whole(canvas, 'One service at a time'),
      whole(canvas, 'Config is hard to read'),
      0.9,
      async () => undefined,
      0.1,
    );
    await waitFor(() =>
      expect(asked()).toEqual([
        { do: 'moveTag', tagId: 't2', title: 'One service at a time', tagGroupId: 'g2', beforeTagId: 't3' },
      ]),
    );
  },
};
export const DraggedOnto: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drag(whole(canvas, 'One service at a time'), whole(canvas, 'Config is hard to read'), 0.5, async () => {
      await expect(
        await within(document.body).findByText('Merge “One service at a time” into “Config is hard to read”'),
      ).toBeVisible();
    });
    await waitFor(() =>
      expect(asked()).toEqual([
        {
          do: 'mergeTag',
          tagId: 't2',
          title: 'One service at a time',
          intoTagId: 't3',
          into: 'Config is hard to read',
        },
      ]),
    );
  },
};
export const NothingIsMergedIntoALockedTag: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drag(whole(canvas, 'One service at a time'), whole(canvas, 'Operator helps'), 0.5);
    await waitFor(() => expect(asked()).toEqual([expect.objectContaining({ do: 'moveTag', tagGroupId: 'g2' })]));
  },
};
export const MergedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    card(canvas, 'One service at a time').focus();
    await userEvent.keyboard('m');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Tag to keep'), 'config{Enter}');
    await waitFor(() =>
      expect(asked()).toEqual([
        {
          do: 'mergeTag',
          tagId: 't2',
          title: 'One service at a time',
          intoTagId: 't3',
          into: 'Config is hard to read',
        },
      ]),
    );
    await waitFor(() => expect(card(canvas, 'Config is hard to read')).toHaveFocus());
  },
};
export const RenamedInPlace: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    card(canvas, 'Config is hard to read').focus();
    await userEvent.keyboard('{F2}');
    await userEvent.type(await canvas.findByLabelText('Tag name'), 'Readable config{Enter}');
    await waitFor(() =>
      expect(asked()[0]).toMatchObject({
        do: 'updateTag',
        tagId: 't3',
        wording: { title: expect.stringContaining('Readable config') },
      }),
    );
  },
};
export const LockedStaysAsItIs: Story = {
  play: async ({ canvasElement }) => {
    card(within(canvasElement), 'Operator helps').focus();
    await userEvent.keyboard('{Delete}{Alt>}{ArrowUp}{/Alt}');
    await expect(within(document.body).getAllByText('The tag is locked: unlock it first')[0]).toBeVisible();
    await expect(asked()).toEqual([]);
  },
};
/** Tab enters a group at its last used card, or its first, then moves on to the menu of the group. */
export const ReachedByTab: Story = {
  play: async ({ canvasElement }) => {
    const reached = [
      ...within(canvasElement).getByRole('region', { name: 'Collector' }).querySelectorAll<HTMLElement>('a, button'),
    ].filter(({ tabIndex }) => tabIndex >= 0);
    await expect(reached.slice(-3).map((one) => one.ariaLabel ?? one.textContent)).toEqual([
      'Config is hard to read',
      'More for Config is hard to read',
      'Add a tag',
    ]);
  },
};
/** Card shortcuts are listed anywhere on the board, but act only on a card. */
export const KeysAreListed: Story = {
  render: (args) => (
    <>
      <LivingBoard {...args} />
      <KeyList opened onClose={() => undefined} />
    </>
  ),
  play: async () => {
    const keys = within(await within(document.body).findByRole('dialog', { name: 'Keys' }));
    const here = within(keys.getByRole('heading', { name: 'This board' }).closest('section')!);
    await expect(here.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Rename the tag', 'Merge the tag into another', 'Delete the tag', 'Move the card left']),
    );
  },
};
export const KeysOfACardOnACardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'New group' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(asked()).toEqual([]);
    card(canvas, 'Fear of losing data').focus();
    await userEvent.keyboard('{Delete}');
    await expect(asked()).toEqual([{ do: 'removeTag', tagId: 't1', title: 'Fear of losing data' }]);
  },
};
/** Names one group after another with the keyboard alone. */
export const ReadOnly: Story = { args: { readOnly: 'You don’t have edit permissions in this project' } };
export const WithoutGroups: Story = { args: { boardId: 'b2' } };
const [withThree, ...others] = sampleBoards;
const hiddenBetween = [
  {
    ...withThree!,
    groups: withThree!.groups.map((group) =>
      group.id === 'g1'
        ? {
            ...group,
            tags: [group.tags[0]!, { ...group.tags[1]!, id: 't9', title: 'Someone else chooses' }, group.tags[1]!],
          }
        : group,
    ),
  },
  ...others,
];
export const DraggedWhileFiltered: Story = {
  args: { boards: hiddenBetween, typed: 'a' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drag(whole(canvas, 'Config is hard to read'), whole(canvas, 'Fear of losing data'), 0.9);
    await waitFor(() =>
      expect(asked()).toEqual([
        { do: 'moveTag', tagId: 't3', title: 'Config is hard to read', tagGroupId: 'g1', beforeTagId: 't9' },
      ]),
    );
  },
};
export const FilteredToNothing: Story = { args: { typed: 'zeppelin' } };
export const GroupsOneAfterAnother: Story = {
  play: async ({ canvasElement }) => {
    const newGroup = () => within(canvasElement).getByRole('button', { name: 'New group' });
    newGroup().focus();
    await userEvent.keyboard('{Enter}Price{Enter}Trust{Enter}');
    await waitFor(() => expect(asked().map((action) => 'title' in action && action.title)).toEqual(['Price', 'Trust']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(newGroup()).toHaveFocus());
  },
};
export const FirstGroupReplacesTheEmptyState: Story = {
  args: { boardId: 'b2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'New group' }));
    await userEvent.keyboard('Price{Enter}Methods');
    await expect(canvas.getByRole('textbox', { name: 'New group name' })).toHaveValue('Methods');
    await expect(canvas.getByRole('region', { name: 'Price' })).toBeVisible();
  },
};
export const FieldKeepsTheFocusThatACardHad: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    card(canvas, 'One service at a time').focus();
    await waitFor(() => expect(card(canvas, 'One service at a time')).toHaveFocus());
    within(canvas.getAllByRole('region')[0]!).getByRole('button', { name: 'Add a tag' }).focus();
    await userEvent.keyboard('{Enter}Meetings{Enter}Excel and maxims');
    await expect(document.activeElement).toHaveValue('Excel and maxims');
    await expect(asked().map((action) => action.do)).toEqual(['createTag']);
  },
};
