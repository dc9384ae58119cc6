import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useAddressText } from '../../kernel/use-address-choice.ts';
import { PeekLink } from './peek-link.tsx';

const meta: Meta<typeof PeekLink> = {
  title: 'Peek/Link',
  component: PeekLink,
  parameters: { address: '/projects?sort=title' },
};
export default meta;

function Address() {
  const { pathname, search } = useLocation();
  return (
    <output>
      {pathname}
      {search}
    </output>
  );
}

function Find() {
  const [words, setWords] = useAddressText('find');
  return <input aria-label="Find" value={words} onChange={({ target }) => setWords(target.value)} />;
}

export const SaysThatItIsOpen: StoryObj<typeof PeekLink> = {
  parameters: { address: '/projects?peek=note:n1~note:n2' },
  render: () => (
    <>
      <PeekLink item={{ kind: 'note', id: 'n1', place: 'highlight-h1' }}>Interview 1</PeekLink>{' '}
      <PeekLink item={{ kind: 'note', id: 'n2' }}>Interview 2</PeekLink>{' '}
      <PeekLink item={{ kind: 'insight', id: 'n1' }}>Finding</PeekLink>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-current')),
    ).toEqual(['true', null, null]);
  },
};
export const OpensBeside: StoryObj<typeof PeekLink> = {
  render: () => (
    <>
      <PeekLink item={{ kind: 'note', id: 'n1' }}>Interview 4</PeekLink> <Address />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/data/n1');
    await userEvent.click(canvas.getByRole('link'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('/projects?sort=title&peek=note:n1'));
  },
};
/** The address may be ahead of the last render; its content is kept. */
export const KeepsWhatWasTypedJustBefore: StoryObj<typeof PeekLink> = {
  render: () => (
    <>
      <Find /> <PeekLink item={{ kind: 'note', id: 'n1' }}>Interview 4</PeekLink> <Address />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [field, link] = [canvas.getByRole('textbox', { name: 'Find' }), canvas.getByRole('link')];
    // Bypasses React's value tracking, like user input.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'ada');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    link.click();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('/projects?sort=title&find=ada&peek=note:n1'),
    );
    await expect(field).toHaveValue('ada');
  },
};
