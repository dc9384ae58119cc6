import type { Uuid } from '@evident/domain/kernel';
import type { Media, MediaJob, MediaOutput, Queued } from '@evident/domain/media';

/** The processing of recordings of one team, inside a unit of work. */
export interface MediaStore {
  /** Returns it without locking it. */
  read(fileId: Uuid): Promise<Media | null>;
  /** Returns it, locked until the unit of work ends. */
  find(fileId: Uuid): Promise<Media | null>;
  /** Recordings that are prepared, or wait for it. */
  unfinished(): Promise<Queued[]>;
  /** @returns false if there is one already, which is kept */
  add(media: Media): Promise<boolean>;
  save(media: Media): Promise<void>;
  /** Deletes it with its jobs and outputs; returns the ids of the outputs. Their bytes are deleted by the caller, or later. */
  remove(fileId: Uuid): Promise<Uuid[]>;
  /** In the order of processing. */
  jobsOf(fileId: Uuid): Promise<MediaJob[]>;
  saveJobs(jobs: readonly MediaJob[]): Promise<void>;
  outputsOf(fileId: Uuid): Promise<MediaOutput[]>;
  output(fileId: Uuid, outputId: Uuid): Promise<MediaOutput | null>;
  /** Saves an output, which then owns its bytes. It replaces an earlier one of the same kind and number. */
  addOutput(output: MediaOutput): Promise<void>;
}
