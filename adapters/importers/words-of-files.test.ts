import { plainText } from '@evident/domain/content';
import { type ImportedNote, cleanText } from '@evident/domain/imports';
import { strToU8, zipSync } from 'fflate';
import { isGrowing, wordsLost, wordsMissing } from './notes/word-count.ts';
import { readFile } from './reading/read-file.ts';

/** A word that no other place of a file has. */
const word = (at: number): string => `word${[...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

/** Elements of pages. Their words are shown, or a notice counts what was left out. */
const ELEMENTS =
  'a abbr acronym address article aside b bdi bdo big blockquote button caption center cite code data dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup i ins kbd label legend li main mark marquee math menu nav ol output p pre q rt ruby s samp search section select small span strike strong sub summary sup svg table td textarea tfoot th thead time tr tt u ul var unknown-element'.split(
    ' ',
  );
const pageOf = (element: string): string =>
  `<html><body><p>Before.</p><${element}>${element === 'select' ? `<option>${word(1)}</option>` : word(1)}</${element}><p>After.</p></body></html>`;

const MARKDOWN = [
  '# One\n\n## {}',
  '- {}',
  '> {}',
  '1. a\n   - {}',
  '`{}`',
  '```\n{}\n```',
  '[{}](https://example.com)',
  '| a | b |\n|---|---|\n| {} | x |',
  '**{}**',
  '<details><summary>{}</summary>x</details>',
  '<details><summary><h3>{}</h3></summary>x</details>',
  '- [ ] {}',
  'a[^1]\n\n[^1]: {}',
  '[x]: https://example.com "{}"\n\n[{}][x]',
];
const OPEN_DOCUMENT = [
  '<text:p>{}</text:p>',
  '<text:h>{}</text:h>',
  '<text:p><text:span>{}</text:span></text:p>',
  '<text:p><text:date>{}</text:date></text:p>',
  '<text:p><text:a>{}</text:a></text:p>',
  '<text:p>a<text:note><text:note-body><text:p>{}</text:p></text:note-body></text:note></text:p>',
  '<text:list><text:list-item><text:p>{}</text:p></text:list-item></text:list>',
  '<table:table><table:table-row><table:table-cell><text:p>{}</text:p></table:table-cell></table:table-row></table:table>',
  '<text:section><text:p>{}</text:p></text:section>',
  '<text:p><draw:frame><draw:text-box><text:p>{}</text:p></draw:text-box></draw:frame></text:p>',
  '<text:p><text:ruby><text:ruby-base>{}</text:ruby-base></text:ruby></text:p>',
  '<text:p><text:bookmark-ref>{}</text:bookmark-ref></text:p>',
];
const RTF = [
  '{}\\par',
  '{\\b {}}\\par',
  '{\\field{\\*\\fldinst MERGEFIELD x}{\\fldrslt {}}}\\par',
  'a{\\footnote {}}\\par',
  '\\trowd {}\\cell b\\cell\\row',
  '{\\shp{\\*\\shpinst{\\shptxt {}\\par}}}\\par',
  '\\pard{\\listtext 1.}{}\\par',
];
const TEXTS: Readonly<Record<string, string>> = {
  'a.txt': 'Ann: Hello.\nBob: {}\nAnn: Yes.\nBob: No.',
  'b.txt': '[00:04] Ann: Hello.\n[00:09] Bob: {}\n[00:12] Ann: Yes.\n[00:15] Bob: No.',
  'c.srt': '1\n00:00:01,000 --> 00:00:02,000\n{}\n\n2\n00:00:03,000 --> 00:00:02,000\nYes.\n',
  'd.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ann>{}</v>\n\nNOTE nothing\n',
  'e.sbv': '0:00:01.000,0:00:02.000\n{}\n\n0:00:03.000,0:00:04.000\nYes.\n',
  'f.json': '{"segments":[{"start":1,"end":2,"text":"{}"},{"start":3,"end":4,"text":"Yes."}]}',
};

const office = (content: string): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<office:document><office:body><text:p>Before.</text:p>${content}</office:body></office:document>`,
    ),
  });

