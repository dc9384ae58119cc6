/** Words of one speaker, in seconds from the start. */
export interface SaidWords {
  readonly name: string;
  readonly seconds: number;
  readonly end: number;
  readonly text: string;
  /** Place among the turns, from 0. */
  readonly at: number;
  /** Number of the speaker, from 1. */
  readonly one: number;
}

export type TurnForm = (said: SaidWords) => string;

const two = (number: number): string => String(number).padStart(2, '0');
const parts = (seconds: number) => [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60] as const;
/** `00:00:04` */
const long = (seconds: number, between = ':'): string => parts(seconds).map(two).join(between);
/** `0:04` */
const short = (seconds: number): string => {
  const [h, m, s] = parts(seconds);
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
const minutes = (seconds: number): number => Math.floor(seconds / 60);

/** Forms of transcripts as programs and people write them, with a time. */
export const TIMED_FORMS: Readonly<Record<string, TurnForm>> = {
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
  'QualCoder, range': ({ name, seconds, text, end }) => `{${long(seconds)},120 --> ${long(end)},330} ${name}: ${text}`,
  'Teams, panel': ({ name, seconds, text }) =>
    `${name}\n${minutes(seconds)} minutes ${seconds % 60} seconds\n${text}\n`,
  'Teams, document': ({ name, seconds, text }) => `${name}   ${short(seconds)}\n${text}\n`,
  'Premiere, semicolons': ({ name, seconds, text, end }) =>
    `${long(seconds, ';')};12 - ${long(end, ';')};03\n${name}\n${text}\n`,
  'Premiere, colons': ({ name, seconds, text, end }) => `${long(seconds)}:12 - ${long(end)}:03\n${name}\n${text}\n`,
  'Premiere, a line': ({ name, seconds, text, end }) => `${long(seconds)}:12 - ${long(end)}:03 ${name}\n${text}\n`,
  'Avid, frames': ({ name, seconds, text }) => `${long(seconds)}:12 ${name}: ${text}`,
  'NVivo, columns': ({ name, seconds, text, at, end }) =>
    `${at + 1}\t${short(seconds)}.0 - ${short(end)}.0\t${text}\t${name}`,
  'ELAN, columns': ({ name, seconds, text, end }) =>
    `${name}\t\t${long(seconds)}.000\t${long(end)}.000\t00:00:05.000\t${text}`,
  'Audacity, labels': ({ name, seconds, text, end }) => `${seconds}.000000\t${end}.000000\t${name}: ${text}`,
  'time, name and text in columns': ({ name, seconds, text }) => `${long(seconds)}\t${name}\t${text}`,
  'noScribe, label first': ({ one, seconds, text }) => `S0${one - 1}: [${long(seconds)}] ${text}`,
  'noScribe, time first': ({ one, seconds, text }) => `[${long(seconds)}] S0${one - 1}: ${text}`,
  'units glued': ({ name, seconds, text }) => `${name} (${minutes(seconds)}m${two(seconds % 60)}s): ${text}`,
  'units apart': ({ name, seconds, text }) => `[${minutes(seconds)}m ${seconds % 60}s] ${name}: ${text}`,
  'hours, minutes and seconds in units': ({ name, seconds, text }) => {
    const [h, m, s] = parts(seconds);
    return `${name} (${h}h${m}m${s}s)\n${text}\n`;
  },
  seconds: ({ name, seconds, text, end }) => `[${seconds}.00s -> ${end}.00s] ${name}: ${text}`,
  'minutes and seconds as primes': ({ name, seconds, text }) =>
    `${name} (${two(minutes(seconds))}'${two(seconds % 60)}''): ${text}`,
  'a range behind the name': ({ name, seconds, text, end }) => `${name} (${short(seconds)} - ${short(end)}): ${text}`,
  'a range above the words': ({ name, seconds, text, end }) => `${name} [${long(seconds)} - ${long(end)}]\n${text}\n`,
  'a range before the name': ({ name, seconds, text, end }) => `${short(seconds)}-${short(end)} ${name}: ${text}`,
  'an arrow and a name in brackets': ({ name, seconds, text, end }) =>
    `${long(seconds)} --> ${long(end)} [${name}]\n${text}\n`,
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
export const NAMED_FORMS: Readonly<Record<string, TurnForm>> = {
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
  'letters and a tab': ({ one, text }) => `${'IBCDEFGHJKLMNOP'.charAt(one - 1)}:\t${text}`,
};
