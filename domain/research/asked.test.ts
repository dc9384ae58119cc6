import { ASKED_KINDS, askedKey, askedTitle, kindOfAnswer, kindsAsked } from './index.ts';

const named = (question: string): string[] => kindsAsked(question).map(({ kind }) => kind);
const answers = (question: string, text: string, context = ''): string | null =>
  kindOfAnswer({ text, context }, kindsAsked(question))?.kind ?? null;
const BOTH = 'What do people like about the notebook, and what is difficult?';

describe('what a question asks for', () => {
  it.each([
    [BOTH, ['strengths', 'difficulties']],
    ['Which difficulties do teams have, and why?', ['difficulties', 'reasons']],
    ['What do users need, and which workarounds do they have?', ['wishes', 'workarounds']],
    ['Who signs the contract?', []],
  ])('is told by its words, in their order: %s', (question, kinds) => {
    expect(named(question)).toEqual(kinds);
  });

  it('groups a passage by its words', () => {
    expect(answers(BOTH, 'It is fast, and I love the charts.')).toBe('strengths');
    expect(answers(BOTH, 'Merging is hard, and errors are confusing.')).toBe('difficulties');
    expect(answers(BOTH, 'It is not easy to merge two of them.')).toBe('difficulties');
    expect(answers(BOTH, 'I run it on Monday.')).toBeNull();
  });

  it('groups a passage by the question that it answers, before its words', () => {
    expect(answers(BOTH, 'I run it on Monday.', 'What is difficult for you?')).toBe('difficulties');
    expect(answers(BOTH, 'I run it on Monday.', 'What do you like, and what is difficult?')).toBeNull();
  });

  it('has a title for each kind', () => {
    expect(ASKED_KINDS.map((kind) => askedTitle(askedKey(kind)))).toEqual(ASKED_KINDS.map(({ title }) => title));
    expect(askedTitle('g1')).toBeNull();
  });
});
