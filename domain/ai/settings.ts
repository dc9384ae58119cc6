/** Decisions of a workspace about language models. */
export interface AiSettings {
  /** False: no text is generated, and nothing is sent to a language model. */
  readonly enabled: boolean;
  /** Of the configuration; null for the first allowed model. */
  readonly modelId: string | null;
  /** Labels of regions that may receive texts (decision D63); null allows all. */
  readonly regions: readonly string[] | null;
  readonly version: number;
}

/** A workspace that decided nothing. */
export const DEFAULT_AI_SETTINGS: AiSettings = { enabled: true, modelId: null, regions: null, version: 0 };

/** The facts of a configured model that decide whether a workspace uses it. */
export interface ConfiguredModel {
  readonly id: string;
  readonly region: string | null;
}

/** Whether a workspace may send texts to a model. One without a region is outside of all regions. */
export const isAllowed = ({ region }: ConfiguredModel, { regions }: Pick<AiSettings, 'regions'>): boolean =>
  regions === null || (region !== null && regions.includes(region));

/**
 * The model that writes for a workspace. Null if texts are extracted: no model is configured, none is allowed, or the
 * chosen one is gone, so that texts never go to another endpoint unasked.
 */
export function chosenModel<M extends ConfiguredModel>(models: readonly M[], settings: AiSettings): M | null {
  const allowed = models.filter((model) => isAllowed(model, settings));
  const { modelId } = settings;
  return (modelId === null ? allowed[0] : allowed.find(({ id }) => id === modelId)) ?? null;
}
