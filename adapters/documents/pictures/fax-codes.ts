import tiff from 'utif2';

/** Meanings by code: its bits as a number, with a 1 in front. */
export type Codes = ReadonlyMap<number, number>;

export const CODE_LENGTH_MAX = 13;
/** Modes of a row that is coded by its differences. Others are the distance from the row above. */
export const [PASS, HORIZONTAL] = [100, 101] as const;

/** The library lists codes as text. */
const { _lens: runs, _dmap: distances } = tiff.decode as unknown as {
  readonly _lens: readonly Readonly<Record<string, number>>[];
  readonly _dmap: Readonly<Record<string, number>>;
};

const codesOf = (meanings: Readonly<Record<string, number>>): Codes =>
  new Map(Object.entries(meanings).map(([code, meaning]) => [Number.parseInt(`1${code}`, 2), meaning]));

/** Lengths of runs of white, and of black. */
export const RUNS: readonly Codes[] = runs.map(codesOf);
export const MODES: Codes = codesOf({ ...distances, '0001': PASS, '001': HORIZONTAL });
