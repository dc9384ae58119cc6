import { FILE_TYPES } from '../files/index.ts';
import { type FirstFile, type NoteSource, mediumOf, shownMedium, thumbnailOf } from './index.ts';

const text: NoteSource = { file: null, survey: false, row: false, spoken: false };
const file = (fileType: FirstFile['fileType'], mediaType = '', more: Partial<FirstFile> = {}): NoteSource => ({
  ...text,
  file: { id: 'f1', fileType, mediaType, durationMs: null, thumbnails: null, ...more },
});
const thumbnails = { outputId: 'o1', count: 60, intervalMs: 1000 };

describe('the medium of a note', () => {
  it('is that of its first file', () => {
    const media = FILE_TYPES.map((type) => mediumOf(file(type)));
    expect(media).toEqual(['AUDIO', 'IMAGE', 'VIDEO', 'TABLE', 'DOCUMENT', 'PRESENTATION', 'TEXT']);
    expect(mediumOf(file('Document', 'application/pdf'))).toBe('PDF');
  });

  it('is that of the text without a file that is shown', () => {
    expect(mediumOf(text)).toBe('TEXT');
    expect(mediumOf({ ...text, row: true })).toBe('TABLE');
    expect(mediumOf({ ...text, row: true, spoken: true })).toBe('TRANSCRIPT');
    expect(mediumOf({ ...text, row: true, spoken: true, survey: true })).toBe('SURVEY');
    expect(mediumOf({ ...file('Other'), spoken: true })).toBe('TRANSCRIPT');
    expect(mediumOf({ ...file('Video'), survey: true })).toBe('VIDEO');
  });
});

describe('the thumbnail of a note', () => {
  const video = file('Video', 'video/mp4', { durationMs: 60_000, thumbnails });

  it('is the picture of the poster, or of a moment', () => {
    expect(thumbnailOf(video)).toBe('/api/v1/files/f1/media/outputs/o1/parts/6');
    expect(thumbnailOf(video, 12_900)).toBe('/api/v1/files/f1/media/outputs/o1/parts/12');
    expect(thumbnailOf(video, null)).toBe(thumbnailOf(video));
  });

  it('does not exist until the recording has pictures', () => {
    expect(thumbnailOf(file('Video'))).toBeNull();
    expect(thumbnailOf(text)).toBeNull();
  });

  it('is shown with the medium', () => {
    expect(shownMedium(video, 0)).toEqual({
      medium: 'VIDEO',
      thumbnail: '/api/v1/files/f1/media/outputs/o1/parts/0',
    });
  });
});
