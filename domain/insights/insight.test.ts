import {
  type Insight,
  published,
  refuseUnchangeable,
  republished,
  strengthInWords,
  strengthOf,
  unpublished,
} from './index.ts';

const now = new Date('2026-03-01');
const later = new Date('2026-03-02');
const insight: Insight = {
  id: 'i',
  teamId: 't',
  projectId: 'p',
  title: '',
  locked: false,
  coverFileId: null,
  publishedAt: null,
  publishedBy: null,
  publicationId: null,
  firstPublishedAt: null,
  firstPublishedBy: null,
  rank: 1,
  createdBy: 'u',
  createdAt: now,
  updatedAt: now,
  aiGenerated: false,
  archivedAt: null,
  version: 1,
};

describe('an insight', () => {
  it('keeps the date and the person of its first publication, also when it is unpublished and published again', () => {
    const first = published(insight, 'one', 'u', now);
    expect(published(first, 'two', 'v', later)).toBe(first);
    expect(published(unpublished(first, later), 'two', 'v', later)).toMatchObject({
      publishedAt: now,
      publishedBy: 'u',
      publicationId: 'two',
    });
  });
  it('shows newer words under the date of its publication, and only while it is published', () => {
    const first = published(insight, 'one', 'u', now);
    expect(republished(first, 'two', later)).toEqual({ ...first, publicationId: 'two', updatedAt: later });
    expect(unpublished(first, later).publicationId).toBeNull();
    expect(() => republished(insight, 'two', later)).toThrow('not published');
  });
  it('cannot be changed while it is locked or archived', () => {
    expect(() => refuseUnchangeable({ ...insight, locked: true })).toThrow('locked');
    expect(() => refuseUnchangeable({ ...insight, archivedAt: now })).toThrow('read-only');
    expect(() => refuseUnchangeable(insight)).not.toThrow();
  });
});

describe('the strength of evidence', () => {
  const said = (noteId: string, speaker: string | null, lost = false) => ({
    noteId,
    speakers: speaker === null ? [] : [speaker],
    lost,
  });
  it('counts people and sources, not quotes', () => {
    expect(strengthOf([said('a', 'Ada'), said('a', 'Ada'), said('a', 'Ben'), said('b', 'Ada')])).toEqual({
      people: 3,
      unnamed: 0,
      sources: 2,
    });
  });
  it('counts words without a known speaker once in each note, and nobody as a person for them', () => {
    expect(strengthOf([said('a', null), said('a', null), said('b', null), said('b', 'Ada')])).toEqual({
      people: 1,
      unnamed: 2,
      sources: 2,
    });
  });
  it('counts everybody whose turns the words reach over', () => {
    expect(strengthOf([{ noteId: 'a', speakers: ['Ada', 'Ben'], lost: false }, said('a', 'Ben')])).toEqual({
      people: 2,
      unnamed: 0,
      sources: 1,
    });
  });
  it('counts a linked person once, in however many notes and under however many names', () => {
    const by = (noteId: string, name: string | null, personId: string | null) => ({
      ...said(noteId, name),
      saidBy: [{ name, personId }],
    });
    expect(strengthOf([by('a', 'Ada', 'p1'), by('b', 'Dr. Lovelace', 'p1'), by('b', 'Ben', null)])).toEqual({
      people: 2,
      unnamed: 0,
      sources: 2,
    });
    expect(strengthOf([by('a', 'Ada', 'p1'), by('c', null, 'p1')])).toEqual({ people: 1, unnamed: 0, sources: 2 });
  });
  it('counts words without a speaker as unnamed where several people were added by hand', () => {
    const saidBy = ['p1', 'p2'].map((personId) => ({ name: null, personId }));
    expect(strengthOf([{ ...said('a', null), saidBy }])).toEqual({ people: 0, unnamed: 1, sources: 1 });
  });
  it('counts no words that are lost', () => {
    expect(strengthOf([said('a', 'Ada', true), said('b', null, true)])).toEqual({ people: 0, unnamed: 0, sources: 0 });
  });
  it.each([
    [{ people: 0, unnamed: 0, sources: 0 }, 'No evidence yet'],
    [{ people: 1, unnamed: 0, sources: 1 }, '1 person, 1 source'],
    [{ people: 3, unnamed: 0, sources: 2 }, '3 people, 2 sources'],
    [{ people: 2, unnamed: 1, sources: 3 }, '2 people, 1 unnamed, 3 sources'],
    [{ people: 0, unnamed: 1, sources: 1 }, '1 unnamed speaker, 1 source'],
    [{ people: 0, unnamed: 2, sources: 2 }, '2 unnamed speakers, 2 sources'],
  ])('says %j as “%s”', (strength, words) => {
    expect(strengthInWords(strength)).toBe(words);
  });
});
