import { mediumChanges } from './medium-changes.ts';

const video = (thumbnail: string | null) => ({ medium: 'VIDEO' as const, thumbnail });
const rule = mediumChanges('p1')['redaction:changed'];

describe('a list of notes', () => {
  it('is read again when the pictures that it shows change, so that it never keeps a redacted one', () => {
    expect(rule({ fileId: 'f1' }, [video('/api/v1/files/f1/media/outputs/o1/parts/0')])).toBe(true);
    expect(rule({ fileId: 'f2' }, [video('/api/v1/files/f1/media/outputs/o1/parts/0')])).toBe(false);
  });

  it('is read again while a video has no picture yet, and not for other media', () => {
    expect(rule({ fileId: 'f1' }, [video(null)])).toBe(true);
    expect(rule({ fileId: 'f1' }, [{ medium: 'AUDIO', thumbnail: null }])).toBe(false);
    expect(rule({ fileId: 'f1' }, [])).toBe(false);
  });
});
