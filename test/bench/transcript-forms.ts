/** One turn of the talk that each form writes. */
export interface Said {
  /** Place of the person among PEOPLE. */
  readonly who: number;
  readonly from: number;
  readonly to: number;
  readonly paragraphs: readonly string[];
}

export interface TranscriptForm {
  readonly file: string;
  readonly people: readonly string[];
  readonly text: (talk: readonly Said[], people: readonly string[]) => string;
}

const SPOKEN: readonly (readonly [number, number, ...string[]])[] = [
  [0, 4, 'OK — so, um, tell me how you started with the planner at work?'],
  [1, 9, 'We tried it in spring, and it was slow. I said: never again.', 'Then, at 10:30, the second bus came.'],
  [0, 31, 'And the car?'],
  [1, 34, '[laughs] The car was fine. Honestly, the app asked 3 times for the same plate (B-XY 123).'],
  [0, 65, 'Mm-hmm.'],
  [1, 68, 'Two things: price and weather. £13.60 for a day ticket, i.e. 20 % more than by car.'],
  [2, 92, 'Sorry, may I add something? “Please do,” she said, “Tom, no.”'],
  [1, 118, '… the site was https://example.com/park?id=7 – or so. C’était naïve!'],
  [0, 150, 'Did that bother you — or your team?'],
  [1, 3605, 'Yes.'],
  [0, 3610, '1. Why was that? 2. Who knew?'],
  [1, 3641, 'It cost me ten minutes each morning, and nobody answered the phone.', 'Nobody. Not once.'],
  [0, 3702, 'Thank you so much. Bye!'],
];
export const TALK: readonly Said[] = SPOKEN.map(([who, from, ...paragraphs], at) => ({
  who,
  from,
  to: (SPOKEN[at + 1]?.[1] ?? from + 6) - 1,
  paragraphs,
}));

const PEOPLE = ['Dana Reyes', 'Dr. Tomás O’Brien-Łukasz', 'Ruth van der Berg'];
const CODES = ['I', 'B1', 'B2'];
const NUMBERED = ['Speaker 1', 'Speaker 2', 'Speaker 3'];
const VOICES = ['SPEAKER_00', 'SPEAKER_01', 'SPEAKER_02'];

