import { STANDARD_PREFERENCES } from '@evident/domain/preferences';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember, workspace } from '../../../.storybook/workspace.tsx';
import { ProductTour } from './product-tour.tsx';
import { sampleOnboarding } from './sample-onboarding.ts';
import { tourStep } from './tour.ts';

let marked = false;
const meta: Meta<typeof ProductTour> = {
  title: 'Onboarding/Product tour',
  component: ProductTour,
  decorators: [asMember()],
  beforeEach: () => {
    marked = false;
    tourStep.set(null);
    answering({
      ...workspace,
      'GET /api/v1/onboarding': { ...sampleOnboarding, variant: 'product-tour' },
      'GET /api/v1/preferences': () => ({
        ...STANDARD_PREFERENCES,
        chosen: [],
        flags: marked ? [{ flag: 'product-tour', state: 'skipped' }] : [],
      }),
      'PUT /api/v1/preferences/flags/product-tour': () => {
        marked = true;
        return null;
      },
    })();
    return () => tourStep.set(null);
  },
};
export default meta;
type Story = StoryObj<typeof ProductTour>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = await canvas.findByRole('region', { name: 'Projects hold your studies' });
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('2 of 5')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('2 of 5')).toBeNull());
    await waitFor(() => expect(marked).toBe(true));
  },
};
