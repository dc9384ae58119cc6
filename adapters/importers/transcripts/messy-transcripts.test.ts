import { type ImportedNote } from '@evident/domain/imports';
import { plainText } from '@evident/domain/content';
import { readFile } from '../reading/read-file.ts';

interface Said {
  readonly name: string;
  readonly seconds: number;
  readonly end: number;
  readonly paragraphs: readonly string[];
  readonly at: number;
}
type Form = (said: Said) => string;

/** An interview with long answers, remarks, colons within sentences and a person who speaks once. */
const WORDS: readonly (readonly [0 | 1 | 2, number, ...string[]])[] = [
  [0, 4, 'So tell me how you started with the planner at work.'],
  [1, 9, 'We tried it in spring, and it was slow. I said: never again.', 'Then at 10:30 the second paragraph came.'],
  [0, 21, 'And the car?'],
  [1, 24, '(laughs) The car was fine. Honestly, the app asked three times for the same plate.'],
  [0, 65, 'Mm-hmm.'],
  [1, 68, 'Two things: price and weather. Note: it was late.'],
  [2, 92, 'Sorry, may I add something?'],
  [1, 97, '“Please do,” she said: “Tom, no.”'],
  [0, 3599, 'Did that bother you?'],
  [1, 3670, 'Yes.'],
  [0, 3675, 'Why was that?'],
  [1, 3681, 'It cost me ten minutes each morning, and nobody answered the phone.'],
];
const PEOPLE = ['Dana Reyes', 'Tom Weber', 'Ruth O’Neil'];
const CHINESE = ['李雷', '韩梅梅', '王伟'];
const ARABIC = ['سارة', 'محمد', 'ليلى'];
const VOICES = ['SPEAKER_00', 'SPEAKER_01', 'SPEAKER_02'];
const HEAD = 'Interview 7\nAudio source: /home/x/talk.mp3\n\n';
const END = '\n[End of recording]\n';

const two = (number: number): string => String(number).padStart(2, '0');
const parts = (seconds: number) => [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60] as const;
const long = (seconds: number): string => parts(seconds).map(two).join(':');
const minutes = (seconds: number): number => Math.floor(seconds / 60);
const lines = ({ paragraphs }: Said): string => paragraphs.join('\n');
const line = ({ paragraphs }: Said): string => paragraphs.join(' ');

