import type { SharedRecording as Recording } from '@evident/domain/sharing';
import { SpanPlayer } from '../../player/span-player.tsx';

/** Plays a recording of a shared note. */
export function SharedRecording({ recording: { fileId, name, durationMs } }: { recording: Recording }) {
  return <SpanPlayer spans={[{ fileId, startMs: 0, endMs: durationMs }]} label={name} />;
}
