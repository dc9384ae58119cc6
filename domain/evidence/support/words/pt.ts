import type { LanguageWords } from './language-words.ts';

export const PT: LanguageWords = {
  functions:
    'ela eles elas meus minhas seus suas nosso nossa nossos nossas dele dela deles delas estavam estão estar sido sendo eram ser sejam têm tinha tinham faz fazem feito fez ir vai vão ia foram coisa coisas algo isto aquilo esses essa essas estes esta estas aquele aquela aí lá ali cá bem assim mesma ainda tanto tão outro outra outros outras cada ao à às num numa pra pro uns umas que qual cujo ficar fica ficou dar dá dão lhe lhes pode podem segundo chega ver parte vez vezes desde sobre entre depois bastante se deixa',
  conjunctions: 'mas porque embora e ou quando se senão enquanto onde que como pois porém',
  negators: 'não nunca jamais ninguém nada nenhum nenhuma nenhuns tampouco nem sem',
  inverters:
    'nega* negou recus* evit* falt* carec* deix* parou duvid* impossível desconfi* impedi* incapaz contra raramente fracass* cancel* rejeit*',
  difficulties:
    'difícil* difíceis dificuldade* problema* custa custou mau má ruim mal confus* lent* complicad* queix* reclam* frustr* incomod* demais insatisfeit* preocup* pouco precis* perdid* errad* erro* falha* inseguro dúvida*',
  universals: 'todo todos toda todas tudo sempre cada qualquer inteiro completamente totalmente absolutamente',
  many: 'muitos muitas vários várias maioria diversos diversas numerosos geralmente frequentemente frequência habitualmente costuma',
  some: 'alguns algumas algum alguma vezes ocasionalmente poucos poucas',
  exclusives: 'só somente apenas unicamente exclusivamente único única',
  because: 'porque devido causa culpa pois graças razão motivo',
  therefore: 'então portanto assim consequência conseguinte provoc* caus* levou isso',
  possibility:
    'depend* talvez poderia poderiam pode podem possível possíveis possivelmente provavelmente provável acho acha acham acredit* se seria teria parece duvid* pens* consider* supon* será podia',
  hedges:
    'procur* busc* tent* poderíamos gostaríamos talvez poderia poderiam possivelmente provavelmente seria teria gostaria espera* planej* pretend* deveria* se consider* quer quero querem queria',
  wish: 'quer quero querem queria gostaria deseja* espera* planej* pretend* tent* propo* vai vou vão suger* prefer* pede* pedi* busc*',
  duty: 'deve devem deveria* dever precis* tem têm necessit* obrigatório obrigad* necessário recomend* exig* suger* pede*',
  people:
    'participante participantes usuário usuária usuários usuárias utilizador utilizadora utilizadores pessoa pessoas gente cliente clientes paciente pacientes orador entrevistado entrevistada entrevistados respondente respondentes equipe equipa grupo membro membros eles elas alguém ele ela',
  reporting:
    'diz dizem disse disseram dizer dito mencion* conta contam contou explic* descrev* relat* report* indic* afirm* aponta* apontou opin* acredit* consider* pensa pensam acha acham achou sente sentem sentiu encontra* encontr* coment* express* destac* refer* segundo vê veem viu avali* percebe* percebeu reconhec* admit* critic* queix* reclam* elogi* sabe sabem quer querem agradec*',
  please: 'favor',
  address: 'tu te ti vocês você teu tua teus tuas',
  commands:
    'envie envies mande faça clique abra ignore esqueça apague delete compartilhe partilhe visite contate contacte ligue baixe instale use introduza digite escreva pague transfira responda revele lembre confirme forneça dê consulte siga utilize teste evite guarde',
  articles: '',
  than: 'que',
  by: 'por pelo pela pelos pelas',
  before: 'antes',
  after: 'depois após desde',
  then: 'agora então posteriormente',
  doubts: 'talvez poderia poderiam se possivelmente',
  plans: 'planej* pretend* intenção espera*',
  opposites: [
    'bom boa bons boas bem excelente* fantástic* ótim* genial amáve* amigáve* simpátic* útil úteis ador* gosta* gostou gostam feliz* content* satisfeit* maravilhos* melhor* confort* confortáv* positiv* elogi* agradáve* limp* segur* tranquil* profission* atencios* recomend* confiáve* prátic* intuitiv* | mau má maus más ruim ruins mal terríve* horríve* péssim* antipátic* inútil* odeia* odeio detest* infeliz* descontent* insatisfeit* pior* desconfort* negativ* critic* desagradáve* suj* insegur* nervos* grosseir* queix* reclam* frustr* incomod* problema* preocup* decepcion* medo difícil* confus*',
    'mais maior* aument* sub* cresc* caro cara caros caras melhor* | menos menor* diminu* baix* reduz* barato barata baratos baratas pior*',
    'rápid* imediat* logo depressa | lent* devagar tarde tardio atras* demor* esper*',
    'fácil* simples* intuitiv* | difícil* difíceis dificuldade* complicad* complex* confus* custa',
    'primeiro cedo início | tarde último final',
    'sempre constantemente frequente* | nunca jamais raramente vezes ocasional*',
    'começ* inici* abr* continu* | termin* par* deix* fech* acab* cancel* abandon*',
    'aceit* permit* aprov* apoi* favor | rejeit* recus* proib* neg* opõ* contra',
    'compr* | vend*',
    'ganh* | perd*',
    'grande* enorme* | pequen* mínim*',
    'nov* modern* jovem jovens | velh* antig* idos*',
    'igual* mesm* idêntic* | diferente* distint*',
    'com | sem',
    'suficiente* bastante* | insuficiente* falt* escass*',
    'corret* certo certa acert* | incorret* errad* erro errei errou erraram errar errava*',
    'confi* | desconfi*',
    'necessári* importante* obrigatóri* | desnecessári* opciona* voluntári*',
    'automátic* | manua*',
    'funcion* consegu* sucesso | falh* quebrad* fracass*',
    'médic* doutor* | enfermeir*',
    'quente* calor | frio fria',
    'long* | curt* breve*',
    'abert* | fechad*',
    'públic* | privad*',
    'primeira primeiro | segunda segundo',
  ],
  times:
    'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro hoje ontem amanhã manhã tarde noite noites diário diariamente semanal semanalmente mensal anual primavera verão outono inverno',
  superlatives: 'melhor pior primeiro primeira último última maior menor principal máximo mínimo',
  above: 'mais mínimo menos acima',
  below: 'menos máximo quase abaixo',
  numbers:
    'zero=0 dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 catorze=14 quatorze=14 quinze=15 dezesseis=16 dezasseis=16 dezessete=17 dezoito=18 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100 cento=100 duzentos=200 duzentas=200 trezentos=300 quatrocentos=400 quinhentos=500 seiscentos=600 setecentos=700 oitocentos=800 novecentos=900 mil=*1000 milhares=*1000 milhão=*1000000 milhões=*1000000 dúzia=12 metade=1/2 meio=1/2 meia=1/2 terço=1/3 quarto=1/4 dobro=2 triplo=3 ambos=2 ambas=2',
};
