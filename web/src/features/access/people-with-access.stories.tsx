import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, page, project, workspace } from '../../../.storybook/workspace.tsx';
import { PeopleWithAccess } from './people-with-access.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof PeopleWithAccess> = {
  title: 'Access/People',
  component: PeopleWithAccess,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { projectId: project.id, grants: [], reason: null, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof PeopleWithAccess>;

export const WithTheReason: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Added to the project; Everyone')).toBeVisible();
  },
};

const ben = { id: 'u-ben', name: 'Ben', role: 'CONTRIBUTOR', level: 'FULL', because: ['Group “Researchers”'] };
/** Each level appears once: the effective one, even if the member's own grant is lower. */
export const MoreThroughAGroup: Story = {
  args: { grants: [{ kind: 'user', id: 'u-ben', name: 'Ben', level: 'READ', effectiveLevel: 'READ', folder: null }] },
  beforeEach: answering({ ...workspace, [`GET /api/v1/projects/${project.id}/people`]: page([ben]) }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Full access')).toBeVisible();
    await expect(canvas.queryByText('Can view')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove direct access of Ben' }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ id: 'u-ben' }), 'none');
  },
};
