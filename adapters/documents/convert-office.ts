import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { OfficeTask } from './document-messages.ts';

/** Converts with LibreOffice as WebAssembly, which runs in a process that this one starts. */
export async function convertOffice({ input, output, extension }: OfficeTask): Promise<void> {
  const { createSubprocessConverter } = await import('@matbee/libreoffice-converter/server');
  const manifest = createRequire(import.meta.url).resolve('@matbee/libreoffice-converter/package.json');
  const converter = await createSubprocessConverter({ wasmPath: path.join(path.dirname(manifest), 'wasm') });
  const { data } = await converter.convert(await readFile(input), {
    inputFormat: extension as never,
    outputFormat: 'pdf',
  });
  await writeFile(output, data);
}
