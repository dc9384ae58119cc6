export * from './access-token.ts';
export * from './account.ts';
export * from './email.ts';
export * from './one-time-code.ts';
export * from './password.ts';
export * from './session.ts';
export * from './sign-in.ts';
export * from './throttle.ts';
