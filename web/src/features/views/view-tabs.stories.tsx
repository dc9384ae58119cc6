import type { Meta, StoryObj } from '@storybook/react-vite';

import { ViewTabs } from './view-tabs.tsx';
import { sampleView } from './sample-view.ts';

const meta: Meta<typeof ViewTabs> = {
  title: 'Views/Tabs',
  component: ViewTabs,
  args: {
    project: '/projects/p1',
    views: [sampleView, { ...sampleView, id: 'v2', title: 'My draft', isPrivate: true }],
  },
};
export default meta;

export const Saved: StoryObj<typeof ViewTabs> = {};
