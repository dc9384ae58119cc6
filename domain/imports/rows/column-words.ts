/**
 * Column names in the languages of most exports: English, German, French, Spanish, Portuguese, Italian, Dutch,
 * Japanese, Chinese.
 */
const TITLE =
  /^(?:title|name|(?:full|participant|respondent|customer|user)[ _-]?name|subject|headline|titel|überschrift|betreff|teilnehmer(?:in)?|título|asunto|assunto|nombre|nome|titre|objet|nom|titolo|oggetto|onderwerp|naam|题目|标题|件名|氏名|姓名)$/i;
const TAGS =
  /^(?:tags?|labels?|themes?|topics?|categor(?:y|ies)|codes?|nodes?|codewords?|schlagw(?:ort|örter)|stichwort|stichworte|stichwörter|kategorien?|thema|themen|stimmung|catégories?|étiquettes?|thèmes?|mots?[- ]clés?|etiquetas?|categorías?|categorias?|temas?|etichett[ae]|categori[ae]|sentiment|intent|标签|分类|カテゴリ|タグ)$/i;
const DATE =
  /(?:^|[^\p{L}])(?:date|time|timestamp|day|when|created|submitted|recorded|completed|started|start|ended|end|datum|zeit|zeitstempel|zeitpunkt|erstellt|gesendet|fecha|hora|data|heure|horodateur|créé|日付|日時|日期|时间)(?:$|[^\p{L}])/iu;
const BIRTH = /birth|geburt|dob\b|naissance|nacimiento|nascimento|nascita|geboorte|生年|出生/i;

const CONTENT_WORDS = [
  'text',
  'comment',
  'comments',
  'feedback',
  'review',
  'answer',
  'answers',
  'response',
  'responses',
  'note',
  'notes',
  'description',
  'message',
  'body',
  'content',
  'utterance',
  'transcript',
  'question',
  'reason',
  'why',
  'suggestion',
  'suggestions',
  'remarks',
  'quote',
  'verbatim',
  'kommentar',
  'kommentare',
  'anmerkung',
  'anmerkungen',
  'bemerkung',
  'bemerkungen',
  'antwort',
  'antworten',
  'freitext',
  'rückmeldung',
  'rückmeldungen',
  'beschreibung',
  'nachricht',
  'begründung',
  'grund',
  'warum',
  'weshalb',
  'wieso',
  'vorschlag',
  'vorschläge',
  'wunsch',
  'wünsche',
  'notiz',
  'notizen',
  'frage',
  'meinung',
  'inhalt',
  'zitat',
  'commentaire',
  'commentaires',
  'remarque',
  'remarques',
  'avis',
  'réponse',
  'réponses',
  'texte',
  'pourquoi',
  'raison',
  'comentario',
  'comentarios',
  'respuesta',
  'respuestas',
  'texto',
  'opinión',
  'observaciones',
  'descripción',
  'mensaje',
  'motivo',
  'sugerencias',
  'comentário',
  'comentários',
  'resposta',
  'respostas',
  'descrição',
  'mensagem',
  'sugestões',
  'commento',
  'commenti',
  'risposta',
  'risposte',
  'testo',
  'osservazioni',
  'descrizione',
  'opmerking',
  'opmerkingen',
  'antwoord',
  'antwoorden',
  'tekst',
  'toelichting',
];
const CONTENT = new RegExp(
  `(?:^|[^\\p{L}])(?:${CONTENT_WORDS.join('|')})(?:$|[^\\p{L}])|コメント|感想|回答|意見|自由記述|评论|反馈|意见|内容|建议`,
  'iu',
);

/** The columns of a list of coded passages, as tools for analysis export it. */
const QUOTE =
  /^(?:highlights?|highlight[ _-]?text|quotes?|quotations?|quotation[ _-](?:content|text)|excerpts?|extracts?|coded[ _-](?:text|segments?|references?)|segments?|references?|zitate?|zitatinhalt|segmente?|citations?|extraits?|citas?|citações)$/i;
const SOURCE =
  /^(?:notes?|data|documents?|sources?|files?|(?:note|document|source|file)[ _-]?(?:name|title)|internals?|interviews?|transcripts?|dokumente?|dokument(?:name|titel)|quellen?|fuentes?|fontes?)$/i;

export const isQuoteName = (name: string): boolean => QUOTE.test(name.trim());
export const isSourceName = (name: string): boolean => SOURCE.test(name.trim());
export const isTitleName = (name: string): boolean => TITLE.test(name.trim());
export const isTagName = (name: string): boolean => TAGS.test(name.trim());
export const isDateName = (name: string): boolean => DATE.test(spaced(name)) && !BIRTH.test(name);
export const isContentName = (name: string): boolean => CONTENT.test(spaced(name)) && !IDENTIFIER.test(spaced(name));

const IDENTIFIER = /(?:^|\s)(?:id|nr|no|number|count|type|date|time|at|length|language|score|rating)\.?$/i;

/** Splits `SubmittedAt` and `submitted_at` into words. */
const spaced = (name: string): string => name.replace(/([\p{Ll}])([\p{Lu}])/gu, '$1 $2').replaceAll('_', ' ');

const NUMBER = /^[-+~<>≤≥]?[$€£¥]?\s?\d[\d.,:/ %-]*[$€£¥%]?$/;
const ADDRESS = /^https?:\/\/|^\d{1,3}(?:\.\d{1,3}){3}$/i;
const KEY = /^(?=.*\d)(?=.*[a-z])[\w-]{12,}$/i;

const ANSWER_CODE = /^(?:[A-Za-z]|[A-Z]{2,3}|(?=.*\d)[A-Za-z\d]{1,8}(?:[-_./][A-Za-z\d]{1,8}){0,3})$/;

/** Whether a value is a plain number or the code of an answer, such as `SA` or `Q3-b`. Participants have codes, too. */
export const isAnswerCode = (value: string): boolean => NUMBER.test(value) || ANSWER_CODE.test(value);

/** Whether a value is machine-generated or a plain number, which people do not recognize as a name. */
export const isCoded = (value: string): boolean => NUMBER.test(value) || ADDRESS.test(value) || KEY.test(value);
