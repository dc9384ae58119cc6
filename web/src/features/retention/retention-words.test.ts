import { choicesOf, keptOf, previewWords, ruleOf, ruleWords, runWords } from './retention-words.ts';
import { NO_COUNTS } from '@evident/domain/retention';

describe('the words of retention', () => {
  it('offer five numbers of days, and an interval that was set by the API', () => {
    expect(choicesOf(null).map(({ label }) => label)).toEqual([
      'Always',
      '30 days',
      '60 days',
      '90 days',
      '180 days',
      '365 days',
    ]);
    const rule = { interval: { years: 1, months: 6 }, since: 'CREATED' } as const;
    expect(choicesOf(rule).at(-1)!.label).toBe('1 year and 6 months');
    expect(ruleOf(keptOf(rule), 'CREATED')).toEqual(rule);
    expect(ruleOf('90', 'HAPPENED')).toEqual({ interval: { days: 90 }, since: 'HAPPENED' });
    expect([ruleOf('always', 'CREATED'), ruleOf('workspace', 'CREATED'), keptOf(null)]).toEqual([null, null, 'always']);
  });

  it('name the notes with all that goes with them', () => {
    const counts = { notes: 2, recordings: 1, recordedSeconds: 1800, highlights: 3, insights: 1, held: 1 };
    expect(previewWords(counts)).toBe(
      '2 notes with 1 recording (30 minutes) and 3 highlights, cited in 1 insight; 1 note on hold',
    );
    expect(previewWords({ ...counts, notes: 0 })).toBe('Nothing, and 1 note on hold');
    expect(previewWords({ ...counts, notes: 0, held: 0 })).toBe('Nothing');
    expect(runWords({ ...NO_COUNTS, notes: 1 })).toContain('1 note, 0 recordings');
  });

  it('say a rule in one sentence', () => {
    expect(ruleWords(null)).toBe('Notes are kept always');
    expect(ruleWords({ interval: { days: 90 }, since: 'HAPPENED' })).toBe(
      'Notes are kept for 90 days after they happened',
    );
  });
});