const FORMS: Readonly<Record<string, readonly [Form, people?: readonly string[], file?: string]>> = {
  'f4, stamps behind the words': [(said) => `${said.name}: ${lines(said)} #${long(said.end)}-5#\n`],
  'ATLAS.ti, stamps behind the words': [(said) => `${said.name}: ${lines(said)} [${long(said.end)}]`],
  'ATLAS.ti, glued': [(said) => `[${long(said.seconds)}]${said.name}: ${lines(said)}`],
  MAXQDA: [(said) => `#${long(said.seconds)}.0# ${said.name}: ${lines(said)}`],
  'QualCoder behind the name': [(said) => `${said.name} [${long(said.seconds)}] ${lines(said)}`],
  'QualCoder, glued': [(said) => `{${long(said.seconds)}}${said.name}: ${lines(said)}`],
  'Teams panel': [
    (said) => `${said.name}\n${minutes(said.seconds)} minutes ${said.seconds % 60} seconds\n${lines(said)}`,
  ],
  'Teams panel with initials and clock': [
    (said) =>
      `${said.name.replace(/(\S)\S* (\S).*/, '$1$2')}\n${said.name}\n${minutes(said.seconds)} minutes ${said.seconds % 60} seconds\n${long(said.seconds)}\n${lines(said)}`,
  ],
  'Teams panel on a line': [
    (said) => `${said.name} ${minutes(said.seconds)} minutes ${said.seconds % 60} seconds\n${lines(said)}`,
  ],
  'Teams panel for screen readers': [
    (said) =>
      `${said.name}\n${minutes(said.seconds)} minutes ${said.seconds % 60} seconds\n${long(said.seconds)}\n${said.name} ${minutes(said.seconds)} minutes ${said.seconds % 60} seconds\n${lines(said)}`,
  ],
  'QualCoder, name behind points': [
    (said) => `[${two(minutes(said.seconds))}.${two(said.seconds % 60)}] ${said.name}\n${lines(said)}`,
  ],
  'Teams panel in German': [
    (said) => `${said.name}\n${minutes(said.seconds)} Minuten ${said.seconds % 60} Sekunden\n${lines(said)}`,
  ],
  Premiere: [(said) => `${long(said.seconds)}:12 - ${long(said.end)}:03\n${said.name}\n${lines(said)}\n`],
  NVivo: [(said) => `${long(said.seconds)}.0 - ${long(said.end)}.0\t${line(said)}\t${said.name}`],
  noScribe: [(said) => `${said.name}: ${lines(said)}`, ['S00', 'S01', 'S02']],
  'numbered speakers in brackets': [(said) => `[${said.name}] ${lines(said)}`, ['Speaker 1', 'Speaker 2', 'Speaker 3']],
  units: [(said) => `${said.name} (${minutes(said.seconds)}m${two(said.seconds % 60)}s): ${lines(said)}`],
  'a range in words': [(said) => `${said.name} (${long(said.seconds)} to ${long(said.end)}): ${lines(said)}`],
  'a range before': [(said) => `[${long(said.seconds)} - ${long(said.end)}] ${said.name}: ${lines(said)}`],
  'every line numbered': [
    (said) =>
      said.paragraphs.map((text, at) => `${two(2 * said.at + at)}  ${at ? '' : `${said.name}: `}${text}`).join('\n'),
  ],
  'times with semicolons': [
    (said) => `[${two(minutes(said.seconds))};${two(said.seconds % 60)}] ${said.name}: ${line(said)}`,
  ],
  'lines with L': [(said) => `L${said.at}: ${said.name}: ${lines(said)}`],
  Rev: [(said) => `${said.name} (${long(said.seconds)}):\n${said.paragraphs.join('\n\n')}\n`],
  indented: [(said) => `    ${said.name}:\n        ${said.paragraphs.join('\n        ')}`],
  'names above': [(said) => `${said.name}\n${lines(said)}\n`, ['INTERVIEWER', 'RESPONDENT', 'OBSERVER']],
  'names in quotation marks': [(said) => `"${said.name}": ${lines(said)}`],
  'names in asterisks': [(said) => `*${said.name}*: ${lines(said)}`],
  CHAT: [(said) => `*${said.name}:\t${line(said)}`, ['INV', 'PAR', 'OBS']],
  bars: [(said) => `${said.name} | ${lines(said)}`],
  columns: [(said) => `${said.name}\t${long(said.seconds)}\t${line(said)}`],
  InqScribe: [(said) => `[${long(said.seconds)}.12] ${said.name}\t${lines(said)}`],
  WhisperX: [(said) => `[${said.seconds}.120 --> ${said.end}.000] [${said.name}] ${lines(said)}`, VOICES],
  'whisper.cpp': [
    (said) => `[${long(said.seconds)}.000 --> ${long(said.end)}.000]   (${said.name}) ${line(said)}`,
    ['speaker 0', 'speaker 1', 'speaker 2'],
  ],
  'marks of direction': [(said) => `\u200f[${long(said.seconds)}] \u200f${said.name}:\u200f ${lines(said)}`, ARABIC],
  'full-width brackets': [(said) => `【${said.name}】${lines(said)}`, CHINESE],
  'full-width colons': [(said) => `${said.name}：${lines(said)}`, CHINESE],
  'speech in corner brackets': [(said) => `${said.name}「${lines(said)}`, ['田中', '佐藤', '鈴木']],
  'Markdown, names above': [(said) => `**${said.name}**\n\n${said.paragraphs.join('\n\n')}\n`, PEOPLE, 'talk.md'],
  'HTML, two columns': [
    (said) => `<tr><td>${said.name}</td><td>${said.paragraphs.join('<br>')}</td></tr>`,
    PEOPLE,
    'talk.html',
  ],
  'SubRip, names in parentheses': [
    (said) => `${said.at}\n${long(said.seconds)},120 --> ${long(said.end)},000\n(${said.name}) ${line(said)}\n`,
    PEOPLE,
    'talk.srt',
  ],
};

function written(form: Form, people: readonly string[], file: string): string {
  const text = WORDS.map(([who, seconds, ...paragraphs], at) =>
    form({ name: people[who]!, seconds, end: (WORDS[at + 1]?.[1] ?? seconds + 9) - 1, paragraphs, at: at + 1 }),
  ).join('\n');
  if (file.endsWith('.html')) return `<html><body><table>${text}</table></body></html>`;
  return file.endsWith('.txt') ? HEAD + text + END : text;
}

