import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InlineTitle } from './inline-title.tsx';

const meta: Meta<typeof InlineTitle> = {
  title: 'Inline title',
  component: InlineTitle,
  args: { title: 'Onboarding interviews', onRename: fn() },
};
export default meta;
type Story = StoryObj<typeof InlineTitle>;

export const Renamed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Onboarding interviews' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Title' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '  First week {Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('First week');
    await expect(canvas.getByRole('button', { name: 'Onboarding interviews' })).toHaveFocus();
  },
};
export const PutBack: Story = {
  args: { onRename: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(document.body);
    await userEvent.keyboard('e');
    await userEvent.type(await within(canvasElement).findByRole('textbox'), 'other{Escape}');
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent('Onboarding interviews');
  },
};

function WithText(props: Parameters<typeof InlineTitle>[0]) {
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <InlineTitle {...props} onNamed={() => text.current!.focus()} />
      <textarea ref={text} aria-label="Text" />
    </>
  );
}
/** A new item is named first; the next keys go into its text. */
export const NamedFirst: Story = {
  args: { title: '', placeholder: 'Untitled insight', nameFirst: true },
  render: (args) => <WithText {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('Configs{Enter}everything is copied');
    await expect(args.onRename).toHaveBeenCalledTimes(1);
    await expect(args.onRename).toHaveBeenCalledWith('Configs');
    await expect(text).toHaveValue('everything is copied');
    for (const key of ['{Tab}', '{ArrowDown}']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Untitled insight' }));
      await userEvent.keyboard(key);
      await expect(text).toHaveFocus();
    }
  },
};
export const OnThePage: Story = {
  args: { size: 'page', title: 'People trust a number they can trace back to a person' },
};
export const Untitled: Story = { args: { title: '', placeholder: 'Untitled insight' } };
export const Fixed: Story = {
  args: { onRename: fn(), fixed: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement, args }) => {
    const title = within(canvasElement).getByRole('button', { name: 'Onboarding interviews' });
    await expect(title).toHaveAccessibleDescription('You don’t have edit permissions in this project');
    await userEvent.click(title);
    await userEvent.click(document.body);
    await userEvent.keyboard('e');
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};
export const ReadOnly: Story = { args: { onRename: undefined } };
