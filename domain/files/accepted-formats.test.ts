import { ACCEPTED_FORMATS, fileTypeOf, formatOfName } from './index.ts';

describe('accepted formats', () => {
  it('name each extension and each media type once', () => {
    const extensions = ACCEPTED_FORMATS.flatMap((format) => format.extensions);
    expect(new Set(extensions).size).toBe(extensions.length);
    const mediaTypes = ACCEPTED_FORMATS.flatMap((format) => format.mediaTypes);
    expect(new Set(mediaTypes).size).toBe(mediaTypes.length);
    expect(extensions.every((name) => /^[a-z0-9]{1,10}$/.test(name))).toBe(true);
  });

  it.each([
    ['Interview 1.MP4', 'video/mp4', 'Video'],
    ['talk.opus', 'audio/ogg', 'Audio'],
    ['rows.csv', 'text/csv', 'Spreadsheet'],
    ['deck.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'Presentation'],
    ['scan.pdf', 'application/pdf', 'Document'],
    ['photo.heic', 'image/heic', 'Image'],
    ['archive.zip', 'application/octet-stream', 'Other'],
    ['no extension', 'application/octet-stream', 'Other'],
  ])('%p is announced as %s, %s', (name, mediaType, fileType) => {
    expect(formatOfName(name)).toEqual({ mediaType, fileType });
  });

  it.each([
    ['video/x-never-seen', 'Video'],
    ['audio/x-ms-asf', 'Audio'],
    ['text/x-log', 'Document'],
    ['application/x-cfb', 'Other'],
  ])('%s is %s, whatever the name says', (mediaType, fileType) => {
    expect(fileTypeOf(mediaType)).toBe(fileType);
  });
});
