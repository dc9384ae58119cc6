import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarTitle } from './bar-title.tsx';

const meta: Meta<typeof BarTitle> = {
  title: 'Layout/Bar title',
  component: BarTitle,
  args: { children: 'Interview with the platform team about the first migration' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 200 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

export const InOneLine: StoryObj<typeof BarTitle> = {
  play: async ({ canvasElement }) => {
    const title = canvasElement.querySelector('span')!;
    await expect(title.getBoundingClientRect().height).toBeLessThan(30);
    await expect(title.title).toBe('Interview with the platform team about the first migration');
  },
};
