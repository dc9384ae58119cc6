/** A time of day. */
export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

const TIME = /^(\d{1,2})(?:[:.h]?(\d\d))? ?(?:([ap])\.?m\.?)?$/i;

/** Reads a time of day: `14:30`, `1430`, `9`, `2.30 pm`. Null if it is none. */
export function typedTime(text: string): TimeOfDay | null {
  const [, hours, minutes = '0', half] = TIME.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59) return null;
  if (half === undefined) return hour < 24 ? { hour, minute } : null;
  if (hour < 1 || hour > 12) return null;
  return { hour: (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute };
}

/** As `09:05`. */
export const timeText = ({ hour, minute }: TimeOfDay): string =>
  [hour, minute].map((number) => String(number).padStart(2, '0')).join(':');
