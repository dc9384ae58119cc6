import type { Meta, StoryObj } from '@storybook/react-vite';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ImportCards } from './import-cards.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { interview } from './sample-previews.ts';
import { receiving } from './sample-uploads.ts';
import { useImportDialog } from './use-import-dialog.tsx';

const tooLarge = new File(['x'], 'recording.csv');
Object.defineProperty(tooLarge, 'size', { value: 200_000_001 });
const refused = [tooLarge];
const talk = [new File(['WEBVTT'], 'interview-07.vtt')];

const meta: Meta<typeof ImportDialog> = {
  title: 'Imports/Import dialog',
  component: ImportDialog,
  args: { projectId: 'p1', projectTitle: 'Why people leave', opened: true, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof ImportDialog>;

const dialog = async () =>
  within(await within(document.body).findByRole('dialog', { name: 'Import into Why people leave' }));

export const NothingYet: Story = {
  play: async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getByRole('button', { name: 'Import' })).toHaveAccessibleDescription(
      'Choose at least one file',
    );
    // Both buttons stay on one line on a phone.
    inside.getByRole('status').parentElement!.style.width = '300px';
    const [cancel, start] = ['Cancel', 'Import'].map((name) => inside.getByRole('button', { name }));
    await expect(start!.getBoundingClientRect().top).toBe(cancel!.getBoundingClientRect().top);
    await userEvent.click(cancel!);
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const RefusedInASentence: Story = {
  args: { files: refused },
  play: async () => {
    const inside = await dialog();
    await expect(await inside.findByText('The file is larger than 200 MB. Split it into smaller files.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Import' })).toHaveAccessibleDescription(
      'None of these files can be imported',
    );
    await userEvent.click(inside.getByRole('button', { name: 'Remove recording.csv' }));
    await expect(inside.queryByRole('listitem')).toBeNull();
    await waitFor(() => expect(inside.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  },
};
export const TriedAgain: Story = {
  args: { files: talk },
  beforeEach: receiving((tries) => tries > 1),
  play: async () => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: 'Try again: interview-07.vtt' }));
    await expect(await inside.findByText('Interview, 2 speakers')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Import 1 note' })).toBeEnabled();
  },
};
/** Recordings and images that come with texts are shown here instead of on a card. */
export const WithRecordings: Story = {
  args: { files: talk, kept: { take: fn(), list: <p>call.mp4, uploaded</p>, leave: fn() } },
  beforeEach: receiving(() => true),
  play: async ({ args }) => {
    const inside = await dialog();
    await expect(await inside.findByText('call.mp4, uploaded')).toBeVisible();
    const [call, words] = [new File(['x'], 'call.mp4'), new File(['Words.'], 'words.md')];
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [call, words]);
    await waitFor(() => expect(args.kept!.take).toHaveBeenCalledWith([call], new Map(), true));
    await expect(await inside.findByText('words.md')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
/** Each line keeps its own state, whichever line was rendered last. */
export const SeveralOpened: Story = {
  args: { files: [1, 2, 3].map((number) => new File(['WEBVTT'], `interview-${number}.vtt`)) },
  beforeEach: receiving(() => true),
  play: async () => {
    const inside = await dialog();
    const previews = async () =>
      (await inside.findAllByRole('button', { name: /^Preview of/ })).map((button) => button.ariaExpanded);
    await waitFor(async () => expect(await previews()).toEqual(['false', 'false', 'false']));
    await userEvent.click(inside.getByRole('button', { name: 'Preview of interview-1.vtt' }));
    await userEvent.click(inside.getByRole('button', { name: 'Preview of interview-3.vtt' }));
    await expect(await previews()).toEqual(['true', 'false', 'true']);
    await userEvent.click(inside.getByRole('button', { name: 'Remove interview-2.vtt' }));
    await userEvent.click(inside.getByRole('button', { name: 'Preview of interview-1.vtt' }));
    await expect(await previews()).toEqual(['false', 'true']);
  },
};
/** One window from the choice to the report; its import has no card meanwhile. */
export const BecomesTheReport: Story = {
  args: { files: [...talk, tooLarge] },
  beforeEach: receiving(() => true),
  render: (args) => (
    <>
      <ImportCards />
      <ImportDialog {...args} />
    </>
  ),
  play: async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: 'Import 1 note' }));
    await expect(await inside.findByRole('button', { name: 'Done' })).toBeVisible();
    await expect(inside.getByText(/^recording\.csv: The file is larger/)).toBeVisible();
    await expect(document.querySelector('section[aria-label="Imports"]')).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(inside.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(document.querySelector('section[aria-label="Imports"]')).toBeNull();
  },
};
/** Closed before the server answers: the import has a card, whether the window is only hidden or gone. */
const closedEarly = (whenClosed: 'hidden' | 'gone'): Story => {
  let answer = () => {};
  return {
    args: { files: talk },
    beforeEach: receiving(() => true, {
      'POST /api/v1/projects/p1/imports': () =>
        new Promise((resolve) => {
          answer = () => resolve({ id: 'r1' });
        }),
    }),
    render: function Closing(args) {
      const [opened, setOpened] = useState(true);
      return (
        <>
          <ImportCards />
          {(opened || whenClosed === 'hidden') && (
            <ImportDialog {...args} opened={opened} onClose={() => setOpened(false)} />
          )}
        </>
      );
    },
    play: async ({ canvasElement }) => {
      const inside = await dialog();
      await userEvent.click(await inside.findByRole('button', { name: 'Import 1 note' }));
      await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
      answer();
      await expect(
        await within(canvasElement).findByRole('button', { name: 'Dismiss: Import of interview-07.vtt' }),
      ).toBeVisible();
    },
  };
};
export const ClosedWhileItStarts = closedEarly('hidden');
export const GoneWhileItStarts = closedEarly('gone');
const dated = (taken: boolean) => ({
  ...interview.preview!,
  notes: [{ ...interview.preview!.notes[0]!, date: { day: '2024-03-12', words: 'Date: 12 March 2024', taken } }],
});
/** Dates are taken when asked, from one file or all. */
export const DatesOffered: Story = {
  args: { files: [1, 2].map((number) => new File(['WEBVTT'], `interview-${number}.vtt`)) },
  beforeEach: receiving(() => true, {
    'POST /api/v1/files/f1/import-preview': ({ options }: { options: { date?: boolean } }) =>
      dated(options.date === true),
  }),
  play: async () => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: 'Use all of these dates' }));
    await waitFor(async () => {
      const boxes = await inside.findAllByRole('checkbox', { name: 'Date of the conversation: Mar 12, 2024' });
      await expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true]);
    });
    await expect(inside.queryByText('2 files state a date.')).toBeNull();
  },
};
function Elsewhere() {
  const { pathname } = useLocation();
  return (
    <p>
      {pathname} <Link to="/elsewhere">Elsewhere</Link>
    </p>
  );
}
export const AskedBeforeLeaving: Story = {
  args: { files: talk },
  parameters: { address: '/projects/p1' },
  beforeEach: receiving(() => true),
  render: (args) => (
    <>
      <Elsewhere />
      <ImportDialog {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await (await dialog()).findByRole('button', { name: 'Import 1 note' });
    const go = () => fireEvent.click(canvasElement.querySelector('a')!);
    const question = async () =>
      within(await within(document.body).findByRole('dialog', { name: 'Leave the files you chose?' }));
    go();
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await expect(canvasElement).toHaveTextContent('/projects/p1');
    await waitFor(() =>
      expect(within(document.body).queryByRole('dialog', { name: 'Leave the files you chose?' })).toBeNull(),
    );
    go();
    await userEvent.click((await question()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvasElement).toHaveTextContent('/elsewhere'));
  },
};
function ProjectPage({ asking }: { asking: boolean }) {
  const { dialog: importing } = useImportDialog({ projectId: 'p1', projectTitle: 'Why people leave', readOnly: null });
  return (
    <>
      <Modal opened={asking} onClose={fn()} title="Delete it?" withCloseButton={false}>
        <p>Everything goes.</p>
      </Modal>
      {importing}
    </>
  );
}
const paste = () => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(['WEBVTT'], 'again.vtt'));
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};
export const PastedOnThePage: Story = {
  render: () => <ProjectPage asking={false} />,
  beforeEach: receiving(() => true),
  play: async () => {
    await waitFor(async () => {
      paste();
      await expect(await within(document.body).findByRole('dialog', { name: /^Import into/ })).toBeVisible();
    });
  },
};
export const NotPastedUnderADialog: Story = {
  render: () => <ProjectPage asking />,
  beforeEach: receiving(() => true),
  play: async () => {
    await within(document.body).findByRole('dialog', { name: 'Delete it?' });
    paste();
    await new Promise(requestAnimationFrame);
    await expect(within(document.body).queryByRole('dialog', { name: /^Import into/ })).toBeNull();
  },
};
