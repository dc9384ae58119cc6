/** Strategies of connections (specification, document 000, section 2). */
export const SSO_STRATEGIES = [
  'oidc',
  'saml',
  'okta',
  'azure',
  'google',
  'google apps',
  'windows live',
  'auth0',
  'adfs',
  'pingfederate',
] as const;
export type SsoStrategy = (typeof SSO_STRATEGIES)[number];

/** The two protocols that all strategies use (decision D60). */
export const SSO_PROTOCOLS = ['OIDC', 'SAML'] as const;
export type SsoProtocol = (typeof SSO_PROTOCOLS)[number];

/** The form and the instructions for one kind of directory. */
export interface Preset {
  readonly title: string;
  readonly protocol: SsoProtocol;
  /** The issuer of OIDC, if it is the same for all customers. */
  readonly issuer?: string;
  readonly issuerExample?: string;
  /**
   * The organization itself manages all addresses of this directory, and it sends no `email_verified`. A claim that is
   * false still refuses.
   */
  readonly managesAddresses?: true;
  /** The steps of an administrator in the directory, in order. */
  readonly steps: readonly string[];
}

const COPY_SAML = 'Copy the sign-on URL, the issuer and the signing certificate of the directory into the form below.';

export const PRESETS: Readonly<Record<SsoStrategy, Preset>> = {
  oidc: {
    title: 'OpenID Connect',
    protocol: 'OIDC',
    issuerExample: 'https://login.example.com',
    steps: [
      'Register a web application with the authorization code flow.',
      'Add the redirect address below.',
      'Copy the issuer, the client ID and the client secret into the form below.',
    ],
  },
  saml: {
    title: 'SAML 2.0',
    protocol: 'SAML',
    managesAddresses: true,
    steps: [
      'Create a SAML 2.0 application with the addresses below.',
      'Turn on signing of assertions with SHA-256.',
      'Send the email address as the attribute “email”, and the full name as “name”.',
      COPY_SAML,
    ],
  },
  okta: {
    title: 'Okta',
    protocol: 'OIDC',
    issuerExample: 'https://example.okta.com',
    steps: [
      'In the Okta Admin Console, go to Applications and create an app integration: OIDC, Web Application.',
      'Set the sign-in redirect URI to the redirect address below.',
      'Assign the people or groups who may sign in.',
      'Copy the client ID and secret. The issuer is the address of your Okta organization.',
    ],
  },
  azure: {
    title: 'Microsoft Entra ID',
    protocol: 'OIDC',
    managesAddresses: true,
    issuerExample: 'https://login.microsoftonline.com/{tenant ID}/v2.0',
    steps: [
      'In the Entra admin center, go to App registrations and register an application for this directory only.',
      'Add the redirect address below for the platform Web.',
      'Create a client secret under Certificates & secrets, and copy its value.',
      'Under Token configuration, add the optional claim email to the ID token.',
      'Copy the application ID. The issuer contains your tenant ID.',
    ],
  },
  google: {
    title: 'Google',
    protocol: 'OIDC',
    issuer: 'https://accounts.google.com',
    steps: [
      'In the Google Cloud console, go to APIs & Services, Credentials, and create an OAuth client ID: Web application.',
      'Add the redirect address below.',
      'Set the consent screen to Internal, so that only your organization can sign in.',
      'Copy the client ID and the client secret.',
    ],
  },
  'google apps': {
    title: 'Google Workspace (SAML)',
    protocol: 'SAML',
    managesAddresses: true,
    steps: [
      'In the Google Admin console, go to Apps, Web and mobile apps, and add a custom SAML app.',
      'Copy the SSO URL, the entity ID and the certificate into the form below.',
      'Enter the addresses below. Choose Email for the Name ID.',
      'Map Primary email to “email”, and turn the app on for the people who may sign in.',
    ],
  },
  'windows live': {
    title: 'Microsoft accounts',
    protocol: 'OIDC',
    issuer: 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
    steps: [
      'In the Entra admin center, register an application for personal Microsoft accounts.',
      'Add the redirect address below for the platform Web.',
      'Create a client secret, and copy its value and the application ID.',
    ],
  },
  auth0: {
    title: 'Auth0',
    protocol: 'OIDC',
    issuerExample: 'https://example.eu.auth0.com/',
    steps: [
      'In the Auth0 dashboard, create a Regular Web Application.',
      'Add the redirect address below to Allowed Callback URLs.',
      'Copy the client ID and secret. The issuer is your domain, with a slash at the end.',
    ],
  },
  adfs: {
    title: 'AD FS',
    protocol: 'SAML',
    managesAddresses: true,
    steps: [
      'In AD FS Management, add a relying party trust and enter its data manually with the addresses below.',
      'Set the secure hash algorithm to SHA-256.',
      'Add a claim rule that sends E-Mail-Addresses as E-Mail Address and as Name ID.',
      COPY_SAML,
    ],
  },
  pingfederate: {
    title: 'PingFederate',
    protocol: 'SAML',
    managesAddresses: true,
    steps: [
      'Create an SP connection for browser SSO with the SAML 2.0 profile, initiated by the service provider.',
      'Enter the entity ID and the assertion consumer address below, with the POST binding.',
      'Require signed assertions, and send the attribute “email”.',
      COPY_SAML,
    ],
  },
};
