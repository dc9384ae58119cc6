import type { components } from '@evident/client';

export type Preview = components['schemas']['Preview'];
export type ImportRun = components['schemas']['Import'];
export type ImportOptions = NonNullable<components['schemas']['PreviewRequest']['options']>;
export type Mapping = NonNullable<Preview['mapping']>;
