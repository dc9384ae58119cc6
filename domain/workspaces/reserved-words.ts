/**
 * Reserved first parts of a subdomain: names used by networks, hosting and this product (specification, document 000,
 * section 5).
 */
const GENERIC = `
  about abuse account accounts admin administrator alpha analytics api apis app apps assets auth autoconfig autodiscover backend beta billing blog
  bucket cache calendar callback cdn chat checkout cloud config console contact cookie copyright dash dashboard data dev developer
  developers dns docs document documentation domain download downloads edge email embed example export external faq feed feedback
  file files ftp gateway git graphql guest help helpdesk host hosting http https image images imap img info internal
  intranet invite invites invoice jobs landing legal live localhost login logout mail mailer mailserver metrics
  monitor monitoring mx name news newsletter null oauth official oidc openapi operations ping pop pop3 portal postmaster
  preview pricing privacy private prod production proxy public queue realtime redirect register registration relay remote report reports root rss sales
  saml sandbox scim search secure security server service services session setup signin signout signup site sitemap smtp socket sql ssh ssl sso
  stage staging static stats status storage stream subdomain subscribe support sysadmin system terms test testing tests
  tls token tokens trust tunnel undefined upload uploads url user username users vpn webhook webhooks webmail websocket wiki workspace workspaces wpad www`;
const PRODUCT = `
  agents canvas channel channels contacts evident explore folder folders global highlight highlights insight insights integrations note notes onboarding people
  person plans project projects recruit reel reels settings share tag tags template templates theme themes trash`;

export const RESERVED_WORDS: ReadonlySet<string> = new Set(`${GENERIC} ${PRODUCT}`.trim().split(/\s+/));

/**
 * Words that no part of a subdomain can contain, because it could impersonate the product or enable phishing
 * (specification, document 000, section 5; the words are decided).
 */
export const BANNED_WORDS: ReadonlySet<string> = new Set([
  'evident',
  'hacked',
  'malware',
  'official',
  'password',
  'passwords',
  'phishing',
  'root',
  'scam',
  'spam',
  'sysadmin',
  'webmaster',
  'xxx',
]);
