import type { Meta, StoryObj } from '@storybook/react-vite';
import { Modal } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ImportDialog } from './import-dialog.tsx';
import { interview } from './sample-previews.ts';
import { useImportDialog } from './use-import-dialog.tsx';

const tooLarge = new File(['x'], 'recording.csv');
Object.defineProperty(tooLarge, 'size', { value: 200_000_001 });
const refused = [tooLarge];
const talk = [new File(['WEBVTT'], 'interview-07.vtt')];

/** A fake server that accepts uploads from the nth attempt and reads every file as the interview. */
const receiving = (takes: (tries: number) => boolean) => () => {
  const real = globalThis.XMLHttpRequest;
  let tries = 0;
  class Line extends EventTarget {
    upload = {};
    status = 0;
    responseText = '';
    onload = () => {};
    onerror = () => {};
    open() {}
    abort() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send() {
      tries += 1;
      Object.assign(this, { status: 201, responseText: '{"id":"f1"}' });
      queueMicrotask(() => (takes(tries) ? this.onload() : this.onerror()));
    }
  }
  globalThis.XMLHttpRequest = Line as unknown as typeof XMLHttpRequest;
  const restore = answering({
    'POST /api/v1/files/f1/import-preview': interview.preview,
    'POST /api/v1/projects/p1/imports': { id: 'i1' },
  })();
  return () => {
    globalThis.XMLHttpRequest = real;
    sessionStorage.removeItem('evident-imports');
    restore();
  };
};

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
export const RefusedStayListed: Story = {
  args: { files: [...talk, tooLarge] },
  beforeEach: receiving(() => true),
  play: async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: 'Import 1 note' }));
    await expect(await inside.findByText('Importing 1 note. The files listed here are not included.')).toBeVisible();
    await expect(inside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('recording.csv'),
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
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
