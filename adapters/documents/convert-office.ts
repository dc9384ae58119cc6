import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LibreOfficeConverter as Converter } from '@matbee/libreoffice-converter/server';
import type { OfficeTask } from './document-messages.ts';
import { OFFICE_PROFILE, PROFILE_FILE } from './office-profile.ts';

/** The folder of its profile, in its own file system. */
const PROFILE = '/instdir';

type Loader = NonNullable<NonNullable<ConstructorParameters<typeof Converter>[0]>['wasmLoader']>;

/**
 * Converts with LibreOffice as WebAssembly, in this process. `noInitialRun` keeps `main` from starting: it would
 * initialize LibreOffice in one thread while the converter does so in another, and both can wait for each other forever.
 */
export async function convertOffice({ input, output, extension }: OfficeTask): Promise<void> {
  const { LibreOfficeConverter } = await import('@matbee/libreoffice-converter/server');
  const load = createRequire(import.meta.url)('@matbee/libreoffice-converter/wasm/loader') as Loader;
  const converter = new LibreOfficeConverter({
    wasmLoader: {
      createModule: async (config) => {
        const module = await load.createModule({ ...config, noInitialRun: true });
        module.FS.mkdir(`${PROFILE}/user`);
        module.FS.writeFile(`${PROFILE}/${PROFILE_FILE}`, OFFICE_PROFILE);
        return module;
      },
    },
  });
  await converter.initialize();
  const { data } = await converter.convert(await readFile(input), {
    inputFormat: extension as never,
    outputFormat: 'pdf',
  });
  await writeFile(output, data);
}
