import { type DataPointDetail, channelTitle } from '@evident/domain/channels';
import {
  type NewCitedInsight,
  type QuotedPoint,
  type SavedInsight,
  quoteIn,
  themeContent,
} from '@evident/domain/cited-insights';
import { type Uuid, notFound } from '@evident/domain/kernel';
import {
  type ChannelReader,
  type DataPointReader,
  type NotingStores,
  type ThemeExplanationReader,
  type ThemeReader,
  noteOf,
} from '../channels/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { type CitingPorts, deliver } from './findings.ts';
import { type SavingStores, saveInsight } from './save-insight.ts';

type Stores = SavingStores & NotingStores;

/**
 * Writes the draft of an insight about a theme: its numbers, and its quotes as live evidence. The quoted data points become notes of the
 * project, which lead back to their source; a data point that is one already is not made one again.
 */
export class SaveThemeAsInsight extends commandWith({
  scope: 'write',
  role: 'author',
  refusal: { title: 'Viewers cannot write insights' },
  access: 'write',
})<{ channelId: Uuid; themeId: Uuid; wanted: NewCitedInsight }, SavedInsight> {}

export const SaveThemeAsInsightHandler = answeredBy(
  async (
    { actor, channelId, themeId, wanted: { projectId, title } }: SaveThemeAsInsight,
    work: UnitOfWork<Stores>,
    { channels, dataPoints, themes, explanations, ...ports }: ThemeCitingPorts,
  ) => {
    const channel = (await channels.channel(actor, channelId)) ?? notFound('Channel');
    const theme = (await themes.theme(actor, channelId, themeId)) ?? notFound('Theme');
    const against = (await explanations.explanation(actor, channelId, themeId))?.contradicting?.dataPointId;
    const name = channelTitle(channel.title);
    const ids = [...theme.quotes.map(({ dataPointId }) => dataPointId), ...(against === undefined ? [] : [against])];
    const points: DataPointDetail[] = [];
    for (const id of new Set(ids)) {
      const point = await dataPoints.dataPoint(actor, channelId, id);
      if (point) points.push(point);
    }
    const { saved, deliveries } = await work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      const quotes: QuotedPoint[] = [];
      for (const point of points) {
        const { id: noteId } = await noteOf(stores, ports, actor, point, { projectId, channel: name });
        const said = [point.text, ...point.entries.map(({ text }) => text)];
        const found = quoteIn(await stores.documents.textOf(noteId), said);
        if (found) quotes.push({ noteId, projectId, title: point.title, ...found, contradicts: point.id === against });
      }
      const target = { projectId, title: title?.trim() || theme.title, label: 'Wrote an insight about a theme' };
      const done = await saveInsight(stores, ports, actor, themeContent(theme, name, quotes), target);
      for (const [at, { contradicts }] of quotes.entries()) {
        const highlightId = contradicts ? done.highlightOf.get(`q${at + 1}`) : undefined;
        if (highlightId !== undefined) await stores.insights.setContradicts(done.saved.id, highlightId, true);
      }
      return done;
    });
    await deliver(ports.rooms, actor, deliveries);
    return saved;
  },
);

export interface ThemeCitingPorts extends CitingPorts {
  readonly channels: Pick<ChannelReader, 'channel'>;
  readonly dataPoints: Pick<DataPointReader, 'dataPoint'>;
  readonly themes: Pick<ThemeReader, 'theme'>;
  readonly explanations: ThemeExplanationReader;
}
