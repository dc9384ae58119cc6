import { parseWebVtt } from './webvtt.ts';
import { cueText } from './webvtt-text.ts';
import { cuesOfWebVtt } from './subtitles.ts';

const vtt = (body: string): string => `WEBVTT\n\n${body}`;

describe('a WebVTT file', () => {
  it.each(['', 'WEBVTTX\n\n', ' WEBVTT\n\n', 'webvtt\n\n', '\nWEBVTT\n\n'])(
    'is none when it begins with %j',
    (source) => {
      expect(parseWebVtt(source)).toBeNull();
    },
  );
  it.each(['WEBVTT\n\n', '\ufeffWEBVTT\r\n\r\n', 'WEBVTT - a title\r\r', 'WEBVTT\t\n\n'])(
    'begins with %j',
    (source) => {
      expect(parseWebVtt(`${source}00:01.000 --> 00:02.500\nHello`)?.cues).toMatchObject([
        { start: 1000, end: 2500, text: 'Hello' },
      ]);
    },
  );
  it('keeps ids, several lines and hours, and looks over notes and styles', () => {
    const { cues, faults } = parseWebVtt(
      vtt(
        'NOTE\nnothing\n\nSTYLE\n::cue { }\n\nfirst\n01:00:00.000 --> 01:00:01.000\na\nb\n\n00:02.000 --> 00:03.000\nc',
      ),
    )!;
    expect(cues.map(({ id, start, text }) => [id, start, text])).toEqual([
      ['first', 3_600_000, 'a\nb'],
      ['', 2000, 'c'],
    ]);
    expect(faults).toEqual([]);
  });
  it('lists a cue whose times can’t be read with its line, and keeps the others', () => {
    const { cues, faults } = parseWebVtt(
      vtt('00:01.000 --> 00:0x.000\nlost\n\n00:05.000 --> 00:04.000\nlost\n\n00:05.000 --> 00:06.000\nkept'),
    )!;
    expect(cues.map((cue) => cue.text)).toEqual(['kept']);
    expect(faults).toEqual([
      { line: 3, cause: 'The caption’s times can’t be read; its words have none' },
      { line: 6, cause: 'The caption ends before it starts; its words have no times' },
    ]);
  });
  it('begins a new cue at every line with an arrow', () => {
    expect(
      parseWebVtt(vtt('00:01.000 --> 00:02.000\na\n00:02.000 --> 00:03.000\nb'))!.cues.map((cue) => cue.text),
    ).toEqual(['a', 'b']);
  });
  it('takes a line of times under its head for a cue, though the empty line is missing', () => {
    expect(cuesOfWebVtt('WEBVTT\nKind: captions\n00:01.000 --> 00:02.000\na')!.cues.map((cue) => cue.text)).toEqual([
      'a',
    ]);
  });
  it('tells language and kind from its head', () => {
    expect(cuesOfWebVtt('WEBVTT\nKind: captions\nLanguage: pt-BR\n\n00:01.000 --> 00:02.000\na')).toMatchObject({
      language: 'pt-BR',
      raw: { kind: 'captions' },
    });
  });
  it.each([
    ['align:middle', { align: 'center' }],
    ['align:start', { align: 'start', positionAlign: 'line-left' }],
    ['align:Start', { align: 'center' }],
    ['position:30%,line-right', { position: 30, positionAlign: 'line-right' }],
    ['position:130%', { position: 'auto' }],
    ['line:-1', { line: -1, snapToLines: true }],
    ['line:10.5%,end', { line: 10.5, snapToLines: false, lineAlign: 'end' }],
    ['line:1-2', { line: 'auto' }],
    ['size:50%', { size: 50 }],
    ['size:50', { size: 100 }],
    ['vertical:lr', { vertical: 'lr' }],
    ['vertical: lr', { vertical: '' }],
    ['constructor:1', { size: 100 }],
  ])('reads the setting %s', (setting, expected) => {
    expect(parseWebVtt(vtt(`00:01.000 --> 00:02.000 ${setting}\na`))!.cues[0]).toMatchObject(expected);
  });
});

describe('the text of a cue', () => {
  it('loses its tags and keeps its words', () => {
    expect(cueText('<b>Fish &amp; <i.loud>chips</i></b> for 5 < 6 &lt;3 &nope;').voices).toEqual([
      { speaker: null, text: 'Fish & chips for 5 < 6 <3 &nope;' },
    ]);
  });
  it('may have any character reference of HTML', () => {
    expect(cueText('caf&eacute;&nbsp;&#8217;s &hellip; R&D &amp').voices[0]?.text).toBe('café\u00a0’s … R&D &amp');
  });
  it('gives a voice without a name to no one', () => {
    expect(cueText('<v Anna>Hello. <v>Hm? <v.loud>Oh.').voices).toEqual([
      { speaker: 'Anna', text: 'Hello.' },
      { speaker: null, text: 'Hm? Oh.' },
    ]);
  });
  it('belongs to its voices', () => {
    expect(cueText('<v Anna Berg>Hello.</v>\n<v.loud Bo>Hi.').voices).toEqual([
      { speaker: 'Anna Berg', text: 'Hello.' },
      { speaker: 'Bo', text: 'Hi.' },
    ]);
  });
  it('may have times between its words', () => {
    expect(cueText('one <00:17.500>two')).toEqual({ voices: [{ speaker: null, text: 'one two' }], builtUp: true });
  });
  it('is not repeated where captions are built up line by line', () => {
    const rolled = vtt(
      '00:01.000 --> 00:02.000\none<00:01.500><c> two</c>\n\n00:02.000 --> 00:03.000\none two\nthree<00:02.500><c> four</c>\n\n00:03.000 --> 00:04.000\nthree four\n',
    );
    expect(cuesOfWebVtt(rolled)!.cues.map((cue) => cue.text)).toEqual(['one two', 'three four']);
  });
});
