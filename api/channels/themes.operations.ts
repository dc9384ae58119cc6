import { SaveThemeAsInsight } from '@evident/application/cited-insights/save-theme-as-insight';
import { ExplainTheme } from '@evident/application/channels/explain-theme';
import { MergeThemes } from '@evident/application/channels/merge-themes';
import { RevertThemeChange } from '@evident/application/channels/revert-theme-change';
import { GetTheme, GetThemeTrend, ListThemes, RenameTheme } from '@evident/application/channels/themes';
import {
  themeExplanation,
  themeMerge,
  themeView,
  themeWording,
  trendRequest,
  trendView,
} from '@evident/domain/channels';
import { NewCitedInsightDto, SavedInsightDto } from '../cited-insights/cited-insights.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named, pageNamed } from '../kernel/declared/named.ts';
import { queryFrom } from '../kernel/dto.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto, undoable } from '../kernel/undoable.dto.ts';

class TrendQueryDto extends queryFrom(trendRequest) {}

export const THEMES_OPERATIONS = {
  listThemes: operation({
    route: 'GET /channels/{channelId}/themes',
    asks: ListThemes,
    summary: 'List the themes of a channel, those of most people first',
    query: PageQueryDto,
    answers: pageNamed('ThemePage', themeView),
    refuses: ['NotFound'],
    message: ({ actor, channelId, query }) => new ListThemes({ actor, channelId, page: pageRequest(query) }),
  }),
  getTheme: operation({
    route: 'GET /channels/{channelId}/themes/{themeId}',
    asks: GetTheme,
    summary: 'Read a theme with its counts',
    answers: named('Theme', themeView),
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, channelId, themeId }) => new GetTheme({ actor, channelId, themeId }),
  }),
  explainTheme: operation({
    route: 'GET /channels/{channelId}/themes/{themeId}/explanation',
    asks: ExplainTheme,
    summary: 'Explain a theme',
    description: 'Its phrases, its segments by source and field, and its history with reasons.',
    answers: named('ThemeExplanation', themeExplanation),
    refuses: ['NotFound'],
    message: ({ actor, channelId, themeId }) => new ExplainTheme({ actor, channelId, themeId }),
  }),
  saveThemeAsInsight: operation({
    route: 'POST /channels/{channelId}/themes/{themeId}/insight',
    asks: SaveThemeAsInsight,
    summary: 'Write the draft of an insight about a theme',
    description:
      'It has the numbers of the theme, and its quotes as live evidence. Their data points become notes of the project, unless they are already. Without a title it gets the title of the theme.',
    body: NewCitedInsightDto,
    answers: SavedInsightDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'UnprocessableContent'],
    message: ({ actor, channelId, themeId, body: wanted }) =>
      new SaveThemeAsInsight({ actor, channelId, themeId, wanted }),
  }),
  revertThemeChange: operation({
    route: 'POST /channels/{channelId}/themes/{themeId}/changes/{changeId}/revert',
    asks: RevertThemeChange,
    summary: 'Revert a split or a merge',
    description: 'The parts of a split are one theme again and stay so. Merged themes are separate again and stay so.',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, channelId, themeId, changeId }) =>
      new RevertThemeChange({ actor, channelId, themeId, changeId }),
    answer: undoable,
  }),
  renameTheme: operation({
    route: 'PATCH /channels/{channelId}/themes/{themeId}',
    asks: RenameTheme,
    summary: 'Rename a theme',
    description: 'The title then stays; titles of the machine follow the words of the theme.',
    body: named('ThemeWording', themeWording),
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, channelId, themeId, body: wording, seen: expected }) =>
      new RenameTheme({ actor, channelId, themeId, wording, expected }),
    answer: undoable,
  }),
  mergeThemes: operation({
    route: 'POST /channels/{channelId}/themes/{themeId}/merge',
    asks: MergeThemes,
    summary: 'Merge a theme into another',
    description: 'Later data does not split them again. Undone, they stay apart.',
    body: named('ThemeMerge', themeMerge),
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, channelId, themeId, body: merge }) => new MergeThemes({ actor, channelId, themeId, merge }),
    answer: undoable,
  }),
  getTrend: operation({
    route: 'GET /channels/{channelId}/trend',
    asks: GetThemeTrend,
    summary: 'Read how many people wrote in each day, week or month',
    query: TrendQueryDto,
    answers: named('Trend', trendView),
    refuses: ['NotFound'],
    message: ({ actor, channelId, query }) => new GetThemeTrend({ actor, channelId, ...query }),
  }),
};
