import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NoteBar } from './note-bar.tsx';
import { useNoteFilter } from './use-note-filter.ts';

const meta: Meta = { title: 'Projects/Note bar' };
export default meta;

function Chosen() {
  const chosen = useNoteFilter({ parameter: undefined, clear: fn() });
  return (
    <>
      <NoteBar chosen={chosen} conditions={null} found="3 of 203 notes" />
      <output data-address>{useLocation().search}</output>
    </>
  );
}

export const StandsInTheAddress: StoryObj = {
  render: () => <Chosen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find a note by its title' }), 'ada');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort notes' }), 'Oldest first');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-address]')).toHaveTextContent('?find=ada&order=oldest'),
    );
    await expect(canvas.getByText('3 of 203 notes')).toBeVisible();
  },
};
/** A second choice before the address of the first is rendered. */
export const TwoChoicesAtOnce: StoryObj = {
  ...StandsInTheAddress,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Find a note by its title' });
    const order = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Sort notes' });
    // Dispatches native events, which React does not batch.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'ada');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    order.value = 'oldest';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-address]')).toHaveTextContent('?find=ada&order=oldest'),
    );
    await expect(field).toHaveValue('ada');
    await expect(order).toHaveValue('oldest');
  },
};
/** From a filter to its results and back to the full list. */
export const GoesOnToTheRows: StoryObj = {
  render: () => (
    <main>
      <Chosen />
      <ul>
        {['Interview 3', 'Interview 4'].map((title) => (
          <li key={title} data-row>
            <a href={`#${title}`}>{title}</a>
          </li>
        ))}
      </ul>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Find a note by its title' });
    await userEvent.type(field, 'interview{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Interview 3' })).toHaveFocus();
    await userEvent.type(field, '{Escape}');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(canvasElement.querySelector('[data-address]')).toHaveTextContent(/^$/));
  },
};
