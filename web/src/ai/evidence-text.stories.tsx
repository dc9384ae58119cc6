import type { EvidenceContent } from '@evident/domain/evidence';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EvidenceTextView } from './evidence-text.tsx';
import { sampleText } from './sample-text.ts';
import { WrittenBy } from './written-by.tsx';

const meta: Meta<typeof EvidenceTextView> = {
  title: 'AI/Evidence text',
  component: EvidenceTextView,
  args: { text: sampleText() },
};
export default meta;
type Story = StoryObj<typeof EvidenceTextView>;

export const Sections: Story = {
  args: { onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: /Pain points/ })).toBeVisible();
    await userEvent.hover(canvas.getByText(/Numbers are checked by hand/));
    await expect(
      await screen.findByText(/I never trust what comes out of the export\./, { selector: 'blockquote' }),
    ).toBeVisible();
    await expect(await screen.findByRole('button', { name: /^Play “I check every number/ })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Quote 2 by Participant 3/ })[0]!);
    await expect(args.onOpen).toHaveBeenCalledWith(sampleText().content.citations[1]);
  },
};

/** Tab reaches each number, then its quotes, then what follows. Escape closes them. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(await screen.findByRole('group', { name: 'Quotes' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: /^Quote 2/ })[0]!).toHaveFocus();
    await userEvent.tab();
    await expect(within(screen.getByRole('group', { name: 'Quotes' })).getAllByRole('link')[0]!).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /^Play “I check/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Quotes' })).toBeNull());
    await expect(canvas.getAllByRole('link', { name: /^Quote 2/ })[0]!).toHaveFocus();
  },
};

export const ByTap: Story = {
  args: { onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const number = within(canvasElement).getAllByRole('button', { name: /^Quote 2/ })[0]!;
    await fireEvent.pointerDown(number, { pointerType: 'touch' });
    await fireEvent.click(number);
    await expect(await screen.findByRole('group', { name: 'Quotes' })).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

const lost = sampleText();
export const LostWords: Story = {
  args: {
    text: {
      ...lost,
      dropped: 1,
      content: { ...lost.content, citations: lost.content.citations.map((one) => ({ ...one, lost: true })) },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 sentence without evidence was left out.')).toBeVisible();
    await userEvent.hover(canvas.getByText(/A warning when two reports differ/));
    await expect(
      await screen.findByText('The words are no longer in the note.', { selector: 'blockquote *' }),
    ).toBeVisible();
    const link = canvas.getByRole('link', { name: /Quote 3 .* The words are no longer in the note\.$/ });
    await expect(link).not.toHaveAttribute('href', expect.stringContaining('#at'));
  },
};

const [first] = sampleText().content.sections;
export const NotChecked: Story = {
  args: {
    text: sampleText({
      content: {
        ...sampleText().content,
        sections: [
          {
            ...first!,
            sentences: [
              first!.sentences[0]!,
              { text: 'Most teams distrust exports.', citations: ['c2'], unchecked: true },
            ],
          },
        ],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const claim = canvas.getByText('Most teams distrust exports.');
    const quote = canvas.getByText(/I never trust what comes out of the export\./, { selector: 'blockquote' });
    await expect(canvas.getByText('Not checked')).toBeVisible();
    // Its quote comes first, and it is no part of the text.
    await expect(quote.compareDocumentPosition(claim) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(canvas.getByText(/Numbers are checked by hand/).closest('p')).not.toContainElement(claim);
  },
};

export const OpensItsPlaces: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getAllByRole('link', { name: /Quote 3 by Participant 5/ })[0]!;
    await expect(link).toHaveAttribute('href', expect.stringContaining('#at-300-'));
  },
};

const [pains, wishes] = sampleText().content.sections;
const growing = (sections: EvidenceContent['sections']) =>
  sampleText({ state: 'WORKING', content: { ...sampleText().content, sections } });

export const Growing: Story = {
  render: function Grows() {
    const [at, setAt] = useState(0);
    const steps = [growing([wishes!]), growing([pains!, wishes!]), sampleText()];
    return (
      <>
        <button type="button" onClick={() => setAt(at + 1)}>
          Grow
        </button>
        <EvidenceTextView text={steps[at]!} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grow = canvas.getByRole('button', { name: 'Grow' });
    await userEvent.click(grow);
    await expect(canvas.queryByRole('heading', { name: /Pain points/ })).toBeNull();
    await userEvent.click(grow);
    await expect(await canvas.findByRole('heading', { name: /Pain points/ })).toBeVisible();
  },
};

export const Extracted: Story = {
  render: () => <WrittenBy method="EXTRACTED" model={null} />,
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByText('Extracted'));
    await expect(await screen.findByText(/No language model was used/)).toBeVisible();
  },
};

export const ByAModel: Story = { render: () => <WrittenBy method="MODEL" model="qwen3:8b" /> };
