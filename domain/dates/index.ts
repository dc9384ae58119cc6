export { DateColumn, dateOf, type DatePlan, dayOf } from './date-column.ts';
export { saysDay } from './day-words.ts';
export { soleDay } from './sole-day.ts';
export { timeReader, type WrittenTime } from './time-scale.ts';
export { clockAt, dayAt, instantAt, isTimeZone, type ReaderTime } from './time-zone.ts';
export { type DateOrder, dayIn, writtenDate } from './written-date.ts';
export { MOMENT_IN_WORDS, momentInWords, MOMENT, isOfDay, timeOfDay, writtenMoment } from './written-moment.ts';
