import { STANDARD_PREFERENCES } from '@evident/domain/preferences';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember, workspace } from '../../../.storybook/workspace.tsx';
import { applyPreferences, shownPreferences } from '../../kernel/preferences.ts';
import { ApplyPreferences } from './apply-preferences.tsx';

const meta: Meta<typeof ApplyPreferences> = {
  title: 'Preferences/Applied',
  component: ApplyPreferences,
  decorators: [asMember()],
  beforeEach: () => {
    answering({
      ...workspace,
      'GET /api/v1/preferences': { ...STANDARD_PREFERENCES, density: 'compact', chosen: ['density'], flags: [] },
    })();
    return () => applyPreferences(STANDARD_PREFERENCES);
  },
};
export default meta;
type Story = StoryObj<typeof ApplyPreferences>;

export const Compact: Story = {
  play: async () => {
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-density', 'compact'));
  },
};

let known = '';
const elsewhere = (): object => ({ ...STANDARD_PREFERENCES, timeZone: known, chosen: ['timeZone'], flags: [] });

/** After a journey, days begin in the time zone of the browser, and what is shown is read again. */
export const TimeZone: Story = {
  beforeEach: () => {
    known = 'Pacific/Kiritimati';
    return answering({
      ...workspace,
      'GET /api/v1/preferences': elsewhere,
      'PATCH /api/v1/preferences': ({ timeZone }: { timeZone: string }) => {
        known = timeZone;
        return null;
      },
    })();
  },
  play: async () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await waitFor(() => expect(known).toBe(own));
    await waitFor(() => expect(shownPreferences().timeZone).toBe(own));
  },
};
