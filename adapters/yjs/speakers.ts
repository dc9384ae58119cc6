import * as Y from 'yjs';
import { changed } from './changes.ts';
import { SPEAKERS } from './read-document.ts';

/** Renames a speaker in all turns. Returns null if the name is unchanged. */
export function renameSpeaker(document: Y.Doc, speakerId: string, name: string): Uint8Array | null {
  const speakers = document.getMap(SPEAKERS);
  return speakers.get(speakerId) === name ? null : changed(document, () => speakers.set(speakerId, name));
}
