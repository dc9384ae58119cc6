import { isNamedInTitle, isOfNames, namingWords, speakersNamed } from './named-speakers.ts';

describe('A question names speakers', () => {
  it.each([
    ['What does Ada Byron say about exports?', ['Ada Byron', 'Ben'], ['Ada Byron']],
    ['What does Byron say?', ['Dr. Byron (University)', 'Ada'], ['Dr. Byron (University)']],
    ['What did Participant 3 think?', ['Participant 1', 'Participant 3'], ['Participant 3']],
    ['What did the professor think?', ['Professor B', 'Student'], ['Professor B']],
    ['What did PhD F think?', ['PhD C', 'PhD F'], ['PhD F']],
    ['What do people say about the price?', ['Ada', 'Price Waterman', 'The'], []],
    ['What does Maria think?', ['Maria Lopez', 'Ben Ito'], ['Maria Lopez']],
    ['What does Ms Lopez think?', ['Maria Lopez', 'Ben Ito'], ['Maria Lopez']],
    ['What is a good project?', ['Project Manager'], []],
    ['What did Project Loom change?', ['Project Manager'], []],
    ['What does Ада think?', ['Ада'], ['Ада']],
  ])('%s', (question, speakers, named) => {
    expect(speakersNamed(question, speakers)).toEqual(named);
  });
});

describe('A question', () => {
  it('has words by which names are looked for', () =>
    expect(namingWords('What did Dr. Zoë B. say to Zoë?')).toEqual(['what', 'did', 'zoë', 'zoe', 'say', 'to']));

  it('has words that are only those of names', () => {
    expect(isOfNames('Lopez', ['Maria Lopez'])).toBe(true);
    expect(isOfNames('maria lopez', ['Maria Lopez'])).toBe(true);
    expect(isOfNames('price', ['Maria Lopez'])).toBe(false);
  });
});

describe('A title names', () => {
  it.each([
    ['What does Maria think about the price?', 'Interview with Maria Lopez', true],
    ['What do people think about the price?', 'Interview with Maria Lopez', false],
    ['Maria?', 'What Maria said', false],
  ])('whom a question names: %s', (question, title, is) => expect(isNamedInTitle(question, title)).toBe(is));
});