async function read(name: string, bytes: Uint8Array): Promise<{ words: string; notices: readonly string[] }> {
  const outcome = await readFile({ name, bytes });
  if (outcome.kind !== 'notes') throw new Error(`${name}: ${JSON.stringify(outcome)}`);
  const [note] = outcome.notes;
  return { words: `${note!.title}\n${plainText(note!.content)}`, notices: outcome.notices };
}

describe('words of a file', () => {
  it.each([
    ...ELEMENTS.map((element) => [`<${element}>`, 'a.html', strToU8(pageOf(element))] as const),
    ...MARKDOWN.map((text) => [text, 'a.md', strToU8(`Before.\n\n${text.replaceAll('{}', word(1))}\n`)] as const),
    ...OPEN_DOCUMENT.map((xml) => [xml, 'a.odt', office(xml.replace('{}', word(1)))] as const),
    ...RTF.map((rtf) => [rtf, 'a.rtf', strToU8(`{\\rtf1\\ansi Before.\\par ${rtf.replace('{}', word(1))}}`)] as const),
    ...Object.entries(TEXTS).map(([name, text]) => [text, name, strToU8(text.replace('{}', word(1)))] as const),
  ])('are in the note, or a notice counts them: %s', async (_, name, bytes) => {
    const { words, notices } = await read(name, bytes);
    if (!words.includes(word(1))) expect(notices.join(' ')).toMatch(/left out|could not be read/);
    else expect(notices.filter((notice) => notice.includes('could not'))).toEqual([]);
  });

  it('in the header of a table of turns are not missed', async () => {
    const rows = ['Ann | Hello.', 'Bob | Yes.', 'Ann | Text?', 'Bob | No.'].map((row, at) => `| 0:0${at} | ${row} |`);
    const { notices } = await read('a.md', strToU8(`| Time | Speaker | Text |\n|---|---|---|\n${rows.join('\n')}\n`));
    expect(notices).toEqual([]);
  });

  it('that a label without words has are counted', async () => {
    const text =
      '**Ann:** \\[0:04\\] Hello.\n\n**Bob:** \\[0:09\\] Yes.\n\n**Outro:** \\[0:12\\]\n\n**Ann:** \\[0:15\\] Bye.\n\n**Bob:** \\[0:18\\] Bye.';
    const { words, notices } = await read('a.md', strToU8(text));
    expect(words.includes('Outro') || notices.includes('One word could not be read: “Outro”.')).toBe(true);
  });
});

describe('words that a note lacks', () => {
  const note = {
    title: 'Talk',
    speakers: [{ id: 's1', name: 'Ann Lee' }],
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We like it.' }] }] },
  } as unknown as ImportedNote;

  it('are found as often as they are missing', () => {
    expect(wordsMissing('a b b c', 'b')).toEqual(['a', 'b', 'c']);
  });

  it('are none of its speakers, times and units', () => {
    expect(wordsLost('Talk\n0:04 5Ann Lee 4 minutes, 0m04s, 1h2m3s: We like it. We', note)).toEqual(['We']);
  });

  it('are compared without characters that notes do not keep', () => {
    const cleaned = cleanText('We\u0000like\u0007 it.');
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: cleaned }] }] };
    expect(cleaned).not.toBe('We\u0000like\u0007 it.');
    expect(wordsLost('We\u0000like\u0007 it.', { ...note, content } as ImportedNote)).toEqual([]);
  });

  it('can be of captions that grow', () => {
    expect(isGrowing('[0:01] Ann: I\n[0:02] Ann: I think\n[0:03] Ann: I think so\n[0:04] Ann: I think so too')).toBe(
      true,
    );
    expect(isGrowing('Ann: I\nBob: Yes\nAnn: No\nBob: Why')).toBe(false);
  });
});
