import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mantine/core';
import { FileText } from 'lucide-react';
import { fn } from 'storybook/test';
import { PersonAvatars } from '../person-avatars.tsx';
import { TopBar } from './top-bar.tsx';

const meta: Meta<typeof TopBar> = { title: 'Layout/Top bar', component: TopBar, parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj<typeof TopBar>;

export const Full: Story = {
  args: {
    title: 'Interview 4: a release manager',
    mark: <FileText size={16} aria-hidden />,
    onRename: fn(),
    crumbs: [
      { title: 'Projects', to: '/projects' },
      { title: 'How people start with observability', to: '/projects/1' },
    ],
    presence: (
      <PersonAvatars
        label="Here now"
        people={[
          { id: '1', name: 'Jo Park' },
          { id: '2', name: 'Ana Souza' },
        ]}
      />
    ),
    share: (
      <Button size="xs" variant="default">
        Share
      </Button>
    ),
    more: [{ label: 'Copy link', run: fn() }],
  },
};
export const Plain: Story = { args: { title: 'Home' } };
