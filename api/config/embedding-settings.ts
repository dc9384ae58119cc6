import * as kinds from './kinds.ts';

/** The model for search by meaning. */
export const EMBEDDING_SETTINGS = {
  embeddings: {
    name: 'EVIDENT_EMBEDDINGS',
    kind: kinds.oneOf('on', 'off'),
    byDefault: 'on',
    example: 'off',
    about: 'Whether search finds texts by their meaning. Off, texts get no vectors, and those stored are deleted.',
  },
  embeddingModelDir: {
    name: 'EMBEDDING_MODEL_DIR',
    kind: kinds.folder,
    otherwise: 'the token vectors that come with Evident',
    example: '/var/lib/evident/all-MiniLM-L6-v2',
    about:
      'The folder of a sentence transformer in ONNX format for search by meaning. Run `npm install --ignore-scripts onnxruntime-node@1 @huggingface/tokenizers@0.2` in it once. Without the option, an install script downloads files for graphics cards, which are not used, from another host.',
  },
  embeddingUrl: {
    name: 'EMBEDDING_URL',
    kind: kinds.url('http:', 'https:'),
    otherwise: 'texts never leave this machine for search by meaning',
    example: 'https://api.example.com/v1',
    needs: ['EMBEDDING_MODEL'],
    about:
      "An endpoint that speaks OpenAI's embeddings API. All searchable texts are sent to it. Takes precedence over `EMBEDDING_MODEL_DIR`. It may be in an internal network.",
  },
  embeddingModel: {
    name: 'EMBEDDING_MODEL',
    kind: kinds.text,
    otherwise: 'no endpoint',
    example: 'text-embedding-3-small',
    needs: ['EMBEDDING_URL'],
    about: 'The model that the endpoint is asked for. After a change, all texts are embedded again in the background.',
  },
  embeddingKey: {
    name: 'EMBEDDING_KEY',
    kind: kinds.text,
    secret: true,
    otherwise: 'requests without a key',
    example: 'sk-…',
    needs: ['EMBEDDING_URL'],
    about: 'The key of the endpoint, sent as a bearer token.',
  },
} as const;
