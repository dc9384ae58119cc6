import { askedAt, chosen, sentText, typedOf, writtenOf } from './typed-comment.ts';

const ADA = '@[00000000-0000-4000-8000-00000000000a]';
const OTHER = '@[00000000-0000-4000-8000-00000000000b]';
const NOTE = '#[NOTE:00000000-0000-4000-8000-00000000000c]';

describe('a comment being typed', () => {
  it('asks for a member after @ and for an object after #', () => {
    expect(askedAt('Hello @ad', 9, [])).toEqual({ sign: '@', words: 'ad', start: 6 });
    expect(askedAt('(#price list', 12, [])).toEqual({ sign: '#', words: 'price list', start: 1 });
    expect(askedAt('@', 1, [])).toEqual({ sign: '@', words: '', start: 0 });
    expect(askedAt('ada@example.org', 15, [])).toBeNull();
    expect(askedAt('@ad\nhello', 9, [])).toBeNull();
    expect(askedAt('@Ada hello', 10, [{ label: '@Ada', token: ADA }])).toBeNull();
  });

  it('shows names and sends ids, also where two share a name', () => {
    const one = chosen(
      { typed: 'Ask @a', picked: [] },
      { sign: '@', words: 'a', start: 4 },
      { name: 'Ada', token: ADA },
    );
    expect(one).toEqual({ typed: 'Ask @Ada ', picked: [{ label: '@Ada', token: ADA }], caret: 9 });
    const two = chosen(
      { typed: `${one.typed}and @A`, picked: one.picked },
      { sign: '@', words: 'A', start: 13 },
      { name: 'Ada', token: OTHER },
    );
    expect(two.typed).toBe('Ask @Ada and @Ada (2) ');
    expect(sentText(two.typed, two.picked)).toBe(`Ask ${ADA} and ${OTHER} `);
    expect(writtenOf(two.typed, two.picked)).toEqual({
      text: `Ask ${ADA} and ${OTHER}`,
      mentions: [
        { id: ADA.slice(2, -1), name: 'Ada' },
        { id: OTHER.slice(2, -1), name: 'Ada' },
      ],
      links: [],
    });
    expect(sentText('No one, 3 @ 4', two.picked)).toBe('No one, 3 @ 4');
  });

  it('is edited with the words that its reader may see', () => {
    const view = {
      text: `${ADA} see ${NOTE}, ${ADA}`,
      mentions: [{ id: ADA.slice(2, -1), name: 'Ada' }],
      links: [{ type: 'NOTE' as const, id: NOTE.slice(7, -1), title: null, noteId: null }],
    };
    const { typed, picked } = typedOf(view);
    expect(typed).toBe('@Ada see #Hidden, @Ada');
    expect(sentText(typed, picked)).toBe(view.text);
  });
});
