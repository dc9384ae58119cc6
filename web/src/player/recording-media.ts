/** The part of the media state of the API that a player needs. Times in milliseconds. */
export interface RecordingMedia {
  /** WITHHELD: only members with full access can play it, until its redacted version is ready. */
  readonly state: 'WAITING' | 'PROCESSING' | 'DONE' | 'FAILED' | 'CANCELLED' | 'WITHHELD';
  /** Another one once the recording was replaced: nothing of the former one may be played. */
  readonly version: string;
  /** Between 0 and 1. */
  readonly progress: number;
  /** Why it waits, and how many recordings of the workspace come first; null unless it waits. */
  readonly waiting: { readonly reason: 'AHEAD' | 'TURN'; readonly ahead: number } | null;
  /** Why processing failed; null if it did not. */
  readonly message: string | null;
  readonly durationMs: number | null;
  readonly hasVideo: boolean;
  readonly hasAudio: boolean;
  /** Pixels of the picture; null without one. */
  readonly width: number | null;
  readonly height: number | null;
  /** Address of the HLS playlist; null until it exists. */
  readonly playlist: string | null;
  /** Address of the audio rendition; null until it exists. */
  readonly audio: string | null;
  readonly poster: string | null;
  readonly storyboard: Storyboard | null;
  /** Address of the peaks: `{intervalMs, peaks}`. */
  readonly waveform: string | null;
}

/** Sheets of small pictures of a video, one picture per interval, row by row. Sizes in pixels. */
export interface Storyboard {
  readonly intervalMs: number;
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly sheets: readonly string[];
}

export interface Waveform {
  readonly intervalMs: number;
  /** Loudest value of each interval, 0 to 255. */
  readonly peaks: readonly number[];
}

/** A recording that can be played: its file, and the address of its original bytes. */
export interface Recording {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
  /** Sent with each request for its playlists and segments. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Seconds of one recording. */
export interface PlaySpan {
  readonly fileId: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly title?: string | null;
}

/** A highlight, a moment or a chapter on the timeline. */
export interface TimelineMark {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly title: string;
  /** Hue of the first tag; null if untagged. */
  readonly hue: string | null;
  /** Moments have no words in the text. */
  readonly kind: 'words' | 'moment';
}

export interface Chapter {
  readonly title: string;
  readonly startMs: number;
}
