/** English words by which sentences of sales calls are told. Chosen by reading calls, and meetings that are none (decided). */

const BUYERS =
  'c[efiotm]o|vp|vice president|director|head of \\w+|finance|procurement|boss|leadership|board|(?:my|our|her|his|their) manager';
const APPROVING =
  'budgets?|sign(?:s|ed|ing)?(?:[- ]off)?|approv\\w+|decides?|pays|final (?:say|call|decision|word)|purchase\\w*';

/** Words of an offer and of a purchase. Calls about a purchase have several different ones. */
export const OFFER =
  /\b(?:your (?:product|platform|pricing|price|solution|tool|software|offering|service|sales|demo|quote|plan|licen[cs]e)s?|per seat|seats|licen[cs](?:e|es|ing)|free trial|trial|demo|quote|subscription|proof of concept|pilot|list price|discount|vendors?|annual plan|onboarding)\b/giu;
export const PURCHASE =
  /\b(?:our budget|(?:the|a|this year['’]s|next year['’]s|annual) budget|procurement|purchase order|contracts?|renewals?|renews?|sign(?:ed|s)?[- ]off|approv(?:e|es|ed|al)|legal (?:team|review)|security (?:review|questionnaire)|business case|decision[- ]makers?|buy(?:ing)?|pricing|return on investment|roi)\b/giu;

export const METRIC =
  /\b(?:sav(?:e|es|ed|ing)|reduc\w+|cut(?:s|ting)?|los(?:e|es|ing|t)|spend(?:s|ing)?|spent|costs?|cost(?:s|ing)? us|increas\w+|grow\w*|tak(?:es|ing)|took|faster|slower|per (?:week|month|day|year|quarter|call|ticket|person|seat)|each (?:week|month|day|year|quarter)|a (?:week|month|day|year|quarter))\b/iu;
export const BUYER = new RegExp(
  `\\b(?:(?:${BUYERS})\\b[^.!?]{0,60}\\b(?:${APPROVING})|(?:${APPROVING})\\b[^.!?]{0,60}\\b(?:${BUYERS}))\\b`,
  'iu',
);
export const CRITERIA =
  /\b(?:criteri(?:a|on)|must[- ]haves?|deal[- ]?breakers?|non[- ]negotiable|requirements?|(?:need|needs|require|requires|must have|insist on)\b[^.!?]{0,60}\b(?:sso|single sign[- ]on|security|soc ?2|iso|gdpr|complian\w+|integrat\w+|prices?|api|support|hosting|on[- ]prem\w*|encryption|audit|data|export)|important (?:for|to) us|(?:we|they) (?:compare|evaluate|score|weigh)[ds]?)\b/iu;
export const PROCESS =
  /\b(?:procurement|legal (?:team|review|department|has)|security (?:review|questionnaire)|sign(?:ed|s)?[- ]?off|proof of concept|pilot|purchase order|rfp|tender|contract|approval process|budget cycle|decision (?:is made|process)|(?:we|they|board|committee)(?:['’]ll| will| want to| plan to| have to)? (?:decide|make (?:a|the) decision)s?|decide (?:by|in|before))\b/iu;
export const CHAMPION =
  /\b(?:(?:our|the|your|an?|internal) (?:internal )?(?:champion|advocate|sponsor)s?|champion(?:ed|ing) (?:it|this|that|the|you|your)|(?:push(?:ing|ed|es)?|advocat(?:e|es|ed|ing)|lobb(?:y|ied|ying)|fighting|fought|vouch(?:ed|ing)?) (?:hard )?for (?:it|this|that|you|your|the (?:tool|product|platform|purchase|change|switch))|(?:i|she|he|they)(?:['’](?:d|ll|m)| would| will| am going to| want to)? (?:recommend|present|pitch|sell|bring|take) (?:it|this|you|your \w+) (?:to|at|internally)|convinc(?:e|es|ed|ing) (?:my|our|the|her|his|their) (?:boss|team|manager|cfo|cto|ceo|leadership|management|colleagues|director))\b/iu;
export const COMPETITION =
  /\b(?:competitors?|competing (?:product|vendor|offer|quote)s?|(?:other|another|current|existing|incumbent|previous|old) (?:vendor|provider|supplier)s?|also (?:look(?:ing|ed)?|talk(?:ing|ed)?|speak(?:ing)?|spoke) (?:at|to|with)|also (?:evaluat|consider|trial|test)\w*|switch(?:ed|ing)? (?:away )?from|moving away from|compar(?:e|ed|ing) (?:you|it|your \w+) (?:to|with|against))\b/iu;
export const SITUATION =
  /\b(?:we(?:['’]re| are) (?:an? |about |around |roughly |nearly )?(?:\d+|company|startup|team|agency|bank|retailer|hospital|university|group)|we (?:currently |mostly |mainly |now |still )?(?:use|run|rely on|work with|work in|track|store|keep|manage)\b|our (?:team|company|stack|setup|process|department|organi[sz]ation) (?:is|has|uses|runs|consists|currently|of)|(?:team|company|department) of (?:\w+ )?(?:\w+)|\d+ (?:people|employees|engineers|agents|researchers|users|seats|offices|stores))\b/iu;
export const IMPACT =
  /\b(?:cost(?:s|ing)? us|sav(?:e|es|ed|ing) us|los(?:e|es|ing|t)\b[^.!?]{0,30}\b(?:customers?|deals?|money|time|hours?|days?|revenue|people)|(?:hours?|days?|weeks?) (?:a|per|each|every) (?:week|month|day|year|person|quarter)|impact (?:on|is|of)|revenue|churn|wast(?:e|es|ed|ing)|(?:spend|spends|spent|takes?|took)\b[^.!?]{0,30}\b(?:hours?|days?|weeks?|months?|minutes?))\b/iu;
export const EVENT =
  /\b(?:deadline|(?:contract|licen[cs]e|subscription|agreement)\b[^.!?]{0,30}\b(?:ends?|expires?|renews?|is up|runs out)|renewal|(?:by|before|until) (?:the )?(?:end of|next|start of|beginning of|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|summer|christmas)|(?:audit|launch|migration|go[- ]live|rollout)\b[^.!?]{0,30}\b(?:in|on|by|next) \w+)\b/iu;
