import { completed, valueAt } from './index.ts';

/** The caret is written as |. */
const at = (text: string) => [text.replace('|', ''), text.indexOf('|')] as const;
const asked = (text: string) => {
  const found = valueAt(...at(text));
  return found && [found.prefix, found.value];
};
const chosen = (text: string, value: string) => {
  const done = completed(at(text)[0], valueAt(...at(text))!, value);
  return `${done.text.slice(0, done.caret)}|${done.text.slice(done.caret)}`;
};

describe('the value being typed', () => {
  it.each([
    ['tag:|', ['tag', '']],
    ['price -tag:onb|', ['tag', 'onb']],
    ['tag:"on bo|', ['tag', 'on bo']],
    ['tag:"on bo|arding"', ['tag', 'on bo']],
    ['tag:a,b|', ['tag', 'b']],
    ['tag:"a,b|', ['tag', 'a,b']],
    ['tag:o|nboarding price', ['tag', 'o']],
    ['said-by:gr|', ['said-by', 'gr']],
    ['ta|g:x', null],
    ['tag:x |', null],
    ['word|', null],
    ['note:7|', null],
    ['"tag:x|', null],
    ['field:Pl|', null],
    ['(tag:onb|', ['tag', 'onb']],
    ['-((tag:x OR tag:onb|))', ['tag', 'onb']],
    ['(tag:x)|', null],
  ])('of %s', (text, found) => {
    expect(asked(text)).toEqual(found);
  });
});

describe('completing a value', () => {
  it.each([
    ['price tag:onb|', 'onboarding', 'price tag:onboarding |'],
    ['tag:"on bo|', 'on boarding', 'tag:"on boarding" |'],
    ['tag:"on bo|arding" price', 'on board', 'tag:"on board" |price'],
    ['tag:a,b| price', 'bc', 'tag:a,bc |price'],
    ['tag:o|nboarding price', 'other', 'tag:other |price'],
    ['(by:me OR tag:o|nb) price', 'onboarding', '(by:me OR tag:onboarding |) price'],
    ['-in:Pr|', 'A, B', '-in:"A, B" |'],
  ])('%s with %s', (text, value, result) => {
    expect(chosen(text, value)).toBe(result);
  });
});
