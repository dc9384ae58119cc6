import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ImportDialog } from './import-dialog.tsx';
import { interview } from './sample-previews.ts';

const tooLarge = new File(['x'], 'recording.csv');
Object.defineProperty(tooLarge, 'size', { value: 200_000_001 });
const refused = [tooLarge];
const talk = [new File(['WEBVTT'], 'interview-07.vtt')];

const meta: Meta<typeof ImportDialog> = { title: 'Imports/Import dialog', component: ImportDialog, args: { projectId: 'p1', projectTitle: 'Why people leave', opened: true, onClose: fn() } };
export default meta;
type Story = StoryObj<typeof ImportDialog>;

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Import into Why people leave' }));

export const NothingYet: Story = {
  play: async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getByRole('button', { name: 'Import' })).toHaveAccessibleDescription('Choose at least one file');
    await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const RefusedInASentence: Story = {
  args: { files: refused },
  play: async () => {
    const inside = await dialog();
    await expect(await inside.findByText('The file is larger than 200 MB. Split it into smaller files.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Import' })).toHaveAccessibleDescription('None of these files can be imported');
    await userEvent.click(inside.getByRole('button', { name: 'Leave out recording.csv' }));
    await expect(inside.queryByRole('listitem')).toBeNull();
    await waitFor(() => expect(inside.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  },
};
export const TriedAgain: Story = {
  args: { files: talk },
  beforeEach: () => {
    const real = globalThis.XMLHttpRequest;
    let tries = 0;
    class Line extends EventTarget {
      upload = {}; status = 0; responseText = ''; onload = () => {}; onerror = () => {};
      open() {}
      abort() {}
      setRequestHeader() {}
      getResponseHeader() { return null; }
      send() {
        tries += 1;
        Object.assign(this, { status: 201, responseText: '{"id":"f1"}' });
        queueMicrotask(() => (tries === 1 ? this.onerror() : this.onload()));
      }
    }
    globalThis.XMLHttpRequest = Line as unknown as typeof XMLHttpRequest;
    const restore = answering({ 'POST /api/v1/files/f1/import-preview': interview.preview })();
    return () => { globalThis.XMLHttpRequest = real; restore(); };
  },
  play: async () => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: 'Try again: interview-07.vtt' }));
    await expect(await inside.findByText('Interview, 2 speakers')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Import 1 note' })).toBeEnabled();
  },
};
