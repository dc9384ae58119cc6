import { jobWords } from './job-words.ts';

describe('The kind of a job', () => {
  it('is shown in words, or by the name of its queue', () => {
    expect(jobWords('imports')).toBe('Import');
    expect(jobWords('when-content-changed')).toBe('Background work (when-content-changed)');
  });
});
