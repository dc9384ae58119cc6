import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Rows } from './rows.tsx';

interface Line {
  id: string;
  title: string;
}
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), title: `Interview ${at + 1}` }));
const more = fn();
const meta: Meta<typeof Rows<Line>> = {
  title: 'Rows',
  component: Rows<Line>,
  beforeEach: () => {
    more.mockClear();
  },
  args: { items: lines(3), label: 'Notes', height: 40, children: ({ id, title }) => <a href={`#${id}`}>{title}</a> },
  render: (args) => (
    <main data-scroller style={{ height: 400, overflow: 'auto' }}>
      <Rows {...args} />
    </main>
  ),
};
export default meta;
type Story = StoryObj<typeof Rows<Line>>;

export const Few: Story = {
  args: { more },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => {
      await userEvent.keyboard('j');
      await expect(canvas.getByRole('link', { name: 'Interview 1' })).toHaveFocus();
    });
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: 'Interview 2' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: 'Interview 1' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(more).toHaveBeenCalledTimes(1);
  },
};
export const HundredThousand: Story = {
  args: { items: lines(100_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole('listitem')).length).toBeLessThan(60);
    canvasElement.querySelector('main')!.scrollTop = 40 * 50_000;
    await expect(await canvas.findByRole('link', { name: 'Interview 50001' })).toBeVisible();
  },
};
export const GoesOnByScrolling: Story = {
  args: { items: lines(120), more },
  play: async ({ canvasElement }) => {
    await expect(more).not.toHaveBeenCalled();
    canvasElement.querySelector('main')!.scrollTop = 40 * 120;
    await waitFor(() => expect(more).toHaveBeenCalled());
  },
};
/** On a slow machine the browser reports several states at once: hidden, then visible. */
export const GoesOnWhenToldLate: Story = {
  args: { items: lines(120), more },
  beforeEach: () => {
    const real = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class extends real {
      constructor(private readonly tell: IntersectionObserverCallback) {
        super(tell);
      }
      override observe(): void {
        this.tell(
          [false, true].map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
          this,
        );
      }
    };
    return () => {
      globalThis.IntersectionObserver = real;
    };
  },
  play: async () => {
    await waitFor(() => expect(more).toHaveBeenCalledTimes(1));
  },
};
