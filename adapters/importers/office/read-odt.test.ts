import { codePoints, plainText } from '@evident/domain/content';
import { strToU8, zipSync } from 'fflate';
import { readOdt } from './read-odt.ts';

const part = (xml: string): Uint8Array => strToU8(`<office:document>${xml}</office:document>`);

describe('an OpenDocument text', () => {
  it('says how many comments, headers and footers were left out', () => {
    const comment = (text: string) =>
      `<office:annotation office:name="1"><dc:creator>Ada</dc:creator><text:p>${text}</text:p></office:annotation><office:annotation-end/>`;
    const bytes = zipSync({
      'content.xml': part(`<text:p>Words${comment('Is it?')} of all${comment('')}</text:p>`),
      'styles.xml': part(
        '<style:header><text:p>Confidential</text:p></style:header><style:header-left><text:p>No</text:p></style:header-left><style:footer><text:p><text:page-number>1</text:page-number></text:p></style:footer>',
      ),
    });
    const { notes, notices } = readOdt(bytes, { name: 'a.odt', turns: true }, false);
    expect(plainText(notes[0]!.content).trim()).toBe('Words of all');
    expect(notices).toEqual(['One comment was left out.', 'One header was left out.']);
  });

  it('can have more styles than a call has arguments', () => {
    const styles = '<style:style/>'.repeat(200_000);
    const bytes = zipSync({ 'content.xml': part(`<office:styles>${styles}</office:styles><text:p>Words</text:p>`) });
    expect(plainText(readOdt(bytes, { name: 'a.odt', turns: true }).notes[0]!.content).trim()).toBe('Words');
  });

  it('has its comments as threads on their words, with replies', () => {
    const comment = (name: string, text: string, more = '') =>
      `<office:annotation ${name && `office:name="${name}"`} ${more}><dc:creator>Ada</dc:creator><dc:date>2026-03-14T09:00:00</dc:date><text:p>${text}</text:p><text:p>again</text:p></office:annotation>`;
    const end = (name: string) => `<office:annotation-end office:name="${name}"/>`;
    const bytes = zipSync({
      'content.xml': part(
        [
          '<office:body><text:p>Dana: How was the planner?</text:p>',
          `<text:p>Tom: We tried it, and ${comment('a', 'Speed', 'loext:resolved="true"')}${comment('b', 'Yes', 'loext:parent-name="a"')}it <text:span>was slow</text:span>${end('a')}${end('b')} for us.</text:p>`,
          '<text:p>Dana: And the car?</text:p>',
          `<text:p>Tom: Fine${comment('', 'Really?')}, I think.</text:p></office:body>`,
        ].join(''),
      ),
    });
    const { notes, notices } = readOdt(bytes, { name: 'a.odt', turns: true });
    const points = codePoints(plainText(notes[0]!.content));
    const threads = (notes[0]!.threads ?? []).map(({ place, resolved, comments }) => ({
      words: place && points.slice(place.start, place.end),
      resolved,
      texts: comments.map(({ text }) => text),
    }));
    expect(threads).toEqual([
      { words: 'it was slow', resolved: true, texts: ['Speed\nagain', 'Yes\nagain'] },
      { words: 'Fine', resolved: false, texts: ['Really?\nagain'] },
    ]);
    expect(notes[0]!.threads?.[0]?.comments[0]).toMatchObject({ author: 'Ada', day: '2026-03-14' });
    expect(notices).toEqual([]);
  });
});
