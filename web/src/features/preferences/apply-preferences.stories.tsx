import { STANDARD_PREFERENCES } from '@evident/domain/preferences';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember, workspace } from '../../../.storybook/workspace.tsx';
import { applyPreferences } from '../../kernel/preferences.ts';
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
