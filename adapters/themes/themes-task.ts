import type { PointToPlace, ThemesPlaced, TitledGroup } from '@evident/application/channels/themer';

export type ThemesTask =
  | {
      readonly task: 'place';
      readonly state: Uint8Array | null;
      readonly gone: readonly { readonly vector: Float32Array; readonly cell: number }[];
      readonly points: readonly PointToPlace[];
    }
  | { readonly task: 'title'; readonly groups: readonly (readonly string[])[]; readonly others: readonly string[] };

export type AnsweredThemes =
  | { readonly placed: ThemesPlaced }
  | { readonly titles: readonly TitledGroup[] }
  | { readonly failed: string };
