import { type Muxer } from 'node-av/api';
import { FFmpegError, PosixError } from 'node-av/lib';

/** Errors of FFmpeg that say nothing about the recording: a full disk, too little memory, too many open files. */
const OF_MACHINE = new Set<number>(
  [PosixError.ENOSPC, PosixError.ENOMEM, PosixError.EMFILE, PosixError.EACCES, PosixError.ENOENT].map((name) =>
    FFmpegError.AVERROR(name),
  ),
);

/** Whether the machine is at fault: the same recording may succeed later. */
export function isOfMachine(error: unknown): boolean {
  if (error instanceof FFmpegError) return OF_MACHINE.has(error.code);
  // Node's own errors of files, such as a full disk.
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';
}

/** Completes a file and closes it. @throws FFmpegError if its end could not be written, so that it is incomplete */
export function complete(output: Muxer): void {
  const context = output.getFormatContext();
  const write = context.writeTrailerSync.bind(context);
  let result = 0;
  // `closeSync` ignores the result.
  context.writeTrailerSync = () => (result = write());
  output.closeSync();
  FFmpegError.throwIfError(result, 'Failed to write the end of the file');
}
