import { type Infer, type ObjectSchema, version } from '../kernel/index.ts';

/** Automatic actions of AI (specification, document 001, section 3, AI auto-features). Insights are written by members only (decided). */
export const AUTO_FEATURES = ['Summarize', 'Highlights', 'Tags', 'Redact'] as const;
export type AutoFeature = (typeof AUTO_FEATURES)[number];

/** On: done, to be undone by a member. Suggest: proposed, to be accepted. Off: nothing. */
export const AUTO_MODES = ['On', 'Suggest', 'Off'] as const;
export type AutoMode = (typeof AUTO_MODES)[number];

export type AutoModes = Readonly<Record<AutoFeature, AutoMode>>;

/** Specification, document 001, section 9, except highlights: the suggested ones are too little better than random to be offered unasked (decided). */
export const DEFAULT_AUTO_MODES: AutoModes = {
  Summarize: 'On',
  Highlights: 'Off',
  Tags: 'On',
  Redact: 'On',
};

const mode = { type: 'string', enum: AUTO_MODES } as const;
const chosen = { ...mode, nullable: true, description: 'Null for the mode of the workspace, or its default' } as const;
const eachOf = <Schema>(schema: Schema) =>
  ({ Summarize: schema, Highlights: schema, Tags: schema, Redact: schema }) as const;

const effective = {
  type: 'object',
  description: 'The modes that apply',
  properties: eachOf(mode),
  required: AUTO_FEATURES,
} as const satisfies ObjectSchema;

const chosenModes = {
  type: 'object',
  description: 'The modes that were chosen here',
  properties: eachOf(chosen),
  required: AUTO_FEATURES,
} as const satisfies ObjectSchema;

/** The automatic features of a workspace or project. */
export const autoFeaturesView = {
  type: 'object',
  properties: { modes: effective, chosen: chosenModes, version },
  required: ['modes', 'chosen', 'version'],
} as const satisfies ObjectSchema;
export type AutoFeaturesView = Infer<typeof autoFeaturesView>;

/** Absent keeps, null returns to the mode of the workspace or its default. */
export const autoFeaturesChange = {
  type: 'object',
  properties: eachOf(chosen),
  required: [],
} as const satisfies ObjectSchema;
export type AutoFeaturesChange = Infer<typeof autoFeaturesChange>;

export type ChosenModes = Readonly<Partial<Record<AutoFeature, AutoMode>>>;

const eachFeature = <Mode>(modeOf: (feature: AutoFeature) => Mode): Record<AutoFeature, Mode> =>
  Object.fromEntries(AUTO_FEATURES.map((feature) => [feature, modeOf(feature)])) as Record<AutoFeature, Mode>;

/** The modes that apply: those chosen for the project, else those of the workspace, else the defaults. */
export const modesOf = (workspace: ChosenModes, project: ChosenModes = {}): AutoModes =>
  eachFeature((feature) => project[feature] ?? workspace[feature] ?? DEFAULT_AUTO_MODES[feature]);

/** The modes that were chosen, and null for the others. Stored modes of features that no longer exist are left out. */
export const chosenModesOf = (chosen: ChosenModes): Record<AutoFeature, AutoMode | null> =>
  eachFeature((feature) => chosen[feature] ?? null);

export function changedModes(before: ChosenModes, change: AutoFeaturesChange): ChosenModes {
  const after: Partial<Record<AutoFeature, AutoMode>> = {};
  for (const feature of AUTO_FEATURES) {
    const mode = change[feature] === undefined ? before[feature] : change[feature];
    if (mode) after[feature] = mode;
  }
  return after;
}
