/** The words of counting questions in a language, as sources of patterns over texts without accents and case. */
export interface QuestionWords {
  /** The beginning. */
  readonly asked: string;
  readonly nouns: Readonly<Record<'notes' | 'people' | 'highlights' | 'insights', string>>;
  /** Verbs before the words that are counted. */
  readonly mention: string;
  /** Before the name of a tag. */
  readonly tagged: string;
  /** Said of things that are there, with nothing asked of them. */
  readonly there: string;
  /** Before people. */
  readonly with: string;
  readonly project: string;
  /** Before a name or a word, and no part of it. */
  readonly articles: string;
  /** Words of questions that filters cannot answer: negation, comparison, several things, clauses, and what is said of a place or a reason. */
  readonly unfit: string;
  /** Words that refer to something else, in place of a term. */
  readonly vague: string;
  readonly months: readonly string[];
  /** Between day, month and year. */
  readonly of: string;
  readonly periods: Readonly<Record<'since' | 'before' | 'after' | 'until' | 'in', string>>;
  readonly between: readonly [string, string];
  readonly current: Readonly<Record<`${'this' | 'last'} ${'week' | 'month' | 'year'}`, string>>;
  /** Before and after the number in “in the last 30 days”. */
  readonly lastDays: readonly [before: string, days: string, weeks: string];
  /** Verbs after what they are about, and what is said instead. */
  readonly moves: readonly (readonly [RegExp, string])[];
}

export const GERMAN: QuestionWords = {
  asked: 'wie ?viele? (?:(?:von|der|den|unserer|unsere|unseren|meiner|alle) )*',
  nouns: {
    notes: 'notizen|interviews|gesprache|anrufe|transkripte|sitzungen',
    people: 'personen|leute|menschen|teilnehmer|teilnehmerinnen|teilnehmende|kontakte|befragte',
    highlights: 'highlights|zitate|markierungen',
    insights: 'insights|erkenntnisse|einsichten',
  },
  mention:
    'erwahnen|erwaehnen|erwahnten|nennen|nannten|enthalten|thematisieren|(?:sprechen|sprachen|reden|redeten|berichten) (?:uber|ueber|von)',
  tagged:
    '(?:(?:sind|wurden) )?(?:getaggt|verschlagwortet|markiert) (?:mit|als)|(?:haben|mit|tragen) (?:(?:dem|das|den) )?(?:tag|schlagwort)',
  there: 'gibt es|gab es|haben wir|hatten wir|fuhrten wir|existieren',
  with: 'mit|von|bei|aus',
  project: 'in diesem projekt',
  articles: '(?:die|der|das|den|dem|ein|eine|einen|einem|einer) ',
  unfit:
    'nicht|nie|niemals|kein|keine|keinen|ohne|mehr als|weniger als|mindestens|hochstens|nur|oder|und|beide|weder|ausser|prozent|dass|weil|wenn|ob|obwohl|wahrend|bevor|nachdem|mal|in|im|am|auf|fur|zu|zum|zur|wegen',
  vague: 'es|das|dies|sie|ihn|ihm|etwas',
  months: 'januar|janner februar marz|maerz april mai juni juli august september oktober november dezember'.split(' '),
  of: '',
  periods: {
    since: '(?:seit|ab)(?: dem)?',
    before: 'vor(?: dem)?',
    after: 'nach(?: dem)?',
    until: 'bis(?: zum)?',
    in: 'im(?: jahr)?|in|am',
  },
  between: ['zwischen', 'und'],
  current: {
    'this week': '(?:in )?dieser? woche',
    'last week': '(?:in der )?(?:letzten?|vorigen?|vergangenen?) woche',
    'this month': '(?:in )?diese[mn] monat',
    'last month': '(?:im )?(?:letzten|vorigen|vergangenen) monat',
    'this year': '(?:in )?diese[ms] jahr',
    'last year': '(?:im )?(?:letzte[sn]|vorige[sn]|vergangene[sn]) jahr',
  },
  lastDays: ['in den (?:letzten|vergangenen)', 'tagen', 'wochen'],
  moves: [
    [/(?:(?:sind|wurden) )?mit (.+?) (?:getaggt|verschlagwortet|markiert)(?= |$)/, 'getaggt mit $1'],
    [
      /^in wie ?vielen (.+?) (?:wird|werden|wurde|wurden) (.+) (?:erwahnt|erwaehnt|genannt)$/,
      'wie viele $1 erwähnen $2',
    ],
    [/^(wie ?viele .+?) haben (.+) (?:erwahnt|erwaehnt|genannt)$/, '$1 erwähnen $2'],
    [/ (?:gefuhrt|gemacht|gehabt|durchgefuhrt)$/, ''],
  ],
};

export const DUTCH: QuestionWords = {
  asked: 'hoeveel (?:(?:van|de|onze|mijn) )*',
  nouns: {
    notes: 'notities|interviews|gesprekken|telefoontjes|vergaderingen|transcripten|sessies',
    people: 'mensen|personen|deelnemers|contacten|respondenten',
    highlights: 'highlights|citaten|markeringen',
    insights: 'insights|inzichten',
  },
  mention: 'vermelden|noemen|noemden|bevatten|bespreken|(?:praten|praatten|spreken|spraken|gaan|hebben het) over',
  tagged: '(?:zijn )?(?:getagd|gelabeld) (?:met|als)|(?:met|hebben) (?:(?:de|het) )?(?:tag|label)',
  there: 'zijn er|er zijn|waren er|hebben we|hadden we',
  with: 'met|van',
  project: 'in dit project',
  articles: '(?:de|het|een) ',
  unfit:
    'niet|nooit|geen|zonder|meer dan|minder dan|minstens|hoogstens|alleen|of|en|noch|behalve|procent|dat|omdat|als|wanneer|keer|in|op|voor|bij|wegens',
  vague: 'het|dit|dat|ze|hem|haar|iets',
  months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  of: '',
  periods: { since: 'sinds|vanaf', before: 'voor', after: 'na', until: 'tot(?: en met)?', in: 'in|op' },
  between: ['tussen', 'en'],
  current: {
    'this week': 'deze week',
    'last week': '(?:afgelopen|vorige) week',
    'this month': 'deze maand',
    'last month': '(?:afgelopen|vorige) maand',
    'this year': 'dit jaar',
    'last year': '(?:afgelopen|vorig) jaar',
  },
  lastDays: ['in de (?:afgelopen|laatste)', 'dagen', 'weken'],
  moves: [
    [/(?:zijn )?met (.+?) (?:getagd|gelabeld)(?= |$)/, 'getagd met $1'],
    [/^in (hoeveel .+?) (?:wordt|worden|werd|werden) (.+) (?:genoemd|vermeld)$/, '$1 noemen $2'],
    [/ (?:gevoerd|gehouden|gedaan|gehad)$/, ''],
  ],
};
