import { proveStories } from './prove-stories.ts';

describe('every story, shard 2 of 4', () => {
  proveStories(2);
});
