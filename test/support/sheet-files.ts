import { strToU8, zipSync } from 'fflate';

export const xml = (body: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
export const sheet = (rows: string): Uint8Array =>
  xml(`<worksheet xmlns="m"><sheetData>${rows}</sheetData></worksheet>`);
export const workbook = (sheets: Record<string, Uint8Array>, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': xml(
      '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns:r="r"><sheets>${Object.keys(sheets)
        .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships>${Object.keys(sheets)
        .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
        .join('')}</Relationships>`,
    ),
    ...Object.fromEntries(Object.values(sheets).map((part, index) => [`xl/worksheets/sheet${index + 1}.xml`, part])),
    ...more,
  });
export const text = (reference: string, words: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${words}</t></is></c>`;
export const ods = (rows: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': xml(
      `<office:document-content><office:body><office:spreadsheet><table:table table:name="One">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
    ...more,
  });
