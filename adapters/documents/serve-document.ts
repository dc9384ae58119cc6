import { convertFile } from './convert-file.ts';
import { convertOffice } from './convert-office.ts';
import type { AnyTask, FromDocument } from './document-messages.ts';
import { drawArea } from './draw-area.ts';
import { readImage } from './read-image.ts';
import { readPdfPages } from './read-pdf-pages.ts';
import { Recognizer } from './recognizer.ts';

/** Takes one task and exits. An unexpected error ends the process. */
export function serveDocument(): void {
  const say = (message: FromDocument): Promise<void> =>
    new Promise((resolve, fail) => {
      process.send!(message, undefined, undefined, (error) => (error ? fail(error) : resolve()));
    });
  process.once('message', async (task: AnyTask) => {
    for await (const message of messagesFor(task)) await say(message);
    process.exit();
  });
  process.on('disconnect', () => process.exit());
}

async function* messagesFor(task: AnyTask): AsyncGenerator<FromDocument> {
  if (task.form === 'OFFICE') {
    const converted = await convertOffice(task).then(
      () => true,
      () => false,
    );
    return yield { converted };
  }
  if (task.form === 'CONVERSION') return yield* convertFile(task);
  if (task.form === 'PICTURE') return yield { picture: await drawArea(task).catch(() => null) };
  const recognizer = new Recognizer();
  yield* task.form === 'IMAGE' ? readImage(task, recognizer) : readPdfPages(task, recognizer);
}