async function noteOf(text: string, name = 'talk.txt'): Promise<ImportedNote> {
  const outcome = await readFile({ name, bytes: Buffer.from(text) });
  if (outcome.kind !== 'notes') throw new Error(JSON.stringify(outcome));
  return outcome.notes[0]!;
}
const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const saidIn = (note: ImportedNote): Map<string, string> => {
  const said = new Map<string, string>();
  const nameOf = new Map(note.speakers.map(({ id, name }) => [id, name]));
  for (const turn of note.content.content ?? []) {
    const name = nameOf.get(String(turn.attrs?.['speaker'])) ?? '';
    if (turn.type === 'turn') said.set(name, `${said.get(name) ?? ''}\n${plainText(turn)}`);
  }
  return said;
};

describe('an interview as it is typed', () => {
  it.each(Object.entries(FORMS))(
    '%s: no words go to another speaker',
    async (_, [form, people = PEOPLE, file = 'talk.txt']) => {
      const note = await noteOf(written(form, people, file), file);
      const said = saidIn(note);
      expect([...said.keys()].filter(Boolean)).toEqual(people);
      for (const [who, , ...paragraphs] of WORDS)
        for (const text of paragraphs) expect(said.get(people[who]!)).toContain(text);
      // nor are numbers of lines, times or names among the words of a speaker
      people.forEach((name, who) => {
        const words = WORDS.flatMap(([of, , ...paragraphs]) => (of === who ? paragraphs : []));
        expect(wordsIn(said.get(name) ?? '')).toEqual(wordsIn(words.join(' ')));
      });
      const all = [...said].map(([name, text]) => (name === '' ? '' : text)).join('\n');
      expect(all).not.toMatch(/End of recording|talk\.mp3/);
      if (file === 'talk.txt') expect(plainText(note.content)).toContain('talk.mp3');
    },
  );
});

describe('words that are no label', () => {
  it('names nobody by a colon within a sentence if most times have no name', async () => {
    const { speakers } = await noteOf(
      '[00:04] We tried it.\n[00:09] Two things: price and weather.\n[00:20] It was fine.\n[00:31] One question: why?\n[00:40] Bye.',
    );
    expect(speakers).toEqual([]);
  });

  it.each(['[{}]', '{{}}', '#{}#'])('gives the words behind a wrong time (%s) to their own speaker', async (stamp) => {
    const at = (time: string): string => stamp.replace('{}', time);
    const said = saidIn(
      await noteOf(
        `${at('00:00:10')} Ann: Hello there.\n${at('00:00:20')} Tom: Yes.\n${at('00:00:75')} Ann: No, not at all.\n${at('00:01:30')} Tom: Fine.`,
      ),
    );
    expect([...said].map(([name, text]) => [name, text.trim().split('\n')])).toEqual([
      ['Ann', ['Hello there.', 'No, not at all.']],
      ['Tom', ['Yes.', 'Fine.']],
    ]);
  });

  it('reads times with semicolons, also where they make a text look like a table', async () => {
    const said = saidIn(
      await noteOf('[0;05] Sam: Hello.\n[0;15] Dana: Fine, and you?\n[0;25] Sam: Good.\n[0;35] Dana: And then?\n'),
    );
    expect([...said.keys()]).toEqual(['Sam', 'Dana']);
  });

  it('gives a link to the person who says it', async () => {
    const said = saidIn(await noteOf('Ann: The link?\nTom: https://example.com/x\nAnn: Thanks.\nTom: Sure.'));
    expect(said.get('Tom')).toContain('https://example.com/x');
  });

  it('reads a transcript of a court', async () => {
    const said = saidIn(
      await noteOf(
        '     Q.   And then?\n     A.   I left. A friend came,\nand we drove.\n     MR. LEE:  Objection.\n     THE COURT:  Overruled.\n     Q.   Go on.\n     A.   That was all.\n     Q.   Alone?\n     A.   Yes.',
      ),
    );
    expect([...said.keys()]).toEqual(['Q', 'A', 'MR. LEE', 'THE COURT']);
    expect(said.get('A')).toContain('I left. A friend came,\nand we drove.');
  });
});
