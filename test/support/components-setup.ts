import { build } from './product-setup.ts';

/** Builds the product and, at the same time, Storybook. */
export default function buildComponents(): void {
  build('web', 'server', 'storybook');
}
