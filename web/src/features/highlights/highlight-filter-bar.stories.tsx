import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HighlightFilterBar } from './highlight-filter-bar.tsx';
import { useHighlightFilter } from './use-highlight-filter.ts';

const meta: Meta = { title: 'Highlights/Highlight filter bar' };
export default meta;

function Chosen() {
  const chosen = useHighlightFilter({ parameter: undefined, clear: fn() });
  return (
    <>
      <HighlightFilterBar chosen={chosen} conditions={null} found="12 highlights" exportTo="/export" />
      <output data-address>{useLocation().search}</output>
    </>
  );
}

export const KeptInTheAddress: StoryObj = {
  render: () => <Chosen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find in highlights' }), 'hand');
    await waitFor(() => expect(canvasElement.querySelector('[data-address]')).toHaveTextContent('?find=hand'));
    await expect(canvas.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/export');
  },
};
