import { codePoints, plainText } from '@evident/domain/content';
import { strToU8, zipSync } from 'fflate';
import { readDocx } from './read-docx.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const W14 = 'http://schemas.microsoft.com/office/word/2010/wordml';
const W15 = 'http://schemas.microsoft.com/office/word/2012/wordml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (...content: string[]) => `<w:p>${content.join('')}</w:p>`;
const about = (id: number, ...content: string[]) =>
  `<w:commentRangeStart w:id="${id}"/>${content.join('')}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
const comment = (id: number, text: string, paragraph = `0000000${id}`) =>
  `<w:comment w:id="${id}" w:author="Ann &quot;A&quot; Lee" w:date="2026-03-14T09:00:00Z">${text
    .split('\n')
    .map((line) => `<w:p w14:paraId="${paragraph}">${run(line)}</w:p>`)
    .join('')}</w:comment>`;

function file(body: string, comments: string, extended = ''): Uint8Array {
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`,
    'word/comments.xml': `<w:comments xmlns:w="${W}" xmlns:w14="${W14}">${comments}</w:comments>`,
    ...(extended && { 'word/commentsExtended.xml': `<w15:commentsEx xmlns:w15="${W15}">${extended}</w15:commentsEx>` }),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** The threads of a file with the words that each is about, and the notices. */
async function read(bytes: Uint8Array, withComments?: boolean) {
  const { notes, notices } = await readDocx(bytes, { name: 'a.docx', turns: true }, withComments);
  const points = codePoints(plainText(notes[0]!.content));
  const threads = (notes[0]!.threads ?? []).map(({ place, resolved, comments }) => ({
    words: place && points.slice(place.start, place.end),
    resolved,
    texts: comments.map(({ text }) => text),
  }));
  return { threads, notices, first: notes[0]!.threads?.[0]?.comments[0] };
}

const INTERVIEW = [
  p(run('Dana (0:04): So tell me how you started with the planner.')),
  p(run('Tom (0:09): We tried it in spring, and '), about(0, run('it '), run('was slow')), run(' for 😀 us.')),
  p(run('Dana (0:21): And the car?')),
  p(run('Tom (0:24): The car was fine, but '), about(1, run('nobody answered the phone'))),
].join('');

describe('comments of a Word file', () => {
  it('are about their words, also where labels and times of turns are taken out of the text', async () => {
    const { threads, notices, first } = await read(file(INTERVIEW, comment(0, 'Speed\nagain') + comment(1, 'Support')));
    expect(threads).toEqual([
      { words: 'it was slow', resolved: false, texts: ['Speed\nagain'] },
      { words: 'nobody answered the phone', resolved: false, texts: ['Support'] },
    ]);
    expect(first).toEqual({ author: 'Ann "A" Lee', day: '2026-03-14', text: 'Speed\nagain' });
    expect(notices).toEqual([]);
  });

  it('of several turns are about all of them', async () => {
    const body = `${p(run('Ann: How was it?'))}${p('<w:commentRangeStart w:id="0"/>', run('Bob: It was long, and I gave up.'))}${p(run('Ann: Where did you give up?'))}${p(run('Bob: At the form.'), '<w:commentRangeEnd w:id="0"/>')}${p(run('Ann: Thank you.'))}${p(run('Bob: You are welcome.'))}`;
    const [thread] = (await read(file(body, comment(0, 'Abandoned')))).threads;
    expect(thread!.words).toBe('It was long, and I gave up.\nWhere did you give up?\nAt the form.');
  });

  it('at a point, as LibreOffice writes them, are about the words of the paragraph before it', async () => {
    const point = '<w:r><w:commentReference w:id="0"/></w:r>';
    const body = p(run('First.')) + p(run('The search finds nothing'), point, run(' for me.'));
    expect((await read(file(body, comment(0, 'Bug')))).threads[0]!.words).toBe('The search finds nothing');
  });

  it('keep their replies, and say that they were resolved', async () => {
    const extended =
      '<w15:commentEx w15:paraId="00000000" w15:done="1"/><w15:commentEx w15:paraId="00000001" w15:paraIdParent="00000000" w15:done="1"/>';
    const body = p(run('The search '), about(0, run('finds nothing')), run(' for me.'));
    const { threads } = await read(file(body, comment(0, 'Bug?') + comment(1, 'Yes'), extended));
    expect(threads).toEqual([{ words: 'finds nothing', resolved: true, texts: ['Bug?', 'Yes'] }]);
  });

  it('without words in the text are about the whole note, which the notices say', async () => {
    const body = p(run('We like it.'), '<w:del>', about(0, '<w:r><w:delText>not</w:delText></w:r>'), '</w:del>');
    const { threads, notices } = await read(file(body, comment(0, 'Hm') + comment(1, 'Also')));
    expect(threads.map(({ words }) => words)).toEqual([null, null]);
    expect(notices).toEqual(['2 comments are about the whole note: their words are not in the text.']);
  });

  it('that name each other in a circle are all kept', async () => {
    const extended =
      '<w15:commentEx w15:paraId="00000000" w15:paraIdParent="00000001"/><w15:commentEx w15:paraId="00000001" w15:paraIdParent="00000000"/>';
    const { threads } = await read(file(p(run('Words')), comment(0, 'One') + comment(1, 'Two'), extended));
    expect(threads.flatMap(({ texts }) => texts).toSorted()).toEqual(['One', 'Two']);
  });

  it('are counted when they are left out', async () => {
    const { threads, notices } = await read(file(INTERVIEW, comment(0, 'Speed') + comment(1, 'Support')), false);
    expect(threads).toEqual([]);
    expect(notices).toEqual(['2 comments were left out.']);
  });
});
