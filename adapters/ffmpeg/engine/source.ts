import { statSync } from 'node:fs';
import { refuse } from '@evident/domain/kernel';
import type { AudioFacts, VideoFacts } from '@evident/domain/media';
import { Demuxer } from 'node-av/api';
import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { type Stream, avGetCodecName } from 'node-av/lib';
import { isOfMachine } from './faults.ts';
import { rotationOf } from './rotation.ts';

/** A recording opened for reading, with the streams that are used. */
export interface Source {
  readonly input: Demuxer;
  /** Seconds to subtract from timestamps, so that the recording starts at 0. */
  readonly startSeconds: number;
  readonly video: { readonly stream: Stream; readonly facts: VideoFacts } | null;
  readonly audio: { readonly stream: Stream; readonly facts: AudioFacts } | null;
  readonly bytes: number;
}

/**
 * Formats whose files contain everything they need. Playlists (HLS, DASH, concat) are missing on purpose: they name
 * other files and addresses.
 */
const FORMATS =
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,asf,mpegts,mpeg,flv,mxf,ogg,nut,' +
  'mp3,aac,flac,wav,w64,aiff,au,caf,amr,ac3,eac3,ape,wv,tta,dts,gsm';

/** @throws Refusal if the file is no recording; another error if it cannot be reached */
export function openSource(path: string): Source {
  const { size } = statSync(path);
  const input = opened(path);
  const streams = input.streams ?? [];
  const video = streams.find(
    (stream) =>
      stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO &&
      (stream.disposition & AV_DISPOSITION_ATTACHED_PIC) === 0 &&
      stream.codecpar.width > 0 &&
      stream.codecpar.height > 0,
  );
  const audio = streams.find(
    ({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO && codecpar.channels > 0 && codecpar.sampleRate > 0,
  );
  return {
    input,
    startSeconds: input.startTime || 0,
    video: video ? { stream: video, facts: videoFacts(video) } : null,
    audio: audio ? { stream: audio, facts: audioFacts(audio) } : null,
    bytes: size,
  };
}

function opened(path: string): Demuxer {
  try {
    return Demuxer.openSync(path, { options: { protocol_whitelist: 'file', format_whitelist: FORMATS } });
  } catch (error) {
    if (isOfMachine(error)) throw error;
    return refuse(
      'UnprocessableContent',
      'The file is not a recording that can be read',
      'It may be damaged or in another format. Export it as MP4, MP3 or WAV, and upload it again.',
    );
  }
}

function videoFacts({ codecpar, avgFrameRate, rFrameRate }: Stream): VideoFacts {
  const rotation = rotationOf(codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX));
  const { num, den } = codecpar.sampleAspectRatio;
  const stretch = num > 0 && den > 0 && num / den > 0.1 && num / den < 10 ? num / den : 1;
  const [width, height] = [Math.round(codecpar.width * stretch), codecpar.height];
  const upright = rotation % 180 === 0;
  return {
    width: upright ? width : height,
    height: upright ? height : width,
    rotation,
    frameRate: rateOf(avgFrameRate) || rateOf(rFrameRate) || 25,
    codec: avGetCodecName(codecpar.codecId) ?? 'unknown',
  };
}

const audioFacts = ({ codecpar }: Stream): AudioFacts => ({
  channels: codecpar.channels,
  sampleRate: codecpar.sampleRate,
  codec: avGetCodecName(codecpar.codecId) ?? 'unknown',
});

const rateOf = ({ num, den }: { readonly num: number; readonly den: number }): number => {
  const rate = den > 0 ? num / den : 0;
  return rate > 0 && rate <= 1000 ? Math.round(rate * 1000) / 1000 : 0;
};
