import { type Media, type MediaJob, progressOf } from './media.ts';
import type { MediaOutput, OutputKind } from './outputs.ts';
import { pipelineOf } from './pipeline.ts';
import { STORYBOARD, THUMBNAILS } from './plan.ts';
import { masterPlaylist } from './playlists.ts';
import type { Waiting } from './queue.ts';
import type { MediaView } from './shapes.ts';

/** The view of a recording for members, with the hash of its bytes. `root` is the address of its outputs, without a slash at the end. */
export function mediaViewOf(
  media: Media,
  jobs: readonly MediaJob[],
  outputs: readonly MediaOutput[],
  {
    root,
    sha256,
    waiting,
  }: { readonly root: string; readonly sha256: string | null; readonly waiting: Waiting | null },
): MediaView {
  const { state, message, facts } = media;
  const all = (kind: OutputKind) =>
    outputs.filter((output) => output.kind === kind).sort((one, other) => one.number - other.number);
  const urlOf = (kind: OutputKind): string | null => {
    const [output] = all(kind);
    return output ? `${root}/outputs/${output.id}` : null;
  };
  const [thumbnails] = all('THUMBNAILS');
  const sheets = all('STORYBOARD').map(({ id }) => `${root}/outputs/${id}`);
  return {
    state,
    version: sha256?.slice(0, 16) ?? '',
    progress: progressOf(media, jobs),
    waiting,
    message,
    durationMs: facts?.durationMs ?? null,
    hasVideo: Boolean(facts?.video),
    hasAudio: Boolean(facts?.audio),
    width: facts?.video?.width ?? null,
    height: facts?.video?.height ?? null,
    playlist:
      facts && masterPlaylist(outputs, Boolean(facts.audio), Boolean(facts.video)) ? `${root}/playlist.m3u8` : null,
    audio: urlOf('AUDIO'),
    poster: urlOf('POSTER'),
    thumbnails: thumbnails
      ? {
          intervalMs: thumbnails.detail.intervalMs ?? THUMBNAILS.intervalMs,
          count: thumbnails.detail.ends?.length ?? 0,
          url: `${root}/outputs/${thumbnails.id}/parts`,
        }
      : null,
    storyboard: sheets.length > 0 ? { ...STORYBOARD, sheets } : null,
    waveform: urlOf('WAVEFORM'),
    events: pipelineOf(media, jobs),
    jobs: jobs.map(({ type, step, event, progress, code, message: told }) => ({
      type,
      step,
      event,
      progress,
      code,
      message: told,
    })),
  };
}
