import { isAnswerCode, isCoded, isContentName, isDateName, isTagName, isTitleName } from './column-words.ts';

const NAMES = [
  ['Title', 'title'],
  ['Participant name', 'title'],
  ['氏名', 'title'],
  ['Tags', 'tag'],
  ['Kategorien', 'tag'],
  ['sentiment', 'tag'],
  ['SubmittedAt', 'date'],
  ['created_at', 'date'],
  ['Start time', 'date'],
  ['Datum', 'date'],
  ['日付', 'date'],
  ['What feedback do you have?', 'content'],
  ['customer_comment', 'content'],
  ['Kommentar', 'content'],
  ['評論', null],
  ['评论', 'content'],
  ['Date of birth', null],
  ['Geburtsdatum', null],
  ['comment_id', null],
  ['ResponseTime', 'date'],
  ['review score', null],
  ['Update', null],
  ['username', 'title'],
  ['entitled', null],
  ['Age', null],
  ['', null],
] as const;

describe('the name of a column', () => {
  it.each(NAMES)('%p suggests %s', (name, use) => {
    const uses = { title: isTitleName, tag: isTagName, date: isDateName, content: isContentName };
    expect(Object.entries(uses).flatMap(([each, holds]) => (holds(name) ? [each] : []))).toEqual(
      use === null ? [] : [use],
    );
  });
});

describe('a value that a program made', () => {
  it.each([
    '42',
    '-3.5 %',
    '$1,200',
    '12:30',
    '2026-03-14',
    '<5',
    'https://example.org',
    '192.168.0.1',
    '0198c5a2-7a3b-7c11',
  ])('is %s', (value) => {
    expect(isCoded(value)).toBe(true);
  });
  it.each(['Ann Berg', 'P7', 'abcdefghijklmnop', '3 people', 'v1.2', ''])('is not %p', (value) => {
    expect(isCoded(value)).toBe(false);
  });

  it.each(['4', '4.5', '10 %', 'a', 'SA', 'N/A1', 'Q3-b', 'SQ001', 'A2', '1_2'])(
    '%p is the code of an answer',
    (value) => {
      expect(isAnswerCode(value)).toBe(true);
    },
  );
  it.each(['Bad', 'ok', 'Yes', 'Very satisfied', '4 - too slow', 'Too slow', 'v2 is better', '好', 'WHAT'])(
    '%p is no code of an answer',
    (value) => {
      expect(isAnswerCode(value)).toBe(false);
    },
  );
});
