/** English words by which usability sessions and customer calls are told (decided). */

const BY_ONESELF = "(?:i|i['’](?:m|ll|d)|let me|i(?: am| will| would| can| could)|i(?:['’]m| am) going to)";

/** Things that a participant does on a screen. Sessions have several different ones. */
export const ON_SCREEN = new RegExp(
  `\\b${BY_ONESELF} (?:just |now |first |try to |trying to |going to |gonna |probably )?(?:click|tap|scroll|swipe|type|hover|drag|select|open|look(?:ing)? for|search(?:ing)? for|go(?:ing)? back|check out|navigate|expect)\\w*`,
  'giu',
);
export const SCREEN_PARTS =
  /\b(?:buttons?|menus?|pages?|screens?|links?|icons?|search (?:bar|box|field)|check ?boxes|drop-?downs?|filters?|home ?page|website|checkout|tabs?|prototype|sidebar|settings)\b/giu;

export const TASK =
  /\b(?:(?:the|your|first|second|third|next|last) tasks?|(?:i|i['’]m|i['’]ll|i['’]d|we)\b[^.!?]{0,20}\b(?:try(?:ing)? to|tried to|looking for|search(?:ing)? for|want(?:ed)? to find|click\w*|scroll\w*|tap\w*)|please (?:find|try|show|open|book|order|add)|imagine (?:that )?you)\b/iu;
export const WENT_WELL =
  /\b(?:(?:was|is|that['’]s|it['’]s|were|pretty|very|really|quite|so) (?:pretty |very |really |quite )?(?:easy|clear|simple|straightforward|intuitive|quick|obvious|nice|helpful)|easy to (?:find|see|use|understand|read)|(?:i|we) (?:really )?(?:like|liked|love|loved) (?:that|how|the|this|it)|(?:i )?found it (?:right away|immediately|quickly|easily)|works? (?:well|great|as i expected))\b/iu;
export const WENT_WRONG =
  /\b(?:(?:can(?:no|['’])t|couldn['’]t|didn['’]t|don['’]t) (?:\w+ )?(?:find|see|notice|understand|know (?:where|what|how)|get (?:it|this))|not (?:sure|clear|obvious) (?:where|what|how|if|why|which|whether)|where (?:is|do i|can i)|confus\w+|unclear|stuck|lost|nothing happen(?:s|ed)|doesn['’]t (?:work|do|say|tell|show)|error message|frustrat\w+|annoying|too (?:small|many|slow|long|much))\b/iu;
/** Matches sentences without a problem. */
export const NO_PROBLEM = new RegExp(`^(?![^]*${WENT_WRONG.source})`, 'iu');
export const EXPECTED =
  /\b(?:(?:i|i['’]d|we) (?:would have |would |had |had just |kind of |would['’]ve |just )?(?:expect\w*|assum\w+|thought (?:it|that|this|there) (?:would|was|is|might|will))|(?:surprised|unexpected|not what i))\b/iu;

/** A customer who speaks of the product of someone else, and of their own work. */
export const YOURS =
  /\byour (?:product|platform|tool|app|software|service|support|system|website|documentation|docs|pricing|api|dashboard|team|product team|company|onboarding|reports?|integrations?|roadmap)\b/giu;
export const OURS =
  /\b(?:our (?:team|company|customers?|users?|process|workflow|data|setup|department|account|subscription|managers?|engineers?|researchers?|clients?)|we (?:currently |mostly |still |now )?(?:use|run|rely on|track|pay for|bought|signed up))\b/giu;
export const NEED =
  /\b(?:(?:we|i|our team|my team|they|our \w+)(?:['’]d| would| really| also| just)? (?:really )?(?:need|want|wish|require|prefer|love to|like to (?:see|have|be able)|(?:are|['’]re) looking for)s?\b|would (?:be (?:nice|great|good|helpful|useful)|help (?:us|me))|(?:we|i) (?:are|['’]re|am|['’]m) (?:missing|looking for))/iu;
export const NEXT =
  /\b(?:next steps?|action items?|(?:i|we)(?:['’]ll| will) (?:send|share|follow|get back|schedule|set up|check|ask|invite|prepare|forward|book|email|call|talk to|discuss)|let['’]s (?:schedule|set up|meet again|talk again|follow|book)|follow(?:ing)?[- ]up (?:call|meeting|email|on|next|with)|(?:send|share|schedule|meet|talk|call)\b[^.!?]{0,40}\b(?:by |on |until )?(?:monday|tuesday|wednesday|thursday|friday|tomorrow|next week|end of (?:the )?week))\b/iu;
export const OWN = /\b(?:we|our|us|ours|i|my|me|team)\b/iu;

/** Wishes for a product. */
export const REQUEST =
  /\b(?:(?:i|we|they|you) wish\b|would be (?:really |very |so )?(?:nice|great|good|helpful|useful|better|cool|awesome|amazing)\b|(?:it|you|they|this|that) should (?:also )?(?:be able|have|support|let|allow|show|offer|provide)|feature requests?|(?:i|we|users?|customers?|people|they)(?:['’]d| would) (?:really |also )?(?:love|like) (?:to (?:see|have|be able)|if|an? \w+|more)|(?:is|are|was|were|what['’]s|still|feature|thing) missing|if only|why can['’]?t (?:i|we|you)|please add|(?:need|want)(?:s|ed)? (?:to be able|a way|an option|better \w+|more \w+|the ability)|(?:ask(?:s|ed|ing)?|request(?:s|ed|ing)?) for (?:an? |the |more |better )?(?:feature|option|integration|way|support|version|button|export|filter))/iu;
export const WORKAROUND =
  /\b(?:work(?:-| )?arounds?|by hand|manually|(?:use|using|used|in|into|with|keep|to) (?:an? |our |my |the )?(?:spreadsheets?|excel|google sheets?|notepad|scripts?)|(?:wrote|built|made|hacked together|hacked|scripted) (?:our|my|an?|their) own|copy(?:ing)?(?:,| and|-| &) ?past(?:e|ing)|until then|for now,? (?:we|i))\b/iu;
/** Texts about something that people make and others use. */
export const PRODUCT =
  /\b(?:the product|products?|features?|users?|interface|apps?|application|prototype|design(?:s|ed)?|requirements?|usability|functionality|software|devices?|release)\b/giu;
