import { convertOffice } from './convert-office.ts';
import type { DocumentTask, FromDocument, OfficeTask } from './document-messages.ts';
import { readImage } from './read-image.ts';
import { readPdfPages } from './read-pdf-pages.ts';
import { Recognizer } from './recognizer.ts';

/** Takes one task and exits. An unexpected error ends the process. */
export function serveDocument(): void {
  const say = (message: FromDocument): Promise<void> =>
    new Promise((resolve, fail) => {
      process.send!(message, undefined, undefined, (error) => (error ? fail(error) : resolve()));
    });
  process.once('message', async (task: DocumentTask | OfficeTask) => {
    for await (const message of messagesFor(task)) await say(message);
    process.exit();
  });
  process.on('disconnect', () => process.exit());
}

async function* messagesFor(task: DocumentTask | OfficeTask): AsyncGenerator<FromDocument> {
  if (task.form === 'OFFICE') {
    const converted = await convertOffice(task).then(
      () => true,
      () => false,
    );
    return yield { converted };
  }
  const recognizer = new Recognizer();
  yield* task.form === 'IMAGE' ? readImage(task, recognizer) : readPdfPages(task, recognizer);
}
