import * as kinds from './kinds.ts';

/** Endpoints that transcribe recordings and translate transcripts. */
export const TRANSCRIPTION_SETTINGS = {
  transcriptionUrl: {
    name: 'TRANSCRIPTION_URL',
    kind: kinds.url('http:', 'https:'),
    otherwise: 'recordings never leave this machine; members add transcript files',
    example: 'https://api.example.com/v1',
    about:
      "An endpoint that speaks OpenAI's API for transcriptions, such as a self-hosted Whisper server. The sound of recordings is sent to it. It may be in an internal network.",
  },
  transcriptionModel: {
    name: 'TRANSCRIPTION_MODEL',
    kind: kinds.text,
    otherwise: '`whisper-1`',
    example: 'large-v3',
    needs: ['TRANSCRIPTION_URL'],
    about: 'The model that the endpoint is asked for. A model named `…diarize…` is asked for speakers.',
  },
  transcriptionKey: {
    name: 'TRANSCRIPTION_KEY',
    kind: kinds.text,
    secret: true,
    otherwise: 'requests without a key',
    example: 'sk-…',
    needs: ['TRANSCRIPTION_URL'],
    about: 'The key of the endpoint, sent as a bearer token.',
  },
  translationUrl: {
    name: 'TRANSLATION_URL',
    kind: kinds.url('http:', 'https:'),
    otherwise: 'the language model translates transcripts, if there is one',
    example: 'https://translate.example.com',
    about:
      'An endpoint that speaks the protocol of LibreTranslate. The turns of notes that members translate are sent to it. It may be in an internal network.',
  },
  translationKey: {
    name: 'TRANSLATION_KEY',
    kind: kinds.text,
    secret: true,
    otherwise: 'requests without a key',
    example: 'key-…',
    needs: ['TRANSLATION_URL'],
    about: 'The key of the translation endpoint.',
  },
} as const;
