import buildProduct from './product-setup.ts';
import { startSharedProduct } from './shared-product.ts';

/** Builds and starts the product that journeys share. */
export default async function setUp(): Promise<void> {
  buildProduct();
  (globalThis as Record<string, unknown>)['stopSharedProduct'] = await startSharedProduct();
}
