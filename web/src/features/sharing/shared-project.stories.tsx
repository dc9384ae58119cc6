import type { Meta, StoryObj } from '@storybook/react-vite';
import { link, project } from './examples.ts';
import { SharedProject } from './shared-project.tsx';

const meta: Meta<typeof SharedProject> = {
  title: 'Shared project',
  component: SharedProject,
  args: { shared: project, by: { token: link.token, password: null } },
};
export default meta;

export const TwoInsights: StoryObj<typeof SharedProject> = {};
export const OneInsight: StoryObj<typeof SharedProject> = {
  args: { shared: { ...project, documents: project.documents.slice(0, 1) } },
};
