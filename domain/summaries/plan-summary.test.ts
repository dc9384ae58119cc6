import type { Source } from '../evidence/index.ts';
import { sentencesOfSources, wordVectors } from '../extraction/index.ts';
import { describedSections, FRAMEWORKS, planSummary, type SummaryFramework, SUMMARY_FRAMEWORKS } from './index.ts';

const TURNS = [
  ['Ada', 'Hello everybody, and welcome. How does your team find the cause of an outage?', 1_000],
  [
    'Ben',
    'Our team searches the logs of every service by hand. Finding the cause of an outage takes half a day.',
    9_000,
  ],
  ['Ada', 'What would you change about the price of the vendor?', 40_000],
  [
    'Ben',
    'The price of the vendor is a problem for our small budget. We wish the vendor had a smaller price for small teams.',
    44_000,
  ],
  ['Ada', 'Thanks a lot for joining us today, that was great.', 90_000],
] as const;

function source(): Source {
  let at = 0;
  const blocks = TURNS.map(([speaker, text, startMs]) => {
    const start = at;
    at += text.length + 1;
    return { start, end: at - 1, speaker, startMs, endMs: null, fileId: null };
  });
  const text = TURNS.map(([, words]) => words).join('\n');
  const id = '00000000-0000-7000-8000-000000000001';
  return {
    key: 'S1',
    type: 'note',
    id,
    parentId: null,
    projectId: null,
    title: 'Ben',
    projectTitle: null,
    text,
    blocks,
  };
}

function plan(framework: SummaryFramework, prompt: string | null = null) {
  const sources = [source()];
  const sentences = sentencesOfSources(sources).filter(({ statement }) => statement > 0);
  const described = describedSections(framework, prompt);
  const vectors = wordVectors([...sentences.map(({ text }) => text), ...described]);
  const read = sentences.map((sentence, at) => ({ ...sentence, vector: vectors[at]! }));
  return planSummary(
    framework,
    { sources, sentences: read, meanings: vectors.slice(sentences.length), isUnderstood: false },
    prompt,
  );
}
const said = (framework: SummaryFramework, prompt?: string) =>
  plan(framework, prompt).map(({ title, draft }) => [title, ...draft.map(({ text }) => text)]);

describe('The plan of a summary', () => {
  it('has the 15 frameworks, with sections of unique keys', () => {
    expect(SUMMARY_FRAMEWORKS).toHaveLength(15);
    for (const { sections } of Object.values(FRAMEWORKS)) {
      if (typeof sections === 'string') continue;
      expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
    }
  });

  it.each(SUMMARY_FRAMEWORKS)('quotes the source word for word, and no greeting: %s', (framework) => {
    const { text } = source();
    const drafts = plan(framework, 'vendor price').flatMap(({ draft }) => draft);
    for (const { quotes } of drafts) expect(text).toContain(quotes[0]!.quote);
    expect(JSON.stringify(drafts)).not.toMatch(/welcome|Thanks/);
  });

  it('has a section for each question with what others answered', () => {
    expect(said('ByQuestion')).toEqual([
      [
        'How does your team find the cause of an outage?',
        'Our team searches the logs of every service by hand.',
        'Finding the cause of an outage takes half a day.',
      ],
      [
        'What would you change about the price of the vendor?',
        'The price of the vendor is a problem for our small budget.',
        'We wish the vendor had a smaller price for small teams.',
      ],
    ]);
  });

  it('starts chapters where their first sentence is said', () => {
    expect(plan('Chronological')[0]).toMatchObject({ startTime: 9 });
  });

  it('leaves out sections without sentences, and says nothing twice', () => {
    const sections = said('ProductPRD', undefined);
    const sentences = sections.flatMap(([, ...texts]) => texts);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const section of sections) expect(section.length).toBeGreaterThan(1);
  });

  it('answers an instruction', () => {
    expect(JSON.stringify(said('CustomPrompt', 'What about the logs of every service?'))).toContain(
      'searches the logs',
    );
  });
});
