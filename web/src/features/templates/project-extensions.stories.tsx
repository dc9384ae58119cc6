import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { project } from '../../../.storybook/workspace.tsx';
import { ProjectExtensions } from './project-extensions.tsx';
import { sampleExtensions } from './sample-templates.ts';

const asked: Asked[] = [];
const path = `/api/v1/projects/${project.id}/extensions`;
const [installed, other] = sampleExtensions;
const meta: Meta<typeof ProjectExtensions> = {
  title: 'Templates/Project extensions',
  component: ProjectExtensions,
  args: { projectId: project.id, reason: null },
  beforeEach: answering(
    {
      [`GET ${path}`]: { items: sampleExtensions },
      [`PUT ${path}/${other!.id}`]: { undoId: 'u1' },
      [`DELETE ${path}/${installed!.id}`]: { undoId: 'u2' },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof ProjectExtensions>;

const confirm = async (opener: string, verb: string, says: RegExp) => {
  await userEvent.click(await within(document.body).findByRole('button', { name: opener }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await expect(await dialog.findByText(says)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: verb }));
};
export const Installed: Story = {
  play: async () => {
    await confirm('Install Voice of customer', 'Install', /Field “Source”/);
    await waitFor(() => expect(asked.map(({ method }) => method)).toContain('PUT'));
  },
};
export const Removed: Story = {
  play: async () => {
    await confirm('Remove Usability testing', 'Remove', /“Task result”: 12 values/);
    await waitFor(() => expect(asked.map(({ method }) => method)).toContain('DELETE'));
  },
};
