import { type TurnPattern, turnPattern } from './turn-pattern.ts';

/** Forms with a time, as programs write them. */
const TIMED = [
  // MAXQDA, ATLAS.ti, QualCoder, InqScribe, f4
  '#{time}# {name}: {text}',
  '{name}: #{time}# {text}',
  '<{time}> {name}: {text}',
  '{{time}} {name}: {text}',
  '{{time} --> {end}} {name}: {text}',
  '[{time}] {name}: {text}',
  '[{time} --> {end}] {name}: {text}',
  '{time}: {name}: {text}',
  '{time}, {name}: {text}',
  '{time} {name}: {text}',
  '{time} - {name} - {text}',
  '{time} --> {end} {name}: {text}',
  '{name}, {time}: {text}',
  '{name} ({time}): {text}',
  '{name} ({time})',
  '{name} {time}',
  '{name} [{time}] {text}',
  '{name} ({time}) {text}',
  '{name} ({time} to {end}): {text}',
  '{name} [{time} to {end}]: {text}',
  '[{time} to {end}] {name}: {text}',
  '{name} ({time} - {end}): {text}',
  '{name} ({time} - {end})',
  '{name} [{time} - {end}]: {text}',
  '{name} [{time} - {end}]',
  '[{name} {time}] {text}',
  '[{name}, {time}] {text}',
  '{time} --> {end} [{name}] {text}',
  '[{time} --> {end}] [{name}] {text}',
  '[{time} --> {end}] ({name}) {text}',
  '[{time}] [{name}] {text}',
  '[{time}] ({name}) {text}',
  '[{time}] {name}> {text}',
  '[{time}] {name}\t{text}',
  '{time} {name}\t{text}',
  '@{time} - {name}',
  // editing programs, with frames
  '{time} - {end}\n{name}\n{text}',
  '{time} - {end} {name}',
  '[{time}]\n{name}\n{text}',
  // the panel of Teams, copied
  '{name}\n{time}\n{text}',
  '{name}\n{time}\n{end}\n{text}',
  // NVivo, ELAN, Audacity: columns
  '{number}\t{time} - {end}\t{text}\t{name}',
  '{time} - {end}\t{text}\t{name}',
  '{time} - {end}\t{name}\t{text}',
  '{time}\t{name}\t{text}',
  '{time}\t{end}\t{name}\t{text}',
  '{name}\t{time}\t{text}',
  '{name}\t{time}\t{end}\t{text}',
  '{name}\t\t{time}\t{end}\t{skip}\t{text}',
  '{time}\t{end}\t{name}: {text}',
];

/** Forms with a name only: they need more evidence. */
const NAMED = [
  '[{name}]',
  '[{name}] {text}',
  '<{name}> {text}',
  '({name}) {text}',
  '【{name}】{text}',
  '（{name}）{text}',
  '{number} {name}: {text}',
  '({number}) {name}: {text}',
  '[{number}] {name}: {text}',
  '{number}\t{name}: {text}',
  'L{number} {name}: {text}',
  'L{number}: {name}: {text}',
  '{name} - {text}',
  '{name} | {text}',
  '{name} / {text}',
  '{name}> {text}',
  '{name}\t{text}',
];

/** `Q.  And then?`, `MR. LEE:  Objection.`, as court reporters write: the answers of a witness have one letter. */
const OF_COURT: TurnPattern = {
  template: '{name}   {text}',
  lines: [
    /^\s*(?<name>[QA](?=\.|\s{2}|\t)|(?:MR|MS|MRS|DR|THE)\b\.? \p{Lu}[\p{Lu}'’. -]{1,40}(?=:))[.:]?\s+(?<text>\S[^\n]*)$/u,
  ],
  hasTime: false,
  goesOn: true,
};
/** `田中「ええ」`, also where the words go on below. */
const OF_QUOTED_SPEECH: TurnPattern = {
  template: '{name}「{text}」',
  lines: [/^\s*(?<name>[^\s「」][^\n「」]{0,40})「(?<text>[^\n]*?)(?:」\s*)?$/u],
  hasTime: false,
  goesOn: true,
};

/** Forms that are tried where no other rule of turns fits. */
export const KNOWN_PATTERNS: readonly TurnPattern[] = [
  ...[...TIMED, ...NAMED].map(turnPattern),
  OF_COURT,
  OF_QUOTED_SPEECH,
];

/** Forms to choose from, by an example of each. */
export const OFFERED_PATTERNS = [
  '{name}: {text}',
  '{name} {time}\n{text}',
  '{name} ({time}): {text}',
  '[{time}] {name}: {text}',
  '{time} {name}: {text}',
  '{time}\n{name}\n{text}',
  '{name}\n{text}',
  '[{name}] {text}',
  '#{time}# {name}: {text}',
  '[{time}] {text}',
] as const;
