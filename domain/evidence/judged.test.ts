import { type EvidenceContent, checkedWords, isChecked, pairsToJudge, withVerdicts } from './index.ts';

const citation = (id: string) => ({
  citationReferenceId: id,
  quote: `quote ${id}`,
  text: `around ${id}`,
  speaker: 'Ada',
});
const content = {
  sections: [
    { key: 'a', title: null, startTime: null, sentences: [{ text: 'One.', citations: ['c1'] }] },
    {
      key: 'b',
      title: null,
      startTime: null,
      sentences: [
        { text: 'Two.', citations: ['c2'], unchecked: true },
        { text: 'Three.', citations: ['c2', 'c3'] },
      ],
    },
  ],
  citations: ['c1', 'c2', 'c3'].map(citation),
} as unknown as EvidenceContent;

it('numbers sentences with their quotes', () => {
  expect(pairsToJudge(content).map(({ id, sentence, quotes }) => [id, sentence, quotes.length])).toEqual([
    ['1', 'One.', 1],
    ['2', 'Two.', 1],
    ['3', 'Three.', 2],
  ]);
});

it('leaves out contradicted sentences with their section and quotes', () => {
  const { content: left, dropped } = withVerdicts(content, new Map([['1', 'CONTRADICTED']]));
  expect(dropped).toBe(1);
  expect(left.sections.map(({ key }) => key)).toEqual(['b']);
  expect(left.citations.map(({ citationReferenceId }) => citationReferenceId)).toEqual(['c2', 'c3']);
});

it('checks supported sentences, and unchecks unclear ones', () => {
  const verdicts = new Map([
    ['2', 'SUPPORTED'],
    ['3', 'UNCLEAR'],
  ] as const);
  const sentences = withVerdicts(content, verdicts).content.sections.flatMap((section) => section.sentences);
  expect(sentences).toEqual([
    { text: 'One.', citations: ['c1'] },
    { text: 'Two.', citations: ['c2'] },
    { text: 'Three.', citations: ['c2', 'c3'], unchecked: true },
  ]);
});

it('has only checked sentences as findings', () => {
  expect(checkedWords(content)).toBe('One. Three.');
  expect([isChecked({}), isChecked({ unchecked: true })]).toEqual([true, false]);
});
