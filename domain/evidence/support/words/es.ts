import type { LanguageWords } from './language-words.ts';

export const ES: LanguageWords = {
  functions:
    'yo tú él ella nosotros mis tus mi mí su sus nuestro nuestra nuestros nuestras estaba estaban estar sido siendo eran ser sea han he hemos habían tener tiene tienen tenía tenían hace hacen hacer hizo hecho ir va van fueron cosa cosas algo eso esto aquello esos esas estos estas aquí ahí allí bien mal así entonces pues mismo misma ya todavía aún tan tanto mucho otra otro otros otras cada al a o u bueno bastante cual cuyo qué quedar queda dar da dan les te puede poder le según llegar lleva ver parte vez veces desde hacia sino',
  conjunctions: 'pero porque aunque y e o u cuando si sino mientras donde que como pues',
  negators: 'no nunca jamás nadie nada ninguno ninguna ningún tampoco ni sin',
  inverters:
    'niega* negó rechaz* evit* falt* carec* deja dejó dejaron dejar dejado dud* imposible desconf* impid* incapaz contra apenas raramente fracas* cancel*',
  difficulties:
    'difícil* difíciles problema* cuesta costó mal malo mala confus* lent* complicad* dificult* queja* frustr* molest* demasiad* insatisf* preocup* incómod* poco necesit* perdid* error* falla* inseguro',
  universals: 'todo todos toda todas siempre cada cualquier cualquiera entero completamente totalmente absolutamente',
  many: 'muchos muchas mucha varios varias mayoría numerosos numerosas generalmente frecuentemente menudo habitualmente frecuencia',
  some: 'algunos algunas algún alguna veces ocasionalmente pocos pocas',
  exclusives: 'solo sólo solamente únicamente exclusivamente único única',
  because: 'porque debido causa culpa gracias razón motivo',
  therefore: 'así entonces por tanto consecuencia consiguiente provoc* caus* llevó eso',
  possibility:
    'depend* quizá quizás tal podría podrían puede pueden pudo posible* posiblemente probablemente probable creo cree creen si sería tendría parece dud* piens* consider* supon* acaso podía',
  hedges:
    'busc* intent* trat* podríamos quizá quizás tal podría podrían puede posiblemente probablemente sería tendría gustaría espera* planea* pretend* debería* si querría* considera acaso quier* quería*',
  wish: 'quier* quería* querría* gustaría desea* espera* planea* pretend* intent* propon* proponer va van suger* prefier* ir pid* pedir pidi* piens* busc*',
  duty: 'debe deben debería* deber tiene tienen hay necesit* obligatorio obligad* necesario recomend* exig* requier* suger* pide* hace falta',
  people:
    'participante participantes usuario usuaria usuarios usuarias gente persona personas cliente clientes paciente pacientes ponente entrevistado entrevistada entrevistados encuestado encuestados encuestada hablante equipo grupo miembro miembros ellos ellas alguien él ella',
  reporting:
    'dice dicen dijo dijeron decir dicho mencion* cuenta cuentan contó explic* describ* report* indic* afirm* señal* opin* cree creen considera* piensa piensan siente sienten sintió encuentra* encontr* comenta* coment* expres* destac* subray* menciona refier* según ve ven vio valora* valoró percib* relat* confes* reconoc* admit* critic* quej* elogi* sabe saben quiere quieren agradec*',
  please: 'favor',
  address: 'tú ti usted ustedes vosotros vuestro vuestra tu tus contigo',
  commands:
    'envíe envíen envíes mande haz haga hagan pulse abra ignore ignoren olvide borre elimine comparta visite contacte llame descargue instale use introduzca escriba pague transfiera responda revele recuerde confirme proporcione dé consulte siga utilice pruebe evite añada guarde',
  articles: '',
  than: 'que',
  by: 'por',
  before: 'antes',
  after: 'después tras desde',
  then: 'luego ahora entonces posteriormente',
  doubts: 'quizá quizás tal acaso podría podrían si',
  plans: 'planea* pretend* intención espera*',
  opposites: [
    'bueno buena buenos buenas buen bien excelente* fantástic* genial* amable* simpátic* útil útiles encanta* encantó gusta gustan gustó feliz* content* satisfech* maravillos* mejor* cómod* positiv* elogi* agradable* limpi* segur* tranquil* profesional* atent* cariños* recomend* fiable* práctic* | malo mala malos malas mal terrible* horrible* pésim* antipátic* inútil* odia* odió disgust* infeliz* descontent* insatisfech* peor* incómod* negativ* critic* desagradable* suci* insegur* nervios* grosero* maleducad* queja* quejó frustr* molest* problema* preocup* decepcion* miedo* difícil* confus*',
    'más mayor* aument* sub* crec* creci* caro cara caros caras mejor* | menos menor* dismin* baj* reduc* reduj* barato barata baratos baratas empeor*',
    'rápid* inmediat* enseguida pronto | lent* despacio tarde tardío retras* demor* esper*',
    'fácil* sencill* simple* intuitiv* | difícil* complicad* complej* confus* cuesta',
    'primero temprano principio | tarde último final',
    'siempre constantemente menudo frecuente* | nunca jamás raramente veces ocasional*',
    'empez* empiez* comenz* comienz* inici* abr* sigue seguir continu* | termin* dej* par* cerr* cierr* acab* cancel* abandon*',
    'acept* permit* aprob* aprueb* apoy* favor | rechaz* prohib* neg* nieg* opon* contra deneg*',
    'compr* | vend*',
    'gan* | perd* pierd*',
    'grande* gran enorme* | pequeñ* mínim*',
    'nuev* modern* joven jóvenes | viej* antigu* anticuad* mayores',
    'igual* mism* idéntic* | diferente* distint*',
    'con | sin',
    'suficiente* bastante* | insuficiente* falt* escas*',
    'correct* acert* aciert* | incorrect* equivoc* errón* fall*',
    'confi* | desconfi*',
    'necesari* importante* obligatori* | innecesari* opcional* voluntari*',
    'automátic* | manual*',
    'funcion* logr* consig* consigu* éxito | fall* rot* fracas*',
    'médic* doctor* | enfermer*',
    'calor caliente* | frío fría frí*',
    'larg* | cort* breve*',
    'abiert* | cerrad*',
    'públic* | privad*',
    'primera primero primer | segunda segundo',
  ],
  times:
    'lunes martes miércoles jueves viernes sábado sábados domingo domingos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre hoy ayer mañana tarde tardes noche noches diario diariamente semanal semanalmente mensual anual primavera verano otoño invierno',
  superlatives: 'mejor peor primero primera primer último última mayor menor principal máximo mínimo',
  above: 'más mínimo menos supera* encima',
  below: 'menos máximo casi debajo',
  numbers:
    'cero=0 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno=21 veintidós=22 veintitrés=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 quinientos=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900 mil=*1000 miles=*1000 millón=*1000000 millones=*1000000 docena=12 mitad=1/2 medio=1/2 media=1/2 tercio=1/3 tercera=1/3 cuarto=1/4 doble=2 triple=3 ambos=2 ambas=2',
};
