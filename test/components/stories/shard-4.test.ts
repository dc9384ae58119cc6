import { proveStories } from './prove-stories.ts';

describe('every story, shard 4 of 4', () => {
  proveStories(4);
});
