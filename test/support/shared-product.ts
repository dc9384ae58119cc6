import { dataFolder, startProduct } from './product.ts';

/** Product that journeys share. Each has its own workspace in it. */
export interface SharedProduct {
  readonly url: string;
  readonly dataFolder: string;
}

/** Starts it for all workers of this run. Resolves to the function that stops it. */
export async function startSharedProduct(): Promise<() => Promise<void>> {
  const folder = dataFolder();
  const product = await startProduct({
    EVIDENT_DATA_DIR: folder.path,
    EVIDENT_SAMPLE: 'off',
    // Receivers of journeys run on this machine.
    WEBHOOK_INTERNAL_HOSTS: '127.0.0.1',
  });
  process.env['TEST_PRODUCT'] = JSON.stringify({ url: product.url, dataFolder: folder.path } satisfies SharedProduct);
  return async () => {
    await product.stop();
    await folder.remove();
  };
}

export const sharedProduct = (): SharedProduct => JSON.parse(process.env['TEST_PRODUCT']!) as SharedProduct;
