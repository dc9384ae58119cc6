import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, project, workspace } from '../../../.storybook/workspace.tsx';
import { PeopleWithAccess } from './people-with-access.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof PeopleWithAccess> = { title: 'Access/People', component: PeopleWithAccess, decorators: [asMember()], beforeEach: answering(workspace, asked), args: { projectId: project.id } };
export default meta;
type Story = StoryObj<typeof PeopleWithAccess>;

export const WithTheReason: Story = { play: async ({ canvasElement }) => { await expect(await within(canvasElement).findByText('Own grant; Everyone')).toBeVisible(); } };
