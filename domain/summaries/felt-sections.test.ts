import { sentencesOfSources } from '../extraction/index.ts';
import type { Source } from '../evidence/index.ts';
import { felt, section } from './framework-section.ts';
import { FRAMEWORKS, type SummaryFramework, describedSections, planSummary } from './index.ts';

/** Sections of a framework that find something in a text, by cues and feelings alone. */
function foundIn(framework: SummaryFramework, text: string): string[] {
  const vector = Float32Array.of(1, 0);
  const id = '00000000-0000-7000-8000-000000000001';
  const blocks = [{ start: 0, end: [...text].length, speaker: null, startMs: null, endMs: null, fileId: null }];
  const facts = {
    key: 'S1',
    type: 'note',
    id,
    parentId: null,
    projectId: null,
    title: '',
    projectTitle: null,
  } as const;
  const source: Source = { ...facts, text, blocks };
  const sentences = sentencesOfSources([source]).map((sentence) => ({ ...sentence, vector }));
  const meanings = describedSections(framework, null).map(() => vector);
  const read = { sources: [source], sentences, meanings, isUnderstood: false };
  return planSummary(framework, read).map(({ key }) => key);
}

const PRAISE =
  'The friendly staff helped us through a difficult time with great kindness. The lovely nurses asked for my name with a smile and recommended a great ward.';
const COMPLAINT =
  'The booking page is slow and broken, and it does not help anyone. It would be better if someone had answered the terrible phone.';

describe('a section', () => {
  it('of problems has no praise, and one of what is valued no complaint', () => {
    expect(foundIn('VoiceOfCustomerReport', PRAISE)).toEqual(['value']);
    expect(foundIn('VoiceOfCustomerReport', COMPLAINT)).not.toContain('value');
    expect(foundIn('VoiceOfCustomerReport', COMPLAINT)).toContain('pains');
    expect(foundIn('RecommendedActions', PRAISE)).toEqual([]);
    expect(foundIn('ResearchReport', PRAISE)).not.toContain('pains');
  });

  it('of problems has hardships that are told without a word of feeling', () => {
    expect(foundIn('VoiceOfCustomerReport', 'It is a challenge to configure the collector of our team.')).toEqual([
      'pains',
    ]);
  });

  it('says how its sentences feel', () => {
    expect(felt('BAD', section('a', 'A', 'a', /x/u))).toMatchObject({ key: 'a', feels: 'BAD' });
    expect(FRAMEWORKS.VoiceOfCustomerReport.sections).toMatchObject([
      { feels: 'GOOD' },
      { feels: 'BAD' },
      { feels: 'NOT_GOOD' },
    ]);
  });
});