const two = (number: number): string => String(number).padStart(2, '0');
const parts = (seconds: number) => [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60] as const;
const long = (seconds: number): string => parts(seconds).map(two).join(':');
/** `0:04`, `1:00:05` */
const short = (seconds: number): string => {
  const [h, m, s] = parts(seconds);
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
const minutes = (seconds: number): string => `${Math.floor(seconds / 60)} minutes ${seconds % 60} seconds`;
const inWords = (seconds: number): string =>
  seconds < 3600 ? minutes(seconds) : `1 hour ${minutes(seconds - 3600)}`.replace(' 0 minutes', '');

interface One extends Said {
  readonly name: string;
  readonly at: number;
  /** Words with line ends between paragraphs. */
  readonly lines: string;
  /** Words on one line. */
  readonly line: string;
}
type Write = (said: One) => string;

function form(
  write: Write,
  {
    file = 'talk.txt',
    people = PEOPLE,
    between = '\n',
    head = '',
    end = '',
    crlf = false,
  }: Partial<{
    file: string;
    people: readonly string[];
    between: string;
    head: string;
    end: string;
    crlf: boolean;
  }> = {},
): TranscriptForm {
  const text = (talk: readonly Said[], names: readonly string[]): string => {
    const told = talk.map((said, at) =>
      write({
        ...said,
        at,
        name: names[said.who]!,
        lines: said.paragraphs.join('\n'),
        line: said.paragraphs.join(' '),
      }),
    );
    const all = `${head}${told.join(between)}${end}`;
    return crlf ? `\ufeff${all.replaceAll('\n', '\r\n')}` : all;
  };
  return { file, people, text };
}

const timed = ({ from, to }: Said, point: string): string => `${long(from)}${point}120 --> ${long(to)}${point}000`;
const json = (
  write: (talk: readonly Said[], people: readonly string[]) => unknown,
  people = VOICES,
): TranscriptForm => ({
  file: 'talk.json',
  people,
  text: (talk, names) => JSON.stringify(write(talk, names)),
});
/** Words of a turn with times, as recognizers list them. */
const wordsOf = ({ from, to, paragraphs }: Said) => {
  const words = paragraphs.join(' ').split(' ');
  const step = (to - from) / words.length;
  return words.map((word, at) => ({ word, start: from + at * step, end: from + (at + 0.9) * step }));
};

export const TRANSCRIPT_FORMS: Readonly<Record<string, TranscriptForm>> = {
  'f4, stamps behind the words': form(({ name, lines, to }) => `${name}: ${lines} #${long(to)}-5#`, {
    people: CODES,
    between: '\n\n',
    crlf: true,
  }),
  'f4, stamps before': form(({ name, lines, from }) => `#${long(from)}-0# ${name}: ${lines}`, { people: CODES }),
  'f4, glued': form(({ name, lines, from }) => `#${long(from)}-3#${name}: ${lines}`),
  'ATLAS.ti': form(({ name, lines, to }) => `${name}: ${lines} [${long(to)}]`, { between: '\n\n' }),
  MAXQDA: form(({ name, lines, from }) => `#${short(from)}# ${name}: ${lines}`, { crlf: true }),
  'QualCoder, braces': form(({ name, lines, from }) => `{${long(from)}} ${name}: ${lines}`),
  'QualCoder, points': form(
    ({ name, lines, from }) => `[${two(Math.floor(from / 60))}.${two(from % 60)}] ${name}\n${lines}`,
  ),
  'Teams, panel': form(
    ({ name, lines, from }) => `${name}\n${inWords(from)}\n${short(from)}\n${name} ${inWords(from)}\n${lines}`,
    { end: '\nRuth van der Berg stopped transcription\n' },
  ),
  'Teams, panel on a line': form(({ name, lines, from }) => `${name} ${inWords(from)}\n${lines}`, {
    head: 'Dana Reyes started transcription\n\n',
  }),
  'Teams, document': form(
    ({ name, lines, from, to }) => `${short(from)}.120 --> ${short(to)}.540\n${name}\n${lines}\n`,
  ),
  Premiere: form(({ name, line, from, to }) => `${long(from)}:12 - ${long(to)}:03\n${name}\n${line}\n`, {
    people: NUMBERED,
    crlf: true,
  }),
  NVivo: form(({ name, line, from, to, at }) => `${at + 1}\t${short(from)}.0 - ${short(to)}.0\t${line}\t${name}`, {
    head: '\tTimespan\tContent\tSpeaker\n',
  }),
  noScribe: form(({ name, line, from }) => `${name}: [${long(from)}] ${line}`, {
    people: ['S00', 'S01', 'S02'],
    between: '\n\n',
    head: 'talk.mp3\n\nTranscribed with noScribe vers. 0.6\nAudio source: C:\\talks\\talk.mp3\n\n',
  }),
  'numbered speakers in brackets': form(({ name, lines }) => `[${name}] ${lines}`, { people: NUMBERED }),
  'units in parentheses': form(
    ({ name, lines, from }) => `${name} (${Math.floor(from / 60)}m${two(from % 60)}s): ${lines}`,
    { between: '\n\n' },
  ),
  'a range before': form(({ name, lines, from, to }) => `[${long(from)} - ${long(to)}] ${name}:\n${lines}\n`),
  'numbered lines': form(
    ({ name, paragraphs, at }) =>
      paragraphs.map((text, n) => `${two(2 * at + n + 1)}   ${n ? '' : `${name.toUpperCase()}: `}${text}`).join('\n'),
    { people: ['INTERVIEWER', 'RESPONDENT', 'OBSERVER'] },
  ),
  'Zoom, captions': form((said) => `${said.at + 1}\n${timed(said, '.')}\n${said.name}: ${said.line}\n`, {
    file: 'talk.vtt',
    head: 'WEBVTT\n\n',
    crlf: true,
  }),
  'Zoom, text': form(({ name, lines, from }) => `[${name}] ${long(from)}\n${lines}\n`),
  Otter: form(({ name, lines, from }) => `${name}  ${short(from)}  \n${lines}\n`, {
    end: '\nTranscribed by https://otter.ai\n',
  }),
  Rev: form(({ name, paragraphs, from }) => `${name} (${long(from)}):\n${paragraphs.join('\n\n')}\n`),
  'Descript, Markdown': form(
    ({ name, paragraphs, from }) => `**${name}:** [${long(from)}] ${paragraphs.join('\n\n')}\n`,
    {
      file: 'talk.md',
      head: '# Parking\n\n',
    },
  ),
  Trint: form(({ name, lines, from }) => `[${long(from)}] ${name}: ${lines}`, { between: '\n\n' }),
  'Happy Scribe': form(({ name, lines, from }) => `[${long(from)}.10] - ${name}\n${lines}\n`),
  'Google Meet': form(({ name, line }) => `${name}: ${line}`, {
    between: '\n',
    head: 'Parking – Transcript\nAttendees\nDana Reyes, Ruth van der Berg\nTranscript\n\n',
    end: '\nMeeting ended after 01:01:48 👋\n',
  }),
  'Webex, captions': form(
    (said) => `${said.at + 1} "${said.name}" (${4_000 + said.who})\n${timed(said, '.')}\n${said.line}\n`,
    {
      file: 'talk.vtt',
      head: 'WEBVTT\n\n',
    },
  ),
  'voices of WebVTT': form((said) => `${timed(said, '.')}\n<v ${said.name}>${said.lines}</v>\n`, {
    file: 'talk.vtt',
    head: 'WEBVTT\n\nNOTE Confidence: 0.91\n\n',
  }),
  'SubRip, names': form((said) => `${said.at + 1}\n${timed(said, ',')}\n${said.name}: ${said.lines}\n`, {
    file: 'talk.srt',
    crlf: true,
  }),
  'WhisperX, speakers on words': json((talk, names) => ({
    segments: [
      {
        start: talk[0]!.from,
        end: talk.at(-1)!.to,
        text: talk.map(({ paragraphs }) => paragraphs.join(' ')).join(' '),
        words: talk.flatMap((said) => wordsOf(said).map((word) => ({ ...word, speaker: names[said.who] }))),
      },
    ],
    language: 'en',
  })),
  Deepgram: json(
    (talk) => ({
      results: {
        utterances: talk.map((said) => ({
          start: said.from,
          end: said.to,
          transcript: said.paragraphs.join(' '),
          speaker: said.who,
          words: wordsOf(said),
        })),
      },
    }),
    ['Speaker 0', 'Speaker 1', 'Speaker 2'],
  ),
  oTranscribe: form(
    ({ name, paragraphs, from }) =>
      `<p><span class="timestamp" data-timestamp="${from}">${short(from)}</span> ${name}: ${paragraphs.join('<br />')}</p>`,
    { file: 'talk.html' },
  ),
  'a table of three columns': form(({ name, line, from }) => `${long(from)}\t${name}\t${line}`, { crlf: true }),
};
