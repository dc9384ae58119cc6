import { type Redaction, type VideoEdit, videoEditOf, videoEditsOf, viewOfEdit } from './index.ts';

const KEYFRAME = { atMs: 1500, left: 10, top: 20, width: 30, height: 40 };
const edit = (more: Partial<Parameters<typeof videoEditOf>[0]>) =>
  videoEditOf({
    id: 'r',
    video: 'KEEP',
    videoStyle: 'COVER',
    keyframes: [],
    audio: 'KEEP',
    startMs: 1000,
    endMs: 2500,
    ...more,
  });

describe('video edits', () => {
  it('have the place of a hidden region, and how it is hidden', () => {
    expect(edit({ video: 'BLUR_REGION', videoStyle: 'PIXELATE', keyframes: [KEYFRAME] })).toEqual({
      type: 'obfuscation',
      redactionId: 'r',
      parameters: {
        videoBlur: true,
        audioMuted: false,
        audioBleep: false,
        videoStyle: 'PIXELATE',
        region: [{ at: 1.5, left: 10, top: 20, width: 30, height: 40 }],
        start: 1,
        end: 2.5,
      },
    });
  });

  it('of the whole picture have no region, and a tone is muted sound', () => {
    expect(edit({ video: 'BLUR_FRAME', audio: 'BLEEP' }).parameters).toMatchObject({
      videoBlur: true,
      audioMuted: true,
      audioBleep: true,
      videoStyle: 'COVER',
      region: null,
    });
    expect(edit({ audio: 'MUTE' }).parameters).toMatchObject({
      videoBlur: false,
      audioMuted: true,
      audioBleep: false,
      videoStyle: null,
    });
  });

  it('from before are shown without region and tone', () => {
    const parameters = { videoBlur: true, audioMuted: true, start: 0, end: 1 };
    const before = { type: 'obfuscation', redactionId: 7, parameters } as unknown as VideoEdit;
    expect(viewOfEdit(before)).toEqual({
      type: 'obfuscation',
      redactionId: '7',
      parameters: { ...parameters, audioBleep: false, videoStyle: null, region: null },
    });
    expect(viewOfEdit(edit({ audio: 'BLEEP' })).parameters.audioBleep).toBe(true);
  });

  it('of a recording are in the order of their times, without words that change nothing', () => {
    const redaction = (id: string, startMs: number | null, audio: Redaction['audio']) =>
      ({
        id,
        video: 'KEEP',
        videoStyle: 'COVER',
        keyframes: [],
        audio,
        startMs,
        endMs: startMs,
      }) as unknown as Redaction;
    const edits = videoEditsOf([
      redaction('late', 2000, 'MUTE'),
      redaction('kept', 0, 'KEEP'),
      redaction('words', null, 'MUTE'),
      redaction('early', 1000, 'BLEEP'),
    ]);
    expect(edits.map(({ redactionId }) => redactionId)).toEqual(['early', 'late']);
  });
});
