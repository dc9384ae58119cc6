import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AtDay, useAskedDay } from './at-day.tsx';

function Shown() {
  return (
    <>
      <AtDay />
      <output>{useAskedDay() ?? 'now'}</output>
    </>
  );
}

const meta: Meta<typeof Shown> = { title: 'Audit/At day', component: Shown };
export default meta;

export const Chosen: StoryObj<typeof Shown> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('On'), '2026-05-31{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(new Date('2026-05-31T23:59:59.999').toISOString());
    await expect(canvas.getByText('Access at the end of that day.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show access today' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('now');
  },
};
