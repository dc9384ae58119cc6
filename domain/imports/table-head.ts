const IMPORT_ID = /^\{"?ImportId"?:/;
/** What SurveyMonkey writes below a question that has one answer only. */
const ANSWER = /^(?:response|open-ended response|antwort|offene antwort|réponse|respuesta)$/i;

/** The names of the columns of a table, and in how many of its first rows they stand. */
export interface TableHead {
  names: readonly string[];
  rows: number;
}

/**
 * The head of a table that a survey program wrote over several rows; `null` where it has one row at most. Qualtrics writes its own names, the questions and
 * identifiers (`{"ImportId":…}`); SurveyMonkey the questions, and below those the choices, with nothing below its own columns.
 */
export function headOf(rows: readonly (readonly string[])[]): TableHead | null {
  const [first = [], second = [], third = []] = rows;
  const questions = isIdentifiers(third) ? second : null;
  if (questions) return { names: first.map((name, column) => questions[column]?.trim() || name), rows: 3 };
  if (isIdentifiers(second)) return { names: first, rows: 2 };
  return isChoices(first, second, rows.slice(2)) ? { names: joined(first, second), rows: 2 } : null;
}

const isIdentifiers = (row: readonly string[]): boolean => row.length > 1 && row.filter((cell) => IMPORT_ID.test(cell.trim())).length * 2 > row.length;

function isChoices(questions: readonly string[], choices: readonly string[], below: readonly (readonly string[])[]): boolean {
  const filled = (cell: string | undefined): boolean => (cell ?? '').trim() !== '';
  const own = questions.filter((name, column) => filled(name) && !filled(choices[column]) && below.length > 0 && below.every((row) => filled(row[column])));
  const told = choices.filter((choice, column) => filled(choice) && (!filled(questions[column]) || ANSWER.test(choice.trim())));
  return own.length >= 2 && told.length > 0 && !choices.some((choice) => /^[-+]?\d[\d.,:/ -]*$/.test(choice.trim()));
}

/** A choice belongs to the question before it. */
function joined(questions: readonly string[], choices: readonly string[]): string[] {
  let question = '';
  return Array.from({ length: Math.max(questions.length, choices.length) }, (_, column) => {
    question = questions[column]?.trim() || question;
    const choice = choices[column]?.trim() ?? '';
    return choice === '' || ANSWER.test(choice) ? question : `${question}: ${choice}`;
  });
}
