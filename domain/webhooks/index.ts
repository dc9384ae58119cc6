export * from './cursor.ts';
export * from './delivery.ts';
export * from './message.ts';
export * from './shapes.ts';
export * from './signing.ts';
export * from './webhook.ts';
