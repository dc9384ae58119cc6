import { proveStories } from './prove-stories.ts';

describe('every story, shard 3 of 4', () => {
  proveStories(3);
});
