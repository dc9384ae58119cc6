import * as kinds from './kinds.ts';

/** Single sign-on. */
export const SSO_SETTINGS = {
  ssoInternalHosts: {
    name: 'SSO_INTERNAL_HOSTS',
    kind: kinds.hosts,
    otherwise: 'directories have public addresses, with https',
    example: 'keycloak.internal',
    about:
      'Hosts of directories for single sign-on in an internal network, also without https. Admins of every workspace can have them called.',
  },
} as const;
