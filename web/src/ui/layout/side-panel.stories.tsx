import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SidePanel } from './side-panel.tsx';

/** Text and a panel in a container of this width. */
function Beside({ width }: { width: number }) {
  const [open, setOpen] = useState(true);
  return (
    <main
      style={{
        width,
        height: '100dvh',
        overflow: 'auto',
        containerType: 'inline-size',
        containerName: 'page',
        display: 'grid',
      }}
      tabIndex={0}
      aria-label="Page"
    >
      <p style={{ gridArea: '1 / 1', minHeight: '150dvh', margin: 16 }}>
        The words it speaks of.{' '}
        <Button variant="default" onClick={() => setOpen(!open)}>
          Highlights
        </Button>
      </p>
      {open && (
        <SidePanel label="Highlights and tags" onClose={() => setOpen(false)}>
          <p style={{ margin: 16, height: 900 }}>What was highlighted</p>
        </SidePanel>
      )}
    </main>
  );
}

const meta: Meta<typeof Beside> = {
  title: 'Layout/Side panel',
  component: Beside,
  args: { width: 390 },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Beside>;

const pulled = async (canvasElement: HTMLElement, by: number) => {
  const head = within(canvasElement).getByRole('button', { name: /Make it/ }).parentElement!;
  const { left, top } = head.getBoundingClientRect();
  const fire = (type: string, y: number) =>
    head.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        buttons: 1,
        clientX: left + 40,
        clientY: top + y,
      }),
    );
  const real = head.setPointerCapture.bind(head);
  head.setPointerCapture = () => undefined;
  fire('pointerdown', 10);
  fire('pointermove', 10 + by / 2);
  fire('pointermove', 10 + by);
  fire('pointerup', 10 + by);
  head.setPointerCapture = real;
};
const panel = (canvasElement: HTMLElement) =>
  within(canvasElement).queryByRole('complementary', { name: 'Highlights and tags' });
const share = (canvasElement: HTMLElement) => panel(canvasElement)!.getBoundingClientRect().height / innerHeight;

export const OnAPhone: Story = {
  play: async ({ canvasElement }) => {
    await expect(share(canvasElement)).toBeGreaterThan(0.4);
    await expect(share(canvasElement)).toBeLessThan(0.5);
    await expect(Math.round(panel(canvasElement)!.getBoundingClientRect().bottom)).toBe(innerHeight);
    await pulled(canvasElement, -120);
    await waitFor(() => expect(share(canvasElement)).toBeGreaterThan(0.75));
    await pulled(canvasElement, 120);
    await waitFor(() => expect(share(canvasElement)).toBeLessThan(0.5));
    await pulled(canvasElement, 120);
    await waitFor(() => expect(panel(canvasElement)).toBeNull());
  },
};
export const ClosedByItsCross: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Highlights' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Highlights' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close: Highlights and tags' }));
    await expect(panel(canvasElement)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Highlights' })).toHaveFocus());
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const grip = within(canvasElement).getByRole('button', { name: 'Make it taller' });
    grip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(grip).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(panel(canvasElement)).toBeNull();
  },
};
export const WhereThereIsRoom: Story = {
  args: { width: 1200 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Close: Highlights and tags' })).toBeNull();
    await expect(panel(canvasElement)!.getBoundingClientRect().width).toBe(328);
  },
};
/** Wide enough on a laptop for the tabs of a note in one row. */
export const OnALaptop: Story = {
  args: { width: 1024 },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement)!.getBoundingClientRect().width).toBe(328);
  },
};
