import type { DocumentView } from '@evident/domain/documents';
import type { HighlightView } from '@evident/domain/highlights';

/** A PDF for stories: one line of text on each page, made on the spot. */
export function samplePdf(lines: readonly string[]): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${lines.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.7\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return URL.createObjectURL(new Blob([text], { type: 'application/pdf' }));
}

export const sampleDocument = (part: Partial<DocumentView> = {}): DocumentView => ({
  fileId: 'f1',
  name: 'Survey.pdf',
  form: 'PDF',
  state: 'DONE',
  pageCount: 2,
  pagesRead: 2,
  failedPages: [],
  recognized: 0,
  message: null,
  altText: null,
  pdf: null,
  ...part,
});

/** A highlight of the words on the second page. */
export const sampleArea = {
  id: 'h1',
  target: 'AREA',
  fileId: 'f1',
  text: 'Exports are fast',
  tags: [],
  audioVideo: null,
  pdfHighlightAreas: [{ pageIndex: 1, left: 10, top: 8, width: 40, height: 6 }],
} as Partial<HighlightView> as HighlightView;
