export * from './captions.ts';
export * from './edl.ts';
export * from './from-highlights.ts';
export * from './otio.ts';
export * from './reel.ts';
export * from './rendering.ts';
export * from './shapes.ts';
export * from './strike.ts';
export { REEL_EVENTS } from './events.ts';
