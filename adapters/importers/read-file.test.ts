import type { ImportOptions, ImportOutcome, NotesOutcome } from '@evident/domain/imports';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkRichText, layOut } from '@evident/domain/content';
import { readFile } from './reading/read-file.ts';

const FIXTURES = path.join(import.meta.dirname, '../../test/fixtures/imports');
const outcome = (name: string, options?: ImportOptions): Promise<ImportOutcome> =>
  readFile({ name: path.basename(name), bytes: readFileSync(path.join(FIXTURES, name)), options });
const spoken = ({ notes: [note] }: NotesOutcome): [string | undefined, number | null, string][] => {
  const names = new Map(note!.speakers.map(({ id, name }) => [id, name]));
  return layOut(checkRichText(note!.content)).blocks.map(({ speaker, startMs, text }) => [
    names.get(speaker ?? ''),
    startMs,
    text,
  ]);
};

describe('a file', () => {
  it.each(['sample.srt', 'sample.sbv', 'sample.json'])(
    'of captions gives the same words, times and speakers in every format: %s',
    async (name) => {
      const read = (await outcome(`subsrt/${name}`)) as NotesOutcome;
      expect(spoken(read)).toEqual([
        ['ALICE', 599, 'Hi, my name is Alice Miller and this is John Brown'],
        ['JOHN', 4160, "and we're the owners of Miller Bakery."],
        [
          'ALICE',
          6770,
          "Today we'll be teaching you how to make our famous chocolate chip cookies! [intro music] Okay, so we have all the ingredients laid out here",
        ],
      ]);
      expect(read.faults).toEqual([]);
    },
  );
  it('of captions may be in a Chinese encoding', async () => {
    expect(spoken((await outcome('srt/gb2312.srt')) as NotesOutcome)).toEqual([
      [undefined, 27_000, '宇宙守护神 保护我们远离邪恶 他能徒手抓住子弹 拦住疾速的火车 轻轻一跳就能飞跃高楼'],
    ]);
  });
  it('of captions that are built up says its words once', async () => {
    expect(spoken((await outcome('webvtt-py/youtube_dl.vtt')) as NotesOutcome).map(([, , text]) => text)).toEqual([
      'yeah',
      'what',
      "this will happen is I'm telling",
    ]);
  });
  it('in PDF may be a transcript', async () => {
    const read = (await outcome('pdpilot/P1.pdf')) as NotesOutcome;
    expect(read.notes[0]!.speakers.map(({ name }) => name)).toEqual(['Dan', 'Participant']);
    expect(
      spoken(read)
        .slice(0, 5)
        .map(([name, , text]) => [name, text.slice(0, 40)]),
    ).toEqual([
      [undefined, 'Interview'],
      ['Dan', 'Okay. So now you can stop sharing your s'],
      ['Participant', 'Okay.'],
      ['Dan', 'Okay. Okay. So my first question is if y'],
      ['Participant', "Ah, yeah. Not all the time, so it's not "],
    ]);
  });
  it('of Word keeps headings, formats, tables and links', async () => {
    const {
      notes: [note],
    } = (await outcome('tika/testWORD.docx')) as NotesOutcome;
    expect(note!.title).toBe('Sample Word Document Title');
    const types = (checkRichText(note!.content).content ?? []).map(({ type }) => type);
    expect(types).toEqual([
      ...Array(5).fill('heading'),
      'paragraph',
      'paragraph',
      'table',
      ...Array(6).fill('paragraph'),
    ]);
    expect(JSON.stringify(note!.content)).toContain('"text":"BOLD","marks":[{"type":"bold"}]');
    expect(JSON.stringify(note!.content)).toContain('"href":"http://tika.apache.org/"');
  });
  it('of OpenDocument and RTF keeps its words', async () => {
    expect(spoken((await outcome('tika/testOpenOffice2.odt')) as NotesOutcome)[0]?.[2]).toBe(
      'This is a sample Open Office document, written in NeoOffice 2.2.1 for the Mac.',
    );
    expect(
      spoken((await outcome('tika/testRTFJapanese.rtf')) as NotesOutcome)
        .slice(0, 2)
        .map(([, , text]) => text),
    ).toEqual(['ゾルゲと尾崎、淡々と最期', '古書店で処刑記録見つかる']);
  });
  it.each([
    ['duckdb/encodings__shift_jis.csv', 'shift_jis', '名前'],
    ['csvkit/test_latin1.csv', 'windows-1252', 'a'],
    ['csvkit/test_utf16_little.csv', 'utf-16le', 'a'],
  ])('of a table may be in another encoding: %s', async (name, encoding, first) => {
    const read = await outcome(name, { header: true });
    expect(read).toMatchObject({ kind: 'table', encoding, faultCount: 0 });
    expect(read.kind === 'table' && read.header[0]).toBe(first);
  });
  it.each([
    ['tika/testODTEncrypted.odt', 'The document is password-protected'],
    ['tika/testWORD_protected_passtika.docx', 'The file is password-protected'],
    ['tika/testWORD_truncated.docx', 'The document is damaged or incomplete'],
    ['tika/testOCR.pdf', 'The PDF has no text, only scanned pages'],
    ['csvkit/null_byte.csv', 'The file contains NUL characters'],
  ])('that can’t be a note is refused with what to do: %s', async (name, title) => {
    const read = await outcome(name);
    expect(read).toMatchObject({ kind: 'refused', code: 'UnprocessableContent', title });
    expect(read.kind === 'refused' && read.advice).toMatch(/\.$/);
  });
  it('is told by its bytes, not by its name', async () => {
    const read = (name: string, source: string) => readFile({ name, bytes: Buffer.from(source) });
    expect(await read('a.csv', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n')).toMatchObject({ format: 'WebVTT' });
    expect(await read('a.txt', '1\n00:00:01,000 --> 00:00:02,000\nHi\n')).toMatchObject({ format: 'SubRip' });
    expect(await read('a.csv', '<!DOCTYPE html><p>Hi</p>')).toMatchObject({ format: 'HTML' });
    expect(await read('a.vtt', '%PDF-1.4 broken')).toMatchObject({
      kind: 'refused',
      title: 'The PDF is damaged or incomplete',
    });
    expect(await read('', '---\ntitle: x\n---\nHi')).toMatchObject({ format: 'Markdown', notes: [{ title: 'x' }] });
    expect(await read('', 'a\tb\n1\t2\n3\t4\n5\t6\n')).toMatchObject({ kind: 'table', delimiter: '\t' });
    expect(await read('', 'What we heard\n\nMuch.')).toMatchObject({ notes: [{ title: 'What we heard' }] });
    expect(await read('x.md', 'Hi')).toMatchObject({ format: 'Markdown' });
    expect(await read('../../etc/passwd_x.txt', 'Hi')).toMatchObject({
      format: 'Plain text',
      notes: [{ title: 'passwd x' }],
    });
    expect(await read('a.png', 'a,b,c\n1,2,3\n4,5,6\n7,8,9\n')).toMatchObject({ kind: 'table' });
  });
  it('of text is a table of rows where somebody says so, and captions stay captions', async () => {
    const bytes = Buffer.from('name,said\nAda,"No, never"\nBen, \n');
    expect(await readFile({ name: 'a.txt', bytes })).toMatchObject({ kind: 'notes', format: 'Plain text' });
    expect(await readFile({ name: 'a.txt', bytes, options: { read: 'table' } })).toMatchObject({
      kind: 'table',
      header: ['name', 'said'],
      rowCount: 2,
      columns: [{ filled: 2 }, { filled: 1 }],
    });
    expect(
      await readFile({
        name: 'a.txt',
        bytes: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n'),
        options: { read: 'table' },
      }),
    ).toMatchObject({ format: 'WebVTT' });
  });
  it('of text with a mark in each of its lines is no table', async () => {
    const lines = [
      'I like it; it is fast.\nI use it daily; it helps.\nIt broke once; they mended it.\nNever mind; it works.\n',
      'Ann said, well, yes.\nBob said, no, no.\nAnn said, but, please.\nBob said, fine, fine.\n',
    ];
    for (const text of lines)
      expect(await readFile({ name: 'a.txt', bytes: Buffer.from(text) })).toMatchObject({
        kind: 'notes',
        format: 'Plain text',
      });
    for (const table of ['a;b\n1;2\n3;4\n5;6\n', 'Berg, Ann, 31\nOtt, Bo, 32\nAy, Cy, 33\nBy, Di, 34\n'])
      expect(await readFile({ name: '', bytes: Buffer.from(table), options: { header: true } })).toMatchObject({
        kind: 'table',
      });
  });
  it('is a text as it stands where somebody says so', async () => {
    const text = { read: 'text' } as const;
    expect(
      await readFile({ name: 'a.txt', bytes: Buffer.from('a\tb\n1\t2\n3\t4\n5\t6\n'), options: text }),
    ).toMatchObject({ kind: 'notes', format: 'Plain text' });
    expect(
      await readFile({ name: 'a.csv', bytes: Buffer.from('start,end,text\n0,1,Hello\n'), options: text }),
    ).toMatchObject({ kind: 'notes', format: 'Plain text', notes: [{ speakers: [] }] });
    for (const name of ['a.md', 'a.txt']) {
      const bytes = Buffer.from('Ann: Hello.\n\nBo: Fine.\n\nAnn: So.\n\nBo: Bye.\n');
      expect(await readFile({ name, bytes })).toMatchObject({
        notes: [{ speakers: [{ name: 'Ann' }, { name: 'Bo' }] }],
      });
      expect(await readFile({ name, bytes, options: text })).toMatchObject({
        notes: [
          {
            speakers: [],
            content: { content: [{ type: 'paragraph', content: [{ text: 'Ann: Hello.' }] }, {}, {}, {}] },
          },
        ],
      });
    }
    expect(
      await readFile({
        name: 'a.txt',
        bytes: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nAnn: Hello.\n'),
        options: text,
      }),
    ).toMatchObject({ format: 'WebVTT' });
  });
  it('without words is refused', async () => {
    expect(await readFile({ name: 'a.md', bytes: new Uint8Array() })).toMatchObject({ title: 'The file is empty' });
    expect(await readFile({ name: 'a.md', bytes: Buffer.from('\ufeff \n\t') })).toMatchObject({
      title: 'The file is empty',
    });
    expect(await readFile({ name: 'a.md', bytes: Buffer.from('<script>x</script>') })).toMatchObject({
      title: 'The file has no text',
    });
  });
  it.each([
    ['a.md', '---\ntitle: x\n---\n'],
    ['a.md', '#\n'],
    ['a.md', '<!-- x -->'],
    ['a.md', '![](x.png)'],
    ['a.md', '***'],
    ['a.md', '> '],
    ['a.md', '- '],
    ['a.txt', '\u200b\n'],
    ['a.txt', '\u00a0'],
  ])('that holds no word is refused: %s of %j', async (name, text) => {
    expect(await readFile({ name, bytes: Buffer.from(text) })).toMatchObject({
      kind: 'refused',
      title: expect.stringMatching(/^The file (is empty|has no text)$/),
      advice: 'Choose a file that contains text.',
    });
  });
  it('of more than 5,000,000 characters is refused', async () => {
    expect(await readFile({ name: 'a.txt', bytes: Buffer.alloc(5_000_001, 'a b\n') })).toMatchObject({
      title: 'The text is longer than 5,000,000 characters',
    });
  });
  it('of more paragraphs than a note may have is refused', async () => {
    expect(await readFile({ name: 'a.txt', bytes: Buffer.from('a\n'.repeat(600_000)) })).toMatchObject({
      title: 'The text has too many paragraphs',
    });
  });
});
