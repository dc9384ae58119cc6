import {
  type Question,
  type SentQuestion,
  questionWording,
  responseTo,
  rewordedQuestion,
  sameQuestion,
} from './index.ts';

let made = 0;
const newId = () => `id-${(made += 1)}`;
const choice = (...options: string[]): SentQuestion => ({
  type: 'SINGLE_SELECT',
  text: 'Which?',
  options: options.map((optionText) => ({ optionText })),
});

describe('a survey question', () => {
  it('trims its text and options, and gives new options an id', () => {
    const wording = questionWording({ ...choice(' One ', 'Two'), text: ' Which? ' }, newId);
    expect(wording).toMatchObject({ text: 'Which?', options: [{ optionText: 'One' }, { optionText: 'Two' }] });
    expect(new Set(wording.options.map(({ id }) => id)).size).toBe(2);
  });

  it('keeps the ids of options that it has, and refuses others and repeated ones', () => {
    const known = [{ id: 'a', optionText: 'One' }];
    expect(questionWording({ ...choice(), options: [{ id: 'A', optionText: 'Uno' }] }, newId, known).options).toEqual([
      { id: 'a', optionText: 'Uno' },
    ]);
    for (const ids of [['b'], ['a', 'a']])
      expect(() =>
        questionWording({ ...choice(), options: ids.map((id) => ({ id, optionText: 'x' })) }, newId, known),
      ).toThrow('Option not found');
  });

  it.each([
    ['The question is empty', { ...choice('One'), text: ' ' }],
    ['An option is empty', choice(' ')],
    ['The question has no options', choice()],
    ['A FREE_TEXT question has no options', { ...choice('One'), type: 'FREE_TEXT' as const }],
    ['Too many options.', choice('x'.repeat(20_000), 'y'.repeat(20_000))],
  ])('is refused: %s', (title, sent) => {
    expect(() => questionWording(sent, newId)).toThrow(title);
  });

  it('takes an option of 40,000 characters only as far as all fit', () => {
    expect(() => questionWording(choice('x'.repeat(39_900)), newId)).not.toThrow();
    expect(() => questionWording(choice('x'.repeat(40_000)), newId)).toThrow('Too many options.');
  });
});

const options = [
  { id: 'a', optionText: 'One' },
  { id: 'b', optionText: 'Two' },
];
const of = (type: Question['type']) => ({ type, options: type === 'FREE_TEXT' ? [] : options });

describe('a response', () => {
  it('is a trimmed text, or options in the order of the question', () => {
    expect(responseTo(of('FREE_TEXT'), { text: ' Weekly ' })).toEqual({ text: 'Weekly' });
    expect(responseTo(of('MULTI_SELECT'), { optionIds: ['B', 'a', 'b'] })).toEqual({ optionIds: ['a', 'b'] });
    expect(responseTo(of('SINGLE_SELECT'), { optionIds: ['b'] })).toEqual({ optionIds: ['b'] });
  });
  it('is cleared by nothing', () => {
    expect([{}, { text: ' ' }, { text: null }].map((sent) => responseTo(of('FREE_TEXT'), sent))).toEqual([
      null,
      null,
      null,
    ]);
    expect(responseTo(of('MULTI_SELECT'), { optionIds: [] })).toBeNull();
  });
  it.each([
    ['A FREE_TEXT question has no options', 'FREE_TEXT', { optionIds: ['a'] }],
    ['A MULTI_SELECT question takes options', 'MULTI_SELECT', { text: 'x' }],
    ['Option not found', 'MULTI_SELECT', { optionIds: ['a', 'c'] }],
    ['The question takes one option', 'SINGLE_SELECT', { optionIds: ['a', 'b'] }],
  ] as const)('is refused: %s', (title, type, sent) => {
    expect(() => responseTo(of(type), sent)).toThrow(title);
  });
});

describe('a changed question', () => {
  const wording = (type: Question['type'], kept = options) => ({ type, text: 'New', options: kept });
  const chosen = (...optionIds: string[]) => ({ type: 'MULTI_SELECT' as const, response: { optionIds } });

  it('keeps a response that fits', () => {
    expect(rewordedQuestion(chosen('a'), wording('SINGLE_SELECT'))).toMatchObject({
      text: 'New',
      response: { optionIds: ['a'] },
    });
    expect(rewordedQuestion({ type: 'SINGLE_SELECT', response: null }, wording('FREE_TEXT', []))).toMatchObject({
      type: 'FREE_TEXT',
    });
  });
  it.each([
    ['another type', chosen('a'), wording('FREE_TEXT', [])],
    ['fewer options', chosen('a'), wording('MULTI_SELECT', options.slice(1))],
    ['one option instead of two', chosen('a', 'b'), wording('SINGLE_SELECT')],
    ['options instead of a text', { type: 'FREE_TEXT' as const, response: { text: 'x' } }, wording('MULTI_SELECT')],
  ])('never loses its response: %s', (_, question, changed) => {
    expect(() => rewordedQuestion(question, changed)).toThrow('does not fit');
  });
  it('is told from its former state by words and response alone', () => {
    const question = { ...of('MULTI_SELECT'), text: 'Which?', response: null, version: 1 } as unknown as Question;
    expect(sameQuestion(question, { ...question, version: 2 })).toBe(true);
    expect(sameQuestion(question, { ...question, response: { optionIds: ['a'] } })).toBe(false);
    expect(sameQuestion(question, { ...question, options: [...options].reverse() })).toBe(false);
  });
});
