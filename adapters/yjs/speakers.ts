import * as Y from 'yjs';
import { changed } from './changes.ts';
import { SPEAKERS, survey } from './read-document.ts';

/** Gives a speaker another name, at all their turns at once; null when it is their name already. */
export function renameSpeaker(document: Y.Doc, speakerId: string, name: string): Uint8Array | null {
  const speakers = document.getMap(SPEAKERS);
  return speakers.get(speakerId) === name ? null : changed(document, () => speakers.set(speakerId, name));
}

/** Two speakers turn out to be one: all turns of the first become the second's, and the first is gone. */
export function moveSpeaker(document: Y.Doc, fromId: string, toId: string): Uint8Array | null {
  if (fromId === toId) return null;
  const turns = [...survey(document).elements].filter(([node]) => node.type === 'turn' && node.attrs?.speaker === fromId);
  return changed(document, () => {
    for (const [, turn] of turns) turn.setAttribute('speaker', toId);
    document.getMap(SPEAKERS).delete(fromId);
  });
}
