import type { FileType } from './accepted-formats.ts';

/** The type of a file, detected from its first bytes. */
export interface SniffedFile {
  readonly mediaType: string;
  readonly fileType: FileType;
  /** Width and height in pixels from the image header; null if unknown. */
  readonly pixels: { readonly width: number; readonly height: number } | null;
}

/** Image types allowed in notes, covers and pictures (specification, document 002, section 3). */
const IMAGE_TYPES: readonly string[] = ['image/gif', 'image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'];
export const isImageType = (mediaType: string): boolean => IMAGE_TYPES.includes(mediaType);

/** Whether a file is a recording: something that is played and transcribed. */
export const isRecording = ({ fileType }: { readonly fileType: FileType }): boolean =>
  fileType === 'Audio' || fileType === 'Video';

/** Containers whose media type for sound has another name. Others have the one of their family. */
const SOUND_TYPES: Readonly<Record<string, string>> = {
  'video/quicktime': 'audio/mp4',
  'video/x-m4v': 'audio/mp4',
};

/** The type of a recording whose container can hold pictures and holds none: a call recorded as MP4 without a camera. */
export const soundOnly = <File extends Pick<SniffedFile, 'mediaType' | 'fileType'>>(file: File): File => ({
  ...file,
  mediaType: SOUND_TYPES[file.mediaType] ?? file.mediaType.replace(/^video\//, 'audio/'),
  fileType: 'Audio',
});

/** Can contain script. Shown only where scripts do not run. */
export const SVG = 'image/svg+xml';

/**
 * Whether a browser can display the file inline. Other types that can contain script (HTML, XML, PDF, unknown) are
 * download-only.
 */
export const shownInPage = (mediaType: string): boolean =>
  isImageType(mediaType) || /^(audio|video)\/[\w.+-]+$/.test(mediaType);
