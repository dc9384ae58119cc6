import type { ShareLinkChange } from '@evident/domain/sharing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked, refusal } from '../../../.storybook/answers.ts';
import { link } from './examples.ts';
import { ShareDialog } from './share-dialog.tsx';
import { changed } from '../../data/sharing/mutations.ts';

const meta: Meta<typeof ShareDialog> = {
  title: 'Share dialog',
  component: ShareDialog,
  args: { objectType: link.objectType, objectId: link.objectId, opened: true, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof ShareDialog>;

const LINKS = '/api/v1/share-links';
const asked: Asked[] = [];
/** A link that keeps its changes. */
const changing = () => {
  let now = link;
  return answering(
    {
      [`GET ${LINKS}`]: () => ({ items: [now] }),
      [`PATCH ${LINKS}/${link.id}`]: (change: ShareLinkChange) => {
        now = changed(now, change);
        return now;
      },
    },
    asked,
  )();
};
const dialog = () => within(document.body);

export const FirstLink: Story = {
  beforeEach: answering({ [`GET ${LINKS}`]: { items: [] }, [`POST ${LINKS}`]: link }, asked),
  play: async () => {
    await expect(
      await dialog().findByText(/Visitors see this insight with its authors, and the words it quotes/),
    ).toBeVisible();
    await userEvent.click(await dialog().findByRole('button', { name: 'Create a link' }));
    await expect(await dialog().findByRole('textbox', { name: 'Address of the link' })).toHaveValue(
      `${location.origin}/p/${link.token}`,
    );
  },
};
export const SwitchedOff: Story = {
  beforeEach: changing,
  play: async () => {
    await userEvent.click(await dialog().findByRole('switch', { name: 'Link works' }));
    await expect(await dialog().findByText('Off: leads nowhere')).toBeVisible();
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')).toMatchObject({ body: { on: false }, seen: '"1"' }),
    );
  },
};
export const GivenAPassword: Story = {
  beforeEach: changing,
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Set a password' }));
    await userEvent.type(dialog().getByLabelText('Password'), 'tea & cake{Enter}');
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ password: 'tea & cake' }),
    );
    await expect(dialog().queryByDisplayValue('tea & cake')).toBeNull();
  },
};
export const Several: Story = {
  beforeEach: answering({
    [`GET ${LINKS}`]: {
      items: [
        link,
        { ...link, id: 'b', hasPassword: true, expiresAt: '2036-03-14T22:59:59.999Z' },
        { ...link, id: 'c', on: false },
      ],
    },
  }),
};
export const OfAnArchivedProject: Story = {
  args: { onlyOff: 'Unavailable in read-only mode' },
  beforeEach: changing,
  play: async () => {
    await expect(await dialog().findByRole('button', { name: 'Create another link' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog().queryByRole('button', { name: 'Set a password' })).toBeNull();
    await userEvent.click(dialog().getByRole('switch', { name: 'Link works' }));
    await expect(await dialog().findByText('Unavailable in read-only mode: it stays off.')).toBeVisible();
    await expect(dialog().getByRole('switch', { name: 'Link works' })).toBeDisabled();
  },
};
export const Failed: Story = {
  beforeEach: answering({
    [`GET ${LINKS}`]: () => refusal(403, 'Forbidden', 'You don’t have edit permissions in this project'),
  }),
};
