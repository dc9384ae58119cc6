import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleTags } from './sample-highlights.ts';
import { HighlightFilterBar } from './highlight-filter-bar.tsx';
import { useHighlightFilter } from './use-highlight-filter.ts';

const meta: Meta = { title: 'Highlights/Highlight filter bar' };
export default meta;

function Chosen() {
  return (
    <>
      <HighlightFilterBar
        filter={useHighlightFilter()}
        tags={sampleTags}
        speakers={['Ada', 'Benedict']}
        found="12 highlights"
        exportTo="/export"
      />
      <output data-address>{useLocation().search}</output>
    </>
  );
}

export const KeptInTheAddress: StoryObj = {
  render: () => <Chosen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find in highlights' }), 'hand');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by tag' }), 'First page only');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by speaker' }), 'Ada');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-address]')).toHaveTextContent('?find=hand&tag=t2&speaker=Ada'),
    );
    await expect(canvas.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/export');
  },
};
