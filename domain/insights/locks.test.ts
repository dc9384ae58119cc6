import { type Insight, publicationStateOf, refuseUnchangeable, whyUnchangeable } from './index.ts';

const now = new Date('2026-03-01');
const insight = {
  id: 'i',
  title: 'Price',
  locked: false,
  publishedAt: now,
  publishedBy: 'ada',
  publicationId: 'p',
  firstPublishedAt: now,
  firstPublishedBy: 'ben',
  aiGenerated: false,
  archivedAt: null,
} as Insight;

describe('why an insight cannot be changed', () => {
  it.each([
    [false, false, undefined, undefined],
    [true, false, 'Insight is locked', 'Unlock it first.'],
    [false, true, 'Unavailable in read-only mode', 'Unarchive the insight first.'],
    [true, true, 'Insight is locked', 'Unlock it first.'],
  ])('locked %s, archived %s: %s', (locked, archived, reason, advice) => {
    expect(whyUnchangeable({ locked, archived })).toBe(reason);
    const change = () => refuseUnchangeable({ ...insight, locked, archivedAt: archived ? now : null });
    if (reason === undefined) expect(change).not.toThrow();
    else expect(change).toThrow(expect.objectContaining({ code: 'InvalidOperation', title: reason, advice }));
  });
});

describe('the publication of an insight', () => {
  it('is its date, its person and its words, without the first publication', () => {
    expect(publicationStateOf(insight)).toEqual({ publishedAt: now, publishedBy: 'ada', publicationId: 'p' });
  });
});
