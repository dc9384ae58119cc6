import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NothingYet, Section } from './section.tsx';

const meta: Meta<typeof Section> = {
  title: 'Projects/Section',
  component: Section,
  args: { title: 'Notes', count: 1200, children: <NothingYet>None yet.</NothingYet> },
};
export default meta;
type Story = StoryObj<typeof Section>;

export const WithItsCount: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Notes' })).toHaveTextContent('1,200');
  },
};
/** In a narrow window, title and actions don't fit in one line, which used to break the title letter by letter. */
export const Narrow: Story = {
  args: {
    title: 'Insights',
    actions: (
      <button type="button" style={{ width: 242, height: 32 }}>
        Everything that can be done
      </button>
    ),
  },
  decorators: [
    (Show) => (
      <div style={{ width: 264 }}>
        <Show />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const inside = within(within(canvasElement).getByRole('region', { name: 'Insights' }));
    const [title, button] = [inside.getByRole('heading'), inside.getByRole('button')].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(title!.height).toBe(32);
    await expect(button!.right - title!.left).toBeLessThanOrEqual(264);
  },
};
