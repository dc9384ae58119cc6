import { STANDARD_PREFERENCES } from '@evident/domain/preferences';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { workspace } from '../../../.storybook/workspace.tsx';
import { someone } from '../../../.storybook/who.ts';
import { WhoContext } from '../../kernel/who.ts';
import { FirstNoteHint } from './first-note-hint.tsx';
import { sampleOnboarding } from './sample-onboarding.ts';

const shown = (postOnboardingNotePopup: boolean): Decorator => {
  const who = someone();
  const featureFlags = { ...who.featureFlags, postOnboardingNotePopup };
  return (Hint) => (
    <WhoContext value={{ ...who, featureFlags }}>
      <Hint />
    </WhoContext>
  );
};

let seen = false;
const meta: Meta<typeof FirstNoteHint> = {
  title: 'Onboarding/First note',
  component: FirstNoteHint,
  args: { inNote: true },
  beforeEach: () => {
    seen = false;
    return answering({
      ...workspace,
      'GET /api/v1/onboarding': sampleOnboarding,
      'GET /api/v1/preferences': () => ({
        ...STANDARD_PREFERENCES,
        chosen: [],
        flags: seen ? [{ flag: 'post-onboarding-note', state: 'seen' }] : [],
      }),
      'PUT /api/v1/preferences/flags/post-onboarding-note': () => {
        seen = true;
        return null;
      },
    })();
  },
};
export default meta;
type Story = StoryObj<typeof FirstNoteHint>;

export const Once: Story = {
  decorators: [shown(true)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(canvas.queryByText('Your first note')).toBeNull());
  },
};
export const SwitchedOff: Story = {
  decorators: [shown(false)],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Your first note')).toBeNull();
  },
};
