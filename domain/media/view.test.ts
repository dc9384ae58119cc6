import { type Media, type MediaOutput, mediaViewOf } from './index.ts';

const media = { fileId: 'f', state: 'DONE', message: null, facts: null } as unknown as Media;
const thumbnails = (intervalMs?: number): MediaOutput => ({
  id: 't',
  teamId: 't',
  fileId: 'f',
  kind: 'THUMBNAILS',
  number: 0,
  mediaType: 'image/jpeg',
  bytes: 30,
  detail: { ends: [10, 20, 30], ...(intervalMs !== undefined && { intervalMs }) },
});
const view = (...outputs: MediaOutput[]) =>
  mediaViewOf(media, [], outputs, { root: '/m', sha256: null, waiting: null }).thumbnails;

describe('thumbnails of a recording', () => {
  it.each([
    ['of 8 seconds (version 1) keep their times', 8_000, 8_000],
    ['without times are one a second (version 2)', undefined, 1_000],
  ])('%s', (_, stored, intervalMs) => {
    expect(view(thumbnails(stored))).toEqual({ intervalMs, count: 3, url: '/m/outputs/t/parts' });
  });

  it('are null if there are none', () => expect(view()).toBeNull());
});
