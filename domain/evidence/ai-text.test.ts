import { type Citation, citedNote, currentCitation, isBeingWritten, newAiText, recordingOf } from './index.ts';

describe('a generated text', () => {
  it('starts empty, waiting and extracted, so that nobody reads a claim of a model that did not write', () => {
    const now = new Date('2026-05-01T00:00:00.000Z');
    const facts = { id: 'x', teamId: 't', projectId: null, ownerId: 'ada', purpose: 'ANSWER', createdBy: 'ada' };
    const text = newAiText({ ...facts, now });
    expect(text).toMatchObject({
      ...facts,
      state: 'WAITING',
      method: 'EXTRACTED',
      model: null,
      dropped: 0,
      version: 1,
    });
    expect(text.content).toEqual({ sections: [], citations: [] });
    expect(isBeingWritten(text)).toBe(true);
  });

  it('grows only while it waits or is written', () => {
    const states = ['WAITING', 'WORKING', 'DONE', 'FAILED'] as const;
    expect(states.map((state) => isBeingWritten({ state } as never))).toEqual([true, true, false, false]);
  });
});

describe('the recording of cited words', () => {
  const note = citedNote('I pay too much for it.', null, 'first');
  const citation = {
    quote: 'too much',
    start: 6,
    end: 14,
    text: 'I pay too much for it.',
    fileId: null,
    startTime: null,
  } as unknown as Citation;

  it('is their own, or the first of the note if they have times', () => {
    expect(recordingOf({ ...citation, fileId: 'own', startTime: 3 }, note)).toBe('own');
    expect(recordingOf({ ...citation, startTime: 0 }, note)).toBe('first');
    expect(recordingOf(citation, note)).toBeNull();
  });

  it('is named for words that are found again', () => {
    const timed = { ...citation, startTime: 3, endTime: 4, start: 0 };
    expect(currentCitation(timed, note)).toMatchObject({ start: 6, end: 14, fileId: 'first' });
    expect(currentCitation(timed, citedNote('It is cheap.', null, 'first'))).toMatchObject({ lost: true });
  });
});
