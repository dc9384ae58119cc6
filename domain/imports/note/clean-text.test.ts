import { asName, cleanText, onOneLine } from './clean-text.ts';

describe('text from outside', () => {
  it.each(['\r\n', '\r', '\u000b', '\u000c', '\u0085', '\u2028', '\u2029'])('has one kind of line end: %j', (end) => {
    expect(cleanText(`one${end}two`)).toBe('one\ntwo');
    expect(onOneLine(`one${end}two`)).toBe('one two');
    expect(asName(`one${end}two`)).toBe('one two');
  });
  it('loses what no database takes, and nothing else', () => {
    expect(cleanText('a\u0000b\u0007c\ufeffd\ud800e\tf\u00a0g\u200dh😀')).toBe('abcde\tf\u00a0g\u200dh😀');
  });
});
