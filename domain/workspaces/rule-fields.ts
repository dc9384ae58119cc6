export const linkSharingField = {
  type: 'boolean',
  description: 'Whether public links work. Off: none opens, and none can be created',
} as const;

export const guestsField = {
  type: 'boolean',
  description:
    'Whether people with an address outside the domains of the workspace can become members. The domains are those of its join rule and those proved for single sign-on',
} as const;
export const exportsField = {
  type: 'boolean',
  description: 'Whether members and programs can export. The audit log and one’s own account can always be exported',
} as const;
export const membersFactorField = {
  type: 'boolean',
  description:
    'Members without two-step sign-in are asked to set it up before they use the workspace. Single sign-on through a directory of the workspace counts. Access tokens are not affected',
} as const;
