const MONTHS = [
  'jan(?:uary|uar|vier|eiro)?',
  'feb(?:ruary|ruar|brero|braio|bruari)?',
  'février',
  'fevereiro',
  'mar(?:ch|s|zo|ço|t|et)?',
  'märz',
  'maart',
  'apr(?:il|ile)?',
  'avril',
  'abril',
  'may',
  'mai',
  'mayo',
  'maio',
  'maggio',
  'mei',
  'june?',
  'juni',
  'juin',
  'junio',
  'junho',
  'giugno',
  'july?',
  'juli',
  'juillet',
  'julio',
  'julho',
  'luglio',
  'aug(?:ust|ustus)?',
  'août',
  'agosto',
  'sept?(?:ember|embre|iembre)?',
  'setembro',
  'settembre',
  'o[ck]t(?:ober|obre|ubre)?',
  'outubro',
  'ottobre',
  'nov(?:ember|embre|iembre|embro)?',
  'de[cz](?:ember|embre|embro)?',
  'décembre',
  'diciembre',
  'dicembre',
  'enero',
  'gennaio',
];
const WEEKDAYS = ['mon', 'tues?', 'wed(?:nes)?', 'thu(?:rs)?', 'fri', 'sat(?:ur)?', 'sun'].map(
  (day) => `${day}(?:day)?`,
);
const FOREIGN_WEEKDAYS =
  '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo';
const NAMED = new RegExp(`^(?:${[...MONTHS, ...WEEKDAYS].join('|')}|${FOREIGN_WEEKDAYS})$`, 'i');
const BESIDE = /^(?:\d{1,4}(?:st|nd|rd|th|er|º)?|at|on|of|the|um|am|den|der|le|de|del|à|uhr|um)$/i;

/** Whether a text is only a date, such as `Tuesday, March 12, 2024` or `12. März`, with or without a year. */
export function saysDay(text: string): boolean {
  const words = text.split(/[\s,.–—-]+/).filter((word) => word !== '');
  return (
    words.length > 1 &&
    words.length <= 8 &&
    words.some((word) => NAMED.test(word)) &&
    words.some((word) => /^\d/.test(word)) &&
    words.every((word) => NAMED.test(word) || BESIDE.test(word))
  );
}
