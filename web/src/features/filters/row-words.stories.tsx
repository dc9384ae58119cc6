import { systemRow } from '@evident/domain/filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { RowWords } from './row-words.tsx';
import { filterAnswers, sampleFields, tagRow, TAGS } from './sample-filters.ts';

const meta: Meta<typeof RowWords> = {
  title: 'Filters/Row words',
  component: RowWords,
  beforeEach: answering(filterAnswers),
  render: (props) => (
    <p>
      <RowWords {...props} />
    </p>
  ),
  args: { row: tagRow, fields: sampleFields },
};
export default meta;
type Story = StoryObj<typeof RowWords>;

export const SeveralTags: Story = {
  args: { row: { ...tagRow, operator: 'HasAllOf', values: Object.values(TAGS) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Trust/);
    await expect(canvasElement).toHaveTextContent(
      'Tags has all of Trust in the numbers, First page only, Price and 1 more',
    );
  },
};
export const Words: Story = {
  args: { row: systemRow('Content', 'DoesNotContain', 'price list') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Content does not contain “price list”');
  },
};
export const SeveralWords: Story = {
  args: { row: systemRow('Content', 'ContainsAnyOf', 'cost', 'costs', 'costing', 'costly') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Content contains any of “cost”, “costs”, “costing” and 1 more');
  },
};
export const AHiddenField: Story = {
  args: { row: { id: '1', field: { kind: 'note', fieldId: '0198c5a2-0000-7000-8000-000000000099' }, values: [] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('A field that is not available');
  },
};
