import { ods, text, workbook, xml } from '../../../test/support/sheet-files.ts';
import { readFile } from '../reading/read-file.ts';

const read = (name: string, bytes: Uint8Array) => readFile({ name, bytes });

describe('merged cells', () => {
  const rowsOf = async (name: string, bytes: Uint8Array) => {
    const table = await read(name, bytes);
    return table.kind === 'table' ? table.rows.map(({ line, cells }) => [line, ...cells]) : table;
  };
  const PEOPLE = [
    [2, 'Ann', 'One', 'Good'],
    [3, 'Ann', 'Two', 'Bad'],
    [5, 'Bo', 'One', 'Fine'],
    [6, '', 'Two', 'So so'],
  ];

  it('of a workbook repeat their value in each row, and only downwards', async () => {
    const rows = [
      `<row r="1">${text('A1', 'Person')}${text('B1', 'Question')}${text('C1', 'Answer')}</row>`,
      `<row r="2">${text('A2', 'Ann')}${text('B2', 'One')}${text('C2', 'Good')}</row>`,
      `<row r="3">${text('B3', 'Two')}${text('C3', 'Bad')}</row>`,
      `<row r="5">${text('A5', 'Bo')}${text('B5', 'One')}${text('C5', 'Fine')}</row>`,
      `<row r="6">${text('B6', 'Two')}${text('C6', 'So so')}</row>`,
    ].join('');
    const merged =
      '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="C5:D5"/><mergeCell ref="nonsense"/></mergeCells>';
    const part = xml(`<worksheet xmlns="m"><sheetData>${rows}</sheetData>${merged}</worksheet>`);
    expect(await rowsOf('a.xlsx', workbook({ One: part }))).toEqual(PEOPLE);
  });
  it('of a spreadsheet do too', async () => {
    const cell = (words: string, more = '') => `<table:table-cell${more}><text:p>${words}</text:p></table:table-cell>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
    const rows = [
      row(cell('Person'), cell('Question'), cell('Answer')),
      row(cell('Ann', ' table:number-rows-spanned="2"'), cell('One'), cell('Good')),
      row('<table:covered-table-cell/>', cell('Two'), cell('Bad')),
      row('<table:table-cell/>'),
      row(cell('Bo'), cell('One'), cell('Fine')),
      row('<table:table-cell/>', cell('Two'), cell('So so')),
    ].join('');
    expect(await rowsOf('a.ods', ods(rows))).toEqual(PEOPLE);
  });
  it('cost no more than the cells of a sheet, however many overlap', async () => {
    const rows = Array.from({ length: 2_000 }, (_, n) => `<row r="${n + 1}">${text(`A${n + 1}`, `Row ${n}`)}</row>`);
    const merged = '<mergeCell ref="A1:A1048576"/>'.repeat(20_000);
    const part = xml(
      `<worksheet xmlns="m"><sheetData>${rows.join('')}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
    );
    expect(await read('a.xlsx', workbook({ One: part }))).toMatchObject({ kind: 'refused' });
  });
});
