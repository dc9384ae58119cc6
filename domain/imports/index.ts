export { csvOf, unguarded } from './rows/csv-of.ts';
export { withSpeakersFromText } from './cues/cue-speakers.ts';
export { turnsOfCues, turnsOfUtterances } from './cues/cue-turns.ts';
export { endsSentence } from './cues/sentence-end.ts';
export { type HeardWord, type WordTime, alignWords } from './cues/align-words.ts';
export type { Cue, CueList, TimedWord } from './cues/cue.ts';
export { withFittingWords, wordsOfText } from './cues/fitting-words.ts';
export { sentencesOf, type SpokenWord, wordsAsWritten } from './cues/spoken-words.ts';
export { withTimesBetween } from './cues/untimed-words.ts';
export { type CueOfWords, withSpeakersOfWords } from './cues/word-speakers.ts';
export { asName, truncated, cleanText, onOneLine } from './note/clean-text.ts';
export {
  identityOfRow,
  type ImportedNote,
  type ImportedSpeaker,
  type ImportFault,
  NOTE_TEXT_MAX,
  readyNote,
  type ReadyNote,
  titled,
  titleOfFile,
} from './note/imported-note.ts';
export type { ImportedComment, ImportedThread } from './note/imported-thread.ts';
export { type StatedDate, statedDate } from './note/stated-date.ts';
export { isOutside } from './speakers/outside-line.ts';
export { blocksOfPlainText } from './note/plain-text.ts';
export { block, hardBreak, heading, paragraph, richDoc, run } from './note/rich-blocks.ts';
export { type MarkupElement, type NestedList, isSignOfWord, linesOfWord, nestedLists } from './note/word-lists.ts';
export { correctedNote, type KnownNote } from './note/corrected-note.ts';
export { columnNames } from './rows/column-names.ts';
export { isAnswerCode, isCoded } from './rows/column-words.ts';
export { type ColumnProfile, type CsvMapping, DISTINCT_MAX, guessMapping, isMappingFor } from './rows/csv-mapping.ts';
export { type RowPlan, rowReader, tagsOf } from './rows/csv-row.ts';
export { otherColumns, cuesOfTable, dialogueColumns, isOfSpeechColumn } from './rows/dialogue-table.ts';
export { failedRow, failureColumns, failuresHead } from './rows/failed-rows.ts';
export {
  type Delimiter,
  DELIMITERS,
  ENCODINGS,
  type ImportFile,
  type ImportFormat,
  type ImportOptions,
  type ImportOutcome,
  type NotesOutcome,
  type ReadRow,
  refuseTooLarge,
  type RowNote,
  type TableOutcome,
  type TableRow,
  type TextEncoding,
} from './run/import-outcome.ts';
export { type ImportedFile, type ImportRun, isOver, shownCounts, shownState, stateOfRun } from './run/import-run.ts';
export { type ImportView, importView, type NewImport, newImport, previewRequest } from './run/shapes.ts';
export { previewView, type PreviewView } from './run/preview-shapes.ts';
export { couldBeName } from './speakers/name-shape.ts';
export { type Label, leadingLabel } from './speakers/speaker-label.ts';
export { speakerNamed, SpeakerRoster } from './speakers/speaker-roster.ts';
export { OFFERED_PATTERNS } from './patterns/known-patterns.ts';
export { patternOf } from './patterns/pattern-turns.ts';
export { PATTERN_MAX, type TurnPattern, turnPattern } from './patterns/turn-pattern.ts';
export { firstTurns } from './turns/first-turns.ts';
export { withTurns } from './turns/transcript-turns.ts';
export { IMPORT_EVENTS } from './events.ts';
