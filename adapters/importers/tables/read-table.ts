import { DateColumn } from '@evident/domain/dates';
import {
  type ColumnProfile,
  DISTINCT_MAX,
  type ImportFault,
  type ImportFile,
  type NotesOutcome,
  type TableOutcome,
  type TableRow,
  columnNames,
  otherColumns,
  cuesOfTable,
  dialogueColumns,
  guessMapping,
  isAnswerCode,
  isCoded,
  turnsOfCues,
  turnsOfUtterances,
} from '@evident/domain/imports';
import { refuse } from '@evident/domain/kernel';
import { listedNames } from '../notes/listed-names.ts';
import { noteOfCues } from '../subtitles/read-cues.ts';
import { openTable } from './open-table.ts';
import { rowsBelow } from './read-rows.ts';

const FIRST_ROWS = 20;
/** Maximum characters of a cell in the preview. The server parses this response between two requests. */
const CELL_SHOWN = 500;
const shown = (cells: readonly string[]): string[] => cells.map((cell) => cell.slice(0, CELL_SHOWN));
const FAULTS_KEPT = 100;
const DIALOGUE_ROWS_MAX = 300_000;

/** Reads a table once and returns its columns, their profiles and a guessed mapping. */
export async function readTable(file: ImportFile): Promise<TableOutcome | NotesOutcome> {
  const table = await openTable(file);
  const header = columnNames(table.hasHeader ? table.first.cells : [], table.width);
  const dialogue = file.options?.read === 'table' || !table.hasHeader ? null : dialogueColumns(table.first.cells);
  const profiles = header.map((name) => new ColumnWatch(name));
  const rows: TableRow[] = [];
  const faults: ImportFault[] = [];
  const unclosed: number[] = [];
  let [rowCount, faultCount] = [0, 0];
  for await (const group of rowsBelow(table))
    for (const row of group) {
      if ('cause' in row) {
        faultCount += 1;
        if (faults.length < FAULTS_KEPT) faults.push(row.row ? { ...row, row: shown(row.row) } : row);
        continue;
      }
      rowCount += 1;
      if (row.unclosed) unclosed.push(row.line);
      if (rows.length < (dialogue ? DIALOGUE_ROWS_MAX : FIRST_ROWS)) rows.push(row);
      profiles.forEach((profile, column) => profile.see(row.cells[column] ?? ''));
    }
  const speech =
    dialogue && rowCount > 0 && rowCount <= DIALOGUE_ROWS_MAX
      ? cuesOfTable(
          rows.map((row) => row.cells),
          dialogue,
        )
      : null;
  if (dialogue && speech) {
    const { cues, reversed } = speech;
    for (const row of reversed.slice(0, FAULTS_KEPT - faults.length))
      faults.push({ line: rows[row]!.line, cause: 'The row ends before it starts; its words have no times' });
    // captions are joined; utterances written by a person stay separate
    const turns = dialogue.speaker === null || dialogue.word ? turnsOfCues(cues) : turnsOfUtterances(cues);
    const others = otherColumns(dialogue, header.length)
      .filter((column) => (profiles[column]?.profile().filled ?? 0) > 0)
      .map((column) => header[column] ?? '');
    return noteOfCues({
      format: 'Dialogue table',
      file: file.name,
      turns,
      notices: otherColumnsNotices(others),
      list: { cues, faults, language: null, raw: {} },
    });
  }
  if (rowCount === 0 && faultCount === 0)
    refuse(
      'UnprocessableContent',
      'The table has no rows',
      table.hasHeader
        ? 'It has only a header row. Choose a file with more rows, or treat the first row as data.'
        : 'Choose a file with rows.',
    );
  const columns = profiles.map((profile) => profile.profile());
  return {
    kind: 'table',
    header,
    hasHeader: table.hasHeader,
    headerLine: table.first.line,
    rows: rows.slice(0, FIRST_ROWS).map(({ line, cells }) => ({ line, cells: shown(cells) })),
    rowCount,
    faults,
    faultCount,
    delimiter: table.delimiter,
    encoding: table.encoding,
    notices: [...table.notices, ...unclosedNotices(unclosed)],
    columns,
    mapping: guessMapping(columns),
    dates: columns.map((column) => column.dates),
  };
}

const LINES_NAMED = 5;
function unclosedNotices(lines: readonly number[]): string[] {
  if (lines.length === 0) return [];
  if (lines.length === 1)
    return [`Line ${lines[0]} has a quotation mark that is never closed. It was read without quoting.`];
  const named = lines.slice(0, LINES_NAMED).join(', ');
  const others = lines.length > LINES_NAMED ? ` and ${(lines.length - LINES_NAMED).toLocaleString('en')} more` : '';
  return [`Lines ${named}${others} have a quotation mark that is never closed. They were read without quoting.`];
}

function otherColumnsNotices(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    `${names.length === 1 ? 'The column' : 'The columns'} ${listedNames(names)} ${names.length === 1 ? 'was' : 'were'} left out. To keep every column, read the file as a table.`,
  ];
}

/** Collects the profile of one column. */
class ColumnWatch {
  private filled = 0;
  private characters = 0;
  private coded = 0;
  private answerCodes = 0;
  private readonly values = new Set<string>();
  private readonly dates: DateColumn;

  constructor(private readonly name: string) {
    this.dates = new DateColumn(name);
  }

  see(cell: string): void {
    if (cell.trim() === '') return;
    this.filled += 1;
    this.characters += cell.length;
    if (cell.length < 100 && isCoded(cell.trim())) this.coded += 1;
    if (cell.length < 40 && isAnswerCode(cell.trim())) this.answerCodes += 1;
    this.dates.see(cell);
    if (this.values.size < DISTINCT_MAX && cell.length < 1000) this.values.add(cell);
  }

  profile(): ColumnProfile {
    return {
      name: this.name,
      filled: this.filled,
      length: this.filled === 0 ? 0 : this.characters / this.filled,
      distinct: this.values.size,
      coded: this.coded,
      answerCodes: this.answerCodes,
      dates: this.dates.plan(),
    };
  }
}
