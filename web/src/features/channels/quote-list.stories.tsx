import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { themePath } from './links.ts';
import { QuoteList } from './quote-list.tsx';
import { sampleThemes } from './sample-channel.ts';

const [theme] = sampleThemes;
const meta: Meta<typeof QuoteList> = {
  title: 'Channels/Quotes',
  component: QuoteList,
  args: { quotes: theme!.quotes, label: 'Typical words', pathOf: (dataPointId) => themePath(theme!, dataPointId) },
};
export default meta;
type Story = StoryObj<typeof QuoteList>;

export const BelowEachOther: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(within(canvasElement).getByRole('list', { name: 'Typical words' })).getAllByRole('link');
    await expect(first).toHaveAttribute('href', themePath(theme!, theme!.quotes[0]!.dataPointId));
    await expect(first).toHaveTextContent(`“${theme!.quotes[0]!.text}”`);
  },
};
export const NextToEachOther: Story = { args: { columns: true } };
