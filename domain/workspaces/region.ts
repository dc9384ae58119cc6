/** Data region of a workspace (specification, document 000, section 3). */
export const REGIONS = ['US_A', 'US_B', 'EU_A', 'AU_A'] as const;
export type Region = (typeof REGIONS)[number];
/** Data residency keys of audit entries. */
export const RESIDENCY_KEYS = ['us_a', 'us_b', 'eu_a', 'au_a'] as const satisfies Lowercase<Region>[];
export const DEFAULT_REGION: Region = 'US_B';
export const REGION_NAMES: Record<Region, string> = {
  US_A: 'North Virginia',
  US_B: 'Ohio',
  EU_A: 'Ireland',
  AU_A: 'Sydney',
};
