import type { PointToPlace, ThemeCorrection, ThemesPlaced, TitledGroup } from '@evident/application/channels/themer';
import type { TopicExamples } from '@evident/domain/themes';
import type { RefusalCode } from '@evident/domain/kernel';

export type ThemesTask =
  | {
      readonly task: 'place';
      readonly state: Uint8Array | null;
      readonly gone: readonly { readonly vector: Float32Array; readonly cell: number }[];
      readonly points: readonly PointToPlace[];
      readonly backlog: boolean;
    }
  | { readonly task: 'correct'; readonly state: Uint8Array; readonly correction: ThemeCorrection }
  | { readonly task: 'topics'; readonly state: Uint8Array; readonly topics: readonly TopicExamples[] }
  | {
      readonly task: 'title';
      readonly groups: readonly (readonly string[])[];
      readonly others: readonly string[];
      readonly known: readonly (string | null)[];
    };

export type AnsweredThemes =
  | { readonly placed: ThemesPlaced }
  | { readonly topics: readonly (readonly number[])[] }
  | { readonly titles: readonly TitledGroup[] }
  | { readonly refused: { readonly code: RefusalCode; readonly title: string; readonly advice?: string } }
  | { readonly failed: string };
