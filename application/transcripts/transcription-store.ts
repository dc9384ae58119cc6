import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type {
  TranscribedPiece,
  Transcription,
  TranscriptionSettings,
  TranslatedTurn,
} from '@evident/domain/transcripts';

/** A recording of a note. */
export interface Recording {
  readonly fileId: Uuid;
  readonly name: string;
  readonly isFirst: boolean;
}

/** Transcriptions of one team, inside a unit of work. */
export interface TranscriptionStore {
  /** Returns the transcription without locking it. */
  read(id: Uuid): Promise<Transcription | null>;
  /** Returns the transcription, locked until the unit of work ends. */
  find(id: Uuid): Promise<Transcription | null>;
  /** Newest first. */
  ofNote(noteId: Uuid): Promise<Transcription[]>;
  save(transcription: Transcription): Promise<void>;
  /** The member who started it with current permissions; null if they left the workspace. */
  starterOf(transcription: Transcription): Promise<Actor | null>;
  memberNow(memberId: Uuid): Promise<Actor | null>;

  /** The recording, if it belongs to the note and its upload is done. */
  recording(noteId: Uuid, fileId: Uuid): Promise<Recording | null>;

  /** Remembers the file from which a transcript of the note was read. */
  addSource(noteId: Uuid, fileId: Uuid): Promise<void>;

  piecesOf(id: Uuid): Promise<TranscribedPiece[]>;
  /** Stores a piece and counts its time in a month, unless it was stored before. Month is null for silence. */
  addPiece(id: Uuid, piece: TranscribedPiece, month: string | null): Promise<void>;
  /** Milliseconds transcribed in a month. */
  transcribed(month: string): Promise<number>;
}

/** Settings for transcription, inside a unit of work. */
export interface TranscriptionSettingsStore {
  /** Those of the workspace if the project is null. Empty settings if none are stored. */
  settingsOf(projectId: Uuid | null): Promise<TranscriptionSettings>;
  saveSettings(settings: TranscriptionSettings, newId: Uuid): Promise<void>;
}

/** Translations of the turns of notes, inside a unit of work. */
export interface TranslationStore {
  translations(noteId: Uuid, language: string): Promise<TranslatedTurn[]>;
  addTranslations(noteId: Uuid, language: string, turns: readonly TranslatedTurn[]): Promise<void>;
  /** Deletes translations of words that the note no longer contains. */
  keepTranslations(noteId: Uuid, language: string, sources: readonly string[]): Promise<void>;
}
