import {
  type ReelItem,
  captionsOf,
  checkedItems,
  effectiveSpans,
  placedSpans,
  reelLength,
  toEdl,
  toOtio,
  toSrt,
  toVtt,
} from './index.ts';

const item = (more: Partial<ReelItem> = {}): ReelItem => ({
  id: 'i1',
  highlightId: null,
  fileId: 'f1',
  startMs: 10_000,
  endMs: 20_000,
  cuts: [],
  title: null,
  ...more,
});
const cut = (startMs: number, endMs: number) => ({ startMs, endMs });
const file = (id: string, name: string, picture = true) => ({
  id,
  name,
  url: `https://evident.example/f/${id}`,
  picture,
  durationMs: 60_000,
});

describe('the spans of an item', () => {
  it('are what its cuts leave, whatever their order and overlap', () => {
    expect(effectiveSpans(item({ cuts: [cut(15_000, 16_000), cut(12_000, 13_000), cut(15_500, 17_000)] }))).toEqual([
      cut(10_000, 12_000),
      cut(13_000, 15_000),
      cut(17_000, 20_000),
    ]);
  });
  it('leave out cuts outside the item and pieces too short to see', () => {
    expect(effectiveSpans(item({ cuts: [cut(0, 10_020), cut(19_990, 30_000), cut(40_000, 41_000)] }))).toEqual([
      cut(10_020, 19_990),
    ]);
    expect(effectiveSpans(item({ cuts: [cut(10_000, 14_000), cut(14_030, 20_000)] }))).toEqual([]);
  });
  it('follow one another in the time of the reel', () => {
    const items = [item({ cuts: [cut(12_000, 18_000)] }), item({ id: 'i2', startMs: 0, endMs: 1000 })];
    expect(placedSpans(items).map(({ atMs }) => atMs)).toEqual([0, 2000, 4000]);
    expect(reelLength(items)).toBe(5000);
  });
});

describe('checking items', () => {
  it('stores cuts joined and within the item', () => {
    expect(checkedItems([item({ cuts: [cut(0, 11_000), cut(10_500, 12_000)] })])[0]!.cuts).toEqual([
      cut(10_000, 12_000),
    ]);
  });
  it.each([
    ['no seconds', [item({ endMs: 10_000 })]],
    ['nothing left', [item({ cuts: [cut(0, 30_000)] })]],
    ['one id twice', [item(), item()]],
  ])('refuses %s', (_, items) => {
    expect(() => checkedItems(items)).toThrow();
  });
});

const word = (text: string, startMs: number, endMs: number, speaker: string | null = 'Ada') => ({
  text,
  startMs,
  endMs,
  speaker,
});

describe('captions', () => {
  it('contain the words that remain, in the time of the reel', () => {
    const items = [item({ cuts: [cut(11_000, 12_000)] }), item({ id: 'i2', startMs: 30_000, endMs: 31_000 })];
    const words = new Map([
      ['i1', [word('I', 10_000, 10_200), word('um', 11_100, 11_900), word('<know>', 12_000, 12_500)]],
      ['i2', [word('Why?', 30_100, 30_600, 'Ben')]],
    ]);
    const captions = captionsOf(items, words);
    expect(captions).toEqual([
      { startMs: 0, endMs: 1500, text: 'I <know>', speaker: 'Ada' },
      { startMs: 9100, endMs: 9600, text: 'Why?', speaker: 'Ben' },
    ]);
    expect(toVtt(captions)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.500\n<v Ada>I &lt;know&gt;\n\n00:00:09.100 --> 00:00:09.600\n<v Ben>Why?\n\n',
    );
    expect(toSrt(captions)).toBe(
      '1\n00:00:00,000 --> 00:00:01,500\nI <know>\n\n2\n00:00:09,100 --> 00:00:09,600\nWhy?\n',
    );
  });
  it('break at pauses, and before they are too long', () => {
    const long = Array.from({ length: 40 }, (_, at) => word('number', 10_000 + at * 100, 10_090 + at * 100));
    const captions = captionsOf([item()], new Map([['i1', [...long, word('Later', 19_000, 19_400)]]]));
    expect(captions.at(-1)!.text).toBe('Later');
    expect(captions.every(({ text }) => text.length <= 84)).toBe(true);
  });
});

describe('edit lists', () => {
  const items = [
    item({ cuts: [cut(12_000, 18_000)], title: 'First' }),
    item({ id: 'i2', fileId: 'f2', startMs: 0, endMs: 1000 }),
  ];
  const files = new Map([
    ['f1', file('f1', 'interview 1.mp4')],
    ['f2', file('f2', 'call.mp3', false)],
  ]);

  it('are CMX 3600 with source and record times in frames', () => {
    expect(toEdl({ title: 'Doubts', items }, files).split('\r\n')).toEqual([
      'TITLE: Doubts',
      'FCM: NON-DROP FRAME',
      '',
      '001  REC001   B     C        00:00:10:00 00:00:12:00 01:00:00:00 01:00:02:00',
      '* FROM CLIP NAME: interview 1.mp4',
      '* COMMENT: First',
      '002  REC001   B     C        00:00:18:00 00:00:20:00 01:00:02:00 01:00:04:00',
      '* FROM CLIP NAME: interview 1.mp4',
      '* COMMENT: First',
      '003  REC002   A     C        00:00:00:00 00:00:01:00 01:00:04:00 01:00:05:00',
      '* FROM CLIP NAME: call.mp3',
      '',
    ]);
  });
  it('are OpenTimelineIO with a track of pictures and one of sound of the same length', () => {
    const timeline = JSON.parse(toOtio({ title: 'Doubts', items }, files));
    expect(timeline).toMatchObject({ OTIO_SCHEMA: 'Timeline.1', name: 'Doubts', tracks: { OTIO_SCHEMA: 'Stack.1' } });
    const [video, audio] = timeline.tracks.children;
    expect(video.children.map((child: { OTIO_SCHEMA: string }) => child.OTIO_SCHEMA)).toEqual([
      'Clip.2',
      'Clip.2',
      'Gap.1',
    ]);
    expect(audio).toMatchObject({ OTIO_SCHEMA: 'Track.1', kind: 'Audio' });
    expect(audio.children[1]).toMatchObject({
      OTIO_SCHEMA: 'Clip.2',
      source_range: {
        OTIO_SCHEMA: 'TimeRange.1',
        start_time: { OTIO_SCHEMA: 'RationalTime.1', rate: 1000, value: 18_000 },
        duration: { value: 2000 },
      },
      media_references: {
        DEFAULT_MEDIA: { OTIO_SCHEMA: 'ExternalReference.1', target_url: 'https://evident.example/f/f1' },
      },
      active_media_reference_key: 'DEFAULT_MEDIA',
    });
    const length = (track: { children: { source_range: { duration: { value: number } } }[] }) =>
      track.children.reduce((sum, child) => sum + child.source_range.duration.value, 0);
    expect(length(video)).toBe(length(audio));
  });
});
