import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { WhoContext } from '../../kernel/who.ts';
import { Members } from './members.tsx';

const asked: Asked[] = [];
const ada = someone().member;
const bob = someone({ id: 'bob', name: 'Bob', email: 'bob@example.org', role: 'VIEWER', workspaceAdmin: false }).member;
const list = (_: unknown, request: Request) => {
  const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
  return { items: [ada, bob].filter(({ name }) => name.toLowerCase().includes(search)), next: null };
};
const meta: Meta<typeof Members> = {
  title: 'Workspaces/Members',
  component: Members,
  beforeEach: answering(
    {
      'GET /api/v1/members': list,
      'PATCH /api/v1/members/bob': null,
      'PATCH /api/v1/members/ada': () =>
        refusal(409, 'InvalidOperation', 'The workspace needs an admin', 'Make someone else an admin first.'),
    },
    asked,
  ),
  decorators: [
    (Show, { parameters }) => (
      <WhoContext value={someone(parameters.who as object)}>
        <Show />
      </WhoContext>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Members>;

export const AnAdminChangesARole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Role of Bob'), 'CONTRIBUTOR');
    await waitFor(() => expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ role: 'CONTRIBUTOR' }));
  },
};
export const TheLastAdminCantGo: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More for Ada Lovelace' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getAllByText('The workspace needs an admin. Make someone else an admin first.')).toHaveLength(2);
    await userEvent.click(menu.getByText('Remove from the workspace'));
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};
export const OthersReadOnly: Story = {
  parameters: { who: { id: 'bob', workspaceAdmin: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Viewer')).toBeVisible();
    await expect(canvas.queryByLabelText('Role of Bob')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More for Bob' }));
    await expect((await within(document.body).findAllByText('Only workspace admins can do this'))[0]).toBeVisible();
  },
};
export const FilteredToNobody: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Find a member'), 'zebra');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the filter' }));
    await expect(await canvas.findByText('Bob')).toBeVisible();
  },
};
