import type { Infer, ObjectSchema } from '../kernel/index.ts';

/**
 * All feature flags, set per workspace or globally. Off by default, except the note after onboarding (specification,
 * document 002, sections 5 and 9; document 000, section 3). The documents name these and mention others. Only the
 * operator sets those with `allowed`: a workspace cannot grant itself a discount.
 */
const FEATURE_FLAGS = {
  agents: { default: false, about: 'Agents: saved instructions that write docs on a schedule' },
  searchNext: { default: false, about: 'The newer search' },
  channelsIntegrations: { default: false, about: 'Integrations as sources of channels' },
  channelsBeta: { default: false, about: 'Channels before everybody has them' },
  pricing2025: { default: false, about: 'Pricing of 2025' },
  streamlinedCheckout: { default: false, about: 'Checkout in one step' },
  reverseTrial: { default: false, about: 'A trial that begins with everything' },
  auditLog: { default: false, about: 'The audit log' },
  dashboards: { default: false, about: 'Dashboards' },
  segments: { default: false, about: 'Segments: filters of contacts that are saved by name' },
  openBeta: { default: false, about: 'The open-beta campaign' },
  postOnboardingNotePopup: { default: true, about: 'The note shown after onboarding' },
  singleSignOn: { default: false, about: 'Single sign-on', allowed: true },
  hipaa: { default: false, about: 'Restricted to what HIPAA allows', allowed: true },
  recruitDiscount: { default: false, about: 'A discount on recruiting', allowed: true },
} as const satisfies Record<string, { default: boolean; about: string; allowed?: true }>;

export type FeatureFlag = keyof typeof FEATURE_FLAGS;
export type OwnFlag = {
  [Name in FeatureFlag]: (typeof FEATURE_FLAGS)[Name] extends { allowed: true } ? never : Name;
}[FeatureFlag];
export const FEATURE_FLAG_NAMES = Object.keys(FEATURE_FLAGS) as FeatureFlag[];
/** Flags that workspace admins can set. */
export const OWN_FLAG_NAMES = FEATURE_FLAG_NAMES.filter((name) => !('allowed' in FEATURE_FLAGS[name])) as OwnFlag[];
export type FeatureFlags = Record<FeatureFlag, boolean>;

/** Flags with an effect in this version. The others are reserved and hidden. */
export const WORKING_FLAG_NAMES: readonly OwnFlag[] = ['segments', 'agents', 'postOnboardingNotePopup'];

/** Resolves flags: workspace setting, else global setting, else default. */
export const effectiveFlags = (ofTeam: Partial<FeatureFlags>, ofAll: Partial<FeatureFlags> = {}): FeatureFlags =>
  Object.fromEntries(
    FEATURE_FLAG_NAMES.map((name) => [name, ofTeam[name] ?? ofAll[name] ?? FEATURE_FLAGS[name].default]),
  ) as FeatureFlags;

export const featureFlagsView = {
  type: 'object',
  description: 'The feature flags that hold here',
  properties: Object.fromEntries(
    FEATURE_FLAG_NAMES.map((name) => [name, { type: 'boolean', description: FEATURE_FLAGS[name].about }]),
  ) as Record<FeatureFlag, { type: 'boolean'; description: string }>,
  required: FEATURE_FLAG_NAMES,
} satisfies ObjectSchema;
export type FeatureFlagsView = Infer<typeof featureFlagsView>;

export const featureFlagsWording = {
  ...featureFlagsView,
  description: 'Absent keeps, null takes the workspace’s own setting away',
  properties: Object.fromEntries(
    OWN_FLAG_NAMES.map((name) => [name, { type: 'boolean', nullable: true, description: FEATURE_FLAGS[name].about }]),
  ) as Record<OwnFlag, { type: 'boolean'; nullable: true; description: string }>,
  required: [] as const,
} satisfies ObjectSchema;
export type FeatureFlagsWording = Infer<typeof featureFlagsWording>;
