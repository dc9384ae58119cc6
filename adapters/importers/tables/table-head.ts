const IMPORT_ID = /^\{"?ImportId"?:/;
/** SurveyMonkey's label below a question with a single answer. */
const ANSWER = /^(?:response|open-ended response|antwort|offene antwort|réponse|respuesta)$/i;

/** The names of the columns, and the number of header rows. */
export interface TableHead {
  names: readonly string[];
  rows: number;
}

/**
 * Reads a survey header of several rows; `null` for a header of one row. Qualtrics writes variable names, questions and
 * sometimes identifiers (`{"ImportId":…}`). LimeSurvey and SoSci write variable names and questions, SurveyMonkey questions above choices.
 */
export function headOf(rows: readonly (readonly string[])[]): TableHead | null {
  const [first = [], second = [], third = []] = rows;
  const questions = isIdentifiers(third) ? second : null;
  if (questions) return { names: first.map((name, column) => questions[column]?.trim() || name), rows: 3 };
  if (isIdentifiers(second)) return { names: first, rows: 2 };
  if (isQuestions(first, second, rows.slice(2)))
    return { names: first.map((name, column) => second[column]?.trim() || name), rows: 2 };
  return isChoices(first, second, rows.slice(2)) ? { names: joined(first, second), rows: 2 } : null;
}

const isIdentifiers = (row: readonly string[]): boolean =>
  row.length > 1 && row.filter((cell) => IMPORT_ID.test(cell.trim())).length * 2 > row.length;

/** `Q1`, `Q2_1_TEXT`, `A101_01`, and the metadata columns of Qualtrics. */
const VARIABLE =
  /^(?:Q(?:ID)?\d+\S*|[A-Za-z]{1,4}\d{1,4}(?:[._[-]\S*)?|StartDate|EndDate|Status|IPAddress|Progress|Duration \(in seconds\)|Finished|RecordedDate|ResponseI[dD]|Recipient\w+|ExternalReference|Location\w+|DistributionChannel|UserLanguage|CASE|SERIAL|QUESTNNR|MODE|STARTED|submitdate|lastpage|startlanguage|seed)$/;
const VALUE = /^[-+]?\d[\d.,:/ T-]*$/;

/** Whether the first row holds variable names and the second questions, with values below. */
function isQuestions(
  names: readonly string[],
  questions: readonly string[],
  below: readonly (readonly string[])[],
): boolean {
  const columns = names.flatMap((name, column) =>
    name.trim() === ''
      ? []
      : [
          {
            name: name.trim(),
            question: questions[column]?.trim() ?? '',
            cells: below.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== ''),
          },
        ],
  );
  const variables = columns.filter(({ name }) => VARIABLE.test(name));
  if (variables.length < 2 || variables.length * 2 < columns.length || below.length === 0) return false;
  const told = columns.filter(({ question }) => question !== '');
  if (
    told.length < columns.length * 0.8 ||
    told.some(
      ({ question, cells }) =>
        VALUE.test(question) ||
        (cells.length > 1 && cells.filter((cell) => cell === question).length * 2 > cells.length),
    )
  )
    return false;
  const asked = variables.filter(
    ({ question }) => /[?？:…]$/.test(question) || question.split(/\s+/).length > 3,
  ).length;
  const aboveValues = told.filter(({ cells }) => cells.length > 0 && cells.every((cell) => VALUE.test(cell))).length;
  return asked * 2 >= variables.length || (asked > 0 && aboveValues > 0) || aboveValues >= 2;
}

function isChoices(
  questions: readonly string[],
  choices: readonly string[],
  below: readonly (readonly string[])[],
): boolean {
  const filled = (cell: string | undefined): boolean => (cell ?? '').trim() !== '';
  const own = questions.filter(
    (name, column) =>
      filled(name) && !filled(choices[column]) && below.length > 0 && below.every((row) => filled(row[column])),
  );
  const told = choices.filter(
    (choice, column) => filled(choice) && (!filled(questions[column]) || ANSWER.test(choice.trim())),
  );
  return own.length >= 2 && told.length > 0 && !choices.some((choice) => /^[-+]?\d[\d.,:/ -]*$/.test(choice.trim()));
}

/** Prefixes each choice with its question. */
function joined(questions: readonly string[], choices: readonly string[]): string[] {
  let question = '';
  return Array.from({ length: Math.max(questions.length, choices.length) }, (_, column) => {
    question = questions[column]?.trim() || question;
    const choice = choices[column]?.trim() ?? '';
    return choice === '' || ANSWER.test(choice) ? question : `${question}: ${choice}`;
  });
}
