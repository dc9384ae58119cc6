import type { PageArea } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SharedPreview, SharedView, ShareLink } from '@evident/domain/sharing';

/** Reads for visitors, restricted to the object of the link. */
export interface SharedReader {
  /** The active, unexpired link of a token; otherwise null. */
  link(token: string): Promise<ShareLink | null>;
  /** The first page of the shared object, or the page after `cursor`; null if it was deleted. */
  shared(link: ShareLink, cursor: string | null): Promise<SharedView | null>;
  /** Title, first words and cover of the shared object; null if it was deleted. */
  preview(link: ShareLink): Promise<SharedPreview | null>;
  /** The member who created the link, if they still are one. */
  sharer(link: ShareLink): Promise<Actor | null>;
  /** Whether an image is part of the shared object: in its text, its cover, or a file of a note; from its own project. */
  holdsFile(link: ShareLink, fileId: Uuid): Promise<boolean>;
  /** Whether a PDF, office file or image is a file of the shared note. */
  holdsDocument(link: ShareLink, fileId: Uuid): Promise<boolean>;
  /** The areas of a highlight that the link shows by itself or as evidence; null if it shows none. */
  area(link: ShareLink, highlightId: Uuid): Promise<{ fileId: Uuid; areas: PageArea[] } | null>;
  /** Whether the link is of a note with this recording. */
  holdsRecording(link: ShareLink, fileId: Uuid): Promise<boolean>;
  /** The file of a clip, if the link shows its object now; null for clips of former seconds. */
  fileOfClip(link: ShareLink, clipId: Uuid): Promise<Uuid | null>;
}
