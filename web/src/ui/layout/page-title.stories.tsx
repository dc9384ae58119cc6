import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PageTitle } from './page-title.tsx';
import { Page } from './page.tsx';

const LONG =
  'Interview with the platform team about why the first migration was rolled back twice and what they would do differently today';
const meta: Meta<typeof PageTitle> = {
  title: 'Layout/Page title',
  component: PageTitle,
  args: { title: LONG, onRename: fn() },
  decorators: [
    (Story, { args }) => (
      <Page title={args.title} titleInPage width={864}>
        <Story />
      </Page>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PageTitle>;

export const ShownInFull: Story = {
  play: async ({ canvasElement, args }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: LONG });
    const words = heading.querySelector('button')!;
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    await userEvent.click(words);
    await userEvent.clear(within(canvasElement).getByRole('textbox', { name: 'Title' }));
    await userEvent.keyboard('Interview 4{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Interview 4');
  },
};
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 360, minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByRole('heading', { level: 1, name: LONG }).querySelector('button')!;
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(60);
  },
};
