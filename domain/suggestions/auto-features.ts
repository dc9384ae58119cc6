import { type Infer, type ObjectSchema, version } from '../kernel/index.ts';

/** Automatic actions of AI (specification, document 001, section 3, AI auto-features). */
export const AUTO_FEATURES = ['Summarize', 'Highlights', 'Tags', 'Redact', 'Insights'] as const;
export type AutoFeature = (typeof AUTO_FEATURES)[number];

/** On: done, to be undone by a member. Suggest: proposed, to be accepted. Off: nothing. */
export const AUTO_MODES = ['On', 'Suggest', 'Off'] as const;
export type AutoMode = (typeof AUTO_MODES)[number];

export type AutoModes = Readonly<Record<AutoFeature, AutoMode>>;

/** Specification, document 001, section 9. */
export const DEFAULT_AUTO_MODES: AutoModes = {
  Summarize: 'On',
  Highlights: 'Suggest',
  Tags: 'On',
  Redact: 'On',
  Insights: 'On',
};

const mode = { type: 'string', enum: AUTO_MODES } as const;
const chosen = { ...mode, nullable: true, description: 'Null for the mode of the workspace, or its default' } as const;
const eachOf = <Schema>(schema: Schema) =>
  ({ Summarize: schema, Highlights: schema, Tags: schema, Redact: schema, Insights: schema }) as const;

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

/** The modes that apply: those chosen for the project, else those of the workspace, else the defaults. */
export const modesOf = (workspace: ChosenModes, project: ChosenModes = {}): AutoModes => ({
  ...DEFAULT_AUTO_MODES,
  ...workspace,
  ...project,
});

export function changedModes(before: ChosenModes, change: AutoFeaturesChange): ChosenModes {
  const after: Partial<Record<AutoFeature, AutoMode>> = { ...before };
  for (const feature of AUTO_FEATURES) {
    const mode = change[feature];
    if (mode === null) delete after[feature];
    else if (mode !== undefined) after[feature] = mode;
  }
  return after;
}
