import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { FilterChip } from './filter-chip.tsx';
import { filterAnswers, sampleFields, tagRow } from './sample-filters.ts';

const meta: Meta<typeof FilterChip> = {
  title: 'Filters/Filter chip',
  component: FilterChip,
  beforeEach: answering(filterAnswers),
  render: (props) => (
    <ul>
      <FilterChip {...props} />
    </ul>
  ),
  args: { row: tagRow, fields: sampleFields, opened: false, onOpened: fn(), onChange: fn(), onRemove: fn() },
};
export default meta;
type Story = StoryObj<typeof FilterChip>;

export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tags has any of Trust in the numbers' }));
    await expect(args.onOpened).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove condition' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};
export const Open: Story = { args: { opened: true } };
export const Faulty: Story = { args: { fault: 'Choose a value from the list.' } };
