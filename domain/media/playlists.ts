import type { MediaOutput } from './outputs.ts';

/** Playlists of HTTP Live Streaming (RFC 8216), with addresses relative to the playlist. */

/** The list of renditions, smallest first; null until something can be played. */
export function masterPlaylist(outputs: readonly MediaOutput[], hasAudio: boolean, hasVideo: boolean): string | null {
  const audio = outputs.find(({ kind }) => kind === 'AUDIO');
  const videos = outputs.filter(({ kind }) => kind === 'HLS').sort((one, other) => one.number - other.number);
  if ((hasAudio && !audio) || (hasVideo && videos.length === 0)) return null;
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  if (audio && videos.length > 0)
    lines.push(
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="Audio",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="${audio.detail.channels ?? 2}",URI="${playlistOf(audio)}"`,
    );
  const group = audio && videos.length > 0 ? ',AUDIO="audio"' : '';
  for (const output of videos.length > 0 ? videos : [audio!]) {
    const { width, height, frameRate } = output.detail;
    const parts = videos.length > 0 && audio ? [output, audio] : [output];
    const codecs = parts.map(({ detail }) => detail.index?.codecs).join(',');
    const size = width ? `,RESOLUTION=${width}x${height},FRAME-RATE=${frameRate?.toFixed(3)}` : '';
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${sum(parts, peakRate)},AVERAGE-BANDWIDTH=${sum(parts, averageRate)},CODECS="${codecs}"${size}${group}`,
      playlistOf(output),
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The segments of one rendition as byte ranges of its file. */
export function mediaPlaylist({ id, detail: { index } }: MediaOutput): string | null {
  if (!index || index.segments.length === 0) return null;
  const target = Math.max(1, ...index.segments.map(({ durationMs }) => Math.ceil(durationMs / 1000)));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${target}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="../${id}",BYTERANGE="${index.headerBytes}@0"`,
  ];
  let at = index.firstByte;
  for (const { durationMs, bytes } of index.segments) {
    lines.push(`#EXTINF:${(durationMs / 1000).toFixed(3)},`, `#EXT-X-BYTERANGE:${bytes}@${at}`, `../${id}`);
    at += bytes;
  }
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
}

const playlistOf = ({ id }: MediaOutput): string => `outputs/${id}/playlist.m3u8`;

const bitsPerSecond = (bytes: number, ms: number): number => Math.ceil((bytes * 8_000) / Math.max(1, ms));

const peakRate = ({ detail: { index } }: MediaOutput): number =>
  Math.max(
    1,
    ...(index?.segments ?? []).map(({ bytes, durationMs }) => bitsPerSecond(bytes, Math.max(500, durationMs))),
  );

function averageRate({ detail: { index } }: MediaOutput): number {
  const segments = index?.segments ?? [];
  return Math.max(
    1,
    bitsPerSecond(
      segments.reduce((all, { bytes }) => all + bytes, 0),
      segments.reduce((all, { durationMs }) => all + durationMs, 0),
    ),
  );
}

const sum = (outputs: readonly MediaOutput[], rate: (output: MediaOutput) => number): number =>
  outputs.reduce((all, output) => all + rate(output), 0);
