/** Width and gap of a bar, in the units of the view box. */
const BAR = 2;
const STEP = 3;

/** Draws peaks (0 to 255) as an SVG path of upright bars, centered in a box of this size. */
export function waveformPath(peaks: readonly number[], width: number, height: number): string {
  const bars = Math.floor(width / STEP);
  if (bars === 0 || peaks.length === 0) return '';
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 1);
  let path = '';
  for (let bar = 0; bar < bars; bar++) {
    const from = Math.floor((bar * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars));
    let peak = 0;
    for (let at = from; at < to && at < peaks.length; at++) peak = Math.max(peak, peaks[at]!);
    const size = Math.max(2, Math.round((peak / loudest) * height));
    path += `M${bar * STEP} ${(height - size) / 2}h${BAR}v${size}h-${BAR}z`;
  }
  return path;
}
