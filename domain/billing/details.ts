import { type Infer, type ObjectSchema, refuse } from '../kernel/index.ts';

const text = (most: number, description: string, example: string) =>
  ({ type: 'string', maxLength: most, description, examples: [example] }) as const;
const maybe = (most: number, description: string, example: string) =>
  ({ ...text(most, description, example), nullable: true }) as const;

/** The company on invoices. */
export const billingDetails = {
  type: 'object',
  properties: {
    company: maybe(200, 'Name of the company', 'Analytical Engines Ltd'),
    email: { type: 'string', format: 'email', maxLength: 320, description: 'Receives invoices' },
    line1: maybe(200, 'Street and number', '12 St James Square'),
    line2: maybe(200, 'More of the address', '2nd floor'),
    city: maybe(100, 'City', 'London'),
    postalCode: maybe(20, 'Postal code', 'SW1Y 4JH'),
    country: { type: 'string', pattern: '^[A-Z]{2}$', nullable: true, description: 'ISO 3166-1', examples: ['GB'] },
    taxId: maybe(40, 'Tax id of the company; its country decides the kind', 'GB123456789'),
  },
  required: ['company', 'email', 'line1', 'line2', 'city', 'postalCode', 'country', 'taxId'],
} as const satisfies ObjectSchema;
export type BillingDetails = Infer<typeof billingDetails>;

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EU.map((country) => [country, 'eu_vat'])),
  GB: 'gb_vat',
  CH: 'ch_vat',
  NO: 'no_vat',
  US: 'us_ein',
  CA: 'ca_gst_hst',
  AU: 'au_abn',
  NZ: 'nz_gst',
  IN: 'in_gst',
  JP: 'jp_trn',
  SG: 'sg_gst',
};

/**
 * The provider's name for tax ids of a country.
 * @throws Refusal `UnprocessableContent` without a country, or for one whose tax ids are not taken here
 */
export function taxIdKind(country: string | null): string {
  if (country === null) return refuse('UnprocessableContent', 'A tax id needs a country', 'Choose the country first.');
  return (
    KINDS[country] ??
    refuse(
      'UnprocessableContent',
      'Tax ids of this country cannot be added here',
      'Add it in the portal of the payment provider.',
    )
  );
}
