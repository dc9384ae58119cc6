import type { FileRecord } from '@evident/domain/files';
import { masterPlaylist, mediaPlaylist, thumbnailRange } from '@evident/domain/media';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { FileDownload, FileStorage } from '../files/index.ts';
import type { MediaStore } from './media-store.ts';

/** A readable part of the outputs of a recording. */
export type MediaPart =
  | { readonly what: 'master' }
  | { readonly what: 'playlist'; readonly outputId: Uuid }
  | {
      readonly what: 'output';
      readonly outputId: Uuid;
      readonly range?: { readonly start: number; readonly end?: number };
    }
  | { readonly what: 'thumbnail'; readonly outputId: Uuid; readonly number: number };

const PLAYLIST = 'application/vnd.apple.mpegurl';
const none = (): never => notFound('Recording');

/** Finds a part of the outputs of a file; the bytes are read afterwards, outside of the transaction. */
export async function findPart(
  store: MediaStore,
  file: FileRecord,
  part: MediaPart,
): Promise<(storage: FileStorage) => Promise<FileDownload>> {
  if (part.what === 'master') {
    const media = (await store.read(file.id)) ?? none();
    const { facts } = media;
    const text =
      (facts && masterPlaylist(await store.outputsOf(file.id), Boolean(facts.audio), Boolean(facts.video))) ?? none();
    return async () => textDownload(file, text);
  }
  const output = (await store.output(file.id, part.outputId)) ?? none();
  if (part.what === 'playlist') {
    const text = mediaPlaylist(output) ?? none();
    return async () => textDownload(file, text);
  }
  const shown = { ...file, id: output.id, mediaType: output.mediaType };
  if (part.what === 'output')
    return async (storage) => ({ file: shown, content: (await storage.read(output.id, part.range)) ?? none() });
  const range = thumbnailRange(output.detail, part.number) ?? none();
  return async (storage) => {
    const content = (await storage.read(output.id, range)) ?? none();
    return { file: shown, content: { bytes: content.bytes, size: range.end - range.start } };
  };
}

function textDownload(file: FileRecord, text: string): FileDownload {
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return {
    file: { ...file, mediaType: PLAYLIST },
    content: {
      size: bytes.byteLength,
      bytes: (async function* () {
        yield bytes;
      })(),
    },
  };
}
