import { refuse } from '@evident/domain/kernel';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** Says why a PDF without text cannot be imported: its pages are pictures, or there is nothing on them. */
export async function refuseTextless(document: PDFDocumentProxy): Promise<never> {
  for (let number = 1; number <= document.numPages; number += 1)
    if (await showsAnything(await document.getPage(number)))
      refuse(
        'UnprocessableContent',
        'The PDF has no text, only scanned pages',
        'Run text recognition (OCR) on it, then import the result.',
      );
  return refuse('UnprocessableContent', 'The PDF is empty', 'Choose a file that contains text.');
}

const PICTURES = [
  'paintImageMaskXObject',
  'paintImageMaskXObjectGroup',
  'paintImageMaskXObjectRepeat',
  'paintImageXObject',
  'paintImageXObjectRepeat',
  'paintInlineImageXObject',
  'paintInlineImageXObjectGroup',
  'paintSolidColorImageMask',
  'shadingFill',
  'rawFillPath',
] as const;

/** Whether a page draws a picture or a shape. Empty pages set the state of graphics, and often a path to clip to. */
async function showsAnything(page: PDFPageProxy): Promise<boolean> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pictures = new Set<number>(PICTURES.map((name) => OPS[name]));
  const { fnArray, argsArray } = await page.getOperatorList();
  page.cleanup();
  return fnArray.some(
    (operation, index) =>
      pictures.has(operation) || (operation === OPS.constructPath && argsArray[index]?.[0] !== OPS.endPath),
  );
}
