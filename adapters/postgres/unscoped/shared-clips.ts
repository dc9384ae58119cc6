import { isSameJson, type Uuid } from '@evident/domain/kernel';
import { type RenderPlan, type RenderSpan, isRenderable } from '@evident/domain/media';
import { type ReelItem, captionsOf, remainingSpans, wordsOf } from '@evident/domain/reels';
import type { SharedClip, SharedReel } from '@evident/domain/sharing';
import { CLIPS, HIGHLIGHT_SECONDS, REEL_RECORDINGS } from '../clips/clip-statements.ts';
import type { ReadRows } from '../reads.ts';
import { TEXTS, wordsIn } from '../reels/recording-words.ts';
import { rowsOf } from './all-tables.ts';

/** A rendered file that visitors may get. */
export interface HeldClip extends SharedClip {
  readonly fileId: Uuid;
}

interface ClipRow {
  id: Uuid;
  subjectId: Uuid;
  plan: RenderPlan;
  durationMs: number | null;
  fileId: Uuid;
}

interface Wanted {
  readonly id: Uuid;
  readonly spans: readonly RenderSpan[];
  readonly video: boolean;
}

/** The clips of exactly these seconds, by object. Reason: the caller has checked the link of a visitor. Clips of former seconds, or made before a redaction, are left out. */
async function clipsOf(rows: ReadRows, wanted: readonly Wanted[]): Promise<Map<Uuid, HeldClip>> {
  const held = new Map<Uuid, HeldClip>();
  if (wanted.length === 0) return held;
  const clips = await rows<ClipRow>(CLIPS, [wanted.map(({ id }) => id)]);
  for (const { id, spans, video } of wanted) {
    const clip = clips.find(({ subjectId, plan }) => subjectId === id && isSameJson(plan, { spans, video }));
    if (clip)
      held.set(id, { clipId: clip.id, clipDuration: (clip.durationMs ?? 0) / 1000, video, fileId: clip.fileId });
  }
  return held;
}

/** The clips of highlights by the ids of these. */
export async function highlightClips(rows: ReadRows, ids: readonly Uuid[]): Promise<Map<Uuid, HeldClip>> {
  if (ids.length === 0) return new Map();
  const seconds = await rows<RenderSpan & { id: Uuid; video: boolean }>(HIGHLIGHT_SECONDS, [ids]);
  return clipsOf(
    rows,
    seconds.map(({ id, fileId, startMs, endMs, video }) => ({ id, spans: [{ fileId, startMs, endMs }], video })),
  );
}

/** A reel as visitors see it: one file with exactly its seconds, and its captions. */
export async function sharedReelOf(
  rows: ReadRows,
  reelId: Uuid,
): Promise<(SharedReel & { title: string; held: HeldClip | null }) | null> {
  const [reel] = await rows<{ projectId: Uuid; title: string; items: readonly ReelItem[]; captions: boolean }>(
    'SELECT project_id AS "projectId", title, items, captions FROM reel WHERE id = $1',
    [reelId],
  );
  if (!reel) return null;
  const fileIds = [...new Set(reel.items.map(({ fileId }) => fileId))];
  const files = await rows<{ id: Uuid; video: boolean }>(REEL_RECORDINGS, [reel.projectId, fileIds]);
  const there = new Set(files.map(({ id }) => id));
  const spans = remainingSpans(reel, there);
  const plan = { spans, video: files.some(({ video }) => video) };
  const held = (await clipsOf(rows, [{ id: reelId, ...plan }])).get(reelId);
  const items = reel.items.filter(({ fileId }) => there.has(fileId));
  return {
    title: reel.title,
    held: held ?? null,
    clip: held ? withoutFile(held) : null,
    state: held ? 'READY' : await stateWithoutClip(rows, reelId, plan),
    captions: reel.captions && held ? await captionsFor(rows, items) : [],
  };
}

async function stateWithoutClip(rows: ReadRows, reelId: Uuid, plan: Omit<Wanted, 'id'>): Promise<SharedReel['state']> {
  if (plan.spans.length === 0) return 'EMPTY';
  if (!isRenderable(plan)) return 'FAILED';
  const [latest] = await rows<{ plan: RenderPlan; state: string }>(
    `SELECT plan, state FROM render WHERE subject_id = $1 AND type = 'AUDIO_VIDEO_CLIP'
     ORDER BY created_at DESC, id DESC LIMIT 1`,
    [reelId],
  );
  return latest?.state === 'FAILED' && isSameJson(latest.plan, plan) ? 'FAILED' : 'PREPARING';
}

async function captionsFor(rows: ReadRows, items: readonly ReelItem[]): Promise<SharedReel['captions']> {
  const words = wordsIn(await rowsOf(rows, TEXTS, { fileIds: items.map(({ fileId }) => fileId) }));
  const captions = captionsOf(
    items,
    new Map(items.map((item) => [item.id, wordsOf(item, words.get(item.fileId) ?? [])])),
  );
  return captions.map((caption) => ({ ...caption }));
}

export const withoutFile = ({ clipId, clipDuration, video }: HeldClip): SharedClip => ({ clipId, clipDuration, video });
