import type { RuleWords } from './rule-switch.tsx';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const LINKS: RuleWords = {
  setting: 'linkSharingEnabled',
  value: false,
  label: 'No public links',
  description: 'No public link or embed works, and none can be created.',
  consequence: 'They stop working. They work again when you turn the rule off, unless you turn the links off.',
  rule: 'PUBLIC_LINKS',
  countWords: (count) => `${counted(count, 'public link is', 'public links are')} on.`,
};
export const GUESTS: RuleWords = {
  setting: 'guestsAllowed',
  value: false,
  label: 'No guests',
  description: 'Only people at your domains can be invited, join, or be provisioned.',
  consequence: 'They stay members until you remove them. Each becomes an alert.',
  rule: 'GUESTS',
  countWords: (count) => `${counted(count, 'member is a guest', 'members are guests')}.`,
};
export const EXPORTS: RuleWords = {
  setting: 'exportsAllowed',
  value: false,
  label: 'No exports',
  description:
    'Highlights, people, code books and reels cannot be exported, also not by programs. Admins can still export the audit log, and members their own account.',
  consequence: '',
  rule: null,
  countWords: () => '',
};
export const FACTOR: RuleWords = {
  setting: 'membersNeedSecondFactor',
  value: true,
  label: 'Require two-step sign-in for all members',
  description:
    'Members set it up before they use the workspace. Single sign-on through your directory counts. Access tokens are not affected.',
  consequence: 'They are asked to set it up at once, unless they signed in through your directory.',
  rule: 'SECOND_FACTOR',
  countWords: (count) => `${counted(count, 'member has', 'members have')} no two-step sign-in.`,
};
