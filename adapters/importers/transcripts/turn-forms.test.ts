import { firstTurns } from '@evident/domain/imports';
import { readFile } from '../reading/read-file.ts';

interface Said {
  readonly name: string;
  readonly seconds: number;
  readonly text: string;
}

const [ANN, TOM] = ['Dana Reyes', 'Tom Weber'];
const SAID: readonly Said[] = [
  { name: ANN, seconds: 4, text: 'So tell me how you started with the planner at work.' },
  { name: TOM, seconds: 9, text: 'We tried it in spring, and it was slow. I said: never again.' },
  { name: ANN, seconds: 21, text: 'And the car?' },
  { name: TOM, seconds: 24, text: 'The car was fine. Honestly, the app asked three times for the same plate.' },
  { name: ANN, seconds: 65, text: 'Did that bother you?' },
  { name: TOM, seconds: 3670, text: 'Yes. It cost me ten minutes each morning, and nobody answered the phone.' },
];

const two = (number: number): string => String(number).padStart(2, '0');
const parts = (seconds: number) => [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60] as const;
/** `00:00:04` */
const long = (seconds: number, between = ':'): string => parts(seconds).map(two).join(between);
/** `0:04` */
const short = (seconds: number): string => {
  const [h, m, s] = parts(seconds);
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
const next = (at: number): number => SAID[at + 1]?.seconds ?? SAID[at]!.seconds + 3;
const minutes = (seconds: number): number => Math.floor(seconds / 60);

type Form = (said: Said & { readonly at: number; readonly one: number }) => string;

/** Forms of transcripts as programs and people write them, with a time. */
const TIMED: Readonly<Record<string, Form>> = {
  'f4, stamp before': ({ name, seconds, text }) => `#${long(seconds)}-0# ${name}: ${text}`,
  'f4, stamp behind the name': ({ name, seconds, text }) => `${name}: #${long(seconds)}-0# ${text}`,
  'f4, stamp glued to the name': ({ name, seconds, text }) => `#${long(seconds)}-0#${name}: ${text}`,
  'f4, stamp on a line': ({ name, seconds, text }) => `#${long(seconds)}-0#\n${name}: ${text}`,
  'MAXQDA, hashes': ({ name, seconds, text }) => `#${long(seconds)}.00# ${name}: ${text}`,
  'MAXQDA, angles': ({ name, seconds, text }) => `<${long(seconds)}.00> ${name}: ${text}`,
  'MAXQDA, braces': ({ name, seconds, text }) => `{${long(seconds)}} ${name}: ${text}`,
  'ATLAS.ti': ({ name, seconds, text }) => `[${long(seconds)}.0] ${name}: ${text}`,
  Transana: ({ name, seconds, text }) => `(${long(seconds)}.0) ${name}: ${text}`,
  'QualCoder, points': ({ name, seconds, text }) => `[${long(seconds, '.')}] ${name}: ${text}`,
  'QualCoder, minutes': ({ name, seconds, text }) => `[${two(minutes(seconds))}.${two(seconds % 60)}] ${name}: ${text}`,
  'QualCoder, range': ({ name, seconds, text, at }) =>
    `{${long(seconds)},120 --> ${long(next(at))},330} ${name}: ${text}`,
  'Teams, panel': ({ name, seconds, text }) =>
    `${name}\n${minutes(seconds)} minutes ${seconds % 60} seconds\n${text}\n`,
  'Teams, document': ({ name, seconds, text }) => `${name}   ${short(seconds)}\n${text}\n`,
  'Premiere, semicolons': ({ name, seconds, text, at }) =>
    `${long(seconds, ';')};12 - ${long(next(at), ';')};03\n${name}\n${text}\n`,
  'Premiere, colons': ({ name, seconds, text, at }) => `${long(seconds)}:12 - ${long(next(at))}:03\n${name}\n${text}\n`,
  'Premiere, a line': ({ name, seconds, text, at }) => `${long(seconds)}:12 - ${long(next(at))}:03 ${name}\n${text}\n`,
  'Avid, frames': ({ name, seconds, text }) => `${long(seconds)}:12 ${name}: ${text}`,
  'NVivo, columns': ({ name, seconds, text, at }) =>
    `${at + 1}\t${short(seconds)}.0 - ${short(next(at))}.0\t${text}\t${name}`,
  'ELAN, columns': ({ name, seconds, text, at }) =>
    `${name}\t\t${long(seconds)}.000\t${long(next(at))}.000\t00:00:05.000\t${text}`,
  'Audacity, labels': ({ name, seconds, text, at }) => `${seconds}.000000\t${next(at)}.000000\t${name}: ${text}`,
  'time, name and text in columns': ({ name, seconds, text }) => `${long(seconds)}\t${name}\t${text}`,
  'noScribe, label first': ({ one, seconds, text }) => `S0${one - 1}: [${long(seconds)}] ${text}`,
  'noScribe, time first': ({ one, seconds, text }) => `[${long(seconds)}] S0${one - 1}: ${text}`,
  'units glued': ({ name, seconds, text }) => `${name} (${minutes(seconds)}m${two(seconds % 60)}s): ${text}`,
  'units apart': ({ name, seconds, text }) => `[${minutes(seconds)}m ${seconds % 60}s] ${name}: ${text}`,
  'hours, minutes and seconds in units': ({ name, seconds, text }) => {
    const [h, m, s] = parts(seconds);
    return `${name} (${h}h${m}m${s}s)\n${text}\n`;
  },
  seconds: ({ name, seconds, text, at }) => `[${seconds}.00s -> ${next(at)}.00s] ${name}: ${text}`,
  'minutes and seconds as primes': ({ name, seconds, text }) =>
    `${name} (${two(minutes(seconds))}'${two(seconds % 60)}''): ${text}`,
  'a range behind the name': ({ name, seconds, text, at }) =>
    `${name} (${short(seconds)} - ${short(next(at))}): ${text}`,
  'a range above the words': ({ name, seconds, text, at }) =>
    `${name} [${long(seconds)} - ${long(next(at))}]\n${text}\n`,
  'a range before the name': ({ name, seconds, text, at }) => `${short(seconds)}-${short(next(at))} ${name}: ${text}`,
  'an arrow and a name in brackets': ({ name, seconds, text, at }) =>
    `${long(seconds)} --> ${long(next(at))} [${name}]\n${text}\n`,
  'a name above its time': ({ name, seconds, text }) => `${long(seconds)}\n${name}\n${text}\n`,
  'a name in capitals below its time': ({ name, seconds, text }) =>
    `[${long(seconds)};12]\n${name.toUpperCase()}\n${text}\n`,
  'brackets around name and time': ({ name, seconds, text }) => `[${name} ${long(seconds)}] ${text}`,
  'name, comma, time': ({ name, seconds, text }) => `${name}, ${long(seconds)}: ${text}`,
  'time, comma, name': ({ name, seconds, text }) => `${long(seconds)}, ${name}: ${text}`,
  'two colons': ({ name, seconds, text }) => `${long(seconds)}: ${name}: ${text}`,
  dashes: ({ name, seconds, text }) => `${short(seconds)} – ${name} – ${text}`,
  'an at sign': ({ name, seconds, text }) => `@${short(seconds)} - ${name}\n${text}\n`,
  Rev: ({ name, seconds, text }) => `${name} (${short(seconds)}):\n${text}\n`,
  Trint: ({ name, seconds, text }) => `[${long(seconds)}] ${name}\n${text}\n`,
  Sonix: ({ name, seconds, text }) => `${name}: [${long(seconds)}] ${text}`,
  'Happy Scribe': ({ name, seconds, text }) => `[${long(seconds)}.32] - ${name}\n${text}\n`,
  Gong: ({ name, seconds, text }) => `${short(seconds)} | ${name}\n${text}\n`,
  'tl;dv': ({ name, seconds, text }) => `${short(seconds)} ${name}: ${text}`,
};

/** Forms without a time. */
const NAMED: Readonly<Record<string, Form>> = {
  'a colon': ({ name, text }) => `${name}: ${text}`,
  'numbered speakers in brackets': ({ one, text }) => `[Speaker ${one}] ${text}`,
  'numbered speakers in brackets above': ({ one, text }) => `[Speaker ${one}]\n${text}\n`,
  'names in brackets': ({ name, text }) => `[${name}] ${text}`,
  'names in angles': ({ name, text }) => `<${name}> ${text}`,
  'names in parentheses': ({ name, text }) => `(${name}) ${text}`,
  'numbered lines': ({ name, text, at }) => `${at + 1} ${name}: ${text}`,
  'numbered lines, padded': ({ name, text, at }) => `${two(at + 1)}  ${name}: ${text}`,
  'numbered lines, point': ({ name, text, at }) => `${at + 1}. ${name}: ${text}`,
  'numbered lines, brackets': ({ name, text, at }) => `[${at + 1}] ${name}: ${text}`,
  'numbered lines, tabs': ({ name, text, at }) => `${at + 1}\t${name}:\t${text}`,
  'a dash': ({ name, text }) => `${name} - ${text}`,
  'a dash after capitals': ({ name, text }) => `${name.toUpperCase()} — ${text}`,
  'a tab': ({ name, text }) => `${name}\t${text}`,
  'letters and a tab': ({ one, text }) => `${one === 1 ? 'I' : 'B'}:\t${text}`,
};

const written = (form: Form): string =>
  SAID.map((said, at) => form({ ...said, at, one: said.name === ANN ? 1 : 2 })).join('\n');

async function turnsOf(text: string, pattern?: string) {
  const outcome = await readFile({ name: 'talk.txt', bytes: Buffer.from(text), options: pattern ? { pattern } : {} });
  const [note] = outcome.kind === 'notes' ? outcome.notes : [];
  return { turns: note ? firstTurns(note) : [], notices: 'notices' in outcome ? outcome.notices : [], outcome };
}

describe('how turns begin in the texts of the trade', () => {
  it.each(Object.entries({ ...TIMED, ...NAMED }))('%s', async (title, form) => {
    const { turns } = await turnsOf(written(form));
    expect(turns.map(({ text }) => text)).toEqual(SAID.map(({ text }) => text));
    const names = turns.map(({ speaker }) => speaker);
    expect(new Set(names).size).toBe(2);
    expect(names.map((name) => name === names[0])).toEqual(SAID.map(({ name }) => name === ANN));
    expect(names[0]).toMatch(/^(?:Dana Reyes|DANA REYES|Speaker 1|S00|I)$/);
    if (title in TIMED)
      expect(turns.map(({ start }) => Math.floor(start! / 1000))).toEqual(SAID.map(({ seconds }) => seconds));
  });

  it('reads a described form', async () => {
    const text = written(({ name, text: words, at }) => `~${at}~ ${name} says / ${words}`);
    expect((await turnsOf(text)).turns).toEqual([]);
    expect((await turnsOf(text, '~{number}~ {name} says / {text}')).turns[1]).toEqual({
      speaker: TOM,
      start: null,
      text: SAID[1]!.text,
    });
  });

  it('says that a described form is nowhere, or is none', async () => {
    const text = written(TIMED['tl;dv']!);
    expect(await turnsOf(text, '[{time}] {name}')).toMatchObject({
      turns: [],
      notices: ['No line begins a turn in this form.'],
    });
    expect((await turnsOf(text, '{text}')).outcome).toMatchObject({ kind: 'refused', code: 'BAD_USER_INPUT' });
  });

  it('gives the words below a head without a name to nobody', async () => {
    const lines = written(NAMED['names in brackets']!).split('\n');
    const { turns, outcome } = await turnsOf(
      [...lines.slice(0, 3), '[???] I waited an hour.', ...lines.slice(3)].join('\n'),
    );
    expect(turns.map(({ text }) => text)).toEqual(SAID.map(({ text }) => text));
    const [note] = outcome.kind === 'notes' ? outcome.notes : [];
    expect(note?.content.content?.[3]).toMatchObject({
      type: 'paragraph',
      content: [{ text: '[???] I waited an hour.' }],
    });
  });

  it('takes an hour of a schedule for no speaker', async () => {
    const lines = written(NAMED['a colon']!).split('\n');
    const { outcome } = await turnsOf([...lines.slice(0, 2), '10:30 Meeting: it moved', ...lines.slice(2)].join('\n'));
    expect(outcome).toMatchObject({ notes: [{ speakers: [{ name: ANN }, { name: TOM }] }] });
  });
});
