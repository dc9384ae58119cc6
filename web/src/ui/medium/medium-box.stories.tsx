import { MEDIUMS } from '@evident/domain/media';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MEDIUM_NAMES } from './media.ts';
import { MediumBox } from './medium-box.tsx';

const meta: Meta<typeof MediumBox> = {
  title: 'Notes/Medium',
  component: MediumBox,
  args: { of: { medium: 'TRANSCRIPT', thumbnail: null } },
};
export default meta;
type Story = StoryObj<typeof MediumBox>;

const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="%234a7" /></svg>';

export const EachMedium: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {MEDIUMS.map((medium) => (
        <MediumBox key={medium} of={{ medium, thumbnail: null }} />
      ))}
      <MediumBox of={{ medium: 'VIDEO', thumbnail: PICTURE }} size="small" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const name of new Set(Object.values(MEDIUM_NAMES)))
      await expect(within(canvasElement).getAllByRole('img', { name }).length).toBeGreaterThan(0);
  },
};
/** The box has one size with and without a picture, so nothing moves when one loads or cannot be read. */
export const Picture: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <MediumBox of={{ medium: 'VIDEO', thumbnail: PICTURE }} />
      <MediumBox of={{ medium: 'VIDEO', thumbnail: 'data:image/jpeg;base64,AAAA' }} />
      <MediumBox of={{ medium: 'VIDEO', thumbnail: null }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole('img', { name: 'Video' });
    await expect(boxes.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])).toEqual([
      [48, 32],
      [48, 32],
      [48, 32],
    ]);
    await expect(boxes[0]!.querySelector('img')).toHaveAttribute('loading', 'lazy');
  },
};
export const NamedNextToIt: Story = {
  args: { unlabelled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
