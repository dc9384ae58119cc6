export * from './authorization.ts';
export * from './grant.ts';
export * from './oauth-refusal.ts';
export * from './program.ts';
export * from './redirect-uri.ts';
export * from './shared-auth.ts';
