import { readRtf } from './read-rtf.ts';

const noticesOf = (rtf: string): readonly string[] =>
  readRtf(new TextEncoder().encode(`{\\rtf1\\ansi ${rtf}}`), { name: 'talk.rtf', turns: true }).notices;

describe('an RTF document', () => {
  it('says how many comments, headers and footers were left out', () => {
    const header = (word: string, text: string) => `{\\${word} \\pard ${text}\\par}`;
    expect(
      noticesOf(
        [
          header('header', 'Study \\b Nine\\b0'),
          header('headerl', 'Study \\b Nine\\b0'),
          header('headerr', 'Interview 4'),
          header('footer', '{\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}'),
          'I never trust{\\*\\atnid AB}{\\*\\atnauthor Ben}\\chatn{\\*\\annotation{\\*\\atndate 1}\\pard Really?} it.\\par',
          'Twice.{\\*\\annotation Really?}\\par',
        ].join('\n'),
      ),
    ).toEqual(['2 comments were left out.', '2 headers were left out.']);
  });

  it('says nothing where there are none, or where they are empty', () => {
    expect(noticesOf('I never trust it.\\par')).toEqual([]);
    expect(noticesOf('{\\header \\pard\\par}{\\footer }I never trust it.{\\*\\annotation }\\par')).toEqual([]);
    expect(noticesOf('{\\header {\\v hidden}}{\\info{\\title Notes}}I never trust it.\\par')).toEqual([]);
  });
});
