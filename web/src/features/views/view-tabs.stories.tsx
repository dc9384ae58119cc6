import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ViewTabs } from './view-tabs.tsx';
import { sampleView } from './sample-view.ts';

const meta: Meta<typeof ViewTabs> = {
  title: 'Views/Tabs',
  component: ViewTabs,
  args: {
    project: '/projects/p1',
    tab: 'NOTE',
    views: [sampleView, { ...sampleView, id: 'v2', title: 'My draft', isPrivate: true }],
  },
};
export default meta;

export const Saved: StoryObj<typeof ViewTabs> = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['All notes', 'By role', 'My draft']);
  },
};
export const OfCanvases: StoryObj<typeof ViewTabs> = {
  args: { tab: 'CANVAS', views: [sampleView, { ...sampleView, id: 'v2', title: 'Affinity map', layout: 'CANVAS' }] },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['All canvases', 'Affinity map']);
  },
};
