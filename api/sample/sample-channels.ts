import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateChannel } from '@evident/application/channels/channels';
import { ListDataPoints, PushDataPoints } from '@evident/application/channels/data-points';
import { CreateTopic } from '@evident/application/channels/topics';
import { PUSHED_MAX } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SampleNeeds } from './sample-needs.ts';
import type { SampleStory } from './sample-story.ts';

/** Finds a row by SQL, or makes it. */
type Once = (actor: Actor, sql: string, given: readonly unknown[], make: () => Promise<Uuid>) => Promise<Uuid>;

/** An answer of the sample; `week` counts the weeks before now. */
interface Answer {
  readonly id: string;
  readonly text: string;
  readonly trust: string;
  readonly week: number;
}

const HOUR_MS = 3_600_000;
const WEEK_HOURS = 7 * 24;

/** Makes the channels of the sample, and sends their answers. Themes are found by ordinary jobs. */
export async function saveChannels(
  { bus, clock }: Pick<SampleNeeds, 'bus' | 'clock'>,
  actor: Actor,
  folder: string,
  { channels }: Pick<SampleStory, 'channels'>,
  once: Once,
): Promise<void> {
  for (const { title, description, file, topics } of channels) {
    const channelId = await once(actor, 'SELECT id FROM channel WHERE title = $1', [title], async () => {
      const { id } = await bus.ask(new CreateChannel({ actor, channel: { title, description } }));
      return id;
    });
    const answers = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Answer[];
    const now = clock.now().getTime();
    for (let from = 0; from < answers.length; from += PUSHED_MAX) {
      const dataPoints = answers.slice(from, from + PUSHED_MAX).map(({ id, text, trust, week }, at) => ({
        externalId: id,
        rawTicket: {
          // Spread over the week, in the order of the file.
          createdAt: new Date(now - (week * WEEK_HOURS + (((from + at) * 31) % WEEK_HOURS)) * HOUR_MS).toISOString(),
          description: text,
          remoteFields: { Trust: trust },
        },
      }));
      await bus.ask(new PushDataPoints({ actor, channelId, pushed: { dataPoints } }));
    }
    const known = topics.length === 0 ? new Map<string, Uuid>() : await pointsOf(bus, actor, channelId);
    for (const { title: topic, examples } of topics)
      await once(actor, 'SELECT id FROM topic WHERE channel_id = $1 AND title = $2', [channelId, topic], async () => {
        const dataPointIds = examples.flatMap((externalId) => known.get(externalId) ?? []);
        return (await bus.ask(new CreateTopic({ actor, channelId, topic: { title: topic, dataPointIds } }))).id;
      });
  }
}

/** Most data points of a channel of the sample. */
const POINTS_MAX = 1_000;

/** Ids of data points by their external ids. */
async function pointsOf(bus: SampleNeeds['bus'], actor: Actor, channelId: Uuid): Promise<Map<string, Uuid>> {
  const { items } = await bus.ask(new ListDataPoints({ actor, channelId, page: { limit: POINTS_MAX, cursor: null } }));
  return new Map(items.map(({ externalId, id }) => [externalId, id]));
}
