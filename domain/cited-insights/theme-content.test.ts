import { quoteIn, themeContent } from './index.ts';

describe('the draft of an insight about a theme', () => {
  const theme = {
    people: 30,
    dataPoints: 42,
    recent: 12,
    earlier: 1,
    growth: { value: 12 } as never,
    lastSaidAt: '2026-05-20T10:00:00.000Z',
  };
  const quote = { noteId: 'n1', projectId: 'p1', title: 'Parking', quote: 'No spaces.', start: 5, end: 15 };

  it('has the numbers as words, each quote as evidence, and the one that contradicts under a heading of its own', () => {
    const { method, content } = themeContent(theme, 'Inbox', [
      { ...quote, contradicts: false },
      { ...quote, noteId: 'n2', quote: 'Plenty of room!', contradicts: true },
    ]);
    expect(method).toBe('EXTRACTED');
    expect(content.sections.map(({ title, sentences }) => [title, sentences.map(({ text }) => text)])).toEqual([
      [
        null,
        [
          '30 people wrote about it in 42 data points of the channel “Inbox”, until 2026-05-20.',
          'In the last 30 days it was 12 people, in the 30 days before 1 person.',
        ],
      ],
      ['In their words', ['No spaces.']],
      ['What speaks against it', ['Plenty of room!']],
    ]);
    expect(content.citations.map(({ id }) => id)).toEqual(['n1', 'n2']);
  });

  it('says nothing about growth where periods cannot be compared', () => {
    const [{ sentences }] = themeContent({ ...theme, growth: null, lastSaidAt: null }, 'Inbox', []).content
      .sections as never as [{ sentences: { text: string }[] }];
    expect(sentences.map(({ text }) => text)).toEqual([
      '30 people wrote about it in 42 data points of the channel “Inbox”.',
    ]);
  });
});

describe('the words of a data point in its note', () => {
  it('are all of them, or the longest line that is still there, in code points', () => {
    expect(quoteIn('😀 Ada\nNo spaces. Ever.', ['No spaces. Ever.'])).toEqual({
      quote: 'No spaces. Ever.',
      start: 6,
      end: 22,
    });
    expect(quoteIn('Changed. No spaces.', ['Was here.\nNo spaces.'])).toEqual({
      quote: 'No spaces.',
      start: 9,
      end: 19,
    });
    expect(quoteIn('Changed.', ['No spaces.', ''])).toBeNull();
  });

  it('are no longer than a highlight may be', () => {
    const long = 'a'.repeat(5000);
    expect(quoteIn(long, [long])).toMatchObject({ start: 0, end: 4000 });
  });
});
