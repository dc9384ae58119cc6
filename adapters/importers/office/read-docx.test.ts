import { plainText } from '@evident/domain/content';
import { strToU8, zipSync } from 'fflate';
import { readDocx } from './read-docx.ts';
import { wordsMissing } from '../notes/word-count.ts';

const NAMES = [
  'w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'v="urn:schemas-microsoft-com:vml"',
  'm="http://schemas.openxmlformats.org/officeDocument/2006/math"',
].map((name) => `xmlns:${name}`);
const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (...content: string[]) => `<w:p>${content.join('')}</w:p>`;
const box = (text: string) => `<w:txbxContent>${p(run(text))}</w:txbxContent>`;
const shape = (text: string) =>
  `<w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx>${box(text)}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;

/** The lines of a Word file with this body, and the notices about it. */
async function read(body: string, more: Record<string, string> = {}) {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${NAMES.join(' ')}><w:body>${p(run('Start'))}${body}</w:body></w:document>`,
    ...more,
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  const { notes, notices } = await readDocx(bytes, { name: 'a.docx', turns: true });
  return { lines: plainText(notes[0]!.content).split('\n').slice(1), notices };
}

describe('a Word file', () => {
  it.each<[string, string, string[]]>([
    [
      'a simple field',
      p(run('Person: '), `<w:fldSimple w:instr="MERGEFIELD N">${run('Seven')}</w:fldSimple>`),
      ['Person: Seven'],
    ],
    [
      'a complex field',
      p(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF x</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>',
        run('chapter two'),
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
      ),
      ['chapter two'],
    ],
    ['a control', `<w:sdt><w:sdtPr/><w:sdtContent>${p(run('chosen'))}</w:sdtContent></w:sdt>`, ['chosen']],
    [
      'a control with a field inside',
      p(`<w:sdt><w:sdtContent><w:fldSimple>${run('deep')}</w:fldSimple></w:sdtContent></w:sdt>`),
      ['deep'],
    ],
    ['a smart tag', p(`<w:smartTag w:element="x">${run('Berlin')}</w:smartTag>`), ['Berlin']],
    [
      'tracked changes',
      p(run('a'), `<w:ins>${run('b')}</w:ins><w:del><w:r><w:delText>c</w:delText></w:r></w:del>`),
      ['ab'],
    ],
    ['moved words', p(`<w:moveFrom>${run('once')}</w:moveFrom>`, `<w:moveTo>${run('once')}</w:moveTo>`), ['once']],
    [
      'right-to-left words',
      p(`<w:bdo w:val="rtl">${run('one')}</w:bdo><w:dir w:val="rtl">${run(' two')}</w:dir>`),
      ['one two'],
    ],
    [
      'words with a pronunciation',
      p(`<w:r><w:ruby><w:rt>${run('kan')}</w:rt><w:rubyBase>${run('漢')}</w:rubyBase></w:ruby></w:r>`),
      ['漢'],
    ],
    ['a letter as a symbol', p(run('a'), '<w:r><w:sym w:font="Arial" w:char="03B2"/></w:r>', run('c')), ['aβc']],
    [
      'a line end and a tab',
      p('<w:r><w:t>a</w:t><w:cr/><w:t>b</w:t><w:ptab w:alignment="left"/><w:t>c</w:t></w:r>'),
      ['a', 'b c'],
    ],
    ['a text box', p(run('Beside'), `<w:r>${shape('in a box')}</w:r>`), ['Beside', 'in a box']],
    [
      'a text box in two forms',
      p(
        run('Beside'),
        `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${shape('box')}</mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box('box')}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
      ['Beside', 'box'],
    ],
    [
      'a text box whose older form is empty',
      p(
        run('Beside'),
        `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${shape('box')}</mc:Choice><mc:Fallback/></mc:AlternateContent></w:r>`,
      ),
      ['Beside', 'box'],
    ],
    [
      'an oval with words',
      p(`<w:r><w:pict><v:oval><v:textbox>${box('round')}</v:textbox></v:oval></w:pict></w:r>`),
      ['round'],
    ],
    ['elements to come', p(`<w:later><w:inner>${run('new')}</w:inner></w:later>`), ['new']],
    ['hidden words', p(run('seen'), run(' secret', '<w:vanish/>')), ['seen']],
    [
      'a deleted row',
      `<w:tbl><w:tr><w:tc>${p(run('x'))}</w:tc></w:tr><w:tr><w:trPr><w:del w:id="0"/></w:trPr><w:tc>${p(run('gone'))}</w:tc></w:tr></w:tbl>`,
      ['x'],
    ],
  ])('has the words of %s, and no notice', async (_, body, lines) => {
    const found = await read(body);
    expect({ ...found, lines: found.lines.filter(Boolean) }).toEqual({ lines, notices: [] });
  });

  it('says which words could not be read', async () => {
    // Below a paragraph whose mark is deleted, with no other paragraph.
    const last = `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('Nobody reads me')}</w:p>`;
    expect((await read(last)).notices).toEqual(['3 words could not be read, such as “Nobody reads me”.']);
  });

  it('says what else was left out', async () => {
    const { notices } = await read(`${p(run('x'), '<m:oMath><m:r><m:t>y</m:t></m:r></m:oMath>')}<w:altChunk/>`, {
      'word/diagrams/data1.xml': '<a:t>Box</a:t>',
    });
    expect(notices).toEqual([
      'One formula was left out.',
      'One inserted document was left out.',
      'One diagram with text was left out.',
    ]);
  });

  it('says how many headers and footers were left out, without repetitions and page numbers', async () => {
    const comment = (text: string) => `<w:comment w:id="1" w:author="Ada">${p(run(text))}</w:comment>`;
    const { lines, notices } = await read(p(run('x')), {
      'word/comments.xml': `<w:comments>${comment('Is it?')}${comment('Yes')}${comment('')}</w:comments>`,
      'word/header1.xml': `<w:hdr>${p(run('Confidential'))}</w:hdr>`,
      'word/header2.xml': `<w:hdr>${p(run('Confidential'))}</w:hdr>`,
      'word/footer1.xml': `<w:ftr>${p(run('7'))}</w:ftr>`,
    });
    expect(lines).toEqual(['x']);
    expect(notices).toEqual([
      'One header was left out.',
      '2 comments are about the whole note: their words are not in the text.',
    ]);
  });
});

it('words are missing as often as they occur less often', () => {
  expect(wordsMissing('a b, b c-d', 'd. b? a!')).toEqual(['b', 'c']);
});
