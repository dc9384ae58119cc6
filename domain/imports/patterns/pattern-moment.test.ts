import { PATTERN_MOMENT, patternMoment } from './pattern-moment.ts';

describe('a position in a recording, as programs write it', () => {
  it.each([
    ['0:04', 4_000],
    ['1:01:10', 3_670_000],
    ['00:00:04-5', 4_500],
    ['00:00:04.25', 4_250],
    ['0:04.0', 4_000],
    ['00.04', 4_000],
    ['01.01.10', 3_670_000],
    ['00:00:04:12', 4_000],
    ['00;00;04;12', 4_000],
    ['4.50s', 4_500],
    ['1h 1m 10s', 3_670_000],
    ['0m04s', 4_000],
    ['1 minute 5 seconds', 65_000],
    ['1 hour, 10 seconds', 3_610_000],
    ['2 minutes', 120_000],
    ['1 Stunde 1 Minute 10 Sekunden', 3_670_000],
    ['1 Std. 1 Min. 10 Sek.', 3_670_000],
    ['1 heure 1 minute 10 secondes', 3_670_000],
    ['1 hora 1 minuto 10 segundos', 3_670_000],
    ['1 ora 1 minuto 10 secondi', 3_670_000],
    ['1 uur 2 minuten 10 seconden', 3_730_000],
    ['2 minuti', 120_000],
    ["1'05''", 65_000],
    ['65.250000', 65_250],
    ['10:02 AM', 36_120_000],
  ])('%s is %d ms', (written, ms) => {
    expect(written.replace(new RegExp(PATTERN_MOMENT, 'u'), '')).toBe('');
    expect(patternMoment(written)).toBe(ms);
  });

  it.each(['0:75', '1:75:10', 'x', '', '12'])('%s is none', (written) => {
    expect(patternMoment(written)).toBeNull();
  });
});
