import { plainText } from '@evident/domain/content';
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
    const { notes, notices } = readOdt(bytes, { name: 'a.odt', turns: true });
    expect(plainText(notes[0]!.content).trim()).toBe('Words of all');
    expect(notices).toEqual(['One comment was left out.', 'One header was left out.']);
  });
});
