import fc from 'fast-check';
import { refuseOneMore } from '../kernel/index.ts';
import { type CommentThread, LINKED_TYPES, THREAD_LIMIT, linkTo, mentionOf, partsOf, settled } from './index.ts';

describe('words of a comment', () => {
  const text = fc
    .string()
    .map((words) => words.replaceAll(/[@#[\]]/g, ''))
    .filter((words) => words !== '');
  const part = fc.oneof(
    text.map((words) => ({ kind: 'text' as const, text: words })),
    fc.uuid().map((id) => ({ kind: 'mention' as const, id })),
    fc.record({ kind: fc.constant('link' as const), type: fc.constantFrom(...LINKED_TYPES), id: fc.uuid() }),
  );

  it('are split into the mentions and links that they were made of', () => {
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const written = parts.map((one) =>
          one.kind === 'text' ? one.text : one.kind === 'mention' ? mentionOf(one.id) : linkTo(one),
        );
        const joined = parts.reduce<typeof parts>((all, one) => {
          const last = all.at(-1);
          return one.kind === 'text' && last?.kind === 'text'
            ? [...all.slice(0, -1), { kind: 'text', text: last.text + one.text }]
            : [...all, one];
        }, []);
        expect(partsOf(written.join(''))).toEqual(joined);
      }),
    );
  });

  it('that only look like a mention stay text', () => {
    for (const words of ['@[Ada]', '#[NOTE:12]', `#[SECRET:${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}]`])
      expect(partsOf(words)).toEqual([{ kind: 'text', text: words }]);
  });
});

describe('threads of comments', () => {
  const thread = { id: 't', resolvedAt: null, resolvedBy: null, updatedAt: new Date(0) } as CommentThread;

  it('are resolved by a member at a time, and reopened without a trace', () => {
    const now = new Date('2026-05-01T00:00:00.000Z');
    const resolved = settled(thread, 'ada', now);
    expect(resolved).toEqual({ ...thread, resolvedAt: now, resolvedBy: 'ada', updatedAt: now });
    expect(settled(resolved, null, now)).toEqual({ ...thread, updatedAt: now });
    expect(thread.resolvedBy).toBeNull();
  });

  it('are at most 5,000 of an object', () => {
    refuseOneMore(4999, THREAD_LIMIT);
    expect(() => refuseOneMore(5000, THREAD_LIMIT)).toThrow(expect.objectContaining({ code: 'UnprocessableContent' }));
  });
});
