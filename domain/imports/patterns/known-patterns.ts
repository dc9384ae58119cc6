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
  '{name} ({time} - {end}): {text}',
  '{name} ({time} - {end})',
  '{name} [{time} - {end}]: {text}',
  '{name} [{time} - {end}]',
  '[{name} {time}] {text}',
  '[{name}, {time}] {text}',
  '{time} --> {end} [{name}] {text}',
  '@{time} - {name}',
  // editing programs, with frames
  '{time} - {end}\n{name}\n{text}',
  '{time} - {end} {name}',
  '[{time}]\n{name}\n{text}',
  // the panel of Teams, copied
  '{name}\n{time}\n{text}',
  // NVivo, ELAN, Audacity: columns
  '{number}\t{time} - {end}\t{text}\t{name}',
  '{time} - {end}\t{text}\t{name}',
  '{time} - {end}\t{name}\t{text}',
  '{time}\t{name}\t{text}',
  '{name}\t\t{time}\t{end}\t{skip}\t{text}',
  '{time}\t{end}\t{name}: {text}',
];

/** Forms with a name only: they need more evidence. */
const NAMED = [
  '[{name}]',
  '[{name}] {text}',
  '<{name}> {text}',
  '({name}) {text}',
  '{number} {name}: {text}',
  '({number}) {name}: {text}',
  '[{number}] {name}: {text}',
  '{number}\t{name}: {text}',
  '{name} - {text}',
  '{name}\t{text}',
];

/** Forms that are tried where no other rule of turns fits. */
export const KNOWN_PATTERNS: readonly TurnPattern[] = [...TIMED, ...NAMED].map(turnPattern);

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
