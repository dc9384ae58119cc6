import { strToU8, zipSync } from 'fflate';
import { read, turnsOf } from '../../test/support/third-party-files.ts';

// Files as other programs write them, each with one trait that broke a reader or could.
describe('what no reader sees', () => {
  const paragraphs = async (name: string, content: string | Uint8Array): Promise<string[]> =>
    (await turnsOf(name, content)).map(([, , , text]) => text);
  const W =
    'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const docx = (body: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
    zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(`<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`),
      ...more,
    });
  const odt = (styles: string, body: string): Uint8Array =>
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'META-INF/manifest.xml': strToU8('<m/>'),
      'content.xml': strToU8(
        `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:text="t" xmlns:style="s"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
    });
  it('is left out of RTF: hidden and deleted words, and footnotes stand behind their paragraph', async () => {
    const rtf =
      '{\\rtf1\\ansi Seen {\\v secret} and {\\deleted gone} kept{\\footnote First note.} to the end{\\footnote Second.}.\\par \\v secret\\v0 After.\\par}';
    expect(await paragraphs('a.rtf', rtf)).toEqual(['Seen and kept to the end.', 'First note.', 'Second.', 'After.']);
  });
  it('may be 200,000 footnotes', async () => {
    expect(await read('a.rtf', `{\\rtf1 Words${'{\\footnote x}'.repeat(200_000)}\\par}`)).toMatchObject({
      kind: 'notes',
    });
  });
  it('is left out of DOCX', async () => {
    const said = (words: string, format = ''): string =>
      `<w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
    const body = `<w:p>${said('Seen ')}${said('secret ', '<w:vanish/>')}${said('and ', '<w:vanish w:val="0"/>')}${said('marked', '<w:highlight w:val="yellow"/>')}<w:del w:id="1"><w:r><w:delText> gone</w:delText></w:r></w:del></w:p>`;
    expect(await paragraphs('a.docx', docx(body))).toEqual(['Seen and marked']);
  });
  it('is told of formulas of DOCX', async () => {
    const formula = '<m:oMath><m:r><m:t>x=2</m:t></m:r></m:oMath>';
    const body = `<w:p><w:r><w:t>So </w:t></w:r>${formula}</w:p><w:p><m:oMathPara>${formula}</m:oMathPara></w:p>`;
    expect(await read('a.docx', docx(body))).toMatchObject({ kind: 'notes', notices: ['2 formulas were left out.'] });
    const note = strToU8(
      `<?xml version="1.0"?><w:footnotes ${W}><w:footnote w:id="1"><w:p>${formula}</w:p></w:footnote></w:footnotes>`,
    );
    expect(await read('a.docx', docx(body, { 'word/footnotes.xml': note }))).toMatchObject({
      kind: 'notes',
      notices: ['3 formulas were left out.'],
    });
  });
  it('is left out of HTML', async () => {
    const html =
      '<!doctype html><body><p style="display:none">secret</p><p hidden>secret</p><p><![if !supportLists]><span style="font-family:Symbol;mso-list:Ignore">·<span>&nbsp; </span></span><![endif]>Seen <span style="mso-hide:all">secret </span>and <i style="visibility: hidden">secret</i>kept.</p><div style="display:block">Block</div></body>';
    expect(await paragraphs('a.html', html)).toEqual(['Seen and kept.', 'Block']);
  });
  it('is left out of ODT, and footnotes stand behind their paragraph', async () => {
    const note = (words: string): string =>
      `<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>${words}</text:p></text:note-body></text:note>`;
    const body = `<text:p>It costs${note('In 2024.')} far${note('I think.')} too much.<text:span text:style-name="T1">secret</text:span></text:p><text:h>Next</text:h><text:p>After.</text:p>`;
    expect(
      await paragraphs(
        'a.odt',
        odt('<style:style style:name="T1"><style:text-properties text:display="none"/></style:style>', body),
      ),
    ).toEqual(['It costs far too much.', 'In 2024.', 'I think.', 'Next', 'After.']);
  });
});

/** A PDF of one page that is drawn by these operators. */
const pdfThatDraws = (operators: string | null): string =>
  [
    '%PDF-1.1',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]${operators === null ? '' : '/Contents 4 0 R'}>>endobj`,
    ...(operators === null ? [] : [`4 0 obj<</Length ${operators.length}>>\nstream\n${operators}\nendstream\nendobj`]),
    'trailer<</Root 1 0 R>>',
  ].join('\n');

describe('a file without anything to read is refused in a sentence', () => {
  const spread = new Uint8Array(60 * 1024 * 1024);
  it.each<[string, string, string | Uint8Array, string]>([
    ['a header alone', 'a.csv', 'name,comment', 'The table has no rows'],
    ['captions without captions', 'a.vtt', 'WEBVTT\n', 'The WebVTT file has no readable captions'],
    ['a PDF without anything on its page', 'a.pdf', pdfThatDraws(null), 'The PDF is empty'],
    ['an empty page of an office program', 'a.pdf', pdfThatDraws('q 0 0 100 100 re W* n Q'), 'The PDF is empty'],
    ['a PDF of shapes', 'a.pdf', pdfThatDraws('0 0 50 50 re f'), 'The PDF has no text, only scanned pages'],
    [
      'captions in XML',
      'a.ttml',
      '<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml"><body/></tt>',
      'The file is captions in XML',
    ],
    ['a broken PDF', 'a.pdf', '%PDF-1.7\nrubbish', 'The PDF is damaged or incomplete'],
    [
      'a bomb',
      'a.odt',
      zipSync(
        { mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': spread, 'styles.xml': spread },
        { level: 9 },
      ),
      'The document is too large when extracted',
    ],
    [
      'JSON that is something else',
      'a.json',
      '{"a":[1,2]}',
      'The JSON file is neither a transcript nor a list of texts',
    ],
    ['half a JSON file', 'a.json', '{"segments":[{"text":"A"', 'The JSON file is damaged or incomplete'],
    ['a byte order mark', 'a.txt', Buffer.from([0xff, 0xfe]), 'The file is empty'],
  ])('%s', async (_, name, content, title) => {
    expect(await read(name, content)).toMatchObject({ kind: 'refused', title, advice: expect.stringMatching(/\.$/) });
  });
});
