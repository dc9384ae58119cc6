import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Action } from '../../data/tags/actions.ts';
import { BoardContext } from './board-context.ts';
import { GroupColumn } from './group-column.tsx';
import { sampleBoards } from './sample-board.ts';

const arrange = fn(async (_deed: Action) => ({ back: async () => undefined }));
const [board] = sampleBoards;
const meta: Meta<typeof GroupColumn> = {
  title: 'Tags/Group column',
  component: GroupColumn,
  args: { group: board!.groups[0]! },
  beforeEach: () => {
    arrange.mockClear();
  },
  decorators: [
    (Show) => (
      <BoardContext
        value={{
          boards: sampleBoards,
          groups: board!.groups,
          shown: board!.groups,
          readOnly: null,
          arrange,
          editing: null,
          edit: fn(),
          ask: fn(),
          chosen: new Set<string>(),
          choose: fn(),
          activeId: 't1',
          focusCard: fn(),
        }}
      >
        <div style={{ display: 'flex', height: 340 }}>
          <Show />
        </div>
      </BoardContext>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof GroupColumn>;

export const TagsOneAfterAnother: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a tag' }));
    await userEvent.type(canvas.getByLabelText('New tag in Migration'), 'First{Enter}Second{Enter}{Escape}');
    await waitFor(() =>
      expect(arrange.mock.calls.map(([action]) => action)).toEqual([
        { do: 'createTag', tagGroupId: 'g1', title: 'First' },
        { do: 'createTag', tagGroupId: 'g1', title: 'Second' },
      ]),
    );
    await expect(canvas.getByRole('button', { name: 'Add a tag' })).toBeVisible();
  },
};
export const MovedByItsMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for the group Migration' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Move right' }));
    await expect(arrange).toHaveBeenCalledWith({
      do: 'moveGroup',
      tagGroupId: 'g1',
      title: 'Migration',
      tagBoardId: 'b1',
      beforeTagGroupId: 'g3',
    });
  },
};
export const WithoutTags: Story = { args: { group: board!.groups[2]! } };
