import { languageNotice, lookedIn, notFound } from './searched.ts';

describe('where it was looked', () => {
  it('counts what there is', () => {
    expect(lookedIn({ projects: 2, notes: 1, insights: 0, highlights: 0 }, 'WORKSPACE')).toBe(
      'Looked in 1 note of 2 projects',
    );
    expect(lookedIn({ projects: 1, notes: 3, insights: 1, highlights: 2 }, 'PROJECT')).toBe(
      'Looked in 3 notes, 1 insight and 2 highlights of this project',
    );
    expect(lookedIn({ projects: 1, notes: 1, insights: 0, highlights: 0 }, 'NOTE')).toBe('Looked in this note');
  });

  it('counts data points and their channels', () => {
    const searched = { projects: 2, notes: 4, insights: 0, highlights: 0, channels: 1, dataPoints: 12_000 };
    expect(lookedIn(searched, 'WORKSPACE')).toBe(
      'Looked in 4 notes and 12,000 data points of 2 projects and 1 channel',
    );
  });

  it('names the words that occur nowhere', () => {
    expect(notFound([])).toBeNull();
    expect(notFound(['xylophone', 'harp'])).toBe('No text that you can see contains “xylophone”, “harp”.');
  });
});

describe('A question in another language than the sources', () => {
  const searched = { projects: 1, notes: 2, insights: 0, highlights: 0 };

  it('is named', () => {
    expect(languageNotice({ ...searched, language: 'de' })).toBe(
      'The question is in German, and the sources are not. Only names, numbers and equal words were looked for.',
    );
    expect(languageNotice(searched)).toBeNull();
  });
});
