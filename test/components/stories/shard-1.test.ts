import { proveStories } from './prove-stories.ts';

describe('every story, shard 1 of 4', () => {
  proveStories(1);
});
