import type { Recording, RecordingMedia, TimelineMark } from './recording-media.ts';

const SECONDS = 12;
const RATE = 8_000;

/** A recording as stories play it: twelve seconds of a soft tone with a pause, made on the spot. */
export function sampleRecording(): Recording {
  return {
    fileId: 'f1',
    name: 'Interview 4.wav',
    mediaType: 'audio/wav',
    content: URL.createObjectURL(new Blob([tone()], { type: 'audio/wav' })),
  };
}

const loudness = (second: number) => (second > 5 && second < 7 ? 0 : 40 + 30 * Math.sin(second * 2) ** 2);

/** Answers of the server that the sample needs. */
export const sampleWaveform = {
  intervalMs: 100,
  peaks: Array.from({ length: SECONDS * 10 }, (_, at) => Math.round(loudness(at / 10) * 2.5)),
};

export const sampleMedia = (more: Partial<RecordingMedia> = {}): RecordingMedia => ({
  state: 'DONE',
  version: 'original',
  progress: 1,
  waiting: null,
  message: null,
  durationMs: SECONDS * 1000,
  hasVideo: false,
  hasAudio: true,
  width: null,
  height: null,
  playlist: null,
  audio: null,
  poster: null,
  storyboard: null,
  waveform: '/api/v1/files/f1/media/waveform',
  ...more,
});

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0L${width} ${height}M0 ${height}L${width} 0" stroke="gray"/></svg>`)}`;

export const sampleVideo = (more: Partial<RecordingMedia> = {}): RecordingMedia =>
  sampleMedia({
    hasVideo: true,
    width: 640,
    height: 360,
    poster: picture(640, 360),
    storyboard: {
      intervalMs: 1000,
      columns: 10,
      rows: 10,
      tileWidth: 128,
      tileHeight: 72,
      sheets: [picture(1280, 720)],
    },
    ...more,
  });

export const sampleMarks: readonly TimelineMark[] = [
  { id: 'h1', startMs: 1_000, endMs: 2_600, title: 'I never trust the first number', hue: 'teal', kind: 'words' },
  { id: 'h2', startMs: 4_000, endMs: 5_200, title: 'We only look at the first page', hue: 'amber', kind: 'words' },
  { id: 'h3', startMs: 8_000, endMs: 10_000, title: 'Moment', hue: null, kind: 'moment' },
];

function tone(): ArrayBuffer {
  const count = SECONDS * RATE;
  const wav = new DataView(new ArrayBuffer(44 + count));
  const text = (at: number, letters: string) =>
    [...letters].forEach((one, i) => wav.setUint8(at + i, one.charCodeAt(0)));
  text(0, 'RIFF');
  wav.setUint32(4, 36 + count, true);
  text(8, 'WAVEfmt ');
  wav.setUint32(16, 16, true);
  wav.setUint16(20, 1, true);
  wav.setUint16(22, 1, true);
  wav.setUint32(24, RATE, true);
  wav.setUint32(28, RATE, true);
  wav.setUint16(32, 1, true);
  wav.setUint16(34, 8, true);
  text(36, 'data');
  wav.setUint32(40, count, true);
  for (let at = 0; at < count; at++)
    wav.setUint8(44 + at, 128 + Math.round(loudness(at / RATE) * Math.sin((at / RATE) * 2 * Math.PI * 220)));
  return wav.buffer as ArrayBuffer;
}
