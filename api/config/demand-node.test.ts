import { demandNode } from './demand-node.ts';

describe('the Node that starts the server', () => {
  it.each(['24.0.0', '24.21.0', '26.1.0'])('may be %s', (version) => {
    expect(() => demandNode(version)).not.toThrow();
  });

  it.each(['20.20.2', '22.12.0', '23.9.0'])('is refused in one sentence that names the fix for %s', (version) => {
    expect(() => demandNode(version)).toThrow(
      expect.objectContaining({
        name: 'StartProblem',
        message: `Evident needs Node 24 and was started with Node ${version}: start it with npm start, which takes the Node that npm has installed with it, or install Node 24.`,
      }),
    );
  });
});
