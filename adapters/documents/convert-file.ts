import { readFile, stat, writeFile } from 'node:fs/promises';
import type { ConversionTask, FromDocument } from './document-messages.ts';
import { htmlOfEpub } from './epub-html.ts';
import { NotConvertible, PICTURE_BYTES_MAX } from './pictures/picture-limits.ts';
import { processorMs } from './processor-time.ts';

/** Converts a picture or book, and says why it cannot. Each page of a picture is a message. */
export async function* convertFile({ of, input, output, mostMs }: ConversionTask): AsyncGenerator<FromDocument> {
  try {
    if ((await stat(input)).size > PICTURE_BYTES_MAX)
      throw new NotConvertible('The file is larger than 500 MB. Save it as PDF and upload that file.');
    const bytes = await readFile(input);
    if (of === 'epub') await writeFile(output, await htmlOfEpub(bytes));
    else if (of === 'heic') {
      // Loads FFmpeg, which other tasks do without.
      const { convertHeif } = await import('./pictures/convert-heif.ts');
      await writeFile(output, convertHeif(input, bytes));
    } else {
      const { convertTiff } = await import('./pictures/convert-tiff.ts');
      const pages = convertTiff(bytes);
      let page = await pages.next();
      for (; !page.done; page = await pages.next()) {
        if (processorMs() > mostMs)
          throw new NotConvertible('Converting the pages took too long. Save them as PDF and upload that file.');
        yield { begins: page.value, of: page.value, processorMs: processorMs() };
      }
      await writeFile(output, page.value);
    }
    yield { converted: true };
  } catch (error) {
    yield { converted: false, ...(error instanceof NotConvertible && { reason: error.message }) };
  }
}
