import { SOURCE_KINDS } from '@evident/domain/channels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked, refusal } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { PartPicker } from './part-picker.tsx';
import { SAMPLE_SOURCE } from './sample-import.ts';

const asked: Asked[] = [];
const CHOICES = `POST /api/v1/channels/${SAMPLE_SOURCE.channelId}/sources/choices`;
const APP = { id: '650377962', name: 'VLC media player' };
const screen = within(document.body);

const meta: Meta<typeof PartPicker> = {
  title: 'Channels/Parts of a service',
  component: PartPicker,
  decorators: [asMember()],
  args: {
    channelId: SAMPLE_SOURCE.channelId,
    access: { source: 'APP_STORE' },
    picker: SOURCE_KINDS.APP_STORE.pickers[0]!,
    first: true,
    chosen: [],
    onChoose: fn(),
  },
  beforeEach: answering({ [CHOICES]: { items: [APP] } }, asked),
};
export default meta;
type Story = StoryObj<typeof PartPicker>;

/** The service searches, so all that it answers is shown. */
export const Searched: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Apps' }), 'player for videos');
    await userEvent.click(await screen.findByRole('option', { name: 'VLC media player' }));
    await expect(args.onChoose).toHaveBeenCalledWith([APP]);
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ picker: 'apps', words: 'player for videos' }));
  },
};
export const NotLoaded: Story = {
  args: { access: { source: 'FRONT', credentials: { token: 't' } }, picker: SOURCE_KINDS.FRONT.pickers[0]! },
  beforeEach: answering({
    [CHOICES]: () => refusal(503, 'Unavailable', 'Front did not answer', 'Check the address, and try again.'),
  }),
  play: async () => {
    await expect(await screen.findByText('Front did not answer')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
