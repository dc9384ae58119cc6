import { gainFor, peakInterval, picturesOf, renditionsOf, stepProcessorMs, stepTimeMs } from './plan.ts';
import { jobsOf, nextJob, workOf } from './media.ts';
import { masterPlaylist, mediaPlaylist } from './playlists.ts';
import type { MediaOutput } from './outputs.ts';

const video = (width: number, height: number, frameRate = 30) => ({
  width,
  height,
  rotation: 0,
  frameRate,
  codec: 'h264',
});
const sizes = (width: number, height: number) =>
  renditionsOf(video(width, height)).map((one) => [one.width, one.height]);

describe('the sizes of a video', () => {
  it.each([
    [
      1920,
      1080,
      [
        [640, 360],
        [1280, 720],
        [1920, 1080],
      ],
    ],
    [
      1280,
      720,
      [
        [640, 360],
        [1280, 720],
      ],
    ],
    [
      640,
      480,
      [
        [480, 360],
        [640, 480],
      ],
    ],
    [320, 240, [[320, 240]]],
    [17, 15, [[16, 14]]],
    [
      1080,
      1920,
      [
        [360, 640],
        [720, 1280],
        [1080, 1920],
      ],
    ],
    [
      7680,
      4320,
      [
        [640, 360],
        [1280, 720],
        [1920, 1080],
      ],
    ],
  ])('of %d × %d pixels are at most three, none larger, smallest first', (width, height, expected) => {
    expect(sizes(width, height)).toEqual(expected);
  });

  it('have at most 30 frames per second', () => {
    expect(renditionsOf(video(640, 360, 60))[0]!.frameRate).toBe(30);
    expect(renditionsOf(video(640, 360, 12))[0]!.frameRate).toBe(12);
  });

  it('have one frame in four seconds if the recording has fewer', () => {
    expect(renditionsOf(video(640, 360, 0.0004))[0]!.frameRate).toBe(0.25);
  });
});

describe('loudness', () => {
  it('is brought to -16 LUFS within limits; silence stays silence', () => {
    expect([gainFor(-16), gainFor(-23), gainFor(-9), gainFor(-55), gainFor(-69), gainFor(null)]).toEqual([
      0, 7, -7, 24, 0, 0,
    ]);
  });
});

it('a waveform has at most about 20,000 peaks', () => {
  expect(peakInterval(60_000)).toBe(50);
  expect(86_400_000 / peakInterval(86_400_000)).toBeLessThanOrEqual(20_000);
});

describe('the steps of a recording', () => {
  const both = {
    durationMs: 60_000,
    video: video(1280, 720),
    audio: { channels: 2, sampleRate: 48_000, codec: 'aac' },
  };
  const of = { teamId: 't', fileId: 'f' };

  it('begin with what playback needs', () => {
    expect(jobsOf(of, both).map(({ step }) => step)).toEqual(['measure', 'audio', 'hls-360', 'pictures', 'hls-720']);
    expect(jobsOf(of, { ...both, video: null }).map(({ step }) => step)).toEqual(['measure', 'audio']);
    expect(jobsOf(of, { ...both, audio: null }).map(({ step }) => step)).toEqual(['hls-360', 'pictures', 'hls-720']);
  });

  it('all have work, and ended ones are skipped', () => {
    const jobs = jobsOf(of, both);
    for (const { step } of jobs) expect(workOf(step, both, 3)).not.toBeNull();
    expect(workOf('hls-1080', both, 3)).toBeNull();
    expect(nextJob(jobs.map((job, at) => (at < 2 ? { ...job, event: 'COMPLETE' as const } : job)))?.step).toBe(
      'hls-360',
    );
    expect(nextJob(jobs.map((job) => ({ ...job, event: 'ERROR' as const })))).toBeNull();
  });

  it('may take as long as the bytes justify, whatever the duration', () => {
    const hours = { ...both, durationMs: 22 * 3_600_000 };
    expect(stepProcessorMs(hours, 7_900)).toBeLessThan(12 * 60_000);
    expect(stepProcessorMs(hours, 1e9)).toBe(stepTimeMs(hours));
  });

  it('make a poster no larger than the video', () => {
    expect(picturesOf(both)!.poster).toEqual({ width: 1280, height: 720, atMs: 6000 });
    expect(picturesOf({ ...both, video: video(320, 240) })!.poster).toMatchObject({ width: 320, height: 240 });
  });
});

describe('playlists', () => {
  const output = (id: string, kind: 'AUDIO' | 'HLS', number: number): MediaOutput => ({
    id,
    teamId: 't',
    fileId: 'f',
    kind,
    number,
    mediaType: 'video/mp4',
    bytes: 1000,
    detail: {
      index: {
        headerBytes: 100,
        firstByte: 150,
        codecs: kind === 'HLS' ? 'avc1.64001e' : 'mp4a.40.2',
        segments: [
          { durationMs: 4000, bytes: 500 },
          { durationMs: 1500, bytes: 350 },
        ],
      },
      ...(kind === 'HLS' ? { width: 640, height: 360, frameRate: 30 } : { channels: 2 }),
    },
  });
  const [sound, small, large] = [output('a', 'AUDIO', 0), output('s', 'HLS', 360), output('l', 'HLS', 720)];

  it('exist as soon as one size and the sound can be played', () => {
    expect(masterPlaylist([small], true, true)).toBeNull();
    expect(masterPlaylist([sound], true, true)).toBeNull();
    expect(masterPlaylist([sound, small], true, true)).toContain('outputs/s/playlist.m3u8');
    expect(masterPlaylist([small], false, true)).not.toContain('AUDIO');
    expect(masterPlaylist([sound], true, false)).toContain('outputs/a/playlist.m3u8');
  });

  it('list the smallest size first, each with the sound', () => {
    const lines = masterPlaylist([large, sound, small], true, true)!.split('\n');
    expect(lines.filter((line) => line.startsWith('outputs'))).toEqual([
      'outputs/s/playlist.m3u8',
      'outputs/l/playlist.m3u8',
    ]);
    expect(lines.find((line) => line.startsWith('#EXT-X-STREAM-INF'))).toBe(
      '#EXT-X-STREAM-INF:BANDWIDTH=3734,AVERAGE-BANDWIDTH=2474,CODECS="avc1.64001e,mp4a.40.2",RESOLUTION=640x360,FRAME-RATE=30.000,AUDIO="audio"',
    );
  });

  it('name the byte range of each segment', () => {
    expect(mediaPlaylist(small)!.trim().split('\n').slice(2)).toEqual([
      '#EXT-X-TARGETDURATION:4',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      '#EXT-X-MAP:URI="../s",BYTERANGE="100@0"',
      '#EXTINF:4.000,',
      '#EXT-X-BYTERANGE:500@150',
      '../s',
      '#EXTINF:1.500,',
      '#EXT-X-BYTERANGE:350@650',
      '../s',
      '#EXT-X-ENDLIST',
    ]);
  });
});
