/** An attribute of a resource (RFC 7643, 7). Directories may send others, which are ignored. */
export interface Attribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'complex' | 'reference';
  readonly description: string;
  readonly multiValued?: true;
  readonly required?: true;
  readonly caseExact?: true;
  readonly readOnly?: true;
  readonly immutable?: true;
  readonly unique?: true;
  readonly referenceTypes?: readonly string[];
  readonly sub?: readonly Attribute[];
}

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

const text = (name: string, description: string) => ({ name, type: 'string', description }) as const;
const valued = (name: string, description: string, more: readonly Attribute[] = []): Attribute => ({
  name,
  type: 'complex',
  multiValued: true,
  description,
  sub: [
    text('value', 'The value'),
    text('display', 'The value in words'),
    text('type', 'What it is used for'),
    { name: 'primary', type: 'boolean', description: 'The preferred one' },
    ...more,
  ],
});

export const EXTERNAL_ID: Attribute = {
  ...text('externalId', 'Identifier in the directory'),
  caseExact: true,
};

/** An address is needed; where none is sent, the user name must be one. */
const EMAILS: Attribute = {
  ...valued('emails', 'Email addresses; the primary one identifies the account'),
  required: true,
};
const [VALUE, ...OTHERS] = EMAILS.sub!;

export const USER_ATTRIBUTES: readonly Attribute[] = [
  { ...text('userName', 'Unique name of the user in the directory'), required: true, unique: true },
  {
    name: 'name',
    type: 'complex',
    description: 'The parts of the name',
    sub: [
      text('formatted', 'The full name'),
      text('familyName', 'The family name'),
      text('givenName', 'The given name'),
      text('middleName', 'The middle name'),
    ],
  },
  text('displayName', 'The name shown in Evident'),
  text('nickName', 'The casual name'),
  text('title', 'The job title'),
  text('userType', 'The relation to the company'),
  text('preferredLanguage', 'The preferred language'),
  text('locale', 'The locale'),
  text('timezone', 'The time zone'),
  { name: 'active', type: 'boolean', description: 'False: the member cannot act in the workspace' },
  { ...EMAILS, sub: [{ ...VALUE!, required: true }, ...OTHERS] },
  valued('phoneNumbers', 'Phone numbers'),
  valued('roles', 'Roles in Evident: VIEWER, CONTRIBUTOR, MANAGER or ADMIN; others are ignored'),
  {
    name: 'groups',
    type: 'complex',
    multiValued: true,
    readOnly: true,
    description: 'The groups of the user',
    sub: [
      { ...text('value', 'Identifier of the group'), readOnly: true },
      {
        name: '$ref',
        type: 'reference',
        referenceTypes: ['Group'],
        readOnly: true,
        description: 'Address of the group',
      },
      { ...text('display', 'Name of the group'), readOnly: true },
    ],
  },
];

export const ENTERPRISE_ATTRIBUTES: readonly Attribute[] = [
  text('employeeNumber', 'Number of the employee'),
  text('costCenter', 'Cost center'),
  text('organization', 'Organization'),
  text('division', 'Division'),
  text('department', 'Department'),
  {
    name: 'manager',
    type: 'complex',
    description: 'The manager',
    sub: [
      text('value', 'Identifier of the manager'),
      { ...text('displayName', 'Name of the manager'), readOnly: true },
    ],
  },
];

export const GROUP_ATTRIBUTES: readonly Attribute[] = [
  { ...text('displayName', 'Name of the group'), required: true, unique: true },
  {
    name: 'members',
    type: 'complex',
    multiValued: true,
    description: 'The members of the group',
    sub: [
      { ...text('value', 'Identifier of the user'), immutable: true, caseExact: true },
      {
        name: '$ref',
        type: 'reference',
        referenceTypes: ['User'],
        immutable: true,
        description: 'Address of the user',
      },
      { ...text('display', 'Name of the user'), readOnly: true },
    ],
  },
];

/** The attributes that a resource of a kind has, without `id` and `meta`. */
export interface ResourceKind {
  readonly name: 'User' | 'Group';
  readonly schema: typeof USER | typeof GROUP;
  readonly attributes: readonly Attribute[];
  readonly extensions: Readonly<Record<string, readonly Attribute[]>>;
}

export const USERS: ResourceKind = {
  name: 'User',
  schema: USER,
  attributes: [EXTERNAL_ID, ...USER_ATTRIBUTES],
  extensions: { [ENTERPRISE]: ENTERPRISE_ATTRIBUTES },
};
export const GROUPS: ResourceKind = {
  name: 'Group',
  schema: GROUP,
  attributes: [EXTERNAL_ID, ...GROUP_ATTRIBUTES],
  extensions: {},
};
