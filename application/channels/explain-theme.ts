import type { ThemeExplanation } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';

export interface ThemeExplanationReader {
  /** Null if the actor cannot see the theme. */
  explanation(actor: Actor, channelId: Uuid, themeId: Uuid): Promise<ThemeExplanation | null>;
}

/** Why a theme is one: its phrases, its segments, and its history. */
export class ExplainTheme extends queryWith({ scope: 'read', access: 'read' })<
  { channelId: Uuid; themeId: Uuid },
  ThemeExplanation
> {}
export const ExplainThemeHandler = answeredBy(
  ({ actor, channelId, themeId }: ExplainTheme, reader: ThemeExplanationReader) =>
    found(reader.explanation(actor, channelId, themeId), 'Theme not found'),
);
