export * from './hashed-vector.ts';
