export * from './catalogue.ts';
export * from './notices.ts';
export * from './path.ts';
export * from './shapes.ts';
export * from './unread-counted.ts';
