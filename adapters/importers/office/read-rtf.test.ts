import { codePoints, plainText } from '@evident/domain/content';
import { readRtf } from './read-rtf.ts';

const read = (rtf: string, withComments?: boolean) =>
  readRtf(new TextEncoder().encode(`{\\rtf1\\ansi ${rtf}}`), { name: 'talk.rtf', turns: true }, withComments);
const noticesOf = (rtf: string): readonly string[] => read(rtf, false).notices;

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

  it('has its comments as threads on their words, where labels of turns are taken out', () => {
    const about = (ref: number, words: string, comment: string) =>
      `{\\*\\atrfstart ${ref}}${words}{\\*\\atrfend ${ref}}{\\*\\atnid AL}{\\*\\atnauthor Ann Lee}\\chatn {\\*\\annotation{\\*\\atnref ${ref}}{\\*\\atndate ${PACKED}}\\pard ${comment}}`;
    const PACKED = (126 << 20) | (3 << 16) | (14 << 11);
    const { notes, notices } = read(
      [
        'Dana: How was the planner?\\par',
        `Tom: We tried it, and ${about(1, '{\\b it} was slow', 'Speed\\par again')} for us.\\par`,
        'Dana: And the car?\\par',
        'Tom: Fine{\\*\\atnid AL}{\\*\\atnauthor Ben}\\chatn {\\*\\annotation Really?}, I think.\\par',
      ].join('\n'),
    );
    const points = codePoints(plainText(notes[0]!.content));
    const threads = (notes[0]!.threads ?? []).map(({ place, comments }) => [
      place && points.slice(place.start, place.end),
      ...comments.map(({ author, day, text }) => [author, day, text]),
    ]);
    expect(threads).toEqual([
      ['it was slow', ['Ann Lee', '2026-03-14', 'Speed\nagain']],
      ['Fine', ['Ben', null, 'Really?']],
    ]);
    expect(notices).toEqual([]);
  });
});
