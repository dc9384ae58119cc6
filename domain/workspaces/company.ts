/** Company size bands; the specification defines the first and the last (document 000, section 3). */
export const ORG_SIZES = ['1-25', '26-100', '101-500', '501-1000', '1001-5000', '5000+'] as const;
export type OrgSize = (typeof ORG_SIZES)[number];

/** Fifteen job titles, "from consulting through support" (document 000, section 3); those in between are ours. */
export const JOB_ROLES = [
  'Consulting',
  'Customer success',
  'Data and analytics',
  'Design',
  'Education',
  'Engineering',
  'Human resources',
  'Leadership',
  'Marketing',
  'Operations',
  'Product management',
  'Research',
  'Research operations',
  'Sales',
  'Support',
] as const;
export type JobRole = (typeof JOB_ROLES)[number];
