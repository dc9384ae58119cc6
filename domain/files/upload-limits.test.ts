import {
  STORAGE_BYTES,
  checkImage,
  checkPicture,
  checkPixels,
  checkRoom,
  fileTypeOf,
  maxBytesOf,
  shownInPage,
  type SniffedFile,
} from './index.ts';

const image = (mediaType: string, width: number, height: number): SniffedFile => ({
  mediaType,
  fileType: fileTypeOf(mediaType),
  pixels: { width, height },
});

describe('limits of uploads', () => {
  it('allows a GIF 2 MB wherever it is uploaded, everything else what the place allows', () => {
    expect(maxBytesOf(image('image/gif', 1, 1), 10_000_000)).toBe(2_000_000);
    expect(maxBytesOf(image('image/gif', 1, 1), 1_000)).toBe(1_000);
    expect(maxBytesOf(image('image/png', 1, 1), 10_000_000)).toBe(10_000_000);
  });

  it('takes an image of 16,383 × 16,383 pixels and refuses one pixel row more', () => {
    expect(() => checkPixels(image('image/png', 16_383, 16_383))).not.toThrow();
    expect(() => checkPixels(image('image/png', 16_383, 16_384))).toThrow('too many pixels');
    expect(() => checkPixels({ mediaType: 'image/png', fileType: 'Image', pixels: null })).not.toThrow();
  });

  it.each(['image/gif', 'image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'])(
    'takes %s as an image',
    (mediaType) => {
      expect(() => checkImage(image(mediaType, 1, 1))).not.toThrow();
    },
  );

  it.each(['image/tiff', 'image/avif', 'application/pdf', 'text/html', 'video/mp4'])(
    'does not take %s as an image',
    (mediaType) => {
      expect(() => checkImage({ mediaType, fileType: fileTypeOf(mediaType), pixels: null })).toThrow('not an image');
    },
  );
});

describe('a picture of somebody', () => {
  it('is no drawing, which could carry script', () => {
    expect(() => checkPicture(image('image/svg+xml', 1, 1))).toThrow('can’t be a profile picture');
    expect(() => checkPicture(image('image/webp', 1, 1))).not.toThrow();
  });
});

describe('the room of a workspace', () => {
  it('ends with its last byte', () => {
    expect(() => checkRoom(STORAGE_BYTES - 1, 1)).not.toThrow();
    expect(() => checkRoom(STORAGE_BYTES, 1)).toThrow('The workspace is full');
  });
});

describe('what a browser may show in place', () => {
  it.each([
    ['image/png', true],
    ['image/webp', true],
    ['audio/mpeg', true],
    ['video/mp4', true],
    ['image/svg+xml', true],
    ['text/html', false],
    ['application/xml', false],
    ['application/pdf', false],
    ['text/plain', false],
    ['application/octet-stream', false],
  ])('%s: %s', (mediaType, shown) => {
    expect(shownInPage(mediaType)).toBe(shown);
  });
});

describe('types of files', () => {
  it.each([
    ['image/png', 'Image'],
    ['audio/mpeg', 'Audio'],
    ['video/mp4', 'Video'],
    ['application/pdf', 'Document'],
    ['text/csv', 'Spreadsheet'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Document'],
    ['application/zip', 'Other'],
  ])('%s is %s', (mediaType, fileType) => {
    expect(fileTypeOf(mediaType)).toBe(fileType);
  });
});
