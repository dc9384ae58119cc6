import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReferenceCard } from './reference-card.tsx';
import { sampleFile, sampleNote, sampleTag } from './sample-cards.ts';

const meta: Meta<typeof ReferenceCard> = {
  title: 'References/Card',
  component: ReferenceCard,
  args: { object: sampleNote, card: sampleNote, look: { layout: 'card', hidden: [] } },
  // Options are shown in texts in edit mode.
  decorators: [
    (Story) => (
      <div
        className="text"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-label="Text"
        tabIndex={0}
      >
        <div contentEditable={false}>
          <Story />
        </div>
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ReferenceCard>;

/** Its author hides parts of it, or shows it as a line. */
export const OfANote: Story = {
  args: { onLook: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: sampleNote.title })).toHaveAttribute(
      'href',
      expect.stringContaining(`/data/${sampleNote.id}`),
    );
    await expect(canvas.getByText('12 highlights')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Options of this note' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Hide first words' }));
    await expect(args.onLook).toHaveBeenCalledWith({ layout: 'card', hidden: ['excerpt'] });
  },
};

export const WithHiddenParts: Story = {
  args: { look: { layout: 'card', hidden: ['excerpt', 'facts'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/spreadsheet/)).toBeNull();
    await expect(canvas.queryByText('12 highlights')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OfATagAsALine: Story = {
  args: { object: sampleTag, card: sampleTag, look: { layout: 'line', hidden: [] } },
  play: ({ canvas }) => expect(canvas.getByText('1 highlight')).toBeVisible(),
};

export const OfAFile: Story = {
  args: { object: sampleFile, card: sampleFile },
  play: ({ canvas }) => expect(canvas.getByText('48.2 kB')).toBeVisible(),
};

/** Shows nothing about the object. */
export const OutOfSight: Story = {
  args: { card: null },
  play: ({ canvas }) => expect(canvas.getByText('A note that was removed, or that you cannot see.')).toBeVisible(),
};
