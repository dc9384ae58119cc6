import { decodeText } from './decode-text.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));
const wide = (text: string, big = false): number[] =>
  [...text].flatMap((char) => {
    const code = char.charCodeAt(0);
    return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });

describe('the encoding of a text', () => {
  it.each([
    ['UTF-8', bytes('naïve 漢字'), 'utf-8', 'naïve 漢字'],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], 'a,b'), 'utf-8', 'a,b'],
    ['UTF-16, little end first', bytes([0xff, 0xfe], wide('é,b')), 'utf-16le', 'é,b'],
    ['UTF-16, big end first', bytes([0xfe, 0xff], wide('é,b', true)), 'utf-16be', 'é,b'],
    ['UTF-16 without a mark', bytes(wide('name,age\nAnna,31\n')), 'utf-16le', 'name,age\nAnna,31\n'],
    ['Latin-1', bytes('Espa', [0xf1], 'a, ni', [0xf1], 'o'), 'windows-1252', 'España, niño'],
    [
      'Windows-1252',
      bytes('don', [0x92], 't say ', [0x93], 'caf', [0xe9, 0x94], ' for 5 ', [0x80]),
      'windows-1252',
      'don’t say “café” for 5 €',
    ],
    ['Shift-JIS', bytes([0x96, 0xbc, 0x91, 0x4f, 0x2c, 0x94, 0x4e, 0x97, 0xee]), 'shift_jis', '名前,年齢'],
    ['Shift-JIS with kana', bytes([0x83, 0x65, 0x83, 0x58, 0x83, 0x67]), 'shift_jis', 'テスト'],
    ['GB 2312', bytes([0xd3, 0xee, 0xd6, 0xe6, 0xca, 0xd8, 0xbb, 0xa4]), 'gb18030', '宇宙守护'],
    [
      'HTML that says so',
      bytes('<meta http-equiv=Content-Type content="text/html; charset=windows-1251"><p>', [0xcf, 0xf0, 0xe8]),
      'windows-1251',
      '<meta http-equiv=Content-Type content="text/html; charset=windows-1251"><p>При',
    ],
    [
      'HTML that says what it is not',
      bytes('<meta charset="utf-8">', [0xe9]),
      'windows-1252',
      '<meta charset="utf-8">é',
    ],
  ])('is told from the bytes of %s', (_, source, encoding, text) => {
    expect(decodeText(source)).toEqual({ encoding, text });
  });
  it('is the one that the caller tells', () => {
    expect(decodeText(bytes([0xe9]), 'windows-1252').text).toBe('é');
    expect([
      decodeText(bytes([0xcf, 0xf0, 0xe8]), 'windows-1251').text,
      decodeText(bytes([0xa4, 0xa4, 0xa4, 0xe5]), 'big5').text,
      decodeText(bytes([0xc7, 0xd1]), 'euc-kr').text,
      decodeText(bytes([0xc6, 0xfc]), 'euc-jp').text,
    ]).toEqual(['При', '中文', '한', '日']);
  });
  it('stays UTF-8 where only a few bytes of a long text are damaged', () => {
    expect(decodeText(bytes('äöüß'.repeat(20), [0xff], 'é')).encoding).toBe('utf-8');
  });
});
