const SRT_TIMES =
  /^\s*(\d{1,4}:\d{1,2}(?::\d{1,2})?(?:[.,]\d{1,3})?)\s*(?:--?|[–—])>\s*(\d{1,4}:\d{1,2}(?::\d{1,2})?(?:[.,]\d{1,3})?)(?:\s.*)?$/;
const SBV_TIMES = /^\s*(\d{1,4}:\d{2}:\d{2}\.\d{1,3}),(\d{1,4}:\d{2}:\d{2}\.\d{1,3})\s*$/;
/** The beginning of a time that cannot be read: negative, without an end, with letters for digits. */
const WRONG_TIME = '(?=\\S*\\d)(?=\\S*[:.,])[\\w:.,+−-]';
const SRT_WRONG = new RegExp(`^\\s*(?:${WRONG_TIME}+\\s*[-–—]{1,3}>(?:\\s|$|${WRONG_TIME})|-->\\s*${WRONG_TIME})`);
const SBV_WRONG = /^\s*[-−+]?(?=\w*\d)\w+:[\w:.]*,[-−+]?[\w:.]*\s*$/;

/** How lines of times are written in blocks of captions. */
export interface TimesForm {
  readonly times: RegExp;
  /** Lines of times that cannot be read. */
  readonly wrong: RegExp;
  /** Text of a caption goes on behind an empty line. */
  readonly goesOn: boolean;
}
export const SRT: TimesForm = { times: SRT_TIMES, wrong: SRT_WRONG, goesOn: true };
export const SBV: TimesForm = { times: SBV_TIMES, wrong: SBV_WRONG, goesOn: false };

/** Whether a line of captions holds their times, readable or not. */
export const isTimes = (line: string): boolean =>
  line.includes('-->') || [SRT, SBV].some(({ times, wrong }) => times.test(line) || wrong.test(line));

/** The first lines of blocks that hold no words. Only WebVTT has styles and regions; elsewhere a caption can begin so. */
export const asidesOf = (source: string): RegExp =>
  /^\ufeff?WEBVTT/.test(source) ? /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/ : /^NOTE(?:[ \t]|$)/;
