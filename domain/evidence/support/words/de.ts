import type { LanguageWords } from './language-words.ts';

export const DE: LanguageWords = {
  functions:
    'musste mussten müsste durfte dürfen darf lange etwa circa rund trotz er ihn ihm ihnen ihre ihren ihrer ihrem sein seine seinen seiner meinem meinen euch unser unsere bin bist seid hatte hatten hätte hätten wäre wären worden geworden etwas wirklich ganz eben mal ja also so dann da hier dort dabei damit dafür davon daran darauf dazu wieder immer noch auch eigentlich sogar selbst gegen bis seit während ohne unter zwischen vor hinter neben über ab ging geht gehen kommt kam kommen macht machen machte gemacht lässt lassen bekommt bekommen bleibt bleiben gab gegeben solche jede jeder jedes jedem eines dies jener sowie bzw welche welcher welches dinge ding sache sei seien hab',
  conjunctions:
    'aber weil obwohl während und oder sondern wenn falls damit sodass dass denn da doch jedoch bis welche wo ob',
  negators:
    'nicht kein keine keinen keiner keinem keines nie niemals niemand niemanden niemandem nichts nirgends nirgendwo weder ohne nix keinerlei',
  inverters:
    'verweiger* weiger* fehl* gefehlt mangel* vermeid* vermied* kaum selten bezweifel* zweifel* misstrau* ablehn* lehn* unmöglich verzicht* aufgehört aufhör* gegen unfähig unterlass* verhinder* abgeschafft gekündigt scheiter*',
  difficulties:
    'schwierig* schwer problem* mühe verwirr* schlecht falsch unklar langsam umständlich beschwer* frustr* ärger* zu unzufried* vermiss* kompliziert* unsicher unsinnig überfordert verloren unverständlich brauch* wünsch*',
  universals:
    'alle allen aller alles jeder jede jedes jedem jeden immer ganz gesamte gesamten sämtliche sämtlichen stets ausnahmslos komplett vollständig völlig jederzeit',
  many: 'viele vielen vieler mehrere mehreren meisten meist oft häufig mehrheit zahlreiche zahlreichen üblicherweise regelmäßig verbreitet mehrfach',
  some: 'einige einigen manche manchen manchmal gelegentlich teils teilweise ab wenige wenigen',
  exclusives: 'nur ausschließlich lediglich allein bloß einzig',
  because: 'weil denn wegen aufgrund',
  therefore: 'deshalb daher deswegen darum also folglich somit sodass führt führte führen verursacht* dadurch bewirk*',
  possibility:
    'ob hängt abhäng* vielleicht könnte könnten kann können konnte möglicherweise eventuell wahrscheinlich wohl würde würden mag möglich* wenn falls hätte wäre unsicher vermut* überleg* erwäg* glaub* denk* scheint vielleicht offenbar bezweifel* vorstellen',
  hedges:
    'suchen sucht suchte suchten gesucht versuch* vielleicht könnte könnten möglicherweise eventuell wahrscheinlich würde würden wünsch* hoff* plan* beabsichtig* überleg* erwäg* sollte sollten falls wenn müsste hätte wäre will wollen wollte möchte möchten',
  wish: 'will wollen wollte wollten möchte möchten wünsch* hoff* plan* vor beabsichtig* würde würden gern gerne versuch* erwäg* vorhaben soll sollte werden wird schlag* vorschlag* hätte',
  duty: 'muss müssen sollte sollten soll sollen notwendig nötig erforderlich brauch* verlang* forder* müsste empfehl* wünsch* möchte* gezwungen',
  people:
    'teilnehmer teilnehmerin teilnehmenden teilnehmende nutzer nutzerin nutzerinnen nutzern nutzende kunde kunden kundin kundinnen leute menschen person personen patient patienten patientin patientinnen befragte befragten befragter sprecher sprecherin sie er man jemand team gruppe mitglied mitglieder anwender anwenderin interviewte',
  reporting:
    'sagt sagte sagen gesagt erzähl* berichte* beschreib* beschrieb* erwähn* erklär* meint meinen meinte findet finden fand gefunden fühl* denk* glaub* hält halten hielt sieht sehen sah schilder* betont* bemerk* nennt nennen nannte genannt weist äußer* empfind* empfand erlebt* erleb* kritisier* bemängel* lob* meinung ansicht bezeichne* gibt angab angibt laut weiß wissen wusste wünsch* möchte möchten will wollen bestätig* klag*',
  please: 'bitte',
  address: 'du dich dir dein deine deinen deinem deiner ihr euer eure euren ihrem',
  commands:
    'sende senden schick schicke schicken klick klicke klicken öffne öffnen gib geben ignoriere ignorieren vergiss lösche löschen teile teilen kontaktiere kontaktieren besuche besuchen überweise überweisen lade laden installiere melde nutze verwende prüfe lass mach mache kaufe rufe schreibe schreib antworte nenne folge achte stelle vertraue',
  articles:
    'sie der die das den dem ein eine einen alle dein deine deinen ihr ihre ihren mir uns dich diese dieses diesen sofort bitte nicht kein keine auf alles',
  than: 'als',
  by: 'von durch vom',
  before: 'bevor ehe',
  after: 'nachdem nach seit',
  then: 'danach dann später anschließend schließlich',
  doubts: 'vielleicht möglicherweise eventuell könnte könnten falls',
  plans: 'plan* geplant beabsichtig* vorhaben hoff*',
  opposites: [
    'gut gute guten guter gutes gutem toll* super hervorragend* ausgezeichnet* freundlich* nett* hilfreich* lieb* mag mögen mochte gefällt gefallen gefiel zufrieden* glücklich* angenehm* positiv* lob* begeister* beste* besser* bequem* schön* nützlich* sicher* kompetent* höflich* sauber* praktisch* freu* genieß* schätz* | schlecht* schlimm* furchtbar* schrecklich* unfreundlich* hass* unzufrieden* unglücklich* unangenehm* negativ* kritisier* enttäusch* schlechter unbequem* hässlich* nutzlos* unsicher* inkompetent* unhöflich* schmutzig* nerv* ärger* frustr* problem* bemängel* beschwer* mühsam* sorge* angst* stör* klag* mies*',
    'mehr höher* steig* stieg* gestiegen zunehm* zugenommen wächst wachs* teurer teuer größer* erhöh* viele vielen verbesser* | weniger niedriger* sink* sank* gesunken abnehm* abgenommen schrumpf* billiger billig günstig* kleiner* senk* reduzier* verringer* wenige verschlechter*',
    'schnell* sofort rasch* zügig* flott* | langsam* spät* verzöger* träge wart* dauer*',
    'einfach* leicht* simpel* unkompliziert* intuitiv* mühelos* | schwer* schwierig* kompliziert* umständlich* verwirr*',
    'früher früh zuerst anfang | später spät zuletzt ende',
    'immer ständig oft häufig* regelmäßig* stets | nie niemals selten manchmal gelegentlich kaum',
    'beginn* begann begonnen anfang* start* öffn* weiter fortsetz* | aufhör* aufgehört beend* stopp* schließ* geschlossen kündig* gekündigt abbrech* abgebrochen eingestellt',
    'erlaub* zustimm* gestatt* akzeptier* befürwort* genehmig* unterstütz* | verbiet* verbot* ablehn* abgelehnt weiger* verweiger* dagegen untersag*',
    'kauf* gekauft | verkauf* verkauft',
    'gewinn* gewann gewonnen | verlier* verlor* verloren',
    'groß* riesig* | klein* winzig* gering*',
    'neu neue neuen neuer neues modern* jung* | alt alte alten alter altes veraltet* älter*',
    'gleich* identisch* | anders unterschiedlich* verschieden*',
    'mit | ohne',
    'genug ausreichend* genügend | mangel* fehl* unzureichend* knapp*',
    'richtig* korrekt* | falsch* fehler*',
    'vertrau* | misstrau*',
    'notwendig* nötig* wichtig* muss müssen | unnötig* unwichtig* überflüssig* optional* freiwillig*',
    'automatisch* | manuell* hand händisch*',
    'funktionier* gelingt gelungen klappt* | scheiter* versag* kaputt abstürz* misslung*',
    'ärzte arzt ärztin ärztinnen | pfleger pflegerin pflegekraft pflegekräfte schwester schwestern',
    'warm* heiß* | kalt* kühl*',
    'lang lange langen länger* | kurz* kürzer*',
    'persönlich* | telefon* online',
    'erste ersten erster erstes | zweite zweiten zweiter zweites',
  ],
  times:
    'montag* dienstag* mittwoch* donnerstag* freitag* samstag* sonntag* januar februar märz april mai juni juli august september oktober november dezember heute gestern morgen morgens mittag* nachmittag* abend* nacht nachts wochenende täglich wöchentlich monatlich jährlich frühling sommer herbst winter',
  superlatives:
    'meisten wenigsten besten beste schlechtesten schnellsten langsamsten größte kleinste höchste niedrigste wichtigste wichtigsten erste letzte',
  above: 'über mehr mindestens wenigstens',
  below: 'unter weniger höchstens maximal fast knapp beinahe',
  numbers:
    'null=0 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=*100 hunderte=*100 tausend=*1000 tausende=*1000 million=*1000000 millionen=*1000000 milliarde=*1000000000 milliarden=*1000000000 dutzend=12 halb=1/2 halbe=1/2 halben=1/2 hälfte=1/2 drittel=1/3 viertel=1/4 doppelt=2 doppelte=2 zweimal=2 dreimal=3 viermal=4 fünfmal=5 beide=2 beiden=2 verdoppelt=2 dreifach=3',
};
