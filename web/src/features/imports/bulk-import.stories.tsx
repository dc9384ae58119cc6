import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember, otherProject, project, workspace } from '../../../.storybook/workspace.tsx';
import { BulkImport } from './bulk-import.tsx';
import { finishedRun } from './sample-previews.ts';

const meta: Meta<typeof BulkImport> = {
  title: 'Imports/Bulk import',
  component: BulkImport,
  decorators: [asMember()],
  args: { importId: null, onClosed: fn() },
  beforeEach: answering({
    ...workspace,
    [`GET /api/v1/imports/${finishedRun.id}`]: { ...finishedRun, projectId: project.id },
  }),
};
export default meta;
type Story = StoryObj<typeof BulkImport>;

export const OneProjectAfterTheOther: Story = {
  play: async () => {
    for (const { title } of [project, otherProject]) {
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(title) }));
      await expect(await screen.findByRole('dialog', { name: `Import into ${title}` })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(screen.queryByRole('dialog')).toBeNull();
    }
  },
};
export const ReportOfTheAddress: Story = {
  args: { importId: finishedRun.id },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: `Import into ${project.title}` })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClosed).toHaveBeenCalledOnce();
  },
};
export const UnknownImport: Story = {
  args: { importId: 'unknown' },
  beforeEach: answering(workspace),
  play: async () => {
    await expect(await screen.findByText('The import could not be loaded')).toBeVisible();
  },
};
