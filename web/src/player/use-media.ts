import { useQuery } from '@tanstack/react-query';
import { mediaQuery } from '../data/media/media-query.ts';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import type { RecordingMedia } from './recording-media.ts';

const WITHHELD: RecordingMedia = {
  state: 'WITHHELD',
  version: '',
  progress: 0,
  waiting: null,
  message: null,
  durationMs: null,
  hasVideo: false,
  hasAudio: false,
  width: null,
  height: null,
  playlist: null,
  audio: null,
  poster: null,
  storyboard: null,
  waveform: null,
};

export const isWithheld = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404;

/** The state of a recording; null while unknown. Forgets the state of a recording that is withheld now. */
export function useMedia(fileId: string): RecordingMedia | null {
  const { data = null, error } = useQuery(mediaQuery(fileId));
  return isWithheld(error) ? WITHHELD : data;
}
