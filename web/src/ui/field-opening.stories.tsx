import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { typeAtOnce } from '../../.storybook/type-at-once.ts';
import { FieldOpening } from './field-opening.tsx';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { useCreate } from '../kernel/queries/use-create.ts';
import { Dialog } from './dialog.tsx';

const shortcut = fn();
const named = fn();

/** Held open by the story: the chunk of a dialog, and the answer of a server. */
let chunk = Promise.withResolvers<void>();
let created = Promise.withResolvers<{ id: string }>();

function NameForm() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        named(new FormData(event.currentTarget).get('name'));
      }}
    >
      <input name="name" aria-label="Name" data-autofocus />
    </form>
  );
}

function NameDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title="New folder">
      <NameForm />
    </Dialog>
  );
}

function Page() {
  const [open, setOpen] = useState<'dialog' | 'chunk' | null>(null);
  const [Loaded] = useState(() => lazy(() => chunk.promise.then(() => ({ default: NameDialog }))));
  const create = useCreate({ create: () => created.promise, opensField: true, onError: () => undefined });
  useKeys(
    [...'ehit'].map((keys) => ({ keys, label: `Run ${keys}`, run: shortcut })),
    true,
  );
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('dialog')}>New folder</Button>
      <Button onClick={() => setOpen('chunk')}>Move…</Button>
      <Button onClick={() => create.mutate()}>New note</Button>
      {create.isSuccess && <input aria-label="Title" autoFocus />}
      {create.isError && <p>The note was not created</p>}
      {open === 'dialog' && <NameDialog onClose={close} />}
      {open === 'chunk' && (
        <Suspense fallback={<FieldOpening />}>
          <Loaded onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const meta: Meta<typeof Page> = {
  title: 'Keys/Typed before the field is there',
  component: Page,
  beforeEach: () => {
    shortcut.mockClear();
    named.mockClear();
    chunk = Promise.withResolvers();
    created = Promise.withResolvers();
  },
};
export default meta;
type Story = StoryObj<typeof Page>;

const body = within(document.body);
const press = (name: string) => userEvent.click(body.getByRole('button', { name }));

export const InADialog: Story = {
  play: async () => {
    body.getByRole('button', { name: 'New folder' }).click();
    await Promise.resolve();
    typeAtOnce('the first↵');
    await waitFor(() => expect(named).toHaveBeenCalledWith('the first'));
    await expect(shortcut).not.toHaveBeenCalled();
  },
};

export const InADialogWhoseChunkLoads: Story = {
  play: async () => {
    await press('Move…');
    typeAtOnce('their thesis');
    chunk.resolve();
    await waitFor(() => expect(body.getByRole('textbox', { name: 'Name' })).toHaveValue('their thesis'));
    typeAtOnce('!');
    await expect(body.getByRole('textbox', { name: 'Name' })).toHaveValue('their thesis!');
    await expect(shortcut).not.toHaveBeenCalled();
  },
};

export const WhileTheServerCreatesIt: Story = {
  play: async () => {
    await press('New note');
    typeAtOnce('hi the');
    created.resolve({ id: '1' });
    await waitFor(() => expect(body.getByRole('textbox', { name: 'Title' })).toHaveValue('hi the'));
    await expect(shortcut).not.toHaveBeenCalled();
  },
};

/** Shortcuts work again once it is clear that no field opens. */
export const Refused: Story = {
  play: async () => {
    await press('New note');
    typeAtOnce('hi');
    created.reject(new Error('The workspace is full'));
    await body.findByText('The note was not created');
    await expect(shortcut).not.toHaveBeenCalled();
    typeAtOnce('h');
    await expect(shortcut).toHaveBeenCalledTimes(1);
  },
};
