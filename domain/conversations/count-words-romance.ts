import type { QuestionWords } from './count-words.ts';

export const FRENCH: QuestionWords = {
  asked: "combien (?:des |de |d['’])(?:(?:nos|mes|ces) )*",
  nouns: {
    notes: 'notes|entretiens|interviews|conversations|appels|reunions|transcriptions|sessions',
    people: 'personnes|participants|participantes|contacts|gens|repondants',
    highlights: 'highlights|citations|extraits',
    insights: 'insights|enseignements|constats',
  },
  mention:
    '(?:mentionnent|ont mentionne|evoquent|ont evoque|citent|ont cite|contiennent|abordent|parlent|ont parle|traitent)',
  tagged:
    "(?:(?:sont|ont ete) )?(?:tague|taggue|etiquete)e?s(?: (?:avec|comme))?|(?:ont|avec|portent) (?:le tag|l['’]etiquette)",
  there: 'y a[- ]t[- ]il|il y a|existe[- ]t[- ]il|avons[- ]nous(?: (?:eu|fait|mene))?',
  with: 'avec',
  project: 'dans ce projet',
  articles: "(?:de la |de l['’]|des |du |de |d['’]|les |le |la |l['’]|une |un )",
  unfit:
    'ne|n|pas|jamais|sans|aucun|aucune|plus|moins|seulement|ou|et|ni|sauf|pour cent|que|qu|parce|quand|si|lorsque|fois|dans|pour|sur|en|chez|au|aux',
  vague: 'cela|ca|ceci|celui|celle|quelque',
  months: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' '),
  of: '',
  periods: {
    since: 'depuis(?: le)?|a partir (?:de|du)',
    before: 'avant(?: le)?',
    after: 'apres(?: le)?',
    until: "jusqu['’](?:au|a|en)",
    in: 'en|au mois de|le',
  },
  between: ['entre(?: le)?', 'et(?: le)?'],
  current: {
    'this week': 'cette semaine',
    'last week': 'la semaine (?:derniere|passee)',
    'this month': 'ce mois(?:-ci)?',
    'last month': 'le mois (?:dernier|passe)',
    'this year': 'cette annee',
    'last year': "l['’](?:annee derniere|an dernier)",
  },
  lastDays: ['(?:dans|pendant|durant|sur) les|ces', 'derniers jours', 'dernieres semaines'],
  moves: [],
};

export const SPANISH: QuestionWords = {
  asked: '(?:en )?cuant[ao]s (?:(?:de|las|los|nuestras|nuestros|mis) )*',
  nouns: {
    notes: 'notas|entrevistas|conversaciones|llamadas|reuniones|transcripciones|sesiones',
    people: 'personas|participantes|contactos|entrevistados|entrevistadas',
    highlights: 'highlights|citas|fragmentos|destacados',
    insights: 'insights|hallazgos',
  },
  mention:
    '(?:(?:se|han) )?(?:mencionan?|mencionado|mencionaron|hablan?|hablado|hablaron|citan|contienen|nombran|tratan)(?: sobre)?',
  tagged: '(?:estan )?etiquetad[ao]s(?: (?:con|como))?|(?:con|tienen|llevan) (?:la etiqueta|el tag)',
  there: 'hay|tenemos|existen|hicimos|tuvimos|hemos (?:hecho|tenido)',
  with: 'con',
  project: 'en este proyecto',
  articles: '(?:de las |de los |de la |del |de |las |los |la |el |una |un )',
  unfit:
    'no|nunca|sin|ningun|ninguna|mas de|menos de|al menos|solo|solamente|o|u|y|ni|excepto|salvo|por ciento|que|porque|cuando|si|veces|en|para|por',
  vague: 'eso|esto|ello|ellos|algo|lo',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre'.split(
    ' ',
  ),
  of: '(?:de |del )',
  periods: {
    since: 'desde(?: el)?|a partir (?:del|de)',
    before: 'antes (?:del|de)',
    after: 'despues (?:del|de)',
    until: 'hasta(?: el)?',
    in: 'en|el',
  },
  between: ['entre(?: el)?', 'y(?: el)?'],
  current: {
    'this week': '(?:en )?esta semana',
    'last week': '(?:en )?la semana pasada',
    'this month': '(?:en )?este mes',
    'last month': '(?:en )?el mes pasado',
    'this year': '(?:en )?este ano',
    'last year': '(?:en )?el ano pasado',
  },
  lastDays: ['en l[ao]s ultim[ao]s', 'dias', 'semanas'],
  moves: [],
};

