import type { LanguageWords } from './language-words.ts';

export const FR: LanguageWords = {
  functions:
    'malgré lors environ car dès il elle lui leurs mes tes ses notre étaient étant été être avoir avait avaient ai as a eu ont fait faire font fais va vont aller cela ceci celui celle ceux chose choses quelque ici là alors ainsi même mêmes encore déjà tant autre autres chaque à y en d un une ils bon assez dont quoi si peu entre vers chez sous depuis jusque pendant selon peuvent met mettre prend prendre reste rester donne donner soit elles nôtre car où fois partie',
  conjunctions: 'mais car parce quoique bien et ou quand si lorsque tandis où que qui dont comme puisque donc',
  negators: 'ne pas jamais rien aucun aucune ni sans nulle nul guère non',
  inverters:
    'refus* évit* manqu* cess* arrêt* dout* impossible méfi* empêch* incapable contre rarement échou* annul* rejet* nie nient nié',
  difficulties:
    'difficile* difficulté* problème* peine mal mauvais* confus* lent* compliqué* plain* frustr* gên* trop insatisf* inquiet* inquiét* peu besoin perdu* erreur* faux souci* incompréhensible* déçu*',
  universals:
    'tout tous toute toutes toujours chaque entier entièrement complètement totalement absolument chacun chacune unanim*',
  many: 'beaucoup plusieurs nombreux nombreuses majorité plupart généralement souvent fréquemment couramment',
  some: 'certains certaines quelques parfois occasionnellement peu',
  exclusives: 'seulement uniquement seul seule seuls exclusivement juste',
  because: 'parce car cause raison puisque grâce dû due faute motif',
  therefore: 'donc ainsi alors conséquent entraîn* provoqu* caus* conduit pourquoi',
  possibility:
    'dépend* peut peuvent pourrait pourraient peut-être possible* possiblement probablement probable crois croit si serait aurait semble dout* pense* envisag* suppos* sans pouvait éventuel*',
  hedges:
    'cherch* essa* pourrais voudrai* aimerais aimerions peut-être pourrait pourraient possiblement probablement serait aurait aimerait* souhait* espèr* prévoi* devrait devraient voudrait* si envisag* éventuel* faudrait veut veulent voulait',
  wish: 'veut veulent voulait voudrai* aimeri* aimerai* souhait* espèr* prévoi* compt* essa* propos* va vont suggèr* préfér* demand* désir* cherch*',
  duty: 'doit doivent devrait devraient devoir faut faudrait besoin obligatoire obligé* nécessaire recommand* exig* suggèr* demand*',
  people:
    'participant participante participants participantes utilisateur utilisatrice utilisateurs gens personne personnes client cliente clients patient patiente patients interlocuteur interviewé interviewée interviewés répondant répondants équipe groupe membre membres ils elles il elle on',
  reporting:
    'dit disent disait dire mentionn* raconte* expliqu* décri* rapport* indiqu* affirm* signal* estim* croit croient considèr* pense* pensent sent sentent ressent* trouv* comment* exprim* soulign* évoqu* selon voit voient juge* perçoi* reconn* admet* critiqu* plain* salue* sait savent veut veulent remerci* avis',
  please: 'veuillez plaît prière merci',
  address: 'tu te toi vous votre vos ton ta tes',
  commands:
    'envoyez envoie envoyer cliquez clique ouvrez ouvre ignorez ignore oubliez supprimez partagez visitez contactez appelez téléchargez installez utilisez saisissez écrivez payez répondez révélez confirmez donnez donne suivez faites ne transmettez transmets communiquez',
  articles: '',
  than: 'que',
  by: 'par',
  before: 'avant',
  after: 'après depuis',
  then: 'ensuite puis maintenant',
  doubts: 'peut-être pourrait pourraient éventuellement si',
  plans: 'prévoi* compt* intention espèr*',
  opposites: [
    'bon bonne bons bonnes bien excellent* fantastique* génial* gentil* aimable* sympathique* utile* adore* aime* aimé* heureux heureuse* content* satisf* merveilleux meilleur* mieux confortable* positif* positiv* appréci* agréable* propre* sûr* tranquille* professionnel* attenti* recommand* fiable* pratique* chaleureu* lou* | mauvais* mal terrible* horrible* impoli* désagréable* inutile* déteste* hais malheureux mécontent* insatisf* pire* inconfortable* négatif* négativ* critiqu* sale* dangereu* nerveu* grossier* plain* frustr* gên* problème* inquiét* inquiet* déçu* déception peur difficile* confus* froid*',
    'plus supérieur* augment* mont* croî* hausse cher chère chers chères amélior* | moins inférieur* diminu* baiss* rédui* empir* dégrad*',
    'rapide* rapidement vite immédiat* | lent* lentement tard* retard* attend* attente',
    'facile* facilement simple* simplement intuitif* intuitive* | difficile* compliqué* complexe* confus* peine',
    'premier tôt début | tard dernier ultérieur* fin',
    'toujours constamment souvent fréquent* | jamais rarement parfois occasionnel*',
    'commenc* début* ouvr* continu* | termin* arrêt* cess* ferm* fini* annul* abandon*',
    'accept* permet* permis autoris* approuv* soutien* favorable* | refus* rejet* interdi* oppos* contre',
    'achet* achat* | vend* vente*',
    'gagn* | perd*',
    'grand* énorme* gros* | petit* minime*',
    'nouveau nouvel nouvelle* modern* jeune* | vieux vieille* ancien* âgé*',
    'même* identique* pareil* | différent* distinct*',
    'avec | sans',
    'suffisant* assez suffit suffisamment | insuffisant* manqu* rare*',
    'correct* juste* exact* | incorrect* faux fausse* erron*',
    'confiance | méfi* défiance',
    'nécessaire* important* obligatoire* | facultati* superflu* optionnel*',
    'automatique* | manuel* main',
    'fonctionn* réuss* marche* succès | échou* panne* cassé*',
    'médecin* docteur* | infirmi*',
    'chaud* | froid*',
    'long* | court* bref*',
    'ouvert* | fermé*',
    'public* | privé*',
    'premier première | deuxième second seconde',
  ],
  times:
    "lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre aujourd'hui hier demain matin midi soir soirée nuit quotidien* hebdomadaire* mensuel* annuel* printemps été automne hiver",
  superlatives: 'meilleur pire premier première dernier dernière plus principal principale maximum minimum',
  above: 'plus minimum moins dépasse* dessus',
  below: 'moins maximum presque dessous',
  numbers:
    'zéro=0 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 nonante=90 cent=*100 cents=*100 mille=*1000 milliers=*1000 million=*1000000 millions=*1000000 milliard=*1000000000 milliards=*1000000000 douzaine=12 dizaine=10 moitié=1/2 demi=1/2 demie=1/2 tiers=1/3 quart=1/4 double=2 triple=3',
};
