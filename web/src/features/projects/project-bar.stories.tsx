import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember, project, workspace } from '../../../.storybook/workspace.tsx';
import { ProjectBar } from './project-bar.tsx';

const meta: Meta<typeof ProjectBar> = {
  title: 'Projects/Bar',
  component: ProjectBar,
  decorators: [
    asMember(),
    (Show) => (
      <div style={{ '--page-bar': '40px' } as object}>
        <Show />
      </div>
    ),
  ],
  beforeEach: answering(workspace, []),
  args: { project, current: 'Data' },
};
export default meta;
type Story = StoryObj<typeof ProjectBar>;

const placesUnderMore = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'More of this project' }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};

export const OfAMember: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Overview',
      'Data',
      'Highlights',
      'Tags',
      'Insights',
      'Canvas',
      'Charts',
      'Reels',
    ]);
    await expect(await placesUnderMore(canvasElement)).toContain('Settings');
  },
};
export const OfAViewer: Story = {
  decorators: [asMember({ role: 'VIEWER', workspaceAdmin: false })],
  args: { current: null },
  play: async ({ canvasElement }) => {
    await expect(await placesUnderMore(canvasElement)).toEqual([
      'Readme',
      'Files',
      'Activity',
      'Who has access',
      'Notifications',
    ]);
  },
};
