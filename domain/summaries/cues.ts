/** English words by which sentences of common sections are told. Chosen by reading interviews, calls and meetings (decided). */

export const WANTING =
  /\b(?:wish(?:es|ed)?|would (?:be (?:nice|great|good|helpful|useful|better)|love|like|prefer|help)|(?:i|we|they|you|it|users?|customers?|people|teams?)(?:'d| would)? (?:really )?(?:want|need|like to see)(?:s|ed)?|should (?:be|have|also|let|allow|support)|missing|feature requests?|requested|hop(?:e|ing) (?:for|that|to)|if only|ask(?:s|ed|ing) for)\b/iu;
export const PAIN =
  /\b(?:problem(?:s|atic)?|issues?|challeng\w*|difficult\w*|hard(?:er|est)?|struggl\w*|pain\w*|frustrat\w*|annoy\w*|confus\w*|slow\w*|expensive|costly|tedious|manual(?:ly)?|broke\w*|break(?:s|ing)?|fail\w*|bugs?|errors?|blocker\w*|stuck|unclear|complicat\w*|complex\w*|lack(?:s|ed|ing)?|miss(?:es|ing)|waste\w*|worr\w*|can(?:'|’)?t|cannot|couldn(?:'|’)t|unable|overwhelm\w*|time-consuming|not (?:easy|clear|obvious|possible|enough|able)|too (?:many|much|long|few|late|difficult|hard|complex))\b/iu;
/** Words of a problem that are one also without a word of feeling. */
export const HARDSHIP =
  /\b(?:challeng(?:e|es|ing)|struggl\w*|difficult\w*|frustrat\w*|annoy\w*|pain points?|tedious|blockers?)\b/iu;
export const VALUE =
  /\b(?:lik(?:e|es|ed) (?:it|that|the|how|about)|lov(?:e|es|ed)|enjoy\w*|great|excellent|easy|easier|easily|help(?:s|ed|ful)|useful|valuable|benefit\w*|improv\w*|better|fast(?:er)?|sav(?:e|es|ed|ing)|simpl\w*|works? (?:well|great)|powerful|appreciat\w*|favou?rite|success\w*|happy|excited|convenient|intuitive)\b/iu;
export const ACTION =
  /\b(?:should|needs? to|must|recommend\w*|suggest\w*|propos\w*|advi[cs]e\w*|plan(?:s|ned|ning)? to|next steps?|action items?|following up|let(?:'|’)s|to-?do|consider(?:ing)?|could (?:also|try|use|add|make|start)|opportunit\w*)\b/iu;
export const QUESTION_LEFT =
  /\b(?:not sure|unsure|unclear|don(?:'|’)t know|unknown|open question|wonder(?:s|ed|ing)?|to be (?:decided|seen|determined)|remains?|depends)\b/iu;
export const NUMBERS =
  /\b(?:\d[\d.,]*\s?(?:%|percent|k|m|million|billion|hours?|days?|weeks?|months?|minutes?|people|users?|customers?|dollars?|euros?)|[$€£]\s?\d|percent|half of|twice|double\w*|hundreds?|thousands?|millions?|kpis?|roi)\b/iu;
/** Problems that are solved or denied: their words are no cue. */
export const SETTLED =
  /\b(?:(?:re)?solv\w+|fix\w*|avoid\w*|prevent\w*|without|no|not|never|isn['’]t|wasn['’]t|weren['’]t)\s+(?:[\w-]+\s+){0,2}(?:problems?|issues?|errors?|bugs?|difficult\w*|hard|complicat\w*|expensive)\b/giu;
