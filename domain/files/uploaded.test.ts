import fc from 'fast-check';
import {
  ATTACHMENT_BYTES,
  type FileRecord,
  type FileUses,
  NOTE_FILES_MAX,
  announcedFile,
  checkUploaded,
  demandStored,
  demandUnused,
  extensionOf,
  fileTypeOf,
  hasRoom,
  isRecording,
  titleOfName,
  viewOf,
  whyKept,
} from './index.ts';

const UNPROCESSABLE = expect.objectContaining({ code: 'UnprocessableContent' });
const RECORD: FileRecord = {
  id: 'f',
  teamId: 't',
  projectId: 'p',
  name: 'Talk.mp4',
  mediaType: 'video/mp4',
  fileType: 'Video',
  bytes: 3,
  sha256: null,
  status: 'UPLOADING',
  failure: null,
  width: null,
  height: null,
  createdBy: 'ada',
  createdAt: new Date('2026-05-01T00:00:00.000Z'),
};

describe('an upload', () => {
  it('is refused by its announced size before a byte arrives: empty ones, GIFs above 2 MB, others above 10 GB', () => {
    for (const [name, bytes] of [
      ['a.txt', 0],
      ['a.gif', 2_000_001],
      ['a.mp4', ATTACHMENT_BYTES + 1],
    ] as const)
      expect(() => announcedFile(name, bytes)).toThrow(UNPROCESSABLE);
    expect(announcedFile('a.GIF', 2_000_000)).toEqual({
      name: 'a.GIF',
      bytes: 2_000_000,
      mediaType: 'image/gif',
      fileType: 'Image',
    });
    expect(announcedFile('a.mp4', ATTACHMENT_BYTES)).toMatchObject({ fileType: 'Video' });
  });

  it('is refused by its bytes too, so that a false name gains nothing', () => {
    const gif = { mediaType: 'image/gif', fileType: 'Image', pixels: { width: 10, height: 10 } } as const;
    expect(announcedFile('movie.mp4', 2_000_001).fileType).toBe('Video');
    expect(() => checkUploaded(gif, 2_000_001)).toThrow(UNPROCESSABLE);
    checkUploaded(gif, 2_000_000);
    const huge = { mediaType: 'image/png', fileType: 'Image', pixels: { width: 16_384, height: 16_384 } } as const;
    expect(() => checkUploaded(huge, 100)).toThrow(UNPROCESSABLE);
  });

  it('is not found until it is complete', () => {
    for (const file of [null, RECORD, { ...RECORD, status: 'FAILED' }, { ...RECORD, status: 'CANCELLED' }] as const)
      expect(() => demandStored(file)).toThrow(expect.objectContaining({ code: 'NotFound' }));
    expect(demandStored({ ...RECORD, status: 'DONE' })).toMatchObject({ id: 'f' });
  });

  it('shows nothing of its workspace', () => {
    expect(viewOf(RECORD, ['n'])).toMatchObject({ id: 'f', noteIds: ['n'], createdAt: '2026-05-01T00:00:00.000Z' });
    expect(viewOf(RECORD)).not.toHaveProperty('teamId');
  });
});

describe('the name of a file', () => {
  it('has an extension of letters and digits after its last dot, in lower case', () => {
    expect(['Talk.MP4', 'archive.tar.gz', 'no extension', '.env', 'a.b c', 'a.'].map(extensionOf)).toEqual([
      'mp4',
      'gz',
      '',
      'env',
      '',
      '',
    ]);
  });

  it('becomes a title without its extension, never empty, and never cut within a character', () => {
    expect(titleOfName('Interview 3.final.mp4')).toBe('Interview 3.final');
    expect(titleOfName('.mp4')).toBe('.mp4');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 }), (name) => {
        const title = titleOfName(name);
        expect(title).not.toBe('');
        expect(title).not.toMatch(/^\p{Cs}|\p{Cs}$/u);
        expect(name).toContain(title);
      }),
    );
    expect([...titleOfName('💸'.repeat(600))].every((character) => character === '💸')).toBe(true);
  });

  it('is a recording if it can be played and transcribed', () => {
    const recordings = ['video/mp4', 'audio/mpeg', 'image/png', 'application/pdf', 'text/csv'];
    expect(recordings.map((mediaType) => isRecording({ fileType: fileTypeOf(mediaType) }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a note', () => {
  it('takes files up to its limit', () => {
    const file = { noteId: 'n', fileId: 'f', rank: 1, createdBy: 'ada', createdAt: new Date(0) };
    expect(hasRoom(Array.from({ length: NOTE_FILES_MAX - 1 }, () => file))).toBe(true);
    expect(hasRoom(Array.from({ length: NOTE_FILES_MAX }, () => file))).toBe(false);
  });
});

describe('deleting a file', () => {
  const uses = (more: Partial<FileUses>): FileUses => ({
    notes: 0,
    highlights: 0,
    reels: 0,
    texts: 0,
    redactions: 0,
    ...more,
  });

  it('is refused with every reason while a reel, a text or a redaction needs it', () => {
    expect(whyKept(uses({ reels: 1, texts: 2, redactions: 1 }))).toBe(
      '1 reel plays it, and 2 texts show it, and it is the original of a redaction',
    );
    expect(() => demandUnused(uses({ reels: 2 }))).toThrow(
      expect.objectContaining({ code: 'InvalidOperation', title: 'The file is still used: 2 reels play it' }),
    );
  });

  it('takes along its notes and highlights without a refusal', () => {
    fc.assert(
      fc.property(
        fc.record({
          notes: fc.nat(5),
          highlights: fc.nat(5),
          reels: fc.nat(2),
          texts: fc.nat(2),
          redactions: fc.nat(2),
        }),
        (counts) => {
          const free = counts.reels + counts.texts + counts.redactions === 0;
          expect(whyKept(counts) === null).toBe(free);
          if (free) demandUnused(counts);
          else expect(() => demandUnused(counts)).toThrow();
        },
      ),
    );
  });
});