export const PORTUGUESE: QuestionWords = {
  asked: '(?:em )?quant[ao]s (?:(?:das|dos|as|os|nossas|nossos|minhas|meus) )*',
  nouns: {
    notes: 'notas|entrevistas|conversas|chamadas|ligacoes|reunioes|transcricoes|sessoes',
    people: 'pessoas|participantes|contatos|contactos|entrevistados|entrevistadas',
    highlights: 'highlights|citacoes|destaques|trechos',
    insights: 'insights|descobertas',
  },
  mention: '(?:se )?(?:mencionam?|mencionaram|citam|citaram|falam|falaram|contem|abordam|discutem)(?: sobre)?',
  tagged:
    '(?:(?:estao|sao|foram) )?(?:etiquetad|marcad)[ao]s(?: (?:com|como))?|(?:com|tem) [ao] (?:etiqueta|tag|marcador)',
  there: 'ha|temos|existem|fizemos|tivemos',
  with: 'com',
  project: 'n[es]?[st]e projeto',
  articles: '(?:d[ao]s? |de |[ao]s? |uma? |em |n[ao]s? )',
  unfit:
    'nao|nunca|sem|nenhum|nenhuma|mais de|menos de|pelo menos|so|somente|apenas|ou|e|nem|exceto|por cento|que|porque|quando|se|vezes|em|para|por|no|na|neste|nesta|nesse|nessa',
  vague: 'isso|isto|ele|ela|eles|elas|algo',
  months: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  of: 'de ',
  periods: {
    since: 'desde(?: o)?|a partir de',
    before: 'antes d[eo]',
    after: 'depois d[eo]|apos(?: o)?',
    until: 'ate(?: o)?',
    in: 'em|no dia|durante',
  },
  between: ['entre', 'e'],
  current: {
    'this week': '(?:n?esta) semana',
    'last week': '(?:n?a )?semana passada',
    'this month': '(?:n?este) mes',
    'last month': '(?:n?o )?mes passado',
    'this year': '(?:n?este) ano',
    'last year': '(?:n?o )?ano passado',
  },
  lastDays: ['n[ao]s ultim[ao]s', 'dias', 'semanas'],
  moves: [],
};

export const ITALIAN: QuestionWords = {
  asked: '(?:in )?quant[ei] (?:(?:delle|dei|degli|nostre|nostri|mie|miei) )*',
  nouns: {
    notes: 'note|interviste|conversazioni|chiamate|riunioni|trascrizioni|sessioni',
    people: 'persone|partecipanti|contatti|intervistati',
    highlights: 'highlights?|citazioni|evidenziazioni',
    insights: 'insights?|scoperte',
  },
  mention:
    '(?:si )?(?:menzionano|menziona|hanno menzionato|citano|hanno citato|parlano|parla|hanno parlato|contengono|nominano|trattano)',
  tagged: "(?:sono )?(?:taggat|etichettat|contrassegnat)[ei](?: (?:con|come))?|(?:con|hanno) (?:il tag|l['’]etichetta)",
  there: 'ci sono|esistono|abbiamo(?: (?:fatto|avuto))?',
  with: 'con',
  project: 'in questo progetto',
  articles:
    "(?:dell['’]|dello |della |delle |degli |dei |del |di |d['’]|gli |il |lo |la |le |l['’]|i |una |uno |un['’]|un )",
  unfit:
    'non|mai|senza|nessun|nessuno|nessuna|piu di|meno di|almeno|solo|soltanto|o|e|ne|tranne|eccetto|per cento|che|perche|quando|se|volte|in|per|nel|nella|negli|nelle',
  vague: 'esso|questo|quello|cio|qualcosa',
  months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  of: '',
  periods: {
    since: 'dal|da|a partire (?:dal|da)',
    before: 'prima (?:del|di)',
    after: 'dopo(?: il)?',
    until: 'fino (?:al|a)',
    in: 'in|nel|ad|a|il',
  },
  between: ['tra(?: il)?|fra(?: il)?', 'e(?: il)?'],
  current: {
    'this week': 'questa settimana',
    'last week': 'la (?:settimana scorsa|scorsa settimana)',
    'this month': 'questo mese',
    'last month': '(?:il mese scorso|lo scorso mese)',
    'this year': "quest['’]anno",
    'last year': "(?:l['’]anno scorso|lo scorso anno)",
  },
  lastDays: ['negli ultimi|nelle ultime', 'giorni', 'settimane'],
  moves: [],
};
