import type { RichNode } from '@evident/domain/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Quote } from '../quote.tsx';
import { DocumentView } from './document-view.tsx';

const text = (words: string, ...marks: NonNullable<RichNode['marks']>): RichNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const node = (type: string, content: RichNode[], attrs?: Record<string, unknown>): RichNode => ({
  type,
  content,
  ...(attrs ? { attrs } : {}),
});
const item = (words: string): RichNode => node('listItem', [node('paragraph', [text(words)])]);

const insight = node('doc', [
  node('paragraph', [
    text('Everybody we asked sees traces as the way in, and '),
    text('nobody', { type: 'bold' }),
    text(' starts from a dashboard. The '),
    text('guide', { type: 'link', attrs: { href: 'https://opentelemetry.io/docs/' } }),
    text(' is read once.'),
  ]),
  { type: 'evidence', attrs: { highlightId: 'h1' } },
  node('heading', [text('What they do instead')], { level: 2 }),
  node('bulletList', [
    item('They ask a colleague who has done it before.'),
    item('They copy a configuration that works somewhere else.'),
  ]),
  node('table', [
    node('tableRow', [
      node('tableHeader', [node('paragraph', [text('Who')])]),
      node('tableHeader', [node('paragraph', [text('Since')])]),
    ]),
    node('tableRow', [
      node('tableCell', [node('paragraph', [text('Platform team')])]),
      node('tableCell', [node('paragraph', [text('2021')])]),
    ]),
  ]),
  node('checkList', [node('checkItem', [node('paragraph', [text('Ask two more teams.')])], { checked: true })]),
  node('callout', [node('paragraph', [text('Small sample: five teams.')])], { tone: 'warning' }),
  node('toggle', [
    node('toggleTitle', [text('How we asked')]),
    node('paragraph', [text('Semi-structured interviews of 45 minutes.')]),
  ]),
  node('codeBlock', [text('OTEL_TRACES_EXPORTER=otlp')]),
]);

const meta: Meta<typeof DocumentView> = {
  title: 'Document view',
  component: DocumentView,
  args: {
    content: insight,
    evidence: () => <Quote speaker="Adriel">We just want to see what is happening without asking anyone.</Quote>,
  },
};
export default meta;
type Story = StoryObj<typeof DocumentView>;

export const Insight: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('What they do instead');
    await expect(canvas.getByRole('checkbox', { name: 'Done' })).toBeChecked();
    await expect(canvas.getByRole('note', { name: 'Warning' })).toHaveTextContent('Small sample');
    await expect(canvas.getByRole('link', { name: 'guide' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    await expect(canvas.getByText(/without asking anyone/)).toBeVisible();
  },
};
export const Interview: Story = {
  args: {
    content: node('doc', [
      node('turn', [text('So tell me how you started with it.')], { speaker: 'a', start: 21_000, end: null }),
      node('turn', [text('We had three vendors and none of them agreed on what a span is.')], {
        speaker: 'b',
        start: 65_000,
        end: null,
      }),
    ]),
    speakers: { a: 'Interviewer', b: 'Adriel' },
  },
};
export const Hostile: Story = {
  args: {
    content: node('doc', [
      node('paragraph', [
        text('press me', { type: 'link', attrs: { href: 'java\u0000script:alert(1)' } }),
        text(' <img src=x onerror=alert(1)>'),
      ]),
      { type: 'image', attrs: { fileId: null, src: 'javascript:alert(1)', alt: 'x' } },
      node('unheard-of', [text('still readable')]),
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByText(/onerror/)).toBeVisible();
    await expect(canvas.getByText('still readable')).toBeVisible();
  },
};
