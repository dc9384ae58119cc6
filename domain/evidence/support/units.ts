/** Limit of a number: “at least” is above, “at most” below. */
export type Bound = 'ABOVE' | 'BELOW' | null;

export const ABOVE =
  /(?<![\p{L}])(?:over|above|at least|more than|no less than|not less than|über|mehr als|mindestens|wenigstens|más de|al menos|por lo menos|como mínimo|mais de|pelo menos|no mínimo|plus de|au moins|au minimum)$/u;
export const BELOW =
  /(?<![\p{L}])(?:under|below|at most|up to|less than|fewer than|no more than|almost|nearly|unter|weniger als|höchstens|maximal|bis zu|fast|knapp|beinahe|menos de|como máximo|casi|hasta|no máximo|quase|até|moins de|au plus|presque|au maximum|jusqu'à)$/u;

/** Units that must not be exchanged, by their forms in five languages. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['second', /^(?:seconds?|secs?|sekunden?|segundos?|secondes?)$/u],
  ['minute', /^(?:minutes?|mins?|minuten?|minutos?)$/u],
  ['hour', /^(?:hours?|hrs?|stunden?|horas?|heures?)$/u],
  ['day', /^(?:days?|tag|tage|tagen|días?|dias?|jours?)$/u],
  ['week', /^(?:weeks?|wochen?|semanas?|semaines?)$/u],
  ['month', /^(?:months?|monate?|monaten|mes|meses|mês|mois)$/u],
  ['year', /^(?:years?|yrs?|jahre?|jahren|años?|anos?|ans|années?)$/u],
  ['percent', /^(?:%|percent|per-cent|prozent|cent)$/u],
  ['euro', /^(?:€|euros?|eur)$/u],
  ['dollar', /^(?:\$|dollars?|usd|dólares?)$/u],
  ['pound', /^(?:£|pounds?|gbp|pfund|libras?|livres?)$/u],
  ['cent', /^(?:cents?|centavos?|céntimos?|centimes?)$/u],
  ['kilometer', /^(?:km|kilomet(?:er|re)s?|kilómetros?|quilômetros?|kilomètres?)$/u],
  ['meter', /^(?:m|met(?:er|re)s?|metern|metros?|mètres?)$/u],
  ['mile', /^(?:miles?|meilen?|millas?|milhas?)$/u],
  ['times', /^(?:times|mal|veces|vezes|fois|reprises)$/u],
];

/** Lengths of units of time. */
export const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
};

/** The unit that a word names. Before a number, only signs of currencies are units. */
export function unitOf(word: string, isBefore = false): string | null {
  if (isBefore && !/^[$€£]$/u.test(word)) return null;
  return UNITS.find(([, forms]) => forms.test(word))?.[0] ?? null;
}

const TIMES: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'day', 'week', 'month', 'year']);

/** The unit of time that a word names. */
export function timeUnitOf(word: string): string | null {
  const unit = unitOf(word);
  return unit !== null && TIMES.has(unit) ? unit : null;
}

const FREQUENCIES: readonly (readonly [string, RegExp])[] = [
  ['hour', /^(?:hourly|stündlich)$/u],
  ['day', /^(?:daily|täglich|quotidien\p{L}*)$/u],
  ['week', /^(?:weekly|wöchentlich|hebdomadaire\p{L}*)$/u],
  ['month', /^(?:monthly|monatlich|mensuel\p{L}*)$/u],
  ['year', /^(?:yearly|annually|jährlich|annuel\p{L}*)$/u],
];

/** The unit of time by which a word says how often: “weekly” is every week. */
export const frequencyOf = (word: string): string | null =>
  FREQUENCIES.find(([, forms]) => forms.test(word))?.[0] ?? null;
