import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SuggestionList } from './suggestion-list.tsx';

const meta: Meta<typeof SuggestionList> = {
  title: 'Search/Suggestions',
  component: SuggestionList,
  args: {
    id: 'suggestions',
    suggestions: ['Onboarding', 'Onboarding, second week', 'Pricing'],
    active: 1,
    onChoose: fn(),
  },
  decorators: [
    (Shown) => (
      <div style={{ position: 'relative', height: 180 }}>
        <Shown />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SuggestionList>;

export const SecondActive: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Onboarding, second week');
    await userEvent.click(canvas.getByRole('option', { name: 'Pricing' }));
    await expect(args.onChoose).toHaveBeenCalledWith('Pricing');
  },
};
