import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Layout/Breadcrumbs',
  component: Breadcrumbs,
  args: { children: <h1 style={{ margin: 0, font: 'inherit' }}>Interview 4</h1> },
};
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

export const Short: Story = {
  args: {
    crumbs: [
      { title: 'Projects', to: '/projects' },
      { title: 'How people start with observability', to: '/projects/1' },
    ],
  },
};
export const Narrow: Story = {
  args: {
    crumbs: [
      { title: 'Projects', to: '/projects' },
      { title: 'Onboarding', to: '/projects/1' },
    ],
  },
  decorators: [
    (Show) => (
      <div style={{ width: 360, container: 'page / inline-size' }}>
        <Show />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]),
    ).toEqual([['/projects/1', 'Back to Onboarding']]);
  },
};
export const Folded: Story = {
  args: { crumbs: ['Projects', 'Research', '2026', 'Onboarding'].map((title, at) => ({ title, to: `/at/${at}` })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('2026')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '3 levels between' }));
    await expect(await within(document.body).findByRole('menuitem', { name: '2026' })).toBeVisible();
  },
};
