import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Masonry } from './masonry.tsx';

const meta: Meta<typeof Masonry> = { title: 'Masonry', component: Masonry };
export default meta;
type Story = StoryObj<typeof Masonry>;

const heights = [140, 240, 180, 300, 120, 200, 160];
const card = (height: number, at: number) => (
  <div key={at} style={{ height, padding: 12, border: '1px solid var(--line)', borderRadius: 'var(--radius)' }}>
    Insight {at + 1}
  </div>
);

export const Cards: Story = {
  render: () => <Masonry label="Published insights">{heights.map(card)}</Masonry>,
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('listitem');
    await waitFor(() => expect(cells.map((cell) => cell.style.gridRowEnd)).not.toContain(''));
    const tops = cells.map((cell) => cell.getBoundingClientRect().top);
    await expect(tops[0]).toBe(tops[1]);
  },
};
