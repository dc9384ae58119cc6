import type { LanguageWords } from './language-words.ts';

export const EN: LanguageWords = {
  functions:
    "i'm i've i'd i'll it's that's there's he's she's they're we're you're they've we've you've they'd we'd you'd they'll we'll us me you'll having being get gets got getting gotten thing things something anything everything one ones way lot bit really quite actually rather much such each own every between through during while after before again still even too both either well like now then here there uh um oh mm-hmm yeah okay ok hmm kind sort itself themselves herself himself around off down back upon within since until whose whether although though however therefore thus hence also mostly mainly main another let make makes made making take takes took taken come comes came go goes went going given give gives gave put happen happens happened become becomes became seem seems seemed appear appears appeared keep keeps kept able according due longer talk talks",
  conjunctions:
    'but because although though while whereas and or so when if unless since which who whom where that than until',
  negators:
    "not no never none nobod* nothing nowhere neither nor cannot can't don't doesn't didn't won't wouldn't isn't aren't wasn't weren't haven't hasn't hadn't couldn't shouldn't mustn't needn't ain't without no-one dont doesnt didnt wont wouldnt isnt arent wasnt cant couldnt havent hasnt",
  inverters:
    'refus* fail* stop* avoid* lack* unable unwilling deny denies denied hardly barely scarcely rarely seld* doubt* distrust* mistrust* reject* oppos* against absent miss misses missed missing instead unlikely prevent* cease* quit abandon* cancel* reluctan* dislik* unnecessary impossible except',
  difficulties:
    'difficult* hard trouble* struggl* problem* confus* bad wrong unclear slow poor* complain* frustrat* annoy* issue* concern* worr* unhappy inconvenient uncomfortable insufficient limited dissatisf* criticiz* criticis* critical almost nearly too enough lost disappoint* unsure uncertain unknown unaware ignoran* useless gimmick* unfamiliar forget* forgot* need* want*',
  universals:
    'all every everyone everybody everything always entire entirely whole completely totally unanimous* each any anyone anybod* invariabl* without exception',
  many: 'many most several majority numerous mostly usually often frequently generally widespread repeatedly countless multiple various common commonly typically few',
  some: 'some sometimes occasionally few partly certain rarely once',
  exclusives: 'only solely exclusively merely purely just alone sole nothing',
  because: "because since due owing cause caused causes 'cause cuz thanks driven stems",
  therefore:
    'so therefore thus hence consequently led lead leads leading meaning causes caused cause causing why prevents',
  possibility:
    "might may could maybe perhaps possibly probably can likely possible potential* seems seem depend* wonder* unsure would wouldn't couldn't guess if would'nt suggest* consider* suspect* apparently think* thought believe* expect* risk* option* hypothetical* unlikely doubt*",
  hedges:
    'seek* might may maybe perhaps possibly probably could would wish* hope* hoping should if unless hypothetical* consider* plan plans planning planned intend* wonder* want wants wanted prefer* will gonna going',
  wish: "want* wish* hope* hoping plan plans planned planning intend* like'd gonna going aim* propos* suggest* consider* prefer* try tries trying tried seek* ask* request* would let's should idea* desir* look* keen will",
  duty: 'must should need* ought required require* suggest* recommend* want* necessary essential gotta supposed expect* call* advis* important got propos* urg*',
  people:
    'participant participants user users people person customer customers client clients patient patients speaker speakers respondent respondents interviewee interviewees member members team teams group they he she someone somebod* individual individuals attendee attendees commenter reviewer parent interviewer author writer',
  reporting:
    'say says said saying tell* told telling mention* report* describ* state stated states note noted notes explain* feel feels felt feeling find finds found finding think thinks thought thinking believe* consider* express* point pointed points suggest* argue* claim* comment* remark* observe* add added adds see sees saw view views opinion according call called calls refer* indicate* recall* admit* acknowledg* discuss* experience* mean means regard* perceive* want wants wanted wish wishes agree* emphasi* highlight* stress* warn* appreciat* propose* ask asked asks know knows knew feedback',
  please: 'please kindly',
  address: 'you your yours yourself yourselves',
  commands:
    "never always don't do ignore disregard forget send click visit open enter contact call email reply delete forward reveal share provide make remember write give go log sign install download run pay transfer buy trust use check ensure consider try contact submit confirm reset update upload stop tell print execute copy paste read see note output follow stay take turn press hand keep let avoid report ask wire connect scan remove change set add",
  articles:
    'the a an all any this that these those your my our its their his her every some us me them it on to out in up no not with from for at previous',
  than: 'than',
  by: 'by',
  before: 'before until',
  after: 'after once since following',
  then: 'then later afterwards subsequently finally',
  doubts: 'might may maybe perhaps possibly if unless could',
  plans: 'plan plans planning planned intend* aim aims aiming hope hopes hoping',
  opposites: [
    'good great excellent fantastic amazing helpful friendly nice kind love loves loved like likes liked enjoy* happy pleased satisf* wonderful brilliant best better comfortable positive* prais* impress* outstanding comfy useful beneficial caring compassionate respectful knowledgeable clean welcome* invaluable attentive supportive delighted grateful thankful relaxed safe confident valuable professional polite courteous lovely reassur* appreciat* favo* fine lucky excit* fun | bad terrible awful poor* horrible rude unhelpful unfriendly hate hates hated dislik* unhappy displeas* dissatisf* worst worse uncomfortable negative* critici* disappoint* useless dirty frustrat* annoy* unkind disrespectful cold unwelcom* anxious anxiety worr* unsafe unprofessional impolite incompetent careless complain* fault gimmick* weird problem* difficult* confus* neglect* ignored dismissive nervous scared upset angry concern* lack* stress* painful boring',
    'more higher increas* rise rises rose rising grow* grew up expensive added larger bigger greater exceed* raise* improv* maxim* many | less fewer lower decreas* reduc* drop* fell fall falls falling shrink* shrank down cheap* smaller decline* cut cuts lessen* minim* few worsen* limit*',
    'fast faster fastest quick* speedy prompt* immediate* rapid* straight instant* | slow slower slowest slowly late delay* wait* sluggish',
    'easy easier easiest easily simple simpler simplicity straightforward intuitive effortless* | hard harder hardest difficult* complicat* complex* struggl* trouble* tricky confus*',
    'earlier early first sooner beginning | later late last end final',
    'always constantly continually every often frequent* regular* usually | never rarely seld* occasional* sometimes hardly infrequent*',
    'start* begin* began begun launch* open* continu* keep keeps kept resume* | stop* end ended ends quit ceas* clos* finish* abandon* cancel* discontinu*',
    'accept* agree* approv* allow* permit* support* endors* welcom* favor* favour* | reject* refus* disagree* den* forbid* forbade ban* banned prohibit* oppos* against block* disallow* declin*',
    'buy buys bought buying purchas* | sell sells sold selling',
    'win wins won gain* earn* | lose loses lost losing loss*',
    'big large huge major great significant* | small tiny minor little slight* trivial',
    'new newer modern recent* young* | old older outdated traditional former* elder*',
    'same identical alike equal* similar* | different* distinct differ* other another unlike',
    'enough sufficient* plenty adequate* abundant | insufficient* lack* shortage too little scarce* inadequate*',
    'remember* recall* | forget* forgot*',
    'include* includ* contain* add* | without exclud* lack* omit* remov* except',
    'strong* strength sturdy durable robust | weak* fragile flimsy brittle',
    'soft* flexible rubber* spongy | hard rigid stiff',
    'cheap* inexpensive affordable free low | expensive costly pricey high',
    'success* succeed* works worked working pass* solved achiev* | fail* broken broke unsuccessful crash* unsolved',
    'true correct right accurate* | false wrong incorrect inaccurate* mistake* error*',
    'public open* together shared | private closed separate* alone secret',
    'necessary need* essential required mandatory important must crucial vital | unnecessary optional voluntary unimportant needless irrelevant',
    'trust* believe* confident sure certain | distrust* mistrust* doubt* unsure uncertain sceptic* skeptic*',
    'present attend* available arriv* receive* got | absent unavailable missing skipp* never',
    'wide* broad thick tall long longer | narrow* thin short shorter brief*',
    'warm hot heat* | cold cool* chill*',
    'dark black night | light bright white day',
    'men man male father husband son boy boys | women woman female mother wife daughter girl girls',
    'inside internal* indoor* in-house | outside external* outdoor* outsourc*',
    'automatic* | manual* hand',
    'live person in-person face | online remote* phone telephone virtual',
    'past former* previous* was used | future will upcoming next going',
    'doctor doctors physician* dr drs | nurse nurses',
    'child children kid kids baby | adult adults parents elderly',
    'first former | second latter',
  ],
  times:
    'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december today yesterday tomorrow morning afternoon evening night midnight noon weekend weekends daily weekly monthly yearly annually quarterly hourly spring summer autumn winter',
  superlatives:
    'most least best worst fastest slowest biggest largest smallest highest lowest greatest easiest hardest first last main primary top',
  above: 'over above exceed* least beyond minimum',
  below: 'under below almost nearly most fewer maximum',
  numbers:
    'zero=0 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=*100 hundreds=*100 thousand=*1000 thousands=*1000 million=*1000000 billion=*1000000000 dozen=12 half=1/2 halved=1/2 third=1/3 thirds=1/3 quarter=1/4 quarters=1/4 twice=2 double=2 doubled=2 doubles=2 triple=3 tripled=3 thrice=3 pair=2 couple=2 single=1',
};
