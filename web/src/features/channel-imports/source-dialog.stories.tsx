import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked, refusal } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { SAMPLE_FIRST, SAMPLE_RUN, SAMPLE_SOURCE } from './sample-import.ts';
import { SourceDialog } from './source-dialog.tsx';

const asked: Asked[] = [];
const { channelId } = SAMPLE_SOURCE;
const BASE = `/api/v1/channels/${channelId}`;
const INBOXES = [
  { id: 'inb_1', name: 'Support' },
  { id: 'inb_2', name: 'Sales' },
];
const ANSWERS = {
  [`POST ${BASE}/sources/account`]: { name: 'Acme' },
  [`POST ${BASE}/sources/choices`]: { items: INBOXES },
  [`POST ${BASE}/sources/preview`]: SAMPLE_FIRST,
  [`POST ${BASE}/sources`]: { id: SAMPLE_SOURCE.id, importId: SAMPLE_RUN.id },
  [`PATCH ${BASE}/sources/${SAMPLE_SOURCE.id}`]: null,
  [`GET ${BASE}/imports/${SAMPLE_RUN.id}`]: SAMPLE_RUN,
};
const sent = (path: string) => asked.filter((one) => one.path === `${BASE}${path}`).map(({ body }) => body);
const screen = within(document.body);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const meta: Meta<typeof SourceDialog> = {
  title: 'Channels/Connect a service',
  component: SourceDialog,
  decorators: [asMember()],
  args: { channelId, source: 'FRONT', onClose: fn() },
  beforeEach: answering(ANSWERS, asked),
};
export default meta;
type Story = StoryObj<typeof SourceDialog>;

/** Credentials, choices, the first items, and the import, which is created once. */
export const Connected: Story = {
  play: async () => {
    await press('Continue');
    await expect(await screen.findByText('API token is missing.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('API token'), 'secret');
    await press('Continue');
    await expect(await screen.findByText('Step 2 of 3: Choose')).toBeVisible();
    await expect(screen.getByText('Acme')).toBeVisible();
    await press('Show first items');
    await expect(await screen.findByText('Choose at least one under Inboxes.')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Inboxes' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sales' }));
    await press('Show first items');
    await expect(await screen.findByText('The first 2 items of 40, as they will look.')).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Import' }));
    await expect(await screen.findByText('Finished: 2 new, 1 can’t be imported.')).toBeVisible();
    const configuration = { inboxes: [INBOXES[1]], firstImportPeriodDays: 90 };
    await expect(sent('/sources')).toEqual([{ source: 'FRONT', credentials: { token: 'secret' }, configuration }]);
  },
};
export const Refused: Story = {
  beforeEach: answering({
    [`POST ${BASE}/sources/account`]: () =>
      refusal(422, 'UnprocessableContent', 'Front refused the access', 'Make a new token in Developers.'),
  }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('API token'), 'wrong');
    await press('Continue');
    await expect(await screen.findByText('Make a new token in Developers.')).toBeVisible();
    await expect(screen.getByLabelText('API token')).toHaveValue('wrong');
  },
};
/** Public reviews need no account, and have apps to try. */
export const PublicReviews: Story = {
  args: { source: 'APP_STORE' },
  play: async () => {
    await expect(await screen.findByText('Step 1 of 2: Choose')).toBeVisible();
    await press('VLC media player');
    await press('Show first items');
    await waitFor(() =>
      expect(sent('/sources/preview')).toEqual([
        { source: 'APP_STORE', configuration: { apps: [{ id: '650377962', name: 'VLC media player' }] } },
      ]),
    );
    await press('Back');
    await expect(await screen.findByText('Step 1 of 2: Choose')).toBeVisible();
  },
};
export const Renewed: Story = {
  args: { change: { kind: 'renew', of: { ...SAMPLE_SOURCE, state: 'stopped', problem: 'Make a new token.' } } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('API token'), 'newer');
    await press('Renew credentials');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent(`/sources/${SAMPLE_SOURCE.id}`)).toEqual([{ credentials: { token: 'newer' } }]);
  },
};
export const OtherChoices: Story = {
  args: { change: { kind: 'change', of: SAMPLE_SOURCE } },
  play: async ({ args }) => {
    await press('Show first items');
    await press('Save choices');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent(`/sources/${SAMPLE_SOURCE.id}`)).toEqual([{ configuration: SAMPLE_SOURCE.configuration }]);
    await expect(sent('/sources/preview')[0]).toMatchObject({ sourceId: SAMPLE_SOURCE.id });
  },
};
