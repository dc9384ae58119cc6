export { type ChatLog, chatOf } from './chat-log.ts';
export { asName, beginning, cleanText } from './clean-text.ts';
export type { Cue, CueList } from './cue.ts';
export { isCoded } from './column-words.ts';
export { type ColumnProfile, DISTINCT_MAX, guessMapping, isMappingFor } from './csv-mapping.ts';
export { type RowPlan, rowReader, tagsOf } from './csv-row.ts';
export { withSpeakersFromText } from './cue-speakers.ts';
export { turnsOfCues, turnsOfUtterances } from './cue-turns.ts';
export { DateColumn, type DatePlan, dateOf, dayOf } from './date-column.ts';
export { DELIMITERS, type Delimiter, SEPARATOR_LINE, delimiterOf } from './delimiter.ts';
export { columnsBeside, cuesOfTable, dialogueColumns } from './dialogue-table.ts';
export * from './import-outcome.ts';
export {
  type ImportFault,
  type ImportedNote,
  NOTE_TEXT_MAX,
  type ReadyNote,
  identityOfRow,
  readyNote,
  titleOfFile,
  titled,
} from './imported-note.ts';
export { cuesOfJson } from './json-transcript.ts';
export { blocksOfPlainText } from './plain-text.ts';
export { block, hardBreak, heading, richDoc, run } from './rich-blocks.ts';
export { type KnownNote, correctedNote } from './same-talk.ts';
export { cuesOfSbv, cuesOfSubRip, cuesOfWebVtt, languageTag } from './subtitles.ts';
export { columnNames, hasHeader, rowsAbove, tableWidth } from './table-header.ts';
export { headOf } from './table-head.ts';
export { withTurns } from './transcript-turns.ts';
export { cuesOfLrc } from './lrc.ts';
export { cuesOfStampedLines } from './stamped-lines.ts';
export { parseWebVtt } from './webvtt.ts';
export * from './import-run.ts';
export * from './shapes.ts';
export * from './csv-of.ts';
export { failedRow, failureColumns, failuresHead } from './failed-rows.ts';
