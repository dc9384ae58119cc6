import { checkPixels, fileTypeOf, isImageType, shownInPage, soundOnly } from './index.ts';

describe('types that can carry script', () => {
  it.each(['image/svg', 'image/SVG+xml ', 'text/html', 'application/xhtml+xml', 'image/x-icon', ''])(
    '%p is no image of a note',
    (type) => {
      expect(isImageType(type)).toBe(false);
    },
  );
  it.each([
    'audio/',
    'video/',
    'audio/mpeg; charset=utf-8',
    'audio/mpeg\r\nX-Evil: 1',
    'video/mp4"><script>',
    'text/html;audio/mpeg',
  ])('%p is never shown in a page', (type) => {
    expect(shownInPage(type)).toBe(false);
  });
  it.each([
    ['text/html', 'Document'],
    ['application/x-subrip', 'Document'],
    ['application/vnd.ms-excel', 'Spreadsheet'],
    ['application/octet-stream', 'Other'],
    ['', 'Other'],
    ['imagery/png', 'Other'],
  ])('%p is kept as %s', (type, fileType) => {
    expect(fileTypeOf(type)).toBe(fileType);
  });
  it('allows any shape of an image, as long as it has few enough pixels', () => {
    const file = (width: number, height: number) => ({
      mediaType: 'image/png',
      fileType: 'Image' as const,
      pixels: { width, height },
    });
    expect(() => checkPixels(file(268_402_689, 1))).not.toThrow();
    expect(() => checkPixels(file(268_402_690, 1))).toThrow('too many pixels');
  });
});

it.each([
  ['video/mp4', 'audio/mp4'],
  ['video/quicktime', 'audio/mp4'],
  ['video/webm', 'audio/webm'],
  ['application/mxf', 'application/mxf'],
])('a recording of %s without pictures is audio', (mediaType, expected) => {
  expect(soundOnly({ name: 'call', mediaType, fileType: 'Video' })).toEqual({
    name: 'call',
    mediaType: expected,
    fileType: 'Audio',
  });
});
