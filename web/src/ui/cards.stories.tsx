import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Cards } from './cards.tsx';
import { ProgressCard } from './progress-card.tsx';

const meta: Meta<typeof Cards> = { title: 'Cards', component: Cards };
export default meta;
type Story = StoryObj<typeof Cards>;

export const Two: Story = {
  args: {
    children: (
      <>
        <ProgressCard title="Import into Onboarding" state="running" done={3} of={12} />
        <ProgressCard title="Uploading 2 files" state="running" done={0} of={2} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Uploading 2 files')).toBeVisible();
    await waitFor(() =>
      expect(parseInt(document.documentElement.style.getPropertyValue('--cards-height'), 10)).toBeGreaterThan(40),
    );
  },
};
